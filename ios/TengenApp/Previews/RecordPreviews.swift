import SwiftUI
import TengenKit

#Preview("record-list") {
    PreviewFrame { RecordListScreen(games: RecordScenes.several) { _ in } }
}

#Preview("record-list-landscape-zh", traits: .landscapeLeft) {
    PreviewFrame(language: .zhHans) { RecordListScreen(games: RecordScenes.several) { _ in } }
}

#Preview("record-replay") {
    PreviewFrame { ReplayScreen(preview: RecordScenes.replay(5)) }
}

#Preview("record-replay-dark-zh") {
    PreviewFrame(dark: true, language: .zhHans) { ReplayScreen(preview: RecordScenes.replay(0)) }
}

#Preview("record-faults") {
    PreviewFrame {
        ReplayScreen(preview: RecordScenes.replay(5) { $0.showsWarnings = true })
    }
}

#Preview("record-refused") {
    PreviewFrame {
        NewGameScreen(preview: GameChoice()).recordRefusal(.noRecord(reason: "no game")) { _ in }
    }
}

#Preview("record-not-shared-dark-zh") {
    PreviewFrame(dark: true, language: .zhHans, textSize: .accessibility1) {
        PlayScreen(preview: PlayState(Scenes.view(Scenes.people(), "H8 H9 J9")))
            .recordRefusal(.notShared(reason: "full")) { _ in }
    }
}

extension ReplayScreen {
    fileprivate init(preview state: ReplayState) {
        self.init(state: state, settings: Settings(), onShare: {}, onIntent: { _ in })
    }
}

/// Files of games for previews, put together by hand.
@MainActor
private enum RecordScenes {
    static let several = [
        RecordSummary(
            game: .go,
            size: .square(19),
            black: "Honinbo Shusaku",
            white: "Gennan Inseki",
            result: "B+2",
            date: "1846-09-11",
            moves: 4
        ),
        RecordSummary(
            game: .five,
            size: .square(15),
            black: "Anna",
            white: "Boris",
            result: "W+R",
            date: "2026-11-30",
            moves: 3
        ),
        RecordSummary(game: .go, size: .square(9), name: "A first game on the small board", moves: 2),
        RecordSummary(game: .five, size: .square(15), moves: 1),
        RecordSummary(game: nil, size: .square(8), black: "Carla", white: "Dan"),
    ]

    /// A damaged file after some moves.
    static func replay(_ position: Int, _ change: (inout ReplayState) -> Void = { _ in }) -> ReplayState {
        let line = SceneReplay(GoScenes.config(), "E5 E7 G5 E5 C7 G7")
        let summary = RecordSummary(
            game: .go,
            size: .square(9),
            black: "Anna",
            white: "Boris",
            result: "B+3.5",
            date: "2026-12-07",
            moves: 6
        )
        let warnings = [
            "line 1, column 72: move 4, White E5: a stone stands there already",
            "line 1, column 151: W can't be \"zz\"",
            "line 1, column 160: the file ends before the game tree is closed",
        ]
        var state = ReplayState(line, position: position, summary: summary, warnings: warnings)
        if position == 5 {
            state.frame.comment = "Black takes the corner, and White has no answer to both sides."
        }
        change(&state)
        return state
    }
}
