import TengenKit

/// Games of the core, kept in its store from one start of the app to the next.
final class CoreHouse: GameHouse {
    private let store: Core.Store

    init(_ store: Core.Store) { self.store = store }

    func start(_ config: GameConfig) async throws -> any GamePort {
        do {
            return CoreGame(try await Core.GameSession.start(Core.GameConfig(config), store: store))
        } catch let error as Core.StartError {
            throw GameRefusal.failed(reason: "\(error)")
        }
    }

    func resume() async throws -> (any GamePort)? {
        do {
            return try await Core.GameSession.resume(store).map(CoreGame.init)
        } catch let error as Core.StartError {
            throw GameRefusal.failed(reason: "\(error)")
        }
    }

    func openings(rule: FiveRule, size: BoardSize) -> [Opening] {
        Core.openings(rule: Core.FiveRule(rule), width: UInt32(size.columns), height: UInt32(size.rows))
            .map(Opening.init)
    }
}
