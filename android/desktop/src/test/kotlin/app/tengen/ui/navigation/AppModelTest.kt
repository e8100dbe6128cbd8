package app.tengen.ui.navigation

import app.tengen.ui.fakes.FakeFeedback
import app.tengen.ui.fakes.FakeFiles
import app.tengen.ui.fakes.FakeGame
import app.tengen.ui.fakes.FakeHouse
import app.tengen.ui.fakes.FakeReader
import app.tengen.ui.fakes.FakeRecord
import app.tengen.ui.fakes.FakeSettings
import app.tengen.ui.fakes.ended
import app.tengen.ui.fakes.viewAfter
import app.tengen.ui.newgame.NewGameIntent
import app.tengen.ui.platform.FoulPolicy
import app.tengen.ui.platform.GameChoice
import app.tengen.ui.platform.OutcomeReason
import app.tengen.ui.platform.RecordFile
import app.tengen.ui.platform.RecordRefusal
import app.tengen.ui.platform.Settings
import app.tengen.ui.record.RecordIntent
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.launch
import kotlinx.coroutines.test.StandardTestDispatcher
import kotlinx.coroutines.test.TestScope
import kotlinx.coroutines.test.runCurrent
import kotlinx.coroutines.test.runTest
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

/** Where the person is, and which game is in progress. */
@OptIn(ExperimentalCoroutinesApi::class)
class AppModelTest {
    private val house = FakeHouse()
    private val port = FakeSettings()
    private val reader = FakeReader()
    private val files = FakeFiles()

    private fun app(check: suspend TestScope.(AppModel) -> Unit) = runTest {
        val records = RecordParts(reader, files) { "2026-12-07" }
        val background = StandardTestDispatcher(testScheduler)
        val parts = AppParts(house, port, FakeFeedback(), records, "1.2.3", background = background)
        check(AppModel.start(backgroundScope, parts))
    }

    private fun saved(game: FakeGame): FakeGame {
        house.saved = game
        house.newest = game
        return game
    }

    private fun TestScope.begin(app: AppModel) {
        app.newGame.onIntent(NewGameIntent.Start)
        runCurrent()
    }

    @Test
    fun itBeginsWithTheLastChoices() {
        port.choice = GameChoice(side = 19)
        app { app ->
            assertEquals(Route.NewGame, app.state.value.route)
            assertEquals(19, app.newGame.state.value.choice.side)
            assertNull(app.newGame.state.value.inProgress)
        }
    }

    @Test
    fun aGameInProgressCanBeContinued() {
        val game = saved(FakeGame(viewAfter("H8")))
        app { app ->
            assertEquals(viewAfter("H8"), app.newGame.state.value.inProgress)
            assertNull(app.state.value.play)
            app.continueGame()
            runCurrent()
            assertEquals(listOf(Route.NewGame, Route.Play), app.state.value.routes)
            assertEquals(viewAfter("H8"), app.state.value.play?.state?.value?.view)
            assertEquals(listOf("active true"), game.asked)
        }
    }

    @Test
    fun withoutAGameThereIsNothingToContinue() = app { app ->
        app.continueGame()
        app.openReplay()
        app.playAgain()
        assertEquals(listOf(Route.NewGame), app.state.value.routes)
    }

    @Test
    fun anUnreadableGameIsTold() {
        house.isBroken = true
        app { app -> assertTrue(app.newGame.state.value.couldNotRead) }
    }

    @Test
    fun aNewGameIsShownAndItsChoicesKept() {
        port.settings = Settings(foulPolicy = FoulPolicy.Loses)
        app { app ->
            app.newGame.onIntent(NewGameIntent.ChooseSide(13))
            begin(app)
            assertEquals(Route.Play, app.state.value.route)
            assertEquals(13, port.choice.side)
            assertEquals(listOf(13 to FoulPolicy.Loses), house.started.map { it.size.columns to it.five?.foulPolicy })
            assertEquals(listOf("active true"), house.newest?.asked)
            assertFalse(app.newGame.state.value.isStarting)
        }
    }

    @Test
    fun aFullDiskDoesNotKeepAGameFromBeginning() = app { app ->
        port.isFull = true
        begin(app)
        assertEquals(Route.Play, app.state.value.route)
    }

    @Test
    fun aGameThatCannotBeginIsTold() = app { app ->
        house.isBroken = true
        begin(app)
        assertEquals(Route.NewGame, app.state.value.route)
        assertTrue(app.newGame.state.value.couldNotRead)
        assertFalse(app.newGame.state.value.isStarting)
    }

    @Test
    fun aNewGameClosesTheOneBefore() {
        val old = saved(FakeGame(viewAfter("H8")))
        app { app ->
            app.newGame.onIntent(NewGameIntent.Start)
            app.newGame.onIntent(NewGameIntent.ConfirmReplace)
            runCurrent()
            assertTrue(old.isClosed)
            assertEquals(viewAfter("", house.started.single()), app.state.value.play?.state?.value?.view)
        }
    }

    @Test
    fun backLeavesTheGamePaused() {
        val game = saved(FakeGame(viewAfter("H8")))
        app { app ->
            app.continueGame()
            runCurrent()
            assertTrue(app.back())
            runCurrent()
            assertEquals(Route.NewGame, app.state.value.route)
            assertEquals(listOf("active true", "active false"), game.asked)
            assertFalse(game.isClosed)
            assertEquals(viewAfter("H8"), app.newGame.state.value.inProgress)
        }
    }

