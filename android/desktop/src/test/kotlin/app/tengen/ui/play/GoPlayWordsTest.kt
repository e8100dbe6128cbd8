package app.tengen.ui.play

import app.tengen.ui.board.Stone
import app.tengen.ui.fakes.at
import app.tengen.ui.fakes.counted
import app.tengen.ui.fakes.emptyCount
import app.tengen.ui.fakes.goAfter
import app.tengen.ui.fakes.goAgainstHard
import app.tengen.ui.fakes.goBetweenPeople
import app.tengen.ui.fakes.next
import app.tengen.ui.fakes.viewAfter
import app.tengen.ui.platform.GameAction
import app.tengen.ui.platform.GameRefusal
import app.tengen.ui.platform.GameView
import app.tengen.ui.platform.GoPhase
import app.tengen.ui.platform.GoView
import app.tengen.ui.platform.Hint
import app.tengen.ui.platform.HintReason
import app.tengen.ui.platform.LogEntry
import app.tengen.ui.platform.Outcome
import app.tengen.ui.platform.OutcomeReason
import app.tengen.ui.platform.Seat
import app.tengen.ui.platform.Turn
import app.tengen.ui.texts.Texts
import app.tengen.ui.texts.TextsEn
import app.tengen.ui.texts.TextsZhHans
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Test

/** What the play screen says of Go, in both languages. */
class GoPlayWordsTest {
    private val c3 = goBetweenPeople.size.at("C3")
    private val counting = goAfter("E5 pass pass").counted()

    private fun Texts.refused(refusal: GameRefusal) =
        sentence(PlayState(goAfter("E5"), notice = Notice.Refused(refusal)))

    @Test
    fun refusalsNameThePointAndTheRule() {
        assertEquals("C3 is a ko: play somewhere else first.", TextsEn.refused(GameRefusal.Ko(c3)))
        assertEquals("C3 是劫：请先下别处。", TextsZhHans.refused(GameRefusal.Ko(c3)))
        assertEquals(
            "C3 would bring back the board after move 12.",
            TextsEn.refused(GameRefusal.Superko(c3, after = 12)),
        )
        assertEquals("C3 会重现第 12 手后的局面。", TextsZhHans.refused(GameRefusal.Superko(c3, after = 12)))
        assertEquals("A stone on C3 would have no liberty.", TextsEn.refused(GameRefusal.Suicide(c3)))
        assertEquals("下在 C3 的子没有气。", TextsZhHans.refused(GameRefusal.Suicide(c3)))
    }

    @Test
    fun refusalsWhileCountingSayWhatCanBeDone() {
        assertEquals("Both sides have passed: count the game, or play on.", TextsEn.refused(GameRefusal.Counting()))
        assertEquals("No stone stands there.", TextsEn.refused(GameRefusal.NoStone()))
        assertEquals("这里没有棋子。", TextsZhHans.refused(GameRefusal.NoStone()))
    }

    @Test
    fun whileCountingItIsNobodysTurn() {
        assertEquals(listOf("Counting", "数棋"), listOf(TextsEn, TextsZhHans).map { it.turn(counting) })
        for (seat in Seat.entries) assertFalse(PlayState(counting).strip(seat, TextsEn).lit)
    }

    @Test
    fun theCountIsTheSentenceUntilSomethingIsRefused() {
        val leads = PlayState(counting.counted(emptyCount.copy(halfPoints = -13)))
        assertEquals("White leads by 6.5. Tap stones to turn them dead or alive.", TextsEn.sentence(leads))
        val refused = leads.copy(notice = Notice.Refused(GameRefusal.NoStone()))
        assertEquals("No stone stands there.", TextsEn.sentence(refused))
        assertNull(TextsEn.sentence(PlayState(goAfter("E5 pass"))))
    }

    @Test
    fun playThatGoesOnIsTold() {
        val resumed = PlayState(goAfter("E5 pass pass"), notice = Notice.PlayResumed)
        assertEquals(listOf("Play goes on.", "对局继续。"), listOf(TextsEn, TextsZhHans).map { it.sentence(resumed) })
    }

