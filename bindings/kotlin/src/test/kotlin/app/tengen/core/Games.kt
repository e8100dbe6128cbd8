package app.tengen.core

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withTimeout
import org.junit.Assert.assertArrayEquals
import org.junit.Assert.assertEquals
import java.time.Duration
import java.util.concurrent.CopyOnWriteArrayList

val betweenPeople = GameConfig(
    variant = GameVariant.Five(FiveRule.FREESTYLE, Opening.FREE, FoulPolicy.REFUSED),
    width = 15u,
    height = 15u,
    first = Participant.Person,
    second = Participant.Person,
    timeControl = TimeControl.Off,
    seed = 7u,
)

/** Another rule or opening of five in a row. */
fun GameConfig.with(rule: FiveRule = FiveRule.FREESTYLE, opening: Opening = Opening.FREE) =
    copy(variant = GameVariant.Five(rule, opening, FoulPolicy.REFUSED))

fun against(level: Level) = betweenPeople.copy(second = Participant.Computer(level))

/** The computer answers at once. */
val atOnce = GameOptions(smallestThinkingTime = Duration.ZERO, untilStopped = false)

/** The computer and advice never come to an end by themselves. */
val endless = atOnce.copy(untilStopped = true)

/** A test with a bound that only a hanging one meets. */
fun test(work: suspend CoroutineScope.() -> Unit) = runBlocking { withTimeout(60_000, work) }

suspend fun GameSession.await(condition: (GameView) -> Boolean): GameView = view.first(condition)

/** Waits for something that no flow tells of. */
suspend fun until(condition: () -> Boolean) {
    while (!condition()) delay(5)
}

/** The point of a board of 15 by 15 in this column from the left and this row from the top, from 0. */
fun point(column: Int, row: Int) = (row * 15 + column).toUInt()

/** Black and White build a row each, and Black's fifth stone wins. */
val blackWins = (0..4).flatMap { listOf(point(3 + it, 7), point(3 + it, 9)) }.dropLast(1)

/** After these, two open threes of Black's would cross at point (8, 6). */
val crossing = listOf(
    point(6, 6),
    point(0, 0),
    point(7, 6),
    point(0, 14),
    point(8, 7),
    point(14, 0),
    point(8, 8),
    point(14, 14),
)

/** Equal as pictures: a data class compares arrays by identity. */
fun assertSame(expected: GameView, found: GameView) {
    assertArrayEquals(expected.cells, found.cells)
    assertEquals(expected.moveNumbers, found.moveNumbers)
    assertEquals(expected.copy(cells = nothing, numbers = nothing), found.copy(cells = nothing, numbers = nothing))
}

private val nothing = ByteArray(0)

/** Remembers what it hears. */
open class Recorder : GameListener {
    val changes = CopyOnWriteArrayList<GameChange>()
    val reports = CopyOnWriteArrayList<ThinkingProgress>()

    override fun changed(change: GameChange) {
        changes.add(change)
    }

    override fun progress(progress: ThinkingProgress) {
        reports.add(progress)
    }
}
