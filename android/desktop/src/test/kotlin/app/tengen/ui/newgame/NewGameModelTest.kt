package app.tengen.ui.newgame

import app.tengen.ui.board.BoardSize
import app.tengen.ui.fakes.FakeHouse
import app.tengen.ui.fakes.ended
import app.tengen.ui.fakes.viewAfter
import app.tengen.ui.platform.ColourChoice
import app.tengen.ui.platform.FiveRule
import app.tengen.ui.platform.FoulPolicy
import app.tengen.ui.platform.GameChoice
import app.tengen.ui.platform.Level
import app.tengen.ui.platform.Opening
import app.tengen.ui.platform.OutcomeReason
import app.tengen.ui.platform.Participant
import app.tengen.ui.platform.TimeControl
import app.tengen.ui.texts.TextsEn
import app.tengen.ui.texts.TextsZhHans
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import kotlin.random.Random
import kotlin.time.Duration.Companion.minutes
import kotlin.time.Duration.Companion.seconds

/** The choices for a new game. */
class NewGameModelTest {
    private val begun = mutableListOf<GameChoice>()
    private val model = NewGameModel(FakeHouse(), GameChoice()) { begun += it }

    private val state: NewGameState get() = model.state.value

    @Test
    fun choicesAreTakenOver() {
        val clock = TimeControl.PerMove(30.seconds)
        model.onIntent(NewGameIntent.ChooseLevel(Level.Hard))
        model.onIntent(NewGameIntent.ChooseColour(ColourChoice.Toss))
        model.onIntent(NewGameIntent.ChooseRule(FiveRule.Renju))
        model.onIntent(NewGameIntent.ChooseOpening(Opening.Soosorv8))
        model.onIntent(NewGameIntent.ChooseClock(clock))
        assertEquals(
            GameChoice(Level.Hard, ColourChoice.Toss, 15, FiveRule.Renju, Opening.Soosorv8, clock),
            state.choice,
        )
        model.onIntent(NewGameIntent.ChooseLevel(null))
        assertEquals(null, state.choice.level)
    }

    @Test
    fun anOpeningThatDoesNotFitTheBoardGivesWay() {
        model.onIntent(NewGameIntent.ChooseOpening(Opening.Swap2))
        model.onIntent(NewGameIntent.ChooseSide(19))
        assertEquals(listOf(Opening.Free, Opening.CentreFirst), state.openings)
        assertEquals(Opening.Free, state.choice.opening)
        model.onIntent(NewGameIntent.ChooseOpening(Opening.CentreFirst))
        model.onIntent(NewGameIntent.ChooseSide(15))
        assertEquals(Opening.CentreFirst, state.choice.opening)
    }

    @Test
    fun moreOptionsOpenAndClose() {
        model.onIntent(NewGameIntent.ToggleMore)
        assertTrue(state.showsMore)
        model.onIntent(NewGameIntent.ToggleMore)
        assertFalse(state.showsMore)
    }

    @Test
    fun withoutAGameInProgressTheStartIsAtOnce() {
        model.onIntent(NewGameIntent.Start)
        assertEquals(listOf(GameChoice()), begun)
        assertTrue(state.isStarting)
        model.onIntent(NewGameIntent.Start)
        assertEquals(1, begun.size)
    }

    @Test
    fun aGameInProgressIsAskedFor() {
        model.show(viewAfter("H8"))
        model.onIntent(NewGameIntent.Start)
        assertTrue(state.asksToReplace)
        model.onIntent(NewGameIntent.CancelReplace)
        assertFalse(state.asksToReplace)
        assertEquals(emptyList<GameChoice>(), begun)
        model.onIntent(NewGameIntent.Start)
        model.onIntent(NewGameIntent.ConfirmReplace)
        assertFalse(state.asksToReplace)
        assertEquals(listOf(GameChoice()), begun)
    }

    @Test
    fun aGameThatHasEndedOrNotBegunIsNotAskedFor() {
        model.show(viewAfter("H8").ended(OutcomeReason.FullBoard))
        model.onIntent(NewGameIntent.Start)
        model.show(viewAfter(""))
        model.onIntent(NewGameIntent.Start)
        assertFalse(state.asksToReplace)
        assertEquals(2, begun.size)
    }

    @Test
    fun anUnreadableGameIsToldUntilTheNextStart() {
        model.showUnreadable()
        assertTrue(state.couldNotRead)
        model.onIntent(NewGameIntent.Start)
        assertFalse(state.couldNotRead)
    }

    @Test
    fun aChoiceBecomesAConfiguration() {
        val choice = GameChoice(Level.Medium, ColourChoice.White, 19, FiveRule.Caro, Opening.Free, TimeControl.Off)
        val config = choice.config(FoulPolicy.Loses, Random(1))
        assertEquals(
            listOf(Participant.Computer(Level.Medium), Participant.Person),
            listOf(config.first, config.second),
        )
        assertEquals(BoardSize.square(19), config.size)
        assertEquals(listOf(FiveRule.Caro, FoulPolicy.Loses), listOf(config.rule, config.foulPolicy))
        assertTrue(choice.copy(level = null).config(FoulPolicy.Refused, Random(1)).isBetweenPeople)
        assertTrue((1..20).all { choice.config(FoulPolicy.Loses, Random(it)).seed >= 0 })
    }

    @Test
    fun aTossGivesBothColours() {
        val random = Random(1)
        val first = (1..50).map {
            GameChoice(colour = ColourChoice.Toss).config(FoulPolicy.Refused, random).first
        }.toSet()
        assertEquals(setOf(Participant.Person, Participant.Computer(Level.Easy)), first)
    }

    @Test
    fun clocksSayTheirTimes() {
        val byoYomi = TimeControl.ByoYomi(10.minutes, 30.seconds, 3)
        assertEquals("10 minutes, then 30 seconds a move, 3 periods", TextsEn.clockTimes(byoYomi))
        assertEquals("10 分钟，之后每步 30 秒，共 3 次", TextsZhHans.clockTimes(byoYomi))
        assertEquals("5 minutes + 3 seconds a move", TextsEn.clockTimes(TimeControl.Fischer(5.minutes, 3.seconds)))
        assertEquals("1 minute a move", TextsEn.clockTimes(TimeControl.PerMove(1.minutes)))
    }
}
