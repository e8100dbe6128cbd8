/// A stone's rim.
public struct StoneOutline: Hashable, Sendable {
    public let colour: Colour
    /// Its width as a share of the cell.
    public let shareOfCell: Double
    /// The least width in pixels.
    public let leastPixels: Double

    /// The width in pixels on a board with this cell.
    public func width(cell: Double) -> Double { max(cell * shareOfCell, leastPixels) }
}

/// How the stones of one colour are painted.
public struct StoneLook: Hashable, Sendable {
    /// The side towards the light.
    public let from: Colour
    /// The side away from it; equal to `from` for a flat stone.
    public let to: Colour
    public let outline: StoneOutline?
    /// Whether the faint growth lines of shell run over it.
    public let arcs: Bool
    /// Whether a small mark inside tells the colour to eyes that cannot.
    public let markInside: Bool
    /// What is drawn on the stone is drawn in this.
    public let contrast: Colour

    /// Whether the stone has one colour only.
    public var isFlat: Bool { from == to }
}

/// A board with its stones and marks.
public struct BoardLook: Hashable, Sendable, Identifiable {
    public let id: String
    /// The wood towards the light.
    public let boardFrom: Colour
    /// The wood away from it.
    public let boardTo: Colour
    /// Whether a straight grain runs over the wood.
    public let grain: Bool
    public let lines: Colour
    /// The coordinates.
    public let text: Colour
    /// The width of a line against the usual.
    public let lineWidth: Double
    public let black: StoneLook
    public let white: StoneLook
    /// Forbidden points and the winning line.
    public let warn: Colour
    public let hint: Colour

    /// The look of one colour's stones.
    public func of(_ stone: Stone) -> StoneLook { stone == .black ? black : white }

    /// The colour of the wood about a point.
    public func wood(at point: Int, of size: BoardSize) -> Colour {
        let right = Double(size.column(point)) / Double(size.columns)
        let down = Double(size.row(point)) / Double(size.rows)
        return boardFrom.mixed(with: boardTo, (right + down) / 2)
    }
}
