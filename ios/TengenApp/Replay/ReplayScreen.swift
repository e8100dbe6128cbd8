import SwiftUI
import TengenKit

/// A game, move by move.
struct ReplayScreen: View {
    let state: ReplayState
    let settings: Settings
    let onShare: @MainActor () -> Void
    let onIntent: (ReplayIntent) -> Void

    @Environment(\.texts) private var texts
    @Environment(\.tokens) private var tokens

    var body: some View {
        GeometryReader { geometry in
            if geometry.size.width > geometry.size.height {
                let side = min(geometry.size.height, geometry.size.width - 300)
                HStack(spacing: 0) {
                    board.frame(width: side, height: side)
                    VStack(spacing: 0) {
                        faults
                        ReplayControls(state: state, onIntent: onIntent).frame(maxHeight: .infinity)
                    }
                    .frame(maxWidth: .infinity)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            } else {
                VStack(spacing: 0) {
                    faults
                    Spacer(minLength: 0)
                    board.aspectRatio(1, contentMode: .fit).layoutPriority(1)
                    Spacer(minLength: 0)
                    ReplayControls(state: state, onIntent: onIntent).fixedSize(horizontal: false, vertical: true)
                }
            }
        }
        .background(Color(tokens.paper))
        .navigationTitle(texts.replayTitle(state))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                BarButton(icon: TengenIcons.share, label: texts.recordShare, action: onShare)
            }
        }
        .sheet(isPresented: showsFaults) {
            FaultsSheet(warnings: state.warnings) { onIntent(.showWarnings(false)) }
        }
        .modifier(KeyReader { onKey($0) })
    }

    /// Says that the file is not whole, and leads to what is wrong with it.
    @ViewBuilder private var faults: some View {
        if !state.warnings.isEmpty {
            FaultsLine(count: state.warnings.count) { onIntent(.showWarnings(true)) }.padding(.horizontal, 16)
        }
    }

    private var showsFaults: Binding<Bool> {
        let isShown = state.showsWarnings
        return Binding(get: { isShown }, set: { if !$0 && isShown { onIntent(.showWarnings(false)) } })
    }

    private var board: some View {
        BoardView(state: state.board(settings)) { point in
            state.size.label(point)
        } onEvent: { event in
            if case .motionShown = event { onIntent(.motionShown) }
        }
    }

    private func onKey(_ press: KeyPress) -> Bool {
        switch press.key {
        case .leftArrow: onIntent(.step(moves: -1))
        case .rightArrow: onIntent(.step(moves: 1))
        case .home: onIntent(.goTo(position: 0))
        case .end: onIntent(.goTo(position: state.last))
        case .space: onIntent(.togglePlay)
        default: return false
        }
        return true
    }
}

/// The move in words, the slider, and the buttons.
private struct ReplayControls: View {
    let state: ReplayState
    let onIntent: (ReplayIntent) -> Void

    @Environment(\.texts) private var texts

    var body: some View {
        VStack(spacing: 4) {
            if state.last == 0 {
                About(state.summary == nil ? texts.replayEmpty : texts.replayNoMoves)
            } else {
                Text(texts.moveInWords(state)).font(.body.weight(.medium).monospacedDigit())
                About(position)
                if state.game == .go {
                    About(texts.replayCaptures(black: state.frame.blackCaptures, white: state.frame.whiteCaptures))
                }
                if let end = state.summary.flatMap({ texts.recordEnd($0) }) { About(end) }
                if !state.frame.comment.isEmpty { Comment(text: state.frame.comment) }
                slider
                buttons
            }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
    }

    private var position: String { texts.replayPosition(number: state.position, total: state.last) }

    private var slider: some View {
        Slider(value: shown, in: 0...Double(state.last), step: 1) { Text(texts.accessibilityMoveSlider) }
            .accessibilityValue("\(position). \(texts.moveInWords(state))")
            .frame(maxWidth: 480)
    }

    private var shown: Binding<Double> {
        Binding(
            get: { Double(state.position) },
            set: { position in
                if Int(position) != state.position { onIntent(.goTo(position: Int(position))) }
            }
        )
    }

    private var buttons: some View {
        HStack(spacing: 8) {
            Group {
                button(TengenIcons.first, texts.replayFirst, .goTo(position: 0))
                button(TengenIcons.previous, texts.replayPrevious, .step(moves: -1))
            }
            .disabled(state.position == 0)
            button(
                state.plays ? TengenIcons.pause : TengenIcons.play,
                state.plays ? texts.replayPause : texts.replayPlay,
                .togglePlay
            )
            Group {
                button(TengenIcons.next, texts.replayNext, .step(moves: 1))
                button(TengenIcons.last, texts.replayLast, .goTo(position: state.last))
            }
            .disabled(state.position == state.last)
        }
    }

    private func button(_ icon: Icon, _ label: String, _ intent: ReplayIntent) -> some View {
        BarButton(icon: icon, label: label) { onIntent(intent) }
    }
}

/// What a record says about the move; a long text scrolls.
private struct Comment: View {
    let text: String

    var body: some View {
        ViewThatFits(in: .vertical) {
            words
            ScrollView { words }
        }
        .frame(maxWidth: 480, maxHeight: 120)
    }

    private var words: some View {
        Text(verbatim: text)
            .font(.subheadline)
            .frame(maxWidth: .infinity, alignment: .leading)
            .fixedSize(horizontal: false, vertical: true)
    }
}
