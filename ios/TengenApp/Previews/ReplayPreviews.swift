import SwiftUI
import TengenKit

#Preview("replay") {
    PreviewFrame { ReplayScreen(preview: 6) }
}

#Preview("replay-end-dark-zh") {
    PreviewFrame(dark: true, language: .zhHans) { ReplayScreen(preview: 9) }
}

#Preview("replay-landscape", traits: .landscapeLeft) {
    PreviewFrame(language: .zhHans) { ReplayScreen(preview: 4) }
}

extension ReplayScreen {
    /// The won game after some moves.
    fileprivate init(preview position: Int) {
        let replay = SceneReplay(Scenes.people(), Scenes.won, line: Scenes.blackWins.outcome?.line ?? [])
        self.init(state: ReplayState(replay, position: position), settings: Settings(), onShare: {}, onIntent: { _ in })
    }
}
