package app.tengen.desktop

import app.tengen.ui.platform.RecordFile
import app.tengen.ui.platform.RecordFiles
import app.tengen.ui.platform.RecordRefusal
import app.tengen.ui.platform.readRecord
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext
import java.awt.FileDialog
import java.awt.Frame
import java.io.File
import java.io.IOException

/** The files of a computer, by its own dialogs over the window. A record is shared by saving it. */
class DesktopFiles(private val ask: (mode: Int, name: String?) -> File? = ::askInDialog) : RecordFiles {
    override suspend fun share(file: RecordFile) {
        val chosen = ask(FileDialog.SAVE, file.name) ?: return
        withContext(Dispatchers.IO) {
            try {
                chosen.writeText(file.text)
            } catch (error: IOException) {
                throw RecordRefusal.NotShared(error.toString(), error)
            }
        }
    }

    override suspend fun pick(): ByteArray? {
        val chosen = ask(FileDialog.LOAD, null) ?: return null
        return withContext(Dispatchers.IO) {
            try {
                chosen.inputStream().use { it.readRecord() }
            } catch (error: IOException) {
                throw RecordRefusal.Unreadable(error.toString(), error)
            }
        }
    }
}

/** The file that a person chooses, or null; the windows live on while the dialog waits. */
private fun askInDialog(mode: Int, name: String?): File? {
    val window = Frame.getFrames().firstOrNull { it.isShowing }
    val dialog = FileDialog(window, "Tengen", mode)
    dialog.file = name
    dialog.isVisible = true
    return dialog.files.singleOrNull()
}
