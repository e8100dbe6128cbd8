// What a game of Go shows beyond the board, in the words of the core's `game::view`.

/// What only Go has.
public struct GoView: Hashable, Sendable {
    public var phase: GoPhase
    /// The handicap stones that Black must still place.
    public var handicapMissing: Int
    /// The point of a ko that was taken just now.
    public var ko: Int?
    /// The count: while it is discussed, and after a game that it decided.
    public var scoring: Scoring?

    public init(phase: GoPhase, handicapMissing: Int = 0, ko: Int? = nil, scoring: Scoring? = nil) {
        self.phase = phase
        self.handicapMissing = handicapMissing
        self.ko = ko
        self.scoring = scoring
    }
}

/// How far a game of Go is.
public enum GoPhase: Hashable, Sendable, CaseIterable { case placingHandicap, playing, scoring, over }

/// What counts at the end: living stones and what they surround, or what they surround and captures.
public enum Counting: Hashable, Sendable, CaseIterable { case area, territory }

/// A count with the marks that it rests on.
public struct Scoring: Hashable, Sendable {
    /// Whether the first proposal of dead stones is still being worked out.
    public var judging: Bool
    /// The stones that count as dead.
    public var dead: [Int]
    /// Whom each point counts for, or nil.
    public var owners: [Stone?]
    public var counting: Counting
    public var black: SideCount
    public var white: SideCount
    /// Black's total less White's, in half points.
    public var halfPoints: Int

    public init(
        judging: Bool = false,
        dead: [Int] = [],
        owners: [Stone?],
        counting: Counting,
        black: SideCount,
        white: SideCount,
        halfPoints: Int
    ) {
        self.judging = judging
        self.dead = dead
        self.owners = owners
        self.counting = counting
        self.black = black
        self.white = white
        self.halfPoints = halfPoints
    }
}

/// The count of one side, with every figure that goes into it.
public struct SideCount: Hashable, Sendable {
    /// Points that the side surrounds.
    public var territory: Int
    /// Its living stones; they count by area only.
    public var stones: Int
    /// The other side's dead stones; they count by territory only.
    public var dead: Int
    /// The stones that it captured in play; they count by territory only.
    public var prisoners: Int
    /// Points for the other's handicap stones.
    public var handicapBonus: Int
    /// The komi in half points.
    public var komi: Int
    /// The total in half points.
    public var total: Int

    public init(
        territory: Int,
        stones: Int = 0,
        dead: Int = 0,
        prisoners: Int = 0,
        handicapBonus: Int = 0,
        komi: Int = 0,
        total: Int
    ) {
        self.territory = territory
        self.stones = stones
        self.dead = dead
        self.prisoners = prisoners
        self.handicapBonus = handicapBonus
        self.komi = komi
        self.total = total
    }
}
