import Foundation
import TengenCore

/// Measures what a move costs beyond the game itself: the processor time of the whole process for an intent,
/// its change and the view in it. No test:
/// `swift run --package-path bindings/swift --configuration release MoveCost`, best after
/// `cargo xtask bindings --release`.
@main
enum MoveCost {
    private static let warming = 500
    private static let times = 5_000

    static func main() async throws {
        try await measure()
    }

    private static func measure() async throws {
        for stones in [0, 20, 100] { try await measureMoves(after: stones) }
        let game = try startGame(config: betweenPeople, options: atOnce, listener: Nobody())
        defer { game.shut() }
        try await report("an intent that changes nothing, so without a change") { _ in
            _ = try await game.setActive(active: true)
        }
        try await report("a view alone, empty board") { _ in _ = game.view() }
        try await report("a call that does nothing") { _ in _ = liveObjects() }
    }

    private static func measureMoves(after stones: Int) async throws {
        let game = try await GameSession.start(betweenPeople, options: atOnce)
        defer { game.close() }
        var revision: UInt64 = 0
        // Pairs in a row, alternating in a column: nobody gets five.
        let isBlack = { (point: UInt32) in (point % 19 / 2 + point / 19) % 2 == 0 }
        let all = Array(0..<361 as Range<UInt32>)
        let points = zip(all.filter(isBlack), all.filter { !isBlack($0) }).flatMap { [$0, $1] }
        for point in points.prefix(stones) { revision = try await game.play(point, revision: revision) }
        var changes = game.changes.makeAsyncIterator()
        try await report("\(stones) stones, a move or undo with its change") { round in
            revision =
                round % 2 == 0
                ? try await game.play(points[stones], revision: revision)
                : try await game.undo(revision: revision)
            while let change = await changes.next(), change.view.revision < revision {}
        }
    }

    private static func report(_ name: String, _ call: (Int) async throws -> Void) async throws {
        for round in 0..<warming { try await call(round) }
        let (cpu, wall) = (clock(), ContinuousClock.now)
        for round in 0..<times { try await call(round) }
        let elapsed = (ContinuousClock.now - wall) / times
        let cpuMicros = Double(clock() - cpu) / Double(CLOCKS_PER_SEC) * 1e6 / Double(times)
        let wallMicros = Double(elapsed.components.attoseconds) / 1e12
        let shown = name.padding(toLength: 52, withPad: " ", startingAt: 0)
        print(shown, String(format: "%7.1f us CPU %8.1f us elapsed", cpuMicros, wallMicros))
    }

    private static let atOnce = GameOptions(smallestThinkingTime: 0, untilStopped: false)

    private static let betweenPeople = GameConfig(
        variant: .five(rule: .freestyle, opening: .free, foulPolicy: .refused),
        width: 19,
        height: 19,
        first: .person,
        second: .person,
        timeControl: .off,
        seed: 7
    )
}

private final class Nobody: GameListener {
    func changed(change: GameChange) {}
    func progress(progress: ThinkingProgress) {}
}
