@file:JvmName("Declarations")
@file:Suppress("UNUSED_PARAMETER", "PackageDirectoryMismatch")

// What the app calls in androidx.activity 1.13, declared after its documentation for the compiler alone.
// Nothing here runs, and nothing of it is in the app.

package androidx.activity

import android.app.Activity
import android.content.res.Resources
import androidx.activity.result.ActivityResultCallback
import androidx.activity.result.ActivityResultLauncher
import androidx.activity.result.contract.ActivityResultContract

open class ComponentActivity : Activity() {
    fun <I, O> registerForActivityResult(
        contract: ActivityResultContract<I, O>,
        callback: ActivityResultCallback<O>,
    ): ActivityResultLauncher<I> = onlyDeclared()
}

fun ComponentActivity.enableEdgeToEdge(
    statusBarStyle: SystemBarStyle = SystemBarStyle.auto(0, 0),
    navigationBarStyle: SystemBarStyle = SystemBarStyle.auto(0, 0),
): Unit = onlyDeclared()

class SystemBarStyle private constructor() {
    companion object {
        fun auto(
            lightScrim: Int,
            darkScrim: Int,
            detectDarkMode: (Resources) -> Boolean = { onlyDeclared() },
        ): SystemBarStyle = onlyDeclared()

        fun dark(scrim: Int): SystemBarStyle = onlyDeclared()

        fun light(scrim: Int, darkScrim: Int): SystemBarStyle = onlyDeclared()
    }
}

internal fun onlyDeclared(): Nothing = throw UnsupportedOperationException("only declared")
