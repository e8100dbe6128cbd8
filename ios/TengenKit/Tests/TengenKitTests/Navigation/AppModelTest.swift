import TengenKit
import Testing

/// Where the person is, and which game is in progress.
@MainActor
struct AppModelTest {
    private let house = FakeHouse()
    private let port = FakeSettings()
    private let reader = FakeReader()
    private let files = FakeFiles()
    private let scope = TaskScope()

    private func start() async -> AppModel {
        let parts = AppParts(
            house: house,
            settings: port,
            feedback: FakeFeedback(),
            records: RecordParts(reader: reader, files: files) { "2026-12-07" },
            version: "1.2.3",
            time: TestTime(),
            random: FixedRandom()
        )
        return await AppModel.start(scope: scope, parts: parts)
    }

    private func saved(_ view: GameView) -> FakeGame {
        let game = FakeGame(view)
        house.saved = game
        return game
    }

    private func begin(_ app: AppModel) async {
        app.newGame.onIntent(.start)
        await settle()
    }

    @Test func itBeginsWithTheLastChoices() async {
        port.storedChoice = GameChoice().with { $0.side = 19 }
        let app = await start()
        #expect(app.state.route == .newGame)
        #expect(app.newGame.state.choice.side == 19)
        #expect(app.newGame.state.inProgress == nil)
    }

    @Test func aGameInProgressCanBeContinued() async {
        let game = saved(viewAfter("H8"))
        let app = await start()
        #expect(app.newGame.state.inProgress == viewAfter("H8"))
        #expect(app.state.play == nil)
        app.continueGame()
        await settle()
        #expect(app.state.routes == [.newGame, .play])
        #expect(app.state.play?.state.view == viewAfter("H8"))
        #expect(game.asked == ["active true"])
    }

    @Test func withoutAGameThereIsNothingToContinue() async {
        let app = await start()
        app.continueGame()
        app.openReplay()
        app.playAgain()
        #expect(app.state.routes == [.newGame])
    }

    @Test func anUnreadableGameIsTold() async {
        house.isBroken = true
        let app = await start()
        #expect(app.newGame.state.couldNotRead)
    }

    @Test func aNewGameIsShownAndItsChoicesKept() async {
        port.stored = Settings().with { $0.foulPolicy = .loses }
        let app = await start()
        app.newGame.onIntent(.chooseSide(13))
        await begin(app)
        #expect(app.state.route == .play)
        #expect(port.storedChoice.side == 13)
        #expect(house.started.map(\.size.columns) == [13])
        #expect(house.started.map(\.five?.foulPolicy) == [.loses])
        #expect(house.newest?.asked == ["active true"])
        #expect(!app.newGame.state.isStarting)
    }

    @Test func aFullDiskDoesNotKeepAGameFromBeginning() async {
        let app = await start()
        port.isFull = true
        await begin(app)
        #expect(app.state.route == .play)
    }

    @Test func aGameThatCannotBeginIsTold() async {
        let app = await start()
        house.isBroken = true
        await begin(app)
        #expect(app.state.route == .newGame)
        #expect(app.newGame.state.couldNotRead)
        #expect(!app.newGame.state.isStarting)
    }

    @Test func aNewGameClosesTheOneBefore() async throws {
        let old = saved(viewAfter("H8"))
        let app = await start()
        app.newGame.onIntent(.start)
        app.newGame.onIntent(.confirmReplace)
        await settle()
        #expect(old.isClosed)
        let config = try #require(house.started.first)
        #expect(app.state.play?.state.view == viewAfter("", config))
    }

    @Test func backLeavesTheGamePaused() async {
        let game = saved(viewAfter("H8"))
        let app = await start()
        app.continueGame()
        await settle()
        #expect(app.back())
        await settle()
        #expect(app.state.route == .newGame)
        #expect(game.asked == ["active true", "active false"])
        #expect(!game.isClosed)
        #expect(app.newGame.state.inProgress == viewAfter("H8"))
    }

    @Test func onTheFirstScreenBackIsTheSystems() async {
        let app = await start()
        #expect(!app.back())
        #expect(app.state.routes == [.newGame])
    }

    @Test func settingsLieOverTheGame() async {
        let game = saved(viewAfter("H8"))
        let app = await start()
        app.continueGame()
        app.openSettings()
        app.openSettings()
        await settle()
        #expect(app.state.routes == [.newGame, .play, .settings])
        app.back()
        await settle()
        #expect(app.state.route == .play)
        #expect(game.asked == ["active true"])
    }

