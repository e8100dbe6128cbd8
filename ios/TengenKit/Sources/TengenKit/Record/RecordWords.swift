// What the screens say about records.

extension Texts {
    /// Who played, else the game's name; nil where the file says neither.
    public func recordTitle(_ record: RecordSummary) -> String? {
        let (black, white) = (record.black.oneLine, record.white.oneLine)
        if !black.isEmpty && !white.isEmpty { return recordPlayers(black: black, white: white) }
        return [record.name.oneLine, black, white].first { !$0.isEmpty }
    }

    /// The same, or the place in the file, from 0.
    public func recordTitle(_ record: RecordSummary, at place: Int) -> String {
        recordTitle(record) ?? recordNumber(number: place + 1)
    }

    /// What is below the title: which game, then how it ended and when, each where the file says so.
    public func recordLines(_ record: RecordSummary) -> [String] {
        [recordGame(record)] + [recordEnd(record)].compactMap(\.self)
    }

    private func recordGame(_ record: RecordSummary) -> String {
        guard let game = record.game, let size = record.size else { return recordNotShown }
        return recordAbout(
            game: gameName(game),
            board: recordBoard(columns: size.columns, rows: size.rows),
            moves: endMoves(count: record.moves)
        )
    }

    /// How it ended and when; nil where the file says neither.
    public func recordEnd(_ record: RecordSummary) -> String? {
        let parts = [recordResult(record.result.oneLine), record.date.oneLine].filter { !$0.isEmpty }
        switch parts.count {
        case 0: return nil
        case 1: return parts[0]
        default: return recordEndAndDate(end: parts[0], date: parts[1])
        }
    }

    /// SGF's "B+3.5" in words; what is written otherwise stays as it is.
    public func recordResult(_ result: String) -> String {
        switch result.lowercased() {
        case "?": return ""
        case "0", "draw", "jigo": return recordDraw
        case "void": return recordNoResult
        default: break
        }
        let parts = result.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let stone = stone(parts[0]) else { return result }
        let winner = side(stone)
        switch parts[1].lowercased() {
        case "": return recordWon(winner: winner)
        case "r", "resign": return recordWonResignation(winner: winner)
        case "t", "time": return recordWonTime(winner: winner)
        case "f", "forfeit": return recordWonForfeit(winner: winner)
        default:
            return parts[1].isPoints ? recordWonPoints(winner: winner, points: String(parts[1])) : result
        }
    }

    private func stone(_ letter: Substring) -> Stone? {
        switch letter.uppercased() {
        case "B": .black
        case "W": .white
        default: nil
        }
    }

    /// A file is not opened, or not shared.
    public func refusalTitle(_ refusal: RecordRefusal) -> String {
        if case .notShared = refusal { recordNotSharedTitle } else { recordNotOpenedTitle }
    }

    /// What happened, what is kept, and what to do.
    public func refusal(_ refusal: RecordRefusal) -> String {
        switch refusal {
        case .tooLarge: errorRecordTooLarge
        case .noRecord: errorNoRecord
        case .notShown: errorRecordNotShown
        case .unreadable: errorRecordUnreadable
        case .notShared: errorRecordNotShared
        case .failed: errorCoreFailed
        }
    }
}

extension RecordFile {
    /// The name of a shared file; the same in every language, since files travel. `date` as 2026-12-07.
    static func name(_ game: GameKind, _ size: BoardSize, date: String) -> String {
        let name = game == .go ? "go" : "five in a row"
        return "Tengen \(name) \(size.columns)x\(size.rows) \(date).sgf"
    }
}

extension StringProtocol {
    /// Names with line breaks in them take one line.
    fileprivate var oneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    /// "3.5", or "3,5" as some write it.
    fileprivate var isPoints: Bool {
        first.map { "0123456789".contains($0) } ?? false && allSatisfy { "0123456789.,".contains($0) }
    }
}
