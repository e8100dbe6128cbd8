package app.tengen.ui.settings

import androidx.compose.runtime.Immutable
import app.tengen.ui.platform.Settings
import app.tengen.ui.platform.SettingsNotSaved
import app.tengen.ui.platform.SettingsPort
import app.tengen.ui.theme.BoardLook
import app.tengen.ui.theme.Looks
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch

/** Everything that the settings screen shows. */
@Immutable
data class SettingsState(
    val settings: Settings,
    /** The app's version. */
    val version: String,
    /** Whether the last change could not be saved. */
    val couldNotSave: Boolean = false,
)

/** The look that is set. */
val Settings.boardLook: BoardLook get() = Looks.all.find { it.id == look } ?: Looks.all.first()

/** Holds the settings and saves each change. */
class SettingsModel(
    private val scope: CoroutineScope,
    private val port: SettingsPort,
    settings: Settings,
    version: String,
) {
    private val changeable = MutableStateFlow(SettingsState(settings, version))
    private var saving: Job? = null

    /** What the screen shows. */
    val state: StateFlow<SettingsState> = changeable.asStateFlow()

    /** Sets and saves. */
    fun onIntent(settings: Settings) {
        changeable.update { it.copy(settings = settings) }
        val before = saving
        saving = scope.launch {
            // One after the other, so that the newest is saved last.
            before?.join()
            val failed = try {
                port.save(settings)
                false
            } catch (_: SettingsNotSaved) {
                true
            }
            changeable.update { it.copy(couldNotSave = failed) }
        }
    }
}