    @Test func aFinishedGameIsReplayedFromItsEnd() async {
        _ = saved(viewAfter("H8 H9").ended(.fullBoard))
        let app = await start()
        app.continueGame()
        app.openReplay()
        #expect(app.state.routes == [.newGame, .play, .replay])
        #expect(app.state.replay?.state.position == 2)
        app.back()
        #expect(app.state.route == .play)
    }

    @Test func homeLeavesAllScreens() async {
        let game = saved(viewAfter("H8").ended(.fullBoard))
        let app = await start()
        app.continueGame()
        app.openReplay()
        app.openNewGame()
        await settle()
        #expect(app.state.routes == [.newGame])
        #expect(game.asked.last == "active false")
    }

    @Test func againIsTheSameGameFromTheBeginning() async {
        let game = saved(viewAfter("H8").ended(.fullBoard))
        let app = await start()
        app.continueGame()
        app.playAgain()
        await settle()
        #expect(game.asked.last == "restart at 1")
        #expect(app.state.route == .play)
    }

    @Test func theGameStandsStillWhileNobodyLooks() async {
        let game = saved(viewAfter("H8"))
        let app = await start()
        app.setActive(false)
        await settle()
        #expect(game.asked == [])
        app.continueGame()
        app.setActive(false)
        await settle()
        #expect(game.asked == ["active true", "active false"])
        app.openSettings()
        app.setActive(true)
        await settle()
        #expect(game.asked.last == "active true", "the game beneath the settings")
    }

    @Test func closingTheAppClosesTheGame() async {
        let game = saved(viewAfter("H8"))
        let app = await start()
        app.continueGame()
        #expect(app.state.play != nil)
        await app.close()
        #expect(game.isClosed)
        #expect(app.state.routes == [.newGame])
    }

    @Test func aShorterPathGoesBack() async {
        let game = saved(viewAfter("H8"))
        let app = await start()
        app.continueGame()
        app.openSettings()
        #expect(app.path == [.play, .settings])
        app.path = []
        await settle()
        #expect(app.state.routes == [.newGame])
        #expect(game.asked == ["active true", "active false"])
    }

    private func open(_ app: AppModel, _ record: FakeRecord) async {
        reader.record = record
        files.picks([])
        app.record.onIntent(.open)
        await settle()
    }

    @Test func aGameOfAFileIsReplayedFromItsBeginning() async {
        let app = await start()
        await open(app, FakeRecord(["H8 H9"], warnings: ["line 1: damaged"]))
        #expect(app.state.routes == [.newGame, .replay])
        let shown = app.state.replay?.state
        #expect(shown?.position == 0)
        #expect(shown?.summary?.black == "Black 0")
        #expect(shown?.warnings == ["line 1: damaged"])
        app.back()
        await open(app, FakeRecord(["H8"]))
        #expect(app.state.replay?.state.last == 1)
    }

    @Test func theListOfGamesLiesBelowTheReplay() async {
        let app = await start()
        await open(app, FakeRecord(["H8", "H8 H9"]))
        #expect(app.state.route == .recordList)
        app.record.onIntent(.choose(game: 1))
        await settle()
        #expect(app.state.routes == [.newGame, .recordList, .replay])
        app.back()
        app.record.onIntent(.choose(game: 0))
        await settle()
        #expect(app.state.replay?.state.last == 1)
    }

    @Test func aFileThatIsNoRecordLeavesTheGameInProgress() async {
        let game = saved(viewAfter("H8"))
        let app = await start()
        files.picks([])
        app.record.onIntent(.open)
        await settle()
        #expect(app.record.state.refusal == .noRecord(reason: "no record"))
        #expect(app.state.routes == [.newGame])
        #expect(app.newGame.state.inProgress == viewAfter("H8"))
        #expect(!game.isClosed)
    }

    @Test func theGameInProgressIsShared() async {
        _ = saved(viewAfter("H8 H9"))
        let app = await start()
        app.shareGame()
        await settle()
        #expect(files.shared == [RecordFile(name: "Tengen five in a row 15x15 2026-12-07.sgf", text: "H8 H9")])
    }

    @Test func aReplayIsShared() async {
        let app = await start()
        app.shareReplay()
        await open(app, FakeRecord(["H8 H9 J9"]))
        app.shareReplay()
        await settle()
        #expect(files.shared.map(\.text) == ["H8 H9 J9"])
    }
}
