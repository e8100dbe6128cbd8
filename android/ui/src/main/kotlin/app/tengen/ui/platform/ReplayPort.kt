package app.tengen.ui.platform

import androidx.compose.runtime.Immutable
import app.tengen.ui.board.BoardSize
import app.tengen.ui.board.Stone
import app.tengen.ui.board.Stones

/** A game to step through: frames from 0, the beginning, to [last]. */
interface ReplayPort : AutoCloseable {
    val game: GameKind
    val size: BoardSize

    /** The number of the last frame. */
    val last: Int

    /** The whole game as SGF. */
    val record: String

    /** A frame by its number, from 0 to [last]. */
    fun frame(number: Int): ReplayFrame

    /** Lets go of it: no frame is asked for any more. */
    override fun close() = Unit
}

/** The board after a move, or at the beginning. */
@Immutable
data class ReplayFrame(
    val stones: Stones,
    /** The move number of each stone, from 1; 0 where none stands, and for stones that were set up. */
    val numbers: List<Int>,
    /** The moves so far. */
    val number: Int,
    /** Where the last move put a stone; null at the beginning, after a pass and after setup. */
    val lastMove: Int?,
    /** Who made the last move; null at the beginning and after setup. */
    val stone: Stone?,
    /** The point of the last move as players write it; empty without one. */
    val label: String,
    /** Whether the last move was a pass. */
    val passed: Boolean,
    /** The stones that came with this frame. */
    val placed: List<Int>,
    /** The stones that left the board with this frame. */
    val removed: List<Int>,
    /** The stones that each side has captured so far. */
    val blackCaptures: Int = 0,
    val whiteCaptures: Int = 0,
    /** The winning line of five in a row, where the last move makes one. */
    val line: List<Int> = emptyList(),
    /** What the record says about the move. */
    val comment: String = "",
)
