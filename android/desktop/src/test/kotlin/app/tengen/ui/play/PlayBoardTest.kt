package app.tengen.ui.play

import app.tengen.ui.board.HeatPoint
import app.tengen.ui.board.Stone
import app.tengen.ui.fakes.againstHard
import app.tengen.ui.fakes.at
import app.tengen.ui.fakes.betweenPeople
import app.tengen.ui.fakes.counted
import app.tengen.ui.fakes.emptyCount
import app.tengen.ui.fakes.ended
import app.tengen.ui.fakes.goAfter
import app.tengen.ui.fakes.goBetweenPeople
import app.tengen.ui.fakes.viewAfter
import app.tengen.ui.platform.ForbiddenPoint
import app.tengen.ui.platform.Foul
import app.tengen.ui.platform.Hint
import app.tengen.ui.platform.HintReason
import app.tengen.ui.platform.OpeningTask
import app.tengen.ui.platform.OpeningTaskKind
import app.tengen.ui.platform.OutcomeReason
import app.tengen.ui.platform.Seat
import app.tengen.ui.platform.Settings
import app.tengen.ui.platform.TimeControl
import app.tengen.ui.texts.TextsEn
import app.tengen.ui.texts.TextsZhHans
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import kotlin.time.Duration.Companion.seconds

/** What the play screen puts on its board, and how it says a point. */
class PlayBoardTest {
    @Test
    fun theScreenStaysLitWhileSomebodyWaitsOrTheClockRuns() {
        val timed = betweenPeople.copy(timeControl = TimeControl.PerMove(30.seconds))
        assertFalse(PlayState(viewAfter("H8")).keepsScreenLit)
        assertTrue(PlayState(viewAfter("H8", againstHard)).keepsScreenLit)
        assertTrue(PlayState(viewAfter("H8", timed)).keepsScreenLit)
        assertFalse(PlayState(viewAfter("H8", timed).ended(OutcomeReason.Time)).keepsScreenLit)
    }

    private val size = betweenPeople.size
    private val h8 = size.at("H8")
    private val j9 = size.at("J9")

    @Test
    fun theBoardFollowsTheSettings() {
        val state = PlayState(viewAfter("H8").copy(forbidden = listOf(ForbiddenPoint(j9, Foul.Overline))))
        val usual = state.board(Settings())
        assertEquals(listOf(j9), usual.forbidden)
        assertEquals(listOf(true, false), listOf(usual.coordinates, usual.showNumbers))
        val plain = state.board(Settings(coordinates = false, moveNumbers = true, showForbidden = false))
        assertEquals(emptyList<Int>(), plain.forbidden)
        assertEquals(listOf(false, true), listOf(plain.coordinates, plain.showNumbers))
    }

    @Test
    fun touchesCountOnAPersonsTurnOnly() {
        assertEquals(Stone.White, PlayState(viewAfter("H8")).board(Settings()).turn)
        assertNull(PlayState(viewAfter("H8", againstHard)).board(Settings()).turn)
        assertNull(PlayState(viewAfter("H8").ended(OutcomeReason.FullBoard)).board(Settings()).turn)
        val question = OpeningTask(Seat.Second, OpeningTaskKind.Choose, emptyList(), emptyList(), emptyList(), 0)
        assertNull(PlayState(viewAfter("H8").copy(opening = question)).board(Settings()).turn)
    }

    @Test
    fun anOpeningsSquareIsFramed() {
        val outside = size.points.filter { size.column(it) !in 5..9 || size.row(it) !in 5..9 }
        val task = OpeningTask(Seat.First, OpeningTaskKind.Place, outside, emptyList(), emptyList(), 0)
        assertEquals(5, PlayState(viewAfter("H8 H9").copy(opening = task)).board(Settings()).frame)
        assertNull(PlayState(viewAfter("H8", againstHard).copy(opening = task)).board(Settings()).frame)
    }

    @Test
    fun pointsInWords() {
        val state = PlayState(viewAfter("H8 J9").copy(forbidden = listOf(ForbiddenPoint(0, Foul.DoubleFour))))
        assertEquals("H8, black stone, move 1", state.describe(h8, TextsEn))
        assertEquals("J9, white stone, move 2, last move", state.describe(j9, TextsEn))
        assertEquals("J9，白子，第 2 手，最后一手", state.describe(j9, TextsZhHans))
        assertEquals("A15, forbidden: double four", state.describe(0, TextsEn))
        assertEquals("B15, empty", state.describe(1, TextsEn))
    }

    @Test
    fun marksAreAddedToThePoint() {
        val hinted = PlayState(
            viewAfter("H8"),
            cursor = j9,
            advice = Advice.Found(Hint(j9, HintReason.MakesTwo)),
            heat = listOf(HeatPoint(j9, 64)),
        )
        assertEquals("J9, empty, hint, ready to place, value 64 %", hinted.describe(j9, TextsEn))
        val won = PlayState(viewAfter("H8").ended(OutcomeReason.Five, Seat.First, listOf(h8)))
        assertEquals("H8, black stone, move 1, last move, in the winning five", won.describe(h8, TextsEn))
    }

    private val goSize = goBetweenPeople.size

    /** Black has the left with a dead white stone in it, White has the right, and the middle is nobody's. */
    private val counting = goAfter("D5 F5 pass B5 pass pass").counted(
        emptyCount.copy(
            dead = listOf(goSize.at("B5")),
            owners = goSize.points.map { point ->
                when (goSize.column(point)) {
                    in 0..3 -> Stone.Black
                    4 -> null
                    else -> Stone.White
                }
            },
        ),
    )

    @Test
    fun aCountMarksDeadStonesAndTerritory() {
        val board = PlayState(counting).board(Settings())
        assertEquals(setOf(goSize.at("B5")), board.dead)
        val owners = board.territory.associate { goSize.label(it.point) to it.owner }
        // All points but those of the living stones and the nine in the middle.
        assertEquals(81 - 2 - 9, owners.size)
        assertEquals(listOf(Stone.Black, Stone.Black, Stone.White), listOf("A5", "B5", "J5").map(owners::get))
        assertEquals(listOf(null, null, null), listOf("D5", "F5", "E5").map(owners::get))
    }

    @Test
    fun whileCountingATouchMarksInsteadOfPlacing() {
        val board = PlayState(counting).board(Settings())
        assertTrue(board.marks)
        assertNull(board.turn)
        assertFalse(PlayState(goAfter("D5")).board(Settings()).marks)
    }

    @Test
    fun afterTheEndTheCountStaysOnTheBoardAndIsNotTouched() {
        val board = PlayState(counting.ended(OutcomeReason.Count, Seat.First)).board(Settings())
        assertEquals(setOf(goSize.at("B5")), board.dead)
        assertTrue(board.territory.isNotEmpty())
        assertFalse(board.marks)
        assertNull(board.turn)
    }

    @Test
    fun deadStonesAndTerritoryAreInTheWordsOfAPoint() {
        fun describe(label: String) = PlayState(counting).describe(goSize.at(label), TextsEn)
        assertEquals("A5, empty, Black's territory", describe("A5"))
        assertEquals("J5, empty, White's territory", describe("J5"))
        assertEquals("E5, empty", describe("E5"))
        assertEquals("D5, black stone, move 1", describe("D5"))
        assertEquals("B5, white stone, move 4, dead", describe("B5"))
    }

    @Test
    fun handicapStonesHaveNoNumber() {
        val placed = goAfter("D5").copy(numbers = List(goSize.area) { 0 }, lastMove = null)
        assertEquals("D5, black stone", PlayState(placed).describe(goSize.at("D5"), TextsEn))
    }
}
