import SwiftUI
import TengenKit

/// The panel that is open, over everything else. Questions are asked in the same sheet: it may show a list
/// before, and the system presents one thing at a time.
struct PlayPanels: ViewModifier {
    let state: PlayState
    let exits: PlayExits
    let onIntent: (PlayIntent) -> Void

    /// Whether the game is to be shared once the panel is gone: the system presents one thing at a time.
    @State private var shares = false

    func body(content: Content) -> some View {
        content.sheet(isPresented: isShown, onDismiss: share) {
            PanelSheet(state: state, exits: exits, shares: $shares, onIntent: onIntent)
        }
    }

    private func share() {
        if shares { exits.onShare() }
        shares = false
    }

    private var isShown: Binding<Bool> {
        let isShown = state.panel != nil && !state.showsEnd
        return Binding(get: { isShown }, set: { if !$0 && isShown { onIntent(.show(nil)) } })
    }
}

/// A list or a question that rises from below.
private struct PanelSheet: View {
    let state: PlayState
    let exits: PlayExits
    @Binding var shares: Bool
    let onIntent: (PlayIntent) -> Void

    @Environment(\.texts) private var texts
    @Environment(\.tokens) private var tokens

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                if let title {
                    Text(title).font(.title3.weight(.medium)).accessibilityAddTraits(.isHeader)
                }
                switch state.panel {
                case .actions: FurtherActions(state: state, exits: exits, shares: $shares, onIntent: onIntent)
                case .moves: Moves(entries: state.moveEntries(texts), count: state.view.moves)
                case .forbidden: ForbiddenPoints(view: state.view)
                case .count: Count(scoring: state.view.go?.scoring)
                case .askRestart:
                    Question(
                        text: texts.restartText,
                        confirm: texts.restartConfirm,
                        cancel: texts.restartCancel,
                        onConfirm: { onIntent(.restart(revision: state.view.revision)) },
                        onCancel: { onIntent(.show(nil)) }
                    )
                case .askResign:
                    Question(
                        text: texts.resigning(state.view),
                        confirm: texts.resignConfirm,
                        cancel: texts.resignCancel,
                        onConfirm: { onIntent(.resign(revision: state.view.revision)) },
                        onCancel: { onIntent(.show(nil)) }
                    )
                case nil: EmptyView()
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(16)
        }
        .scrollBounceBehavior(.basedOnSize)
        .foregroundStyle(Color(tokens.ink))
        .background(Color(tokens.surface))
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }

    private var title: String? {
        switch state.panel {
        case .moves: texts.moveLogTitle
        case .forbidden: texts.forbiddenTitle
        case .count: texts.scoreTitle
        case .askRestart: texts.restartTitle
        case .askResign: texts.resignTitle
        case .actions, nil: nil
        }
    }
}

private struct Question: View {
    let text: String
    let confirm: String
    let cancel: String
    let onConfirm: @MainActor () -> Void
    let onCancel: @MainActor () -> Void

    var body: some View {
        About(text)
        Button(confirm, action: onConfirm).buttonStyle(.main)
        Button(cancel, action: onCancel).buttonStyle(.quiet)
    }
}

private struct FurtherActions: View {
    let state: PlayState
    let exits: PlayExits
    @Binding var shares: Bool
    let onIntent: (PlayIntent) -> Void

    @Environment(\.texts) private var texts

    var body: some View {
        VStack(spacing: 0) {
            ForEach(state.furtherActions(texts)) { action in
                line(action.icon, action.label) { onIntent(action.intent) }.disabled(!action.enabled)
            }
            line(TengenIcons.share, texts.recordShare) { leave { shares = true } }.disabled(state.view.log.isEmpty)
            line(TengenIcons.newGame, texts.actionNewGame) { leave(exits.onNewGame) }
            line(TengenIcons.settings, texts.actionSettings) { leave(exits.onSettings) }
        }
    }

    private func leave(_ exit: @MainActor () -> Void) {
        onIntent(.show(nil))
        exit()
    }

    private func line(_ icon: Icon, _ label: String, action: @escaping @MainActor () -> Void) -> some View {
        Button(action: action) {
            HStack(spacing: 16) {
                IconView(icon)
                Text(label).multilineTextAlignment(.leading)
                Spacer(minLength: 0)
            }
            .padding(8)
            .frame(minHeight: 52)
            .contentShape(.rect)
        }
        .buttonStyle(LineButtonStyle())
    }
}

private struct LineButtonStyle: ButtonStyle {
    @Environment(\.tokens) private var tokens
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .background(Color(configuration.isPressed ? tokens.raised : tokens.surface), in: .rect(cornerRadius: 12))
            .opacity(isEnabled ? 1 : 0.38)
    }
}

private struct Moves: View {
    let entries: [MoveEntry]
    let count: Int

    @Environment(\.texts) private var texts

    var body: some View {
        if entries.isEmpty {
            About(texts.moveLogEmpty)
        } else {
            About(texts.moveLogCount(count: count))
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 88), spacing: 8, alignment: .leading)], spacing: 8) {
                ForEach(entries) { MoveChip(entry: $0) }
            }
        }
    }
}

private struct Count: View {
    /// Nil once play goes on and there is nothing to count.
    let scoring: Scoring?

    @Environment(\.texts) private var texts

    var body: some View {
        if let scoring {
            About(texts.lead(scoring))
            CountTable(scoring: scoring)
        }
    }
}

private struct ForbiddenPoints: View {
    let view: GameView

    @Environment(\.texts) private var texts

    var body: some View {
        About(texts.forbiddenSummary(view))
        ForEach(view.foulGroups) { group in
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: "\(group.labels.joined(separator: ", ")): \(texts.foul(group.foul))")
                    .font(.body.weight(.medium))
                About(texts.foulAbout(group.foul))
            }
        }
    }
}
