/// Sends elements to any number of streams.
final class Broadcast<Element: Sendable>: Sendable {
    private struct Streams {
        var next = 0
        var open: [Int: AsyncStream<Element>.Continuation] = [:]
        var isFinished = false
    }

    private let streams = Locked(Streams())
    private let keepsAll: Bool

    /// A slow reader finds all elements when it comes back, or only the newest.
    init(keepsAll: Bool) {
        self.keepsAll = keepsAll
    }

    /// What is sent from now on, until the broadcast finishes. Nothing is sent between the look at `first`,
    /// which the stream begins with, and its beginning.
    func stream(first: () -> Element? = { nil }) -> AsyncStream<Element> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Element.self,
            bufferingPolicy: keepsAll ? .unbounded : .bufferingNewest(1)
        )
        let number: Int? = streams.with { streams in
            if let first = first() { continuation.yield(first) }
            if streams.isFinished { return nil }
            streams.next += 1
            streams.open[streams.next] = continuation
            return streams.next
        }
        if let number {
            continuation.onTermination = { [weak self] _ in self?.close(number) }
        } else {
            continuation.finish()
        }
        return stream
    }

    private func close(_ number: Int) {
        // Let go of outside the lock: a continuation that dies may call out.
        _ = streams.with { $0.open.removeValue(forKey: number) }
    }

    /// Sends to every stream that is open now. Elements keep their order if one thread at a time sends.
    func send(_ element: Element) {
        let open = streams.with { $0.open }
        for continuation in open.values { continuation.yield(element) }
    }

    /// Ends every stream, also those asked for later.
    func finish() {
        let open = streams.with { streams in
            streams.isFinished = true
            let open = streams.open
            streams.open = [:]
            return open
        }
        for continuation in open.values { continuation.finish() }
    }
}
