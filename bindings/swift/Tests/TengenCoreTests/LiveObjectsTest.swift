import TengenCore
import Testing

extension CoreTests {
    @Suite struct LiveObjectsTest {
        private let nothing = LiveObjects(games: 0, searches: 0, searching: 0, listeners: 0, stores: 0)

        @Test("a thousand games leave nothing behind")
        func thousand() async throws {
            for round in 0..<1000 {
                let game = try await GameSession.start(against(.easy), options: round % 2 == 0 ? endless : atOnce)
                try await game.play(112, revision: 0)
                #expect(liveObjects().games == 1)
                game.close()
            }
            try await until { liveObjects() == nothing }
        }

        @Test("games side by side do not disturb each other")
        func sideBySide() async throws {
            let outcomes = try await withThrowingTaskGroup(of: [GameAction].self) { games in
                for seed in 1...8 {
                    games.addTask { try await play(seed: UInt64(seed % 2)) }
                }
                return try await games.reduce(into: Set()) { $0.insert($1) }
            }
            #expect(outcomes.count == 2, "the seed fixes the game")
        }

        private func play(seed: UInt64) async throws -> [GameAction] {
            let config = betweenPeople.with {
                $0.first = .computer(level: .easy)
                $0.second = .computer(level: .easy)
                $0.seed = seed
            }
            let game = try await GameSession.start(config, options: atOnce)
            defer { game.close() }
            return try await game.await { $0.outcome != nil }.log.map(\.action)
        }
    }
}
