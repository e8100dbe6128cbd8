/// Something that comes when a test lets it come.
@MainActor
final class Gate<Value: Sendable> {
    private var value: Value?
    private var waiting: [Int: CheckedContinuation<Value, any Error>] = [:]
    private var came = 0

    /// Waits for the value, or throws `CancellationError`.
    func wait() async throws -> Value {
        if let value { return value }
        try Task.checkCancellation()
        let number = came
        came += 1
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiting[number] = $0 }
        } onCancel: {
            Task { @MainActor in self.waiting.removeValue(forKey: number)?.resume(throwing: CancellationError()) }
        }
    }

    /// Lets everybody through, now and later.
    func open(_ value: Value) {
        self.value = value
        for continuation in waiting.values { continuation.resume(returning: value) }
        waiting = [:]
    }
}

/// Lets everything run that can run now.
@MainActor
func settle() async {
    for _ in 0..<100 { await Task.yield() }
}
