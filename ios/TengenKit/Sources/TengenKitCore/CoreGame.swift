import TengenCore
import TengenKit

import struct TengenKit.GameChange
import struct TengenKit.GameView
import enum TengenKit.OpeningChoice

/// A game of the core, in the screens' words.
public final class CoreGame: GamePort {
    public private(set) var view: GameView

    private let session: GameSession
    private var listeners: [Int: AsyncStream<GameChange>.Continuation] = [:]
    private var listened = 0
    private var following: Task<Void, Never>?

    init(_ session: GameSession) {
        self.session = session
        view = session.view.toScreen()
        following = session.follow { [weak self] in self?.tell($0.toScreen()) }
        // What came between the first look and the following.
        view = session.view.toScreen()
    }

    deinit {
        following?.cancel()
    }

    public func changes() -> AsyncStream<GameChange> {
        let (stream, continuation) = AsyncStream.makeStream(of: GameChange.self)
        let number = listened
        listened += 1
        listeners[number] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.listeners[number] = nil }
        }
        return stream
    }

    public func play(_ point: Int, revision: Int) async throws {
        try await told { try await session.play(UInt32(clamping: point), revision: UInt64(clamping: revision)) }
    }

    public func pass(revision: Int) async throws {
        try await told { try await session.pass(revision: UInt64(clamping: revision)) }
    }

    public func choose(_ choice: OpeningChoice, revision: Int) async throws {
        try await told { try await session.choose(choice.toCore(), revision: UInt64(clamping: revision)) }
    }

    public func undo(revision: Int) async throws {
        try await told { try await session.undo(revision: UInt64(clamping: revision)) }
    }

    public func redo(revision: Int) async throws {
        try await told { try await session.redo(revision: UInt64(clamping: revision)) }
    }

    public func resign(revision: Int) async throws {
        try await told { try await session.resign(revision: UInt64(clamping: revision)) }
    }

    public func restart(revision: Int) async throws {
        try await told { try await session.restart(revision: UInt64(clamping: revision)) }
    }

    public func markDead(_ point: Int, revision: Int) async throws {
        try await told { try await session.markDead(UInt32(clamping: point), revision: UInt64(clamping: revision)) }
    }

    public func acceptCount(revision: Int) async throws {
        try await told { try await session.acceptCount(revision: UInt64(clamping: revision)) }
    }

    public func resumePlay(revision: Int) async throws {
        try await told { try await session.resumePlay(revision: UInt64(clamping: revision)) }
    }

    public func replay() throws -> any ReplayPort {
        do {
            return try CoreReplay(session.replay(), record: session.record())
        } catch let error as RecordError {
            throw GameRefusal.failed(reason: "\(error)")
        }
    }

    public func record() -> String { session.record() }

    public func hint(revision: Int) async throws -> Hint {
        guard let best = try await advice(revision).first else {
            // In Go no advice means that nothing is left to play for.
            if view.go != nil { return Hint(point: nil, reason: .expands) }
            throw GameRefusal.noHint
        }
        return Hint(point: Int(best.point), reason: best.reason.toScreen())
    }

    public func moveValues(revision: Int) async throws -> [HeatPoint] {
        let advice = try await advice(revision)
        guard let best = advice.first?.winRate else { return [] }
        return advice.map { HeatPoint(point: Int($0.point), value: share($0.winRate, of: best)) }
    }

    public func setActive(_ active: Bool) async throws {
        try await told { try await session.setActive(active) }
    }

    public func close() async {
        following?.cancel()
        for listener in listeners.values { listener.finish() }
        listeners = [:]
        // The core waits for its threads.
        await Task.detached { [session] in session.close() }.value
    }

    private func tell(_ change: GameChange) {
        view = change.view
        for listener in listeners.values { listener.yield(change) }
    }

    private func advice(_ revision: Int) async throws -> [TengenCore.Advice] {
        do {
            return try await session.advise(revision: UInt64(clamping: revision))
        } catch let error as AdviceError {
            throw error.toScreen()
        }
    }

    /// From 0 to 100, where 100 is as good as the best.
    private func share(_ winRate: Float, of best: Float) -> Int {
        best > 0 ? min(max(Int((winRate / best * 100).rounded()), 0), 100) : 100
    }

    private func told(_ intent: () async throws -> UInt64) async throws {
        do {
            _ = try await intent()
        } catch let error as GameError {
            throw error.toScreen()
        }
    }
}
