package app.tengen.play

import app.tengen.golden.Scenes
import app.tengen.ui.board.HeatPoint
import app.tengen.ui.platform.Cause
import app.tengen.ui.platform.GameChange
import app.tengen.ui.platform.GamePort
import app.tengen.ui.platform.GameView
import app.tengen.ui.platform.Hint
import app.tengen.ui.platform.NoFeedback
import app.tengen.ui.platform.OpeningChoice
import app.tengen.ui.platform.ReplayPort
import app.tengen.ui.play.PlayModel
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableSharedFlow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.test.runTest
import org.junit.Assert.assertEquals
import org.junit.Test

/** A game does not wait for its screen. */
class FirstViewTest {
    @Test
    fun aChangeBetweenTheFirstViewAndTheCollectingIsShown() = runTest {
        val before = Scenes.view(Scenes.people())
        val after = Scenes.view(Scenes.people(), "H8")
        val model = PlayModel(backgroundScope, MovesAtOnce(before, after), NoFeedback)
        assertEquals(after, model.state.value.view)
    }

    /** A game that moves just before the first look at its changes, when nobody hears of it yet. */
    private class MovesAtOnce(before: GameView, private val after: GameView) : GamePort {
        private val reports = MutableSharedFlow<GameChange>()
        private val views = MutableStateFlow(before)

        override val view: StateFlow<GameView> = views

        override val changes: Flow<GameChange>
            get() {
                views.value = after
                reports.tryEmit(
                    GameChange(after, Cause.Played, null, emptyList(), emptyList(), emptyList(), isUnsaved = false),
                )
                return reports
            }

        override suspend fun play(point: Int, revision: Long) = Unit

        override suspend fun pass(revision: Long) = Unit

        override suspend fun choose(choice: OpeningChoice, revision: Long) = Unit

        override suspend fun undo(revision: Long) = Unit

        override suspend fun redo(revision: Long) = Unit

        override suspend fun resign(revision: Long) = Unit

        override suspend fun restart(revision: Long) = Unit

        override suspend fun markDead(point: Int, revision: Long) = Unit

        override suspend fun acceptCount(revision: Long) = Unit

        override suspend fun resumePlay(revision: Long) = Unit

        override fun replay(): ReplayPort = error("nobody asks")

        override fun record(): String = error("nobody asks")

        override suspend fun hint(revision: Long): Hint = error("nobody asks")

        override suspend fun moveValues(revision: Long): List<HeatPoint> = error("nobody asks")

        override suspend fun setActive(active: Boolean) = Unit

        override fun close() = Unit
    }
}
