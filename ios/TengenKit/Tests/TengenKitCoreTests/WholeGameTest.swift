import Foundation
import TengenCore
import TengenKit
import TengenKitCore
import Testing

import struct TengenKit.GameView
import enum TengenKit.Level
import struct TengenKit.Settings

/// The whole app over the real library, short of its views: touches, keys and buttons as they come from them.
@MainActor
final class WholeGameTest {
    private static let atOnce = GameOptions(smallestThinkingTime: 0, untilStopped: false)

    private let folder: URL
    private let layout = BoardLayout.fit(.square(15), width: 1080, height: 1080, coordinates: true)
    private let scope = TaskScope()
    private var store: Store?
    private var running: AppModel?

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "tengen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    @Test(.timeLimit(.minutes(2)))
    func aGameAgainstEasyByClickingPoints() async throws { try await aGame(against: .easy) }

    @Test(.timeLimit(.minutes(2)))
    func aGameAgainstMediumByClickingPoints() async throws { try await aGame(against: .medium) }

    @Test(.timeLimit(.minutes(2)))
    func aGameAgainstHardByClickingPoints() async throws { try await aGame(against: .hard) }

    @Test(.timeLimit(.minutes(1)))
    func aGameByKeyboard() async throws {
        try await newGame(against: nil)
        // The first key brings the cursor into the middle; Black plays to the right, White a row below.
        try await press(.down, .enter)
        for _ in 1...4 {
            try await press(.down, .enter)
            try await press(.up, .right, .enter)
        }
        let outcome = try #require(try view.outcome)
        #expect(TextsEn().ending(outcome, try view) == "Black wins with five in a row.")
        try await leave()
    }

    @Test(.timeLimit(.minutes(1)))
    func undoByKeyboardTakesBack() async throws {
        try await newGame(against: nil)
        try await press(.down, .enter, .down, .enter, .u)
        #expect(try view.moves == 1)
        try await leave()
    }

    @Test(.timeLimit(.minutes(1)))
    func aTapCountsWithinFourTenthsOfACell() async throws {
        try await newGame(against: nil)
        let centre = layout.center(try point("H8"))
        for (cells, moves) in [(0.41, 0), (0.39, 1)] {
            try await tap(CGPoint(x: centre.x + cells * Double(layout.cell), y: centre.y))
            #expect(try view.moves == moves, "\(cells) cells off")
        }
        #expect(try view.lastMove == point("H8"))
        try await leave()
    }

    @Test(.timeLimit(.minutes(1)))
    func tapsBetweenPointsAndOffTheBoardDoNothing() async throws {
        try await newGame(against: nil)
        let (cell, middle, corner) = (Double(layout.cell), layout.center(try point("H8")), layout.center(0))
        try await tap(CGPoint(x: middle.x + cell / 2, y: middle.y + cell / 2))
        try await tap(CGPoint(x: corner.x - cell / 2, y: corner.y))
        try await tap(CGPoint(x: middle.x, y: middle.y - 20 * cell))
        #expect(try view.moves == 0)
        try await tap(layout.center(try point("A1")))
        #expect(try view.lastMove == point("A1"))
        try await leave()
    }

    @Test(.timeLimit(.minutes(1)))
    func theEndSheetTakesEveryTap() async throws {
        try await newGame(against: nil)
        for label in ["H8", "H9", "J8", "G7", "K8", "J7", "L8", "G9", "M8"] { try await play(label) }
        let model = try play
        model.onIntent(.motionShown(revision: model.state.view.revision))
        #expect(model.state.showsEnd)
        let moves = try view.moves
        try await tap(layout.center(try point("A1")))
        #expect(try view.moves == moves)
        try app.playAgain()
        try await until { try self.view.moves == 0 && self.view.outcome == nil }
        try await leave()
    }

    @Test(.timeLimit(.minutes(1)))
    func leftAtAnyPlyTheGameComesBackTheSame() async throws {
        try await newGame(against: nil)
        for label in ["H8", "H9", "J8", "G7", "K8", "J7", "L8", "G9", "M8"] {
            try await play(label)
            try await comesBackTheSame()
        }
        #expect(try view.outcome?.winner == .first)
        try await leave()
    }

    @Test(.timeLimit(.minutes(2)))
    func leftAtAnyPlyAGameAgainstTheComputerComesBackTheSame() async throws {
        try await newGame(against: .easy)
        while try view.outcome == nil {
            try await playFirstFree()
            try await comesBackTheSame()
        }
        try await leave()
    }

