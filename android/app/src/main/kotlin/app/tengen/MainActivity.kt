package app.tengen

import android.graphics.Color
import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.SystemBarStyle
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.tengen.shell.TengenApplication
import app.tengen.shell.putRoutes
import app.tengen.shell.routes
import app.tengen.shell.systemLanguage
import app.tengen.shell.systemReducesMotion
import app.tengen.ui.navigation.TengenScreens
import app.tengen.ui.navigation.isDark

/** The window. What it shows outlives it; see `AppHolder`. The one file that needs androidx.activity. */
class MainActivity : ComponentActivity() {
    private val tengen get() = application as TengenApplication
    private var reducesMotion by mutableStateOf(false)

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        enableEdgeToEdge()
        tengen.holder.begin(savedInstanceState.routes())
        val language = systemLanguage(resources.configuration.locales)
        setContent {
            val begun by tengen.holder.app.collectAsState()
            begun?.let { app ->
                val isDark = app.isDark()
                LaunchedEffect(isDark) { showSystemBars(isDark) }
                TengenScreens(app, language, systemReducedMotion = reducesMotion)
            }
        }
    }

    override fun onResume() {
        super.onResume()
        reducesMotion = systemReducesMotion()
        tengen.haptics.view = window.decorView
        tengen.holder.setActive(true)
    }

    override fun onPause() {
        tengen.holder.setActive(false)
        tengen.haptics.view = null
        super.onPause()
    }

    override fun onSaveInstanceState(outState: Bundle) {
        super.onSaveInstanceState(outState)
        outState.putRoutes(tengen.holder.routes)
    }

    /** The system's signs over the screens, dark on light ones and light on dark ones. */
    private fun showSystemBars(isDark: Boolean) {
        val style = if (isDark) {
            SystemBarStyle.dark(
                Color.TRANSPARENT,
            )
        } else {
            SystemBarStyle.light(Color.TRANSPARENT, Color.TRANSPARENT)
        }
        enableEdgeToEdge(style, style)
    }
}
