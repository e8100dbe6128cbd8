package app.tengen.ui.board

import app.tengen.ui.theme.BoardMeasures
import kotlin.math.hypot
import kotlin.math.max
import kotlin.math.min
import kotlin.math.roundToInt

/**
 * Where a board's points lie in a view, in whole pixels, so that every line is sharp.
 *
 * All cells are equal; what does not divide is left over as an even rim around the board.
 */
data class BoardLayout(
    /** The board. */
    val size: BoardSize,
    /** The distance between two lines, in pixels. */
    val cell: Int,
    /** The first column's line, in pixels from the view's left edge. */
    val left: Int,
    /** The first row's line, in pixels from the view's top edge. */
    val top: Int,
    /** From the outer lines to the edge of the wood, in pixels. */
    val margin: Int,
) {
    /** Pixels from the left edge of the wood to its right edge. */
    val woodWidth: Int get() = cell * (size.columns - 1) + 2 * margin

    /** Pixels from the top edge of the wood to its lower edge. */
    val woodHeight: Int get() = cell * (size.rows - 1) + 2 * margin

    /** The wood's left edge, in pixels. */
    val woodLeft: Int get() = left - margin

    /** The wood's top edge, in pixels. */
    val woodTop: Int get() = top - margin

    /** A stone's diameter, in pixels. */
    val stoneDiameter: Int get() = rounded(cell, STONE_DIAMETER)

    /** The width of an inner line in whole pixels, [factor] times the usual. */
    fun lineWidth(factor: Float): Int = leastLine(rounded(cell, (LINE_WIDTH * factor).roundToInt()))

    /** The width of an outer line in whole pixels. */
    fun outerLineWidth(factor: Float): Int = leastLine(rounded(cell, (OUTER_LINE_WIDTH * factor).roundToInt()))

    /** The columns of pixels that the line of a column of points covers, [factor] times the usual width. */
    fun verticalLine(column: Int, factor: Float): IntRange =
        line(left + column * cell, factor, isOuter = column == 0 || column == size.columns - 1)

    /** The rows of pixels that the line of a row of points covers, [factor] times the usual width. */
    fun horizontalLine(row: Int, factor: Float): IntRange =
        line(top + row * cell, factor, isOuter = row == 0 || row == size.rows - 1)

    private fun line(middle: Int, factor: Float, isOuter: Boolean): IntRange {
        val width = if (isOuter) outerLineWidth(factor) else lineWidth(factor)
        val first = middle - width / 2
        return first until first + width
    }

    /** The x of a point's centre, in pixels. */
    fun x(point: Int): Int = left + size.column(point) * cell

    /** The y of a point's centre, in pixels. */
    fun y(point: Int): Int = top + size.row(point) * cell

    /** The point that a touch at ([x], [y]) pixels means, or null when no point is close enough. */
    fun pointAt(x: Float, y: Float): Int? {
        val point = nearest(x, y)
        return point.takeIf { hypot(x - x(it), y - y(it)) <= BoardMeasures.HIT_RADIUS * cell }
    }

    /** The point closest to ([x], [y]) pixels, wherever that is; for a drag that is seen through the magnifier. */
    fun nearest(x: Float, y: Float): Int {
        val column = ((x - left) / cell).roundToInt().coerceIn(0, size.columns - 1)
        val row = ((y - top) / cell).roundToInt().coerceIn(0, size.rows - 1)
        return size.point(column, row)
    }

    companion object {
        // Shares of a cell in thousandths: whole numbers round alike everywhere.
        private val STONE_DIAMETER = thousandths(BoardMeasures.STONE_DIAMETER)
        private val LINE_WIDTH = thousandths(BoardMeasures.LINE_WIDTH)
        private val OUTER_LINE_WIDTH = thousandths(BoardMeasures.LINE_WIDTH * BoardMeasures.OUTER_LINE_FACTOR)
        private val MARGIN = thousandths(BoardMeasures.MARGIN)
        private val MARGIN_WITH_COORDINATES = thousandths(BoardMeasures.MARGIN_WITH_COORDINATES)

        /** The largest board that fits into a view of [width] x [height] pixels, in its middle. */
        fun fit(size: BoardSize, width: Int, height: Int, coordinates: Boolean): BoardLayout {
            val margin = if (coordinates) MARGIN_WITH_COORDINATES else MARGIN
            val across = 1000 * width / (1000 * (size.columns - 1) + 2 * margin)
            val down = 1000 * height / (1000 * (size.rows - 1) + 2 * margin)
            val cell = min(across, down).coerceAtLeast(1)
            return BoardLayout(
                size,
                cell,
                left = (width - cell * (size.columns - 1)) / 2,
                top = (height - cell * (size.rows - 1)) / 2,
                margin = rounded(cell, margin),
            )
        }

        private fun leastLine(width: Int) = max(BoardMeasures.LINE_LEAST_PIXELS, width)

        private fun thousandths(share: Float) = (1000 * share).roundToInt()

        private fun rounded(cell: Int, thousandths: Int) = (cell * thousandths + 500) / 1000
    }
}
