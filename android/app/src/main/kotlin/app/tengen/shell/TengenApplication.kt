package app.tengen.shell

import android.app.Application
import app.tengen.core.openStore
import app.tengen.core.startLog
import app.tengen.ui.core.CoreHouse
import app.tengen.ui.core.CoreRecords
import app.tengen.ui.core.CoreSettings
import app.tengen.ui.navigation.AppModel
import app.tengen.ui.navigation.AppParts
import app.tengen.ui.navigation.RecordParts
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.MainScope
import kotlinx.coroutines.withContext
import java.io.File

/** What the process has once. */
class TengenApplication : Application() {
    /** What the phone lets a person feel. */
    val haptics = Haptics()

    /** The files that a person hands out and passes on. */
    val files by lazy { PhoneFiles(this) }

    /** The app's model, over the store in the app's own files. */
    val holder: AppHolder by lazy {
        val scope = MainScope()
        AppHolder(scope) {
            // The first call loads the core's library, which the first frame need not wait for.
            val store = withContext(Dispatchers.Default) {
                startLog(null)
                openStore(File(filesDir, STORE_FOLDER).path)
            }
            val records = RecordParts(CoreRecords, files)
            AppModel.start(scope, AppParts(CoreHouse(store), CoreSettings(store), haptics, records, version()))
        }
    }

    private fun version(): String = packageManager.getPackageInfo(packageName, 0).versionName.orEmpty()
}

/** The rules for backups in res/xml name it too: a person's next phone goes on with the same games. */
private const val STORE_FOLDER = "store"
