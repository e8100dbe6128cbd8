package app.tengen.ui.newgame

import androidx.compose.runtime.Immutable
import app.tengen.ui.board.BoardSize
import app.tengen.ui.platform.ColourChoice
import app.tengen.ui.platform.FiveRule
import app.tengen.ui.platform.FoulPolicy
import app.tengen.ui.platform.GameChoice
import app.tengen.ui.platform.GameConfig
import app.tengen.ui.platform.GameHouse
import app.tengen.ui.platform.GameView
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
    /** The openings that the chosen rule and board admit. */
    val openings: List<Opening>,
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

    data class ChooseSide(val side: Int) : NewGameIntent

    data class ChooseRule(val rule: FiveRule) : NewGameIntent

    data class ChooseOpening(val opening: Opening) : NewGameIntent

    data class ChooseClock(val timeControl: TimeControl) : NewGameIntent

    data object ToggleMore : NewGameIntent

    /** Starts, or asks first when a game is in progress. */
    data object Start : NewGameIntent

    data object CancelReplace : NewGameIntent

    data object ConfirmReplace : NewGameIntent
}

/**
 * The choices for a new game. It knows no rule: which openings fit is asked of [house]. [begin] is
 * called with the choices once they are to be played.
 */
class NewGameModel(private val house: GameHouse, choice: GameChoice, private val begin: (GameChoice) -> Unit) {
    private val changeable = MutableStateFlow(NewGameState(choice, openings(choice)))

    /** What the screen shows. */
    val state: StateFlow<NewGameState> = changeable.asStateFlow()

    fun onIntent(intent: NewGameIntent) {
        when (intent) {
            is NewGameIntent.ChooseLevel -> choose { it.copy(level = intent.level) }
            is NewGameIntent.ChooseColour -> choose { it.copy(colour = intent.colour) }
            is NewGameIntent.ChooseSide -> choose { it.copy(side = intent.side) }
            is NewGameIntent.ChooseRule -> choose { it.copy(rule = intent.rule) }
            is NewGameIntent.ChooseOpening -> choose { it.copy(opening = intent.opening) }
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
        val choice = if (wanted.opening in openings) wanted else wanted.copy(opening = Opening.Free)
        state.copy(choice = choice, openings = openings)
    }

    private fun openings(choice: GameChoice) = house.openings(choice.rule, BoardSize.square(choice.side))

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

/** The sizes on offer. */
internal val BOARD_SIDES = listOf(13, 15, 19, 20)

/** What a choice means for the core; [random] tosses for colours and fixes the computer's seed. */
fun GameChoice.config(foulPolicy: FoulPolicy, random: Random): GameConfig {
    val opponent = level?.let(Participant::Computer) ?: Participant.Person
    val personBegins = when (colour) {
        ColourChoice.Black -> true
        ColourChoice.White -> false
        ColourChoice.Toss -> random.nextBoolean()
    }
    return GameConfig(
        rule = rule,
        size = BoardSize.square(side),
        opening = opening,
        first = if (level == null || personBegins) Participant.Person else opponent,
        second = if (level == null || !personBegins) Participant.Person else opponent,
        timeControl = timeControl,
        foulPolicy = foulPolicy,
        seed = random.nextLong() and Long.MAX_VALUE,
    )
}
