package app.tengen.core

import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import java.util.concurrent.CountDownLatch

/** A listener that behaves badly harms nobody but itself. */
class ListenerTest {
    @Test
    fun `a listener that throws hears the next change all the same`() = test {
        val listener = object : Recorder() {
            override fun changed(change: GameChange) {
                super.changed(change)
                error("thrown by a test")
            }
        }
        startGame(against(Level.EASY), atOnce, listener).use { game ->
            game.play(112u, 0u)
            until { listener.changes.size == 2 }
            assertEquals(2uL, game.view().revision)
        }
    }

    @Test
    fun `a listener that hangs does not stop the game`() = test {
        val release = CountDownLatch(1)
        val listener = object : Recorder() {
            override fun changed(change: GameChange) {
                release.await()
                super.changed(change)
            }
        }
        startGame(betweenPeople, atOnce, listener).use { game ->
            var revision = 0uL
            for (point in blackWins) revision = game.play(point, revision)
            assertTrue(game.view().outcome != null)
            assertEquals(0, listener.changes.size)
            release.countDown()
            until { listener.changes.size == blackWins.size }
        }
    }

    @Test
    fun `a game closes although its listener hangs`() = test {
        val release = CountDownLatch(1)
        val listener = object : Recorder() {
            override fun changed(change: GameChange) = release.await()
        }
        startGame(betweenPeople, atOnce, listener).use { game -> game.play(112u, 0u) }
        release.countDown()
        until { liveObjects().listeners == 0u }
    }

    @Test
    fun `a listener may call the game`() = test {
        var seen: GameView? = null
        lateinit var game: GameHandle
        val listener = object : Recorder() {
            override fun changed(change: GameChange) {
                seen = game.view()
                game.shut()
            }
        }
        game = startGame(betweenPeople, atOnce, listener)
        game.play(112u, 0u)
        until { seen != null }
        assertEquals(1uL, seen?.revision)
        game.close()
    }

    @Test
    fun `advice reaches nobody who throws, and the game goes on`() = test {
        startGame(betweenPeople, atOnce, Recorder()).use { game ->
            val called = CountDownLatch(1)
            val listener = object : AdviceListener {
                override fun improved(advice: List<Advice>) = Unit

                override fun found(advice: List<Advice>) {
                    called.countDown()
                    error("thrown by a test")
                }

                override fun stopped() = Unit
            }
            game.startAdvice(0u, listener).use { called.await() }
            assertEquals(1uL, game.play(112u, 0u))
        }
    }
}
