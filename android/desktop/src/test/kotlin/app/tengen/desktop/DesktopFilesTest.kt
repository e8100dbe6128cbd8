package app.tengen.desktop

import app.tengen.ui.platform.LARGEST_RECORD
import app.tengen.ui.platform.RecordFile
import app.tengen.ui.platform.RecordRefusal
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertThrows
import org.junit.Test
import java.io.File
import java.nio.file.Files

/** Saving and reading the files that dialogs name. */
class DesktopFilesTest {
    private val folder = Files.createTempDirectory("tengen").toFile()
    private val names = mutableListOf<String?>()

    private fun files(chosen: File?) = DesktopFiles { _, name ->
        names += name
        chosen
    }

    @Test
    fun `what is saved is read again`() = runBlocking {
        val file = File(folder, "game.sgf")
        files(file).share(RecordFile("Tengen.sgf", "(;C[五子棋])"))
        assertEquals("(;C[五子棋])", files(file).pick()?.decodeToString())
        assertEquals("the dialog proposes the name", listOf("Tengen.sgf", null), names)
    }

    @Test
    fun `a dialog that is left changes nothing`() = runBlocking {
        files(null).share(RecordFile("Tengen.sgf", ""))
        assertNull(files(null).pick())
        assertEquals(0, folder.list()?.size)
    }

    @Test
    fun `what the disk refuses is told`() {
        val nowhere = File(folder, "missing/game.sgf")
        assertThrows(RecordRefusal.NotShared::class.java) { runBlocking { files(nowhere).share(RecordFile("", "")) } }
        assertThrows(RecordRefusal.Unreadable::class.java) { runBlocking { files(nowhere).pick() } }
    }

    @Test
    fun `a file that is too large is not read to its end`() {
        val large = File(folder, "large.sgf").apply { writeBytes(ByteArray(LARGEST_RECORD + 1)) }
        assertThrows(RecordRefusal.TooLarge::class.java) { runBlocking { files(large).pick() } }
        large.writeBytes(ByteArray(LARGEST_RECORD))
        assertEquals(LARGEST_RECORD, runBlocking { files(large).pick() }?.size)
    }
}
