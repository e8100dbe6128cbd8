import TengenKit

/// A game that knows no rule: it writes down what it is asked and reports what a test makes it report.
@MainActor
final class FakeGame: GamePort {
    private(set) var view: GameView
    private var listeners: [AsyncStream<GameChange>.Continuation] = []

    /// What was asked, with its revision: "play 112 at 0".
    private(set) var asked: [String] = []

    /// Thrown by every intent that is not stale, if set.
    var refusal: GameRefusal?

    /// Happens just before somebody listens to the changes.
    var unheard: GameChange?

    /// What the next search finds.
    var foundHint = Gate<Hint>()
    var foundValues: [HeatPoint] = []

    /// How many searches for a hint were given up.
    private(set) var stoppedSearches = 0
    private(set) var isClosed = false

    init(_ view: GameView) { self.view = view }

    func changes() -> AsyncStream<GameChange> {
        if let unheard { report(unheard) }
        let (stream, continuation) = AsyncStream.makeStream(of: GameChange.self)
        listeners.append(continuation)
        return stream
    }

    /// Reports a change to whoever listens.
    func report(_ change: GameChange) {
        view = change.view
        for listener in listeners { listener.yield(change) }
    }

    func play(_ point: Int, revision: Int) async throws { try take("play \(point)", revision) }

    func pass(revision: Int) async throws { try take("pass", revision) }

    func choose(_ choice: OpeningChoice, revision: Int) async throws { try take("choose \(choice)", revision) }

    func undo(revision: Int) async throws { try take("undo", revision) }

    func redo(revision: Int) async throws { try take("redo", revision) }

    func resign(revision: Int) async throws { try take("resign", revision) }

    func restart(revision: Int) async throws { try take("restart", revision) }

    func markDead(_ point: Int, revision: Int) async throws { try take("mark \(point)", revision) }

    func acceptCount(revision: Int) async throws { try take("accept", revision) }

    func resumePlay(revision: Int) async throws { try take("resume", revision) }

    func replay() throws -> any ReplayPort { FakeReplay(view) }

    func record() -> String { recordOf(view) }

    func hint(revision: Int) async throws -> Hint {
        try take("hint", revision)
        do {
            return try await foundHint.wait()
        } catch {
            stoppedSearches += 1
            throw error
        }
    }

    func moveValues(revision: Int) async throws -> [HeatPoint] {
        try take("values", revision)
        return foundValues
    }

    func setActive(_ active: Bool) async throws { asked.append("active \(active)") }

    func close() async {
        isClosed = true
        for listener in listeners { listener.finish() }
    }

    private func take(_ intent: String, _ revision: Int) throws {
        asked.append("\(intent) at \(revision)")
        if revision != view.revision { throw GameRefusal.stale }
        if let refusal { throw refusal }
    }
}
