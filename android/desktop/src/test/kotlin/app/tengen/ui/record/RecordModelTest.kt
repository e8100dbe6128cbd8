package app.tengen.ui.record

import app.tengen.ui.fakes.FakeFiles
import app.tengen.ui.fakes.FakeReader
import app.tengen.ui.fakes.FakeRecord
import app.tengen.ui.platform.GameRefusal
import app.tengen.ui.platform.RecordFile
import app.tengen.ui.platform.RecordRefusal
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.test.TestScope
import kotlinx.coroutines.test.runCurrent
import kotlinx.coroutines.test.runTest
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

/** Files of games, opened and passed on. */
@OptIn(ExperimentalCoroutinesApi::class)
class RecordModelTest {
    private val files = FakeFiles()
    private val reader = FakeReader()
    private val opened = mutableListOf<OpenedGame>()
    private var lists = 0

    private fun records(check: TestScope.(RecordModel) -> Unit) = runTest {
        check(RecordModel(backgroundScope, reader, files, { lists++ }, opened::add))
    }

    private fun TestScope.open(model: RecordModel, record: FakeRecord?) {
        reader.record = record
        files.picked = CompletableDeferred(ByteArray(0))
        model.onIntent(RecordIntent.Open)
        runCurrent()
    }

    @Test
    fun aFileOfOneGameIsShownAtOnce() = records { model ->
        val record = FakeRecord(listOf("H8 H9"), warnings = listOf("line 1: a stone stands there"))
        open(model, record)
        assertEquals(2, opened.single().replay.last)
        assertEquals("Black 0", opened.single().summary.black)
        assertEquals(record.warnings, opened.single().warnings)
        assertEquals(0, lists)
        assertTrue(record.isClosed)
        assertEquals(RecordState(), model.state.value)
    }

    @Test
    fun ofSeveralGamesOneIsChosen() = records { model ->
        val record = FakeRecord(listOf("H8", "H8 H9 J9"))
        open(model, record)
        assertEquals(1, lists)
        assertEquals(listOf("Black 0", "Black 1"), model.state.value.games.map { it.black })
        assertTrue(opened.isEmpty())
        model.onIntent(RecordIntent.Choose(1))
        runCurrent()
        assertEquals(3, opened.single().replay.last)
        model.onIntent(RecordIntent.Choose(0))
        runCurrent()
        assertEquals(1, opened.last().replay.last)
        assertFalse(record.isClosed)
    }

    @Test
    fun theNextFileTakesThePlaceOfTheOneBefore() = records { model ->
        val first = FakeRecord(listOf("H8", "H9"))
        open(model, first)
        open(model, FakeRecord(listOf("", "", "")))
        assertTrue(first.isClosed)
        assertEquals(3, model.state.value.games.size)
    }

    @Test
    fun nothingPickedChangesNothing() = records { model ->
        model.onIntent(RecordIntent.Open)
        runCurrent()
        assertEquals(RecordState(), model.state.value)
        assertTrue(opened.isEmpty())
    }

    @Test
    fun aFileThatIsNoRecordIsTold() = records { model ->
        val before = FakeRecord(listOf("H8", "H9"))
        open(model, before)
        open(model, null)
        assertTrue(model.state.value.refusal is RecordRefusal.NoRecord)
        assertFalse("the list is still good", before.isClosed)
        assertEquals(2, model.state.value.games.size)
        model.onIntent(RecordIntent.CloseRefusal)
        assertNull(model.state.value.refusal)
    }

    @Test
    fun aGameThatCannotBeShownIsTold() = records { model ->
        open(model, FakeRecord(listOf("H8", null)))
        model.onIntent(RecordIntent.Choose(1))
        runCurrent()
        assertTrue(model.state.value.refusal is RecordRefusal.NotShown)
        assertTrue(opened.isEmpty())
        model.onIntent(RecordIntent.Choose(0))
        runCurrent()
        assertNull(model.state.value.refusal)
        assertEquals(1, opened.size)
    }

    @Test
    fun oneFileAtATime() = records { model ->
        files.picked = CompletableDeferred()
        model.onIntent(RecordIntent.Open)
        model.onIntent(RecordIntent.Open)
        runCurrent()
        assertEquals(1, files.asked)
        assertTrue(model.state.value.isBusy)
        files.picked.complete(null)
        runCurrent()
        assertFalse(model.state.value.isBusy)
    }

    @Test
    fun aGameIsPassedOn() = records { model ->
        model.share { RecordFile("game.sgf", "(;GM[4])") }
        runCurrent()
        assertEquals(listOf(RecordFile("game.sgf", "(;GM[4])")), files.shared)
    }

    @Test
    fun whatIsNotSharedIsTold() = records { model ->
        files.refusal = RecordRefusal.NotShared("the disk is full")
        model.share { RecordFile("game.sgf", "") }
        runCurrent()
        assertTrue(model.state.value.refusal is RecordRefusal.NotShared)
        files.refusal = null
        model.share { throw GameRefusal.Failed("closed") }
        runCurrent()
        assertTrue(model.state.value.refusal is RecordRefusal.Failed)
        assertTrue(files.shared.isEmpty())
    }
}
