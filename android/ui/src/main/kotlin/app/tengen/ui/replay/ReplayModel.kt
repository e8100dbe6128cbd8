package app.tengen.ui.replay

import androidx.compose.runtime.Immutable
import app.tengen.ui.board.BoardMotion
import app.tengen.ui.board.BoardSize
import app.tengen.ui.board.BoardState
import app.tengen.ui.platform.GameKind
import app.tengen.ui.platform.RecordSummary
import app.tengen.ui.platform.ReplayFrame
import app.tengen.ui.platform.ReplayPort
import app.tengen.ui.platform.Settings
import app.tengen.ui.record.OpenedGame
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
    /** What the file says about the game; null for one that was played here. */
    val summary: RecordSummary? = null,
    /** What is wrong with the file, in English. */
    val warnings: List<String> = emptyList(),
    /** Whether the list of [warnings] is open. */
    val showsWarnings: Boolean = false,
) {
    companion object {
        /** A game as it stands at a frame. */
        fun of(replay: ReplayPort, position: Int) =
            ReplayState(replay.game, replay.size, replay.last, replay.frame(position), position)

        /** A game of a file, from its beginning. */
        fun of(opened: OpenedGame) = of(opened.replay, 0).copy(summary = opened.summary, warnings = opened.warnings)
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

    /** Opens or closes the list of what is wrong with the file. */
    data class ShowWarnings(val shown: Boolean) : ReplayIntent
}

/** Goes through a game: one that was played here, from its end, or one of a file, from its beginning. */
class ReplayModel private constructor(
    private val scope: CoroutineScope,
    private val replay: ReplayPort,
    first: ReplayState,
) {
    private val changeable = MutableStateFlow(first)
    private var playing: Job? = null

    constructor(scope: CoroutineScope, replay: ReplayPort) :
        this(scope, replay, ReplayState.of(replay, replay.last))

    constructor(scope: CoroutineScope, opened: OpenedGame) :
        this(scope, opened.replay, ReplayState.of(opened))

    /** The game as SGF. */
    val record: String get() = replay.record

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
            is ReplayIntent.ShowWarnings -> changeable.update { it.copy(showsWarnings = intent.shown) }
        }
    }

    /** Stands still from now on, and lets go of the game. */
    fun close() {
        pause()
        replay.close()
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
