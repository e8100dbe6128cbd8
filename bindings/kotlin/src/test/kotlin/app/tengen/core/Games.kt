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

/** Two people at Go on 9 by 9. */
fun goBetweenPeople(variant: GameVariant.Go = chinese) = betweenPeople.copy(variant = variant, width = 9u, height = 9u)

val chinese = GameVariant.Go(
    ruleSet = GoRuleSet.CHINESE,
    superko = false,
    komi = 15,
    handicap = 0u,
    freePlacement = false,
    computerResigns = true,
)

/** The point of a board of Go that players write so. */
fun goPoint(label: String, side: Int = 9) =
    ((side - label.drop(1).toInt()) * side + "ABCDEFGHJKLMNOPQRST".indexOf(label[0])).toUInt()

/** Plays points and passes in turn, as in "E5 pass"; returns the last revision. */
suspend fun GameSession.play(moves: String): ULong = moves.split(' ').fold(view.value.revision) { revision, move ->
    if (move == "pass") pass(revision) else play(goPoint(move), revision)
}

/** Two walls divide the board, and a white stone is dead behind Black's. */
const val DIVIDED =
    "E1 F1 E2 F2 E3 F3 E4 F4 E5 F5 E6 F6 E7 F7 E8 F8 E9 F9 C3 H3 C7 H7 C5 B5 pass pass"

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
