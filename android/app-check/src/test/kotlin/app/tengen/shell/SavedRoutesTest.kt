package app.tengen.shell

import app.tengen.ui.navigation.Route
import org.junit.Assert.assertEquals
import org.junit.Test

class SavedRoutesTest {
    @Test
    fun screensComeBackInOrder() = assertEquals(
        listOf(Route.NewGame, Route.Play, Route.Settings),
        routesNamed(arrayOf("NewGame", "Play", "Settings")),
    )

    @Test
    fun aScreenOfANewerVersionIsLeftOut() =
        assertEquals(listOf(Route.NewGame, Route.Settings), routesNamed(arrayOf("NewGame", "Tournament", "Settings")))
}
