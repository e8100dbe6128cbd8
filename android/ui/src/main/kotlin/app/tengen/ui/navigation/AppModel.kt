package app.tengen.ui.navigation

import androidx.compose.runtime.Immutable
import app.tengen.ui.board.BoardSize
import app.tengen.ui.newgame.NewGameModel
import app.tengen.ui.newgame.config
import app.tengen.ui.platform.Feedback
import app.tengen.ui.platform.GameChoice
import app.tengen.ui.platform.GameHouse
import app.tengen.ui.platform.GameKind
import app.tengen.ui.platform.GamePort
import app.tengen.ui.platform.GameRefusal
import app.tengen.ui.platform.RecordFile
import app.tengen.ui.platform.RecordFiles
import app.tengen.ui.platform.RecordReader
import app.tengen.ui.platform.SettingsNotSaved
import app.tengen.ui.platform.SettingsPort
import app.tengen.ui.play.PlayModel
import app.tengen.ui.record.OpenedGame
import app.tengen.ui.record.RecordModel
import app.tengen.ui.record.recordFileName
import app.tengen.ui.replay.ReplayModel
import app.tengen.ui.settings.SettingsModel
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.cancel
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock
import kotlinx.coroutines.withContext
import java.time.LocalDate
import kotlin.random.Random

/** A screen that the person can be on. */
enum class Route { NewGame, Play, Replay, Settings, RecordList }

/** Where the person is, and what is shown there. */
@Immutable
data class AppState(
    /** The screens that lie one on the other, the visible one last; never empty. */
    val routes: List<Route> = listOf(Route.NewGame),
    /** The game in progress, while its screen is among [routes]. */
    val play: PlayModel? = null,
    /** The game that is gone through, while its screen is among [routes]. */
    val replay: ReplayModel? = null,
) {
    /** The visible screen. */
    val route: Route get() = routes.last()
}

/** What the app brings along from the device. */
class AppParts(
    val house: GameHouse,
    val settings: SettingsPort,
    val feedback: Feedback,
    val records: RecordParts,
    val version: String,
    val random: Random = Random.Default,
    /** Where games are closed, which may take a moment. */
    val background: CoroutineDispatcher = Dispatchers.Default,
)

/** What reads records, and where they come from and go to. */
class RecordParts(
    val reader: RecordReader,
    val files: RecordFiles,
    /** The date, as 2026-12-07. */
    val today: () -> String = { LocalDate.now().toString() },
)

