package app.tengen.ui.board

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.RoundRect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.FilterQuality
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.clipPath
import androidx.compose.ui.graphics.lerp
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.drawText
import androidx.compose.ui.unit.IntOffset
import androidx.compose.ui.unit.IntSize
import app.tengen.ui.theme.BoardLook
import app.tengen.ui.theme.BoardMeasures
import app.tengen.ui.theme.Sizes
import kotlin.math.roundToInt

// The layers of a board, lowest first. The ground's layers take a layout whose wood begins at the
// origin; the others draw where the layout says.

/** The wood, with round corners. */
internal fun DrawScope.drawWood(layout: BoardLayout, look: BoardLook) {
    val wood = Rect(0f, 0f, layout.woodWidth.toFloat(), layout.woodHeight.toFloat())
    val corner = CornerRadius(Sizes.boardCorner.toPx())
    clipPath(Path().apply { addRoundRect(RoundRect(wood, corner)) }) {
        drawRect(Brush.linearGradient(listOf(look.boardFrom, look.boardTo), wood.topLeft, wood.bottomRight))
        if (look.grain) drawGrain(strength = 1f)
    }
}

/** The lines, each on whole pixels; the outer ones are wider. */
internal fun DrawScope.drawGrid(layout: BoardLayout, look: BoardLook) {
    val columns = List(layout.size.columns) { layout.verticalLine(it, look.lineWidth) }
    val rows = List(layout.size.rows) { layout.horizontalLine(it, look.lineWidth) }
    for (column in columns) drawPixels(layout, look, column, rows.first().first..rows.last().last)
    for (row in rows) drawPixels(layout, look, columns.first().first..columns.last().last, row)
}

private fun DrawScope.drawPixels(layout: BoardLayout, look: BoardLook, across: IntRange, down: IntRange) = drawRect(
    look.lines,
    Offset((across.first - layout.woodLeft).toFloat(), (down.first - layout.woodTop).toFloat()),
    Size(across.count().toFloat(), down.count().toFloat()),
)

/** The star points. */
internal fun DrawScope.drawStarPoints(layout: BoardLayout, look: BoardLook) {
    val radius = (layout.cell * BoardMeasures.STAR_RADIUS).coerceAtLeast(1.5f)
    // A line of odd width has its middle half a pixel beyond the point.
    val shift = if (layout.lineWidth(look.lineWidth) % 2 == 1) 0.5f else 0f
    for (point in layout.size.starPoints()) {
        val center = Offset(layout.x(point) - layout.woodLeft + shift, layout.y(point) - layout.woodTop + shift)
        drawCircle(look.lines, radius, center)
    }
}

/** Letters above and below the board, numbers left and right. */
internal fun DrawScope.drawCoordinates(layout: BoardLayout, look: BoardLook, text: (String) -> TextLayoutResult) {
    val rim = coordinateRim(layout)
    for (column in 0 until layout.size.columns) {
        val letter = text(layout.size.columnLetter(column).toString())
        val x = layout.margin + column * layout.cell.toFloat()
        drawCentred(letter, Offset(x, rim), look)
        drawCentred(letter, Offset(x, layout.woodHeight - rim), look)
    }
    for (row in 0 until layout.size.rows) {
        val number = text(layout.size.rowNumber(row).toString())
        val y = layout.margin + row * layout.cell.toFloat()
        drawCentred(number, Offset(rim, y), look)
        drawCentred(number, Offset(layout.woodWidth - rim, y), look)
    }
}

/** How far from the edge of the wood the middle of a coordinate stands: clear of a stone on the edge. */
private fun coordinateRim(layout: BoardLayout): Float = layout.cell * 0.225f

private fun DrawScope.drawCentred(text: TextLayoutResult, center: Offset, look: BoardLook) {
    drawText(text, look.text, center - Offset(text.size.width / 2f, text.size.height / 2f))
}

/** The stones, each with a [scale] and an [opacity] of its own. */
internal fun DrawScope.drawStones(
    layout: BoardLayout,
    textures: BoardTextures,
    stones: Stones,
    wood: (point: Int) -> Color,
    scale: (point: Int) -> Float,
    opacity: (point: Int) -> Float,
) {
    for (point in layout.size.points) {
        val stone = stones[point] ?: continue
        val seen = opacity(point)
        // The lines would shine through a dimmed stone; wood does not.
        if (seen < 1f) {
            drawCircle(
                wood(point),
                layout.stoneDiameter / 2f - 1f,
                Offset(layout.x(point).toFloat(), layout.y(point).toFloat()),
            )
        }
        drawStone(layout, textures, stone, point, scale(point), seen)
    }
}

/** The colour of the wood about a point. */
internal fun BoardLook.woodAt(layout: BoardLayout, point: Int): Color {
    val right = layout.size.column(point).toFloat() / layout.size.columns
    val down = layout.size.row(point).toFloat() / layout.size.rows
    return lerp(boardFrom, boardTo, (right + down) / 2)
}

/** One stone at its point. */
internal fun DrawScope.drawStone(
    layout: BoardLayout,
    textures: BoardTextures,
    stone: Stone,
    point: Int,
    scale: Float = 1f,
    opacity: Float = 1f,
) {
    val texture = textures.stone(stone, point)
    val side = (texture.width * scale / 2).roundToInt() * 2
    drawImage(
        texture,
        dstOffset = IntOffset(layout.x(point) - side / 2, layout.y(point) - side / 2),
        dstSize = IntSize(side, side),
        alpha = opacity,
        filterQuality = if (side == texture.width) FilterQuality.None else FilterQuality.Medium,
    )
}
