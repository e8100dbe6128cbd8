import SwiftUI
import TengenKit

@main
struct TengenApp: App {
    @State private var opening = Opener()
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        WindowGroup {
            OpeningView(opener: opening)
                .environment(\.announce) { ScreenReader.say($0) }
        }
        .onChange(of: phase) { opening.app?.setActive(phase == .active) }
    }
}

/// What is shown until the app's file is open, and instead if it can't be opened.
private struct OpeningView: View {
    let opener: Opener

    var body: some View {
        switch opener.state {
        case .opening: Color(Tokens.light.paper).ignoresSafeArea().task { await opener.open() }
        case .open(let app): RootView(app: app, files: opener.files)
        case .failed: FailedView { await opener.open() }
        }
    }
}

/// Says that nothing could be opened, and tries again.
private struct FailedView: View {
    let onAgain: () async -> Void

    var body: some View {
        let texts = Language.systems.catalogTexts
        VStack(spacing: 16) {
            Text(texts.errorCoreFailed).multilineTextAlignment(.center)
            Button(texts.endAgain) { Task { await onAgain() } }.buttonStyle(.main)
        }
        .frame(maxWidth: 480)
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .tengenTheme(Settings(), texts: texts)
    }
}
