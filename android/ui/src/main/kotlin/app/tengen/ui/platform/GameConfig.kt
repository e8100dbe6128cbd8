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

/** One of the games. */
enum class GameKind { Five, Go }

/** The rules of Go. */
enum class GoRuleSet { Chinese, Japanese, Korean, Aga, NewZealand, TrompTaylor }

/** A game with the choices that only it knows. */
sealed interface GameVariant {
    /** Which of the games it is. */
    val kind: GameKind get() = if (this is Go) GameKind.Go else GameKind.Five

    /** Five in a row. */
    data class Five(
        val rule: FiveRule = FiveRule.Freestyle,
        val opening: Opening = Opening.Free,
        val foulPolicy: FoulPolicy = FoulPolicy.Refused,
    ) : GameVariant

    /** Go. The first seat holds Black throughout; with handicap stones the second one begins. */
    data class Go(
        val ruleSet: GoRuleSet = GoRuleSet.Chinese,
        /** Whether positional superko is added to the Chinese rules. */
        val superko: Boolean = false,
        /** What White gets for moving second, in half points: 15 are seven and a half points. */
        val komi: Int = 15,
        /** Black stones on the board before White's first move: 0, or 2 and more. */
        val handicap: Int = 0,
        /** Whether Black places the handicap stones. */
        val freePlacement: Boolean = false,
        /** Whether the computer gives up when its game is hopeless. */
        val computerResigns: Boolean = true,
    ) : GameVariant
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

    /** After the main time, periods in which so many stones must be played. */
    data class Canadian(val main: Duration, val period: Duration, val stones: Int) : TimeControl
}

/** Everything that is fixed before the first stone. */
@Immutable
data class GameConfig(
    val variant: GameVariant,
    val size: BoardSize,
    /** Who begins, with Black. */
    val first: Participant,
    val second: Participant,
    val timeControl: TimeControl,
    /** Fixes the computer's random choices. */
    val seed: Long,
) {
    /** The choices of five in a row, or null when Go is played. */
    val five: GameVariant.Five? get() = variant as? GameVariant.Five

    /** The choices of Go, or null when five in a row is played. */
    val go: GameVariant.Go? get() = variant as? GameVariant.Go

    /** Who sits on a seat. */
    fun participant(seat: Seat): Participant = if (seat == Seat.First) first else second

    /** Whether two people share the screen. */
    val isBetweenPeople: Boolean get() = first == Participant.Person && second == Participant.Person
}
