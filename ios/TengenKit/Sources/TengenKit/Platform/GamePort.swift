/// A game in progress: intents go in, views and changes come out. It runs its own opponent. Every
/// intent carries the revision of the view that the person saw, and throws a `GameRefusal` when it
/// changes nothing.
@MainActor
public protocol GamePort: AnyObject {
    /// The game now.
    var view: GameView { get }

    /// Every change in order, from this call on. The stream ends when the game is closed.
    func changes() -> AsyncStream<GameChange>

    /// Places a stone, or answers an opening's task with a point.
    func play(_ point: Int, revision: Int) async throws

    func pass(revision: Int) async throws

    /// Takes an option of an opening.
    func choose(_ choice: OpeningChoice, revision: Int) async throws

    /// Takes back to the person's last turn.
    func undo(revision: Int) async throws

    /// Plays again what was taken back.
    func redo(revision: Int) async throws

    func resign(revision: Int) async throws

    /// The same game from an empty board.
    func restart(revision: Int) async throws

    /// Turns a chain of stones dead or alive while a game of Go is counted.
    func markDead(_ point: Int, revision: Int) async throws

    /// Ends a game of Go by the count on the screen.
    func acceptCount(revision: Int) async throws

    /// Goes on playing after both sides have passed in Go.
    func resumePlay(revision: Int) async throws

    /// The line on the board to step through.
    func replay() throws -> any ReplayPort

    /// The game so far as SGF, with what was taken back as variations.
    func record() -> String

    /// A good move for the person to move. Cancelling the task stops the search.
    func hint(revision: Int) async throws -> Hint

    /// How good the points are for the side to move, best first. Cancelling the task stops the search.
    func moveValues(revision: Int) async throws -> [HeatPoint]

    /// Whether the person is at the game; else clock and thinking stand still.
    func setActive(_ active: Bool) async throws

    /// Ends everything that runs; the last change is saved when this returns.
    func close() async
}

/// What brings games into being. All throw a `GameRefusal` when the core fails.
@MainActor
public protocol GameHouse: AnyObject {
    /// Begins a game, which takes the place of the one in progress.
    func start(_ config: GameConfig) async throws -> any GamePort

    /// The game in progress as it was left, or nil when there is none.
    func resume() async throws -> (any GamePort)?

    /// The openings that a rule admits on a board, in the order of menus.
    func openings(rule: FiveRule, size: BoardSize) -> [Opening]

    /// The komi of an even game of Go, in half points.
    func usualKomi(_ ruleSet: GoRuleSet) -> Int

    /// The most handicap stones that a board takes; 0 where there can be none.
    func mostHandicap(_ size: BoardSize) -> Int
}

/// A change with the complete picture after it.
public struct GameChange: Hashable, Sendable {
    public var view: GameView
    public var cause: Cause
    /// Who did it, where somebody did.
    public var seat: Seat?
    /// The stones that came onto the board, in the order of their numbers.
    public var placed: [PlacedStone]
    /// The stones that left the board, the last number first: captured, or taken back.
    public var removed: [PlacedStone]
    /// What to hear and to feel, in order.
    public var cues: [Cue]
    /// Whether the change could not be saved. The game goes on all the same.
    public var isUnsaved: Bool

    public init(
        view: GameView,
        cause: Cause,
        seat: Seat? = nil,
        placed: [PlacedStone] = [],
        removed: [PlacedStone] = [],
        cues: [Cue] = [],
        isUnsaved: Bool = false
    ) {
        self.view = view
        self.cause = cause
        self.seat = seat
        self.placed = placed
        self.removed = removed
        self.cues = cues
        self.isUnsaved = isUnsaved
    }
}

/// What a change was.
public enum Cause: Hashable, Sendable, CaseIterable {
    case played
    case passed
    /// An opening's choice was made, or a fifth move offered.
    case chosen
    case undone
    case redone
    case resigned
    case flagFell
    case restarted
    /// Stones were marked as dead or alive.
    case marked
    /// Play goes on after both sides had passed.
    case resumed
    /// Both sides accepted the count.
    case counted
    case paused
    case continued
    /// Little time is left to the seat whose turn it is.
    case clockLow
    case opponentFailed
}

/// What to hear and to feel.
public enum Cue: Hashable, Sendable, CaseIterable {
    case stonePlaced, captured, marked, passed, chosen, coloursExchanged, win, loss, draw, undone, redone, restarted
    case clockLow, refused
}

/// A good move, and why.
public struct Hint: Hashable, Sendable {
    /// Where, or nil to pass.
    public let point: Int?
    public let reason: HintReason

    public init(point: Int?, reason: HintReason) {
        self.point = point
        self.reason = reason
    }
}

/// Why a move is good.
public enum HintReason: Hashable, Sendable, CaseIterable {
    case wins
    case winsByFours
    case blocksFive
    case makesOpenFour
    case makesDoubleFour
    case makesFourThree
    case makesDoubleThree
    case blocksOpenThree
    case blocksDoubleThreat
    case makesFour
    case makesOpenThree
    case blocksTwo
    case makesTwo
    case takesCentre

    // Of Go.
    case captures
    case savesStones
    case givesAtari
    case answers
    case takesCorner
    case expands
}

/// Why an intent changed nothing, in the words of the core's `GameError`.
public enum GameRefusal: Error, Hashable, Sendable {
    /// The game went on since the person looked.
    case stale
    case notYourTurn
    case over
    case occupied(point: Int)
    case forbidden(point: Int, foul: Foul)
    /// The opening accepts other points only.
    case outsideOpening(point: Int)
    /// The ko was taken just now.
    case ko(point: Int)
    /// The position after the move `after` would come back.
    case superko(point: Int, after: Int)
    /// The stone would have no liberty.
    case suicide(point: Int)
    /// Both sides have passed.
    case counting
    /// Only stones are marked as dead.
    case noStone
    case passNotAllowed
    case nothingToUndo
    case nothingToRedo
    /// No hint or value could be found.
    case noHint
    /// Anything else: paused, closed, a failure inside the core.
    case failed(reason: String)
}
