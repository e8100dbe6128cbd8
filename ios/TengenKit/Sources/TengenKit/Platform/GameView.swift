// The complete picture of a game, in the words of the core's `game::view`. A screen shows it and
// computes no rules.

/// What a screen shows.
public struct GameView: Hashable, Sendable {
    /// What an intent on this picture must carry.
    public var revision: Int
    public var config: GameConfig
    public var stones: Stones
    /// The move number of each stone, from 1; 0 where none stands, and for handicap stones.
    public var numbers: [Int]
    public var turn: Turn
    /// The colour of the next stone.
    public var toMove: Stone
    /// Whether the computer works on its action at this moment.
    public var thinking: Bool
    /// Whether the computer gave no legal action and waits for an undo, a restart or the app's return.
    public var opponentFailed: Bool
    /// Where the last stone was played; nil before the first and after a pass.
    public var lastMove: Int?
    /// The line on the board, in order.
    public var log: [LogEntry]
    public var canUndo: Bool
    public var canRedo: Bool
    public var canPass: Bool
    public var canResign: Bool
    /// The points forbidden to Black, while Black is to move under renju.
    public var forbidden: [ForbiddenPoint]
    /// How the game ended, or nil while it goes on.
    public var outcome: Outcome?
    public var first: SeatView
    public var second: SeatView
    /// What the opening asks for, until it is over.
    public var opening: OpeningTask?
    /// What only Go has; nil in five in a row.
    public var go: GoView?

    public init(
        revision: Int,
        config: GameConfig,
        stones: Stones,
        numbers: [Int],
        turn: Turn,
        toMove: Stone,
        thinking: Bool,
        opponentFailed: Bool,
        lastMove: Int?,
        log: [LogEntry],
        canUndo: Bool,
        canRedo: Bool,
        canPass: Bool,
        canResign: Bool,
        forbidden: [ForbiddenPoint],
        outcome: Outcome?,
        first: SeatView,
        second: SeatView,
        opening: OpeningTask?,
        go: GoView? = nil
    ) {
        self.revision = revision
        self.config = config
        self.stones = stones
        self.numbers = numbers
        self.turn = turn
        self.toMove = toMove
        self.thinking = thinking
        self.opponentFailed = opponentFailed
        self.lastMove = lastMove
        self.log = log
        self.canUndo = canUndo
        self.canRedo = canRedo
        self.canPass = canPass
        self.canResign = canResign
        self.forbidden = forbidden
        self.outcome = outcome
        self.first = first
        self.second = second
        self.opening = opening
        self.go = go
    }

    /// The picture of a seat.
    public func seat(_ seat: Seat) -> SeatView { seat == .first ? first : second }

    /// The number of stones and passes on the line.
    public var moves: Int { log.count { $0.number != nil } }
}

/// Whose turn it is.
public enum Turn: Hashable, Sendable {
    /// A person acts.
    case person(Seat)
    /// The computer acts.
    case computer(Seat)
    /// Nobody in particular: the stones of a game of Go are marked as dead and alive.
    case scoring
    /// Nobody: the game has ended.
    case over

    /// The seat that acts, or nil when the game is over or counted.
    public var actingSeat: Seat? {
        switch self {
        case .person(let seat), .computer(let seat): seat
        case .scoring, .over: nil
        }
    }

    /// Whether a person acts.
    public var isPersons: Bool { if case .person = self { true } else { false } }
}

/// One step of a game.
public enum GameAction: Hashable, Sendable {
    /// A stone.
    case place(point: Int)
    case pass
    /// A fifth move offered; it is not on the board yet.
    case offer(point: Int)
    /// One of the offered fifth moves taken.
    case pick(point: Int)
    case choose(OpeningChoice)
    case resign
    case flagFall
    /// Both sides accepted the count of a game of Go.
    case agree
    /// Play went on after both sides had passed.
    case resume
}

/// A line of the log.
public struct LogEntry: Hashable, Sendable {
    /// The number among stones and passes, from 1; nil for what adds neither.
    public let number: Int?
    public let action: GameAction
    public let seat: Seat
    /// The colour of the stone or pass; of a choice or an offer the colour to move.
    public let stone: Stone
    /// The point as players write it, "H8"; empty without a point.
    public let label: String

