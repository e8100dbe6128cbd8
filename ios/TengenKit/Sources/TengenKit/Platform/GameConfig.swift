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

/// One of the games.
public enum GameKind: Hashable, Sendable, CaseIterable { case five, go }

/// The rules of Go.
public enum GoRuleSet: Hashable, Sendable, CaseIterable { case chinese, japanese, korean, aga, newZealand, trompTaylor }

/// A game with the choices that only it knows.
public enum GameVariant: Hashable, Sendable {
    /// Five in a row.
    case five(Five)
    /// Go. The first seat holds Black throughout; with handicap stones the second one begins.
    case go(Go)

    /// What is chosen for five in a row.
    public struct Five: Hashable, Sendable {
        public var rule: FiveRule
        public var opening: Opening
        public var foulPolicy: FoulPolicy

        public init(
            rule: FiveRule = .freestyle,
            opening: Opening = .free,
            foulPolicy: FoulPolicy = .refused
        ) {
            self.rule = rule
            self.opening = opening
            self.foulPolicy = foulPolicy
        }
    }

    /// What is chosen for Go.
    public struct Go: Hashable, Sendable {
        public var ruleSet = GoRuleSet.chinese
        /// Whether positional superko is added to the Chinese rules.
        public var superko = false
        /// What White gets for moving second, in half points: 15 are seven and a half points.
        public var komi = 15
        /// Black stones on the board before White's first move: 0, or 2 and more.
        public var handicap = 0
        /// Whether Black places the handicap stones.
        public var freePlacement = false
        /// Whether the computer gives up when its game is hopeless.
        public var computerResigns = true

        public init() {}
    }

    /// Which game.
    public var kind: GameKind {
        switch self {
        case .five: .five
        case .go: .go
        }
    }
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
    /// After the main time, periods in which so many stones must be played.
    case canadian(main: Duration, period: Duration, stones: Int)
}

/// Everything that is fixed before the first stone.
public struct GameConfig: Hashable, Sendable {
    public var variant: GameVariant
    public var size: BoardSize
    /// Who begins, with Black.
    public var first: Participant
    public var second: Participant
    public var timeControl: TimeControl
    /// Fixes the computer's random choices.
    public var seed: Int

    public init(
        variant: GameVariant,
        size: BoardSize,
        first: Participant,
        second: Participant,
        timeControl: TimeControl,
        seed: Int
    ) {
        self.variant = variant
        self.size = size
        self.first = first
        self.second = second
        self.timeControl = timeControl
        self.seed = seed
    }

    /// The choices of five in a row, or nil when Go is played.
    public var five: GameVariant.Five? { if case .five(let five) = variant { five } else { nil } }

    /// The choices of Go, or nil when five in a row is played.
    public var go: GameVariant.Go? { if case .go(let go) = variant { go } else { nil } }

    /// Who sits on a seat.
    public func participant(_ seat: Seat) -> Participant { seat == .first ? first : second }

    /// Whether two people share the screen.
    public var isBetweenPeople: Bool { first == .person && second == .person }
}
