import SwiftUI
import TengenKit

/// A screen as the app shows it, with what differs from one preview to the other.
struct PreviewFrame<Screen: View>: View {
    private let isDark: Bool
    private let language: Language
    private let textSize: DynamicTypeSize
    private let settings: Settings
    private let screen: Screen

    init(
        dark: Bool = false,
        language: Language = .en,
        textSize: DynamicTypeSize = .large,
        settings: Settings = Settings(),
        @ViewBuilder screen: () -> Screen
    ) {
        isDark = dark
        self.language = language
        self.textSize = textSize
        self.settings = settings
        self.screen = screen()
    }

    var body: some View {
        NavigationStack { screen }
            .tengenTheme(shown, texts: language.texts)
            .dynamicTypeSize(textSize)
    }

    private var shown: Settings {
        var shown = settings
        shown.appearance = isDark ? .dark : .light
        shown.reducedMotion = true
        return shown
    }
}

extension PlayScreen {
    /// A play screen that leads nowhere.
    init(preview state: PlayState, _ settings: Settings = Settings()) {
        let exits = PlayExits(onSettings: {}, onNewGame: {}, onReplay: {}, onAgain: {}, onShare: {})
        self.init(state: state, settings: settings, exits: exits) { _ in }
    }
}

extension Settings {
    /// The usual settings with some changed.
    static func with(_ change: (inout Settings) -> Void) -> Settings {
        var settings = Settings()
        change(&settings)
        return settings
    }
}

extension PlayState {
    /// A state of the play screen with something changed.
    init(_ view: GameView, _ change: (inout PlayState) -> Void) {
        self.init(view)
        change(&self)
    }
}
