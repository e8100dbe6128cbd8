import SwiftUI
import TengenKit

#Preview("play-begins-13") {
    PreviewFrame { PlayScreen(preview: PlayState(Scenes.view(Scenes.people(side: 13)))) }
}

#Preview("play-middle") {
    PreviewFrame { PlayScreen(preview: .middle) }
}

#Preview("play-middle-dark-zh") {
    let settings = Settings.with { $0.look = "night" }
    PreviewFrame(dark: true, language: .zhHans, settings: settings) { PlayScreen(preview: .middle, settings) }
}

#Preview("play-19") {
    let settings = Settings.with {
        $0.look = "paper"
        $0.moveNumbers = true
    }
    PreviewFrame(settings: settings) { PlayScreen(preview: .large, settings) }
}

#Preview("play-large-text", traits: .fixedLayout(width: 360, height: 640)) {
    PreviewFrame(textSize: .accessibility2) { PlayScreen(preview: .small) }
}

#Preview("play-large-text-dark-zh", traits: .fixedLayout(width: 360, height: 640)) {
    let time = TimeControl.byoYomi(main: .seconds(300), period: .seconds(30), periods: 3)
    PreviewFrame(dark: true, language: .zhHans, textSize: .accessibility2) {
        PlayScreen(
            preview: PlayState(Scenes.view(Scenes.against(.medium, time: time))) {
                $0.firstClock = ClockReading(remaining: .seconds(92), periods: 3, running: true)
                $0.secondClock = ClockReading(remaining: .seconds(300), periods: 3)
            }
        )
    }
}

#Preview("play-small-phone", traits: .fixedLayout(width: 360, height: 640)) {
    PreviewFrame {
        PlayScreen(
            preview: PlayState(.middle) {
                $0.advice = .found(Hint(point: Scenes.point("M8", $0.view), reason: .wins))
            }
        )
    }
}

#Preview("play-landscape", traits: .landscapeLeft) {
    PreviewFrame { PlayScreen(preview: .middle) }
}

#Preview("play-landscape-dark-left", traits: .landscapeLeft) {
    let settings = Settings.with {
        $0.look = "jade-room"
        $0.leftHanded = true
    }
    PreviewFrame(dark: true, language: .zhHans, settings: settings) { PlayScreen(preview: .large, settings) }
}

#Preview("play-computer") {
    PreviewFrame { PlayScreen(preview: PlayState(.against(.easy, "H8 J9 C3 H9"))) }
}

#Preview("play-thinking") {
    PreviewFrame(dark: true) {
        PlayScreen(
            preview: PlayState(.against(.hard, "H8")) {
                $0.view.turn = .computer(.second)
                $0.view.thinking = true
            }
        )
    }
}

#Preview("play-clocks") {
    let time = TimeControl.byoYomi(main: .seconds(300), period: .seconds(30), periods: 3)
    PreviewFrame {
        PlayScreen(
            preview: PlayState(Scenes.view(Scenes.people(time: time))) {
                $0.firstClock = ClockReading(remaining: .seconds(9), periods: 2, inPeriod: true, running: true)
                $0.secondClock = ClockReading(remaining: .seconds(300), periods: 3)
            }
        )
    }
}

#Preview("play-hint") {
    PreviewFrame {
        PlayScreen(
            preview: PlayState(.middle) {
                $0.advice = .found(Hint(point: Scenes.point("M8", $0.view), reason: .wins))
            }
        )
    }
}

#Preview("play-heat-zh") {
    PreviewFrame(language: .zhHans) {
        PlayScreen(
            preview: PlayState(.small) { state in
                let values = [("G6", 84), ("G9", 71), ("F6", 52), ("H6", 33), ("J9", 12)]
                state.showsHeat = true
                state.heat = values.compactMap { label, value in
                    Scenes.point(label, state.view).map { HeatPoint(point: $0, value: value) }
                }
            }
        )
    }
}

#Preview("play-forbidden") {
    PreviewFrame {
        PlayScreen(
            preview: PlayState(Scenes.view(Scenes.people(rule: .renju), "H9 A1 H10 A3 F8 A5 G8 A7")) { state in
                state.view.forbidden = ["H8"].compactMap { label in
                    Scenes.point(label, state.view).map { ForbiddenPoint(point: $0, foul: .doubleThree) }
                }
                state.panel = .forbidden
            }
        )
    }
}

#Preview("play-taken-dark") {
    let settings = Settings.with { $0.look = "high-contrast" }
    PreviewFrame(dark: true, settings: settings) {
        PlayScreen(
            preview: PlayState(.middle) { state in
                state.notice = Scenes.point("H8", state.view).map { .refused(.occupied(point: $0)) }
            },
            settings
        )
    }
}

#Preview("play-cursor") {
    PreviewFrame {
        PlayScreen(
            preview: PlayState(.middle) {
                $0.cursor = Scenes.point("E5", $0.view)
                $0.pending = Scenes.point("M9", $0.view)
            }
        )
    }
}

#Preview("play-actions") {
    PreviewFrame { PlayScreen(preview: PlayState(.middle) { $0.panel = .actions }) }
}

#Preview("play-moves-zh") {
    PreviewFrame(dark: true, language: .zhHans) { PlayScreen(preview: PlayState(.middle) { $0.panel = .moves }) }
}

#Preview("play-ask-resign") {
    PreviewFrame { PlayScreen(preview: PlayState(.middle) { $0.panel = .askResign }) }
}

#Preview("play-ask-restart-zh") {
    PreviewFrame(language: .zhHans, textSize: .accessibility1) {
        PlayScreen(preview: PlayState(.middle) { $0.panel = .askRestart })
    }
}

extension GameView {
    fileprivate static var middle: GameView { Scenes.view(Scenes.people(), Scenes.middle) }

    fileprivate static var small: GameView { Scenes.view(Scenes.people(side: 13), "G7 H8 G8") }

    /// The person's side of a game against the computer.
    fileprivate static func against(_ level: Level, _ moves: String) -> GameView {
        var config = Scenes.people()
        config.second = .computer(level)
        return Scenes.view(config, moves)
    }
}

extension PlayState {
    fileprivate static var middle: PlayState { PlayState(.middle) }

    fileprivate static var small: PlayState { PlayState(.small) }

    fileprivate static var large: PlayState {
        PlayState(Scenes.view(Scenes.people(side: 19), "K10 L11 L10 K11 M9"))
    }
}
