import TengenKit
import Testing

/// What each intent does, and what each change shows.
@MainActor
struct PlayModelTest {
    private let size = betweenPeople.size
    private let h8 = betweenPeople.size.at("H8")
    private let h9 = betweenPeople.size.at("H9")

    @Test func aPlacedStoneIsPendingUntilTheGameReportsIt() async {
        let play = Play()
        await play.want(.place(point: h8, revision: 0))
        #expect(play.game.asked == ["play \(h8) at 0"])
        #expect(play.state.pending == h8)
        #expect(play.state.view.stones[h8] == nil)
        await play.report(play.state.view.stonePlaced("H8"))
        #expect(play.state.pending == nil)
        #expect(play.state.view.stones[h8] == .black)
    }

    @Test func aStaleIntentChangesNothing() async {
        let play = Play(viewAfter("H8"))
        let before = play.state.view
        await play.want(.place(point: h9, revision: 0))
        #expect(play.state.view == before)
        #expect(play.state.pending == nil)
        #expect(play.state.notice == .refused(.stale))
        #expect(play.feedback.heard == [])
    }

    @Test func aRefusedStoneIsTakenBackAndTold() async {
        let play = Play()
        play.game.refusal = .occupied(point: h8)
        await play.want(.place(point: h8, revision: 0))
        #expect(play.state.pending == nil)
        #expect(play.state.notice == .refused(.occupied(point: h8)))
        #expect(play.feedback.heard == [.refused])
        #expect(play.feedback.felt == [.refused])
    }

    @Test func whileAStoneIsPendingNoOtherIsSent() async {
        let play = Play()
        await play.want(.place(point: h8, revision: 0))
        await play.want(.place(point: h9, revision: 0))
        #expect(play.game.asked == ["play \(h8) at 0"])
        #expect(play.state.pending == h8)
    }

    @Test func onTheComputersTurnNoStoneIsSent() async {
        let play = Play(viewAfter("H8", againstHard))
        await play.want(.place(point: h9, revision: 1))
        await play.want(.askHint(revision: 1))
        #expect(play.game.asked == [])
        #expect(play.state.pending == nil)
        #expect(play.state.advice == nil)
    }

    @Test func everyIntentCarriesTheRevisionThatWasSeen() async {
        let play = Play(viewAfter("H8 H9"))
        await play.want(.pass(revision: 2))
        await play.want(.undo(revision: 2))
        await play.want(.redo(revision: 2))
        await play.want(.restart(revision: 2))
        await play.want(.resign(revision: 2))
        #expect(play.game.asked == ["pass at 2", "undo at 2", "redo at 2", "restart at 2", "resign at 2"])
        await play.want(.choose(.offerTen, revision: 1))
        #expect(play.game.asked.last?.hasSuffix("at 1") == true)
        #expect(play.state.notice == .refused(.stale))
    }

    @Test func aMoveClearsWhatWasSaidOfTheOneBefore() async {
        let play = Play()
        play.game.foundHint.open(Hint(point: h8, reason: .makesTwo))
        await play.want(.askHint(revision: 0))
        await play.want(.pass(revision: 5))
        #expect(play.state.advice == .found(Hint(point: h8, reason: .makesTwo)))
        await play.report(play.state.view.stonePlaced("H8"))
        #expect(play.state.advice == nil)
        #expect(play.state.notice == nil)
        #expect(play.state.motion?.placed == [h8])
    }

    @Test func aMotionIsForgottenOnceItWasShown() async {
        let play = Play()
        await play.report(play.state.view.stonePlaced("H8"))
        await play.want(.motionShown(revision: 0))
        #expect(play.state.motion?.revision == 1)
        await play.want(.motionShown(revision: 1))
        #expect(play.state.motion == nil)
    }

    @Test func anUndoneStoneLeavesInMotion() async {
        let play = Play(viewAfter("H8 H9"))
        let before = viewAfter("H8").with { $0.revision = 3 }
        let left = PlacedStone(point: h9, stone: .white)
        await play.report(GameChange(view: before, cause: .undone, removed: [left]))
        #expect(play.state.motion?.removed == [left])
        #expect(play.state.spoken == .undone)
        #expect(play.state.view.stones[h9] == nil)
    }

    @Test func aChosenPointWaitsForItsConfirmation() async {
        let play = Play()
        await play.want(.choosePoint(h8))
        #expect(play.state.cursor == h8)
        #expect(play.game.asked == [])
        await play.want(.playCursor(revision: 0))
        #expect(play.game.asked == ["play \(h8) at 0"])
    }

    @Test func withoutAChosenPointThereIsNothingToConfirm() async {
        let play = Play()
        await play.want(.playCursor(revision: 0))
        #expect(play.game.asked == [])
    }

    @Test func aChosenPointGoesWithTheMoveAndAKeyboardCursorStays() async {
        let play = Play()
        await play.want(.choosePoint(h8))
        await play.report(play.state.view.stonePlaced("H8"))
        #expect(play.state.cursor == nil)
        await play.want(.moveCursor(columns: 0, rows: -1))
        await play.report(play.state.view.stonePlaced("H9"))
        #expect(play.state.cursor == h9)
    }

    @Test func theCursorBeginsInTheMiddleAndStaysOnTheBoard() async {
        let play = Play()
        await play.want(.moveCursor(columns: 1, rows: 0))
        #expect(play.state.cursor == h8)
        for _ in 0..<20 { await play.want(.moveCursor(columns: 1, rows: 0)) }
        #expect(play.state.cursor == size.at("P8"))
        for _ in 0..<20 { await play.want(.moveCursor(columns: 0, rows: 1)) }
        #expect(play.state.cursor == size.at("P1"))
    }

