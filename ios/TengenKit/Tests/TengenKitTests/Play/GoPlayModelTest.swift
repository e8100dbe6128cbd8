import TengenKit
import Testing

/// What only Go asks of the play screen's model: captures, counting and playing on.
@MainActor
struct GoPlayModelTest {
    private let size = goBetweenPeople.size
    private let e5 = goBetweenPeople.size.at("E5")
    private let counting = goAfter("E5 pass pass").counted()

    @Test func whileCountingATouchMarksAChain() async {
        let play = Play(counting)
        await play.want(.place(point: e5, revision: 3))
        #expect(play.game.asked == ["mark \(e5) at 3"])
        #expect(play.state.pending == nil)
        #expect(play.state.view.go?.scoring?.dead == [])
        let marked = counting.counted(emptyCount.with { $0.dead = [e5] }).with { $0.revision = 4 }
        await play.report(GameChange(view: marked, cause: .marked, seat: .first, cues: [.marked]))
        #expect(play.state.view.go?.scoring?.dead == [e5])
        #expect(play.feedback.heard == [.marked])
    }

    @Test func whileCountingAChosenPointIsMarkedOnceConfirmed() async {
        let play = Play(counting)
        await play.want(.choosePoint(e5))
        #expect(play.game.asked == [])
        await play.want(.playCursor(revision: 3))
        #expect(play.game.asked == ["mark \(e5) at 3"])
    }

    @Test func intentsOfCountingCarryTheRevisionThatWasSeen() async {
        let play = Play(counting)
        await play.want(.markDead(point: e5, revision: 3))
        await play.want(.acceptCount(revision: 3))
        await play.want(.resumePlay(revision: 3))
        #expect(play.game.asked == ["mark \(e5) at 3", "accept at 3", "resume at 3"])
        #expect(play.state.notice == nil)
        await play.want(.acceptCount(revision: 2))
        #expect(play.state.notice == .refused(.stale))
        #expect(play.feedback.heard == [])
    }

    @Test func aRefusedMarkIsToldUntilTheNext() async {
        let play = Play(counting)
        play.game.refusal = .noStone
        await play.want(.place(point: size.at("A1"), revision: 3))
        #expect(play.state.notice == .refused(.noStone))
        #expect(play.feedback.heard == [.refused])
        play.game.refusal = nil
        await play.want(.place(point: e5, revision: 3))
        #expect(play.state.notice == nil)
    }

    @Test func aRefusedCountIsTold() async {
        let play = Play(counting)
        play.game.refusal = .failed(reason: "still judging")
        await play.want(.acceptCount(revision: 3))
        #expect(play.state.notice == .refused(.failed(reason: "still judging")))
        #expect(play.state.view == counting)
    }

    @Test(arguments: [PlayIntent.acceptCount(revision: 3), .resumePlay(revision: 3)])
    func anAnswerToTheCountClosesItsPanelAndAMarkLeavesIt(_ answer: PlayIntent) async {
        let play = Play(counting)
        await play.want(.show(.count))
        await play.want(.markDead(point: e5, revision: 3))
        await play.report(GameChange(view: counting, cause: .marked, seat: .first))
        #expect(play.state.panel == .count)
        await play.want(answer)
        #expect(play.state.panel == nil)
    }

    @Test func whenPlayGoesOnATouchPlacesAStoneAgain() async {
        let play = Play(counting)
        let resumed = goAfter("E5 pass pass").with { $0.revision = 4 }
        await play.report(GameChange(view: resumed, cause: .resumed, seat: .first))
        #expect(play.state.notice == .playResumed)
        let c3 = size.at("C3")
        await play.want(.place(point: c3, revision: 4))
        #expect(play.game.asked == ["play \(c3) at 4"])
        #expect(play.state.pending == c3)
    }

    @Test func whileCountingNothingIsLookedFor() async {
        let play = Play(counting)
        await play.want(.askHint(revision: 3))
        await play.want(.toggleHeat)
        #expect(play.game.asked == [])
        #expect(play.state.advice == nil)
    }

    @Test func anAcceptedCountEndsTheGame() async {
        let play = Play(counting)
        await play.want(.show(.moves))
        let over = counting.ended(.count, winner: .second)
        await play.report(GameChange(view: over, cause: .counted, seat: .first))
        #expect(play.state.panel == nil)
        #expect(play.state.showsEnd)
    }

    @Test func capturedStonesLeaveInMotionAndAreReadOut() async {
        let play = Play(goAfter("A2 A1"))
        let taken = PlacedStone(point: size.at("A1"), stone: .white)
        let captures = play.state.view.stonePlaced("B1").with { change in
            change.removed = [taken]
            change.cues = [.stonePlaced, .captured]
        }
        await play.report(captures)
        #expect(play.state.motion?.placed == [size.at("B1")])
        #expect(play.state.motion?.removed == [taken])
        #expect(play.state.motion?.captures == true)
        #expect(play.state.spoken == .captured(stone: .black, label: "B1", count: 1))
    }
}
