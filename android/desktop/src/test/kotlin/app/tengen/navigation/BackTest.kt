package app.tengen.navigation

import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.navigationevent.NavigationEvent
import androidx.navigationevent.NavigationEventDispatcher
import androidx.navigationevent.NavigationEventDispatcherOwner
import androidx.navigationevent.NavigationEventInput
import androidx.navigationevent.compose.LocalNavigationEventDispatcherOwner
import app.tengen.core.Store
import app.tengen.core.openStore
import app.tengen.play.PumpedDispatcher
import app.tengen.ui.core.CoreHouse
import app.tengen.ui.core.CoreRecords
import app.tengen.ui.core.CoreSettings
import app.tengen.ui.fakes.FakeFiles
import app.tengen.ui.navigation.AppModel
import app.tengen.ui.navigation.AppParts
import app.tengen.ui.navigation.RecordParts
import app.tengen.ui.navigation.Route
import app.tengen.ui.navigation.TengenScreens
import app.tengen.ui.newgame.NewGameIntent
import app.tengen.ui.platform.NoFeedback
import app.tengen.ui.play.PlayIntent
import app.tengen.ui.texts.Language
import app.tengen.ui.texts.TextsEn
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.async
import kotlinx.coroutines.cancel
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import java.nio.file.Files

/** The system's gesture for going back. */
@OptIn(ExperimentalTestApi::class, ExperimentalCoroutinesApi::class)
class BackTest {
    @get:Rule
    val compose = createComposeRule()

    private val thread = PumpedDispatcher()
    private val scope = CoroutineScope(SupervisorJob() + thread)
    private val gesture = Gesture()
    private lateinit var store: Store
    private lateinit var app: AppModel
    private var timesLeft = 0

    @Before
    fun start() {
        store = runBlocking { openStore(Files.createTempDirectory("tengen").toString()) }
        val starting = scope.async {
            val records = RecordParts(CoreRecords, FakeFiles())
            AppModel.start(scope, AppParts(CoreHouse(store), CoreSettings(store), NoFeedback, records, "test"))
        }
        await { starting.isCompleted }
        app = starting.getCompleted()
        val system = object : NavigationEventDispatcherOwner {
            override val navigationEventDispatcher = NavigationEventDispatcher { timesLeft++ }
        }
        system.navigationEventDispatcher.addInput(gesture)
        compose.setContent {
            CompositionLocalProvider(LocalNavigationEventDispatcherOwner provides system) {
                TengenScreens(app, Language.En)
            }
        }
    }

    @After
    fun end() {
        val closing = scope.launch { app.close() }
        await { closing.isCompleted }
        scope.cancel()
        store.close()
    }

    @Test
    fun itLeadsToTheScreenBelow() {
        compose.runOnUiThread { app.openSettings() }
        compose.waitForIdle()
        goBack()
        assertEquals(listOf(Route.NewGame), app.state.value.routes)
        compose.onNodeWithText(TextsEn.newGameStart).assertExists()
    }

    @Test
    fun onTheFirstScreenItIsTheSystems() {
        goBack()
        assertEquals(1, timesLeft)
        assertEquals(listOf(Route.NewGame), app.state.value.routes)
    }

    @Test
    fun whileItIsUnderWayTheScreenMakesRoom() {
        compose.runOnUiThread { app.openSettings() }
        compose.waitForIdle()
        val before = settingsTitle().boundsInRoot
        compose.runOnUiThread { gesture.start() }
        compose.runOnUiThread { gesture.progress(0.5f) }
        compose.waitForIdle()
        assertTrue(settingsTitle().boundsInRoot.width < before.width)
        compose.runOnUiThread { gesture.cancel() }
        compose.waitForIdle()
        assertEquals(before, settingsTitle().boundsInRoot)
        assertEquals(Route.Settings, app.state.value.route)
    }

    @Test
    fun itClosesASheetFirst() {
        compose.onNodeWithText(TextsEn.newGameStart).performClick()
        await { app.state.value.route == Route.Play }
        val play = checkNotNull(app.state.value.play)
        // Only a game with a stone in it is worth asking about.
        compose.runOnUiThread { play.onIntent(PlayIntent.Place(0, play.state.value.view.revision)) }
        await { play.state.value.view.log.isNotEmpty() }
        goBack()
        compose.runOnUiThread { app.newGame.onIntent(NewGameIntent.Start) }
        compose.waitForIdle()
        compose.onNodeWithText(TextsEn.newGameReplaceTitle).assertExists()
        goBack()
        compose.onNodeWithText(TextsEn.newGameReplaceTitle).assertDoesNotExist()
        assertEquals(0, timesLeft)
        goBack()
        assertEquals(1, timesLeft)
    }

    private fun goBack() {
        compose.runOnUiThread {
            gesture.start()
            gesture.complete()
        }
        compose.runOnUiThread(thread::pump)
        compose.waitForIdle()
    }

    private fun settingsTitle(): SemanticsNode = compose.onNode(hasText(TextsEn.settingsTitle)).fetchSemanticsNode()

    private fun await(condition: () -> Boolean) = compose.waitUntil(20_000) {
        compose.runOnUiThread(thread::pump)
        condition()
    }

    /** A finger that comes from the left edge. */
    private class Gesture : NavigationEventInput() {
        fun start() = dispatchOnBackStarted(NavigationEvent(NavigationEvent.EDGE_LEFT))

        fun progress(progress: Float) = dispatchOnBackProgressed(NavigationEvent(NavigationEvent.EDGE_LEFT, progress))

        fun cancel() = dispatchOnBackCancelled()

        fun complete() = dispatchOnBackCompleted()
    }
}
