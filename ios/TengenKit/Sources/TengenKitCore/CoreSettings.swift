import TengenCore
import TengenKit

import struct TengenKit.GameChoice
import struct TengenKit.Settings

/// Settings and choices in the core's store. What cannot be read there counts as never set: the store has
/// kept a damaged document aside and told the log.
public final class CoreSettings: SettingsPort {
    private let store: Store

    public init(_ store: Store) { self.store = store }

    public func settings() async -> Settings { (try? await store.settings())?.toScreen() ?? Settings() }

    public func save(_ settings: Settings) async throws {
        try await saved { try await store.saveSettings(settings: settings.toCore()) }
    }

    public func choice() async -> GameChoice { (try? await store.choice())?.toScreen() ?? GameChoice() }

    public func save(_ choice: GameChoice) async throws {
        try await saved { try await store.saveChoice(choice: choice.toCore()) }
    }

    private func saved(_ work: () async throws -> Void) async throws {
        do {
            try await work()
        } catch let error as StoreError {
            throw SettingsNotSaved(reason: "\(error)")
        }
    }
}
