package app.tengen.ui.record

import androidx.compose.runtime.Immutable
import app.tengen.ui.platform.GameRefusal
import app.tengen.ui.platform.RecordFile
import app.tengen.ui.platform.RecordFiles
import app.tengen.ui.platform.RecordPort
import app.tengen.ui.platform.RecordReader
import app.tengen.ui.platform.RecordRefusal
import app.tengen.ui.platform.RecordSummary
import app.tengen.ui.platform.ReplayPort
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch

/** What the screens show of records. */
@Immutable
data class RecordState(
    /** The games of the file that was opened last, where it has several. */
    val games: List<RecordSummary> = emptyList(),
    /** Whether a file is under way, in or out. */
    val isBusy: Boolean = false,
    /** Why the last file was not opened, shown or shared; until the person has read it. */
    val refusal: RecordRefusal? = null,
)

/** What a person wants with records. */
sealed interface RecordIntent {
    /** Picks a file and opens it. */
    data object Open : RecordIntent

    /** Steps through a game of the file, by its place in the list. */
    data class Choose(val game: Int) : RecordIntent

    data object CloseRefusal : RecordIntent
}

/** A game of an opened file. */
class OpenedGame(
    val replay: ReplayPort,
    val summary: RecordSummary,
    /** What is wrong with the file, in English. */
    val warnings: List<String>,
)

/**
 * Files of games: opened from the device, and passed on to others. A refusal leaves everything as it was.
 * [onList] is called when a file has several games, [onReplay] with the one to step through. Used from the
 * thread of [scope] only.
 */
class RecordModel(
    private val scope: CoroutineScope,
    private val reader: RecordReader,
    private val files: RecordFiles,
    private val onList: () -> Unit,
    private val onReplay: (OpenedGame) -> Unit,
) {
    private val changeable = MutableStateFlow(RecordState())
    private var file: RecordPort? = null

    /** What the screens show. */
    val state: StateFlow<RecordState> = changeable.asStateFlow()

    fun onIntent(intent: RecordIntent) {
        when (intent) {
            RecordIntent.Open -> work { files.pick()?.let { open(it) } }
            is RecordIntent.Choose -> work { file?.let { replay(it, intent.game) } }
            RecordIntent.CloseRefusal -> changeable.update { it.copy(refusal = null) }
        }
    }

    /** Passes a game on. */
    fun share(file: () -> RecordFile) = work { files.share(file()) }

    /** Lets go of the file. */
    fun close() {
        file?.close()
        file = null
    }

    private suspend fun open(bytes: ByteArray) {
        val opened = reader.open(bytes)
        if (opened.games.size == 1) {
            opened.use { replay(it, 0) }
            return
        }
        close()
        file = opened
        changeable.update { it.copy(games = opened.games) }
        onList()
    }

    private suspend fun replay(file: RecordPort, game: Int) =
        onReplay(OpenedGame(file.replay(game), file.games[game], file.warnings))

    /** One file at a time: a second tap on what is under way does nothing. */
    private fun work(step: suspend () -> Unit) {
        if (state.value.isBusy) return
        changeable.update { it.copy(isBusy = true, refusal = null) }
        scope.launch {
            val refusal = refusalOf(step)
            changeable.update { it.copy(isBusy = false, refusal = refusal) }
        }
    }

    private suspend fun refusalOf(step: suspend () -> Unit): RecordRefusal? = try {
        step()
        null
    } catch (refusal: RecordRefusal) {
        refusal
    } catch (refusal: GameRefusal) {
        RecordRefusal.Failed(refusal.toString(), refusal)
    }
}
