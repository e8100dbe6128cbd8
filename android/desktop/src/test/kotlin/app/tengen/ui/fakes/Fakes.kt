package app.tengen.ui.fakes

import app.tengen.ui.board.BoardSize
import app.tengen.ui.board.HeatPoint
import app.tengen.ui.platform.Cue
import app.tengen.ui.platform.Feedback
import app.tengen.ui.platform.FiveRule
import app.tengen.ui.platform.GameChange
import app.tengen.ui.platform.GameChoice
import app.tengen.ui.platform.GameConfig
import app.tengen.ui.platform.GameHouse
import app.tengen.ui.platform.GamePort
import app.tengen.ui.platform.GameRefusal
import app.tengen.ui.platform.GameView
import app.tengen.ui.platform.GoRuleSet
import app.tengen.ui.platform.Hint
import app.tengen.ui.platform.Opening
import app.tengen.ui.platform.OpeningChoice
import app.tengen.ui.platform.ReplayPort
import app.tengen.ui.platform.Settings
import app.tengen.ui.platform.SettingsNotSaved
import app.tengen.ui.platform.SettingsPort
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableSharedFlow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow

/** A game that knows no rule: it writes down what it is asked and reports what a test makes it report. */
class FakeGame(view: GameView) : GamePort {
    private val views = MutableStateFlow(view)
    private val reports = MutableSharedFlow<GameChange>(extraBufferCapacity = 100)

    /** What was asked, with its revision: "play 112 at 0". */
    val asked = mutableListOf<String>()

    /** Thrown by every intent that is not stale, if set. */
    var refusal: GameRefusal? = null

    /** What the next search finds. */
    var foundHint = CompletableDeferred<Hint>()
    var foundValues: List<HeatPoint> = emptyList()

    /** How many searches for a hint were given up. */
    var stoppedSearches = 0
    var isClosed = false

    override val view: StateFlow<GameView> = views
    override val changes: Flow<GameChange> = reports

    /** Reports a change to whoever listens. */
    fun report(change: GameChange) {
        views.value = change.view
        check(reports.tryEmit(change)) { "nobody takes the changes" }
    }

    override suspend fun play(point: Int, revision: Long) = take("play $point", revision)

    override suspend fun pass(revision: Long) = take("pass", revision)

    override suspend fun choose(choice: OpeningChoice, revision: Long) = take("choose $choice", revision)

    override suspend fun undo(revision: Long) = take("undo", revision)

    override suspend fun redo(revision: Long) = take("redo", revision)

    override suspend fun resign(revision: Long) = take("resign", revision)

    override suspend fun restart(revision: Long) = take("restart", revision)

    override suspend fun markDead(point: Int, revision: Long) = take("mark $point", revision)

    override suspend fun acceptCount(revision: Long) = take("accept", revision)

    override suspend fun resumePlay(revision: Long) = take("resume", revision)

    override fun replay(): ReplayPort = FakeReplay(view.value)

    override fun record(): String {
        refusal?.let { throw it }
        return recordOf(view.value)
    }

    override suspend fun hint(revision: Long): Hint {
        take("hint", revision)
        try {
            return foundHint.await()
        } catch (stop: kotlinx.coroutines.CancellationException) {
            stoppedSearches++
            throw stop
        }
    }

    override suspend fun moveValues(revision: Long): List<HeatPoint> {
        take("values", revision)
        return foundValues
    }

    override suspend fun setActive(active: Boolean) {
        asked += "active $active"
    }

    override fun close() {
        isClosed = true
    }

    private fun take(intent: String, revision: Long) {
        asked += "$intent at $revision"
        if (revision != view.value.revision) throw GameRefusal.Stale()
        refusal?.let { throw it }
    }
}

/** A house whose games are fakes. */
class FakeHouse(var saved: FakeGame? = null) : GameHouse {
    val started = mutableListOf<GameConfig>()
    var newest: FakeGame? = saved

    /** Whether nothing can be read or begun. */
    var isBroken = false

    override suspend fun start(config: GameConfig): GamePort {
        if (isBroken) throw GameRefusal.Failed("broken")
        started += config
        return FakeGame(viewAfter("", config)).also { newest = it }
    }

    override suspend fun resume(): GamePort? = if (isBroken) throw GameRefusal.Failed("broken") else saved

    /** The openings of gomoku fit boards of 15 only. */
    override fun openings(rule: FiveRule, size: BoardSize): List<Opening> =
        if (size.columns == 15) Opening.entries else listOf(Opening.Free, Opening.CentreFirst)

    override fun usualKomi(ruleSet: GoRuleSet): Int = if (ruleSet == GoRuleSet.Japanese) 13 else 15

    /** Small boards have room for few. */
    override fun mostHandicap(size: BoardSize): Int = if (size.columns < 13) 5 else 9
}

/** Keeps settings in memory. */
class FakeSettings(var settings: Settings = Settings(), var choice: GameChoice = GameChoice()) : SettingsPort {
    val saved = mutableListOf<Settings>()

    /** Whether the disk is full. */
    var isFull = false

    /** Holds up what is saved from now on until it is completed. */
    var gate = CompletableDeferred(Unit)

    override suspend fun settings(): Settings = settings

    override suspend fun save(settings: Settings) {
        gate.await()
        if (isFull) throw SettingsNotSaved("full")
        saved += settings
        this.settings = settings
    }

    override suspend fun choice(): GameChoice = choice

    override suspend fun save(choice: GameChoice) {
        if (isFull) throw SettingsNotSaved("full")
        this.choice = choice
    }
}

/** Writes down what was heard and felt. */
class FakeFeedback : Feedback {
    val heard = mutableListOf<Cue>()
    val felt = mutableListOf<Cue>()

    override fun sound(cue: Cue) {
        heard += cue
    }

    override fun haptic(cue: Cue) {
        felt += cue
    }
}
