import TengenKit

/// A time that stands still until a test moves it.
@MainActor
final class TestTime: TimeSource {
    private(set) var now = Duration.zero
    private var waiting: [(until: Duration, gate: Gate<Void>)] = []

    func wait(_ duration: Duration) async throws {
        let gate = Gate<Void>()
        waiting.append((now + duration, gate))
        try await gate.wait()
    }

    /// Moves on, and lets those run whose waiting ends meanwhile, each at its time.
    func advance(_ duration: Duration) async {
        await settle()
        let end = now + duration
        while let next = waiting.map(\.until).min(), next <= end {
            now = next
            for (until, gate) in waiting where until <= now { _ = (until, gate.open(())) }
            waiting.removeAll { $0.until <= now }
            await settle()
        }
        now = end
    }
}
