import TengenKit

/// A game of the core, in the screens' words.
final class CoreGame: GamePort {
    private(set) var view: GameView

    private let session: Core.GameSession
    private var listeners: [Int: AsyncStream<GameChange>.Continuation] = [:]
    private var listenersSoFar = 0
    private var following: Task<Void, Never>?

    init(_ session: Core.GameSession) {
        self.session = session
        view = GameView(session.view)
        following = session.follow { [weak self] in self?.tell(GameChange($0)) }
        // What happened before the following began would never be told.
        view = GameView(session.view)
    }

    func changes() -> AsyncStream<GameChange> {
        let (stream, listener) = AsyncStream.makeStream(of: GameChange.self)
        let number = listenersSoFar
        listenersSoFar += 1
        listeners[number] = listener
        listener.onTermination = { [weak self] _ in
            Task { @MainActor in self?.listeners[number] = nil }
        }
        return stream
    }

    func play(_ point: Int, revision: Int) async throws {
        try await told { try await $0.play(UInt32(point), revision: UInt64(revision)) }
    }

    func pass(revision: Int) async throws {
        try await told { try await $0.pass(revision: UInt64(revision)) }
    }

    func choose(_ choice: OpeningChoice, revision: Int) async throws {
        let choice = Core.OpeningChoice(choice)
        try await told { try await $0.choose(choice, revision: UInt64(revision)) }
    }

    func undo(revision: Int) async throws {
        try await told { try await $0.undo(revision: UInt64(revision)) }
    }

    func redo(revision: Int) async throws {
        try await told { try await $0.redo(revision: UInt64(revision)) }
    }

    func resign(revision: Int) async throws {
        try await told { try await $0.resign(revision: UInt64(revision)) }
    }

    func restart(revision: Int) async throws {
        try await told { try await $0.restart(revision: UInt64(revision)) }
    }

    func hint(revision: Int) async throws -> Hint {
        guard let best = try await advice(revision).first else { throw GameRefusal.noHint }
        return Hint(point: Int(best.point), reason: HintReason(best.reason))
    }

    func moveValues(revision: Int) async throws -> [HeatPoint] {
        let advice = try await advice(revision)
        let best = advice.first?.winRate ?? 0
        return advice.map { HeatPoint(point: Int($0.point), value: share($0.winRate, of: best)) }
    }

    func setActive(_ active: Bool) async throws {
        try await told { try await $0.setActive(active) }
    }

    func close() async {
        following?.cancel()
        // Waits for the game's threads, which the main one must not.
        await Task.detached { [session] in session.close() }.value
        for listener in listeners.values { listener.finish() }
        listeners = [:]
    }

    private func tell(_ change: GameChange) {
        // One that was on its way while the view was read is older than the view.
        if change.view.revision >= view.revision { view = change.view }
        for listener in listeners.values { listener.yield(change) }
    }

    private func advice(_ revision: Int) async throws -> [Core.Advice] {
        do {
            return try await session.advise(revision: UInt64(revision))
        } catch let error as Core.AdviceError {
            throw GameRefusal(error)
        }
    }

    /// From 0 to 100, where 100 is as good as the best.
    private func share(_ winRate: Float, of best: Float) -> Int {
        best > 0 ? min(max(Int((winRate / best * 100).rounded()), 0), 100) : 100
    }

    private func told(_ intent: (Core.GameSession) async throws -> UInt64) async throws {
        do {
            _ = try await intent(session)
        } catch let error as Core.GameError {
            throw GameRefusal(error)
        }
    }
}