    @Test func aHintIsLookedForAndShown() async {
        let play = Play()
        await play.want(.askHint(revision: 0))
        #expect(play.state.advice == .looking)
        await play.want(.askHint(revision: 0))
        #expect(play.game.asked == ["hint at 0"])
        play.game.foundHint.open(Hint(point: h8, reason: .wins))
        await settle()
        #expect(play.state.advice == .found(Hint(point: h8, reason: .wins)))
    }

    @Test func aMoveStopsTheSearchForAHint() async {
        let play = Play()
        await play.want(.askHint(revision: 0))
        await play.report(play.state.view.stonePlaced("H8"))
        #expect(play.state.advice == nil)
        #expect(play.game.stoppedSearches == 1)
    }

    @Test func aHintThatIsNotFoundIsTold() async {
        let play = Play()
        play.game.refusal = .noHint
        await play.want(.askHint(revision: 0))
        #expect(play.state.advice == nil)
        #expect(play.state.notice == .refused(.noHint))
    }

    @Test func theHeatMapFollowsEveryMove() async {
        let play = Play()
        play.game.foundValues = [HeatPoint(point: h8, value: 100)]
        await play.want(.toggleHeat)
        #expect(play.state.heat == [HeatPoint(point: h8, value: 100)])
        play.game.foundValues = [HeatPoint(point: h9, value: 100)]
        await play.report(play.state.view.stonePlaced("H8"))
        #expect(play.game.asked == ["values at 0", "values at 1"])
        #expect(play.state.heat == [HeatPoint(point: h9, value: 100)])
        await play.want(.toggleHeat)
        #expect(play.state.heat == [])
        await play.report(play.state.view.stonePlaced("H9"))
        #expect(play.game.asked.count == 2)
    }

    @Test func panelsOpenAndClose() async {
        let play = Play()
        await play.want(.show(.moves))
        #expect(play.state.panel == .moves)
        await play.want(.show(nil))
        #expect(play.state.panel == nil)
        await play.want(.show(.askRestart))
        await play.want(.restart(revision: 0))
        #expect(play.state.panel == nil)
        await play.want(.show(.askResign))
        await play.want(.resign(revision: 0))
        #expect(play.state.panel == nil)
    }

    @Test func theEndClosesPanelsAndItsSheetWaitsForTheLastStone() async {
        let play = Play(viewAfter("H8"))
        await play.want(.show(.moves))
        let last = play.state.view.stonePlaced("H9").with { change in
            change.view = change.view.ended(.five, winner: .second, line: [h9])
            change.cues = [.win]
        }
        await play.report(last)
        #expect(play.state.panel == nil)
        #expect(play.state.motion?.wins == true)
        #expect(!play.state.showsEnd)
        await play.want(.motionShown(revision: 2))
        #expect(play.state.showsEnd)
    }

    @Test func aStoneIsHeardWhenItTouchesTheWood() async {
        let play = Play()
        await play.report(play.state.view.stonePlaced("H8"))
        #expect(play.feedback.heard == [])
        await play.time.advance(.milliseconds(61))
        #expect(play.feedback.heard == [.stonePlaced])
        #expect(play.feedback.felt == [.stonePlaced])
    }

    @Test func clocksRunBetweenChanges() async {
        let timed = betweenPeople.with { $0.timeControl = .perMove(limit: .seconds(30)) }
        let running = viewAfter("", timed).with { view in
            view.first.clock = ClockReading(remaining: .seconds(30), running: true)
            view.second.clock = ClockReading(remaining: .seconds(30))
        }
        let play = Play(running)
        await play.time.advance(.milliseconds(2001))
        #expect(play.state.firstClock?.remaining == .seconds(28))
        #expect(play.state.secondClock?.remaining == .seconds(30))
        let paused = running.with { $0.first.clock = ClockReading(remaining: .seconds(28)) }
        await play.report(GameChange(view: paused, cause: .paused))
        await play.time.advance(.seconds(5))
        #expect(play.state.firstClock?.remaining == .seconds(28))
    }

    @Test func aPauseLeavesTheHintAndTheCursor() async {
        let play = Play()
        play.game.foundHint.open(Hint(point: h8, reason: .makesTwo))
        await play.want(.askHint(revision: 0))
        await play.want(.choosePoint(h9))
        await play.report(GameChange(view: play.state.view.with { $0.revision = 1 }, cause: .paused))
        #expect(play.state.view.revision == 1)
        #expect(play.state.cursor == h9)
        #expect(play.state.advice == .found(Hint(point: h8, reason: .makesTwo)))
    }

    @Test func theGameIsToldWhetherThePersonLooks() async {
        let play = Play()
        play.model.setActive(false)
        await settle()
        play.model.setActive(true)
        await settle()
        #expect(play.game.asked == ["active false", "active true"])
    }

    @Test func eachMoveIsReadOut() async {
        let play = Play()
        await play.report(play.state.view.stonePlaced("H8"))
        #expect(play.state.spoken == .played(stone: .black, label: "H8"))
        await play.report(GameChange(view: viewAfter("H8 pass"), cause: .passed, seat: .second))
        #expect(play.state.spoken == .passed(stone: .white))
    }

    @Test func anUnsavedChangeIsTold() async {
        let play = Play()
        await play.report(play.state.view.stonePlaced("H8").with { $0.isUnsaved = true })
        #expect(play.state.notice == .notSaved)
        #expect(play.state.view.stones[h8] == .black)
    }
}
