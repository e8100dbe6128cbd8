package app.tengen.ui.platform

import androidx.compose.runtime.Immutable
import app.tengen.ui.board.Stone
import app.tengen.ui.board.Stones
import kotlin.time.Duration

// The complete picture of a game, in the words of the core's `game::view`. A screen shows it and
// computes no rules.

/** What a screen shows. */
@Immutable
data class GameView(
    /** What an intent on this picture must carry. */
    val revision: Long,
    val config: GameConfig,
    val stones: Stones,
    /** The move number of each stone, from 1; 0 where none stands, and for handicap stones. */
    val numbers: List<Int>,
    val turn: Turn,
    /** The colour of the next stone. */
    val toMove: Stone,
    /** Whether the computer works on its action at this moment. */
    val thinking: Boolean,
    /** Whether the computer gave no legal action and waits for an undo, a restart or the app's return. */
    val opponentFailed: Boolean,
    /** Where the last stone was played; null before the first and after a pass. */
    val lastMove: Int?,
    /** The line on the board, in order. */
    val log: List<LogEntry>,
    val canUndo: Boolean,
    val canRedo: Boolean,
    val canPass: Boolean,
    val canResign: Boolean,
    /** The points forbidden to Black, while Black is to move under renju. */
    val forbidden: List<ForbiddenPoint>,
    /** How the game ended, or null while it goes on. */
    val outcome: Outcome?,
    val first: SeatView,
    val second: SeatView,
    /** What the opening asks for, until it is over. */
    val opening: OpeningTask?,
    /** What only Go has; null in five in a row. */
    val go: GoView? = null,
) {
    /** The picture of a seat. */
    fun seat(seat: Seat): SeatView = if (seat == Seat.First) first else second

    /** The number of stones and passes on the line. */
    val moves: Int get() = log.count { it.number != null }
}

/** Whose turn it is. */
sealed interface Turn {
    /** A person acts. */
    data class Person(val seat: Seat) : Turn

    /** The computer acts. */
    data class Computer(val seat: Seat) : Turn

    /** Nobody in particular: the stones of a game of Go are marked as dead and alive. */
    data object Scoring : Turn

    /** Nobody: the game has ended. */
    data object Over : Turn
}

/** The seat that acts, or null when the game is over or counted. */
val Turn.actingSeat: Seat?
    get() = when (this) {
        is Turn.Person -> seat
        is Turn.Computer -> seat
        Turn.Scoring, Turn.Over -> null
    }

/** One step of a game. */
sealed interface GameAction {
    /** A stone. */
    data class Place(val point: Int) : GameAction

    data object Pass : GameAction

    /** A fifth move offered; it is not on the board yet. */
    data class Offer(val point: Int) : GameAction

    /** One of the offered fifth moves taken. */
    data class Pick(val point: Int) : GameAction

    data class Choose(val choice: OpeningChoice) : GameAction

    data object Resign : GameAction

    data object FlagFall : GameAction

    /** Both sides accepted the count of a game of Go. */
    data object Agree : GameAction

    /** Play went on after both sides had passed. */
    data object Resume : GameAction
}

/** A line of the log. */
@Immutable
data class LogEntry(
    /** The number among stones and passes, from 1; null for what adds neither. */
    val number: Int?,
    val action: GameAction,
    val seat: Seat,
    /** The colour of the stone or pass; of a choice or an offer the colour to move. */
    val stone: Stone,
    /** The point as players write it, "H8"; empty without a point. */
    val label: String,
)

/** Why a point is forbidden to Black in renju. */
enum class Foul { DoubleThree, DoubleFour, Overline }

/** A point that Black must not play. */
data class ForbiddenPoint(val point: Int, val foul: Foul)

/** How a game ended. */
@Immutable
data class Outcome(
    /** The seat that won, or null for a draw. */
    val winner: Seat?,
    /** The colour that won, or null for a draw. */
    val winningStone: Stone?,
    val reason: OutcomeReason,
    /** The points of the winning line in order; empty where there is none. */
    val line: List<Int>,
    /** Black's points less White's in half points, where a count decided. */
    val halfPoints: Int? = null,
)

/** Why a game ended. */
enum class OutcomeReason { Five, Foul, FullBoard, TwoPasses, Resignation, Time, Count, NoResult }

/** What belongs to a seat. */
@Immutable
data class SeatView(
    val participant: Participant,
    /** The colour that the seat holds now. */
    val stone: Stone,
    /** Its clock, unless the game has none. */
    val clock: ClockReading?,
    /** The stones that it has captured so far. */
    val captures: Int = 0,
)

/** What a side's clock showed when its view was made. */
data class ClockReading(
    /** The time left: of the move, of the main time, or of the period. */
    val remaining: Duration,
    /** The periods left in byo-yomi, the one that runs included, else 0. */
    val periods: Int,
    /** Whether [remaining] is that of a period. */
    val inPeriod: Boolean,
    /** Whether this clock runs now. */
    val running: Boolean,
    /** The stones still due in a Canadian period, else 0. */
    val stones: Int = 0,
)

/** What an opening asks for. */
@Immutable
data class OpeningTask(
    /** Who must do it. */
    val seat: Seat,
    val kind: OpeningTaskKind,
    /** The points that are accepted, row by row; none for a choice. */
    val allowed: List<Int>,
    /** The options of a choice, in the order in which menus show them; else none. */
    val choices: List<OpeningChoice>,
    /** The fifth moves offered so far, in order. */
    val offered: List<Int>,
    /** How many fifth moves must still be offered, the next one included; else 0. */
    val missing: Int,
)

/** The kinds of task of an opening. Points are answered with `play`, choices with `choose`. */
enum class OpeningTaskKind { Place, Choose, Offer, Pick }

/** An option of a choice. */
sealed interface OpeningChoice {
    /** Hold this colour from now on. */
    data class Play(val stone: Stone) : OpeningChoice

    /** Place a white and a black stone, and leave the choice of colour to the other (swap2). */
    data object PlaceTwoMore : OpeningChoice

    /** Hold Black and offer ten fifth moves (Taraguchi-10). */
    data object OfferTen : OpeningChoice

    /** There will be this many fifth moves, from 1 to 8 (Soosõrv-8). */
    data class FifthMoves(val count: Int) : OpeningChoice
}
