package app.tengen.ui.board

import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.TextUnit
import app.tengen.ui.theme.Sizes
import app.tengen.ui.theme.tabular

/** The texts on a board. They follow the cell, not the person's text size: they have no more room. */
internal class BoardText(
    layout: BoardLayout,
    private val measurer: TextMeasurer,
    private val style: TextStyle,
    private val density: Density,
) {
    private val cell = layout.cell

    /** Whether a circle of the heat map has room for its number. */
    val hasRoomForHeat: Boolean = with(density) { cell.toDp() >= Sizes.heatNumberLeastCell }

    /** A letter or number at the edge. */
    fun coordinate(text: String) = measure(text, 0.31f)

    /** The number of a move on its stone. */
    fun moveNumber(number: Int) = measure(number.toString(), if (number < 100) 0.40f else 0.32f)

    /** A letter on an offered point. */
    fun letter(text: String) = measure(text, 0.44f, FontWeight.Medium)

    /** A value inside a circle of the heat map. */
    fun heat(value: Int) = measure(value.toString(), 0.32f, FontWeight.Medium)

    private fun measure(text: String, share: Float, weight: FontWeight? = null): TextLayoutResult = measurer.measure(
        text,
        style.copy(
            fontSize = size(share),
            lineHeight = TextUnit.Unspecified,
            fontWeight = weight ?: style.fontWeight,
        ).tabular(),
    )

    private fun size(share: Float): TextUnit = with(density) { (cell * share).toSp() }
}
