import TengenKit

/// A device whose files a test lays out.
@MainActor
final class FakeFiles: RecordFiles {
    private(set) var shared: [RecordFile] = []

    /// What the person picks, when it is opened; nil for nothing.
    private(set) var picked = Gate<[UInt8]?>()

    /// How often a file was asked for.
    private(set) var asked = 0

    /// Thrown by both, if set.
    var refusal: RecordRefusal?

    /// Lets the person pick a file, or nothing.
    func picks(_ bytes: [UInt8]?) {
        picked = Gate()
        picked.open(bytes)
    }

    func share(_ file: RecordFile) async throws {
        if let refusal { throw refusal }
        shared.append(file)
    }

    func pick() async throws -> [UInt8]? {
        asked += 1
        if let refusal { throw refusal }
        return try await picked.wait()
    }
}

/// Reads what a test says is in the file, whatever the bytes are.
@MainActor
final class FakeReader: RecordReader {
    /// The file; nil for one that is no record.
    var record: FakeRecord?

    func open(_ bytes: [UInt8]) async throws -> any RecordPort {
        guard let record else { throw RecordRefusal.noRecord(reason: "no record") }
        return record
    }
}

/// A file of games that each begin on the same board; a nil stands for a game that Tengen does not know.
@MainActor
final class FakeRecord: RecordPort {
    let games: [RecordSummary]
    let warnings: [String]

    private let views: [GameView?]

    init(_ moves: [String?], warnings: [String] = []) {
        views = moves.map { line in line.map { viewAfter($0) } }
        self.warnings = warnings
        games = views.enumerated().map { place, view in
            guard let view else { return RecordSummary(game: nil, size: nil) }
            return RecordSummary(game: .five, size: .square(15), black: "Black \(place)", moves: view.log.count)
        }
    }

    func replay(_ game: Int) async throws -> any ReplayPort {
        guard let view = views[game] else { throw RecordRefusal.notShown(game: game) }
        return FakeReplay(view)
    }
}
