import TengenCore
import Testing

extension CoreTests {
    @Suite struct WholeGameTest {
        @Test("a game against Easy comes to its end")
        func easy() async throws { try await playOut(.easy) }

        @Test("a game against Medium comes to its end")
        func medium() async throws { try await playOut(.medium) }

        @Test("a game against Hard comes to its end")
        func hard() async throws { try await playOut(.hard) }

        /// Somebody who plays the first free point: every level beats it.
        private func playOut(_ level: Level) async throws {
            let game = try await GameSession.start(against(level), options: atOnce)
            defer { game.close() }
            let changes = game.changes
            let listening = Task {
                var heard: [GameChange] = []
                for await change in changes {
                    heard.append(change)
                    if change.view.outcome != nil { break }
                }
                return heard
            }
            var view = game.view
            while view.turn != .over {
                try await game.play(UInt32(view.cells.firstIndex(of: 0)!), revision: view.revision)
                let played = view.revision
                view = try await game.await { view in
                    if case .computer = view.turn { return false }
                    return view.revision > played
                }
            }
            let outcome = try #require(view.outcome)
            #expect(outcome.reason == .five)
            #expect(outcome.winner == .second)
            #expect(outcome.line.count >= 5)
            #expect(outcome.line.allSatisfy { view.cells[Int($0)] == 2 })
            let heard = await listening.value
            #expect(heard.map { $0.view.revision } == Array(1...UInt64(heard.count)), "every change is heard, in order")
            #expect(view.log.map(\.action) == heard.flatMap(\.placed).map { .place(point: $0.point) })
            #expect(heard.last?.cues.last == .loss)
        }

        @Test("two people play, take back and play again")
        func twoPeople() async throws {
            let game = try await GameSession.start(betweenPeople, options: atOnce)
            defer { game.close() }
            var revision = try await game.play(blackWins)
            let won = try await game.await { $0.outcome != nil }
            #expect(won.outcome?.line == stride(from: 0, to: 9, by: 2).map { blackWins[$0] })
            #expect(won.log.first?.label == "D8")
            revision = try await game.undo(revision: revision)
            #expect(try await game.await { $0.revision == revision }.log.count == 8)
            revision = try await game.redo(revision: revision)
            #expect(try await game.await { $0.revision == revision }.outcome == won.outcome)
            revision = try await game.restart(revision: revision)
            let fresh = try await game.await { $0.revision == revision }
            #expect(fresh.cells.allSatisfy { $0 == 0 })
            #expect(fresh.config.seed != won.config.seed, "no two games are alike")
        }

        @Test("an opening asks, and both seats answer")
        func opening() async throws {
            let game = try await GameSession.start(
                betweenPeople.with { $0.variant = .five(opening: .swap2) },
                options: atOnce
            )
            defer { game.close() }
            var view = game.view
            while let task = view.opening {
                let revision =
                    task.kind == .choose
                    ? try await game.choose(task.choices.last!, revision: view.revision)
                    : try await game.play(task.allowed.first!, revision: view.revision)
                view = try await game.await { $0.revision == revision }
            }
            let numbers = view.moveNumbers.filter { $0 > 0 }.sorted()
            #expect(numbers == [1, 2, 3, 4, 5], "three stones, two more, and colours")
            #expect(view.log[3].action == .choose(choice: .placeTwoMore))
        }

        @Test("the computer takes part in every opening")
        func computerOpens() async throws {
            for rule in [FiveRule.renju, .standard] {
                for opening in fittingOpenings(rule: rule, width: 15, height: 15) {
                    let config = betweenPeople.with {
                        $0.variant = .five(rule, opening: opening)
                        ($0.first, $0.second) = (.computer(level: .easy), .computer(level: .easy))
                    }
                    let game = try await GameSession.start(config, options: atOnce)
                    defer { game.close() }
                    let view = try await game.await { $0.outcome != nil || $0.opponentFailed }
                    #expect(view.outcome != nil, "\(opening) under \(rule)")
                }
            }
        }

        @Test("forbidden points are told")
        func forbidden() async throws {
            let game = try await GameSession.start(betweenPeople.with { $0.variant = .five(.renju) }, options: atOnce)
            defer { game.close() }
            let revision = try await game.play(crossing)
            let view = try await game.await { $0.revision == revision }
            #expect(view.forbidden == [ForbiddenPoint(point: point(8, 6), foul: .doubleThree)])
        }

        @Test("only openings that fit are offered")
        func fitting() {
            #expect(fittingOpenings(rule: .renju, width: 13, height: 13) == [.free, .centreFirst])
            #expect(fittingOpenings(rule: .caro, width: 19, height: 19).contains(.swap2))
            #expect(fittingOpenings(rule: .caro, width: 4, height: 19) == [])
            #expect(fittingOpenings(rule: .caro, width: 19, height: 300) == [])
        }

        @Test("good advice is given, with its reason")
        func advice() async throws {
            let game = try await GameSession.start(betweenPeople, options: atOnce)
            defer { game.close() }
            let revision = try await game.play(blackWins.prefix(8))
            let advice = try await game.advise(revision: revision)
            let best = try #require(advice.first)
            #expect(best.reason == .wins)
            #expect([point(2, 7), point(7, 7)].contains(best.point))
            #expect(advice.map(\.winRate) == advice.map(\.winRate).sorted(by: >))
        }

        @Test("a slow collector misses no change")
        func slowCollector() async throws {
            let game = try await GameSession.start(betweenPeople, options: atOnce)
            defer { game.close() }
            let changes = game.changes
            try await game.play(blackWins)
            _ = try await game.await { $0.revision >= 9 }
            var heard: [UInt64] = []
            for await change in changes.prefix(9) { heard.append(change.view.revision) }
            #expect(heard == Array(1...9))
        }

        @Test("changes reach the main actor in order, until the game is closed")
        @MainActor
        func mainActor() async throws {
            let game = try await GameSession.start(betweenPeople, options: atOnce)
            var heard: [UInt64] = []
            let following = game.follow { change in heard.append(change.view.revision) }
            try await game.play(blackWins)
            try await until { heard.count == 9 }
            #expect(heard == Array(1...9))
            game.close()
            await following.value
        }

        @Test("streams end with their game, also those asked for later")
        func ends() async throws {
            let game = try await GameSession.start(betweenPeople, options: atOnce)
            let (changes, progress, views) = (game.changes, game.progress, game.views)
            game.close()
            for await _ in changes { Issue.record("a change of a game where nothing was played") }
            for await _ in progress { Issue.record("a report of a game without a computer") }
            for await _ in game.changes { Issue.record("a change of a closed game") }
            var revisions: [UInt64] = []
            for await view in views { revisions.append(view.revision) }
            #expect(revisions == [0], "the view of the beginning")
        }
    }
}
