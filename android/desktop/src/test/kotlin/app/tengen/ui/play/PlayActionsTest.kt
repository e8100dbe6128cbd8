package app.tengen.ui.play

import app.tengen.ui.fakes.againstHard
import app.tengen.ui.fakes.betweenPeople
import app.tengen.ui.fakes.counted
import app.tengen.ui.fakes.emptyCount
import app.tengen.ui.fakes.ended
import app.tengen.ui.fakes.goAfter
import app.tengen.ui.fakes.viewAfter
import app.tengen.ui.platform.FiveRule
import app.tengen.ui.platform.GameVariant
import app.tengen.ui.platform.GameView
import app.tengen.ui.platform.OutcomeReason
import app.tengen.ui.texts.TextsEn
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test

/** What the play screen offers to do. */
class PlayActionsTest {
    private val counting = goAfter("E5 pass pass").counted()

    private fun offered(view: GameView) = PlayState(view).actions(TextsEn).map { it.label }

    private fun further(view: GameView) = PlayState(view).furtherActions(TextsEn)

    private fun PlayState.can(intent: PlayIntent) = actions(TextsEn).single { it.intent == intent }.enabled

    @Test
    fun passingIsOfferedInGoAndInRenjuOnly() {
        val renju = betweenPeople.copy(variant = GameVariant.Five(FiveRule.Renju))
        assertEquals(listOf("Undo", "Redo", "Hint", "More"), offered(viewAfter("H8")))
        for (view in listOf(goAfter("E5"), viewAfter("H8", renju))) {
            assertEquals(listOf("Undo", "Redo", "Hint", "Pass", "More"), offered(view))
        }
    }

    @Test
    fun whileCountingAcceptingAndPlayingOnTakeThePlaceOfHintAndPass() {
        assertEquals(listOf("Undo", "Redo", "Play on", "Accept", "More"), offered(counting))
        val intents = PlayState(counting).actions(TextsEn).map { it.intent }
        assertEquals(listOf(PlayIntent.ResumePlay(3), PlayIntent.AcceptCount(3)), intents.subList(2, 4))
    }

    @Test
    fun aCountIsAcceptedOnceDeadStonesAreProposed() {
        val judging = PlayState(counting.counted(emptyCount.copy(judging = true)))
        assertFalse(judging.can(PlayIntent.AcceptCount(3)))
        assertTrue(judging.can(PlayIntent.ResumePlay(3)))
        assertTrue(PlayState(counting).can(PlayIntent.AcceptCount(3)))
    }

    @Test
    fun aHintIsOfferedOnAPersonsTurnOneAtATime() {
        val own = PlayState(viewAfter("H8"))
        assertTrue(own.can(PlayIntent.AskHint(1)))
        assertFalse(own.copy(advice = Advice.Looking).can(PlayIntent.AskHint(1)))
        assertFalse(PlayState(viewAfter("H8", againstHard)).can(PlayIntent.AskHint(1)))
    }

    @Test
    fun theCountIsShownWhileThereIsOne() {
        fun showsCount(view: GameView) = further(view).any { it.intent == PlayIntent.Show(Panel.Count) }
        assertTrue(showsCount(counting))
        assertTrue(showsCount(counting.ended(OutcomeReason.Count)))
        assertFalse(showsCount(goAfter("E5 pass")))
        assertFalse(showsCount(viewAfter("H8")))
    }

    @Test
    fun whileCountingMovesHaveNoValues() {
        fun canShowValues(view: GameView) = further(view).single { it.intent == PlayIntent.ToggleHeat }.enabled
        assertTrue(canShowValues(goAfter("E5 pass")))
        assertFalse(canShowValues(counting))
    }
}
