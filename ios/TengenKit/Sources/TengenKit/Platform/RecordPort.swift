/// A file with one or more games.
@MainActor
public protocol RecordPort: AnyObject {
    /// The games of the file: at least one.
    var games: [RecordSummary] { get }

    /// What is wrong with the file, each with its place, in English; none for a clean one.
    var warnings: [String] { get }

    /// A game to step through, by its place in `games`; throws a `RecordRefusal` where it cannot be shown.
    func replay(_ game: Int) async throws -> any ReplayPort
}

/// What a file says about a game. Texts are as the file has them, empty where it has none.
public struct RecordSummary: Hashable, Sendable {
    /// Which game; nil for one that Tengen does not know.
    public var game: GameKind?
    /// The board; nil for one that Tengen has not.
    public var size: BoardSize?
    public var black: String
    public var white: String
    /// "B+3.5", "W+R".
    public var result: String
    public var date: String
    /// The game's name, or its event.
    public var name: String
    /// The moves of the main line.
    public var moves: Int

    public init(
        game: GameKind?,
        size: BoardSize?,
        black: String = "",
        white: String = "",
        result: String = "",
        date: String = "",
        name: String = "",
        moves: Int = 0
    ) {
        self.game = game
        self.size = size
        self.black = black
        self.white = white
        self.result = result
        self.date = date
        self.name = name
        self.moves = moves
    }

    /// Whether it can be stepped through.
    public var isShown: Bool { game != nil && size != nil }
}

/// What reads records.
@MainActor
public protocol RecordReader: AnyObject {
    /// Opens SGF, psq, or a list of coordinates; throws a `RecordRefusal` where the bytes are none of these.
    func open(_ bytes: [UInt8]) async throws -> any RecordPort
}

/// The files of the device, outside of the app. Both throw a `RecordRefusal` where the device refuses.
@MainActor
public protocol RecordFiles: AnyObject {
    /// Lets the person pass a file on, or save it.
    func share(_ file: RecordFile) async throws

    /// Lets the person pick a file, and reads it; nil when none was picked.
    func pick() async throws -> [UInt8]?
}

/// A file to be passed on.
public struct RecordFile: Hashable, Sendable {
    public let name: String
    public let text: String

    public init(name: String, text: String) {
        self.name = name
        self.text = text
    }

    /// In bytes: the most that is read, which is the core's own limit.
    public static let largest = 16 * 1024 * 1024
}

/// Why a record is not opened, shown or shared.
public enum RecordRefusal: Error, Hashable, Sendable {
    /// A file larger than any record of games.
    case tooLarge
    /// Neither SGF nor one of the formats of five in a row.
    case noRecord(reason: String)
    /// A game that Tengen does not know, or on a board that it has not.
    case notShown(game: Int)
    /// The device does not hand out the file.
    case unreadable(reason: String)
    /// The file could not be written or passed on.
    case notShared(reason: String)
    /// A failure inside the core.
    case failed(reason: String)
}
