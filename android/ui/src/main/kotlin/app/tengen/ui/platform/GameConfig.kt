package app.tengen.ui.platform

import androidx.compose.runtime.Immutable
import app.tengen.ui.board.BoardSize
import kotlin.time.Duration

// What a game is set up with, in the words of the core's `game::config`.

/** One of the two people at the board; the colours they hold may change during an opening. */
enum class Seat {
    /** Holds Black at the beginning. */
    First,

    /** Holds White at the beginning. */
    Second,
    ;

    /** The person opposite. */
    val other: Seat get() = if (this == First) Second else First
}

/** How strong the computer plays. */
enum class Level { Easy, Medium, Hard }

/** Who sits on a seat. */
sealed interface Participant {
    /** Somebody at the screen. */
    data object Person : Participant

    /** The program. */
    data class Computer(val level: Level) : Participant
}

/** Which lines win. */
enum class FiveRule { Freestyle, Standard, Caro, Renju }

/** How a game begins. */
enum class Opening { Free, CentreFirst, Pro, LongPro, Swap, Swap2, Soosorv8, Taraguchi10 }

/** What a foul does under renju. */
enum class FoulPolicy {
    /** The point is not accepted. */
    Refused,

    /** The game is lost. */
    Loses,
}

/** How the time of a side is limited. */
sealed interface TimeControl {
    /** No clock. */
    data object Off : TimeControl

    /** The same time for each move. */
    data class PerMove(val limit: Duration) : TimeControl

    /** A time for the whole game that grows after each move. */
    data class Fischer(val main: Duration, val increment: Duration) : TimeControl

    /** After the main time, periods; each that runs out is lost. */
    data class ByoYomi(val main: Duration, val period: Duration, val periods: Int) : TimeControl
}

/** Everything that is fixed before the first stone. */
@Immutable
data class GameConfig(
    val rule: FiveRule,
    val size: BoardSize,
    val opening: Opening,
    /** Who begins, with Black. */
    val first: Participant,
    val second: Participant,
    val timeControl: TimeControl,
    val foulPolicy: FoulPolicy,
    /** Fixes the computer's random choices. */
    val seed: Long,
) {
    /** Who sits on a seat. */
    fun participant(seat: Seat): Participant = if (seat == Seat.First) first else second

    /** Whether two people share the screen. */
    val isBetweenPeople: Boolean get() = first == Participant.Person && second == Participant.Person
}
