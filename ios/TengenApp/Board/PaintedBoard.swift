import SwiftUI
import TengenKit

/// The board's two pictures: the ground, which is painted once for a size and look, and what moves on it.
struct PaintedBoard: View {
    let state: BoardState
    let layout: BoardLayout
    let aim: Aim?
    /// Hears which change's motion has been shown.
    let onMotionShown: (Int) -> Void

    @Environment(\.look) private var look

    var body: some View {
        ZStack {
            Ground(layout: layout, coordinates: state.coordinates, look: look).equatable()
            Pieces(state: state, layout: layout, aim: aim, onMotionShown: onMotionShown)
        }
    }
}

/// Wood, lines, stars and coordinates, kept as a bitmap while none of its inputs changes.
private struct Ground: View, Equatable {
    let layout: BoardLayout
    let coordinates: Bool
    let look: BoardLook

    @Environment(\.displayScale) private var scale

    nonisolated static func == (first: Ground, second: Ground) -> Bool {
        first.layout == second.layout && first.coordinates == second.coordinates && first.look == second.look
    }

    var body: some View {
        Canvas { context, _ in
            let empty = BoardState(size: layout.size, stones: .empty(layout.size), coordinates: coordinates)
            let painter = BoardPainter(state: empty, layout: layout, look: look, scale: scale)
            context.scaleBy(x: 1 / scale, y: 1 / scale)
            for shape in painter.ground() { context.draw(shape, scale: scale) }
        }
        .drawingGroup()
    }
}

/// Everything above the ground. It asks for new frames only while something moves.
private struct Pieces: View {
    let state: BoardState
    let layout: BoardLayout
    let aim: Aim?
    let onMotionShown: (Int) -> Void

    /// When the newest motion began to be shown, and the hint.
    @State private var motionBegan: (revision: Int, at: Date)?
    @State private var hintBegan: (point: Int, at: Date)?
    @State private var hintPulses = false

    @Environment(\.look) private var look
    @Environment(\.displayScale) private var scale
    @Environment(\.reducedMotion) private var reducedMotion

    var body: some View {
        TimelineView(.animation(paused: !isMoving)) { timeline in
            Canvas { context, _ in
                let painter = BoardPainter(state: state, layout: layout, look: look, scale: scale)
                let pieces = painter.pieces(
                    motion: progress(at: timeline.date),
                    pulse: pulse(at: timeline.date),
                    aim: aim
                )
                context.scaleBy(x: 1 / scale, y: 1 / scale)
                for shape in pieces { context.draw(shape, scale: scale) }
            } symbols: {
                stoneTextures(cell: layout.cell, look: look)
            }
        }
        .task(id: state.motion?.revision) { await show(state.motion) }
        .task(id: state.hint) { await pulse(state.hint) }
    }

    private var isMoving: Bool { !reducedMotion && (state.motion != nil || hintPulses) }

    private func progress(at date: Date) -> MotionProgress {
        guard let motion = state.motion else { return .still }
        if reducedMotion { return MotionProgress(motion, elapsed: motion.duration) }
        let began = motionBegan?.revision == motion.revision ? motionBegan?.at : nil
        return MotionProgress(motion, elapsed: elapsed(since: began, at: date))
    }

    private func pulse(at date: Date) -> Double {
        guard hintPulses, !reducedMotion else { return 0 }
        return hintPulse(elapsed: elapsed(since: hintBegan?.at, at: date))
    }

    private func elapsed(since began: Date?, at date: Date) -> Duration {
        .seconds(began.map { max(0, date.timeIntervalSince($0)) } ?? 0)
    }

    private func show(_ motion: BoardMotion?) async {
        guard let motion else { return }
        motionBegan = (motion.revision, .now)
        if !reducedMotion { try? await Task.sleep(for: motion.duration) }
        if !Task.isCancelled { onMotionShown(motion.revision) }
    }

    /// The pulses of one hint are shown once, also when the screen turns in between.
    private func pulse(_ hint: Int?) async {
        guard let hint, hintBegan?.point != hint, !reducedMotion else {
            hintPulses = false
            if hint == nil { hintBegan = nil }
            return
        }
        hintBegan = (hint, .now)
        hintPulses = true
        try? await Task.sleep(for: .milliseconds(MotionTimes.hintPulseMilliseconds * MotionTimes.hintPulses))
        if !Task.isCancelled { hintPulses = false }
    }
}

/// The lens over a board that shows what a finger covers.
struct MagnifierLens: View {
    let state: BoardState
    let layout: BoardLayout
    let aim: Aim?

    @Environment(\.look) private var look
    @Environment(\.displayScale) private var scale

    var body: some View {
        if let aim, aim.magnified {
            Canvas { context, size in
                let lens = Magnifier(aim: aim, layout: layout, width: size.width * scale, scale: scale)
                context.scaleBy(x: 1 / scale, y: 1 / scale)
                draw(lens, aim, &context)
            } symbols: {
                stoneTextures(cell: layout.cell, look: look)
            }
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
    }

    private func draw(_ lens: Magnifier, _ aim: Aim, _ context: inout GraphicsContext) {
        let painter = BoardPainter(state: state, layout: layout, look: look, scale: scale)
        let circle = Path(circle: lens.center, radius: lens.radius)
        var inside = context
        inside.clip(to: circle)
        inside.fill(circle, with: .color(Color(look.boardTo)))
        var enlarged = inside
        enlarged.translateBy(x: lens.center.x, y: lens.center.y)
        enlarged.scaleBy(x: Magnifier.factor, y: Magnifier.factor)
        enlarged.translateBy(x: -lens.target.x, y: -lens.target.y)
        for shape in painter.ground() + painter.pieces(aim: aim) { enlarged.draw(shape, scale: scale) }
        let hair = Path { path in
            path.move(to: CGPoint(x: lens.center.x - lens.radius, y: lens.center.y))
            path.addLine(to: CGPoint(x: lens.center.x + lens.radius, y: lens.center.y))
            path.move(to: CGPoint(x: lens.center.x, y: lens.center.y - lens.radius))
            path.addLine(to: CGPoint(x: lens.center.x, y: lens.center.y + lens.radius))
        }
        inside.stroke(hair, with: .color(Color(look.hint).opacity(0.5)), lineWidth: scale)
        context.stroke(circle, with: .color(Color(look.lines)), lineWidth: 2 * scale)
    }
}
