import TengenKit
import Testing

/// Going through a finished game.
@MainActor
struct ReplayModelTest {
    private let size = betweenPeople.size
    private let line = ["H8", "J8"].map(betweenPeople.size.at)
    private let time = TestTime()
    private let scope = TaskScope()
    private let model: ReplayModel

    init() {
        let game = viewAfter("H8 H9 pass J9 J8").ended(.five, winner: .first, line: line)
        model = ReplayModel(scope: scope, replay: FakeReplay(game), time: time)
    }

    @Test func itBeginsAtTheEnd() {
        #expect(model.state.position == 5)
        #expect(model.state.frame.label == "J8")
        #expect(model.state.board(Settings()).winningLine == line)
    }

    @Test func aStepMovesOneStone() {
        model.onIntent(.step(moves: -1))
        #expect(model.state.motion?.removed == [PlacedStone(point: size.at("J8"), stone: .black)])
        model.onIntent(.step(moves: 1))
        #expect(model.state.motion?.placed == [size.at("J8")])
        #expect(model.state.motion?.wins == true)
        model.onIntent(.motionShown)
        #expect(model.state.motion == nil)
    }

    @Test func aLeapIsACut() {
        model.onIntent(.goTo(position: 1))
        #expect(model.state.position == 1)
        #expect(model.state.motion == nil)
    }

    @Test func thereIsNothingBeyondTheEnds() {
        model.onIntent(.step(moves: 1))
        #expect(model.state.position == 5)
        model.onIntent(.goTo(position: -3))
        #expect(model.state.position == 0)
        #expect(model.state.frame.stone == nil)
    }

    @Test func theBoardShowsTheMovesSoFar() {
        model.onIntent(.goTo(position: 4))
        let board = model.state.board(Settings())
        #expect(Set(size.points.filter { board.stones[$0] != nil }.map(size.label)) == ["H8", "H9", "J9"])
        #expect(board.lastMove == size.at("J9"))
        #expect(board.winningLine == [])
        model.onIntent(.goTo(position: 3))
        #expect(model.state.board(Settings()).lastMove == nil)
    }

    @Test func itPlaysOnByItselfFromTheBeginning() async {
        model.onIntent(.togglePlay)
        await settle()
        #expect(model.state.plays)
        #expect(model.state.position == 0)
        await time.advance(.milliseconds(2 * 900 + 1))
        #expect(model.state.position == 2)
        await time.advance(.milliseconds(3 * 900))
        #expect(model.state.position == 5)
        #expect(!model.state.plays)
    }

    @Test func aStepStopsThePlaying() async {
        model.onIntent(.goTo(position: 1))
        model.onIntent(.togglePlay)
        await settle()
        model.onIntent(.step(moves: 1))
        #expect(!model.state.plays)
        await time.advance(.seconds(5))
        #expect(model.state.position == 2)
    }

    @Test func playingCanBePaused() async {
        model.onIntent(.goTo(position: 0))
        model.onIntent(.togglePlay)
        await time.advance(.milliseconds(901))
        model.onIntent(.togglePlay)
        await time.advance(.seconds(5))
        #expect(model.state.position == 1)
        #expect(!model.state.plays)
    }

    @Test func capturedStonesLeaveAndComeBack() {
        let capture = Capture()
        let model = ReplayModel(scope: scope, replay: capture, time: time)
        model.onIntent(.step(moves: -1))
        #expect(model.state.motion?.placed == [capture.a1])
        #expect(model.state.motion?.removed == [PlacedStone(point: capture.b1, stone: .black)])
        #expect(model.state.motion?.captures == false)
        model.onIntent(.step(moves: 1))
        #expect(model.state.motion?.captures == true)
        #expect(model.state.motion?.removed == [PlacedStone(point: capture.a1, stone: .white)])
        #expect(model.state.frame.blackCaptures == 1)
    }

    @Test func movesInWords() {
        #expect(TextsEn().moveInWords(model.state) == "5. Black J8")
        model.onIntent(.goTo(position: 3))
        #expect(TextsEn().moveInWords(model.state) == "3. Black passes")
        model.onIntent(.goTo(position: 2))
        #expect(TextsZhHans().moveInWords(model.state) == "第 2 手：白方 H9")
        model.onIntent(.goTo(position: 0))
        #expect(TextsZhHans().moveInWords(model.state) == "空棋盘")
    }

    @Test func aGameOfAFileBeginsAtItsBeginning() {
        let summary = RecordSummary(game: .five, size: size, black: "An", white: "Bo")
        let game = viewAfter("H8 H9 pass J9 J8")
        let opened = OpenedGame(replay: FakeReplay(game), summary: summary, warnings: ["line 2: damaged"])
        let model = ReplayModel(scope: scope, opened: opened, time: time)
        #expect(model.state.position == 0)
        #expect(model.state.summary == summary)
        model.onIntent(.showWarnings(true))
        #expect(model.state.showsWarnings)
        model.onIntent(.showWarnings(false))
        #expect(!model.state.showsWarnings)
        #expect(model.record == "H8 H9 pass J9 J8")
        #expect(TextsEn().replayTitle(model.state) == "An – Bo")
        #expect(TextsEn().replayTitle(self.model.state) == "Replay")
    }
}

/// A record of one move: Black captures the white stone in the corner.
@MainActor
private final class Capture: ReplayPort {
    let game = GameKind.go
    let record = ""
    let size = BoardSize.square(9)
    let last = 1
    let a1 = BoardSize.square(9).at("A1")
    let b1 = BoardSize.square(9).at("B1")

    func frame(_ number: Int) -> ReplayFrame {
        let board = Stones.empty(size)
        if number == 0 { return ReplayFrame(stones: board.with(a1, .white), numbers: [], placed: [a1]) }
        return ReplayFrame(
            stones: board.with(b1, .black),
            numbers: [],
            number: 1,
            lastMove: b1,
            stone: .black,
            label: "B1",
            placed: [b1],
            removed: [a1],
            blackCaptures: 1
        )
    }
}
