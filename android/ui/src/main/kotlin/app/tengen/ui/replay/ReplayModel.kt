package app.tengen.ui.replay

import androidx.compose.runtime.Immutable
import app.tengen.ui.board.BoardMotion
import app.tengen.ui.board.BoardState
import app.tengen.ui.board.Stones
import app.tengen.ui.platform.GameAction
import app.tengen.ui.platform.GameView
import app.tengen.ui.platform.LogEntry
import app.tengen.ui.platform.Settings
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch
import kotlin.time.Duration.Companion.milliseconds

/** Everything that the replay shows. */
@Immutable
data class ReplayState(
    /** The game as it ended. */
    val view: GameView,
    /** How many moves are on the board. */
    val position: Int,
    /** Whether it goes on by itself. */
    val plays: Boolean = false,
    val motion: BoardMotion? = null,
) {
    /** The stones and passes of the game. */
    val moves: List<LogEntry> = view.log.filter { it.number != null }

    /** The move on the board last, null at the beginning. */
    val move: LogEntry? get() = moves.getOrNull(position - 1)
}

/** What a person wants in the replay. */
sealed interface ReplayIntent {
    /** Shows the board after so many moves. */
    data class GoTo(val position: Int) : ReplayIntent

    /** So many moves on, or back when negative. */
    data class Step(val moves: Int) : ReplayIntent

    data object TogglePlay : ReplayIntent

    data object MotionShown : ReplayIntent
}

/** Goes through a finished game. */
class ReplayModel(private val scope: CoroutineScope, view: GameView) {
    private val changeable = MutableStateFlow(ReplayState(view, view.moves))
    private var playing: Job? = null

    /** What the screen shows. */
    val state: StateFlow<ReplayState> = changeable.asStateFlow()

    fun onIntent(intent: ReplayIntent) {
        when (intent) {
            is ReplayIntent.GoTo -> {
                pause()
                go(intent.position)
            }
            is ReplayIntent.Step -> {
                pause()
                go(state.value.position + intent.moves)
            }
            ReplayIntent.TogglePlay -> if (state.value.plays) pause() else play()
            ReplayIntent.MotionShown -> changeable.update { it.copy(motion = null) }
        }
    }

    private fun go(position: Int) = changeable.update { before ->
        val to = position.coerceIn(0, before.moves.size)
        before.copy(position = to, motion = before.motionTo(to))
    }

    private fun play() {
        changeable.update { it.copy(plays = true) }
        playing = scope.launch {
            if (state.value.position == state.value.moves.size) go(0)
            while (state.value.position < state.value.moves.size) {
                delay(PACE)
                go(state.value.position + 1)
            }
            changeable.update { it.copy(plays = false) }
        }
    }

    private fun pause() {
        playing?.cancel()
        changeable.update { it.copy(plays = false) }
    }

    private companion object {
        val PACE = 900.milliseconds
    }
}

/** One step moves a stone; a leap is a cut. */
private fun ReplayState.motionTo(to: Int): BoardMotion? {
    val revision = to.toLong()
    return when (to) {
        position + 1 -> moves[to - 1].point?.let {
            BoardMotion(revision, placed = listOf(it), wins = to == moves.size && hasLine)
        }
        position - 1 -> moves[to].let { entry ->
            entry.point?.let { BoardMotion(revision, removed = listOf(it to entry.stone)) }
        }
        else -> null
    }
}

private val ReplayState.hasLine: Boolean get() = view.outcome?.line.orEmpty().isNotEmpty()

private val LogEntry.point: Int?
    get() = when (val action = action) {
        is GameAction.Place -> action.point
        is GameAction.Pick -> action.point
        else -> null
    }

/** The board of the replay: in five in a row each stone stays where it was placed. */
internal fun ReplayState.board(settings: Settings): BoardState {
    val shown = moves.take(position)
    return BoardState(
        size = view.config.size,
        stones = shown.fold(Stones.empty(view.config.size)) { stones, entry ->
            entry.point?.let { stones.with(it, entry.stone) } ?: stones
        },
        coordinates = settings.coordinates,
        moveNumbers = view.numbers,
        showNumbers = settings.moveNumbers,
        lastMove = move?.point,
        winningLine = if (position == moves.size) view.outcome?.line.orEmpty() else emptyList(),
        motion = motion,
    )
}
