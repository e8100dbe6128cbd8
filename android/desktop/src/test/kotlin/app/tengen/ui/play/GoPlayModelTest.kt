package app.tengen.ui.play

import app.tengen.ui.board.Stone
import app.tengen.ui.fakes.at
import app.tengen.ui.fakes.changeTo
import app.tengen.ui.fakes.counted
import app.tengen.ui.fakes.emptyCount
import app.tengen.ui.fakes.ended
import app.tengen.ui.fakes.goAfter
import app.tengen.ui.fakes.goBetweenPeople
import app.tengen.ui.fakes.stonePlaced
import app.tengen.ui.platform.Cause
import app.tengen.ui.platform.Cue
import app.tengen.ui.platform.GameRefusal
import app.tengen.ui.platform.GameView
import app.tengen.ui.platform.OutcomeReason
import app.tengen.ui.platform.PlacedStone
import app.tengen.ui.platform.Seat
import kotlinx.coroutines.test.runTest
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Test

/** What only Go asks of the play screen's model: captures, counting and playing on. */
class GoPlayModelTest {
    private val size = goBetweenPeople.size
    private val e5 = size.at("E5")
    private val counting = goAfter("E5 pass pass").counted()

    private fun play(view: GameView = counting, check: (Play) -> Unit) = runTest { check(Play(this, view)) }

    @Test
    fun whileCountingATouchMarksAChain() = play { play ->
        play.want(PlayIntent.Place(e5, revision = 3))
        assertEquals(listOf("mark $e5 at 3"), play.game.asked)
        assertNull(play.state.pending)
        assertEquals(emptyList<Int>(), play.state.view.go?.scoring?.dead)
        val marked = counting.counted(emptyCount.copy(dead = listOf(e5))).copy(revision = 4)
        play.report(changeTo(marked, Cause.Marked, Seat.First, listOf(Cue.Marked)))
        assertEquals(listOf(e5), play.state.view.go?.scoring?.dead)
        assertEquals(listOf(Cue.Marked), play.feedback.heard)
    }

    @Test
    fun whileCountingAChosenPointIsMarkedOnceConfirmed() = play { play ->
        play.want(PlayIntent.ChoosePoint(e5))
        assertEquals(emptyList<String>(), play.game.asked)
        play.want(PlayIntent.PlayCursor(revision = 3))
        assertEquals(listOf("mark $e5 at 3"), play.game.asked)
    }

    @Test
    fun intentsOfCountingCarryTheRevisionThatWasSeen() = play { play ->
        play.want(PlayIntent.MarkDead(e5, revision = 3))
        play.want(PlayIntent.AcceptCount(revision = 3))
        play.want(PlayIntent.ResumePlay(revision = 3))
        assertEquals(listOf("mark $e5 at 3", "accept at 3", "resume at 3"), play.game.asked)
        assertNull(play.state.notice)
        play.want(PlayIntent.AcceptCount(revision = 2))
        assertEquals(GameRefusal.Stale::class, (play.state.notice as Notice.Refused).refusal::class)
        assertEquals(emptyList<Cue>(), play.feedback.heard)
    }

    @Test
    fun aRefusedMarkIsToldUntilTheNext() = play { play ->
        play.game.refusal = GameRefusal.NoStone()
        play.want(PlayIntent.Place(size.at("A1"), revision = 3))
        assertEquals(GameRefusal.NoStone::class, (play.state.notice as Notice.Refused).refusal::class)
        assertEquals(listOf(Cue.Refused), play.feedback.heard)
        play.game.refusal = null
        play.want(PlayIntent.Place(e5, revision = 3))
        assertNull(play.state.notice)
    }

    @Test
    fun aRefusedCountIsTold() = play { play ->
        play.game.refusal = GameRefusal.Failed("still judging")
        play.want(PlayIntent.AcceptCount(revision = 3))
        assertEquals(GameRefusal.Failed::class, (play.state.notice as Notice.Refused).refusal::class)
        assertEquals(counting, play.state.view)
    }

    @Test
    fun anAnswerToTheCountClosesItsPanelAndAMarkLeavesIt() = play { play ->
        for (answer in listOf(PlayIntent.AcceptCount(3), PlayIntent.ResumePlay(3))) {
            play.want(PlayIntent.Show(Panel.Count))
            play.want(PlayIntent.MarkDead(e5, 3))
            play.report(changeTo(counting, Cause.Marked, Seat.First))
            assertEquals(Panel.Count, play.state.panel)
            play.want(answer)
            assertNull(play.state.panel)
        }
    }

    @Test
    fun whenPlayGoesOnATouchPlacesAStoneAgain() = play { play ->
        play.report(changeTo(goAfter("E5 pass pass").copy(revision = 4), Cause.Resumed, Seat.First))
        assertEquals(Notice.PlayResumed, play.state.notice)
        val c3 = size.at("C3")
        play.want(PlayIntent.Place(c3, revision = 4))
        assertEquals(listOf("play $c3 at 4"), play.game.asked)
        assertEquals(c3, play.state.pending)
    }

    @Test
    fun whileCountingNothingIsLookedFor() = play { play ->
        play.want(PlayIntent.AskHint(revision = 3))
        play.want(PlayIntent.ToggleHeat)
        assertEquals(emptyList<String>(), play.game.asked)
        assertNull(play.state.advice)
    }

    @Test
    fun anAcceptedCountEndsTheGame() = play { play ->
        play.want(PlayIntent.Show(Panel.Moves))
        play.report(changeTo(counting.ended(OutcomeReason.Count, Seat.Second), Cause.Counted, Seat.First))
        assertNull(play.state.panel)
        assertEquals(true, play.state.showsEnd)
    }

    @Test
    fun capturedStonesLeaveInMotionAndAreReadOut() = play(goAfter("A2 A1")) { play ->
        val taken = PlacedStone(size.at("A1"), Stone.White)
        val placed = play.state.view.stonePlaced("B1")
        play.report(placed.copy(removed = listOf(taken), cues = listOf(Cue.StonePlaced, Cue.Captured)))
        assertEquals(listOf(size.at("B1")), play.state.motion?.placed)
        assertEquals(listOf(taken.point to taken.stone), play.state.motion?.removed)
        assertEquals(true, play.state.motion?.captures)
        assertEquals(Spoken.Captured(Stone.Black, "B1", 1), play.state.spoken)
    }
}
