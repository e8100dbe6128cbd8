package app.tengen.core

import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.async
import kotlinx.coroutines.cancelAndJoin
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.launch
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import java.util.concurrent.atomic.AtomicInteger

/** Searches that never end by themselves end when they are told to. */
class StoppingTest {
    /** Reports come ten times a second while somebody thinks; in this time none must come. */
    private val quiet = 350L

    private suspend fun assertStandsStill(count: () -> Int) {
        val before = count()
        assertTrue("it had begun", before > 0)
        delay(quiet)
        assertEquals("reports after the stop", before, count())
    }

    /** A game in which Hard has begun to think. */
    private suspend fun thinking(recorder: Recorder): GameHandle {
        val game = startGame(against(Level.HARD), endless, recorder)
        game.play(112u, 0u)
        until { recorder.reports.size >= 3 }
        return game
    }

    @Test
    fun `leaving the screen stops the thinking, and returning starts it afresh`() = test {
        val recorder = Recorder()
        thinking(recorder).use { game ->
            game.setActive(false)
            until { recorder.changes.size == 2 } // Reports that were under way have come before it.
            assertStandsStill { recorder.reports.size }
            assertEquals(false, game.view().thinking)
            val before = recorder.reports.size
            game.setActive(true)
            until { recorder.reports.size > before }
            assertEquals(listOf(Cause.PLAYED, Cause.PAUSED, Cause.CONTINUED), recorder.changes.map { it.cause })
        }
    }

    @Test
    fun `undo in mid-thought stops it and takes the stone back`() = test {
        val recorder = Recorder()
        thinking(recorder).use { game ->
            val revision = game.undo(1u)
            until { recorder.changes.size == 2 }
            assertStandsStill { recorder.reports.size }
            assertEquals(Turn.Person(Seat.FIRST), game.view().turn)
            game.play(113u, revision)
        }
    }

    @Test
    fun `closing stops the thinking`() = test {
        val recorder = Recorder()
        val game = thinking(recorder)
        game.shut()
        assertStandsStill { recorder.reports.size }
        game.close()
    }

    @Test
    fun `letting go of a game stops the thinking`() = test {
        val recorder = Recorder()
        thinking(recorder).close()
        assertStandsStill { recorder.reports.size }
        until { liveObjects().games == 0u }
    }

    @Test
    fun `cancelling a hint stops its search`() = test {
        GameSession.start(betweenPeople, endless).use { game ->
            val reports = AtomicInteger()
            val hint = launch(Dispatchers.Default) { game.advise(0u) { reports.incrementAndGet() } }
            until { reports.get() >= 2 }
            hint.cancelAndJoin()
            until { liveObjects().searching == 0u }
            assertStandsStill(reports::get)
            assertEquals(0u, liveObjects().searches)
        }
    }

    @Test
    fun `a hint that is cancelled before it begins leaves nothing behind`() = test {
        GameSession.start(betweenPeople, endless).use { game ->
            repeat(50) {
                val hint = launch(Dispatchers.Default) { game.advise(0u) }
                if (it % 2 == 0) delay(1)
                hint.cancelAndJoin()
            }
            until { liveObjects().searching == 0u && liveObjects().searches == 0u }
        }
    }

    @Test
    fun `closing the game ends a hint under way`() = test {
        val game = GameSession.start(betweenPeople, endless)
        val begun = CompletableDeferred<Unit>()
        val hint = async(Dispatchers.Default) { runCatching { game.advise(0u) { begun.complete(Unit) } } }
        begun.await()
        game.close()
        assertTrue(hint.await().exceptionOrNull() is AdviceException.Closed)
    }

    @Test
    fun `intents pass while the computer thinks without end`() = test {
        GameSession.start(against(Level.HARD), endless).use { game ->
            var revision = 0uL
            repeat(20) {
                revision = game.play(it.toUInt(), revision)
                game.progress.first { report -> report.revision == revision }
                revision = game.undo(revision)
            }
            assertEquals(40uL, revision)
        }
    }
}
