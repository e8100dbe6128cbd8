package app.tengen.ui.newgame

import app.tengen.ui.board.BoardSize
import app.tengen.ui.fakes.FakeHouse
import app.tengen.ui.fakes.ended
import app.tengen.ui.fakes.viewAfter
import app.tengen.ui.platform.ColourChoice
import app.tengen.ui.platform.FiveRule
import app.tengen.ui.platform.FoulPolicy
import app.tengen.ui.platform.GameChoice
import app.tengen.ui.platform.GameKind
import app.tengen.ui.platform.GameVariant
import app.tengen.ui.platform.GoChoice
import app.tengen.ui.platform.GoRuleSet
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
        assertEquals(listOf(FiveRule.Caro, FoulPolicy.Loses), listOf(config.five?.rule, config.five?.foulPolicy))
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
    fun goHasItsOwnBoard() {
        model.onIntent(NewGameIntent.ChooseGame(GameKind.Go))
        assertEquals(9, state.choice.boardSide)
        model.onIntent(NewGameIntent.ChooseSide(13))
        assertEquals(listOf(13, 15), listOf(state.choice.boardSide, state.choice.side))
        model.onIntent(NewGameIntent.ChooseClock(TimeControl.Canadian(10.minutes, 5.minutes, 25)))
        model.onIntent(NewGameIntent.ChooseGame(GameKind.Five))
        assertEquals(15, state.choice.boardSide)
        assertEquals(TimeControl.Off, state.choice.timeControl)
    }

    @Test
    fun komiFollowsRulesAndHandicap() {
        model.onIntent(NewGameIntent.ChooseGame(GameKind.Go))
        model.onIntent(NewGameIntent.ChooseGoRules(GoRuleSet.Japanese))
        assertEquals(13, state.choice.go.variant.komi)
        model.onIntent(NewGameIntent.ChooseHandicap(4))
        assertEquals(1, state.choice.go.variant.komi)
        model.onIntent(NewGameIntent.ChooseKomi(0))
        model.onIntent(NewGameIntent.ChooseHandicap(3))
        assertEquals(0, state.choice.go.variant.komi)
        model.onIntent(NewGameIntent.ChooseHandicap(0))
        assertEquals(13, state.choice.go.variant.komi)
    }

    @Test
    fun aHandicapThatDoesNotFitTheBoardGivesWay() {
        model.onIntent(NewGameIntent.ChooseGame(GameKind.Go))
        model.onIntent(NewGameIntent.ChooseSide(19))
        assertEquals(9, state.mostHandicap)
        model.onIntent(NewGameIntent.ChooseHandicap(9))
        model.onIntent(NewGameIntent.ChooseSide(9))
        assertEquals(5, state.choice.go.variant.handicap)
    }

    @Test
    fun goSwitchesReachTheConfiguration() {
        model.onIntent(NewGameIntent.ChooseGame(GameKind.Go))
        model.onIntent(NewGameIntent.SetSuperko(true))
        model.onIntent(NewGameIntent.SetFreePlacement(true))
        model.onIntent(NewGameIntent.SetComputerResigns(false))
        val config = state.choice.config(FoulPolicy.Refused, Random(1))
        assertEquals(GameVariant.Go(superko = true, freePlacement = true, computerResigns = false), config.variant)
        assertEquals(BoardSize.square(9), config.size)
    }

    @Test
    fun goOffersItsOwnBoardsClocksAndHandicaps() {
        assertEquals(listOf(9, 13, 19), boardSides(GameKind.Go))
        val offersCanadian = GameKind.entries.map { game -> clocks(game).any { it is TimeControl.Canadian } }
        assertEquals(listOf(false, true), offersCanadian)
        // One stone is no handicap: whoever begins has it.
        assertEquals(listOf(0, 2, 3, 4), handicaps(4))
        assertEquals(listOf(listOf(0), listOf(0)), listOf(1, 0).map(::handicaps))
        for (komi in listOf(GameVariant.Go().komi, 13, 1)) assertTrue("$komi", komi in KOMIS)
    }

    @Test
    fun everyRuleSetOfGoHasWordsOfItsOwn() {
        for (texts in listOf(TextsEn, TextsZhHans)) {
            assertEquals(GoRuleSet.entries.size, GoRuleSet.entries.map(texts::goRulesName).toSet().size)
            assertEquals(GoRuleSet.entries.size, GoRuleSet.entries.map(texts::goRulesAbout).toSet().size)
        }
        val japanese = GoChoice(variant = GameVariant.Go(GoRuleSet.Japanese))
        val choice = GameChoice(rule = FiveRule.Caro, go = japanese)
        assertEquals("Japanese", TextsEn.rulesName(choice.copy(game = GameKind.Go)))
        assertEquals("Caro", TextsEn.rulesName(choice))
    }

    @Test
    fun pointsAreWrittenWithTheirHalves() {
        assertEquals(listOf("0", "0.5", "7", "7.5", "-0.5"), listOf(0, 1, 14, 15, -1).map(::points))
    }

    @Test
    fun clocksSayTheirTimes() {
        val byoYomi = TimeControl.ByoYomi(10.minutes, 30.seconds, 3)
        assertEquals("10 minutes, then 30 seconds a move, 3 periods", TextsEn.clockTimes(byoYomi))
        assertEquals("10 分钟，之后每步 30 秒，共 3 次", TextsZhHans.clockTimes(byoYomi))
        assertEquals("5 minutes + 3 seconds a move", TextsEn.clockTimes(TimeControl.Fischer(5.minutes, 3.seconds)))
        assertEquals("1 minute a move", TextsEn.clockTimes(TimeControl.PerMove(1.minutes)))
        val canadian = TimeControl.Canadian(10.minutes, 5.minutes, 25)
        assertEquals("10 minutes, then 25 stones in 5 minutes", TextsEn.clockTimes(canadian))
    }
}
