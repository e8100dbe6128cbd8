import Foundation

/// The lens over a board that shows what a finger covers; lengths in pixels of the board's view.
public struct Magnifier: Equatable, Sendable {
    /// How much larger things are in it.
    public static let factor = 2.0

    public let center: CGPoint
    public let radius: Double
    /// What lies in the middle of the lens.
    public let target: CGPoint

    /// The lens for an aim: above the finger, or beside it where the top is too near. `scale` is the
    /// number of pixels in a point of the screen, `width` that of the view in pixels.
    public init(aim: Aim, layout: BoardLayout, width: Double, scale: Double) {
        radius = 56 * scale
        target = layout.center(aim.point)
        let distance = radius + 36 * scale
        let finger = aim.finger
        if finger.y - distance >= 0 {
            center = CGPoint(x: finger.x, y: finger.y - distance)
        } else {
            let side = finger.x < width / 2 ? 1.0 : -1.0
            center = CGPoint(x: finger.x + side * distance, y: max(finger.y, radius / 2))
        }
    }
}
