package app.tengen.ui.play

import app.tengen.ui.fakes.FakeFeedback
import app.tengen.ui.fakes.FakeGame
import app.tengen.ui.platform.GameChange
import app.tengen.ui.platform.GameView
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.test.TestScope
import kotlinx.coroutines.test.runCurrent

/** The play screen's model over a fake game; whatever can run does so before a call returns. */
@OptIn(ExperimentalCoroutinesApi::class)
class Play(private val test: TestScope, view: GameView) {
    val game = FakeGame(view)
    val feedback = FakeFeedback()
    val model = PlayModel(test.backgroundScope, game, feedback, test.testScheduler.timeSource)

    init {
        test.runCurrent()
    }

    val state: PlayState get() = model.state.value

    fun want(intent: PlayIntent) {
        model.onIntent(intent)
        test.runCurrent()
    }

    fun report(change: GameChange) {
        game.report(change)
        test.runCurrent()
    }
}
