import Foundation
import TengenCore
import TengenKit
import TengenKitCore
import Testing

/// The app's models over the real core, from the first choice to the end of a game.
@MainActor
struct WholeGameTest {
    private let folder = TemporaryFolder()

    @Test("a game against each level comes to its end", arguments: [TengenKit.Level.easy, .medium, .hard])
    func againstTheComputer(_ level: TengenKit.Level) async throws {
        let (app, store) = try await start()
        app.newGame.onIntent(.chooseLevel(level))
        app.newGame.onIntent(.start)
        let play = try await appears("the game") { app.state.play }
        while play.state.view.outcome == nil {
            let view = play.state.view
            if view.turn.isPersons {
                let free = try #require(view.config.size.points.first { view.stones[$0] == nil })
                play.onIntent(.place(point: free, revision: view.revision))
            }
            try await until("the next change") { play.state.view.revision > view.revision }
        }
        let end = play.state.view
        #expect(end.outcome?.winner == .second)
        #expect(!play.state.showsEnd, "the winning line is drawn first")
        play.onIntent(.motionShown(revision: end.revision))
        #expect(play.state.showsEnd)
        app.openReplay()
        #expect(app.state.replay?.state.moves.count == end.moves)
        app.openNewGame()
        #expect(app.state.route == .newGame)
        await close(app, store)
    }

    @Test("left at any ply, the game comes back the same")
    func comesBack() async throws {
        var (app, store) = try await start()
        app.newGame.onIntent(.chooseLevel(nil))
        app.newGame.onIntent(.start)
        for ply in 0..<6 {
            let play = try await appears("the game") { app.state.play }
            // An intent that reaches a game which still stands still would be refused.
            try await until("the game going on") { play.state.view.revision >= ply && play.state.notice == nil }
            let revision = play.state.view.revision
            play.onIntent(.place(point: 112 + ply, revision: revision))
            try await until("the stone") { play.state.view.moves == ply + 1 }
            let left = play.state.view
            await close(app, store)

            (app, store) = try await start()
            let found = try #require(app.newGame.state.inProgress)
            #expect(found.stones == left.stones)
            #expect(found.numbers == left.numbers)
            #expect(found.log == left.log)
            app.continueGame()
        }
        await close(app, store)
    }

    private func start() async throws -> (AppModel, Store) {
        let store = try await openStore(folder: folder.path)
        let house = CoreHouse(store, options: GameOptions(smallestThinkingTime: 0, untilStopped: false))
        let parts = AppParts(house: house, settings: CoreSettings(store), feedback: NoFeedback(), version: "1")
        return (await AppModel.start(scope: TaskScope(), parts: parts), store)
    }

    private func close(_ app: AppModel, _ store: Store) async {
        await app.close()
        store.shut()
    }

    private func appears<Value>(_ what: String, _ value: () -> Value?) async throws -> Value {
        try await until(what) { value() != nil }
        return try #require(value())
    }

    /// Waits for something that is to come; gives up after a minute, which is far more than it needs.
    private func until(_ what: String, _ condition: () -> Bool) async throws {
        for _ in 0..<30_000 where !condition() { try await Task.sleep(for: .milliseconds(2)) }
        try #require(condition(), "\(what) did not come")
    }
}

/// A folder that is gone with the test.
private final class TemporaryFolder: Sendable {
    let path: String

    init() {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
