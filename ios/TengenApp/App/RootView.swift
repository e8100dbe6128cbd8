import SwiftUI
import TengenKit

/// The screens, one on the other, in the person's language and look.
struct RootView: View {
    let app: AppModel
    let files: DeviceFiles

    var body: some View {
        let settings = app.settings.state.settings
        // Read here, so that the view follows it.
        let path = app.path
        NavigationStack(path: Binding(get: { path }, set: { app.path = $0 })) {
            RouteView(app: app, route: .newGame)
                .navigationDestination(for: Route.self) { RouteView(app: app, route: $0) }
        }
        .recordRefusal(app.record.state.refusal) { app.record.onIntent($0) }
        .fileScreens(files)
        .tengenTheme(settings, texts: (settings.language ?? .systems).catalogTexts)
    }
}

/// One screen over its model.
private struct RouteView: View {
    let app: AppModel
    let route: Route

    var body: some View {
        screen.onKeyPress(.escape) { app.back() ? .handled : .ignored }
    }

    @ViewBuilder private var screen: some View {
        switch route {
        case .newGame:
            NewGameScreen(
                state: app.newGame.state,
                exits: NewGameExits(
                    onContinue: { app.continueGame() },
                    onOpenRecord: { app.record.onIntent(.open) },
                    onSettings: { app.openSettings() }
                )
            ) { app.newGame.onIntent($0) }
        case .play:
            if let model = app.state.play {
                PlayScreen(state: model.state, settings: app.settings.state.settings, exits: playExits) {
                    model.onIntent($0)
                }
                .keepsScreenLit(model.state.keepsScreenLit)
            }
        case .replay:
            if let model = app.state.replay {
                ReplayScreen(
                    state: model.state,
                    settings: app.settings.state.settings,
                    onShare: { app.shareReplay() },
                    onIntent: { model.onIntent($0) }
                )
            }
        case .recordList:
            RecordListScreen(games: app.record.state.games) { app.record.onIntent($0) }
        case .settings:
            SettingsScreen(state: app.settings.state) { app.settings.onIntent($0) }
        }
    }

    private var playExits: PlayExits {
        PlayExits(
            onSettings: { app.openSettings() },
            onNewGame: { app.openNewGame() },
            onReplay: { app.openReplay() },
            onAgain: { app.playAgain() },
            onShare: { app.shareGame() }
        )
    }
}
