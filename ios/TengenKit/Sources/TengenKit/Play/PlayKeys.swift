/// A key that the play screen knows.
public enum PlayKey: Hashable, Sendable, CaseIterable {
    case left, right, up, down
    /// Enter or the space bar.
    case enter
    case u, h, p
}

/// What a key means on the play screen.
public func playKey(_ key: PlayKey, revision: Int) -> PlayIntent {
    switch key {
    case .left: .moveCursor(columns: -1, rows: 0)
    case .right: .moveCursor(columns: 1, rows: 0)
    case .up: .moveCursor(columns: 0, rows: -1)
    case .down: .moveCursor(columns: 0, rows: 1)
    case .enter: .playCursor(revision: revision)
    case .u: .undo(revision: revision)
    case .h: .askHint(revision: revision)
    case .p: .pass(revision: revision)
    }
}
