package app.tengen.core

import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/** Games of Go through the library. */
class GoTest {
    @Test
    fun `a game is played and counted`() = test {
        val japanese = chinese.copy(ruleSet = GoRuleSet.JAPANESE, komi = 13)
        GameSession.start(goBetweenPeople(japanese), atOnce).use { game ->
            game.play(DIVIDED)
            val view = game.await { it.go?.scoring?.judging == false }
            val proposed = view.go!!.scoring!!
            assertEquals(Turn.Scoring, view.turn)
            assertEquals(listOf(goPoint("B5")), proposed.dead)
            // On the left 36 points less three stones, and a dead one; on the right 27 less two, and the komi.
            assertEquals(33u to 1u, proposed.black.territory to proposed.black.dead)
            assertEquals(25u to 13, proposed.white.territory to proposed.white.komi)
            val end = game.acceptCount(view.revision)
            val over = game.await { it.revision == end }
            assertEquals(OutcomeReason.Count, over.outcome?.reason)
            assertEquals(5, over.outcome?.halfPoints)
            assertTrue(game.record().contains("RE[B+2.5]"))
        }
    }

    @Test
    fun `play goes on after a count`() = test {
        GameSession.start(goBetweenPeople(), atOnce).use { game ->
            game.play("E5 pass pass")
            val revision = game.await { it.go?.scoring?.judging == false }.revision
            game.resumePlay(revision)
            val view = game.await { it.turn != Turn.Scoring }
            assertEquals(GoPhase.PLAYING, view.go?.phase)
            assertEquals(GameAction.Resume, view.log.last().action)
        }
    }

    @Test
    fun `captures are replayed`() = test {
        GameSession.start(goBetweenPeople(), atOnce).use { game ->
            val revision = game.play("A2 A1 B1")
            val view = game.await { it.revision == revision }
            assertEquals(1u to 0u, view.first.captures to view.second.captures)
            game.replay().use { replay ->
                assertEquals(3u, replay.summary().last)
                val frame = replay.frame(3u)
                assertEquals(listOf(goPoint("A1")), frame.removed)
                assertEquals(listOf(1, 3), listOf(goPoint("A2"), goPoint("B1")).map { frame.moveNumbers[it.toInt()] })
            }
        }
    }
}
