import Foundation

/// How a touch becomes a move.
public enum TouchInput: Hashable, Sendable, CaseIterable {
    /// A tap plays.
    case tap
    /// A short tap plays; a longer press shows a magnifier, and the release plays.
    case press
    /// A tap chooses a point, a second one plays it.
    case confirm

    /// What suits cells of this size, in points of the screen: fingers hit large ones, small ones need
    /// the magnifier.
    public static func forCell(_ cell: Double) -> TouchInput { cell >= smallestForTap ? .tap : .press }

    /// 15 points with coordinates on a phone 360 wide are still tapped, 19 are not.
    private static let smallestForTap = 21.0
}

/// Where a finger is, and which point it would play.
public struct Aim: Equatable, Sendable {
    public let point: Int
    /// In pixels of the board's view.
    public let finger: CGPoint
    /// Whether the point is seen through the magnifier; a pointing device needs none.
    public let magnified: Bool

    public init(point: Int, finger: CGPoint, magnified: Bool) {
        self.point = point
        self.finger = finger
        self.magnified = magnified
    }
}

/// What a finger has done.
public enum TouchReport: Hashable, Sendable {
    /// A point was played.
    case play(point: Int)
    /// A point was chosen and waits for its confirmation.
    case choose(point: Int)
}

/// Follows one finger over a board, from its touch to its lifting. The view tells what happens, with
/// places in pixels, and calls `held()` once the finger rests for `holdTime`.
public struct BoardTouch: Sendable {
    /// How long a finger rests before the magnifier comes.
    public static let holdTime = Duration.milliseconds(160)

    private let layout: BoardLayout
    private let input: TouchInput
    private let start: CGPoint
    /// The point that waited for its confirmation when the finger came.
    private let chosenBefore: Int?
    /// How far a finger may slide and still tap, in pixels.
    private let slop: Double
    private var position: CGPoint
    private var hasMoved = false
    private var isHeld = false

    /// What the board shows under the finger.
    public private(set) var aim: Aim?

    /// A finger comes down. `chosen` is the point that waits for its confirmation.
    public init(at start: CGPoint, layout: BoardLayout, input: TouchInput, chosen: Int?, slop: Double) {
        self.layout = layout
        self.input = input
        self.start = start
        self.slop = slop
        chosenBefore = chosen
        position = start
    }

    /// What the touch itself does: with confirmation, the point below is chosen at once.
    public func began() -> TouchReport? {
        guard input == .confirm, let point = layout.pointAt(start) else { return nil }
        return .choose(point: point)
    }

    /// The finger rests.
    public mutating func held() {
        guard input == .press else { return }
        isHeld = true
        aim = magnified()
    }

    /// The finger slides.
    public mutating func moved(to place: CGPoint) -> TouchReport? {
        position = place
        hasMoved = hasMoved || hypot(place.x - start.x, place.y - start.y) > slop
        switch input {
        case .tap: return nil
        case .press:
            if hasMoved { isHeld = true }
            aim = isHeld ? magnified() : nil
            return nil
        case .confirm:
            guard hasMoved else { return nil }
            aim = magnified()
            return aim.map { .choose(point: $0.point) }
        }
    }

    /// The finger is lifted where it was last.
    public mutating func ended() -> TouchReport? {
        let aimed = magnified()
        aim = nil
        switch input {
        case .tap: return hasMoved ? nil : layout.pointAt(position).map { .play(point: $0) }
        case .press:
            return isHeld ? aimed.map { .play(point: $0.point) } : layout.pointAt(position).map { .play(point: $0) }
        case .confirm:
            guard !hasMoved, let point = layout.pointAt(start), point == chosenBefore else { return nil }
            return .play(point: point)
        }
    }

    private func magnified() -> Aim? {
        guard layout.isOnWood(x: position.x, y: position.y) else { return nil }
        return Aim(point: layout.nearest(x: position.x, y: position.y), finger: position, magnified: true)
    }
}

extension BoardLayout {
    /// The point that a touch means, in pixels of the view.
    public func pointAt(_ place: CGPoint) -> Int? { pointAt(x: place.x, y: place.y) }
}
