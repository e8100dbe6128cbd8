import SwiftUI
import TengenKit

/// The board of the chosen game, and below it on demand its rules and the clock.
struct BoardAndRules: View {
    let state: NewGameState
    let onIntent: (NewGameIntent) -> Void

    @Environment(\.texts) private var texts

    var body: some View {
        TitledSection(texts.newGameBoard) {
            Segments(sides, chosen: state.choice.boardSide) { onIntent(.chooseSide($0)) }
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
            switch state.choice.game {
            case .five: FiveRules(state: state, onIntent: onIntent)
            case .go: GoRules(state: state, onIntent: onIntent)
            }
            TitledSection(texts.newGameClock) {
                OptionCard(options: times, chosen: state.choice.timeControl) { onIntent(.chooseClock($0)) }
            }
        }
    }

    private var sides: [Option<Int>] {
        boardSides(state.choice.game).map { Option(value: $0, title: texts.boardSize(side: $0)) }
    }

    private var times: [Option<TimeControl>] {
        clocks(state.choice.game).map { Option(value: $0, title: texts.clockName($0), about: texts.clockTimes($0)) }
    }
}

/// Which lines win, and how the game begins.
private struct FiveRules: View {
    let state: NewGameState
    let onIntent: (NewGameIntent) -> Void

    @Environment(\.texts) private var texts

    var body: some View {
        TitledSection(texts.newGameRule) {
            OptionCard(options: rules, chosen: state.choice.rule) { onIntent(.chooseRule($0)) }
        }
        TitledSection(texts.newGameOpening) {
            OptionCard(options: openings, chosen: state.choice.opening) { onIntent(.chooseOpening($0)) }
        }
    }

    private var rules: [Option<FiveRule>] {
        FiveRule.allCases.map { Option(value: $0, title: texts.ruleName($0), about: texts.ruleAbout($0)) }
    }

    private var openings: [Option<Opening>] {
        state.openings.map { Option(value: $0, title: texts.openingName($0), about: texts.openingAbout($0)) }
    }
}

/// Ko and count, handicap and komi.
private struct GoRules: View {
    let state: NewGameState
    let onIntent: (NewGameIntent) -> Void

    @Environment(\.texts) private var texts

    var body: some View {
        let variant = state.choice.go.variant
        TitledSection(texts.newGameRules) {
            OptionCard(options: ruleSets, chosen: variant.ruleSet) { onIntent(.chooseGoRules($0)) }
        }
        TitledSection(texts.newGameHandicap) {
            Segments(stones, chosen: variant.handicap) { onIntent(.chooseHandicap(stones: $0)) }
            About(texts.goRulesHandicapAbout).padding(.horizontal, 4)
        }
        TitledSection(texts.newGameKomi) {
            Segments(komi, chosen: variant.komi) { onIntent(.chooseKomi($0)) }
            About(texts.goRulesKomiAbout(points: points(variant.komi))).padding(.horizontal, 4)
        }
        let switches = GoSwitch.allCases.filter { $0.isOffered(in: state.choice) }
        if !switches.isEmpty {
            VStack(spacing: 0) {
                ForEach(switches, id: \.self) { choice in
                    if choice != switches.first { RowDivider() }
                    GoSwitchRow(choice: choice, variant: variant, onIntent: onIntent)
                }
            }
            .card()
        }
    }

    private var ruleSets: [Option<GoRuleSet>] {
        GoRuleSet.allCases.map { Option(value: $0, title: texts.goRulesName($0), about: texts.goRulesAbout($0)) }
    }

    private var stones: [Option<Int>] {
        handicaps(state.mostHandicap).map { count in
            Option(value: count, title: count == 0 ? texts.goRulesHandicapNone : "\(count)")
        }
    }

    private var komi: [Option<Int>] { komis.map { Option(value: $0, title: points($0)) } }
}

/// What is on or off in a game of Go.
private enum GoSwitch: Hashable, CaseIterable {
    case freePlacement, superko, computerResigns

    /// Whether the other choices leave it open.
    func isOffered(in choice: GameChoice) -> Bool {
        switch self {
        case .freePlacement: choice.go.variant.handicap > 0
        case .superko: choice.go.variant.ruleSet == .chinese
        case .computerResigns: choice.level != nil
        }
    }
}

private struct GoSwitchRow: View {
    let choice: GoSwitch
    let variant: GameVariant.Go
    let onIntent: (NewGameIntent) -> Void

    @Environment(\.texts) private var texts

    var body: some View {
        switch choice {
        case .freePlacement:
            SwitchRow(
                texts.goRulesFreePlacement,
                texts.goRulesFreePlacementAbout,
                Binding(get: { variant.freePlacement }, set: { onIntent(.setFreePlacement($0)) })
            )
        case .superko:
            SwitchRow(
                texts.goRulesSuperko,
                texts.goRulesSuperkoAbout,
                Binding(get: { variant.superko }, set: { onIntent(.setSuperko($0)) })
            )
        case .computerResigns:
            SwitchRow(
                texts.goRulesResigns,
                texts.goRulesResignsAbout,
                Binding(get: { variant.computerResigns }, set: { onIntent(.setComputerResigns($0)) })
            )
        }
    }
}
