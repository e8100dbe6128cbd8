import SwiftUI
import TengenKit

/// The panel that is open, over everything else: lists as sheets, questions as alerts.
struct PlayPanels: ViewModifier {
    let state: PlayState
    let exits: PlayExits
    let onIntent: (PlayIntent) -> Void

    @Environment(\.texts) private var texts

    func body(content: Content) -> some View {
        content
            .sheet(isPresented: isShown([.actions, .moves, .forbidden])) {
                PanelSheet(state: state, exits: exits, onIntent: onIntent)
            }
            .alert(texts.restartTitle, isPresented: isShown([.askRestart])) {
                Button(texts.restartConfirm, role: .destructive) { onIntent(.restart(revision: revision)) }
                Button(texts.restartCancel, role: .cancel) { onIntent(.show(nil)) }
            } message: {
                Text(texts.restartText)
            }
            .alert(texts.resignTitle, isPresented: isShown([.askResign])) {
                Button(texts.resignConfirm, role: .destructive) { onIntent(.resign(revision: revision)) }
                Button(texts.resignCancel, role: .cancel) { onIntent(.show(nil)) }
            } message: {
                Text(texts.resigning(state.view))
            }
    }

    private var revision: Int { state.view.revision }

    private func isShown(_ panels: Set<Panel>) -> Binding<Bool> {
        let shown = state.showsEnd ? nil : state.panel
        return Binding(
            get: { shown.map(panels.contains) ?? false },
            // A panel that has given way to another is not closed again.
            set: { isShown in if !isShown, shown.map(panels.contains) == true { onIntent(.show(nil)) } }
        )
    }
}

/// A list that rises from below.
private struct PanelSheet: View {
    let state: PlayState
    let exits: PlayExits
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
                case .actions: FurtherActions(state: state, exits: exits, onIntent: onIntent)
                case .moves: Moves(entries: state.moveEntries(texts), count: state.view.moves)
                case .forbidden: ForbiddenPoints(view: state.view)
                case .askRestart, .askResign, nil: EmptyView()
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(16)
        }
        .scrollBounceBehavior(.basedOnSize)
        .background(Color(tokens.surface))
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }

    private var title: String? {
        switch state.panel {
        case .moves: texts.moveLogTitle
        case .forbidden: texts.forbiddenTitle
        default: nil
        }
    }
}

private struct FurtherActions: View {
    let state: PlayState
    let exits: PlayExits
    let onIntent: (PlayIntent) -> Void

    @Environment(\.texts) private var texts

    var body: some View {
        VStack(spacing: 0) {
            ForEach(state.furtherActions(texts)) { action in
                line(action.icon, action.label) { onIntent(action.intent) }.disabled(!action.enabled)
            }
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
