import Foundation

// What lies below the stones and changes only with the board's size and look.

extension BoardLayout {
    /// The wood, with round corners.
    func wood(_ look: BoardLook) -> BoardShape {
        let wood = CGRect(x: woodLeft, y: woodTop, width: woodWidth, height: woodHeight)
        return .wood(wood, from: look.boardFrom, to: look.boardTo, grain: look.grain)
    }

    /// The lines, each on whole pixels; the outer ones are wider. First the columns', then the rows'.
    public func grid(_ look: BoardLook) -> [BoardShape] {
        let inner = lineWidth(look.lineWidth)
        let outer = outerLineWidth(look.lineWidth)
        let right = left + cell * (size.columns - 1)
        let bottom = top + cell * (size.rows - 1)
        let columns = (0..<size.columns).map { column in
            let width = column == 0 || column == size.columns - 1 ? outer : inner
            let x = left + column * cell - width / 2
            return CGRect(x: x, y: top - outer / 2, width: width, height: bottom - top + outer)
        }
        let rows = (0..<size.rows).map { row in
            let width = row == 0 || row == size.rows - 1 ? outer : inner
            let y = top + row * cell - width / 2
            return CGRect(x: left - outer / 2, y: y, width: right - left + outer, height: width)
        }
        return (columns + rows).map { .rectangle($0, look.lines) }
    }

    /// The star points.
    func stars(_ look: BoardLook) -> [BoardShape] {
        // A line of odd width has its middle half a pixel beyond the point.
        let shift = lineWidth(look.lineWidth) % 2 == 1 ? 0.5 : 0
        return size.starPoints.map { point in
            let middle = CGPoint(x: Double(x(point)) + shift, y: Double(y(point)) + shift)
            return .disc(center: middle, radius: max(starRadius, 1.5), look.lines)
        }
    }

    /// Letters above and below the board, numbers left and right.
    func coordinates(_ look: BoardLook) -> [BoardShape] {
        // Clear of a stone on the edge.
        let rim = Double(cell) * 0.225
        func text(_ text: String, x: Double, y: Double) -> BoardShape {
            .text(text, center: CGPoint(x: x, y: y), size: Double(cell) * 0.31, isMedium: false, look.text)
        }
        let letters = (0..<size.columns).flatMap { column in
            let (letter, x) = (String(size.columnLetter(column)), Double(left + column * cell))
            return [Double(woodTop) + rim, Double(woodTop + woodHeight) - rim].map { text(letter, x: x, y: $0) }
        }
        let numbers = (0..<size.rows).flatMap { row in
            let (number, y) = ("\(size.rowNumber(row))", Double(top + row * cell))
            return [Double(woodLeft) + rim, Double(woodLeft + woodWidth) - rim].map { text(number, x: $0, y: y) }
        }
        return letters + numbers
    }
}
