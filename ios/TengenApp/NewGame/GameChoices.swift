import SwiftUI
import TengenKit

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
        Level.allCases.map { Option(value: $0, title: texts.levelName($0), about: texts.levelAbout($0)) }
            + [Option(value: nil, title: texts.opponentTwoPlayers, about: texts.opponentTwoPlayersAbout)]
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

/// The size of the board, and below "More" rule, opening and clock.
struct BoardAndRules: View {
    let state: NewGameState
    let onIntent: (NewGameIntent) -> Void

    @Environment(\.texts) private var texts

    var body: some View {
        TitledSection(texts.newGameBoard) {
            Segments(sides, chosen: state.choice.side) { onIntent(.chooseSide($0)) }
        }
        Button {
            onIntent(.toggleMore)
        } label: {
            HStack(spacing: 8) {
                Text(state.showsMore ? texts.newGameFewerOptions : texts.newGameMoreOptions)
                    .font(.subheadline.weight(.medium))
                IconView(state.showsMore ? TengenIcons.collapse : TengenIcons.expand, side: 20)
            }
            .frame(minHeight: Sizes.touchTarget)
            .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .frame(maxWidth: .infinity, alignment: .leading)
        if state.showsMore {
            TitledSection(texts.newGameRule) {
                OptionCard(options: rules, chosen: state.choice.rule) { onIntent(.chooseRule($0)) }
            }
            TitledSection(texts.newGameOpening) {
                OptionCard(options: openings, chosen: state.choice.opening) { onIntent(.chooseOpening($0)) }
            }
            TitledSection(texts.newGameClock) {
                OptionCard(options: times, chosen: state.choice.timeControl) { onIntent(.chooseClock($0)) }
            }
        }
    }

    private var sides: [Option<Int>] { boardSides.map { Option(value: $0, title: texts.boardSize(side: $0)) } }

    private var rules: [Option<FiveRule>] {
        FiveRule.allCases.map { Option(value: $0, title: texts.ruleName($0), about: texts.ruleAbout($0)) }
    }

    private var openings: [Option<Opening>] {
        state.openings.map { Option(value: $0, title: texts.openingName($0), about: texts.openingAbout($0)) }
    }

    private var times: [Option<TimeControl>] {
        clocks.map { Option(value: $0, title: texts.clockName($0), about: texts.clockTimes($0)) }
    }
}
