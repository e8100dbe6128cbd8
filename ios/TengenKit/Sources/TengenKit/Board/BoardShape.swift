import Foundation

/// Something to be drawn; lengths in pixels of the board's view.
public enum BoardShape: Equatable, Sendable {
    /// The wood with round corners: `Sizes.boardCorner` points of the screen.
    case wood(CGRect, from: Colour, to: Colour, grain: Bool)
    case rectangle(CGRect, Colour)
    case disc(center: CGPoint, radius: Double, Colour)
    /// A circle whose line lies `width / 2` to both sides of the radius.
    case ring(center: CGPoint, radius: Double, width: Double, Colour)
    /// A line with round ends.
    case line(from: CGPoint, to: CGPoint, width: Double, Colour)
    /// A frame of dashes: their length, then that of the gaps.
    case dashes(CGRect, width: Double, dash: [Double], Colour)
    /// A text around its middle, in digits of one width; `size` is that of the font.
    case text(String, center: CGPoint, size: Double, isMedium: Bool, Colour)
    /// A stone with its shadow; `point` chooses among the textures.
    case stone(Stone, point: Int, center: CGPoint, scale: Double, opacity: Double)
}
