import SwiftUI
import TengenKit

/// A board in as much of its space as it can fill.
struct BoardView: View {
    let state: BoardState
    /// How a touch plays; nil lets the size of the cells decide.
    var input: TouchInput?
    /// A point for screen readers.
    let describe: (Int) -> String
    let onEvent: (BoardEvent) -> Void

    @State private var aim: Aim?
    @Environment(\.displayScale) private var scale
    @Environment(\.texts) private var texts

    var body: some View {
        GeometryReader { geometry in
            let layout = BoardLayout(state, in: geometry.size, scale: scale)
            let seenAim = state.takesTouches ? aim : nil
            PaintedBoard(state: state, layout: layout, aim: seenAim) { onEvent(.motionShown(revision: $0)) }
                .overlay { MagnifierLens(state: state, layout: layout, aim: seenAim) }
                .contentShape(.rect)
                .modifier(
                    BoardTouches(
                        layout: layout,
                        input: input ?? .forCell(Double(layout.cell) / scale),
                        cursor: state.cursor,
                        isOpen: state.takesTouches,
                        aim: $aim,
                        onEvent: onEvent
                    )
                )
                .accessibilityLabel(texts.accessibilityBoard(side: state.size.columns))
                .accessibilityChildren {
                    BoardPoints(state: state, layout: layout, describe: describe) { onEvent(.play(point: $0)) }
                }
        }
        // A board reads from left to right in every language.
        .environment(\.layoutDirection, .leftToRight)
    }
}

/// A board to look at only: it takes no touches and says nothing to screen readers.
struct BoardPicture: View {
    let state: BoardState
    @Environment(\.displayScale) private var scale

    var body: some View {
        GeometryReader { geometry in
            PaintedBoard(state: state, layout: BoardLayout(state, in: geometry.size, scale: scale), aim: nil) { _ in }
        }
        .aspectRatio(1, contentMode: .fit)
        .environment(\.layoutDirection, .leftToRight)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}

extension BoardLayout {
    /// The largest board that fits into a view; `scale` is the number of pixels in a point of the screen.
    fileprivate init(_ state: BoardState, in size: CGSize, scale: CGFloat) {
        self = .fit(
            state.size,
            width: Int(size.width * scale),
            height: Int(size.height * scale),
            coordinates: state.coordinates
        )
    }
}
