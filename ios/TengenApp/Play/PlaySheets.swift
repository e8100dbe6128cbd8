import SwiftUI
import TengenKit

/// What takes the place of strip, sentence and actions: the end, or a question of the opening.
struct LowerSheet: View {
    enum Content {
        case end(Outcome, GameView, PlayExits)
        case choice(OpeningTask, GameView, (OpeningChoice) -> Void)
    }

    let content: Content

    @Environment(\.tokens) private var tokens

    var body: some View {
        // As high as it needs to be, and no higher than there is room.
        ViewThatFits(in: .vertical) {
            inside
            ScrollView { inside }
        }
        .frame(maxWidth: 560)
        .background(Color(tokens.surface), in: .rect(cornerRadius: 24))
        .overlay { RoundedRectangle(cornerRadius: 24).strokeBorder(Color(tokens.hairline), lineWidth: 1) }
        .padding(.horizontal, 8)
        .padding(.bottom, 8)
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isModal)
    }

    private var inside: some View {
        VStack(alignment: .leading, spacing: 12) {
            switch content {
            case .end(let outcome, let view, let exits): EndSheet(outcome: outcome, view: view, exits: exits)
            case .choice(let task, let view, let onChoose): ChoiceSheet(task: task, view: view, onChoose: onChoose)
            }
        }
        .padding(16)
    }
}

/// Who won and how, and what to do next.
private struct EndSheet: View {
    let outcome: Outcome
    let view: GameView
    let exits: PlayExits

    @Environment(\.texts) private var texts

    var body: some View {
        HStack(spacing: 12) {
            if let stone = outcome.winningStone { StoneIcon(stone, side: 36) }
            VStack(alignment: .leading, spacing: 2) {
                Text(texts.ending(outcome, view)).font(.title3.weight(.medium)).accessibilityAddTraits(.isHeader)
                About(texts.endMoves(count: view.moves))
            }
        }
        if let scoring = view.go?.scoring { CountTable(scoring: scoring) }
        Button(texts.endAgain, action: exits.onAgain).buttonStyle(.main)
        WrappingRow(spacing: 12) {
            Button(texts.endReplay, action: exits.onReplay).buttonStyle(.quiet)
            Button(texts.endHome, action: exits.onNewGame).buttonStyle(.quiet)
        }
    }
}

/// Which colour, how many fifth moves.
private struct ChoiceSheet: View {
    let task: OpeningTask
    let view: GameView
    let onChoose: (OpeningChoice) -> Void

    @Environment(\.texts) private var texts

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            if let asks = texts.choiceAsks(task, view) { About(asks) }
            Text(texts.choiceTitle(task, view)).font(.title3.weight(.medium)).accessibilityAddTraits(.isHeader)
        }
        WrappingRow(spacing: 12) {
            ForEach(task.colours + task.fifthMoveNumbers, id: \.self) { option($0) }
        }
        ForEach(task.furtherChoices, id: \.self) { choice in
            option(choice)
            if choice == .placeTwoMore { About(texts.choicePlaceTwoMoreAbout) }
        }
    }

    private func option(_ choice: OpeningChoice) -> some View {
        Button(texts.choice(choice, task, view)) { onChoose(choice) }.buttonStyle(.quiet)
    }
}
