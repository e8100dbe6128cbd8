package app.tengen.desktop

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Window
import androidx.compose.ui.window.application
import androidx.compose.ui.window.rememberWindowState
import app.tengen.core.openStore
import app.tengen.ui.core.CoreHouse
import app.tengen.ui.core.CoreRecords
import app.tengen.ui.core.CoreSettings
import app.tengen.ui.navigation.AppModel
import app.tengen.ui.navigation.AppParts
import app.tengen.ui.navigation.RecordParts
import app.tengen.ui.navigation.TengenScreens
import app.tengen.ui.platform.NoFeedback
import app.tengen.ui.texts.Language
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import java.io.File
import java.util.Locale

/** A window as large as a phone. */
private val PhoneSize = DpSize(412.dp, 892.dp)

/** The phone's screens in a window. The first argument is the folder for games and settings. */
fun main(arguments: Array<String>) {
    val folder = arguments.firstOrNull()?.let(::File) ?: dataFolder()
    folder.mkdirs()
    val scope = CoroutineScope(SupervisorJob() + Dispatchers.Main.immediate)
    val store = runBlocking { openStore(folder.path) }
    var app: AppModel? by mutableStateOf(null)
    val records = RecordParts(CoreRecords, DesktopFiles())
    val parts = AppParts(CoreHouse(store), CoreSettings(store), NoFeedback, records, VERSION)
    scope.launch { app = AppModel.start(scope, parts) }
    application {
        val close = {
            scope.launch {
                app?.close()
                store.close()
                exitApplication()
            }
            Unit
        }
        Window(onCloseRequest = close, title = "Tengen", state = rememberWindowState(size = PhoneSize)) {
            app?.let { TengenScreens(it, systemLanguage()) }
        }
    }
}

private const val VERSION = "0.1.0"

/** Where the system keeps what programs store: the XDG folder, or the home folder. */
private fun dataFolder(): File {
    val base = System.getenv("XDG_DATA_HOME")?.takeIf {
        it.isNotEmpty()
    } ?: (System.getProperty("user.home") + "/.local/share")
    return File(base, "tengen")
}

private fun systemLanguage(): Language = if (Locale.getDefault().language == "zh") Language.ZhHans else Language.En
