package app.tengen.ui.play

import androidx.compose.runtime.Immutable
import app.tengen.ui.board.BoardMotion
import app.tengen.ui.board.HeatPoint
import app.tengen.ui.board.Stone
import app.tengen.ui.platform.ClockReading
import app.tengen.ui.platform.GameRefusal
import app.tengen.ui.platform.GameView
import app.tengen.ui.platform.Hint
import app.tengen.ui.platform.TimeControl
import app.tengen.ui.platform.Turn

/** Everything that the play screen shows. */
@Immutable
data class PlayState(
    val view: GameView,
    /** The point that the keyboard or a first tap has chosen. */
    val cursor: Int? = null,
    /** The point of a stone that is on its way into the game. */
    val pending: Int? = null,
    val motion: BoardMotion? = null,
    val advice: Advice? = null,
    /** Whether the values of the moves are shown whenever a person is to move. */
    val showsHeat: Boolean = false,
    val heat: List<HeatPoint> = emptyList(),
    val notice: Notice? = null,
    /** What happened last, to be read out. */
    val spoken: Spoken? = null,
    /** The clocks at this moment. */
    val firstClock: ClockReading? = null,
    val secondClock: ClockReading? = null,
    val panel: Panel? = null,
) {
    /** Whether the end has been seen on the board and its sheet may rise. */
    val showsEnd: Boolean get() = view.outcome != null && motion == null

    /** Whether the screen stays lit without touches: somebody waits for the computer, or thinks against a clock. */
    val keepsScreenLit: Boolean
        get() = view.outcome == null && (view.turn is Turn.Computer || view.config.timeControl != TimeControl.Off)
}

/** A hint, or the search for one. */
sealed interface Advice {
    data object Looking : Advice

    data class Found(val hint: Hint) : Advice
}

/** Something to tell in a sentence until the next change. */
sealed interface Notice {
    data class Refused(val refusal: GameRefusal) : Notice

    data class OpponentTook(val stone: Stone) : Notice

    data object OpponentKept : Notice

    data object OpponentPlacedTwo : Notice

    data class OpponentOffers(val count: Int) : Notice

    data object OpponentPassed : Notice

    data class YouPlay(val stone: Stone) : Notice

    data object ColoursSwapped : Notice

    data object NotSaved : Notice

    data object OpponentFailed : Notice

    data object PlayResumed : Notice
}

/** A change in words for screen readers. */
sealed interface Spoken {
    data class Played(val stone: Stone, val label: String) : Spoken

    data class Passed(val stone: Stone) : Spoken

    data object Undone : Spoken

    /** So many stones were captured by a move. */
    data class Captured(val stone: Stone, val label: String, val count: Int) : Spoken
}

/** What stands over the lower part of the screen. */
enum class Panel {
    /** The list of further actions. */
    Actions,

    /** The moves so far. */
    Moves,

    /** The forbidden points and their reasons. */
    Forbidden,

    /** The count of a game of Go, line by line. */
    Count,

    /** Asks before the game begins anew. */
    AskRestart,

    /** Asks before the game is given up. */
    AskResign,
}
