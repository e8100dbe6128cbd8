package app.tengen.ui.play

import app.tengen.ui.board.BoardMotion
import app.tengen.ui.platform.Cause
import app.tengen.ui.platform.Cue
import app.tengen.ui.platform.Feedback
import app.tengen.ui.platform.GameChange
import app.tengen.ui.platform.GamePort
import app.tengen.ui.platform.GameRefusal
import app.tengen.ui.platform.GameView
import app.tengen.ui.platform.Turn
import app.tengen.ui.theme.MotionTimes
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.Job
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.isActive
import kotlinx.coroutines.launch
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.TimeMark
import kotlin.time.TimeSource

/**
 * One game on the screen. It shows what the game reports and passes on what the person wants; it
 * knows no rule and runs no turns. Lives as long as [scope], and is used from its thread only.
 */
class PlayModel(
    private val scope: CoroutineScope,
    private val game: GamePort,
    private val feedback: Feedback,
    private val time: TimeSource = TimeSource.Monotonic,
) {
    private val changeable = MutableStateFlow(PlayState(game.view.value))
    private var viewedAt: TimeMark = time.markNow()

    /** A cursor of the keyboard stays where it is after a move; a point chosen by touch was meant for one stone. */
    private var cursorIsOfKeys = false
    private var adviceSearch: Job? = null
    private var heatSearch: Job? = null
    private var ticking: Job? = null

    /** What the screen shows. */
    val state: StateFlow<PlayState> = changeable.asStateFlow()

    init {
        // Undispatched, so that every later change is collected; what came before is in the view by now.
        scope.launch(start = CoroutineStart.UNDISPATCHED) { game.changes.collect(::show) }
        val view = game.view.value
        changeable.update { it.copy(view = view) }
        look(view)
    }

    /** Does what the person wants, or says why not. */
    fun onIntent(intent: PlayIntent) {
        when (intent) {
            is PlayIntent.Place -> touch(intent.point, intent.revision)
            is PlayIntent.MarkDead -> mark(intent.point, intent.revision)
            is PlayIntent.AcceptCount -> answer { game.acceptCount(intent.revision) }
            is PlayIntent.ResumePlay -> answer { game.resumePlay(intent.revision) }
            is PlayIntent.ChoosePoint -> choose(intent.point)
            is PlayIntent.MoveCursor -> moveCursor(intent.columns, intent.rows)
            is PlayIntent.PlayCursor -> state.value.cursor?.let { touch(it, intent.revision) }
            is PlayIntent.Choose -> send { game.choose(intent.choice, intent.revision) }
            is PlayIntent.Pass -> send { game.pass(intent.revision) }
            is PlayIntent.Undo -> send { game.undo(intent.revision) }
            is PlayIntent.Redo -> send { game.redo(intent.revision) }
            is PlayIntent.Restart -> answer { game.restart(intent.revision) }
            is PlayIntent.Resign -> answer { game.resign(intent.revision) }
            is PlayIntent.AskHint -> findHint(intent.revision)
            PlayIntent.ToggleHeat -> toggleHeat()
            is PlayIntent.Show -> changeable.update { it.copy(panel = intent.panel) }
            is PlayIntent.MotionShown ->
                changeable.update { if (it.motion?.revision == intent.revision) it.copy(motion = null) else it }
        }
    }

    /** Tells the game whether the person looks at it. */
    fun setActive(active: Boolean) {
        send { game.setActive(active) }
    }

    /** A stone is placed, or marked while the game is counted. */
    private fun touch(point: Int, revision: Long) =
        if (state.value.view.turn == Turn.Scoring) mark(point, revision) else place(point, revision)

    private fun mark(point: Int, revision: Long) {
        changeable.update { it.copy(notice = null) }
        send { game.markDead(point, revision) }
    }

    private fun place(point: Int, revision: Long) {
        if (state.value.pending != null || state.value.view.turn !is Turn.Person) return
        changeable.update { it.copy(pending = point, notice = null) }
        send { game.play(point, revision) }
    }

    private fun choose(point: Int) {
        cursorIsOfKeys = false
        changeable.update { it.copy(cursor = point, notice = null) }
    }

    private fun moveCursor(columns: Int, rows: Int) = changeable.update { state ->
        cursorIsOfKeys = true
        val size = state.view.config.size
        val from = state.cursor ?: state.view.lastMove
        val to = if (from == null) {
            size.point(size.columns / 2, size.rows / 2)
        } else {
            size.point(
                (size.column(from) + columns).coerceIn(0, size.columns - 1),
                (size.row(from) + rows).coerceIn(0, size.rows - 1),
            )
        }
        state.copy(cursor = to)
    }

    private fun answer(intent: suspend () -> Unit) {
        changeable.update { it.copy(panel = null) }
        send(intent)
    }

    private fun send(intent: suspend () -> Unit) {
        scope.launch {
            try {
                intent()
            } catch (refusal: GameRefusal) {
                refused(refusal)
            }
        }
    }

    private fun refused(refusal: GameRefusal) {
        // Who merely came too late did nothing wrong: no sound.
        if (refusal !is GameRefusal.Stale && refusal !is GameRefusal.NotYourTurn) give(Cue.Refused)
        changeable.update { it.copy(pending = null, notice = Notice.Refused(refusal)) }
    }

    private fun show(change: GameChange) {
        val moves = change.cause != Cause.ClockLow && change.cause != Cause.Paused && change.cause != Cause.Continued
        changeable.update { before ->
            if (!moves) {
                before.copy(view = change.view)
            } else {
                before.copy(
                    view = change.view,
                    pending = null,
                    cursor = before.cursor.takeIf { cursorIsOfKeys },
                    motion = motionOf(change),
                    advice = null,
                    heat = emptyList(),
                    notice = noticeOf(change),
                    spoken = spokenOf(change) ?: before.spoken,
                    panel = before.panel.takeIf { change.view.outcome == null },
                )
            }
        }
        if (moves) adviceSearch?.cancel()
        change.cues.forEach(::give)
        look(change.view)
        if (moves) findHeat()
    }

    private fun give(cue: Cue) {
        scope.launch {
            // The stone is heard when it touches the wood, not when it sets out.
            if (cue == Cue.StonePlaced) delay(MotionTimes.CLICK_AT_MILLISECONDS.milliseconds)
            feedback.sound(cue)
            feedback.haptic(cue)
        }
    }

    private fun findHint(revision: Long) {
        if (state.value.view.turn !is Turn.Person || state.value.advice == Advice.Looking) return
        changeable.update { it.copy(advice = Advice.Looking, notice = null) }
        adviceSearch = scope.launch {
            try {
                val hint = game.hint(revision)
                changeable.update { it.copy(advice = Advice.Found(hint)) }
            } catch (refusal: GameRefusal) {
                changeable.update { it.copy(advice = null, notice = Notice.Refused(refusal)) }
            }
        }
    }

    private fun toggleHeat() {
        changeable.update { it.copy(showsHeat = !it.showsHeat, heat = emptyList(), panel = null) }
        findHeat()
    }

    private fun findHeat() {
        heatSearch?.cancel()
        val view = state.value.view
        if (!state.value.showsHeat || view.turn !is Turn.Person) return
        heatSearch = scope.launch {
            try {
                val heat = game.moveValues(view.revision)
                changeable.update { it.copy(heat = heat) }
            } catch (refusal: GameRefusal) {
                changeable.update { it.copy(notice = Notice.Refused(refusal)) }
            }
        }
    }

    /** Shows the clocks of a view, and lets them run. */
    private fun look(view: GameView) {
        viewedAt = time.markNow()
        tick(view)
        ticking?.cancel()
        if (view.first.clock?.running != true && view.second.clock?.running != true) return
        ticking = scope.launch {
            while (isActive) {
                delay(TICK)
                tick(view)
            }
        }
    }

    private fun tick(view: GameView) {
        val passed = viewedAt.elapsedNow()
        changeable.update {
            it.copy(
                firstClock = view.first.clock?.after(passed, view.config.timeControl),
                secondClock = view.second.clock?.after(passed, view.config.timeControl),
            )
        }
    }

    private companion object {
        val TICK = 200.milliseconds
    }
}

/** The stones that a change moves; null when nothing moves. */
private fun motionOf(change: GameChange): BoardMotion? {
    val wins = change.view.outcome?.line.orEmpty().isNotEmpty()
    if (change.placed.isEmpty() && change.removed.isEmpty()) return null
    return BoardMotion(
        revision = change.view.revision,
        placed = change.placed.map { it.point },
        removed = change.removed.map { it.point to it.stone },
        wins = wins,
        captures = Cue.Captured in change.cues,
    )
}
