package app.tengen.ui.board

import androidx.compose.runtime.Immutable

/** What a stone is. */
enum class Stone {
    Black,
    White,
    ;

    /** The other colour. */
    val other: Stone get() = if (this == Black) White else Black
}

/** What stands on each point of a board: one byte a point, 0 empty, 1 black, 2 white. */
@Immutable
class Stones(bytes: ByteArray) {
    private val cells = bytes.copyOf()

    /** The number of points. */
    val area: Int get() = cells.size

    /** What stands on a point. */
    operator fun get(point: Int): Stone? = when (cells[point].toInt()) {
        0 -> null
        1 -> Stone.Black
        else -> Stone.White
    }

    /** The same board with one point changed. */
    fun with(point: Int, stone: Stone?): Stones = Stones(cells.copyOf().also { it[point] = stone.toByte() })

    override fun equals(other: Any?) = other is Stones && cells.contentEquals(other.cells)

    override fun hashCode() = cells.contentHashCode()

    override fun toString() = cells.joinToString("")

    companion object {
        /** A board without a stone. */
        fun empty(size: BoardSize) = Stones(ByteArray(size.area))

        private fun Stone?.toByte(): Byte = when (this) {
            null -> 0
            Stone.Black -> 1
            Stone.White -> 2
        }
    }
}

/** A circle of the heat map. */
data class HeatPoint(
    val point: Int,
    /** How good the point is against the best one, from 0 to 100. */
    val value: Int,
)

/** A point of somebody's territory. */
data class OwnedPoint(val point: Int, val owner: Stone)

/** Stones that come or go with the newest change, to be shown in motion once. */
data class BoardMotion(
    /** The change that this belongs to. */
    val revision: Long,
    /** The points whose stones came. */
    val placed: List<Int> = emptyList(),
    /** The stones that went, and where they stood. */
    val removed: List<Pair<Int, Stone>> = emptyList(),
    /** Whether this change completed the winning line. */
    val wins: Boolean = false,
    /** Whether the stones that went were captured: they leave one after the other. */
    val captures: Boolean = false,
)

/** Everything that a board shows. It holds no rule: who may play where is said by others. */
@Immutable
data class BoardState(
    val size: BoardSize,
    val stones: Stones,
    val coordinates: Boolean = true,
    /** The number of the move that placed each stone, one a point, 0 where none did; may be empty. */
    val moveNumbers: List<Int> = emptyList(),
    /** Whether each stone shows its number. */
    val showNumbers: Boolean = false,
    val lastMove: Int? = null,
    /** The points of the winning line in their order along it; empty without a win. */
    val winningLine: List<Int> = emptyList(),
    /** Points that the person to move may not take. */
    val forbidden: List<Int> = emptyList(),
    /** The side of the middle square that an opening speaks of, drawn as a frame. */
    val frame: Int? = null,
    val hint: Int? = null,
    val heat: List<HeatPoint> = emptyList(),
    /** The point that the keyboard or a first tap has chosen. */
    val cursor: Int? = null,
    /** A stone on its way into the game. */
    val pending: Int? = null,
    /** Points offered in an opening, with a letter each in this order. */
    val offered: List<Int> = emptyList(),
    /** The stones that count as dead at the end of a game of Go. */
    val dead: Set<Int> = emptySet(),
    /** Whom the empty points and the dead stones count for. */
    val territory: List<OwnedPoint> = emptyList(),
    /** Whose stone a touch would place; null when no touch counts. */
    val turn: Stone? = null,
    /** Whether a touch marks a stone instead of placing one. */
    val marks: Boolean = false,
    val motion: BoardMotion? = null,
) {
    /** Whether a touch counts at all. */
    val takesTouches: Boolean get() = turn != null || marks

    /** Whether a touch on a point means something. */
    fun isTouchable(point: Int): Boolean = if (marks) stones[point] != null else turn != null && stones[point] == null
}
