/// The work of a model, all of it on the main actor, which ends with the model.
@MainActor
public final class TaskScope {
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var children: [TaskScope] = []
    private var started = 0
    private var isCancelled = false

    public init() {}

    /// A scope that ends with this one, if not before.
    public func child() -> TaskScope {
        let child = TaskScope()
        if isCancelled { child.cancel() }
        children.removeAll { $0.isCancelled }
        children.append(child)
        return child
    }

    /// Runs work until it is done or cancelled; nothing after `cancel()`.
    @discardableResult
    public func launch(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        let number = started
        started += 1
        let task = Task { [weak self] in
            if !Task.isCancelled { await work() }
            self?.tasks[number] = nil
        }
        if isCancelled { task.cancel() } else { tasks[number] = task }
        return task
    }

    /// Cancels everything that runs, and lets nothing more begin.
    public func cancel() {
        isCancelled = true
        for task in tasks.values { task.cancel() }
        for child in children { child.cancel() }
        tasks = [:]
        children = []
    }
}
