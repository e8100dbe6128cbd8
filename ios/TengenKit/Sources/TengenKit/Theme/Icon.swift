/// A place in an icon, counted from its upper left corner.
public struct IconPlace: Hashable, Sendable {
    public let x: Double
    public let y: Double

    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
}

/// A piece of a shape's outline.
public enum IconSegment: Hashable, Sendable {
    case move(IconPlace)
    case line(IconPlace)
    /// A cubic curve: its two control points and its end.
    case curve(IconPlace, IconPlace, IconPlace)
    /// Straight back to where the line began.
    case close
}

/// A line, round at ends and corners, or a filled area.
public struct IconShape: Hashable, Sendable {
    /// Nil for an area.
    public let lineWidth: Double?
    /// Nil for the colour of the text around.
    public let colour: Colour?
    public let segments: [IconSegment]
}

/// A drawing on a square.
public struct Icon: Hashable, Sendable, Identifiable {
    public let name: String
    /// The side of the square that places and widths count in.
    public let side: Double
    /// In drawing order.
    public let shapes: [IconShape]

    public var id: String { name }
}
