// What a game is set up with, in the words of the core's `game::config`.

/// One of the two people at the board; the colours they hold may change during an opening.
public enum Seat: Hashable, Sendable, CaseIterable {
    /// Holds Black at the beginning.
    case first
    /// Holds White at the beginning.
    case second

    /// The person opposite.
    public var other: Seat { self == .first ? .second : .first }
}

/// How strong the computer plays.
public enum Level: Hashable, Sendable, CaseIterable { case easy, medium, hard }

/// Who sits on a seat.
public enum Participant: Hashable, Sendable {
    /// Somebody at the screen.
    case person
    /// The program.
    case computer(Level)

    /// The level of a computer.
    public var level: Level? { if case .computer(let level) = self { level } else { nil } }
}

/// Which lines win.
public enum FiveRule: Hashable, Sendable, CaseIterable { case freestyle, standard, caro, renju }

/// How a game begins.
public enum Opening: Hashable, Sendable, CaseIterable {
    case free, centreFirst, pro, longPro, swap, swap2, soosorv8, taraguchi10
}

/// What a foul does under renju.
public enum FoulPolicy: Hashable, Sendable, CaseIterable {
    /// The point is not accepted.
    case refused
    /// The game is lost.
    case loses
}

/// How the time of a side is limited.
public enum TimeControl: Hashable, Sendable {
    /// No clock.
    case off
    /// The same time for each move.
    case perMove(limit: Duration)
    /// A time for the whole game that grows after each move.
    case fischer(main: Duration, increment: Duration)
    /// After the main time, periods; each that runs out is lost.
    case byoYomi(main: Duration, period: Duration, periods: Int)
}

/// Everything that is fixed before the first stone.
public struct GameConfig: Hashable, Sendable {
    public var rule: FiveRule
    public var size: BoardSize
    public var opening: Opening
    /// Who begins, with Black.
    public var first: Participant
    public var second: Participant
    public var timeControl: TimeControl
    public var foulPolicy: FoulPolicy
    /// Fixes the computer's random choices.
    public var seed: Int

    public init(
        rule: FiveRule,
        size: BoardSize,
        opening: Opening,
        first: Participant,
        second: Participant,
        timeControl: TimeControl,
        foulPolicy: FoulPolicy,
        seed: Int
    ) {
        self.rule = rule
        self.size = size
        self.opening = opening
        self.first = first
        self.second = second
        self.timeControl = timeControl
        self.foulPolicy = foulPolicy
        self.seed = seed
    }

    /// Who sits on a seat.
    public func participant(_ seat: Seat) -> Participant { seat == .first ? first : second }

    /// Whether two people share the screen.
    public var isBetweenPeople: Bool { first == .person && second == .person }
}
