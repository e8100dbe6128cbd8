package app.tengen.ui.core

import app.tengen.core.Advice
import app.tengen.core.AdviceException
import app.tengen.core.GameException
import app.tengen.core.GameSession
import app.tengen.ui.board.HeatPoint
import app.tengen.ui.platform.GameChange
import app.tengen.ui.platform.GamePort
import app.tengen.ui.platform.GameRefusal
import app.tengen.ui.platform.GameView
import app.tengen.ui.platform.Hint
import app.tengen.ui.platform.HintReason
import app.tengen.ui.platform.OpeningChoice
import app.tengen.ui.platform.ReplayPort
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.cancel
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableSharedFlow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asSharedFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.onSubscription
import kotlinx.coroutines.launch
import kotlin.math.roundToInt

/** A game of the core, in the screens' words. */
class CoreGame(private val session: GameSession) : GamePort {
    // On the core's own thread: each change is put into words once, in order, whoever looks.
    private val scope = CoroutineScope(Dispatchers.Unconfined)
    private val views = MutableStateFlow(session.view.value.toScreen())
    private val reports = MutableSharedFlow<GameChange>(extraBufferCapacity = Int.MAX_VALUE)

    override val view: StateFlow<GameView> = views.asStateFlow()

    override val changes: Flow<GameChange> = reports.asSharedFlow()

    init {
        scope.launch {
            session.changes.onSubscription { views.value = session.view.value.toScreen() }.collect { change ->
                val told = change.toScreen()
                views.value = told.view
                reports.emit(told)
            }
        }
    }

    override suspend fun play(point: Int, revision: Long) = told { session.play(point.toUInt(), revision.toULong()) }

    override suspend fun pass(revision: Long) = told { session.pass(revision.toULong()) }

    override suspend fun choose(choice: OpeningChoice, revision: Long) =
        told { session.choose(choice.toCore(), revision.toULong()) }

    override suspend fun undo(revision: Long) = told { session.undo(revision.toULong()) }

    override suspend fun redo(revision: Long) = told { session.redo(revision.toULong()) }

    override suspend fun resign(revision: Long) = told { session.resign(revision.toULong()) }

    override suspend fun restart(revision: Long) = told { session.restart(revision.toULong()) }

    override suspend fun markDead(point: Int, revision: Long) =
        told { session.markDead(point.toUInt(), revision.toULong()) }

    override suspend fun acceptCount(revision: Long) = told { session.acceptCount(revision.toULong()) }

    override suspend fun resumePlay(revision: Long) = told { session.resumePlay(revision.toULong()) }

    override fun replay(): ReplayPort = asked { CoreReplay(session.replay(), session.record()) }

    override fun record(): String = asked { session.record() }

    override suspend fun hint(revision: Long): Hint {
        val best = advice(revision).firstOrNull()
        // In Go no advice means that nothing is left to play for.
        if (best == null && view.value.go != null) return Hint(point = null, HintReason.Expands)
        if (best == null) throw GameRefusal.NoHint()
        return Hint(best.point.toInt(), best.reason.toScreen())
    }

    override suspend fun moveValues(revision: Long): List<HeatPoint> {
        val advice = advice(revision)
        val best = advice.firstOrNull()?.winRate ?: return emptyList()
        return advice.map { HeatPoint(it.point.toInt(), share(it.winRate, best)) }
    }

    override suspend fun setActive(active: Boolean) = told { session.setActive(active) }

    override fun close() {
        scope.cancel()
        session.close()
    }

    private suspend fun advice(revision: Long): List<Advice> = try {
        session.advise(revision.toULong())
    } catch (error: AdviceException) {
        throw error.toScreen()
    }

    /** From 0 to 100, where 100 is as good as the best. */
    private fun share(winRate: Float, best: Float) =
        if (best > 0f) (winRate / best * 100f).roundToInt().coerceIn(0, 100) else 100

    private inline fun told(intent: () -> Unit) = asked(intent)

    private inline fun <T> asked(question: () -> T): T = try {
        question()
    } catch (error: GameException) {
        throw error.toScreen()
    }
}
