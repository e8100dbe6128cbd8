import TengenKit

/// Games of the core, kept in its store from one start of the app to the next.
final class CoreHouse: GameHouse {
    private let store: Core.Store
    private let options: Core.GameOptions

    init(_ store: Core.Store, options: Core.GameOptions = Core.GameSession.usualOptions) {
        self.store = store
        self.options = options
    }

    func start(_ config: GameConfig) async throws -> any GamePort {
        do {
            return CoreGame(try await Core.GameSession.start(Core.GameConfig(config), options: options, store: store))
        } catch let error as Core.StartError {
            throw GameRefusal.failed(reason: "\(error)")
        }
    }

    func resume() async throws -> (any GamePort)? {
        do {
            return try await Core.GameSession.resume(store, options: options).map(CoreGame.init)
        } catch let error as Core.StartError {
            throw GameRefusal.failed(reason: "\(error)")
        }
    }

    func openings(rule: FiveRule, size: BoardSize) -> [Opening] {
        Core.openings(rule: Core.FiveRule(rule), width: UInt32(size.columns), height: UInt32(size.rows))
            .map(Opening.init)
    }
}
