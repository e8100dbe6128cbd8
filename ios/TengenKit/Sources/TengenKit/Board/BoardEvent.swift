/// What a board tells.
public enum BoardEvent: Hashable, Sendable {
    /// A stone is to be placed.
    case play(point: Int)
    /// A point was chosen and waits for its confirmation.
    case choose(point: Int)
    /// The motion of a change has been shown and need not be shown again.
    case motionShown(revision: Int)
}
