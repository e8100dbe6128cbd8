import SwiftUI
import TengenKit

/// Five in a row or Go.
struct WhichGame: View {
    let chosen: GameKind
    let onIntent: (NewGameIntent) -> Void

    @Environment(\.texts) private var texts

    var body: some View {
        TitledSection(texts.newGameWhich) {
            Segments(games, chosen: chosen) { onIntent(.chooseGame($0)) }
        }
    }

    private var games: [Option<GameKind>] {
        GameKind.allCases.map { Option(value: $0, title: texts.gameName($0)) }
    }
}

/// Against whom, and with which colour.
struct PeopleChoices: View {
    let choice: GameChoice
    let onIntent: (NewGameIntent) -> Void

    @Environment(\.texts) private var texts

    var body: some View {
        TitledSection(texts.newGameOpponent) {
            OptionCard(options: opponents, chosen: choice.level) { onIntent(.chooseLevel($0)) }
        }
        if choice.level != nil {
            TitledSection(texts.newGameColour) {
                Segments(colours, chosen: choice.colour) {
                    onIntent(.chooseColour($0))
                } picture: {
                    ColourIcon(colour: $0)
                }
                About(texts.colourAbout(choice.colour)).padding(.horizontal, 4)
            }
        }
    }

    private var opponents: [Option<Level?>] {
        Level.allCases.map { level in
            Option(value: level, title: texts.levelName(level), about: texts.levelAbout(level, choice.game))
        } + [Option(value: nil, title: texts.opponentTwoPlayers, about: texts.opponentTwoPlayersAbout)]
    }

    private var colours: [Option<ColourChoice>] {
        ColourChoice.allCases.map { Option(value: $0, title: texts.colourName($0)) }
    }
}

private struct ColourIcon: View {
    let colour: ColourChoice

    var body: some View {
        switch colour {
        case .black: StoneIcon(.black, side: 22)
        case .white: StoneIcon(.white, side: 22)
        case .toss:
            HStack(spacing: -10) {
                StoneIcon(.black, side: 20)
                StoneIcon(.white, side: 20)
            }
        }
    }
}
