/// Width and height of a board, each from 1 to 25 points.
///
/// A point is its index, row by row from the top left, as in the core.
public struct BoardSize: Hashable, Sendable {
    public let columns: Int
    public let rows: Int

    /// Sides outside 1 to 25 become the nearest possible ones.
    public init(columns: Int, rows: Int) {
        self.columns = min(max(columns, 1), Self.maxSide)
        self.rows = min(max(rows, 1), Self.maxSide)
    }

    /// A board with equal sides.
    public static func square(_ side: Int) -> BoardSize { BoardSize(columns: side, rows: side) }

    /// The longest side.
    public static let maxSide = 25

    /// The number of points.
    public var area: Int { columns * rows }

    /// The points, row by row from the top left.
    public var points: Range<Int> { 0..<area }

    /// The point at a place; `column` from the left and `row` from the top, both from 0.
    public func point(column: Int, row: Int) -> Int { row * columns + column }

    /// Where a point stands from the left, from 0.
    public func column(_ point: Int) -> Int { point % columns }

    /// Where a point stands from the top, from 0.
    public func row(_ point: Int) -> Int { point / columns }

    /// A point as players write it: a letter without I, and the row counted from the bottom ("H8").
    public func label(_ point: Int) -> String { "\(columnLetter(column(point)))\(rowNumber(row(point)))" }

    /// The letter of a column from 0 at the left.
    public func columnLetter(_ column: Int) -> Character { Self.letters[column] }

    /// The number of a row, which is counted from the bottom and from 1; `row` from 0 at the top.
    public func rowNumber(_ row: Int) -> Int { rows - row }

    private static let letters = Array("ABCDEFGHJKLMNOPQRSTUVWXYZ")
}

extension BoardSize {
    /// The points with a star, row by row.
    ///
    /// Go's boards have them where Go has them: on the third line up to 12 points a side, on the fourth
    /// from 13 on; sides with an odd number from 13 on have them in the middle too, 19 and larger also at
    /// the middle of each edge. A board of 15 takes gomoku's five.
    public var starPoints: [Int] {
        let hasEdgeStars = columns >= edgeStarsFrom && rows >= edgeStarsFrom
        return starLines(rows).flatMap { row in
            starLines(columns).compactMap { column in
                let isEdgeMiddle = isMiddle(column, of: columns) != isMiddle(row, of: rows)
                return isEdgeMiddle && !hasEdgeStars ? nil : point(column: column, row: row)
            }
        }
    }
}

private let smallestWithStars = 7
private let fourthLineFrom = 13
private let edgeStarsFrom = 19

private func starLines(_ side: Int) -> [Int] {
    guard side >= smallestWithStars else { return [] }
    let first = side < fourthLineFrom ? 2 : 3
    return side % 2 == 0 ? [first, side - 1 - first] : [first, side / 2, side - 1 - first]
}

private func isMiddle(_ line: Int, of side: Int) -> Bool { side % 2 == 1 && line == side / 2 }
