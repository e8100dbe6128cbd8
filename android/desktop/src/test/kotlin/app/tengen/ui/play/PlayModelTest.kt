package app.tengen.ui.play

import app.tengen.ui.board.HeatPoint
import app.tengen.ui.board.Stone
import app.tengen.ui.fakes.againstHard
import app.tengen.ui.fakes.at
import app.tengen.ui.fakes.betweenPeople
import app.tengen.ui.fakes.changeTo
import app.tengen.ui.fakes.ended
import app.tengen.ui.fakes.stonePlaced
import app.tengen.ui.fakes.viewAfter
import app.tengen.ui.platform.Cause
import app.tengen.ui.platform.ClockReading
import app.tengen.ui.platform.Cue
import app.tengen.ui.platform.GameRefusal
import app.tengen.ui.platform.GameView
import app.tengen.ui.platform.Hint
import app.tengen.ui.platform.HintReason
import app.tengen.ui.platform.OpeningChoice
import app.tengen.ui.platform.OutcomeReason
import app.tengen.ui.platform.PlacedStone
import app.tengen.ui.platform.Seat
import app.tengen.ui.platform.TimeControl
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.test.TestScope
import kotlinx.coroutines.test.advanceTimeBy
import kotlinx.coroutines.test.runCurrent
import kotlinx.coroutines.test.runTest
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import kotlin.time.Duration.Companion.seconds

/** What each intent does, and what each change shows. */
@OptIn(ExperimentalCoroutinesApi::class)
class PlayModelTest {
    private val size = betweenPeople.size
    private val h8 = size.at("H8")
    private val h9 = size.at("H9")

    private fun play(view: GameView = viewAfter(""), check: TestScope.(Play) -> Unit) = runTest {
        check(Play(this, view))
    }

    @Test
    fun aPlacedStoneIsPendingUntilTheGameReportsIt() = play { play ->
        play.want(PlayIntent.Place(h8, revision = 0))
        assertEquals(listOf("play $h8 at 0"), play.game.asked)
        assertEquals(h8, play.state.pending)
        assertNull(play.state.view.stones[h8])
        play.report(play.state.view.stonePlaced("H8"))
        assertNull(play.state.pending)
        assertEquals(Stone.Black, play.state.view.stones[h8])
    }

    @Test
    fun aStaleIntentChangesNothing() = play(viewAfter("H8")) { play ->
        val before = play.state.view
        play.want(PlayIntent.Place(h9, revision = 0))
        assertEquals(before, play.state.view)
        assertNull(play.state.pending)
        assertEquals(GameRefusal.Stale::class, (play.state.notice as Notice.Refused).refusal::class)
        assertEquals(emptyList<Cue>(), play.feedback.heard)
    }

    @Test
    fun aRefusedStoneIsTakenBackAndTold() = play { play ->
        play.game.refusal = GameRefusal.Occupied(h8)
        play.want(PlayIntent.Place(h8, revision = 0))
        assertNull(play.state.pending)
        assertEquals(GameRefusal.Occupied::class, (play.state.notice as Notice.Refused).refusal::class)
        assertEquals(listOf(Cue.Refused), play.feedback.heard)
        assertEquals(listOf(Cue.Refused), play.feedback.felt)
    }

    @Test
    fun whileAStoneIsPendingNoOtherIsSent() = play { play ->
        play.want(PlayIntent.Place(h8, revision = 0))
        play.want(PlayIntent.Place(h9, revision = 0))
        assertEquals(listOf("play $h8 at 0"), play.game.asked)
        assertEquals(h8, play.state.pending)
    }

    @Test
    fun onTheComputersTurnNoStoneIsSent() = play(viewAfter("H8", againstHard)) { play ->
        play.want(PlayIntent.Place(h9, revision = 1))
        play.want(PlayIntent.AskHint(revision = 1))
        assertEquals(emptyList<String>(), play.game.asked)
        assertNull(play.state.pending)
        assertNull(play.state.advice)
    }

    @Test
    fun everyIntentCarriesTheRevisionThatWasSeen() = play(viewAfter("H8 H9")) { play ->
        play.want(PlayIntent.Pass(2))
        play.want(PlayIntent.Undo(2))
        play.want(PlayIntent.Redo(2))
        play.want(PlayIntent.Restart(2))
        play.want(PlayIntent.Resign(2))
        assertEquals(listOf("pass at 2", "undo at 2", "redo at 2", "restart at 2", "resign at 2"), play.game.asked)
        play.want(PlayIntent.Choose(OpeningChoice.OfferTen, 1))
        assertTrue(play.game.asked.last().endsWith("at 1"))
        assertEquals(GameRefusal.Stale::class, (play.state.notice as Notice.Refused).refusal::class)
    }

