import SwiftUI
import TengenKit

#Preview("swap-place") {
    PreviewFrame { PlayScreen(preview: .placing) }
}

#Preview("swap-choose") {
    PreviewFrame { PlayScreen(preview: .choosing) }
}

#Preview("swap-choose-dark-zh") {
    PreviewFrame(dark: true, language: .zhHans, textSize: .accessibility1) { PlayScreen(preview: .choosing) }
}

extension PlayState {
    /// The third stone of swap2 is to be placed.
    fileprivate static var placing: PlayState {
        PlayState(Scenes.view(Scenes.people(opening: .swap2), "H8 H9")) {
            $0.view.opening = OpeningTask(
                seat: .first,
                kind: .place,
                allowed: $0.view.config.size.points.filter { [view = $0.view] in view.stones[$0] == nil },
                choices: [],
                offered: [],
                missing: 0
            )
        }
    }

    /// The second person chooses.
    fileprivate static var choosing: PlayState {
        PlayState(Scenes.view(Scenes.people(opening: .swap2), "H8 H9 J10")) {
            $0.view.turn = .person(.second)
            $0.view.opening = OpeningTask(
                seat: .second,
                kind: .choose,
                allowed: [],
                choices: [.play(.black), .play(.white), .placeTwoMore],
                offered: [],
                missing: 0
            )
        }
    }
}
