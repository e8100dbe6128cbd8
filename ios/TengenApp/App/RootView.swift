import SwiftUI
import TengenKit

/// The screens, one on the other, in the person's language and look.
struct RootView: View {
    let app: AppModel

    var body: some View {
        let settings = app.settings.state.settings
        NavigationStack(path: path) {
            screen(.newGame)
                .navigationDestination(for: Route.self) { screen($0) }
        }
        .tengenTheme(settings, texts: (settings.language ?? .systems).catalogTexts)
    }

    /// What the system takes off the stack, the app takes off too.
    private var path: Binding<[Route]> {
        Binding(get: { app.path }, set: { app.path = $0 })
    }

    @ViewBuilder
    private func screen(_ route: Route) -> some View {
        switch route {
        case .newGame:
            NewGameScreen(
                state: app.newGame.state,
                exits: NewGameExits(onContinue: { app.continueGame() }, onSettings: { app.openSettings() })
            ) { app.newGame.onIntent($0) }
        case .play:
            if let model = app.state.play {
                PlayScreen(state: model.state, settings: app.settings.state.settings, exits: playExits) {
                    model.onIntent($0)
                }
            }
        case .replay:
            if let model = app.state.replay {
                ReplayScreen(state: model.state, settings: app.settings.state.settings) { model.onIntent($0) }
            }
        case .settings:
            SettingsScreen(state: app.settings.state) { app.settings.onIntent($0) }
        }
    }

    private var playExits: PlayExits {
        PlayExits(
            onSettings: { app.openSettings() },
            onNewGame: { app.openNewGame() },
            onReplay: { app.openReplay() },
            onAgain: { app.playAgain() }
        )
    }
}
