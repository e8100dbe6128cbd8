package app.tengen.core

import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.async
import kotlinx.coroutines.awaitAll
import org.junit.Assert.assertEquals
import org.junit.Test

class LiveObjectsTest {
    @Test
    fun `a thousand games leave nothing behind`() = test {
        repeat(1000) {
            GameSession.start(against(Level.EASY), if (it % 2 == 0) endless else atOnce).use { game ->
                game.play(112u, 0u)
                assertEquals(1u, liveObjects().games)
            }
        }
        until { liveObjects() == LiveObjects(games = 0u, searches = 0u, searching = 0u, listeners = 0u, stores = 0u) }
    }

    @Test
    fun `games side by side do not disturb each other`() = test {
        val outcomes = (1..8).map { seed ->
            async(Dispatchers.Default) {
                val config = betweenPeople.copy(
                    first = Participant.Computer(Level.EASY),
                    second = Participant.Computer(Level.EASY),
                    seed = (seed % 2).toULong(),
                )
                GameSession.start(config, atOnce).use { game ->
                    game.await { it.outcome != null }.log.map { it.action }
                }
            }
        }.awaitAll()
        assertEquals("the seed fixes the game", 2, outcomes.toSet().size)
    }
}
