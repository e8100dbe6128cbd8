import SwiftUI
import TengenKit

/// Follows a finger or a pointing device over a board and reports what it plays.
struct BoardTouches: ViewModifier {
    let layout: BoardLayout
    let input: TouchInput
    /// The point that waits for its confirmation.
    let cursor: Int?
    /// Whether a touch counts.
    let isOpen: Bool
    @Binding var aim: Aim?
    let onEvent: (BoardEvent) -> Void

    @State private var touch: BoardTouch?
    @State private var holding: Task<Void, Never>?
    /// Falls back to false also when the system takes the touch away, which ends no gesture.
    @GestureState private var isDown = false
    @Environment(\.displayScale) private var scale

    func body(content: Content) -> some View {
        content
            .gesture(drag)
            .onContinuousHover { hover($0) }
            .onChange(of: isDown) { if !isDown { forget() } }
    }

    private var drag: some Gesture {
        DragGesture(minimumDistance: 0, coordinateSpace: .local)
            .updating($isDown) { _, isDown, _ in isDown = true }
            .onChanged { value in
                if touch == nil { begin(at: pixels(value.startLocation)) }
                report(touch?.moved(to: pixels(value.location)))
                aim = touch?.aim
            }
            .onEnded { _ in
                report(touch?.ended())
                forget()
            }
    }

    private func begin(at place: CGPoint) {
        guard isOpen else { return }
        let began = BoardTouch(at: place, layout: layout, input: input, chosen: cursor, slop: 10 * scale)
        touch = began
        report(began.began())
        holding = Task {
            try? await Task.sleep(for: BoardTouch.holdTime)
            guard !Task.isCancelled else { return }
            touch?.held()
            aim = touch?.aim
        }
    }

    private func forget() {
        holding?.cancel()
        holding = nil
        touch = nil
        aim = nil
    }

    private func report(_ found: TouchReport?) {
        guard isOpen, let found else { return }
        switch found {
        case .play(let point): onEvent(.play(point: point))
        case .choose(let point): onEvent(.choose(point: point))
        }
    }

    private func hover(_ phase: HoverPhase) {
        guard touch == nil else { return }
        switch phase {
        case .active(let place):
            let finger = pixels(place)
            aim = layout.pointAt(finger).map { Aim(point: $0, finger: finger, magnified: false) }
        case .ended: aim = nil
        }
    }

    private func pixels(_ place: CGPoint) -> CGPoint { CGPoint(x: place.x * scale, y: place.y * scale) }
}
