import SwiftUI
import TengenKit

/// A game as a small board with a few words.
struct GameCard: View {
    let size: BoardSize
    let stones: Stones
    var lastMove: Int?
    let title: String
    let lines: [String]

    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        layout {
            BoardPicture(state: BoardState(size: size, stones: stones, coordinates: false, lastMove: lastMove))
                .frame(width: 112, height: 112)
            VStack(alignment: .leading, spacing: 2) {
                Text(title).font(.title3.weight(.medium))
                ForEach(lines, id: \.self) { About($0) }
            }
            .multilineTextAlignment(.leading)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(12)
        .card()
        .accessibilityElement(children: .combine)
    }

    /// Side by side, and one above the other where the text is very large.
    private var layout: AnyLayout {
        textSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 16))
            : AnyLayout(HStackLayout(spacing: 16))
    }
}
