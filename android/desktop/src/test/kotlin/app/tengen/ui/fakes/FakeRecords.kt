package app.tengen.ui.fakes

import app.tengen.ui.board.BoardSize
import app.tengen.ui.platform.GameKind
import app.tengen.ui.platform.RecordFile
import app.tengen.ui.platform.RecordFiles
import app.tengen.ui.platform.RecordPort
import app.tengen.ui.platform.RecordReader
import app.tengen.ui.platform.RecordRefusal
import app.tengen.ui.platform.RecordSummary
import app.tengen.ui.platform.ReplayPort
import kotlinx.coroutines.CompletableDeferred

/** A device whose files a test lays out. */
class FakeFiles : RecordFiles {
    val shared = mutableListOf<RecordFile>()

    /** What the person picks, when it is completed; null for nothing. */
    var picked = CompletableDeferred<ByteArray?>(null as ByteArray?)

    /** How often a file was asked for. */
    var asked = 0

    /** Thrown by both, if set. */
    var refusal: RecordRefusal? = null

    override suspend fun share(file: RecordFile) {
        refusal?.let { throw it }
        shared += file
    }

    override suspend fun pick(): ByteArray? {
        asked++
        refusal?.let { throw it }
        return picked.await()
    }
}

/** Reads what a test says is in the file, whatever the bytes are. */
class FakeReader : RecordReader {
    /** The file; null for one that is no record. */
    var record: FakeRecord? = null

    override suspend fun open(bytes: ByteArray): RecordPort = record ?: throw RecordRefusal.NoRecord("no record")
}

/** A file of games that each begin on the same board; a null stands for a game that Tengen does not know. */
class FakeRecord(moves: List<String?>, override val warnings: List<String> = emptyList()) : RecordPort {
    private val views = moves.map { line -> line?.let { viewAfter(it) } }

    /** The games that were asked for, last the newest. */
    val shown = mutableListOf<FakeReplay>()
    var isClosed = false

    override val games = views.mapIndexed { place, view ->
        if (view == null) {
            RecordSummary(null, null)
        } else {
            RecordSummary(GameKind.Five, BoardSize.square(15), black = "Black $place", moves = view.log.size)
        }
    }

    override suspend fun replay(game: Int): ReplayPort {
        check(!isClosed) { "the file is closed" }
        return views[game]?.let { FakeReplay(it).also(shown::add) } ?: throw RecordRefusal.NotShown(game)
    }

    override fun close() {
        isClosed = true
    }
}
