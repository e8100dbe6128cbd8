import SwiftUI
import TengenKit

#Preview("new-game-go", traits: .fixedLayout(width: 412, height: 900)) {
    PreviewFrame { NewGameScreen(preview: .go()) }
}

#Preview("new-game-go-more", traits: .fixedLayout(width: 412, height: 1700)) {
    PreviewFrame {
        NewGameScreen(
            preview: .go {
                $0.go.variant.komi = 1
                $0.go.variant.handicap = 4
            }
        ) {
            $0.showsMore = true
            $0.mostHandicap = 9
        }
    }
}

#Preview("new-game-go-more-dark-zh", traits: .fixedLayout(width: 412, height: 1700)) {
    PreviewFrame(dark: true, language: .zhHans) {
        NewGameScreen(
            preview: .go {
                $0.level = .hard
                $0.timeControl = .canadian(main: .seconds(600), period: .seconds(300), stones: 25)
                $0.go.side = 13
                $0.go.variant.ruleSet = .japanese
                $0.go.variant.komi = 13
            }
        ) {
            $0.showsMore = true
            $0.mostHandicap = 9
        }
    }
}

#Preview("go-ko") {
    PreviewFrame {
        PlayScreen(
            preview: PlayState(GoScenes.ko) { state in
                state.notice = Scenes.point("C8", state.view).map { .refused(.ko(point: $0)) }
            }
        )
    }
}

#Preview("go-middle-dark-zh") {
    PreviewFrame(dark: true, language: .zhHans) {
        PlayScreen(
            preview: PlayState(GoScenes.ko) {
                $0.advice = .found(Hint(point: Scenes.point("D7", $0.view), reason: .givesAtari))
            }
        )
    }
}

#Preview("go-19") {
    PreviewFrame { PlayScreen(preview: PlayState(GoScenes.large)) }
}

#Preview("go-scoring") {
    PreviewFrame { PlayScreen(preview: PlayState(GoScenes.counted(.chinese))) }
}

#Preview("go-scoring-dark-zh") {
    PreviewFrame(dark: true, language: .zhHans, textSize: .accessibility1) {
        PlayScreen(preview: PlayState(GoScenes.counted(.chinese)))
    }
}

#Preview("go-count") {
    PreviewFrame { PlayScreen(preview: PlayState(GoScenes.counted(.japanese)) { $0.panel = .count }) }
}

#Preview("go-end") {
    PreviewFrame { PlayScreen(preview: PlayState(GoScenes.whiteWins)) }
}

#Preview("go-end-landscape-zh", traits: .landscapeLeft) {
    PreviewFrame(dark: true, language: .zhHans) { PlayScreen(preview: PlayState(GoScenes.whiteWins)) }
}

#Preview("go-replay") {
    let replay = SceneReplay(GoScenes.config(), GoScenes.koMoves, captured: GoScenes.koCaptures)
    PreviewFrame {
        ReplayScreen(state: ReplayState(replay, position: 8), settings: Settings(), onShare: {}, onIntent: { _ in })
    }
}

extension GameChoice {
    /// The usual choices for Go with some changed.
    fileprivate static func go(_ change: (inout GameChoice) -> Void = { _ in }) -> GameChoice {
        var choice = GameChoice()
        choice.game = .go
        change(&choice)
        return choice
    }
}
