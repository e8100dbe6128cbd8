package app.tengen.core

import com.sun.management.OperatingSystemMXBean
import kotlinx.coroutines.flow.first
import org.junit.Test
import java.lang.management.ManagementFactory

/**
 * Measures what a move costs beyond the game itself: the processor time of the whole process for an
 * intent, its change and the view in it. No test: surefire runs it only when asked,
 * `mvn -f bindings/kotlin test -Dtest=MoveCost`, best over a release build of the library
 * (`-Dcore.library.path=...`).
 */
class MoveCost {
    private val system = ManagementFactory.getOperatingSystemMXBean() as OperatingSystemMXBean

    @Test
    fun measure() = test {
        for (stones in listOf(0, 20, 100)) {
            GameSession.start(betweenPeople.copy(width = 19u, height = 19u), atOnce).use { game ->
                var revision = 0uL
                // Pairs in a row, alternating in a column: nobody gets five.
                val (black, white) = (0u until 361u).partition { (it % 19u / 2u + it / 19u) % 2u == 0u }
                val points = black.zip(white).flatMap { listOf(it.first, it.second) }
                for (point in points.take(stones)) revision = game.play(point, revision)
                game.view.first { it.revision == revision }
                report("$stones stones, a move or undo with its change") {
                    revision = if (it % 2 == 0) game.play(points[stones], revision) else game.undo(revision)
                    game.view.first { view -> view.revision == revision }
                }
            }
        }
        startGame(betweenPeople, atOnce, Recorder()).use { game ->
            report("an intent that changes nothing, so without a change") { game.setActive(true) }
            report("a view alone, empty board") { game.view() }
            report("a call that does nothing") { liveObjects() }
        }
    }

    private suspend fun report(name: String, call: suspend (Int) -> Unit) {
        repeat(WARMING) { call(it) }
        val cpu = system.processCpuTime
        val wall = System.nanoTime()
        repeat(TIMES) { call(it) }
        val cpuMicros = (system.processCpuTime - cpu) / 1000.0 / TIMES
        val wallMicros = (System.nanoTime() - wall) / 1000.0 / TIMES
        println("%-50s %7.1f us CPU %8.1f us elapsed".format(name, cpuMicros, wallMicros))
    }

    private companion object {
        const val WARMING = 20_000
        const val TIMES = 20_000
    }
}
