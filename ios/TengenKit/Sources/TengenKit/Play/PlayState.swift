/// Everything that the play screen shows.
public struct PlayState: Hashable, Sendable {
    public var view: GameView
    /// The point that the keyboard or a first tap has chosen.
    public var cursor: Int?
    /// The point of a stone that is on its way into the game.
    public var pending: Int?
    public var motion: BoardMotion?
    public var advice: Advice?
    /// Whether the values of the moves are shown whenever a person is to move.
    public var showsHeat = false
    public var heat: [HeatPoint] = []
    public var notice: Notice?
    /// What happened last, to be read out.
    public var spoken: Spoken?
    /// The clocks at this moment.
    public var firstClock: ClockReading?
    public var secondClock: ClockReading?
    public var panel: Panel?

    public init(_ view: GameView) { self.view = view }

    /// Whether the end has been seen on the board and its sheet may rise.
    public var showsEnd: Bool { view.outcome != nil && motion == nil }

    /// Whether the screen stays lit without touches: somebody waits for the computer, or thinks against a clock.
    public var keepsScreenLit: Bool {
        guard view.outcome == nil else { return false }
        if case .computer = view.turn { return true }
        return view.config.timeControl != .off
    }
}

/// A hint, or the search for one.
public enum Advice: Hashable, Sendable {
    case looking
    case found(Hint)

    /// The hint that was found.
    public var hint: Hint? { if case .found(let hint) = self { hint } else { nil } }
}

/// Something to tell in a sentence until the next change.
public enum Notice: Hashable, Sendable {
    case refused(GameRefusal)
    case opponentTook(Stone)
    case opponentKept
    case opponentPlacedTwo
    case opponentOffers(count: Int)
    case opponentPassed
    case youPlay(Stone)
    case coloursSwapped
    case notSaved
    case opponentFailed
    case playResumed
}

/// A change in words for screen readers.
public enum Spoken: Hashable, Sendable {
    case played(stone: Stone, label: String)
    case passed(stone: Stone)
    case undone
    /// So many stones were captured by a move.
    case captured(stone: Stone, label: String, count: Int)
}

/// What stands over the lower part of the screen.
public enum Panel: Hashable, Sendable, CaseIterable {
    /// The list of further actions.
    case actions
    /// The moves so far.
    case moves
    /// The forbidden points and their reasons.
    case forbidden
    /// The count of a game of Go, line by line.
    case count
    /// Asks before the game begins anew.
    case askRestart
    /// Asks before the game is given up.
    case askResign
}
