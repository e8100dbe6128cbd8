import SwiftUI
import TengenKit

/// An element a point for screen readers and tests, over the painted board; nothing of it is seen.
struct BoardPoints: View {
    let state: BoardState
    let layout: BoardLayout
    let describe: (Int) -> String
    let onPlay: (Int) -> Void

    @Environment(\.displayScale) private var scale
    @Environment(\.texts) private var texts

    var body: some View {
        let cell = CGFloat(layout.cell) / scale
        ZStack {
            ForEach(state.size.points, id: \.self) { point in
                let isPlayable = state.isTouchable(point)
                Button(describe(point)) { if isPlayable { onPlay(point) } }
                    .frame(width: cell, height: cell)
                    .position(x: CGFloat(layout.x(point)) / scale, y: CGFloat(layout.y(point)) / scale)
                    .accessibilityIdentifier(state.size.label(point))
                    .accessibilityHint(isPlayable ? hint : "")
                    .accessibilityRemoveTraits(isPlayable ? [] : .isButton)
            }
        }
    }

    private var hint: String { state.marks ? texts.pointMark : texts.pointPlay }
}
