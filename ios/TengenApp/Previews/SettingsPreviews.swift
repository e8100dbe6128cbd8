import SwiftUI
import TengenKit

#Preview("settings") {
    PreviewFrame { SettingsScreen(state: SettingsState(Settings(), version: "0.1.0")) { _ in } }
}

#Preview("settings-dark-zh") {
    let settings = Settings.with {
        $0.look = "night"
        $0.language = .zhHans
    }
    PreviewFrame(dark: true, language: .zhHans) {
        SettingsScreen(state: .unsaved(settings)) { _ in }
    }
}

#Preview("settings-large-text") {
    PreviewFrame(textSize: .accessibility2) {
        SettingsScreen(state: SettingsState(Settings(), version: "0.1.0")) { _ in }
    }
}

extension SettingsState {
    /// The disk was full.
    fileprivate static func unsaved(_ settings: Settings) -> SettingsState {
        var state = SettingsState(settings, version: "0.1.0")
        state.couldNotSave = true
        return state
    }
}
