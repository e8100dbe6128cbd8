package app.tengen.shell

import android.content.ActivityNotFoundException
import android.content.ClipData
import android.content.Context
import android.content.Intent
import android.net.Uri
import androidx.core.content.FileProvider
import app.tengen.ui.platform.RecordFile
import app.tengen.ui.platform.RecordFiles
import app.tengen.ui.platform.RecordRefusal
import app.tengen.ui.platform.readRecord
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext
import java.io.File
import java.io.FileNotFoundException
import java.io.IOException

/** What only an activity can show. */
interface FileScreens {
    /** Shows the system's files; what is chosen goes to [PhoneFiles.picked]. */
    fun showFiles()

    /** Shows the screen of another app. */
    fun show(intent: Intent)
}

/**
 * The phone's files, by the system's own screens, which need no permission: the person hands out one file
 * at a time. Used from the main thread.
 */
class PhoneFiles(private val context: Context) : RecordFiles {
    /** The activity in front; null while there is none. */
    var screens: FileScreens? = null

    private var choice: CompletableDeferred<Uri?>? = null

    override suspend fun share(file: RecordFile) {
        val uri = withContext(Dispatchers.IO) { write(file) }
        val send = Intent(Intent.ACTION_SEND).apply {
            type = SGF
            putExtra(Intent.EXTRA_STREAM, uri)
            putExtra(Intent.EXTRA_TITLE, file.name)
            // The right to read the file goes with these two, through the chooser as well.
            clipData = ClipData.newRawUri(file.name, uri)
            addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION)
        }
        screens?.show(Intent.createChooser(send, null))
    }

    override suspend fun pick(): ByteArray? {
        val screens = screens ?: return null
        val waiting = CompletableDeferred<Uri?>()
        choice = waiting
        try {
            screens.showFiles()
        } catch (error: ActivityNotFoundException) {
            throw RecordRefusal.Unreadable(error.toString(), error)
        }
        val uri = waiting.await() ?: return null
        return withContext(Dispatchers.IO) { read(uri) }
    }

    /**
     * Tells which file was chosen, null when none was. Where the system ended the app meanwhile, nobody waits
     * for it any more.
     */
    fun picked(uri: Uri?) {
        choice?.complete(uri)
        choice = null
    }

    /** Whatever goes wrong in the app that has the file, of whatever kind, is the same to a person. */
    private fun read(uri: Uri): ByteArray = runCatching {
        val stream = context.contentResolver.openInputStream(uri) ?: throw FileNotFoundException(uri.toString())
        stream.use { it.readRecord() }
    }.getOrElse { error -> throw error as? RecordRefusal ?: RecordRefusal.Unreadable(error.toString(), error) }

    /** In the cache, which the system empties: the other app has a while to read it. */
    private fun write(file: RecordFile): Uri = try {
        val folder = File(context.cacheDir, SHARED_FOLDER)
        folder.mkdirs()
        val written = File(folder, file.name)
        written.writeText(file.text)
        FileProvider.getUriForFile(context, context.packageName + AUTHORITY, written)
    } catch (error: IOException) {
        throw RecordRefusal.NotShared(error.toString(), error)
    }
}

/** The type of SGF files, which is registered nowhere and understood by most. */
private const val SGF = "application/x-go-sgf"

/** As res/xml/shared_files.xml has it. */
private const val SHARED_FOLDER = "records"

/** Behind the app's own name, as the manifest has it. */
private const val AUTHORITY = ".files"
