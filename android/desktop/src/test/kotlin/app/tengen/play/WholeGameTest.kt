package app.tengen.play

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assertCountEquals
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.pressKey
import app.tengen.core.GameOptions
import app.tengen.core.Store
import app.tengen.core.openStore
import app.tengen.golden.at
import app.tengen.ui.core.CoreHouse
import app.tengen.ui.core.CoreRecords
import app.tengen.ui.core.CoreSettings
import app.tengen.ui.fakes.FakeFiles
import app.tengen.ui.navigation.AppModel
import app.tengen.ui.navigation.AppParts
import app.tengen.ui.navigation.RecordParts
import app.tengen.ui.navigation.Route
import app.tengen.ui.navigation.TengenScreens
import app.tengen.ui.platform.GameView
import app.tengen.ui.platform.NoFeedback
import app.tengen.ui.platform.Turn
import app.tengen.ui.texts.Language
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.async
import kotlinx.coroutines.cancel
import kotlinx.coroutines.delay
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import java.nio.file.Files
import java.time.Duration

/** The whole app over the real library, used as a person would. */
@OptIn(ExperimentalTestApi::class, ExperimentalCoroutinesApi::class)
class WholeGameTest {
    @get:Rule
    val compose = createComposeRule()

    private val folder = Files.createTempDirectory("tengen").toString()
    private val files = FakeFiles()
    private val thread = PumpedDispatcher()
    private var scope = CoroutineScope(SupervisorJob() + thread)
    private lateinit var store: Store
    private lateinit var app: AppModel

    @After
    fun end() = leave()

    @Test
    fun aGameAgainstEasyByClickingPoints() = aGameAgainst("Easy")

    @Test
    fun aGameAgainstMediumByClickingPoints() = aGameAgainst("Medium")

    @Test
    fun aGameAgainstHardByClickingPoints() = aGameAgainst("Hard")

    @Test
    fun aGameByKeyboard() {
        start()
        newGameOf("Two players")
        // The first key brings the cursor into the middle; Black plays to the right, White a row below.
        press(listOf(Key.DirectionDown, Key.Enter))
        repeat(4) {
            press(listOf(Key.DirectionDown, Key.Enter))
            press(listOf(Key.DirectionUp, Key.DirectionRight, Key.Enter))
        }
        assertNotNull(view.outcome)
        compose.onNodeWithText("Black wins with five in a row.").assertExists()
    }

    @Test
    fun undoByKeyboardTakesBack() {
        start()
        newGameOf("Two players")
        press(listOf(Key.DirectionDown, Key.Enter, Key.DirectionDown, Key.Enter, Key.U))
        assertEquals(1, view.moves)
    }

    @Test
    fun aTapCountsWithinFourTenthsOfACell() {
        start()
        newGameOf("Two players")
        val cell = distance("A15", "B15")
        for ((steps, counts) in listOf(0.41f to false, 0.39f to true)) {
            tap(centre("H8") + Offset(steps * cell, 0f))
            assertEquals("$steps cells off", if (counts) 1 else 0, view.moves)
        }
        assertEquals(view.config.size.at("H8"), view.lastMove)
    }

    @Test
    fun tapsBetweenPointsAndOffTheBoardDoNothing() {
        start()
        newGameOf("Two players")
        val cell = distance("A15", "B15")
        tap(centre("H8") + Offset(0.5f * cell, 0.5f * cell))
        tap(centre("A15") + Offset(-0.5f * cell, 0f))
        tap(centre("H15") - Offset(0f, 3f * cell))
        assertEquals(0, view.moves)
        tap(centre("A1"))
        assertEquals(view.config.size.at("A1"), view.lastMove)
    }

    @Test
    fun theEndSheetTakesEveryTap() {
        start()
        newGameOf("Two players")
        for (label in listOf("H8", "H9", "J8", "G7", "K8", "J7", "L8", "G9", "M8")) play(label)
        await { compose.onAllNodes(hasText("Again")).fetchSemanticsNodes().isNotEmpty() }
        val moves = view.moves
        tap(centre("A1"))
        assertEquals(moves, view.moves)
        compose.onNodeWithText("Again").performClick()
        await { view.moves == 0 && view.outcome == null }
    }

    @Test
    fun leftAtAnyPlyTheGameComesBackTheSame() {
        start()
        newGameOf("Two players")
        for (label in listOf("H8", "H9", "J8", "G7", "K8", "J7", "L8", "G9", "M8")) {
            play(label)
            comesBackTheSame()
        }
        assertNotNull(view.outcome)
        compose.onNodeWithText("Black wins with five in a row.").assertExists()
    }

    @Test
    fun leftAtAnyPlyAGameAgainstTheComputerComesBackTheSame() {
        start()
        newGameOf("Easy")
        while (view.outcome == null) {
            play(view.config.size.points.map(view.config.size::label).first(::isPlayable))
            comesBackTheSame()
        }
        await { compose.onAllNodes(hasText("Again")).fetchSemanticsNodes().isNotEmpty() }
    }

