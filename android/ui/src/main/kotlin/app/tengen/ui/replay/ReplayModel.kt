package app.tengen.ui.replay

import androidx.compose.runtime.Immutable
import app.tengen.ui.board.BoardMotion
import app.tengen.ui.board.BoardSize
import app.tengen.ui.board.BoardState
import app.tengen.ui.platform.GameKind
import app.tengen.ui.platform.ReplayFrame
import app.tengen.ui.platform.ReplayPort
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
    val game: GameKind,
    val size: BoardSize,
    /** The number of the last frame. */
    val last: Int,
    /** The board that is shown. */
    val frame: ReplayFrame,
    /** The frame's number: 0 at the beginning. */
    val position: Int,
    /** Whether it goes on by itself. */
    val plays: Boolean = false,
    val motion: BoardMotion? = null,
) {
    companion object {
        /** A game as it stands at a frame. */
        fun of(replay: ReplayPort, position: Int) =
            ReplayState(replay.game, replay.size, replay.last, replay.frame(position), position)
    }
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
class ReplayModel(private val scope: CoroutineScope, private val replay: ReplayPort) {
    private val changeable = MutableStateFlow(ReplayState.of(replay, replay.last))
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
        val to = position.coerceIn(0, before.last)
        val frame = replay.frame(to)
        before.copy(frame = frame, position = to, motion = before.motionTo(to, frame))
    }

    private fun play() {
        changeable.update { it.copy(plays = true) }
        playing = scope.launch {
            if (state.value.position == state.value.last) go(0)
            while (state.value.position < state.value.last) {
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

/** One step moves stones; a leap is a cut. */
private fun ReplayState.motionTo(to: Int, next: ReplayFrame): BoardMotion? = when (to) {
    position + 1 -> motion(
        to,
        next.placed,
        next.removed,
        wins = next.line.isNotEmpty(),
        captures = next.removed.isNotEmpty(),
    )
    // What the shown frame brought goes, and what it took comes back.
    position - 1 -> motion(to, frame.removed, frame.placed)
    else -> null
}

private fun ReplayState.motion(
    to: Int,
    placed: List<Int>,
    removed: List<Int>,
    wins: Boolean = false,
    captures: Boolean = false,
): BoardMotion? {
    if (placed.isEmpty() && removed.isEmpty()) return null
    val gone = removed.mapNotNull { point -> frame.stones[point]?.let { point to it } }
    return BoardMotion(to.toLong(), placed, gone, wins, captures)
}

/** The board of the replay. */
internal fun ReplayState.board(settings: Settings): BoardState = BoardState(
    size = size,
    stones = frame.stones,
    coordinates = settings.coordinates,
    moveNumbers = frame.numbers,
    showNumbers = settings.moveNumbers,
    lastMove = frame.lastMove,
    winningLine = frame.line,
    motion = motion,
)
