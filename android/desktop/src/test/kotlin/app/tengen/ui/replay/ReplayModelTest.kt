package app.tengen.ui.replay

import app.tengen.ui.board.BoardSize
import app.tengen.ui.board.Stone
import app.tengen.ui.board.Stones
import app.tengen.ui.fakes.FakeReplay
import app.tengen.ui.fakes.at
import app.tengen.ui.fakes.betweenPeople
import app.tengen.ui.fakes.ended
import app.tengen.ui.fakes.viewAfter
import app.tengen.ui.platform.GameKind
import app.tengen.ui.platform.OutcomeReason
import app.tengen.ui.platform.RecordSummary
import app.tengen.ui.platform.ReplayFrame
import app.tengen.ui.platform.ReplayPort
import app.tengen.ui.platform.Seat
import app.tengen.ui.platform.Settings
import app.tengen.ui.record.OpenedGame
import app.tengen.ui.texts.TextsEn
import app.tengen.ui.texts.TextsZhHans
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

/** Going through a finished game. */
@OptIn(ExperimentalCoroutinesApi::class)
class ReplayModelTest {
    private val size = betweenPeople.size
    private val line = listOf("H8", "J8").map(size::at)
    private val game = viewAfter("H8 H9 pass J9 J8").ended(OutcomeReason.Five, Seat.First, line)

    private fun replay(check: TestScope.(ReplayModel) -> Unit) = runTest {
        check(ReplayModel(backgroundScope, FakeReplay(game)))
    }

    @Test
    fun itBeginsAtTheEnd() = replay { model ->
        assertEquals(5, model.state.value.position)
        assertEquals("J8", model.state.value.frame.label)
        assertEquals(line, model.state.value.board(Settings()).winningLine)
    }

    @Test
    fun aStepMovesOneStone() = replay { model ->
        model.onIntent(ReplayIntent.Step(-1))
        assertEquals(listOf(size.at("J8") to Stone.Black), model.state.value.motion?.removed)
        model.onIntent(ReplayIntent.Step(1))
        assertEquals(listOf(size.at("J8")), model.state.value.motion?.placed)
        assertEquals(true, model.state.value.motion?.wins)
        model.onIntent(ReplayIntent.MotionShown)
        assertNull(model.state.value.motion)
    }

    @Test
    fun aLeapIsACut() = replay { model ->
        model.onIntent(ReplayIntent.GoTo(1))
        assertEquals(1, model.state.value.position)
        assertNull(model.state.value.motion)
    }

    @Test
    fun thereIsNothingBeyondTheEnds() = replay { model ->
        model.onIntent(ReplayIntent.Step(1))
        assertEquals(5, model.state.value.position)
        model.onIntent(ReplayIntent.GoTo(-3))
        assertEquals(0, model.state.value.position)
        assertNull(model.state.value.frame.stone)
    }

    @Test
    fun theBoardShowsTheMovesSoFar() = replay { model ->
        model.onIntent(ReplayIntent.GoTo(4))
        val board = model.state.value.board(Settings())
        val stones = size.points.filter { board.stones[it] != null }.map(size::label)
        assertEquals(setOf("H8", "H9", "J9"), stones.toSet())
        assertEquals(size.at("J9"), board.lastMove)
        assertEquals(emptyList<Int>(), board.winningLine)
        model.onIntent(ReplayIntent.GoTo(3))
        assertNull(model.state.value.board(Settings()).lastMove)
    }

    @Test
    fun itPlaysOnByItselfFromTheBeginning() = replay { model ->
        model.onIntent(ReplayIntent.TogglePlay)
        runCurrent()
        assertTrue(model.state.value.plays)
        assertEquals(0, model.state.value.position)
        advanceTimeBy(2 * 900 + 1)
        assertEquals(2, model.state.value.position)
        advanceTimeBy(3 * 900)
        assertEquals(5, model.state.value.position)
        assertFalse(model.state.value.plays)
    }

