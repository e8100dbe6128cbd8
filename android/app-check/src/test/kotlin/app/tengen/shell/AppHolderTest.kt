package app.tengen.shell

import app.tengen.core.openStore
import app.tengen.ui.core.CoreHouse
import app.tengen.ui.core.CoreRecords
import app.tengen.ui.core.CoreSettings
import app.tengen.ui.navigation.AppModel
import app.tengen.ui.navigation.AppParts
import app.tengen.ui.navigation.RecordParts
import app.tengen.ui.navigation.Route
import app.tengen.ui.newgame.NewGameIntent
import app.tengen.ui.platform.NoFeedback
import app.tengen.ui.platform.RecordFile
import app.tengen.ui.platform.RecordFiles
import app.tengen.ui.play.Notice
import app.tengen.ui.play.PlayIntent
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.asCoroutineDispatcher
import kotlinx.coroutines.cancel
import kotlinx.coroutines.flow.filterNotNull
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withContext
import kotlinx.coroutines.withTimeout
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Test
import java.nio.file.Files
import java.util.concurrent.Executors

/** The holder over the real library: what a person finds when the system has ended the process meanwhile. */
class AppHolderTest {
    private val folder = Files.createTempDirectory("tengen").toString()
    private val thread = Executors.newSingleThreadExecutor().asCoroutineDispatcher()

    @After
    fun end() = thread.close()

    @Test
    fun activitiesShareOneModel() = process { holder, starts ->
        holder.begin(emptyList())
        val app = holder.begun()
        holder.begin(listOf(Route.NewGame, Route.Settings))
        assertEquals(1, starts())
        assertEquals(app, holder.begun())
        assertEquals(listOf(Route.NewGame), holder.routes)
    }

    @Test
    fun aFileIsNotOpenedAgain() = process { holder, _ ->
        holder.begin(listOf(Route.NewGame, Route.RecordList, Route.Replay))
        holder.begun()
        assertEquals(listOf(Route.NewGame), holder.routes)
    }

    @Test
    fun aGameIsShownAgainWhereItWas() {
        process { holder, _ ->
            holder.begin(emptyList())
            holder.setActive(true)
            val app = holder.begun()
            app.newGame.onIntent(NewGameIntent.Start)
            app.state.first { it.route == Route.Play }
            app.openSettings()
            assertEquals(listOf(Route.NewGame, Route.Play, Route.Settings), holder.routes)
        }
        process { holder, _ ->
            holder.begin(listOf(Route.NewGame, Route.Play, Route.Settings))
            val app = holder.begun()
            assertEquals(listOf(Route.NewGame, Route.Play, Route.Settings), holder.routes)
            app.back()
            assertEquals(15, app.state.value.play?.state?.value?.view?.config?.size?.columns)
        }
    }

    @Test
    fun theGameWaitsWhileTheAppIsAwayAlsoBeneathTheSettings() = process { holder, _ ->
        holder.begin(emptyList())
        holder.setActive(true)
        val app = holder.begun()
        app.newGame.onIntent(NewGameIntent.Start)
        val play = checkNotNull(app.state.first { it.route == Route.Play }.play)
        app.openSettings()
        holder.setActive(false)
        play.onIntent(PlayIntent.Place(0, play.state.value.view.revision))
        play.state.first { it.notice is Notice.Refused }
        holder.setActive(true)
        play.onIntent(PlayIntent.Place(0, play.state.value.view.revision))
        play.state.first { it.view.log.isNotEmpty() }
    }

    @Test
    fun screensOfAGameThatIsGoneStayClosed() = process { holder, _ ->
        holder.begin(listOf(Route.NewGame, Route.Play, Route.Replay))
        val app = holder.begun()
        assertEquals(listOf(Route.NewGame), holder.routes)
        assertNull(app.state.value.play)
    }

    @Test
    fun theSystemMayAskForTheScreensBeforeTheyAreThere() = process { holder, _ ->
        holder.begin(listOf(Route.NewGame, Route.Settings))
        assertEquals(listOf(Route.NewGame, Route.Settings), holder.routes)
        holder.begun()
    }

    private suspend fun AppHolder.begun(): AppModel = app.filterNotNull().first()

    /** Runs [use] in what stands for a process; afterwards the library has let go of the store. */
    private fun process(use: suspend (AppHolder, starts: () -> Int) -> Unit) = runBlocking {
        withTimeout(60_000) {
            val scope = CoroutineScope(SupervisorJob() + thread)
            val store = openStore(folder)
            var starts = 0
            val holder = AppHolder(scope) {
                starts++
                val records = RecordParts(CoreRecords, NoFiles)
                AppModel.start(scope, AppParts(CoreHouse(store), CoreSettings(store), NoFeedback, records, "0"))
            }
            withContext(thread) {
                use(holder) { starts }
                holder.app.value?.close()
            }
            scope.cancel()
            store.close()
        }
    }
}

/** A phone whose files nobody asks for. */
private object NoFiles : RecordFiles {
    override suspend fun share(file: RecordFile) = Unit

    override suspend fun pick(): ByteArray? = null
}
