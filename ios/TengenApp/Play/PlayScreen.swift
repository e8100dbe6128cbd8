import SwiftUI
import TengenKit

/// Where the play screen can lead.
struct PlayExits {
    let onSettings: @MainActor () -> Void
    let onNewGame: @MainActor () -> Void
    let onReplay: @MainActor () -> Void
    let onAgain: @MainActor () -> Void
    let onShare: @MainActor () -> Void
}

/// The game on the board, in a layout that suits the window.
struct PlayScreen: View {
    let state: PlayState
    let settings: Settings
    let exits: PlayExits
    let onIntent: (PlayIntent) -> Void

    @Environment(\.texts) private var texts
    @Environment(\.tokens) private var tokens

    var body: some View {
        GeometryReader { geometry in
            if geometry.size.width > geometry.size.height {
                landscape(in: geometry.size)
            } else {
                portrait
            }
        }
        .background(Color(tokens.paper))
        .navigationTitle(title)
        .navigationBarTitleDisplayMode(.inline)
        // The end takes every touch until one of its buttons is chosen.
        .navigationBarBackButtonHidden(state.showsEnd)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                BarButton(icon: TengenIcons.settings, label: texts.actionSettings, action: exits.onSettings)
                    .disabled(state.showsEnd)
            }
        }
        .modifier(PlayKeys(revision: state.view.revision, onIntent: onIntent))
        .modifier(PlayPanels(state: state, exits: exits, onIntent: onIntent))
        .modifier(PlayAnnouncements(state: state))
    }

    private var title: String {
        let config = state.view.config
        return "\(texts.variantName(config.variant)) \(texts.boardSize(side: config.size.columns))"
    }

    /// A sheet takes the place of what is below the board, so that it never lies over it. The board has
    /// what the rest, which is as high as its text, leaves.
    private var portrait: some View {
        VStack(spacing: 0) {
            Spacer(minLength: 0)
            strip(state.lowerSeat.other)
            board.aspectRatio(1, contentMode: .fit).layoutPriority(1)
            if let sheet {
                Spacer(minLength: 0)
                sheet.frame(minHeight: 220, alignment: .bottom)
            } else {
                strip(state.lowerSeat)
                sentence
                Spacer(minLength: 0)
                moves.padding(.bottom, 4)
                actions
            }
        }
    }

    private func landscape(in size: CGSize) -> some View {
        let side = min(size.height, size.width - 300)
        return HStack(spacing: 0) {
            if settings.leftHanded { panel }
            board.frame(width: side, height: side)
            if !settings.leftHanded { panel }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private var panel: some View {
        VStack(spacing: 0) {
            strip(state.lowerSeat.other)
            strip(state.lowerSeat)
            if let sheet {
                Spacer(minLength: 0)
                sheet
            } else {
                sentence.frame(maxHeight: .infinity)
                moves
                actions
            }
        }
        .frame(maxWidth: .infinity)
    }

    private func strip(_ seat: Seat) -> some View {
        PlayerStrip(state: state.strip(seat, texts)).fixedSize(horizontal: false, vertical: true)
    }

    private var moves: some View {
        MoveLine(entries: state.moveEntries(texts)).fixedSize(horizontal: false, vertical: true)
    }

    private var board: some View {
        BoardView(state: state.board(settings), input: settings.input) { point in
            state.describe(point, texts)
        } onEvent: { event in
            onIntent(event.intent(revision: state.view.revision))
        }
    }

    private var sentence: some View {
        PlaySentence(state: state, settings: settings, onIntent: onIntent)
            .fixedSize(horizontal: false, vertical: true)
    }

    private var actions: some View {
        ActionRow(actions: state.actions(texts), isMirrored: settings.leftHanded, onIntent: onIntent)
            .fixedSize(horizontal: false, vertical: true)
    }

    /// The end, or a question of the opening.
    private var sheet: LowerSheet? {
        let view = state.view
        if state.showsEnd, let outcome = view.outcome {
            return LowerSheet(content: .end(outcome, view, exits))
        }
        if let task = view.personsTask, task.kind == .choose {
            return LowerSheet(content: .choice(task, view) { onIntent(.choose($0, revision: view.revision)) })
        }
        return nil
    }
}

/// One sentence about what happened or is to do, or the button that confirms a chosen point.
private struct PlaySentence: View {
    let state: PlayState
    let settings: Settings
    let onIntent: (PlayIntent) -> Void

    @Environment(\.texts) private var texts

    var body: some View {
        Group {
            if settings.input == .confirm, let cursor = state.cursor, state.view.turn.isPersons {
                Button(texts.actionConfirm(point: state.view.config.size.label(cursor))) {
                    onIntent(.playCursor(revision: state.view.revision))
                }
                .buttonStyle(.main)
                .disabled(state.view.stones[cursor] != nil)
            } else {
                Text(texts.sentence(state) ?? "")
                    .fixedSize(horizontal: false, vertical: true)
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        .frame(minHeight: 56)
        .padding(.horizontal, 16)
        .padding(.vertical, 4)
    }
}
