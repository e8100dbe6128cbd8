import TengenKit
import Testing

/// Files of games, opened and passed on.
@MainActor
final class RecordModelTest {
    private let files = FakeFiles()
    private let reader = FakeReader()
    private var opened: [OpenedGame] = []
    private var lists = 0
    private lazy var model = RecordModel(
        scope: TaskScope(),
        reader: reader,
        files: files,
        onList: { [unowned self] in lists += 1 },
        onReplay: { [unowned self] in opened.append($0) }
    )

    private func open(_ record: FakeRecord?) async {
        reader.record = record
        files.picks([])
        model.onIntent(.open)
        await settle()
    }

    @Test func aFileOfOneGameIsShownAtOnce() async throws {
        await open(FakeRecord(["H8 H9"], warnings: ["line 1: a stone stands there"]))
        #expect(opened.map(\.replay.last) == [2])
        #expect(opened.map(\.summary.black) == ["Black 0"])
        #expect(opened.map(\.warnings) == [["line 1: a stone stands there"]])
        #expect(lists == 0)
        #expect(model.state == RecordState())
    }

    @Test func ofSeveralGamesOneIsChosen() async {
        await open(FakeRecord(["H8", "H8 H9 J9"]))
        #expect(lists == 1)
        #expect(model.state.games.map(\.black) == ["Black 0", "Black 1"])
        #expect(opened.isEmpty)
        model.onIntent(.choose(game: 1))
        await settle()
        #expect(opened.map(\.replay.last) == [3])
        model.onIntent(.choose(game: 0))
        await settle()
        #expect(opened.map(\.replay.last) == [3, 1])
    }

    @Test func theNextFileTakesThePlaceOfTheOneBefore() async {
        await open(FakeRecord(["H8", "H9"]))
        await open(FakeRecord(["", "", ""]))
        #expect(model.state.games.count == 3)
    }

    @Test func nothingPickedChangesNothing() async {
        files.picks(nil)
        model.onIntent(.open)
        await settle()
        #expect(model.state == RecordState())
        #expect(opened.isEmpty)
    }

    @Test func aFileThatIsNoRecordIsTold() async {
        await open(FakeRecord(["H8", "H9"]))
        await open(nil)
        #expect(model.state.refusal == .noRecord(reason: "no record"))
        #expect(model.state.games.count == 2, "the list is still good")
        model.onIntent(.closeRefusal)
        #expect(model.state.refusal == nil)
    }

    @Test func aGameThatCannotBeShownIsTold() async {
        await open(FakeRecord(["H8", nil]))
        model.onIntent(.choose(game: 1))
        await settle()
        #expect(model.state.refusal == .notShown(game: 1))
        #expect(opened.isEmpty)
        model.onIntent(.choose(game: 0))
        await settle()
        #expect(model.state.refusal == nil)
        #expect(opened.count == 1)
    }

    @Test func oneFileAtATime() async {
        model.onIntent(.open)
        model.onIntent(.open)
        await settle()
        #expect(files.asked == 1)
        #expect(model.state.isBusy)
        files.picked.open(nil)
        await settle()
        #expect(!model.state.isBusy)
    }

    @Test func aGameIsPassedOn() async {
        model.share(RecordFile(name: "game.sgf", text: "(;GM[4])"))
        await settle()
        #expect(files.shared == [RecordFile(name: "game.sgf", text: "(;GM[4])")])
    }

    @Test func whatIsNotSharedIsTold() async {
        files.refusal = .notShared(reason: "the disk is full")
        model.share(RecordFile(name: "game.sgf", text: ""))
        await settle()
        #expect(model.state.refusal == .notShared(reason: "the disk is full"))
        #expect(files.shared.isEmpty)
    }
}
