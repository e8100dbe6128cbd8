import TengenCore
import Testing

extension CoreTests {
    @Suite struct WholeGameTest {
        @Test("a game against Easy comes to its end", .timeLimit(.minutes(1)))
        func easy() async throws { try await playOut(.easy) }

        @Test("a game against Medium comes to its end", .timeLimit(.minutes(1)))
        func medium() async throws { try await playOut(.medium) }

        @Test("a game against Hard comes to its end", .timeLimit(.minutes(1)))
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
    }
}