    @Test(.timeLimit(.minutes(1)))
    func whileTheComputerThinksUndoAndTheFrameClockGoOn() async throws {
        try await newGame(against: .hard, GameOptions(smallestThinkingTime: 0, untilStopped: true))
        try play.onIntent(.place(point: try point("H8"), revision: 0))
        try await until { try self.view.thinking }
        // The main actor is free meanwhile.
        for _ in 0..<30 { try await Task.sleep(for: .milliseconds(16)) }
        #expect(try view.thinking)
        try play.onIntent(.undo(revision: try view.revision))
        try await until { try !self.view.thinking && self.view.moves == 0 }
        try await leave()
    }

    private func aGame(against level: Level) async throws {
        try await newGame(against: level)
        var plies = 0
        while try view.outcome == nil {
            try await playFirstFree()
            plies += 1
            try #require(plies <= layout.size.area, "a game ends")
        }
        let outcome = try #require(try view.outcome)
        #expect(outcome.winner == .second)
        #expect(TextsZhHans().ending(outcome, try view) == "天元连成五子获胜。")
        try await leave()
    }

    private func playFirstFree() async throws {
        let stones = try view.stones
        try await play(layout.size.label(try #require(layout.size.points.first { stones[$0] == nil })))
    }

    /// Closes the app without warning, opens it again and goes on with the game.
    private func comesBackTheSame() async throws {
        var before = try view
        try await leave()
        try await start()
        try app.continueGame()
        #expect(try app.state.route == .play)
        var after = try view
        (before.revision, after.revision) = (0, 0)
        #expect(after == before)
    }

    private func start(_ options: GameOptions = WholeGameTest.atOnce) async throws {
        let store = try await openStore(folder: folder.path())
        self.store = store
        let parts = AppParts(
            house: CoreHouse(store, options: options),
            settings: CoreSettings(store),
            feedback: NoFeedback(),
            records: RecordParts(reader: CoreRecords(), files: NoFiles()) { "2026-12-07" },
            version: "test"
        )
        running = await AppModel.start(scope: scope, parts: parts)
    }

    private func newGame(against level: Level?, _ options: GameOptions = WholeGameTest.atOnce) async throws {
        try await start(options)
        try app.newGame.onIntent(.chooseLevel(level))
        try app.newGame.onIntent(.start)
        try await until { try self.app.state.route == .play }
    }

    private func leave() async throws {
        try await app.close()
        store?.shut()
    }

    private var app: AppModel { get throws { try #require(running) } }

    private var play: PlayModel { get throws { try #require(try app.state.play) } }

    private var view: GameView { get throws { try play.state.view } }

    private func point(_ label: String) throws -> Int {
        let size = try view.config.size
        return try #require(size.points.first { size.label($0) == label })
    }

    /// Plays by a touch on the point, and waits until the person is to move again.
    private func play(_ label: String) async throws {
        let moves = try view.moves
        touch(layout.center(try point(label)), try play)
        try await until {
            let view = try self.view
            return view.moves > moves && (view.outcome != nil || view.turn.isPersons)
        }
    }

    /// A tap that may count or not: one that was sent is answered within a moment.
    private func tap(_ place: CGPoint) async throws {
        touch(place, try play)
        for _ in 0..<10 { try await Task.sleep(for: .milliseconds(20)) }
    }

    private func touch(_ place: CGPoint, _ model: PlayModel) {
        var touch = BoardTouch(at: place, layout: layout, input: .tap, chosen: model.state.cursor, slop: 20)
        guard model.state.board(Settings()).turn != nil, case .play(let point) = touch.ended() else { return }
        model.onIntent(BoardEvent.play(point: point).intent(revision: model.state.view.revision))
    }

    private func press(_ keys: PlayKey...) async throws {
        for key in keys {
            let revision = try view.revision
            try play.onIntent(playKey(key, revision: revision))
            if key == .enter || key == .u { try await until { try self.view.revision > revision } }
        }
    }

    private func until(_ condition: @MainActor () throws -> Bool) async throws {
        while try !condition() { try await Task.sleep(for: .milliseconds(2)) }
    }
}

/// A device whose files nobody asks for.
private final class NoFiles: RecordFiles {
    func share(_ file: RecordFile) async throws {}

    func pick() async throws -> [UInt8]? { nil }
}
