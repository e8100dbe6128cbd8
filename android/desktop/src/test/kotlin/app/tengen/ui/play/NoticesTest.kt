package app.tengen.ui.play

import app.tengen.ui.board.Stone
import app.tengen.ui.fakes.againstHard
import app.tengen.ui.fakes.betweenPeople
import app.tengen.ui.fakes.changeTo
import app.tengen.ui.fakes.counted
import app.tengen.ui.fakes.goAfter
import app.tengen.ui.fakes.goBetweenPeople
import app.tengen.ui.fakes.stonePlaced
import app.tengen.ui.fakes.viewAfter
import app.tengen.ui.fakes.with
import app.tengen.ui.platform.Cause
import app.tengen.ui.platform.Cue
import app.tengen.ui.platform.GameAction
import app.tengen.ui.platform.GameChange
import app.tengen.ui.platform.GameConfig
import app.tengen.ui.platform.LogEntry
import app.tengen.ui.platform.Opening
import app.tengen.ui.platform.OpeningChoice
import app.tengen.ui.platform.OpeningTask
import app.tengen.ui.platform.OpeningTaskKind
import app.tengen.ui.platform.PlacedStone
import app.tengen.ui.platform.Seat
import app.tengen.ui.platform.Turn
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Test

/** What of a change deserves a sentence. */
class NoticesTest {
    private fun chosen(choice: OpeningChoice, by: Seat, config: GameConfig, exchanged: Boolean = false): GameChange {
        val view = viewAfter("H8 H9 J8", config)
        val entry = LogEntry(null, GameAction.Choose(choice), by, Stone.White, label = "")
        return changeTo(
            view.copy(log = view.log + entry),
            Cause.Chosen,
            by,
            if (exchanged) listOf(Cue.ColoursExchanged) else emptyList(),
        )
    }

    @Test
    fun whichColourTheOpponentTookIsTold() {
        val swap2 = againstHard.with(opening = Opening.Swap2)
        assertEquals(
            Notice.OpponentTook(Stone.Black),
            noticeOf(chosen(OpeningChoice.Play(Stone.Black), Seat.Second, swap2, exchanged = true)),
        )
        assertEquals(
            Notice.OpponentTook(Stone.White),
            noticeOf(chosen(OpeningChoice.Play(Stone.White), Seat.Second, swap2)),
        )
    }

    @Test
    fun anOpponentThatKeepsItsColourSaysSo() {
        val taraguchi = againstHard.with(opening = Opening.Taraguchi10)
        assertEquals(Notice.OpponentKept, noticeOf(chosen(OpeningChoice.Play(Stone.White), Seat.Second, taraguchi)))
    }

    @Test
    fun theOwnChoiceIsConfirmed() {
        val swap2 = againstHard.with(opening = Opening.Swap2)
        assertEquals(Notice.YouPlay(Stone.White), noticeOf(chosen(OpeningChoice.Play(Stone.White), Seat.First, swap2)))
    }

    @Test
    fun betweenPeopleOnlyAnExchangeIsTold() {
        val swap = betweenPeople.with(opening = Opening.Swap)
        assertEquals(
            Notice.ColoursSwapped,
            noticeOf(chosen(OpeningChoice.Play(Stone.Black), Seat.Second, swap, exchanged = true)),
        )
        assertNull(noticeOf(chosen(OpeningChoice.Play(Stone.White), Seat.Second, swap)))
    }

    @Test
    fun theNumberOfFifthMovesIsTold() {
        val soosorv = againstHard.with(opening = Opening.Soosorv8)
        assertEquals(Notice.OpponentOffers(3), noticeOf(chosen(OpeningChoice.FifthMoves(3), Seat.Second, soosorv)))
        assertEquals(Notice.OpponentOffers(10), noticeOf(chosen(OpeningChoice.OfferTen, Seat.Second, soosorv)))
        assertNull(noticeOf(chosen(OpeningChoice.FifthMoves(3), Seat.First, soosorv)))
    }

    @Test
    fun theOpponentsTwoFurtherStonesAskForAChoice() {
        val change = chosen(OpeningChoice.PlaceTwoMore, Seat.Second, againstHard.with(opening = Opening.Swap2))
        assertNull(noticeOf(change))
        val task =
            OpeningTask(
                Seat.First,
                OpeningTaskKind.Choose,
                allowed = emptyList(),
                choices = emptyList(),
                offered = emptyList(),
                missing = 0,
            )
        val asks = change.view.copy(turn = Turn.Person(Seat.First), opening = task)
        assertEquals(Notice.OpponentPlacedTwo, noticeOf(changeTo(asks, Cause.Played, Seat.Second)))
    }

    @Test
    fun thePassOfTheComputerIsTold() {
        val view = viewAfter("H8 pass", againstHard)
        assertEquals(Notice.OpponentPassed, noticeOf(changeTo(view, Cause.Passed, Seat.Second)))
        assertNull(noticeOf(changeTo(view, Cause.Passed, Seat.First)))
        assertEquals(Notice.OpponentFailed, noticeOf(changeTo(view, Cause.OpponentFailed, Seat.Second)))
    }

    @Test
    fun playThatGoesOnIsTold() {
        assertEquals(Notice.PlayResumed, noticeOf(changeTo(goAfter("E5 pass pass"), Cause.Resumed, Seat.First)))
        assertNull(noticeOf(changeTo(goAfter("E5 pass pass").counted(), Cause.Marked, Seat.First)))
    }

    @Test
    fun onlyAMoveThatCapturesIsReadOutWithCaptures() {
        val left = goBetweenPeople.size.points.take(2).map { PlacedStone(it, Stone.White) }
        val played = goAfter("E5 A9 D5 B9").stonePlaced("B8").copy(removed = left)
        val captures = played.copy(cues = listOf(Cue.StonePlaced, Cue.Captured))
        assertEquals(Spoken.Captured(Stone.Black, "B8", 2), spokenOf(captures))
        assertEquals(Spoken.Played(Stone.Black, "B8"), spokenOf(played.copy(removed = emptyList())))
        assertEquals(Spoken.Undone, spokenOf(played.copy(cause = Cause.Undone, cues = listOf(Cue.Undone))))
    }
}
