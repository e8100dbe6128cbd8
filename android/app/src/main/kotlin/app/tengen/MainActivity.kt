package app.tengen

import android.content.Intent
import android.graphics.Color
import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.SystemBarStyle
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.activity.result.contract.ActivityResultContracts
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import app.tengen.shell.FileScreens
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

    // Registered anew with each activity, so that a choice made while the phone was turned arrives too.
    private val fileChoice = registerForActivityResult(ActivityResultContracts.OpenDocument()) { uri ->
        tengen.files.picked(uri)
    }
    private val screens = object : FileScreens {
        // Hardly a phone knows the types of records: all files are on offer.
        override fun showFiles() = fileChoice.launch(arrayOf("*/*"))

        override fun show(intent: Intent) = startActivity(intent)
    }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        enableEdgeToEdge()
        tengen.files.screens = screens
        // A task that was swept away while its files were shown hears of no choice any more.
        if (savedInstanceState == null) tengen.files.picked(null)
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

    override fun onDestroy() {
        // The next activity may have come before this one goes.
        if (tengen.files.screens === screens) tengen.files.screens = null
        super.onDestroy()
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
