package app.tengen.ui.theme

import androidx.compose.runtime.Immutable
import androidx.compose.ui.graphics.Color

/** A stone's rim. */
@Immutable
data class StoneOutline(
    val colour: Color,
    /** Its width as a share of the cell. */
    val shareOfCell: Float,
    /** The least width in pixels. */
    val leastPixels: Float,
)

/** How the stones of one colour are painted. */
@Immutable
data class StoneLook(
    /** The side towards the light. */
    val from: Color,
    /** The side away from it; equal to [from] for a flat stone. */
    val to: Color,
    val outline: StoneOutline?,
    /** Whether the faint growth lines of shell run over it. */
    val arcs: Boolean,
    /** Whether a small mark inside tells the colour to eyes that cannot. */
    val markInside: Boolean,
    /** What is drawn on the stone is drawn in this. */
    val contrast: Color,
) {
    /** Whether the stone has one colour only. */
    val isFlat: Boolean get() = from == to
}

/** A board with its stones and marks. */
@Immutable
data class BoardLook(
    val id: String,
    /** The wood towards the light. */
    val boardFrom: Color,
    /** The wood away from it. */
    val boardTo: Color,
    /** Whether a straight grain runs over the wood. */
    val grain: Boolean,
    val lines: Color,
    /** The coordinates. */
    val text: Color,
    /** The width of a line against the usual. */
    val lineWidth: Float,
    val black: StoneLook,
    val white: StoneLook,
    /** Forbidden points and the winning line. */
    val warn: Color,
    val hint: Color,
)
