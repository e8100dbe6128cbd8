import Foundation

/// A value that threads share, looked at by one at a time.
///
/// `Mutex` of the standard library would do the same, but only from iOS 18 on.
final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    /// Lends the value. The work must not call out: whoever is called might want the value too.
    func with<Answer>(_ work: (inout Value) throws -> Answer) rethrows -> Answer {
        try lock.withLock { try work(&value) }
    }
}
