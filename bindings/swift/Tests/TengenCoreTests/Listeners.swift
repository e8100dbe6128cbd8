import Foundation

@testable import TengenCore

/// Remembers what it hears.
final class Recorder: GameListener {
    private let heard = Locked<(changes: [GameChange], reports: [ThinkingProgress])>(([], []))
    private let first: @Sendable (GameChange) throws -> Void

    /// `first` is done with each change before it is remembered.
    init(first: @escaping @Sendable (GameChange) throws -> Void = { _ in }) {
        self.first = first
    }

    var changes: [GameChange] { heard.with { $0.changes } }
    var reports: [ThinkingProgress] { heard.with { $0.reports } }

    func changed(change: GameChange) throws {
        try first(change)
        heard.with { $0.changes.append(change) }
    }

    func progress(progress: ThinkingProgress) {
        heard.with { $0.reports.append(progress) }
    }
}

/// What a badly behaving listener throws.
struct Thrown: Error, CustomStringConvertible {
    let description = "thrown by a test"
}

/// Holds up whoever comes until it opens.
final class Gate: @unchecked Sendable {
    private let condition = NSCondition()
    private var isOpen = false

    /// Blocks the thread.
    func wait() {
        condition.withLock {
            while !isOpen { condition.wait() }
        }
    }

    func open() {
        condition.withLock {
            isOpen = true
            condition.broadcast()
        }
    }
}