    @Test
    fun aGameIsSharedAndOpenedAgain() {
        start()
        newGameOf("Two players")
        for (label in listOf("H8", "H9", "J8")) play(label)
        compose.onNodeWithText("More").performClick()
        compose.onNodeWithText("Share").performClick()
        await { files.shared.isNotEmpty() }
        compose.onNodeWithContentDescription("Back").performClick()
        openFile("Dear diary")
        await { isShown("This file was not opened") }
        compose.onNodeWithText("Close").performClick()
        await { !isShown("This file was not opened") }
        // Twice, so that there is a game to choose.
        openFile(files.shared.single().text.repeat(2))
        await { isShown("2 games in this file") }
        compose.onAllNodes(hasText("Five in a row, 15 × 15, 3 moves"))[1].performClick()
        await { app.state.value.route == Route.Replay }
        compose.onNodeWithContentDescription("Last move").performClick()
        await { isShown("3. Black J8") }
        compose.onNodeWithContentDescription("Share").performClick()
        await { files.shared.size == 2 }
        assertEquals(files.shared[0].text, files.shared[1].text)
    }

    private fun openFile(text: String) {
        files.picked = CompletableDeferred(text.toByteArray())
        compose.onNodeWithContentDescription("Open a record").performClick()
    }

    private fun isShown(text: String) = compose.onAllNodes(hasText(text)).fetchSemanticsNodes().isNotEmpty()

    /** Closes the app without warning, opens it again and goes on with the game. */
    private fun comesBackTheSame() {
        val before = view
        leave()
        start()
        compose.onNodeWithText(if (before.outcome == null) "Continue" else "Game over").performClick()
        await { app.state.value.route == Route.Play }
        assertEquals(before.copy(revision = 0), view.copy(revision = 0))
    }

    @Test
    fun whileTheComputerThinksUndoAndTheFrameClockGoOn() {
        start(GameOptions(smallestThinkingTime = Duration.ZERO, untilStopped = true))
        newGameOf("Hard")
        play("H8", waits = false)
        await { view.thinking }
        val frames = compose.mainClock.currentTime
        compose.mainClock.advanceTimeBy(500)
        assertTrue(compose.mainClock.currentTime > frames)
        compose.onNodeWithText("Undo").performClick()
        await { !view.thinking && view.moves == 0 }
    }

    private fun aGameAgainst(level: String) {
        start()
        newGameOf(level)
        var plies = 0
        while (view.outcome == null) {
            val point = view.config.size.points.first { isPlayable(view.config.size.label(it)) }
            play(view.config.size.label(point))
            assertTrue("a game ends", ++plies <= view.config.size.area)
        }
        await { compose.onAllNodes(hasText("Again")).fetchSemanticsNodes().isNotEmpty() }
    }

    private fun start(options: GameOptions = GameOptions(smallestThinkingTime = Duration.ZERO, untilStopped = false)) {
        scope = CoroutineScope(SupervisorJob() + thread)
        store = runBlocking { openStore(folder) }
        val starting = scope.async {
            val records = RecordParts(CoreRecords, files)
            val house = CoreHouse(store, options)
            AppModel.start(scope, AppParts(house, CoreSettings(store), NoFeedback, records, "test"))
        }
        await { starting.isCompleted }
        app = starting.getCompleted()
        if (shown == null) compose.setContent { shown?.let { TengenScreens(it, Language.En) } }
        shown = app
        compose.waitForIdle()
    }

    private var shown: AppModel? by mutableStateOf(null)

    private fun leave() {
        val closing = scope.launch { app.close() }
        await { closing.isCompleted }
        scope.cancel()
        store.close()
    }

    private fun newGameOf(opponent: String) {
        compose.onNodeWithText(opponent).performClick()
        compose.onNodeWithText("Start").performClick()
        await { app.state.value.route == Route.Play }
        compose.waitForIdle()
    }

    private val view: GameView get() = checkNotNull(app.state.value.play).state.value.view

    /** Plays by the point's node, and waits until the person is to move again. */
    private fun play(label: String, waits: Boolean = true) {
        val moves = view.moves
        compose.onNodeWithTag(label).performSemanticsAction(SemanticsActions.OnClick)
        await { view.moves > moves && (!waits || view.turn !is Turn.Computer) }
        compose.waitForIdle()
    }

    private fun isPlayable(label: String): Boolean = node(label).config.getOrNull(SemanticsActions.OnClick) != null

    private fun node(label: String): SemanticsNode = compose.onNodeWithTag(label).fetchSemanticsNode()

    private fun centre(label: String): Offset = node(label).boundsInRoot.center

    private fun distance(from: String, to: String): Float = centre(to).x - centre(from).x

    private fun tap(at: Offset) {
        compose.onRoot().performTouchInput {
            down(at)
            up()
        }
        compose.waitForIdle()
        // An intent that was sent is answered within a moment; one that was not leaves the count as it is.
        repeat(SETTLING_ROUNDS) {
            compose.runOnUiThread(thread::pump)
            runBlocking { delay(SETTLING_PAUSE) }
        }
        compose.waitForIdle()
    }

    private fun press(keys: List<Key>) {
        for (key in keys) {
            val revision = view.revision
            compose.onRoot().performKeyInput { pressKey(key) }
            compose.runOnUiThread(thread::pump)
            compose.waitForIdle()
            if (key == Key.Enter || key == Key.U) await { view.revision > revision }
        }
    }

    /** Lets the app's coroutines run until something holds. */
    private fun await(condition: () -> Boolean) = compose.waitUntil(WAIT) {
        compose.runOnUiThread(thread::pump)
        condition()
    }

    private companion object {
        const val WAIT = 20_000L
        const val SETTLING_ROUNDS = 10
        const val SETTLING_PAUSE = 20L
    }
}
