package app.tengen.ui.newgame

import androidx.compose.runtime.Immutable
import app.tengen.ui.board.BoardSize
import app.tengen.ui.platform.ColourChoice
import app.tengen.ui.platform.FiveRule
import app.tengen.ui.platform.FoulPolicy
import app.tengen.ui.platform.GameChoice
import app.tengen.ui.platform.GameConfig
import app.tengen.ui.platform.GameHouse
import app.tengen.ui.platform.GameKind
import app.tengen.ui.platform.GameVariant
import app.tengen.ui.platform.GameView
import app.tengen.ui.platform.GoRuleSet
import app.tengen.ui.platform.Level
import app.tengen.ui.platform.Opening
import app.tengen.ui.platform.Participant
import app.tengen.ui.platform.TimeControl
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.update
import kotlin.random.Random

/** Everything that the new game screen shows. */
@Immutable
data class NewGameState(
    val choice: GameChoice,
    /** The openings of five in a row that the chosen rule and board admit. */
    val openings: List<Opening>,
    /** The most handicap stones that the chosen board of Go takes. */
    val mostHandicap: Int = 0,
    /** Whether rules, opening and clock are shown. */
    val showsMore: Boolean = false,
    /** The game in progress, or null. */
    val inProgress: GameView? = null,
    /** Whether to ask before the game in progress gives way. */
    val asksToReplace: Boolean = false,
    /** Whether a game is being set up. */
    val isStarting: Boolean = false,
    /** Whether the game in progress could not be read. */
    val couldNotRead: Boolean = false,
)

/** What a person wants on the new game screen. */
sealed interface NewGameIntent {
    /** The opponent's level, or null for two people. */
    data class ChooseLevel(val level: Level?) : NewGameIntent

    data class ChooseColour(val colour: ColourChoice) : NewGameIntent

    data class ChooseGame(val game: GameKind) : NewGameIntent

    data class ChooseSide(val side: Int) : NewGameIntent

    data class ChooseRule(val rule: FiveRule) : NewGameIntent

    data class ChooseOpening(val opening: Opening) : NewGameIntent

    data class ChooseGoRules(val ruleSet: GoRuleSet) : NewGameIntent

    /** In half points. */
    data class ChooseKomi(val komi: Int) : NewGameIntent

    data class ChooseHandicap(val stones: Int) : NewGameIntent

    data class SetFreePlacement(val on: Boolean) : NewGameIntent

    data class SetSuperko(val on: Boolean) : NewGameIntent

    data class SetComputerResigns(val on: Boolean) : NewGameIntent

    data class ChooseClock(val timeControl: TimeControl) : NewGameIntent

    data object ToggleMore : NewGameIntent

    /** Starts, or asks first when a game is in progress. */
    data object Start : NewGameIntent

    data object CancelReplace : NewGameIntent

    data object ConfirmReplace : NewGameIntent
}

/**
 * The choices for a new game. It knows no rule: which openings fit, what komi is usual and how many
 * handicap stones a board takes is asked of [house]. [begin] is
 * called with the choices once they are to be played.
 */
class NewGameModel(private val house: GameHouse, choice: GameChoice, private val begin: (GameChoice) -> Unit) {
    private val changeable = MutableStateFlow(NewGameState(choice, openings(choice), mostHandicap(choice)))

    /** What the screen shows. */
    val state: StateFlow<NewGameState> = changeable.asStateFlow()

    fun onIntent(intent: NewGameIntent) {
        when (intent) {
            is NewGameIntent.ChooseLevel -> choose { it.copy(level = intent.level) }
            is NewGameIntent.ChooseColour -> choose { it.copy(colour = intent.colour) }
            is NewGameIntent.ChooseGame -> choose { it.withGame(intent.game) }
            is NewGameIntent.ChooseSide -> choose { it.withSide(intent.side) }
            is NewGameIntent.ChooseRule -> choose { it.copy(rule = intent.rule) }
            is NewGameIntent.ChooseOpening -> choose { it.copy(opening = intent.opening) }
            is NewGameIntent.ChooseGoRules -> chooseGo {
                it.copy(ruleSet = intent.ruleSet, komi = komi(intent.ruleSet, it.handicap))
            }
            is NewGameIntent.ChooseKomi -> chooseGo { it.copy(komi = intent.komi) }
            is NewGameIntent.ChooseHandicap -> chooseGo { it.withHandicap(intent.stones) }
            is NewGameIntent.SetFreePlacement -> chooseGo { it.copy(freePlacement = intent.on) }
            is NewGameIntent.SetSuperko -> chooseGo { it.copy(superko = intent.on) }
            is NewGameIntent.SetComputerResigns -> chooseGo { it.copy(computerResigns = intent.on) }
            is NewGameIntent.ChooseClock -> choose { it.copy(timeControl = intent.timeControl) }
            NewGameIntent.ToggleMore -> changeable.update { it.copy(showsMore = !it.showsMore) }
            NewGameIntent.Start -> start()
            NewGameIntent.CancelReplace -> changeable.update { it.copy(asksToReplace = false) }
            NewGameIntent.ConfirmReplace -> go()
        }
    }

