/// The colours that every screen shares.
public struct Tokens: Hashable, Sendable {
    /// Caution.
    public let amber: Colour
    /// Text.
    public let ink: Colour
    /// Secondary text.
    public let inkSoft: Colour
    /// Good, accept, whose turn it is.
    public let jade: Colour
    /// Text on the main button.
    public let onSeal: Colour
    /// Behind everything.
    public let paper: Colour
    /// The one accent: the main button.
    public let seal: Colour
    /// Cards, sheets, bars.
    public let surface: Colour
    public let isDark: Bool

    /// What lies on a surface and stands out from it a little.
    public var raised: Colour { ink.opacity(0.06).over(surface) }

    /// Lines between things on a surface.
    public var hairline: Colour { ink.opacity(0.14).over(surface) }

    /// Behind what is chosen.
    public var chosen: Colour { jade.opacity(isDark ? 0.26 : 0.14).over(surface) }

    /// Text on jade.
    public var onJade: Colour { isDark ? paper : Colour(0xFFFFFF) }
}

/// A circle of the heat map, and the colour of the number in it.
public struct HeatStep: Hashable, Sendable {
    public let fill: Colour
    public let number: Colour
}
