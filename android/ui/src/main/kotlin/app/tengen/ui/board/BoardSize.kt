package app.tengen.ui.board

/**
 * Width and height of a board, each from 1 to 25 points.
 *
 * A point is its index, row by row from the top left, as in the core.
 */
data class BoardSize(val columns: Int, val rows: Int) {
    init {
        require(columns in 1..MAX_SIDE && rows in 1..MAX_SIDE) { "no board of $columns x $rows points" }
    }

    /** The number of points. */
    val area: Int get() = columns * rows

    /** The points, row by row from the top left. */
    val points: IntRange get() = 0 until area

    /** The point at a place; [column] from the left and [row] from the top, both from 0. */
    fun point(column: Int, row: Int): Int = row * columns + column

    /** Where a point stands from the left, from 0. */
    fun column(point: Int): Int = point % columns

    /** Where a point stands from the top, from 0. */
    fun row(point: Int): Int = point / columns

    /** A point as players write it: a letter without I, and the row counted from the bottom ("H8"). */
    fun label(point: Int): String = "${columnLetter(column(point))}${rowNumber(row(point))}"

    /** The letter of a column from 0 at the left. */
    fun columnLetter(column: Int): Char = LETTERS[column]

    /** The number of a row, which is counted from the bottom and from 1; [row] from 0 at the top. */
    fun rowNumber(row: Int): Int = rows - row

    companion object {
        /** The longest side. */
        const val MAX_SIDE = 25

        private const val LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"

        /** A board with equal sides. */
        fun square(side: Int) = BoardSize(side, side)
    }
}

/**
 * The points with a star, row by row.
 *
 * Go's boards have them where Go has them: on the third line up to 12 points a side, on the fourth
 * from 13 on; sides with an odd number from 13 on have them in the middle too, 19 and larger also at
 * the middle of each edge. A board of 15 takes gomoku's five.
 */
fun BoardSize.starPoints(): List<Int> {
    val columnLines = starLines(columns)
    val rowLines = starLines(rows)
    val stars = mutableListOf<Int>()
    for (row in rowLines) {
        for (column in columnLines) {
            val isEdgeMiddle = (isMiddle(column, columns)) != (isMiddle(row, rows))
            if (!isEdgeMiddle || (columns >= EDGE_STARS_FROM && rows >= EDGE_STARS_FROM)) stars += point(column, row)
        }
    }
    return stars
}

private const val SMALLEST_WITH_STARS = 7
private const val FOURTH_LINE_FROM = 13
private const val EDGE_STARS_FROM = 19

private fun starLines(side: Int): List<Int> {
    if (side < SMALLEST_WITH_STARS) return emptyList()
    val first = if (side < FOURTH_LINE_FROM) 2 else 3
    return if (side % 2 == 0) listOf(first, side - 1 - first) else listOf(first, side / 2, side - 1 - first)
}

private fun isMiddle(line: Int, side: Int) = side % 2 == 1 && line == side / 2
