package app.tengen.core

import com.sun.jna.Native
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableSharedFlow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.SharedFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asSharedFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.filterNotNull
import kotlinx.coroutines.suspendCancellableCoroutine
import java.time.Duration
import java.util.concurrent.atomic.AtomicBoolean
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException

/**
 * A game in progress, in Kotlin's terms. It may be used from any thread; intents throw a
 * [GameException] and change nothing when they are refused. [close] ends everything that runs.
 */
class GameSession private constructor(private val handle: GameHandle, private val reports: Reports) : AutoCloseable {
    private val isClosed = AtomicBoolean()

    /** The game as of the last change. */
    val view: StateFlow<GameView> = reports.follow(handle.view()).asStateFlow()

    /** Every change in order, from the moment of collecting on; a slow collector misses none. */
    val changes: SharedFlow<GameChange> = reports.changes.asSharedFlow()

    /** How far the computer has come, at most ten times a second; a slow collector sees the latest only. */
    val progress: Flow<ThinkingProgress> = reports.progress.filterNotNull()

    /** Plays on a point; in an opening, answers whatever asks for a point. Returns the new revision. */
    suspend fun play(point: UInt, revision: ULong): ULong = open { handle.play(point, revision) }

    /** Places no stone this time. */
    suspend fun pass(revision: ULong): ULong = open { handle.pass(revision) }

    /** Makes a choice that the opening asks for. */
    suspend fun choose(choice: OpeningChoice, revision: ULong): ULong = open { handle.choose(choice, revision) }

    /** Takes back to the person's turn before. */
    suspend fun undo(revision: ULong): ULong = open { handle.undo(revision) }

    /** Plays again what was taken back. */
    suspend fun redo(revision: ULong): ULong = open { handle.redo(revision) }

    /** Gives the person's game up. */
    suspend fun resign(revision: ULong): ULong = open { handle.resign(revision) }

    /** The same game from an empty board. */
    suspend fun restart(revision: ULong): ULong = open { handle.restart(revision) }

    /** Turns a chain of stones dead or alive while a game of Go is counted. */
    suspend fun markDead(point: UInt, revision: ULong): ULong = open { handle.markDead(point, revision) }

    /** Ends a game of Go by its count. */
    suspend fun acceptCount(revision: ULong): ULong = open { handle.acceptCount(revision) }

    /** Goes on playing after both sides have passed in Go. */
    suspend fun resumePlay(revision: ULong): ULong = open { handle.resumePlay(revision) }

    /** The line on the board, to be stepped through. */
    fun replay(): ReplayHandle = open { handle.replay() }

    /** Who has what in a game of Go; an [AdviceException] says when there is nothing to estimate. */
    suspend fun estimate(revision: ULong): Estimate = open { handle.estimate(revision) }

    /** The game as a record in SGF. */
    fun record(): String = open { handle.record() }

    /** Says whether the person is at the game: else clock and thinking stand still. */
    suspend fun setActive(active: Boolean): ULong = open { handle.setActive(active) }

    /**
     * The candidates of the person to move, the best first. [improved] hears of a search that goes on.
     * Cancelling the caller stops the search.
     *
     * @throws AdviceException when there is nothing to advise on, or the game is closed meanwhile
     */
    suspend fun advise(revision: ULong, improved: (List<Advice>) -> Unit = {}): List<Advice> {
        var search: AdviceSearch? = null
        try {
            return suspendCancellableCoroutine { waiting ->
                val listener = object : AdviceListener {
                    override fun improved(advice: List<Advice>) = improved(advice)

                    override fun found(advice: List<Advice>) = waiting.resume(advice)

                    override fun stopped() = waiting.resumeWithException(AdviceException.Closed())
                }
                search = try {
                    handle.startAdvice(revision, listener)
                } catch (fault: IllegalStateException) {
                    throw if (isClosed.get()) AdviceException.Closed() else fault
                }
            }
        } finally {
            search?.stop()
            search?.close()
        }
    }

    /**
     * Ends thinking, searches and reports. Intents throw [GameException.Closed] from now on. Closing twice
     * does nothing.
     */
    override fun close() {
        if (isClosed.getAndSet(true)) return
        handle.shut()
        handle.close()
    }

    private inline fun <T> open(intent: () -> T): T {
        if (isClosed.get()) throw GameException.Closed()
        try {
            return intent()
        } catch (cancelled: CancellationException) {
            throw cancelled
        } catch (fault: IllegalStateException) {
            // How the generated code says that the handle was closed between our look and its call.
            throw if (isClosed.get()) GameException.Closed() else fault
        }
    }

    companion object {
        /** Every thread of the core's runtime asks to stay attached: attaching costs more than a call. */
        private val stayAttached by lazy {
            followThreads(object : ThreadListener {
                override fun started() = Native.detach(false)
            })
        }

        /** Begins a game; with a store, it takes the place of the game in progress there. */
        suspend fun start(config: GameConfig, options: GameOptions = usualOptions, store: Store? = null): GameSession {
            val reports = Reports()
            stayAttached
            val handle = store?.startGame(config, options, reports) ?: startGame(config, options, reports)
            return GameSession(handle, reports)
        }

        /** The game in progress as it was left, or null when there is none. */
        suspend fun resume(store: Store, options: GameOptions = usualOptions): GameSession? {
            val reports = Reports()
            stayAttached
            return store.resumeGame(options, reports)?.let { GameSession(it, reports) }
        }

        /** A stone of the computer's does not come sooner than a person can follow. */
        val usualOptions = GameOptions(smallestThinkingTime = Duration.ofMillis(400), untilStopped = false)
    }
}

/** Takes the core's reports; returns at once, so that it never holds up the game. */
private class Reports : GameListener {
    val changes = MutableSharedFlow<GameChange>(extraBufferCapacity = Int.MAX_VALUE)
    val progress = MutableStateFlow<ThinkingProgress?>(null)
    private var isAttached = false
    private var views: MutableStateFlow<GameView>? = null

    /** What came before anybody followed. */
    private var early: GameView? = null

    override fun changed(change: GameChange) {
        if (!isAttached) {
            // All calls come from one thread of the game's, which attaches once instead of for each.
            Native.detach(false)
            isAttached = true
        }
        show(change.view)
        changes.tryEmit(change)
    }

    @Synchronized
    private fun show(view: GameView) {
        val views = views
        if (views == null) early = view else views.value = newer(views.value, view)
    }

    override fun progress(progress: ThinkingProgress) {
        this.progress.value = progress
    }

    /** The views from [first] on, which may be older or newer than what was reported so far. */
    @Synchronized
    fun follow(first: GameView): MutableStateFlow<GameView> {
        val newest = early?.let { newer(first, it) } ?: first
        return MutableStateFlow(newest).also { views = it }
    }

    /** The revision stays the same where only the clock or the app's presence changed: then [next] is it. */
    private fun newer(known: GameView, next: GameView) = if (next.revision >= known.revision) next else known
}
