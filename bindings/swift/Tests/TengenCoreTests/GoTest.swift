import Foundation
import TengenCore
import Testing

extension CoreTests {
    @Suite struct GoTest {
        @Test("a game is played and counted")
        func counted() async throws {
            let game = try await GameSession.start(goBetweenPeople(.go(.japanese, komi: 13)), options: atOnce)
            defer { game.close() }
            try await game.play(text: divided)
            let view = try await game.await { $0.go?.scoring?.judging == false }
            #expect(view.turn == .scoring)
            let proposed = try #require(view.go?.scoring)
            #expect(proposed.dead == [goPoint("B5")])
            // On the left 36 points less three stones, and a dead one; on the right 27 less two, and the komi.
            #expect((proposed.black.territory, proposed.black.dead) == (33, 1))
            #expect((proposed.white.territory, proposed.white.komi) == (25, 13))
            #expect(proposed.result == "B+2.5")
            let end = try await game.acceptCount(revision: view.revision)
            let over = try #require(try await game.await { $0.revision == end }.outcome)
            #expect(over.reason == .count)
            #expect(over.winner == .first)
            #expect(over.halfPoints == 5)
            #expect(game.record().contains("RE[B+2.5]"))
        }

        @Test("a chain is marked dead and alive")
        func marked() async throws {
            let game = try await GameSession.start(goBetweenPeople(), options: atOnce)
            defer { game.close() }
            try await game.play(text: divided)
            let view = try await game.await { $0.go?.scoring?.judging == false }
            let alive = try await game.markDead(goPoint("B5"), revision: view.revision)
            // The stone counts for White again, and Black's half of the board for nobody.
            let doubtful = try #require(try await game.await { $0.revision == alive }.go?.scoring)
            #expect(doubtful.dead == [])
            #expect((doubtful.black.territory, doubtful.white.stones) == (0, 12))
            let dead = try await game.markDead(goPoint("B5"), revision: alive)
            let again = try await game.await { $0.revision == dead }
            #expect(again.go?.scoring?.dead == view.go?.scoring?.dead)
        }

        @Test("play goes on after a count")
        func resumed() async throws {
            let game = try await GameSession.start(goBetweenPeople(), options: atOnce)
            defer { game.close() }
            try await game.play(text: "E5 pass pass")
            let revision = try await game.await { $0.go?.scoring?.judging == false }.revision
            try await game.resumePlay(revision: revision)
            let view = try await game.await { $0.turn != .scoring }
            #expect(view.go?.phase == .playing)
            #expect(view.log.last?.action == .resume)
        }

        @Test("captures are counted and replayed")
        func captures() async throws {
            let game = try await GameSession.start(goBetweenPeople(), options: atOnce)
            defer { game.close() }
            let revision = try await game.play(text: "A2 A1 B1")
            let view = try await game.await { $0.revision == revision }
            #expect((view.first.captures, view.second.captures) == (1, 0))
            let replay = try game.replay()
            #expect(replay.summary() == ReplaySummary(game: .go, width: 9, height: 9, last: 3))
            let frame = try replay.frame(number: 3)
            #expect(frame.removed == [goPoint("A1")])
            #expect((frame.blackCaptures, frame.label) == (1, "B1"))
            #expect(frame.moveNumbers[Int(goPoint("B1"))] == 3)
            #expect(frame.moveNumbers == view.moveNumbers)
        }

        @Test("an estimate says who has what")
        func estimated() async throws {
            let game = try await GameSession.start(goBetweenPeople(), options: atOnce)
            defer { game.close() }
            let moves = divided.split(separator: " ").dropLast(3).joined(separator: " ")
            let revision = try await game.play(text: moves)
            let estimate = try await game.estimate(revision: revision)
            #expect(estimate.owners[Int(goPoint("A1"))] > 150)
            #expect(estimate.owners[Int(goPoint("J1"))] < 50)
        }

        @Test("the choices of Go are known by their rules")
        func choices() {
            #expect(usualKomi(ruleSet: .chinese) == 15)
            #expect(usualKomi(ruleSet: .japanese) == 13)
            #expect(mostHandicap(width: 9, height: 9) == 9)
            #expect(mostHandicap(width: 2, height: 2) == 0)
        }
    }
}
