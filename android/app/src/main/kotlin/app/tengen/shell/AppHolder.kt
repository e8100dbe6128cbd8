package app.tengen.shell

import app.tengen.ui.navigation.AppModel
import app.tengen.ui.navigation.Route
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch

/**
 * The app's one model, from the first activity until the process ends: activities come and go, but the
 * store's file is open only once at a time. [start] makes it, on the thread of [scope], from which
 * everything here is called too.
 */
class AppHolder(private val scope: CoroutineScope, private val start: suspend () -> AppModel) {
    private val begun = MutableStateFlow<AppModel?>(null)
    private var wanted: List<Route>? = null
    private var isShown = false

    /** The model; null until settings and game are read. */
    val app: StateFlow<AppModel?> = begun.asStateFlow()

    /** The screens that lie one on the other, to be opened again should the system end the process. */
    val routes: List<Route> get() = begun.value?.run { state.value.routes } ?: wanted.orEmpty()

    /** Makes the model and opens [routes], the screens of an earlier process; later calls do nothing. */
    fun begin(routes: List<Route>) {
        if (wanted != null) return
        wanted = routes
        scope.launch {
            val app = start()
            app.reopen(routes)
            app.setActive(isShown)
            begun.value = app
        }
    }

    /** Tells whether a person looks at the app. */
    fun setActive(active: Boolean) {
        isShown = active
        begun.value?.setActive(active)
    }
}
