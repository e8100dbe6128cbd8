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
            assertEquals(Turn.Scoring, view.turn)
            val proposed = view.go!!.scoring!!
            assertEquals(listOf(goPoint("B5")), proposed.dead)
            // On the left 36 points less three stones, and a dead one; on the right 27 less two, and the komi.
            assertEquals(33u to 1u, proposed.black.territory to proposed.black.dead)
            assertEquals(25u to 13, proposed.white.territory to proposed.white.komi)
            assertEquals("B+2.5", proposed.result)
            val end = game.acceptCount(view.revision)
            val over = game.await { it.revision == end }.outcome!!
            assertEquals(listOf(OutcomeReason.Count, Seat.FIRST, 5), listOf(over.reason, over.winner, over.halfPoints))
            assertTrue(game.record().contains("RE[B+2.5]"))
        }
    }

    @Test
    fun `a chain is marked dead and alive`() = test {
        GameSession.start(goBetweenPeople(), atOnce).use { game ->
            game.play(DIVIDED)
            val view = game.await { it.go?.scoring?.judging == false }
            val alive = game.markDead(goPoint("B5"), view.revision)
            // The stone counts for White again, and Black's half of the board for nobody.
            val doubtful = game.await { it.revision == alive }.go!!.scoring!!
            assertEquals(emptyList<UInt>(), doubtful.dead)
            assertEquals(0u to 12u, doubtful.black.territory to doubtful.white.stones)
            val dead = game.markDead(goPoint("B5"), alive)
            assertEquals(view.go!!.scoring!!.dead, game.await { it.revision == dead }.go!!.scoring!!.dead)
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
    fun `captures are counted and replayed`() = test {
        GameSession.start(goBetweenPeople(), atOnce).use { game ->
            val revision = game.play("A2 A1 B1")
            val view = game.await { it.revision == revision }
            assertEquals(1u to 0u, view.first.captures to view.second.captures)
            game.replay().use { replay ->
                assertEquals(ReplaySummary(GameKind.GO, width = 9u, height = 9u, last = 3u), replay.summary())
                val frame = replay.frame(3u)
                assertEquals(listOf(goPoint("A1")), frame.removed)
                assertEquals(1u to "B1", frame.blackCaptures to frame.label)
                assertEquals(3, frame.moveNumbers[goPoint("B1").toInt()])
                assertEquals(view.moveNumbers, frame.moveNumbers)
            }
        }
    }

    @Test
    fun `an estimate says who has what`() = test {
        GameSession.start(goBetweenPeople(), atOnce).use { game ->
            val unfinished = DIVIDED.removeSuffix(" B5 pass pass")
            val estimate = game.estimate(game.play(unfinished))
            val (left, right) = listOf("A1", "J1").map { estimate.owners[goPoint(it).toInt()].toUByte() }
            assertTrue("$left for Black, $right for White", left > 150u && right < 50u)
        }
    }

    @Test
    fun `the choices of Go are known by their rules`() {
        assertEquals(listOf(15, 13), listOf(GoRuleSet.CHINESE, GoRuleSet.JAPANESE).map(::usualKomi))
        assertEquals(listOf(9u, 0u), listOf(9u, 2u).map { mostHandicap(it, it) })
    }
}