    @Test
    fun onTheFirstScreenBackIsTheSystems() = app { app ->
        assertFalse(app.back())
        assertEquals(listOf(Route.NewGame), app.state.value.routes)
    }

    @Test
    fun settingsLieOverTheGame() {
        val game = saved(FakeGame(viewAfter("H8")))
        app { app ->
            app.continueGame()
            app.openSettings()
            app.openSettings()
            runCurrent()
            assertEquals(listOf(Route.NewGame, Route.Play, Route.Settings), app.state.value.routes)
            app.back()
            runCurrent()
            assertEquals(Route.Play, app.state.value.route)
            assertEquals(listOf("active true"), game.asked)
        }
    }

    @Test
    fun aFinishedGameIsReplayedFromItsEnd() {
        saved(FakeGame(viewAfter("H8 H9").ended(OutcomeReason.FullBoard)))
        app { app ->
            app.continueGame()
            app.openReplay()
            assertEquals(listOf(Route.NewGame, Route.Play, Route.Replay), app.state.value.routes)
            assertEquals(2, app.state.value.replay?.state?.value?.position)
            app.back()
            assertEquals(Route.Play, app.state.value.route)
        }
    }

    @Test
    fun homeLeavesAllScreens() {
        val game = saved(FakeGame(viewAfter("H8").ended(OutcomeReason.FullBoard)))
        app { app ->
            app.continueGame()
            app.openReplay()
            app.openNewGame()
            runCurrent()
            assertEquals(listOf(Route.NewGame), app.state.value.routes)
            assertEquals("active false", game.asked.last())
        }
    }

    @Test
    fun againIsTheSameGameFromTheBeginning() {
        val game = saved(FakeGame(viewAfter("H8").ended(OutcomeReason.FullBoard)))
        app { app ->
            app.continueGame()
            app.playAgain()
            runCurrent()
            assertEquals("restart at 1", game.asked.last())
            assertEquals(Route.Play, app.state.value.route)
        }
    }

    @Test
    fun theGameStandsStillWhileNobodyLooks() {
        val game = saved(FakeGame(viewAfter("H8")))
        app { app ->
            app.setActive(false)
            runCurrent()
            assertEquals(emptyList<String>(), game.asked)
            app.continueGame()
            app.setActive(false)
            runCurrent()
            assertEquals(listOf("active true", "active false"), game.asked)
            app.openSettings()
            app.setActive(true)
            runCurrent()
            assertEquals("the game beneath the settings", "active true", game.asked.last())
        }
    }

    @Test
    fun closingTheAppClosesTheGame() {
        val game = saved(FakeGame(viewAfter("H8")))
        app { app ->
            app.continueGame()
            assertNotNull(app.state.value.play)
            val closing = backgroundScope.launch { app.close() }
            runCurrent()
            assertTrue(closing.isCompleted)
            assertTrue(game.isClosed)
            assertEquals(listOf(Route.NewGame), app.state.value.routes)
        }
    }

    private fun TestScope.open(app: AppModel, record: FakeRecord) {
        reader.record = record
        files.picked = CompletableDeferred(ByteArray(0))
        app.record.onIntent(RecordIntent.Open)
        runCurrent()
    }

    @Test
    fun aGameOfAFileIsReplayedFromItsBeginning() = app { app ->
        val record = FakeRecord(listOf("H8 H9"), listOf("line 1: damaged"))
        open(app, record)
        assertEquals(listOf(Route.NewGame, Route.Replay), app.state.value.routes)
        val shown = app.state.value.replay?.state?.value
        assertEquals(0, shown?.position)
        assertEquals("Black 0", shown?.summary?.black)
        assertEquals(record.warnings, shown?.warnings)
        app.back()
        open(app, FakeRecord(listOf("H8")))
        assertTrue("the one before is let go", record.shown.single().isClosed)
    }

    @Test
    fun theListOfGamesLiesBelowTheReplay() = app { app ->
        open(app, FakeRecord(listOf("H8", "H8 H9")))
        assertEquals(Route.RecordList, app.state.value.route)
        app.record.onIntent(RecordIntent.Choose(1))
        runCurrent()
        assertEquals(listOf(Route.NewGame, Route.RecordList, Route.Replay), app.state.value.routes)
        app.back()
        app.record.onIntent(RecordIntent.Choose(0))
        runCurrent()
        assertEquals(1, app.state.value.replay?.state?.value?.last)
    }

    @Test
    fun aFileThatIsNoRecordLeavesTheGameInProgress() {
        val game = saved(FakeGame(viewAfter("H8")))
        app { app ->
            files.picked = CompletableDeferred(ByteArray(0))
            app.record.onIntent(RecordIntent.Open)
            runCurrent()
            assertTrue(app.record.state.value.refusal is RecordRefusal.NoRecord)
            assertEquals(listOf(Route.NewGame), app.state.value.routes)
            assertEquals(viewAfter("H8"), app.newGame.state.value.inProgress)
            assertFalse(game.isClosed)
        }
    }

    @Test
    fun theGameInProgressIsShared() {
        saved(FakeGame(viewAfter("H8 H9")))
        app { app ->
            app.shareGame()
            runCurrent()
            assertEquals(listOf(RecordFile("Tengen five in a row 15x15 2026-12-07.sgf", "H8 H9")), files.shared)
        }
    }

    @Test
    fun aReplayIsShared() = app { app ->
        app.shareReplay()
        open(app, FakeRecord(listOf("H8 H9 J9")))
        app.shareReplay()
        runCurrent()
        assertEquals(listOf("H8 H9 J9"), files.shared.map { it.text })
    }
}