    /** Tells of the game in progress, null when there is none. */
    fun show(inProgress: GameView?) = changeable.update { it.copy(inProgress = inProgress, isStarting = false) }

    /** Tells that the game in progress could not be read. */
    fun showUnreadable() = changeable.update { it.copy(couldNotRead = true) }

    private fun choose(change: (GameChoice) -> GameChoice) = changeable.update { state ->
        val wanted = change(state.choice)
        val openings = openings(wanted)
        val mostHandicap = mostHandicap(wanted)
        val variant = wanted.go.variant
        val fits = variant.handicap <= mostHandicap
        state.copy(
            choice = wanted.copy(
                opening = if (wanted.opening in openings) wanted.opening else Opening.Free,
                go = if (fits) wanted.go else wanted.go.copy(variant = variant.withHandicap(mostHandicap)),
            ),
            openings = openings,
            mostHandicap = mostHandicap,
        )
    }

    private fun chooseGo(change: (GameVariant.Go) -> GameVariant.Go) =
        choose { it.copy(go = it.go.copy(variant = change(it.go.variant))) }

    /** A head start takes the place of komi; an even game has the usual one. */
    private fun GameVariant.Go.withHandicap(stones: Int): GameVariant.Go = when {
        (stones == 0) == (handicap == 0) -> copy(handicap = stones)
        else -> copy(handicap = stones, komi = komi(ruleSet, stones))
    }

    private fun komi(ruleSet: GoRuleSet, handicap: Int) =
        if (handicap == 0) house.usualKomi(ruleSet) else KOMI_WITH_HANDICAP

    private fun openings(choice: GameChoice) = house.openings(choice.rule, BoardSize.square(choice.side))

    private fun mostHandicap(choice: GameChoice) = house.mostHandicap(BoardSize.square(choice.go.side))

    private fun start() {
        if (state.value.isStarting) return
        if (state.value.inProgress.isWorthAsking) changeable.update { it.copy(asksToReplace = true) } else go()
    }

    private fun go() {
        changeable.update { it.copy(asksToReplace = false, isStarting = true, couldNotRead = false) }
        begin(state.value.choice)
    }
}

/** A game that has begun and not ended. */
private val GameView?.isWorthAsking: Boolean get() = this != null && outcome == null && log.isNotEmpty()

/** Half a point, so that no game is drawn. */
private const val KOMI_WITH_HANDICAP = 1

private fun GameChoice.withSide(side: Int) =
    if (game == GameKind.Go) copy(go = go.copy(side = side)) else copy(side = side)

/** Canadian clocks are offered with Go only. */
private fun GameChoice.withGame(game: GameKind): GameChoice {
    val hides = game == GameKind.Five && timeControl is TimeControl.Canadian
    return copy(game = game, timeControl = if (hides) TimeControl.Off else timeControl)
}

/** The sizes on offer. */
internal fun boardSides(game: GameKind) = if (game == GameKind.Go) listOf(9, 13, 19) else listOf(13, 15, 19, 20)

/** What a choice means for the core; [random] tosses for colours and fixes the computer's seed. */
fun GameChoice.config(foulPolicy: FoulPolicy, random: Random): GameConfig {
    val opponent = level?.let(Participant::Computer) ?: Participant.Person
    val personBegins = when (colour) {
        ColourChoice.Black -> true
        ColourChoice.White -> false
        ColourChoice.Toss -> random.nextBoolean()
    }
    return GameConfig(
        variant = when (game) {
            GameKind.Five -> GameVariant.Five(rule, opening, foulPolicy)
            GameKind.Go -> go.variant
        },
        size = BoardSize.square(boardSide),
        first = if (level == null || personBegins) Participant.Person else opponent,
        second = if (level == null || !personBegins) Participant.Person else opponent,
        timeControl = timeControl,
        seed = random.nextLong() and Long.MAX_VALUE,
    )
}