/** The whole app: which screen is shown, and the models behind the screens. Used from the thread of [scope] only. */
class AppModel private constructor(
    private val scope: CoroutineScope,
    private val parts: AppParts,
    val settings: SettingsModel,
    choice: GameChoice,
) {
    private val changeable = MutableStateFlow(AppState())
    private val turns = Mutex()
    private var game: OpenGame? = null

    /** Where the person is. */
    val state: StateFlow<AppState> = changeable.asStateFlow()

    /** The choices for a new game. */
    val newGame: NewGameModel = NewGameModel(parts.house, choice, ::begin)

    /** The files of games. */
    val record: RecordModel =
        RecordModel(scope, parts.records.reader, parts.records.files, { push(Route.RecordList) }, ::show)

    /** Goes back a screen. False on the first one, where the system takes over. */
    fun back(): Boolean {
        val state = state.value
        if (state.routes.size == 1) return false
        if (state.route == Route.Play) game?.let { newGame.show(it.port.view.value) }
        changeable.update { it.copy(routes = it.routes.dropLast(1)) }
        if (state.route == Route.Play) game?.model?.setActive(false)
        return true
    }

    /** Shows the settings. */
    fun openSettings() = push(Route.Settings)

    /** Goes back into the game in progress. */
    fun continueGame() {
        val open = game ?: return
        changeable.update { it.copy(play = open.model) }
        push(Route.Play)
        open.model.setActive(true)
    }

    /** Goes through the game that has ended. */
    fun openReplay() {
        val open = game ?: return
        show(ReplayModel(open.scope, open.port.replay()))
    }

    /** Passes the game in progress on to others, as far as it has come. */
    fun shareGame() {
        val port = game?.port ?: return
        val config = port.view.value.config
        record.share { RecordFile(fileName(config.variant.kind, config.size), port.record()) }
    }

    /** Passes on the game that is gone through. */
    fun shareReplay() {
        val replay = state.value.replay ?: return
        val shown = replay.state.value
        record.share { RecordFile(fileName(shown.game, shown.size), replay.record) }
    }

    /** Leaves the game for the choices of a new one. */
    fun openNewGame() {
        while (state.value.route != Route.NewGame && back()) Unit
    }

    /** The same choices once more. */
    fun playAgain() {
        val open = game ?: return
        scope.launch { refusalIgnored { open.port.restart(open.port.view.value.revision) } }
    }

    /**
     * Opens the screens that lay one on the other when the system ended the app, those of a game only as
     * far as the game is still there.
     */
    fun reopen(routes: List<Route>) {
        for (route in routes) {
            when (route) {
                Route.NewGame -> Unit
                Route.Play -> continueGame()
                Route.Replay -> if (state.value.route == Route.Play && isOver) openReplay()
                Route.Settings -> openSettings()
                // The file is the other app's, and was lent for once.
                Route.RecordList -> Unit
            }
        }
    }

    /** Tells whether the person looks at the app. */
    fun setActive(active: Boolean) {
        // Also while the settings lie over the game: it goes on meanwhile, but not with the app away.
        if (Route.Play in state.value.routes) game?.model?.setActive(active)
    }

    /** Closes the game; its last change is saved. */
    suspend fun close() = turns.withLock {
        closeGame()
        state.value.replay?.close()
        changeable.update { it.copy(replay = null) }
        record.close()
    }

    private val isOver: Boolean get() = game?.port?.view?.value?.outcome != null

    private fun show(opened: OpenedGame) = show(ReplayModel(scope, opened))

    private fun show(replay: ReplayModel) {
        state.value.replay?.close()
        changeable.update { it.copy(replay = replay) }
        push(Route.Replay)
    }

    private fun fileName(game: GameKind, size: BoardSize) = recordFileName(game, size, parts.records.today())

    private fun push(route: Route) {
        if (state.value.route != route) changeable.update { it.copy(routes = it.routes + route) }
    }

    private fun begin(choice: GameChoice) {
        scope.launch {
            turns.withLock {
                closeGame()
                try {
                    parts.settings.save(choice)
                } catch (_: SettingsNotSaved) {
                    // The choices hold for this game; the settings screen tells of a full disk.
                }
                try {
                    open(parts.house.start(choice.config(settings.state.value.settings.foulPolicy, parts.random)))
                } catch (_: GameRefusal) {
                    newGame.showUnreadable()
                    newGame.show(null)
                    return@launch
                }
            }
            continueGame()
        }
    }

    private suspend fun resume() = turns.withLock {
        try {
            parts.house.resume()?.let(::open)
        } catch (_: GameRefusal) {
            newGame.showUnreadable()
        }
    }

    private fun open(port: GamePort) {
        val gameScope = CoroutineScope(scope.coroutineContext + SupervisorJob(scope.coroutineContext[Job]))
        game = OpenGame(port, PlayModel(gameScope, port, parts.feedback), gameScope)
        newGame.show(port.view.value)
    }

    private suspend fun closeGame() {
        val open = game ?: return
        game = null
        state.value.replay?.close()
        changeable.update { state ->
            state.copy(
                routes = state.routes.filter { it == Route.NewGame || it == Route.Settings },
                play = null,
                replay = null,
            )
        }
        open.scope.cancel()
        withContext(parts.background) { open.port.close() }
    }

    private class OpenGame(val port: GamePort, val model: PlayModel, val scope: CoroutineScope)

    companion object {
        /** The app as it was left: settings, last choices, and the game in progress, paused. */
        suspend fun start(scope: CoroutineScope, parts: AppParts): AppModel {
            val settings = SettingsModel(scope, parts.settings, parts.settings.settings(), parts.version)
            val app = AppModel(scope, parts, settings, parts.settings.choice())
            app.resume()
            return app
        }
    }
}

/** A restart that comes too late changes nothing, and the screen shows why already. */
private inline fun refusalIgnored(intent: () -> Unit) {
    try {
        intent()
    } catch (_: GameRefusal) {
        return
    }
}
