/// A colour of the sRGB space.
public struct Colour: Hashable, Sendable {
    /// From 0 to 1, as `alpha`.
    public let red: Double
    public let green: Double
    public let blue: Double
    public let alpha: Double

    /// An opaque colour: 0xRRGGBB.
    public init(_ code: UInt32) {
        self.init(red: Self.channel(code, 16), green: Self.channel(code, 8), blue: Self.channel(code, 0))
    }

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Whether what is drawn on it in black would be seen better than in white.
    public var isLight: Bool { red + green + blue > 1.5 }

    /// The same colour, less opaque.
    public func opacity(_ alpha: Double) -> Colour { Colour(red: red, green: green, blue: blue, alpha: alpha) }

    /// The colour between two, `share` of the way to `other`.
    public func mixed(with other: Colour, _ share: Double) -> Colour {
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
        return Colour(
            red: mix(red, other.red),
            green: mix(green, other.green),
            blue: mix(blue, other.blue),
            alpha: mix(alpha, other.alpha)
        )
    }

    /// What is seen of this colour over an opaque one.
    public func over(_ ground: Colour) -> Colour { ground.mixed(with: opacity(1), alpha) }

    private static func channel(_ code: UInt32, _ shift: UInt32) -> Double { Double(code >> shift & 0xFF) / 255 }
}
