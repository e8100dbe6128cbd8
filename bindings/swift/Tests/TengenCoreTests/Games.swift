import Foundation
import TengenCore

let betweenPeople = GameConfig(
    variant: .five(),
    width: 15,
    height: 15,
    first: .person,
    second: .person,
    timeControl: .off,
    seed: 7
)

/// Go on a board of 9 by 9 between two people.
func goBetweenPeople(_ variant: GameVariant = .go()) -> GameConfig {
    betweenPeople.with {
        $0.variant = variant
        ($0.width, $0.height) = (9, 9)
    }
}

extension GameVariant {
    /// Five in a row, with some of it chosen.
    static func five(_ rule: FiveRule = .freestyle, opening: Opening = .free) -> GameVariant {
        .five(rule: rule, opening: opening, foulPolicy: .refused)
    }

    /// Go, with some of it chosen.
    static func go(
        _ ruleSet: GoRuleSet = .chinese,
        superko: Bool = false,
        komi: Int32 = 15,
        handicap: UInt32 = 0
    ) -> GameVariant {
        .go(
            ruleSet: ruleSet,
            superko: superko,
            komi: komi,
            handicap: handicap,
            freePlacement: false,
            computerResigns: true
        )
    }
}

func against(_ level: Level) -> GameConfig {
    betweenPeople.with { $0.second = .computer(level: level) }
}

/// The computer answers at once.
let atOnce = GameOptions(smallestThinkingTime: 0, untilStopped: false)

/// The computer and advice never come to an end by themselves.
let endless = GameOptions(smallestThinkingTime: 0, untilStopped: true)

extension GameConfig {
    /// A copy with some of it changed.
    func with(_ change: (inout GameConfig) -> Void) -> GameConfig {
        var copy = self
        change(&copy)
        return copy
    }
}

extension GameSession {
    /// Waits for a view; fails when the game is closed before it comes.
    func await(_ condition: (GameView) -> Bool) async throws -> GameView {
        for await view in views where condition(view) { return view }
        throw Missed()
    }

    /// Plays on the points of a new game. Returns the revision after them.
    @discardableResult
    func play(_ points: some Sequence<UInt32>) async throws -> UInt64 {
        var revision: UInt64 = 0
        for point in points { revision = try await play(point, revision: revision) }
        return revision
    }
}

extension GameSession {
    /// Plays the points and passes of a text, as players write them, in a new game of Go. Returns the
    /// revision after them.
    @discardableResult
    func play(text: String) async throws -> UInt64 {
        let rows = Int(view.config.height)
        var revision: UInt64 = 0
        for word in text.split(separator: " ") {
            revision =
                word == "pass"
                ? try await pass(revision: revision)
                : try await play(goPoint(word, side: rows), revision: revision)
        }
        return revision
    }
}

/// A point as players write it, on a board of so many columns and rows.
func goPoint(_ label: some StringProtocol, side: Int = 9) -> UInt32 {
    let column = Array("ABCDEFGHJKLMNOPQRST").firstIndex(of: label.first!)!
    return UInt32((side - Int(label.dropFirst())!) * side + column)
}

/// What was waited for cannot come any more.
struct Missed: Error {}

/// Waits for something that no stream tells of.
func until(isolation: isolated (any Actor)? = #isolation, _ condition: () -> Bool) async throws {
    while !condition() { try await Task.sleep(for: .milliseconds(5)) }
}

/// The point of a board of 15 by 15 in this column from the left and this row from the top, from 0.
func point(_ column: Int, _ row: Int) -> UInt32 { UInt32(row * 15 + column) }

/// Black and White build a row each, and Black's fifth stone wins.
let blackWins = Array((0...4).flatMap { [point(3 + $0, 7), point(3 + $0, 9)] }.dropLast())

/// After these, two open threes of Black's would cross at point (8, 6).
let crossing = [
    point(6, 6), point(0, 0), point(7, 6), point(0, 14), point(8, 7), point(14, 0), point(8, 8), point(14, 14),
]

/// A folder that nobody has used yet.
func newFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tengen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
}

/// Black and White divide a board of 9 by 9 down the middle, both pass, and a white stone is left in Black's
/// half.
let divided =
    "E1 F1 E2 F2 E3 F3 E4 F4 E5 F5 E6 F6 E7 F7 E8 F8 E9 F9 C3 H3 C7 H7 C5 B5 pass pass"