    @Test
    fun aMoveClearsWhatWasSaidOfTheOneBefore() = play { play ->
        play.game.foundHint.complete(Hint(h8, HintReason.MakesTwo))
        play.want(PlayIntent.AskHint(0))
        play.want(PlayIntent.Pass(5))
        assertEquals(Advice.Found(Hint(h8, HintReason.MakesTwo)), play.state.advice)
        play.report(play.state.view.stonePlaced("H8"))
        assertNull(play.state.advice)
        assertNull(play.state.notice)
        assertEquals(listOf(h8), play.state.motion?.placed)
    }

    @Test
    fun aMotionIsForgottenOnceItWasShown() = play { play ->
        play.report(play.state.view.stonePlaced("H8"))
        play.want(PlayIntent.MotionShown(revision = 0))
        assertEquals(1L, play.state.motion?.revision)
        play.want(PlayIntent.MotionShown(revision = 1))
        assertNull(play.state.motion)
    }

    @Test
    fun anUndoneStoneLeavesInMotion() = play(viewAfter("H8 H9")) { play ->
        play.report(
            changeTo(
                viewAfter("H8").copy(revision = 3),
                Cause.Undone,
            ).copy(removed = listOf(PlacedStone(h9, Stone.White))),
        )
        assertEquals(listOf(h9 to Stone.White), play.state.motion?.removed)
        assertEquals(Spoken.Undone, play.state.spoken)
        assertNull(play.state.view.stones[h9])
    }

    @Test
    fun aChosenPointWaitsForItsConfirmation() = play { play ->
        play.want(PlayIntent.ChoosePoint(h8))
        assertEquals(h8, play.state.cursor)
        assertEquals(emptyList<String>(), play.game.asked)
        play.want(PlayIntent.PlayCursor(revision = 0))
        assertEquals(listOf("play $h8 at 0"), play.game.asked)
    }

    @Test
    fun withoutAChosenPointThereIsNothingToConfirm() = play { play ->
        play.want(PlayIntent.PlayCursor(revision = 0))
        assertEquals(emptyList<String>(), play.game.asked)
    }

    @Test
    fun aChosenPointGoesWithTheMoveAndAKeyboardCursorStays() = play { play ->
        play.want(PlayIntent.ChoosePoint(h8))
        play.report(play.state.view.stonePlaced("H8"))
        assertNull(play.state.cursor)
        play.want(PlayIntent.MoveCursor(columns = 0, rows = -1))
        play.report(play.state.view.stonePlaced("H9"))
        assertEquals(h9, play.state.cursor)
    }

    @Test
    fun theCursorBeginsInTheMiddleAndStaysOnTheBoard() = play { play ->
        play.want(PlayIntent.MoveCursor(1, 0))
        assertEquals(h8, play.state.cursor)
        repeat(20) { play.want(PlayIntent.MoveCursor(1, 0)) }
        assertEquals(size.at("P8"), play.state.cursor)
        repeat(20) { play.want(PlayIntent.MoveCursor(0, 1)) }
        assertEquals(size.at("P1"), play.state.cursor)
    }

    @Test
    fun aHintIsLookedForAndShown() = play { play ->
        play.want(PlayIntent.AskHint(0))
        assertEquals(Advice.Looking, play.state.advice)
        play.want(PlayIntent.AskHint(0))
        assertEquals(listOf("hint at 0"), play.game.asked)
        play.game.foundHint.complete(Hint(h8, HintReason.Wins))
        testScheduler.runCurrent()
        assertEquals(Advice.Found(Hint(h8, HintReason.Wins)), play.state.advice)
    }

    @Test
    fun aMoveStopsTheSearchForAHint() = play { play ->
        play.want(PlayIntent.AskHint(0))
        play.report(play.state.view.stonePlaced("H8"))
        assertNull(play.state.advice)
        assertEquals(1, play.game.stoppedSearches)
    }

    @Test
    fun aHintThatIsNotFoundIsTold() = play { play ->
        play.game.refusal = GameRefusal.NoHint()
        play.want(PlayIntent.AskHint(0))
        assertNull(play.state.advice)
        assertEquals(GameRefusal.NoHint::class, (play.state.notice as Notice.Refused).refusal::class)
    }

