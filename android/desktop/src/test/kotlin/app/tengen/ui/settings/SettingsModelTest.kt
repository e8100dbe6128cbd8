package app.tengen.ui.settings

import app.tengen.ui.fakes.FakeSettings
import app.tengen.ui.platform.Settings
import app.tengen.ui.theme.Looks
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.test.TestScope
import kotlinx.coroutines.test.runCurrent
import kotlinx.coroutines.test.runTest
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test

/** What a person sets is shown at once and kept. */
@OptIn(ExperimentalCoroutinesApi::class)
class SettingsModelTest {
    private val port = FakeSettings()
    private val night = Settings(look = "night")
    private val numbered = Settings(look = "night", moveNumbers = true)

    private fun settings(check: TestScope.(SettingsModel) -> Unit) = runTest {
        check(SettingsModel(backgroundScope, port, Settings(), "1.2.3"))
    }

    @Test
    fun aChangeIsShownAtOnceAndSaved() = settings { model ->
        model.onIntent(night)
        assertEquals(night, model.state.value.settings)
        runCurrent()
        assertEquals(listOf(night), port.saved)
        assertEquals("1.2.3", model.state.value.version)
    }

    @Test
    fun theNewestIsSavedLast() = settings { model ->
        val gate = CompletableDeferred<Unit>()
        port.gate = gate
        model.onIntent(night)
        runCurrent()
        port.gate = CompletableDeferred(Unit)
        model.onIntent(numbered)
        runCurrent()
        assertEquals(emptyList<Settings>(), port.saved)
        gate.complete(Unit)
        runCurrent()
        assertEquals(listOf(night, numbered), port.saved)
    }

    @Test
    fun aFullDiskIsToldUntilASaveSucceeds() = settings { model ->
        port.isFull = true
        model.onIntent(night)
        runCurrent()
        assertTrue(model.state.value.couldNotSave)
        assertEquals(night, model.state.value.settings)
        port.isFull = false
        model.onIntent(numbered)
        runCurrent()
        assertFalse(model.state.value.couldNotSave)
    }

    @Test
    fun anUnknownLookIsTheDefault() {
        assertEquals(Looks.night, night.boardLook)
        assertEquals(Looks.kaya, Settings(look = "marble").boardLook)
    }
}
