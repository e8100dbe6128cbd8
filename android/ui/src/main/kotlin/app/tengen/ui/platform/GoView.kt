package app.tengen.ui.platform

import androidx.compose.runtime.Immutable
import app.tengen.ui.board.Stone

// What a game of Go shows beyond the board, in the words of the core's `game::view`.

/** What only Go has. */
@Immutable
data class GoView(
    val phase: GoPhase,
    /** The handicap stones that Black must still place. */
    val handicapMissing: Int = 0,
    /** The point of a ko that was taken just now. */
    val ko: Int? = null,
    /** The count: while it is discussed, and after a game that it decided. */
    val scoring: Scoring? = null,
)

/** How far a game of Go is. */
enum class GoPhase { PlacingHandicap, Playing, Scoring, Over }

/** What counts at the end: living stones and what they surround, or what they surround and captures. */
enum class Counting { Area, Territory }

/** A count with the marks that it rests on. */
@Immutable
data class Scoring(
    /** Whether the first proposal of dead stones is still being worked out. */
    val judging: Boolean,
    /** The stones that count as dead. */
    val dead: List<Int>,
    /** Whom each point counts for, or null. */
    val owners: List<Stone?>,
    val counting: Counting,
    val black: SideCount,
    val white: SideCount,
    /** Black's total less White's, in half points. */
    val halfPoints: Int,
)

/** The count of one side, with every figure that goes into it. */
data class SideCount(
    /** Points that the side surrounds. */
    val territory: Int,
    /** Its living stones; they count by area only. */
    val stones: Int,
    /** The other side's dead stones; they count by territory only. */
    val dead: Int,
    /** The stones that it captured in play; they count by territory only. */
    val prisoners: Int,
    /** Points for the other's handicap stones. */
    val handicapBonus: Int,
    /** The komi in half points. */
    val komi: Int,
    /** The total in half points. */
    val total: Int,
)