    @Test
    fun handicapStonesAreCountedDown() {
        fun asked(missing: Int, turn: Turn = Turn.Person(Seat.First)): String? {
            val go = GoView(GoPhase.PlacingHandicap, handicapMissing = missing)
            return TextsEn.sentence(PlayState(goAfter("").copy(turn = turn, go = go)))
        }
        assertEquals("Place 3 more handicap stones.", asked(3))
        assertEquals("Place 1 more handicap stone.", asked(1))
        assertNull(asked(0))
        assertNull(asked(3, Turn.Computer(Seat.First)))
    }

    @Test
    fun whereNothingIsLeftToWinTheHintIsToPass() {
        fun hinted(view: GameView) = TextsEn.sentence(PlayState(view, advice = PASS))
        assertEquals("Nothing is left to play for: you may pass.", hinted(goAfter("E5")))
        assertEquals("Every point is forbidden: pass.", hinted(viewAfter("H8")))
    }

    @Test
    fun capturesStandInTheStripsOfGo() {
        val view = goAfter("E5", goAgainstHard)
        val state = PlayState(view.copy(first = view.first.copy(captures = 2), second = view.second.copy(captures = 1)))
        assertEquals(listOf(2, 1), Seat.entries.map { state.strip(it, TextsEn).captures })
        assertEquals("You, Black, Black 2 captures", state.strip(Seat.First, TextsEn).inWords(TextsEn))
        assertEquals("Tengen, Hard, White, Tengen's turn 1 capture", state.strip(Seat.Second, TextsEn).inWords(TextsEn))
        assertNull(PlayState(viewAfter("H8")).strip(Seat.First, TextsEn).captures)
    }

    @Test
    fun theEndOfACountNamesThePoints() {
        fun ending(texts: Texts, view: GameView, winner: Seat?, halfPoints: Int?, reason: OutcomeReason): String {
            val outcome = Outcome(winner, winner?.let { view.seat(it).stone }, reason, emptyList(), halfPoints)
            return texts.ending(outcome, view)
        }

        fun counted(texts: Texts, view: GameView, winner: Seat?, halfPoints: Int) =
            ending(texts, view, winner, halfPoints, OutcomeReason.Count)
        val alone = goAfter("E5", goAgainstHard)
        assertEquals("You win by 2.5 points.", counted(TextsEn, alone, Seat.First, 5))
        assertEquals("Tengen wins by 10 points.", counted(TextsEn, alone, Seat.Second, -20))
        assertEquals("白方胜，领先 0.5。", counted(TextsZhHans, goAfter("E5"), Seat.Second, -1))
        assertEquals("A draw: both sides have the same.", counted(TextsEn, alone, null, 0))
        assertEquals(
            "No result: the board kept coming back.",
            ending(TextsEn, alone, null, null, OutcomeReason.NoResult),
        )
    }

    @Test
    fun aMoveThatCapturesIsReadOutWithItsCaptures() {
        assertEquals("Black plays C3. 1 capture.", TextsEn.spoken(Spoken.Captured(Stone.Black, "C3", 1)))
        assertEquals("White plays C3. 7 captures.", TextsEn.spoken(Spoken.Captured(Stone.White, "C3", 7)))
        assertEquals("黑方落子 C3。提 2 子。", TextsZhHans.spoken(Spoken.Captured(Stone.Black, "C3", 2)))
    }

    @Test
    fun playThatGoesOnIsNoMoveOfTheLog() {
        val passed = goAfter("E5 pass pass")
        val resumed = LogEntry(null, GameAction.Resume, Seat.Second, Stone.White, label = "")
        val state = PlayState(passed.copy(log = passed.log + resumed).next("C3"))
        val words = listOf("1. E5", "2. pass", "3. pass", "4. C3")
        assertEquals(words, moveEntries(state, TextsEn).map { it.words })
    }

    private companion object {
        val PASS = Advice.Found(Hint(null, HintReason.Expands))
    }
}
