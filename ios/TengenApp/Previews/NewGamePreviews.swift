import SwiftUI
import TengenKit

#Preview("new-game") {
    PreviewFrame { NewGameScreen(preview: GameChoice()) }
}

#Preview("new-game-dark-zh") {
    PreviewFrame(dark: true, language: .zhHans) { NewGameScreen(preview: GameChoice()) { $0.showsMore = true } }
}

#Preview("new-game-more-renju") {
    PreviewFrame { NewGameScreen(preview: .serious) { $0.showsMore = true } }
}

#Preview("new-game-large-text") {
    PreviewFrame(textSize: .accessibility2) { NewGameScreen(preview: GameChoice()) }
}

#Preview("new-game-landscape", traits: .landscapeLeft) {
    PreviewFrame(dark: true) { NewGameScreen(preview: GameChoice()) { $0.showsMore = true } }
}

#Preview("new-game-continue") {
    PreviewFrame {
        NewGameScreen(preview: GameChoice()) { $0.inProgress = Scenes.view(Scenes.people(), Scenes.middle) }
    }
}

#Preview("new-game-after-the-end") {
    PreviewFrame(dark: true) {
        NewGameScreen(preview: GameChoice()) { $0.inProgress = Scenes.blackWins }
    }
}

#Preview("new-game-replace") {
    PreviewFrame(language: .zhHans) {
        NewGameScreen(preview: GameChoice()) {
            $0.inProgress = Scenes.view(Scenes.people(), Scenes.middle)
            $0.asksToReplace = true
        }
    }
}

extension NewGameScreen {
    /// A new game screen that leads nowhere.
    init(preview choice: GameChoice, _ change: (inout NewGameState) -> Void = { _ in }) {
        var state = NewGameState(choice: choice, openings: Opening.allCases)
        change(&state)
        self.init(state: state, exits: NewGameExits(onContinue: {}, onOpenRecord: {}, onSettings: {})) { _ in }
    }
}

extension GameChoice {
    /// Renju by all its rules.
    fileprivate static var serious: GameChoice {
        var choice = GameChoice()
        choice.level = .hard
        choice.colour = .toss
        choice.rule = .renju
        choice.opening = .taraguchi10
        choice.timeControl = .byoYomi(main: .seconds(600), period: .seconds(30), periods: 3)
        return choice
    }
}
