/// One wait for advice: a search of the core's, and whoever waits for its answer.
final class AdviceRequest: AdviceListener {
    private struct Wait {
        var answer: CheckedContinuation<[Advice], any Error>?
        var search: AdviceSearch?
        var isCancelled = false
    }

    private let wait = Locked(Wait())
    private let heard: @Sendable ([Advice]) -> Void

    /// `improved` hears of a search that goes on, on a thread of the core's.
    init(improved: @escaping @Sendable ([Advice]) -> Void) {
        heard = improved
    }

    /// Starts the search and waits for its end. Cancelling the caller stops it.
    func answer(of start: (AdviceListener) throws -> AdviceSearch) async throws -> [Advice] {
        try Task.checkCancellation()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                wait.with { $0.answer = continuation }
                do {
                    follow(try start(self))
                } catch {
                    end(.failure(error))
                }
            }
        } onCancel: {
            let search = wait.with { wait in
                wait.isCancelled = true
                return wait.search
            }
            search?.stop()
        }
    }

    func improved(advice: [Advice]) {
        heard(advice)
    }

    func found(advice: [Advice]) {
        end(.success(advice))
    }

    func stopped() {
        end(.failure(AdviceError.Closed))
    }

    /// Keeps the search while it runs; it may be over, or unwanted, by the time that its handle comes.
    private func follow(_ search: AdviceSearch) {
        let isUnwanted = wait.with { wait in
            if wait.answer != nil { wait.search = search }
            return wait.isCancelled
        }
        if isUnwanted { search.stop() }
    }

    private func end(_ outcome: Result<[Advice], any Error>) {
        let (answer, search, isCancelled) = wait.with { wait in
            defer { (wait.answer, wait.search) = (nil, nil) }
            return (wait.answer, wait.search, wait.isCancelled)
        }
        search?.stop()
        answer?.resume(with: isCancelled ? .failure(CancellationError()) : outcome)
    }
}
