import Observation

/// Everything that the settings screen shows.
public struct SettingsState: Hashable, Sendable {
    public var settings: Settings
    /// The app's version.
    public let version: String
    /// Whether the last change could not be saved.
    public var couldNotSave = false

    public init(_ settings: Settings, version: String) {
        self.settings = settings
        self.version = version
    }
}

extension Settings {
    /// The look that is set.
    public var boardLook: BoardLook { Looks.all.first { $0.id == look } ?? Looks.all[0] }
}

/// Holds the settings and saves each change.
@Observable
@MainActor
public final class SettingsModel {
    /// What the screen shows.
    public private(set) var state: SettingsState

    private let scope: TaskScope
    private let port: any SettingsPort
    private var saving: Task<Void, Never>?

    public init(scope: TaskScope, port: any SettingsPort, settings: Settings, version: String) {
        self.scope = scope
        self.port = port
        state = SettingsState(settings, version: version)
    }

    /// Sets and saves.
    public func onIntent(_ settings: Settings) {
        state.settings = settings
        let before = saving
        saving = scope.launch { [weak self, port] in
            // One after the other, so that the newest is saved last.
            await before?.value
            do {
                try await port.save(settings)
                self?.state.couldNotSave = false
            } catch is SettingsNotSaved {
                self?.state.couldNotSave = true
            } catch {
                // Cancelled: the app is at its end.
            }
        }
    }
}
