import TengenKit

/// Settings and choices in the core's store. What cannot be read there counts as never set: the store has
/// kept a damaged document aside and told the log.
final class CoreSettings: SettingsPort {
    private let store: Core.Store

    init(_ store: Core.Store) { self.store = store }

    func settings() async -> Settings {
        guard let found = try? await store.settings() else { return Settings() }
        return Settings(found)
    }

    func save(_ settings: Settings) async throws {
        let settings = Core.Settings(settings)
        try await saved { try await $0.saveSettings(settings: settings) }
    }

    func choice() async -> GameChoice {
        guard let found = try? await store.choice() else { return GameChoice() }
        return GameChoice(found)
    }

    func save(_ choice: GameChoice) async throws {
        let choice = Core.GameChoice(choice)
        try await saved { try await $0.saveChoice(choice: choice) }
    }

    private func saved(_ work: (Core.Store) async throws -> Void) async throws {
        do {
            try await work(store)
        } catch let error as Core.StoreError {
            throw SettingsNotSaved(reason: "\(error)")
        }
    }
}