    public init(number: Int?, action: GameAction, seat: Seat, stone: Stone, label: String) {
        self.number = number
        self.action = action
        self.seat = seat
        self.stone = stone
        self.label = label
    }
}

/// Why a point is forbidden to Black in renju.
public enum Foul: Hashable, Sendable, CaseIterable { case doubleThree, doubleFour, overline }

/// A point that Black must not play.
public struct ForbiddenPoint: Hashable, Sendable {
    public let point: Int
    public let foul: Foul

    public init(point: Int, foul: Foul) {
        self.point = point
        self.foul = foul
    }
}

/// How a game ended.
public struct Outcome: Hashable, Sendable {
    /// The seat that won, or nil for a draw.
    public let winner: Seat?
    /// The colour that won, or nil for a draw.
    public let winningStone: Stone?
    public let reason: OutcomeReason
    /// The points of the winning line in order; empty where there is none.
    public let line: [Int]
    /// Black's points less White's in half points, where a count decided.
    public let halfPoints: Int?

    public init(
        winner: Seat?,
        winningStone: Stone?,
        reason: OutcomeReason,
        line: [Int] = [],
        halfPoints: Int? = nil
    ) {
        self.winner = winner
        self.winningStone = winningStone
        self.reason = reason
        self.line = line
        self.halfPoints = halfPoints
    }
}

/// Why a game ended.
public enum OutcomeReason: Hashable, Sendable, CaseIterable {
    case five, foul, fullBoard, twoPasses, resignation, time, count, noResult
}

/// What belongs to a seat.
public struct SeatView: Hashable, Sendable {
    public var participant: Participant
    /// The colour that the seat holds now.
    public var stone: Stone
    /// Its clock, unless the game has none.
    public var clock: ClockReading?
    /// The stones that it has captured so far.
    public var captures: Int

    public init(participant: Participant, stone: Stone, clock: ClockReading? = nil, captures: Int = 0) {
        self.participant = participant
        self.stone = stone
        self.clock = clock
        self.captures = captures
    }
}

/// What a side's clock showed when its view was made.
public struct ClockReading: Hashable, Sendable {
    /// The time left: of the move, of the main time, or of the period.
    public var remaining: Duration
    /// The periods left in byo-yomi, the one that runs included, else 0.
    public var periods: Int
    /// Whether `remaining` is that of a period.
    public var inPeriod: Bool
    /// Whether this clock runs now.
    public var running: Bool
    /// The stones still due in a Canadian period, else 0.
    public var stones: Int

    public init(
        remaining: Duration,
        periods: Int = 0,
        inPeriod: Bool = false,
        running: Bool = false,
        stones: Int = 0
    ) {
        self.remaining = remaining
        self.periods = periods
        self.inPeriod = inPeriod
        self.running = running
        self.stones = stones
    }
}

/// What an opening asks for.
public struct OpeningTask: Hashable, Sendable {
    /// Who must do it.
    public var seat: Seat
    public var kind: OpeningTaskKind
    /// The points that are accepted, row by row; none for a choice.
    public var allowed: [Int]
    /// The options of a choice, in the order in which menus show them; else none.
    public var choices: [OpeningChoice]
    /// The fifth moves offered so far, in order.
    public var offered: [Int]
    /// How many fifth moves must still be offered, the next one included; else 0.
    public var missing: Int

    public init(
        seat: Seat,
        kind: OpeningTaskKind,
        allowed: [Int] = [],
        choices: [OpeningChoice] = [],
        offered: [Int] = [],
        missing: Int = 0
    ) {
        self.seat = seat
        self.kind = kind
        self.allowed = allowed
        self.choices = choices
        self.offered = offered
        self.missing = missing
    }
}

/// The kinds of task of an opening. Points are answered with `play`, choices with `choose`.
public enum OpeningTaskKind: Hashable, Sendable, CaseIterable { case place, choose, offer, pick }

/// An option of a choice.
public enum OpeningChoice: Hashable, Sendable {
    /// Hold this colour from now on.
    case play(Stone)
    /// Place a white and a black stone, and leave the choice of colour to the other (swap2).
    case placeTwoMore
    /// Hold Black and offer ten fifth moves (Taraguchi-10).
    case offerTen
    /// There will be this many fifth moves, from 1 to 8 (Soosõrv-8).
    case fifthMoves(count: Int)
}
