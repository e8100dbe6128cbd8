import SwiftUI
import TengenKit

/// One of the pictures of a stone: those of shell differ a little in their growth lines.
struct StoneTexture: Hashable {
    let stone: Stone
    let variant: Int

    private init(stone: Stone, variant: Int) {
        self.stone = stone
        self.variant = variant
    }

    /// What lies on a point; neighbours differ.
    init(_ stone: Stone, at point: Int) {
        self.init(stone: stone, variant: point * 7 % Self.variants)
    }

    private static let variants = 5

    static let all = Stone.allCases.flatMap { stone in
        (0..<variants).map { StoneTexture(stone: stone, variant: $0) }
    }
}

/// The symbols of a canvas on which stones are drawn, one for each texture, a pixel to a point. `cell` is
/// the distance between two lines, in pixels.
@MainActor
func stoneTextures(cell: Int, look: BoardLook) -> some View {
    // The stone and room for its shadow, even so that it centres.
    let side = CGFloat(Int(Double(cell) * 0.6) * 2 + 2)
    return ForEach(StoneTexture.all, id: \.self) { texture in
        StonePicture(look: look.of(texture.stone), cell: CGFloat(cell), variant: texture.variant)
            .frame(width: side, height: side)
            .tag(texture)
    }
}

/// A stone as it lies on the board, for strips and choices; it says nothing to screen readers.
struct StoneIcon: View {
    private let stone: Stone
    @ScaledMetric private var side: Double
    @Environment(\.look) private var look

    /// `side` is in points at the usual text size.
    init(_ stone: Stone, side: Double) {
        self.stone = stone
        _side = ScaledMetric(wrappedValue: side, relativeTo: .body)
    }

    var body: some View {
        // A little smaller than its square, so that the shadow stays inside.
        StonePicture(look: look.of(stone), cell: side * 1.05, variant: 0)
            .frame(width: side, height: side)
            .accessibilityHidden(true)
    }
}

/// Paints a stone of a board with this cell in the middle of the view.
private struct StonePicture: View {
    let look: StoneLook
    let cell: CGFloat
    let variant: Int

    var body: some View {
        Canvas { context, size in
            let stone = StonePainting(
                look: look,
                cell: cell,
                center: CGPoint(x: size.width / 2, y: size.height / 2),
                variant: variant
            )
            stone.draw(context)
        }
    }
}
