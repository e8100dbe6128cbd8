/// Sounds and touches that go with a change. Both return at once and never fail.
@MainActor
public protocol Feedback: AnyObject {
    /// Plays the sound of a cue, if it has one.
    func sound(_ cue: Cue)

    /// Lets the phone be felt, if it can.
    func haptic(_ cue: Cue)
}

/// A device that is silent and still.
public final class NoFeedback: Feedback {
    public init() {}

    public func sound(_ cue: Cue) {}

    public func haptic(_ cue: Cue) {}
}
