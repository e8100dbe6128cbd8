/// A game to step through: frames from 0, the beginning, to `last`.
@MainActor
public protocol ReplayPort: AnyObject {
    var game: GameKind { get }
    var size: BoardSize { get }

    /// The number of the last frame.
    var last: Int { get }

    /// The whole game as SGF.
    var record: String { get }

    /// A frame by its number, from 0 to `last`.
    func frame(_ number: Int) -> ReplayFrame
}

/// The board after a move, or at the beginning.
public struct ReplayFrame: Hashable, Sendable {
    public var stones: Stones
    /// The move number of each stone, from 1; 0 where none stands, and for stones that were set up.
    public var numbers: [Int]
    /// The moves so far.
    public var number: Int
    /// Where the last move put a stone; nil at the beginning, after a pass and after setup.
    public var lastMove: Int?
    /// Who made the last move; nil at the beginning and after setup.
    public var stone: Stone?
    /// The point of the last move as players write it; empty without one.
    public var label: String
    /// Whether the last move was a pass.
    public var passed: Bool
    /// The stones that came with this frame.
    public var placed: [Int]
    /// The stones that left the board with this frame.
    public var removed: [Int]
    /// The stones that each side has captured so far.
    public var blackCaptures: Int
    public var whiteCaptures: Int
    /// The winning line of five in a row, where the last move makes one.
    public var line: [Int]
    /// What the record says about the move.
    public var comment: String

    public init(
        stones: Stones,
        numbers: [Int],
        number: Int = 0,
        lastMove: Int? = nil,
        stone: Stone? = nil,
        label: String = "",
        passed: Bool = false,
        placed: [Int] = [],
        removed: [Int] = [],
        blackCaptures: Int = 0,
        whiteCaptures: Int = 0,
        line: [Int] = [],
        comment: String = ""
    ) {
        self.stones = stones
        self.numbers = numbers
        self.number = number
        self.lastMove = lastMove
        self.stone = stone
        self.label = label
        self.passed = passed
        self.placed = placed
        self.removed = removed
        self.blackCaptures = blackCaptures
        self.whiteCaptures = whiteCaptures
        self.line = line
        self.comment = comment
    }
}
