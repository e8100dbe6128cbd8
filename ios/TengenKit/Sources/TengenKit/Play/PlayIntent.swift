/// What a person wants on the play screen. What changes the game carries the revision that was seen.
public enum PlayIntent: Hashable, Sendable {
    case place(point: Int, revision: Int)
    /// A point was chosen and waits for its confirmation.
    case choosePoint(Int)
    /// The keyboard moves the cursor.
    case moveCursor(columns: Int, rows: Int)
    /// Plays the chosen point.
    case playCursor(revision: Int)
    case choose(OpeningChoice, revision: Int)
    /// Turns the chain on a point dead or alive.
    case markDead(point: Int, revision: Int)
    case acceptCount(revision: Int)
    /// Goes on playing instead of counting.
    case resumePlay(revision: Int)
    case pass(revision: Int)
    case undo(revision: Int)
    case redo(revision: Int)
    case restart(revision: Int)
    case resign(revision: Int)
    case askHint(revision: Int)
    case toggleHeat
    /// Opens a panel, or closes it with nil.
    case show(Panel?)
    case motionShown(revision: Int)
}

extension BoardEvent {
    /// What it means in a game with this revision.
    public func intent(revision: Int) -> PlayIntent {
        switch self {
        case .play(let point): .place(point: point, revision: revision)
        case .choose(let point): .choosePoint(point)
        case .motionShown(let shown): .motionShown(revision: shown)
        }
    }
}
