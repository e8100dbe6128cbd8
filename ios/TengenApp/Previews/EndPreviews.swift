import SwiftUI
import TengenKit

#Preview("end-black-wins") {
    PreviewFrame { PlayScreen(preview: PlayState(Scenes.blackWins)) }
}

#Preview("end-dark-zh") {
    PreviewFrame(dark: true, language: .zhHans) { PlayScreen(preview: PlayState(Scenes.blackWins)) }
}

#Preview("end-resigned-large-text") {
    let outcome = Outcome(winner: .first, winningStone: .black, reason: .resignation)
    PreviewFrame(textSize: .accessibility1) {
        PlayScreen(preview: PlayState(Scenes.ended(Scenes.view(Scenes.people(side: 13), "G7"), outcome)))
    }
}

#Preview("end-landscape", traits: .landscapeLeft) {
    PreviewFrame { PlayScreen(preview: PlayState(Scenes.blackWins)) }
}

#Preview("end-draw") {
    let outcome = Outcome(winner: nil, winningStone: nil, reason: .twoPasses)
    PreviewFrame {
        PlayScreen(
            preview: PlayState(Scenes.ended(Scenes.view(Scenes.people(rule: .renju), "H8 pass pass"), outcome))
        )
    }
}
