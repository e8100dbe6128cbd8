package app.tengen.core

import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.async
import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.flow.transformWhile
import kotlinx.coroutines.launch
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Test

class WholeGameTest {
    @Test
    fun `a game against Easy comes to its end`() = playOut(Level.EASY)

    @Test
    fun `a game against Medium comes to its end`() = playOut(Level.MEDIUM)

    @Test
    fun `a game against Hard comes to its end`() = playOut(Level.HARD)

    /** Somebody who plays the first free point: every level beats it. */
    private fun playOut(level: Level) = test {
        GameSession.start(against(level), atOnce).use { game ->
            val changes = async(start = CoroutineStart.UNDISPATCHED) {
                game.changes.transformWhile { change ->
                    emit(change)
                    change.view.outcome == null
                }.toList()
            }
            var view = game.view.value
            while (view.turn != Turn.Over) {
                game.play(view.cells.indexOfFirst { it.toInt() == 0 }.toUInt(), view.revision)
                val played = view.revision
                view = game.await { it.revision > played && it.turn !is Turn.Computer }
            }
            val outcome = view.outcome!!
            assertEquals(OutcomeReason.Five, outcome.reason)
            assertEquals(Seat.SECOND, outcome.winner)
            assertTrue(outcome.line.size >= 5)
            assertTrue(outcome.line.all { view.cells[it.toInt()].toInt() == 2 })
            val heard = changes.await()
            assertEquals(
                "every change is heard, in order",
                heard.indices.map { it + 1 },
                heard.map { it.view.revision.toInt() },
            )
            assertEquals(view.log.map { it.action }, heard.flatMap { it.placed }.map { GameAction.Place(it.point) })
            assertEquals(Cue.LOSS, heard.last().cues.last())
        }
    }

    @Test
    fun `two people play, take back and play again`() = test {
        GameSession.start(betweenPeople, atOnce).use { game ->
            var revision = 0uL
            for (point in blackWins) revision = game.play(point, revision)
            val won = game.await { it.outcome != null }
            assertEquals(blackWins.filterIndexed { index, _ -> index % 2 == 0 }, won.outcome?.line)
            assertEquals("D8", won.log.first().label)
            revision = game.undo(revision)
            assertEquals(8, game.await { it.revision == revision }.log.size)
            revision = game.redo(revision)
            assertEquals(won.outcome, game.await { it.revision == revision }.outcome)
            revision = game.restart(revision)
            val fresh = game.await { it.revision == revision }
            assertTrue(fresh.cells.all { it.toInt() == 0 })
            assertEquals("no two games are alike", false, fresh.config.seed == won.config.seed)
        }
    }

    @Test
    fun `an opening asks, and both seats answer`() = test {
        GameSession.start(betweenPeople.with(opening = Opening.SWAP2), atOnce).use { game ->
            var view = game.view.value
            while (true) {
                val task = view.opening ?: break
                val revision = when (task.kind) {
                    OpeningTaskKind.CHOOSE -> game.choose(task.choices.last(), view.revision)
                    else -> game.play(task.allowed.first(), view.revision)
                }
                view = game.await { it.revision == revision }
            }
            assertEquals(
                "three stones, two more, and colours",
                (1..5).toList(),
                view.moveNumbers.filter {
                    it > 0
                }.sorted(),
            )
            assertEquals(OpeningChoice.PlaceTwoMore, (view.log[3].action as GameAction.Choose).choice)
        }
    }

    @Test
    fun `the computer takes part in every opening`() = test {
        for (opening in fittingOpenings(FiveRule.RENJU, 15u, 15u) + fittingOpenings(FiveRule.STANDARD, 15u, 15u)) {
            val isForRenju = opening == Opening.SOOSORV8 || opening == Opening.TARAGUCHI10
            val rule = if (isForRenju) FiveRule.RENJU else FiveRule.STANDARD
            val config = betweenPeople.with(rule, opening).copy(
                first = Participant.Computer(Level.EASY),
                second = Participant.Computer(Level.EASY),
            )
            GameSession.start(config, atOnce).use { game ->
                val view = game.await { it.outcome != null || it.opponentFailed }
                assertNotNull("$opening", view.outcome)
            }
        }
    }

    @Test
    fun `forbidden points are told`() = test {
        GameSession.start(betweenPeople.with(rule = FiveRule.RENJU), atOnce).use { game ->
            var revision = 0uL
            for (point in crossing) revision = game.play(point, revision)
            val view = game.await { it.revision == revision }
            assertEquals(listOf(ForbiddenPoint(point(8, 6), Foul.DOUBLE_THREE)), view.forbidden)
        }
    }

    @Test
    fun `only openings that fit are offered`() {
        assertEquals(listOf(Opening.FREE, Opening.CENTRE_FIRST), fittingOpenings(FiveRule.RENJU, 13u, 13u))
        assertTrue(Opening.SWAP2 in fittingOpenings(FiveRule.CARO, 19u, 19u))
        assertEquals(emptyList<Opening>(), fittingOpenings(FiveRule.CARO, 4u, 19u))
        assertEquals(emptyList<Opening>(), fittingOpenings(FiveRule.CARO, 19u, 300u))
    }

    @Test
    fun `good advice is given, with its reason`() = test {
        GameSession.start(betweenPeople, atOnce).use { game ->
            var revision = 0uL
            for (point in blackWins.take(8)) revision = game.play(point, revision)
            val advice = game.advise(revision)
            assertEquals(AdviceReason.WINS, advice.first().reason)
            assertTrue(advice.first().point in listOf(point(2, 7), point(7, 7)))
            assertEquals(advice.map { it.winRate }.sortedDescending(), advice.map { it.winRate })
        }
    }

    @Test
    fun `a slow collector misses no change`() = test {
        GameSession.start(betweenPeople, atOnce).use { game ->
            val heard = mutableListOf<ULong>()
            val collecting = launch(start = CoroutineStart.UNDISPATCHED) {
                game.changes.collect {
                    until { game.view.value.revision >= 9uL }
                    heard.add(it.view.revision)
                }
            }
            var revision = 0uL
            for (point in blackWins) revision = game.play(point, revision)
            until { heard.size == 9 }
            assertEquals((1uL..9uL).toList(), heard)
            collecting.cancel()
        }
    }
}
