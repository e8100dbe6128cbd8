import TengenKit

/// What the core brings to the app: games, and what is kept from one start to the next. Both end with the
/// store that they share.
@MainActor
public struct CoreParts {
    public let house: any GameHouse
    public let settings: any SettingsPort

    private let store: Core.Store

    init(house: any GameHouse, settings: any SettingsPort, store: Core.Store) {
        self.house = house
        self.settings = settings
        self.store = store
    }

    /// Opens the file that keeps games and settings, in a folder that must exist. Throws what the store
    /// says when it cannot be opened.
    public static func open(folder: String) async throws -> CoreParts {
        let store = try await Core.openStore(folder: folder)
        return CoreParts(house: CoreHouse(store), settings: CoreSettings(store), store: store)
    }

    /// Closes the file. Games and settings are not to be used afterwards.
    public func close() { store.shut() }
}
