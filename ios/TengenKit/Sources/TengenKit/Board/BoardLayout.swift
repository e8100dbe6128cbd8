/// Where a board's points lie in a view, in whole pixels, so that every line is sharp.
///
/// All cells are equal; what does not divide is left over as an even rim around the board.
public struct BoardLayout: Hashable, Sendable {
    /// The board.
    public let size: BoardSize
    /// The distance between two lines, in pixels.
    public let cell: Int
    /// The first column's line, in pixels from the view's left edge.
    public let left: Int
    /// The first row's line, in pixels from the view's top edge.
    public let top: Int
    /// From the outer lines to the edge of the wood, in pixels.
    public let margin: Int

    /// The largest board that fits into a view of `width` x `height` pixels, in its middle.
    public static func fit(_ size: BoardSize, width: Int, height: Int, coordinates: Bool) -> BoardLayout {
        let margin = coordinates ? Thousandths.marginWithCoordinates : Thousandths.margin
        let across = 1000 * width / (1000 * (size.columns - 1) + 2 * margin)
        let down = 1000 * height / (1000 * (size.rows - 1) + 2 * margin)
        let cell = max(1, min(across, down))
        return BoardLayout(
            size: size,
            cell: cell,
            left: halved(width - cell * (size.columns - 1)),
            top: halved(height - cell * (size.rows - 1)),
            margin: rounded(cell, margin)
        )
    }

    /// Pixels from the left edge of the wood to its right edge.
    public var woodWidth: Int { cell * (size.columns - 1) + 2 * margin }

    /// Pixels from the top edge of the wood to its lower edge.
    public var woodHeight: Int { cell * (size.rows - 1) + 2 * margin }

    /// The wood's left edge, in pixels.
    public var woodLeft: Int { left - margin }

    /// The wood's top edge, in pixels.
    public var woodTop: Int { top - margin }

    /// A stone's diameter, in pixels.
    public var stoneDiameter: Int { rounded(cell, Thousandths.stoneDiameter) }

    /// The radius of a star point, in pixels.
    public var starRadius: Double { Double(cell) * BoardMeasures.starRadius }

    /// The width of an inner line in whole pixels, `factor` times the usual.
    public func lineWidth(_ factor: Double) -> Int {
        max(BoardMeasures.lineLeastPixels, rounded(cell, thousandths(BoardMeasures.lineWidth * factor)))
    }

    /// The width of an outer line in whole pixels.
    public func outerLineWidth(_ factor: Double) -> Int {
        let share = BoardMeasures.lineWidth * factor * BoardMeasures.outerLineFactor
        return max(BoardMeasures.lineLeastPixels, rounded(cell, thousandths(share)))
    }

    /// The x of a point's centre, in pixels.
    public func x(_ point: Int) -> Int { left + size.column(point) * cell }

    /// The y of a point's centre, in pixels.
    public func y(_ point: Int) -> Int { top + size.row(point) * cell }

    /// The point that a touch at (`x`, `y`) pixels means, or nil when no point is close enough.
    public func pointAt(x: Double, y: Double) -> Int? {
        let point = nearest(x: x, y: y)
        let (dx, dy) = (x - Double(self.x(point)), y - Double(self.y(point)))
        let reach = BoardMeasures.hitRadius * Double(cell)
        return dx * dx + dy * dy <= reach * reach ? point : nil
    }

    /// The point closest to (`x`, `y`) pixels, wherever that is; for a drag that is seen through the
    /// magnifier.
    public func nearest(x: Double, y: Double) -> Int {
        let column = Int(((x - Double(left)) / Double(cell)).rounded())
        let row = Int(((y - Double(top)) / Double(cell)).rounded())
        return size.point(
            column: min(max(column, 0), size.columns - 1),
            row: min(max(row, 0), size.rows - 1)
        )
    }

    /// Whether (`x`, `y`) pixels lie on the wood.
    public func isOnWood(x: Double, y: Double) -> Bool {
        x >= Double(woodLeft) && y >= Double(woodTop)
            && x < Double(woodLeft + woodWidth) && y < Double(woodTop + woodHeight)
    }
}

/// Shares of a cell in thousandths: whole numbers round alike everywhere.
private enum Thousandths {
    static let stoneDiameter = thousandths(BoardMeasures.stoneDiameter)
    static let margin = thousandths(BoardMeasures.margin)
    static let marginWithCoordinates = thousandths(BoardMeasures.marginWithCoordinates)
}

private func thousandths(_ share: Double) -> Int { Int((share * 1000).rounded()) }

private func rounded(_ cell: Int, _ thousandths: Int) -> Int { (cell * thousandths + 500) / 1000 }

/// Half of a length, rounded down also below zero, where a view is smaller than the smallest board.
private func halved(_ length: Int) -> Int { length >> 1 }
