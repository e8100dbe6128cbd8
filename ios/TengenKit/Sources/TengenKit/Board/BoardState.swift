/// What a stone is.
public enum Stone: Hashable, Sendable, CaseIterable {
    case black, white

    /// The other colour.
    public var other: Stone { self == .black ? .white : .black }
}

/// What stands on each point of a board: one byte a point, 0 empty, 1 black, 2 white.
public struct Stones: Hashable, Sendable {
    private var cells: [UInt8]

    public init(bytes: [UInt8]) { cells = bytes }

    /// A board without a stone.
    public static func empty(_ size: BoardSize) -> Stones { Stones(bytes: [UInt8](repeating: 0, count: size.area)) }

    /// The number of points.
    public var area: Int { cells.count }

    /// What stands on a point.
    public subscript(point: Int) -> Stone? {
        switch cells[point] {
        case 0: nil
        case 1: .black
        default: .white
        }
    }

    /// The same board with one point changed.
    public func with(_ point: Int, _ stone: Stone?) -> Stones {
        var changed = self
        changed.cells[point] =
            switch stone {
            case nil: 0
            case .black: 1
            case .white: 2
            }
        return changed
    }
}

/// A circle of the heat map.
public struct HeatPoint: Hashable, Sendable {
    public let point: Int
    /// How good the point is against the best one, from 0 to 100.
    public let value: Int

    public init(point: Int, value: Int) {
        self.point = point
        self.value = value
    }
}

/// A point of somebody's territory.
public struct OwnedPoint: Hashable, Sendable {
    public let point: Int
    public let owner: Stone

    public init(point: Int, owner: Stone) {
        self.point = point
        self.owner = owner
    }
}

/// A stone on a point, that came there or went from there.
public struct PlacedStone: Hashable, Sendable {
    public let point: Int
    public let stone: Stone

    public init(point: Int, stone: Stone) {
        self.point = point
        self.stone = stone
    }
}

/// Stones that come or go with the newest change, to be shown in motion once.
public struct BoardMotion: Hashable, Sendable {
    /// The change that this belongs to.
    public let revision: Int
    /// The points whose stones came.
    public let placed: [Int]
    /// The stones that went, and where they stood.
    public let removed: [PlacedStone]
    /// Whether this change completed the winning line.
    public let wins: Bool
    /// Whether the stones that went were captured: they leave one after the other.
    public let captures: Bool

    public init(
        revision: Int,
        placed: [Int] = [],
        removed: [PlacedStone] = [],
        wins: Bool = false,
        captures: Bool = false
    ) {
        self.revision = revision
        self.placed = placed
        self.removed = removed
        self.wins = wins
        self.captures = captures
    }
}

/// Everything that a board shows. It holds no rule: who may play where is said by others.
public struct BoardState: Hashable, Sendable {
    public var size: BoardSize
    public var stones: Stones
    public var coordinates = true
    /// The number of the move that placed each stone, one a point, 0 where none did; may be empty.
    public var moveNumbers: [Int] = []
    /// Whether each stone shows its number.
    public var showNumbers = false
    public var lastMove: Int?
    /// The points of the winning line in their order along it; empty without a win.
    public var winningLine: [Int] = []
    /// Points that the person to move may not take.
    public var forbidden: [Int] = []
    /// The side of the middle square that an opening speaks of, drawn as a frame.
    public var frame: Int?
    public var hint: Int?
    public var heat: [HeatPoint] = []
    /// The point that the keyboard or a first tap has chosen.
    public var cursor: Int?
    /// A stone on its way into the game.
    public var pending: Int?
    /// Points offered in an opening, with a letter each in this order.
    public var offered: [Int] = []
    /// The stones that count as dead at the end of a game of Go.
    public var dead: Set<Int> = []
    /// Whom the empty points and the dead stones count for.
    public var territory: [OwnedPoint] = []
    /// Whose stone a touch would place; nil when no touch counts.
    public var turn: Stone?
    /// Whether a touch marks a stone instead of placing one.
    public var marks = false
    public var motion: BoardMotion?

    public init(size: BoardSize, stones: Stones, coordinates: Bool = true, lastMove: Int? = nil) {
        self.size = size
        self.stones = stones
        self.coordinates = coordinates
        self.lastMove = lastMove
    }

    /// Whether a touch counts at all.
    public var takesTouches: Bool { turn != nil || marks }

    /// Whether a touch on a point means something.
    public func isTouchable(_ point: Int) -> Bool {
        marks ? stones[point] != nil : turn != nil && stones[point] == nil
    }
}
