import Foundation
import TengenKit
import Testing

/// What is drawn of a board.
struct BoardPainterTest {
    private let size = BoardSize.square(15)
    private let layout = BoardLayout.fit(.square(15), width: 1080, height: 1500, coordinates: true)

    private func painter(_ change: (inout BoardState) -> Void = { _ in }) -> BoardPainter {
        var state = BoardState(size: size, stones: .empty(size))
        change(&state)
        return BoardPainter(state: state, layout: layout, look: Looks.kaya, scale: 3)
    }

    private func stones(_ shapes: [BoardShape]) -> [BoardShape] {
        shapes.filter { if case .stone = $0 { true } else { false } }
    }

    @Test func theGroundIsWoodLinesStarsAndCoordinates() {
        let ground = painter().ground()
        #expect(ground.count == 1 + 30 + 5 + 60)
        #expect(painter { $0.coordinates = false }.ground().count == 1 + 30 + 5)
    }

    @Test func aWinningLineDimsTheOthers() {
        let line = ["H8", "J8", "K8", "L8", "M8"].map(size.at)
        let pieces = painter { state in
            for point in line { state.stones = state.stones.with(point, .black) }
            state.stones = state.stones.with(0, .white)
            state.winningLine = line
        }.pieces()
        let opacities = stones(pieces).map { shape -> Double in
            guard case .stone(_, _, _, _, let opacity) = shape else { return 0 }
            return opacity
        }
        #expect(opacities.filter { $0 == 1 }.count == 5)
        #expect(opacities.filter { $0 == BoardMeasures.dimmedStoneOpacity }.count == 1)
    }

    @Test func aStoneComesInMotionAndAnUndoneOneLeaves() {
        let motion = BoardMotion(revision: 1, placed: [0], removed: [PlacedStone(point: 1, stone: .white)])
        let shown = painter { $0.stones = $0.stones.with(0, .black) }
        let begins = stones(shown.pieces(motion: MotionProgress(motion, elapsed: .zero)))
        #expect(begins.contains(.stone(.black, point: 0, center: layout.center(0), scale: 0.6, opacity: 1)))
        #expect(begins.contains(.stone(.white, point: 1, center: layout.center(1), scale: 1, opacity: 1)))
        let over = stones(shown.pieces(motion: MotionProgress(motion, elapsed: motion.duration)))
        #expect(over == [.stone(.black, point: 0, center: layout.center(0), scale: 1, opacity: 1)])
    }

    @Test func thoughtsNeedATurn() {
        let aim = Aim(point: 7, finger: .zero, magnified: true)
        #expect(stones(painter().pieces(aim: aim)).isEmpty)
        #expect(stones(painter { $0.turn = .white }.pieces(aim: aim)).count == 1)
        let sent = painter { state in
            state.turn = .white
            state.pending = 9
        }
        #expect(stones(sent.pieces(aim: aim)).count == 2)
    }

    @Test func smallCirclesOfTheHeatMapHaveNoNumber() {
        func texts(_ value: Int, scale: Double) -> Int {
            var state = BoardState(size: size, stones: .empty(size))
            state.heat = [HeatPoint(point: 0, value: value)]
            let painter = BoardPainter(state: state, layout: layout, look: Looks.kaya, scale: scale)
            return painter.pieces().filter { if case .text = $0 { true } else { false } }.count
        }
        // 68 pixels a cell are 34 points at two pixels each, and 22 at three.
        #expect(texts(90, scale: 2) == 1)
        #expect(texts(10, scale: 2) == 0)
        #expect(texts(90, scale: 3) == 0)
    }

    @Test func aHintBreathesThreeTimes() {
        #expect(hintPulse(elapsed: .zero) == 0)
        #expect(abs(hintPulse(elapsed: .milliseconds(450)) - 1) < 1e-9)
        #expect(abs(hintPulse(elapsed: .milliseconds(2250)) - 1) < 1e-9)
        #expect(hintPulse(elapsed: .milliseconds(2701)) == 0)
    }

    @Test func theMagnifierStaysInView() {
        let high = Magnifier(
            aim: Aim(point: 0, finger: CGPoint(x: 60, y: 100), magnified: true),
            layout: layout,
            width: 1080,
            scale: 3
        )
        #expect(high.center.x > 60 && high.center.y >= high.radius / 2)
        let low = Magnifier(
            aim: Aim(point: 0, finger: CGPoint(x: 60, y: 900), magnified: true),
            layout: layout,
            width: 1080,
            scale: 3
        )
        #expect(low.center == CGPoint(x: 60, y: 900 - 92 * 3))
    }
}
