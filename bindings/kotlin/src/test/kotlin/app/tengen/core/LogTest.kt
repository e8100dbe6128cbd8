package app.tengen.core

import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import java.nio.file.Files
import java.util.concurrent.CopyOnWriteArrayList

class LogTest {
    @Test
    fun `what goes wrong inside is told to the sink`() = test {
        val lines = CopyOnWriteArrayList<Pair<LogGravity, String>>()
        val sink = object : LogSink {
            override fun line(gravity: LogGravity, text: String) {
                lines.add(gravity to text)
            }
        }
        assertTrue(startLog(sink))
        assertEquals("only once", false, startLog(null))

        val folder = Files.createTempDirectory("tengen")
        Files.writeString(folder.resolve("tengen.redb"), "no store")
        openStore(folder.toString()).close()
        assertTrue(
            lines.toString(),
            lines.any { (gravity, text) ->
                gravity == LogGravity.WARNING && "tengen-damaged-1.redb" in text
            },
        )

        val listener = object : Recorder() {
            override fun changed(change: GameChange): Unit = error("thrown by a test")
        }
        startGame(betweenPeople, atOnce, listener).use { game ->
            game.play(112u, 0u)
            until { lines.any { (_, text) -> "thrown by a test" in text } }
        }
    }
}
