/// A move in the log.
public struct MoveEntry: Hashable, Sendable, Identifiable {
    public let number: Int
    public let stone: Stone
    public let words: String

    public var id: Int { number }
}

extension PlayState {
    /// The stones and passes of the line, oldest first.
    public func moveEntries(_ texts: any Texts) -> [MoveEntry] {
        view.log.compactMap { entry in
            guard let number = entry.number else { return nil }
            let words =
                entry.action == .pass
                ? texts.moveLogPass(number: number)
                : texts.moveLogEntry(number: number, point: entry.label)
            return MoveEntry(number: number, stone: entry.stone, words: words)
        }
    }
}
