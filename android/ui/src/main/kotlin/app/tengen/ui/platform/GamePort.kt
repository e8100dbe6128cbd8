package app.tengen.ui.platform

import androidx.compose.runtime.Immutable
import app.tengen.ui.board.BoardSize
import app.tengen.ui.board.HeatPoint
import app.tengen.ui.board.Stone
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.StateFlow

/**
 * A game in progress: intents go in, views and changes come out. It runs its own opponent. Every
 * intent carries the revision of the view that the person saw, throws a [GameRefusal] when it
 * changes nothing, and may be called from any thread.
 */
interface GamePort : AutoCloseable {
    /** The game now. */
    val view: StateFlow<GameView>

    /** Every change in order, from the moment of collecting on. */
    val changes: Flow<GameChange>

    /** Places a stone, or answers an opening's task with a point. */
    suspend fun play(point: Int, revision: Long)

    suspend fun pass(revision: Long)

    /** Takes an option of an opening. */
    suspend fun choose(choice: OpeningChoice, revision: Long)

    /** Takes back to the person's last turn. */
    suspend fun undo(revision: Long)

    /** Plays again what was taken back. */
    suspend fun redo(revision: Long)

    suspend fun resign(revision: Long)

    /** The same game from an empty board. */
    suspend fun restart(revision: Long)

    /** Turns a chain of stones dead or alive while a game of Go is counted. */
    suspend fun markDead(point: Int, revision: Long)

    /** Ends a game of Go by the count on the screen. */
    suspend fun acceptCount(revision: Long)

    /** Goes on playing after both sides have passed in Go. */
    suspend fun resumePlay(revision: Long)

    /** The line on the board to step through. */
    fun replay(): ReplayPort

    /** The game so far as SGF, with what was taken back as variations. */
    fun record(): String

    /** A good move for the person to move. Cancelling the caller stops the search. */
    suspend fun hint(revision: Long): Hint

    /** How good the points are for the side to move, best first. Cancelling the caller stops the search. */
    suspend fun moveValues(revision: Long): List<HeatPoint>

    /** Whether the person is at the game; else clock and thinking stand still. */
    suspend fun setActive(active: Boolean)
}

/** What brings games into being. */
interface GameHouse {
    /** Begins a game, which takes the place of the one in progress. */
    suspend fun start(config: GameConfig): GamePort

    /** The game in progress as it was left, or null when there is none. */
    suspend fun resume(): GamePort?

    /** The openings that a rule admits on a board, in the order of menus. */
    fun openings(rule: FiveRule, size: BoardSize): List<Opening>

    /** The komi of an even game of Go, in half points. */
    fun usualKomi(ruleSet: GoRuleSet): Int

    /** The most handicap stones that a board takes; 0 where there can be none. */
    fun mostHandicap(size: BoardSize): Int
}

/** A stone that came or went. */
data class PlacedStone(val point: Int, val stone: Stone)

/** A change with the complete picture after it. */
@Immutable
data class GameChange(
    val view: GameView,
    val cause: Cause,
    /** Who did it, where somebody did. */
    val seat: Seat?,
    /** The stones that came onto the board, in the order of their numbers. */
    val placed: List<PlacedStone>,
    /** The stones that left the board, the last number first: captured, or taken back. */
    val removed: List<PlacedStone>,
    /** What to hear and to feel, in order. */
    val cues: List<Cue>,
    /** Whether the change could not be saved. The game goes on all the same. */
    val isUnsaved: Boolean,
)

/** What a change was. */
enum class Cause {
    Played,
    Passed,

    /** An opening's choice was made, or a fifth move offered. */
    Chosen,
    Undone,
    Redone,
    Resigned,
    FlagFell,
    Restarted,

    /** Stones were marked as dead or alive. */
    Marked,

    /** Play goes on after both sides had passed. */
    Resumed,

    /** Both sides accepted the count. */
    Counted,
    Paused,
    Continued,

    /** Little time is left to the seat whose turn it is. */
    ClockLow,
    OpponentFailed,
}

/** What to hear and to feel. */
enum class Cue {
    StonePlaced,
    Captured,
    Marked,
    Passed,
    Chosen,
    ColoursExchanged,
    Win,
    Loss,
    Draw,
    Undone,
    Redone,
    Restarted,
    ClockLow,
    Refused,
}

/** A good move, and why. */
data class Hint(
    /** Where, or null to pass. */
    val point: Int?,
    val reason: HintReason,
)

/** Why a move is good. */
enum class HintReason {
    Wins,
    WinsByFours,
    BlocksFive,
    MakesOpenFour,
    MakesDoubleFour,
    MakesFourThree,
    MakesDoubleThree,
    BlocksOpenThree,
    BlocksDoubleThreat,
    MakesFour,
    MakesOpenThree,
    BlocksTwo,
    MakesTwo,
    TakesCentre,

    // Of Go.
    Captures,
    SavesStones,
    GivesAtari,
    Answers,
    TakesCorner,
    Expands,
}

/** Why an intent changed nothing, in the words of the core's `GameError`. */
sealed class GameRefusal(reason: String, cause: Throwable? = null) : Exception(reason, cause) {
    /** The game went on since the person looked. */
    class Stale : GameRefusal("meant for an earlier revision")

    class NotYourTurn : GameRefusal("it is the computer's turn")

    class Over : GameRefusal("the game is over")

    class Occupied(val point: Int) : GameRefusal("point $point is taken")

    class Forbidden(val point: Int, val foul: Foul) : GameRefusal("point $point is forbidden: $foul")

    /** The opening accepts other points only. */
    class OutsideOpening(val point: Int) : GameRefusal("the opening does not accept point $point")

    /** The ko was taken just now. */
    class Ko(val point: Int) : GameRefusal("the ko on point $point may not be retaken at once")

    /** The position after the move [after] would come back. */
    class Superko(val point: Int, val after: Int) : GameRefusal("point $point brings back the board after move $after")

    class Suicide(val point: Int) : GameRefusal("a stone on point $point would have no liberty")

    /** Both sides have passed. */
    class Counting : GameRefusal("the game is being counted")

    /** Only stones are marked as dead. */
    class NoStone : GameRefusal("no stone stands there")

    class PassNotAllowed : GameRefusal("there is no passing now")

    class NothingToUndo : GameRefusal("there is nothing to take back")

    class NothingToRedo : GameRefusal("there is nothing to play again")

    /** No hint or value could be found. */
    class NoHint : GameRefusal("no hint was found")

    /** Anything else: paused, closed, a failure inside the core. */
    class Failed(reason: String, cause: Throwable? = null) : GameRefusal(reason, cause)
}
