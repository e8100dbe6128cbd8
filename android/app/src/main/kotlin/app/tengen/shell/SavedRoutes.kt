package app.tengen.shell

import android.os.Bundle
import app.tengen.ui.navigation.Route

/** Keeps the screens that lie one on the other, by their names. */
fun Bundle.putRoutes(routes: List<Route>) = putStringArray(KEY, routes.map { it.name }.toTypedArray())

/** The screens that were kept. */
fun Bundle?.routes(): List<Route> = routesNamed(this?.getStringArray(KEY).orEmpty())

/** Screens by their names; one that this version of the app does not know is left out. */
internal fun routesNamed(names: Array<out String>): List<Route> =
    names.mapNotNull { name -> Route.entries.find { it.name == name } }

private const val KEY = "routes"
