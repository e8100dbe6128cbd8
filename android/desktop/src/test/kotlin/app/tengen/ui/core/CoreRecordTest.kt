package app.tengen.ui.core

import app.tengen.core.GameOptions
import app.tengen.core.openStore
import app.tengen.ui.board.BoardSize
import app.tengen.ui.board.Stone
import app.tengen.ui.platform.GameConfig
import app.tengen.ui.platform.GameKind
import app.tengen.ui.platform.GamePort
import app.tengen.ui.platform.GameVariant
import app.tengen.ui.platform.LARGEST_RECORD
import app.tengen.ui.platform.Participant
import app.tengen.ui.platform.RecordRefusal
import app.tengen.ui.platform.RecordSummary
import app.tengen.ui.platform.TimeControl
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withTimeout
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Assert.fail
import org.junit.Test
import java.nio.file.Files
import java.time.Duration

/** The core's records behind the screens' interfaces. */
class CoreRecordTest {
    private fun test(work: suspend () -> Unit) = runBlocking { withTimeout(60_000) { work() } }

    private suspend fun open(text: String) = CoreRecords.open(text.toByteArray())

    @Test
    fun `a file of several games is listed and each is shown`() = test {
        val text = "(;GM[1]SZ[9]PB[An]PW[Bo]RE[W+R]DT[2026-12-07];B[ee];W[cc]C[A quiet move])" +
            "(;GM[4]SZ[15]GN[Final];B[hh])(;GM[3])"
        open(text).use { record ->
            assertEquals(
                listOf(
                    RecordSummary(GameKind.Go, BoardSize.square(9), "An", "Bo", "W+R", "2026-12-07", moves = 2),
                    RecordSummary(GameKind.Five, BoardSize.square(15), name = "Final", moves = 1),
                ),
                record.games.take(2),
            )
            assertTrue("of the game of chess only", "game 3" in record.warnings.single())
            assertTrue(record.games.last().let { it.game == null && !it.isShown })
            val go = record.replay(0)
            assertEquals(2, go.last)
            assertEquals("A quiet move", go.frame(2).comment)
            assertEquals(GameKind.Five, record.replay(1).game)
            refused<RecordRefusal.NotShown> { record.replay(2) }
        }
    }

    @Test
    fun `a damaged file shows what can be read`() = test {
        open("(;GM[1]SZ[9];B[ee];W[ee];B[cc]").use { record ->
            assertEquals(2, record.warnings.size)
            assertTrue(record.warnings.all { "line 1" in it })
            assertEquals(3, record.replay(0).last)
        }
    }

    @Test
    fun `psq and lists of moves are read too`() = test {
        open("Piskvorky 20x20, 11:11, 0\n11,10,1000\n12,11,900\n").use { record ->
            assertEquals(BoardSize.square(20), record.games.single().size)
            assertEquals(2, record.games.single().moves)
        }
        open("h8 i9 j10").use { record ->
            val replay = record.replay(0)
            assertEquals("J9", replay.frame(2).label)
            assertTrue("shared as SGF", replay.record.contains("GM[4]"))
        }
    }

    @Test
    fun `a file that is no record is refused`() = test {
        refused<RecordRefusal.NoRecord> { open("Dear diary") }
        refused<RecordRefusal.NoRecord> { open("") }
        refused<RecordRefusal.TooLarge> { CoreRecords.open(ByteArray(LARGEST_RECORD + 1)) }
    }

    @Test
    fun `a shared game is opened as it was played`() = test {
        val five = GameVariant.Five()
        val points = listOf(112, 113, 97, 127, 82)
        shared(five, BoardSize.square(15)) { game ->
            points.forEachIndexed { index, point -> game.play(point, index.toLong()) }
            game.undo(5)
        }
        val size = BoardSize.square(9)
        shared(GameVariant.Go(handicap = 2, komi = 1), size) { game ->
            game.play(size.point(4, 4), 0)
            game.pass(1)
            game.play(size.point(4, 5), 2)
            game.resign(3)
        }
    }

    /** Plays a game, shares and opens it, and compares every frame of both. */
    private suspend fun shared(variant: GameVariant, size: BoardSize, play: suspend (GamePort) -> Unit) {
        val config =
            GameConfig(variant, size, Participant.Person, Participant.Person, TimeControl.Off, seed = 7)
        val options = GameOptions(smallestThinkingTime = Duration.ZERO, untilStopped = false)
        openStore(Files.createTempDirectory("tengen").toString()).use { store ->
            CoreHouse(store, options).start(config).use { game ->
                play(game)
                val played = game.replay()
                assertEquals(game.record(), played.record)
                open(game.record()).use { record ->
                    assertEquals(emptyList<String>(), record.warnings)
                    val opened = record.replay(0)
                    assertEquals(variant.kind to size, opened.game to opened.size)
                    assertEquals((0..played.last).map(played::frame), (0..opened.last).map(opened::frame))
                    val board = opened.frame(opened.last).stones
                    assertTrue(size.points.any { board[it] == Stone.White })
                    assertEquals("the same once more", played.record, opened.record)
                }
            }
            store.shut()
        }
    }

    private suspend inline fun <reified R : RecordRefusal> refused(call: suspend () -> Unit) {
        try {
            call()
        } catch (refusal: RecordRefusal) {
            assertEquals(R::class, refusal::class)
            return
        }
        fail("not refused")
    }
}
