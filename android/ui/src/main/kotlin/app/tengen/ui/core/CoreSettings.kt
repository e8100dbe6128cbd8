package app.tengen.ui.core

import app.tengen.core.Store
import app.tengen.core.StoreException
import app.tengen.ui.platform.GameChoice
import app.tengen.ui.platform.Settings
import app.tengen.ui.platform.SettingsNotSaved
import app.tengen.ui.platform.SettingsPort

/** Settings and choices in the core's store. What cannot be read there counts as never set. */
class CoreSettings(private val store: Store) : SettingsPort {
    override suspend fun settings(): Settings = read { store.settings().toScreen() } ?: Settings()

    override suspend fun save(settings: Settings) = saved { store.saveSettings(settings.toCore()) }

    override suspend fun choice(): GameChoice = read { store.choice().toScreen() } ?: GameChoice()

    override suspend fun save(choice: GameChoice) = saved { store.saveChoice(choice.toCore()) }

    // The store has kept a damaged document aside and told the log.
    private inline fun <T> read(work: () -> T): T? = try {
        work()
    } catch (_: StoreException) {
        null
    }

    private inline fun saved(work: () -> Unit) = try {
        work()
    } catch (error: StoreException) {
        throw SettingsNotSaved(error.toString(), error)
    }
}
