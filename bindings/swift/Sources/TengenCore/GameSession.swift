/// A game in progress, in Swift's terms. It may be used from any task; intents throw a ``GameError`` and
/// change nothing when they are refused. Cancelling a task does not take back an intent that it has sent.
/// ``close()``, or letting go of it, ends everything that runs.
public final class GameSession: Sendable {
    private let handle: GameHandle
    private let reports: Reports

    private init(_ handle: GameHandle, _ reports: Reports) {
        self.handle = handle
        self.reports = reports
        _ = reports.newer(handle.view())
    }

    deinit {
        close()
    }

    /// The game as of the last change.
    public var view: GameView { reports.view ?? handle.view() }

    /// The view now, then each newer one; a slow reader sees the latest only.
    public var views: AsyncStream<GameView> { reports.views() }

    /// Every change in order, from this call on; a slow reader misses none.
    public var changes: AsyncStream<GameChange> { reports.changes.stream() }

    /// How far the computer has come, at most ten times a second; a slow reader sees the latest only.
    public var progress: AsyncStream<ThinkingProgress> { reports.progress.stream() }

    /// Has the main actor hear every change in order, from this call on, until the game is closed or the
    /// task that this returns is cancelled.
    public func follow(_ changed: @escaping @MainActor (GameChange) -> Void) -> Task<Void, Never> {
        let changes = changes
        return Task { @MainActor in
            for await change in changes { changed(change) }
        }
    }

    /// Plays on a point; in an opening, answers whatever asks for a point. Returns the new revision.
    @discardableResult
    public func play(_ point: UInt32, revision: UInt64) async throws -> UInt64 {
        try await handle.play(point: point, revision: revision)
    }

    /// Places no stone this time.
    @discardableResult
    public func pass(revision: UInt64) async throws -> UInt64 {
        try await handle.pass(revision: revision)
    }

    /// Makes a choice that the opening asks for.
    @discardableResult
    public func choose(_ choice: OpeningChoice, revision: UInt64) async throws -> UInt64 {
        try await handle.choose(choice: choice, revision: revision)
    }

    /// Takes back to the person's turn before.
    @discardableResult
    public func undo(revision: UInt64) async throws -> UInt64 {
        try await handle.undo(revision: revision)
    }

    /// Plays again what was taken back.
    @discardableResult
    public func redo(revision: UInt64) async throws -> UInt64 {
        try await handle.redo(revision: revision)
    }

    /// Gives the person's game up.
    @discardableResult
    public func resign(revision: UInt64) async throws -> UInt64 {
        try await handle.resign(revision: revision)
    }

    /// The same game from an empty board.
    @discardableResult
    public func restart(revision: UInt64) async throws -> UInt64 {
        try await handle.restart(revision: revision)
    }

    /// Turns a chain of stones dead or alive, while a game of Go is counted.
    @discardableResult
    public func markDead(_ point: UInt32, revision: UInt64) async throws -> UInt64 {
        try await handle.markDead(point: point, revision: revision)
    }

    /// Ends a game of Go by its count.
    @discardableResult
    public func acceptCount(revision: UInt64) async throws -> UInt64 {
        try await handle.acceptCount(revision: revision)
    }

    /// Goes on playing after both sides have passed in Go.
    @discardableResult
    public func resumePlay(revision: UInt64) async throws -> UInt64 {
        try await handle.resumePlay(revision: revision)
    }

    /// Says whether the person is at the game: else clock and thinking stand still.
    @discardableResult
    public func setActive(_ active: Bool) async throws -> UInt64 {
        try await handle.setActive(active: active)
    }

    /// The candidates of the person to move, the best first. `improved` hears of a search that goes on, on
    /// a thread of the core's. Cancelling the caller stops the search.
    ///
    /// Throws an ``AdviceError`` when there is nothing to advise on or the game is closed meanwhile, and
    /// `CancellationError` when the caller is cancelled.
    public func advise(
        revision: UInt64,
        improved: @escaping @Sendable ([Advice]) -> Void = { _ in }
    ) async throws -> [Advice] {
        try await AdviceRequest(improved: improved).answer { listener in
            try handle.startAdvice(revision: revision, listener: listener)
        }
    }

    /// Who has what in a game of Go. Throws an ``AdviceError`` when there is nothing to estimate.
    public func estimate(revision: UInt64) async throws -> Estimate {
        try await handle.estimate(revision: revision)
    }

    /// The game as SGF.
    public func record() -> String { handle.record() }

    /// The line on the board to step through.
    public func replay() throws -> ReplayHandle { try handle.replay() }

    /// Ends thinking, searches, reports and streams. Intents throw `GameError.Closed` from now on. Closing
    /// twice does nothing.
    public func close() {
        handle.shut()
        reports.finish()
    }
}

extension GameSession {
    /// Begins a game; with a store, it takes the place of the game in progress there.
    public static func start(
        _ config: GameConfig,
        options: GameOptions = usualOptions,
        store: Store? = nil
    ) async throws -> GameSession {
        let reports = Reports()
        let handle =
            if let store {
                try await store.startGame(config: config, options: options, listener: reports)
            } else {
                try startGame(config: config, options: options, listener: reports)
            }
        return GameSession(handle, reports)
    }

    /// The game in progress as it was left, or nil when there is none.
    public static func resume(_ store: Store, options: GameOptions = usualOptions) async throws -> GameSession? {
        let reports = Reports()
        guard let handle = try await store.resumeGame(options: options, listener: reports) else { return nil }
        return GameSession(handle, reports)
    }

    /// A stone of the computer's does not come sooner than a person can follow.
    public static let usualOptions = GameOptions(smallestThinkingTime: 0.4, untilStopped: false)
}
