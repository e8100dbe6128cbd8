package app.tengen.ui.core

import app.tengen.core.RecordException
import app.tengen.core.RecordHandle
import app.tengen.core.openRecord
import app.tengen.ui.board.BoardSize
import app.tengen.ui.platform.GameKind
import app.tengen.ui.platform.RecordPort
import app.tengen.ui.platform.RecordReader
import app.tengen.ui.platform.RecordRefusal
import app.tengen.ui.platform.RecordSummary
import app.tengen.ui.platform.ReplayPort
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext
import app.tengen.core.RecordSummary as CoreRecordSummary

/** Records that the core reads. */
object CoreRecords : RecordReader {
    override suspend fun open(bytes: ByteArray): RecordPort = told {
        val handle = openRecord(bytes)
        // A file may have thousands of games, whose moves are counted here.
        withContext(Dispatchers.Default) { CoreRecord(handle) }
    }
}

/** A file that the core has read. */
private class CoreRecord(private val handle: RecordHandle) : RecordPort {
    override val games = handle.games().map { it.toScreen() }
    override val warnings = handle.warnings()

    override suspend fun replay(game: Int): ReplayPort = told {
        val replay = handle.replay(game.toUInt())
        CoreReplay(replay, handle.record(game.toUInt()))
    }

    override fun close() = handle.close()
}

private fun CoreRecordSummary.toScreen() = RecordSummary(
    game = game?.let { GameKind.entries[it.ordinal] },
    size = if (width == 0u || height == 0u) null else BoardSize(width.toInt(), height.toInt()),
    black = black,
    white = white,
    result = result,
    date = date,
    name = name,
    moves = moves.toInt(),
)

private inline fun <T> told(work: () -> T): T = try {
    work()
} catch (error: RecordException) {
    throw error.toScreen()
}

private fun RecordException.toScreen(): RecordRefusal = when (this) {
    is RecordException.TooLarge -> RecordRefusal.TooLarge()
    is RecordException.NoRecord -> RecordRefusal.NoRecord(reason)
    is RecordException.NotShown -> RecordRefusal.NotShown(game.toInt())
    is RecordException.NoFrame, is RecordException.Internal -> RecordRefusal.Failed(toString(), this)
}
