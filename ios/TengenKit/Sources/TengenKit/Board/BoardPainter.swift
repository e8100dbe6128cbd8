import Foundation

/// Says what is drawn of a board and in which order, for whatever draws it.
public struct BoardPainter: Sendable {
    public let state: BoardState
    public let layout: BoardLayout
    public let look: BoardLook
    /// Pixels in a point of the screen.
    private let scale: Double

    public init(state: BoardState, layout: BoardLayout, look: BoardLook, scale: Double) {
        self.state = state
        self.layout = layout
        self.look = look
        self.scale = scale
    }

    /// What lies below everything that moves, to be drawn once and kept.
    public func ground() -> [BoardShape] {
        BoardLayer.allCases.filter(\.isGround).flatMap { shapes(of: $0, motion: .still, pulse: 0, aim: nil) }
    }

    /// Everything above the ground. `pulse` is that of the hint, `aim` where a finger is.
    public func pieces(motion: MotionProgress = .still, pulse: Double = 0, aim: Aim? = nil) -> [BoardShape] {
        BoardLayer.allCases.filter { !$0.isGround }
            .flatMap { shapes(of: $0, motion: motion, pulse: pulse, aim: aim) }
    }

    /// The shapes of one layer.
    public func shapes(of layer: BoardLayer, motion: MotionProgress, pulse: Double, aim: Aim?) -> [BoardShape] {
        switch layer {
        case .wood: [layout.wood(look)]
        case .grid: layout.grid(look)
        case .starPoints: layout.stars(look)
        case .coordinates: state.coordinates ? layout.coordinates(look) : []
        case .winningLine: layout.winningLine(state.winningLine, progress: motion.winningLine, look)
        case .openingFrame: state.frame.map { [layout.frame(side: $0, look)] } ?? []
        case .forbidden: state.forbidden.flatMap { layout.forbidden($0, look) }
        case .heat: state.heat.flatMap { layout.heat($0, hasRoom: hasRoomForHeat, look) }
        case .offered: state.offered.enumerated().flatMap { layout.offered($1, letter: letter($0), look) }
        case .stones: stones(motion)
        case .passingStones: passingStones(motion, aim)
        case .deadStones: state.dead.sorted().flatMap { layout.dead($0, look) }
        case .territory: state.territory.flatMap { layout.territory($0, look) }
        case .moveNumbers: state.showNumbers ? moveNumbers() : []
        case .lastMove: lastMove()
        case .hint: state.hint.map { layout.hint($0, pulse: pulse, look) } ?? []
        case .cursor: state.cursor.map { layout.cursor($0, look) } ?? []
        }
    }

    /// The other stones beside a winning line, stones that are only thought of, and those on their way.
    private enum Opacity {
        static let dimmed = BoardMeasures.dimmedStoneOpacity
        static let dead = BoardMeasures.deadStoneOpacity
        static let thought = 0.55
        static let pending = 0.8
    }

    private var hasRoomForHeat: Bool { Double(layout.cell) / scale >= Sizes.heatNumberLeastCell }

    private func letter(_ index: Int) -> String { String(UnicodeScalar(UInt8(ascii: "A") + UInt8(min(index, 25)))) }

    private func stones(_ motion: MotionProgress) -> [BoardShape] {
        let line = Set(state.winningLine)
        let dimmed = 1 - (1 - Opacity.dimmed) * motion.winningLine
        return layout.size.points.flatMap { point -> [BoardShape] in
            guard let stone = state.stones[point] else { return [] }
            let opacity =
                state.dead.contains(point)
                ? Opacity.dead : line.isEmpty || line.contains(point) ? 1 : dimmed
            let drawn = self.stone(stone, point, scale: motion.scale(point), opacity: opacity)
            // The lines would shine through a dimmed stone; wood does not.
            let radius = Double(layout.stoneDiameter) / 2 - 1
            let wood = BoardShape.disc(
                center: layout.center(point),
                radius: radius,
                look.wood(at: point, of: layout.size)
            )
            return opacity < 1 ? [wood, drawn] : [drawn]
        }
    }

    private func stone(_ stone: Stone, _ point: Int, scale: Double = 1, opacity: Double = 1) -> BoardShape {
        .stone(stone, point: point, center: layout.center(point), scale: scale, opacity: opacity)
    }

    /// Stones that are not in the game: leaving it, on their way into it, or only thought of.
    private func passingStones(_ motion: MotionProgress, _ aim: Aim?) -> [BoardShape] {
        let leaving = motion.leaving.filter { state.stones[$0.stone.point] == nil }
        var shapes = leaving.map { stone($0.stone.stone, $0.stone.point, scale: $0.scale, opacity: $0.left) }
        guard let turn = state.turn else { return shapes }
        if let thought = aim?.point ?? state.cursor, state.stones[thought] == nil {
            shapes.append(stone(turn, thought, opacity: Opacity.thought))
        }
        if let pending = state.pending { shapes.append(stone(turn, pending, opacity: Opacity.pending)) }
        return shapes
    }

    private func moveNumbers() -> [BoardShape] {
        state.moveNumbers.enumerated().compactMap { point, number in
            guard number > 0, let stone = state.stones[point], !state.dead.contains(point) else { return nil }
            return layout.moveNumber(number, point, stone, look)
        }
    }

    private func lastMove() -> [BoardShape] {
        guard let point = state.lastMove, let stone = state.stones[point], !state.dead.contains(point) else {
            return []
        }
        return [layout.lastMove(point, stone, aroundNumber: state.showNumbers, look)]
    }
}
