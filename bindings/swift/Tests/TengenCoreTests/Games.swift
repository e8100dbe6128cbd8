import Foundation
import Testing

@testable import TengenCore

let betweenPeople = GameConfig(
    rule: .freestyle,
    width: 15,
    height: 15,
    opening: .free,
    first: .person,
    second: .person,
    timeControl: .off,
    foulPolicy: .refused,
    seed: 7
)

func against(_ level: Level) -> GameConfig {
    betweenPeople.with { $0.second = .computer(level: level) }
}

/// The computer answers at once.
let atOnce = GameOptions(smallestThinkingTime: 0, untilStopped: false)

/// The computer and advice never come to an end by themselves.
let endless = GameOptions(smallestThinkingTime: 0, untilStopped: true)

extension GameConfig {
    /// A copy with some of it changed.
    func with(_ change: (inout GameConfig) -> Void) -> GameConfig {
        var copy = self
        change(&copy)
        return copy
    }
}

extension GameSession {
    /// Waits for a view; fails when the game is closed before it comes.
    func await(_ condition: (GameView) -> Bool) async throws -> GameView {
        for await view in views where condition(view) { return view }
        throw Missed()
    }
}

/// What was waited for cannot come any more.
struct Missed: Error {}

/// Waits for something that no stream tells of.
func until(_ condition: () async -> Bool) async throws {
    while await !condition() { try await Task.sleep(for: .milliseconds(5)) }
}

/// The point of a board of 15 by 15 in this column from the left and this row from the top, from 0.
func point(_ column: Int, _ row: Int) -> UInt32 { UInt32(row * 15 + column) }

/// Black and White build a row each, and Black's fifth stone wins.
let blackWins = Array((0...4).flatMap { [point(3 + $0, 7), point(3 + $0, 9)] }.dropLast())

/// After these, two open threes of Black's would cross at point (8, 6).
let crossing = [
    point(6, 6), point(0, 0), point(7, 6), point(0, 14), point(8, 7), point(14, 0), point(8, 8), point(14, 14),
]

/// Remembers what it hears.
final class Recorder: GameListener {
    private let heard = Locked<(changes: [GameChange], reports: [ThinkingProgress])>(([], []))
    private let then: @Sendable (GameChange) throws -> Void

    /// `then` is done with each change after it was remembered.
    init(then: @escaping @Sendable (GameChange) throws -> Void = { _ in }) {
        self.then = then
    }

    var changes: [GameChange] { heard.with { $0.changes } }
    var reports: [ThinkingProgress] { heard.with { $0.reports } }

    func changed(change: GameChange) throws {
        heard.with { $0.changes.append(change) }
        try then(change)
    }

    func progress(progress: ThinkingProgress) {
        heard.with { $0.reports.append(progress) }
    }
}
