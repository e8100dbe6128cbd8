import Foundation

// The shapes of the single marks. Shares are of the cell unless a name says otherwise.

extension BoardLayout {
    /// The middle of a point, in pixels.
    public func center(_ point: Int) -> CGPoint { CGPoint(x: x(point), y: y(point)) }

    private func length(_ share: Double, atLeast least: Double = 0) -> Double { max(Double(cell) * share, least) }

    private var markWidth: Double { length(0.075, atLeast: 1.5) }

    /// A ring on the newest stone; wider where the stone shows its number.
    func lastMove(_ point: Int, _ stone: Stone, aroundNumber: Bool, _ look: BoardLook) -> BoardShape {
        let width = aroundNumber ? markWidth * 0.8 : markWidth
        let radius =
            aroundNumber
            ? Double(stoneDiameter) * 0.46 - width / 2
            : Double(stoneDiameter) / 2 * BoardMeasures.lastMoveRing
        return .ring(center: center(point), radius: radius, width: width, look.of(stone).contrast)
    }

    /// The number of the move that placed a stone.
    func moveNumber(_ number: Int, _ point: Int, _ stone: Stone, _ look: BoardLook) -> BoardShape {
        let size = length(number < 100 ? 0.40 : 0.32)
        return .text("\(number)", center: center(point), size: size, isMedium: false, look.of(stone).contrast)
    }

    /// A band under the stones of the winning line, `progress` of its way from its first to its last
    /// stone. It is wider than the gaps are long, so that it reads as one stroke.
    func winningLine(_ line: [Int], progress: Double, _ look: BoardLook) -> [BoardShape] {
        guard let first = line.first, let last = line.last, first != last, progress > 0 else { return [] }
        let (from, to) = (center(first), center(last))
        let distance = hypot(to.x - from.x, to.y - from.y)
        let (right, down) = ((to.x - from.x) / distance, (to.y - from.y) / distance)
        let overhang = length(0.5)
        let start = CGPoint(x: from.x - right * overhang, y: from.y - down * overhang)
        let reach = (distance + 2 * overhang) * progress
        let end = CGPoint(x: start.x + right * reach, y: start.y + down * reach)
        return [.line(from: start, to: end, width: length(0.36), look.warn)]
    }

    /// A small cross on a point that may not be taken.
    func forbidden(_ point: Int, _ look: BoardLook) -> [BoardShape] {
        let (middle, half, width) = (center(point), length(0.17), length(0.09, atLeast: 2))
        return [half, -half].map { rise in
            .line(
                from: CGPoint(x: middle.x - half, y: middle.y - rise),
                to: CGPoint(x: middle.x + half, y: middle.y + rise),
                width: width,
                look.warn
            )
        }
    }

    /// A small cross on a stone that counts as dead, beyond the square of the territory that it stands in.
    func dead(_ point: Int, _ look: BoardLook) -> [BoardShape] {
        let (middle, inner, outer, width) = (center(point), length(0.2), length(0.28), length(0.06, atLeast: 1.5))
        let corners: [(Double, Double)] = [(1, 1), (-1, -1), (1, -1), (-1, 1)]
        return corners.map { right, down in
            let start = CGPoint(x: middle.x + right * inner, y: middle.y + down * inner)
            let end = CGPoint(x: middle.x + right * outer, y: middle.y + down * outer)
            return .line(from: start, to: end, width: width, look.warn)
        }
    }

    /// A square in the owner's colour on a point of territory, with a rim in the other's.
    func territory(_ owned: OwnedPoint, _ look: BoardLook) -> [BoardShape] {
        let (middle, side) = (center(owned.point), length(BoardMeasures.territorySide))
        let rim = length(0.03, atLeast: 1)
        let square = { (side: Double) in
            CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
        }
        // What is drawn on white stones is dark, and the other way round.
        return [
            .rectangle(square(side + rim), look.of(owned.owner).contrast),
            .rectangle(square(side - rim), look.of(owned.owner.other).contrast),
        ]
    }

    /// A ring where a good move is; `pulse` from 0 to 1 and back lets it breathe.
    func hint(_ point: Int, pulse: Double, _ look: BoardLook) -> [BoardShape] {
        let radius = length(0.34 + 0.12 * pulse)
        let ring = BoardShape.ring(center: center(point), radius: radius, width: length(0.1, atLeast: 2), look.hint)
        guard pulse > 0 else { return [ring] }
        return [ring, .disc(center: center(point), radius: radius, look.hint.opacity(0.18 * pulse))]
    }

    /// A circle whose area follows the value, in steps whose lightness alone tells the values; with its
    /// number where there is room.
    func heat(_ spot: HeatPoint, hasRoom: Bool, _ look: BoardLook) -> [BoardShape] {
        let share = Double(min(max(spot.value, 0), 100)) / 100
        let step = HeatStep.all[Int((share * Double(HeatStep.all.count - 1)).rounded())]
        let middle = center(spot.point)
        let radius = length(0.10 + (0.43 - 0.10) * share.squareRoot())
        let circle: [BoardShape] = [
            .disc(center: middle, radius: radius, step.fill),
            .ring(center: middle, radius: radius, width: length(0.04, atLeast: 1), look.lines),
        ]
        guard hasRoom, share >= 0.3 else { return circle }
        return circle + [.text("\(spot.value)", center: middle, size: length(0.32), isMedium: true, step.number)]
    }

    /// Four corners around the point that the keyboard or a first tap has chosen.
    func cursor(_ point: Int, _ look: BoardLook) -> [BoardShape] {
        let (middle, reach, arm) = (center(point), length(0.48), length(0.18))
        let width = length(0.08, atLeast: 2)
        return [(-1.0, -1.0), (-1, 1), (1, -1), (1, 1)].flatMap { right, down in
            let corner = CGPoint(x: middle.x + right * reach, y: middle.y + down * reach)
            let ends = [
                CGPoint(x: corner.x - right * arm, y: corner.y),
                CGPoint(x: corner.x, y: corner.y - down * arm),
            ]
            return ends.map { BoardShape.line(from: corner, to: $0, width: width, look.hint) }
        }
    }

    /// A letter on a point that an opening offers.
    func offered(_ point: Int, letter: String, _ look: BoardLook) -> [BoardShape] {
        let (middle, radius) = (center(point), length(0.36))
        return [
            .disc(center: middle, radius: radius, look.wood(at: point, of: size)),
            .ring(center: middle, radius: radius, width: markWidth, look.hint),
            .text(letter, center: middle, size: length(0.44), isMedium: true, look.hint),
        ]
    }

    /// A dashed frame around the middle `side` x `side` points.
    func frame(side: Int, _ look: BoardLook) -> BoardShape {
        let column = (size.columns - side) / 2
        let row = (size.rows - side) / 2
        let half = Double(cell) / 2
        let square = CGRect(
            x: Double(left + column * cell) - half,
            y: Double(top + row * cell) - half,
            width: Double(side * cell),
            height: Double(side * cell)
        )
        let dash = length(0.3)
        return .dashes(square, width: markWidth, dash: [dash, dash * 0.7], look.hint)
    }
}
