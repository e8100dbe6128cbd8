package app.tengen.ui.platform

import androidx.compose.runtime.Immutable
import app.tengen.ui.board.BoardSize
import java.io.ByteArrayOutputStream
import java.io.IOException
import java.io.InputStream

/** A file with one or more games. */
interface RecordPort : AutoCloseable {
    /** The games of the file: at least one. */
    val games: List<RecordSummary>

    /** What is wrong with the file, each with its place, in English; none for a clean one. */
    val warnings: List<String>

    /** A game to step through, by its place in [games]; throws a [RecordRefusal] where it cannot be shown. */
    suspend fun replay(game: Int): ReplayPort
}

/** What a file says about a game. Texts are as the file has them, empty where it has none. */
@Immutable
data class RecordSummary(
    /** Which game; null for one that Tengen does not know. */
    val game: GameKind?,
    /** The board; null for one that Tengen has not. */
    val size: BoardSize?,
    val black: String = "",
    val white: String = "",
    /** "B+3.5", "W+R". */
    val result: String = "",
    val date: String = "",
    /** The game's name, or its event. */
    val name: String = "",
    /** The moves of the main line. */
    val moves: Int = 0,
) {
    /** Whether it can be stepped through. */
    val isShown: Boolean get() = game != null && size != null
}

/** What reads records. */
fun interface RecordReader {
    /** Opens SGF, psq, or a list of coordinates; throws a [RecordRefusal] where the bytes are none of these. */
    suspend fun open(bytes: ByteArray): RecordPort
}

/** The files of the device, outside of the app. Both throw a [RecordRefusal] where the device refuses. */
interface RecordFiles {
    /** Lets the person pass a file on, or save it. */
    suspend fun share(file: RecordFile)

    /** Lets the person pick a file, and reads it; null when none was picked. */
    suspend fun pick(): ByteArray?
}

/** A file to be passed on. */
data class RecordFile(val name: String, val text: String)

/** Why a record is not opened, shown or shared. */
sealed class RecordRefusal(reason: String, cause: Throwable? = null) : Exception(reason, cause) {
    /** A file larger than any record of games. */
    class TooLarge : RecordRefusal("the file is too large for a record")

    /** Neither SGF nor one of the formats of five in a row. */
    class NoRecord(reason: String) : RecordRefusal(reason)

    /** A game that Tengen does not know, or on a board that it has not. */
    class NotShown(game: Int) : RecordRefusal("game $game cannot be shown")

    /** The device does not hand out the file. */
    class Unreadable(reason: String, cause: Throwable? = null) : RecordRefusal(reason, cause)

    /** The file could not be written or passed on. */
    class NotShared(reason: String, cause: Throwable? = null) : RecordRefusal(reason, cause)

    /** A failure inside the core. */
    class Failed(reason: String, cause: Throwable? = null) : RecordRefusal(reason, cause)
}

/** Reads a picked file, no more of it than a record may have; on a thread that may wait. */
fun InputStream.readRecord(): ByteArray {
    val record = ByteArrayOutputStream()
    val piece = ByteArray(DEFAULT_BUFFER_SIZE)
    try {
        while (true) {
            val read = read(piece)
            if (read < 0) return record.toByteArray()
            record.write(piece, 0, read)
            if (record.size() > LARGEST_RECORD) throw RecordRefusal.TooLarge()
        }
    } catch (error: IOException) {
        throw RecordRefusal.Unreadable(error.toString(), error)
    }
}

/** In bytes: the core's own limit. */
const val LARGEST_RECORD = 16 * 1024 * 1024
