/// Measures time and waits; tests bring one that they move by hand.
@MainActor
public protocol TimeSource: AnyObject {
    /// The time since some moment that stays the same.
    var now: Duration { get }

    /// Returns after `duration`, or throws `CancellationError` once the task is cancelled.
    func wait(_ duration: Duration) async throws
}

/// The time of the device, which runs on while it sleeps.
public final class MonotonicTime: TimeSource {
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant

    public init() { start = clock.now }

    public var now: Duration { clock.now - start }

    public func wait(_ duration: Duration) async throws { try await clock.sleep(for: duration) }
}