    @Test
    fun aStepStopsThePlaying() = replay { model ->
        model.onIntent(ReplayIntent.GoTo(1))
        model.onIntent(ReplayIntent.TogglePlay)
        runCurrent()
        model.onIntent(ReplayIntent.Step(1))
        assertFalse(model.state.value.plays)
        advanceTimeBy(5000)
        assertEquals(2, model.state.value.position)
    }

    @Test
    fun playingCanBePaused() = replay { model ->
        model.onIntent(ReplayIntent.GoTo(0))
        model.onIntent(ReplayIntent.TogglePlay)
        advanceTimeBy(901)
        model.onIntent(ReplayIntent.TogglePlay)
        advanceTimeBy(5000)
        assertEquals(1, model.state.value.position)
        assertFalse(model.state.value.plays)
    }

    @Test
    fun capturedStonesLeaveAndComeBack() = runTest {
        val model = ReplayModel(backgroundScope, Capture)
        model.onIntent(ReplayIntent.Step(-1))
        assertEquals(listOf(Capture.a1), model.state.value.motion?.placed)
        assertEquals(listOf(Capture.b1 to Stone.Black), model.state.value.motion?.removed)
        assertEquals(false, model.state.value.motion?.captures)
        model.onIntent(ReplayIntent.Step(1))
        assertEquals(true, model.state.value.motion?.captures)
        assertEquals(listOf(Capture.a1 to Stone.White), model.state.value.motion?.removed)
        assertEquals(1, model.state.value.frame.blackCaptures)
    }

    @Test
    fun movesInWords() = replay { model ->
        assertEquals("5. Black J8", TextsEn.moveInWords(model.state.value))
        model.onIntent(ReplayIntent.GoTo(3))
        assertEquals("3. Black passes", TextsEn.moveInWords(model.state.value))
        model.onIntent(ReplayIntent.GoTo(2))
        assertEquals("第 2 手：白方 H9", TextsZhHans.moveInWords(model.state.value))
        model.onIntent(ReplayIntent.GoTo(0))
        assertEquals("空棋盘", TextsZhHans.moveInWords(model.state.value))
    }

    @Test
    fun aGameOfAFileBeginsAtItsBeginning() = runTest {
        val summary = RecordSummary(GameKind.Five, size, black = "An", white = "Bo")
        val port = FakeReplay(game)
        val model = ReplayModel(backgroundScope, OpenedGame(port, summary, listOf("line 2: damaged")))
        assertEquals(0, model.state.value.position)
        assertEquals(summary, model.state.value.summary)
        model.onIntent(ReplayIntent.ShowWarnings(true))
        assertTrue(model.state.value.showsWarnings)
        model.onIntent(ReplayIntent.ShowWarnings(false))
        assertFalse(model.state.value.showsWarnings)
        assertEquals("H8 H9 pass J9 J8", model.record)
        model.close()
        assertTrue(port.isClosed)
    }
}

/** A record of one move: Black captures the white stone in the corner. */
private object Capture : ReplayPort {
    override val game = GameKind.Go
    override val size = BoardSize.square(9)
    override val last = 1
    override val record = ""
    val a1 = size.at("A1")
    val b1 = size.at("B1")

    private val before = ReplayFrame(
        stones = Stones.empty(size).with(a1, Stone.White),
        numbers = emptyList(),
        number = 0,
        lastMove = null,
        stone = null,
        label = "",
        passed = false,
        placed = listOf(a1),
        removed = emptyList(),
    )
    private val after = before.copy(
        stones = Stones.empty(size).with(b1, Stone.Black),
        number = 1,
        lastMove = b1,
        stone = Stone.Black,
        label = "B1",
        placed = listOf(b1),
        removed = listOf(a1),
        blackCaptures = 1,
    )

    override fun frame(number: Int) = if (number == 0) before else after
}