    @Test
    fun theHeatMapFollowsEveryMove() = play { play ->
        play.game.foundValues = listOf(HeatPoint(h8, 100))
        play.want(PlayIntent.ToggleHeat)
        assertEquals(listOf(HeatPoint(h8, 100)), play.state.heat)
        play.game.foundValues = listOf(HeatPoint(h9, 100))
        play.report(play.state.view.stonePlaced("H8"))
        assertEquals(listOf("values at 0", "values at 1"), play.game.asked)
        assertEquals(listOf(HeatPoint(h9, 100)), play.state.heat)
        play.want(PlayIntent.ToggleHeat)
        assertEquals(emptyList<HeatPoint>(), play.state.heat)
        play.report(play.state.view.stonePlaced("H9"))
        assertEquals(2, play.game.asked.size)
    }

    @Test
    fun panelsOpenAndClose() = play { play ->
        play.want(PlayIntent.Show(Panel.Moves))
        assertEquals(Panel.Moves, play.state.panel)
        play.want(PlayIntent.Show(null))
        assertNull(play.state.panel)
        play.want(PlayIntent.Show(Panel.AskRestart))
        play.want(PlayIntent.Restart(0))
        assertNull(play.state.panel)
        play.want(PlayIntent.Show(Panel.AskResign))
        play.want(PlayIntent.Resign(0))
        assertNull(play.state.panel)
    }

    @Test
    fun theEndClosesPanelsAndItsSheetWaitsForTheLastStone() = play(viewAfter("H8")) { play ->
        play.want(PlayIntent.Show(Panel.Moves))
        val last = play.state.view.stonePlaced("H9")
        play.report(
            last.copy(view = last.view.ended(OutcomeReason.Five, Seat.Second, listOf(h9)), cues = listOf(Cue.Win)),
        )
        assertNull(play.state.panel)
        assertEquals(true, play.state.motion?.wins)
        assertFalse(play.state.showsEnd)
        play.want(PlayIntent.MotionShown(2))
        assertTrue(play.state.showsEnd)
    }

    @Test
    fun aStoneIsHeardWhenItTouchesTheWood() = play { play ->
        play.report(play.state.view.stonePlaced("H8"))
        assertEquals(emptyList<Cue>(), play.feedback.heard)
        testScheduler.advanceTimeBy(61)
        assertEquals(listOf(Cue.StonePlaced), play.feedback.heard)
        assertEquals(listOf(Cue.StonePlaced), play.feedback.felt)
    }

    @Test
    fun clocksRunBetweenChanges() {
        val timed = viewAfter("", betweenPeople.copy(timeControl = TimeControl.PerMove(30.seconds)))
        val running = timed.copy(
            first = timed.first.copy(clock = ClockReading(30.seconds, 0, inPeriod = false, running = true)),
            second = timed.second.copy(clock = ClockReading(30.seconds, 0, inPeriod = false, running = false)),
        )
        play(running) { play ->
            testScheduler.advanceTimeBy(2001)
            assertEquals(28.seconds, play.state.firstClock?.remaining)
            assertEquals(30.seconds, play.state.secondClock?.remaining)
            val paused = running.copy(
                first = running.first.copy(clock = ClockReading(28.seconds, 0, inPeriod = false, running = false)),
            )
            play.report(changeTo(paused, Cause.Paused))
            testScheduler.advanceTimeBy(5000)
            assertEquals(28.seconds, play.state.firstClock?.remaining)
        }
    }

    @Test
    fun aPauseLeavesTheHintAndTheCursor() = play { play ->
        play.game.foundHint = CompletableDeferred(Hint(h8, HintReason.MakesTwo))
        play.want(PlayIntent.AskHint(0))
        play.want(PlayIntent.ChoosePoint(h9))
        play.report(changeTo(play.state.view.copy(revision = 1), Cause.Paused))
        assertEquals(1L, play.state.view.revision)
        assertEquals(h9, play.state.cursor)
        assertEquals(Advice.Found(Hint(h8, HintReason.MakesTwo)), play.state.advice)
    }

    @Test
    fun theGameIsToldWhetherThePersonLooks() = play { play ->
        play.model.setActive(false)
        testScheduler.runCurrent()
        play.model.setActive(true)
        testScheduler.runCurrent()
        assertEquals(listOf("active false", "active true"), play.game.asked)
    }

    @Test
    fun eachMoveIsReadOut() = play { play ->
        play.report(play.state.view.stonePlaced("H8"))
        assertEquals(Spoken.Played(Stone.Black, "H8"), play.state.spoken)
        play.report(changeTo(viewAfter("H8 pass"), Cause.Passed, Seat.Second))
        assertEquals(Spoken.Passed(Stone.White), play.state.spoken)
    }

    @Test
    fun anUnsavedChangeIsTold() = play { play ->
        play.report(play.state.view.stonePlaced("H8").copy(isUnsaved = true))
        assertEquals(Notice.NotSaved, play.state.notice)
        assertEquals(Stone.Black, play.state.view.stones[h8])
    }
}
