package app.tengen.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.drawText
import app.tengen.ui.theme.BoardLook
import app.tengen.ui.theme.BoardMeasures
import app.tengen.ui.theme.HeatSteps
import app.tengen.ui.theme.StoneLook
import kotlin.math.hypot
import kotlin.math.roundToInt
import kotlin.math.sqrt

/** The look of one colour's stones. */
internal fun BoardLook.of(stone: Stone): StoneLook = if (stone == Stone.Black) black else white

private fun BoardLayout.center(point: Int) = Offset(x(point).toFloat(), y(point).toFloat())

/** A ring on the newest stone. */
internal fun DrawScope.drawLastMove(layout: BoardLayout, look: BoardLook, point: Int, stone: Stone) {
    val radius = layout.stoneDiameter / 2f * BoardMeasures.LAST_MOVE_RING
    drawCircle(look.of(stone).contrast, radius, layout.center(point), style = Stroke(markWidth(layout)))
}

/** The number of the move that placed a stone. */
internal fun DrawScope.drawMoveNumber(
    layout: BoardLayout,
    look: BoardLook,
    point: Int,
    stone: Stone,
    number: TextLayoutResult,
) {
    drawMiddle(number, look.of(stone).contrast, layout.center(point))
}

/** A ring around the newest stone's number, where the usual ring would cross it. */
internal fun DrawScope.drawLastMoveRim(layout: BoardLayout, look: BoardLook, point: Int, stone: Stone) {
    val width = markWidth(layout) * 0.8f
    drawCircle(
        look.of(stone).contrast,
        layout.stoneDiameter * 0.46f - width / 2,
        layout.center(point),
        style = Stroke(width),
    )
}

private fun DrawScope.drawMiddle(text: TextLayoutResult, color: Color, center: Offset) {
    drawText(text, color, center - Offset(text.size.width / 2f, text.size.height / 2f))
}

private fun markWidth(layout: BoardLayout) = (layout.cell * 0.075f).coerceAtLeast(1.5f)

/**
 * A band under the stones of the winning line, [progress] of its way from its first to its last
 * stone. It is wider than the gaps are long, so that it reads as one stroke.
 */
internal fun DrawScope.drawWinningLine(layout: BoardLayout, look: BoardLook, line: List<Int>, progress: Float) {
    if (line.size < 2 || progress <= 0f) return
    val from = layout.center(line.first())
    val to = layout.center(line.last())
    val along = (to - from) / hypot(to.x - from.x, to.y - from.y)
    val start = from - along * (layout.cell * WINNING_OVERHANG)
    val end = to + along * (layout.cell * WINNING_OVERHANG)
    drawLine(look.warn, start, start + (end - start) * progress, layout.cell * WINNING_WIDTH, StrokeCap.Round)
}

private const val WINNING_WIDTH = 0.36f
private const val WINNING_OVERHANG = 0.5f

/** A small cross on a point that may not be taken. */
internal fun DrawScope.drawForbidden(layout: BoardLayout, look: BoardLook, point: Int) {
    val center = layout.center(point)
    val half = layout.cell * FORBIDDEN_HALF
    val width = (layout.cell * 0.09f).coerceAtLeast(2f)
    drawLine(look.warn, center + Offset(-half, -half), center + Offset(half, half), width, StrokeCap.Round)
    drawLine(look.warn, center + Offset(-half, half), center + Offset(half, -half), width, StrokeCap.Round)
}

private const val FORBIDDEN_HALF = 0.17f

/** A small cross on a stone that counts as dead. */
internal fun DrawScope.drawDead(layout: BoardLayout, look: BoardLook, point: Int) {
    val center = layout.center(point)
    // Beyond the square of the territory that the stone stands in.
    val width = (layout.cell * 0.06f).coerceAtLeast(1.5f)
    for (slope in listOf(1f, -1f)) {
        for (end in listOf(-1f, 1f)) {
            val inner = Offset(end * DEAD_INNER, end * slope * DEAD_INNER) * layout.cell.toFloat()
            val outer = Offset(end * DEAD_OUTER, end * slope * DEAD_OUTER) * layout.cell.toFloat()
            drawLine(look.warn, center + inner, center + outer, width, StrokeCap.Round)
        }
    }
}

private const val DEAD_INNER = 0.2f
private const val DEAD_OUTER = 0.28f

/** A square in the owner's colour on a point of territory. */
internal fun DrawScope.drawTerritory(layout: BoardLayout, look: BoardLook, owned: OwnedPoint) {
    val side = layout.cell * BoardMeasures.TERRITORY_SIDE
    val corner = layout.center(owned.point) - Offset(side / 2, side / 2)
    // What is drawn on white stones is dark, and the other way round.
    drawRect(look.of(owned.owner.other).contrast, corner, Size(side, side))
    val width = (layout.cell * 0.03f).coerceAtLeast(1f)
    drawRect(look.of(owned.owner).contrast, corner, Size(side, side), style = Stroke(width))
}

/** A ring where a good move is; [pulse] from 0 to 1 and back lets it breathe. */
internal fun DrawScope.drawHint(layout: BoardLayout, look: BoardLook, point: Int, pulse: Float) {
    val radius = layout.cell * (HINT_RADIUS + HINT_BREATH * pulse)
    drawCircle(look.hint, radius, layout.center(point), style = Stroke((layout.cell * 0.1f).coerceAtLeast(2f)))
    if (pulse > 0f) {
        drawCircle(look.hint.copy(alpha = 0.18f * pulse), radius, layout.center(point))
    }
}

private const val HINT_RADIUS = 0.34f
private const val HINT_BREATH = 0.12f

/**
 * Circles whose area follows the value, in steps whose lightness alone tells the values. [number]
 * gives the text inside, or null where there is no room.
 */
internal fun DrawScope.drawHeat(
    layout: BoardLayout,
    look: BoardLook,
    heat: List<HeatPoint>,
    number: (HeatPoint) -> TextLayoutResult?,
) {
    for (spot in heat) {
        val share = spot.value.coerceIn(0, 100) / 100f
        val step = HeatSteps[(share * (HeatSteps.size - 1)).roundToInt()]
        val center = layout.center(spot.point)
        val radius = layout.cell * (HEAT_SMALLEST + (HEAT_LARGEST - HEAT_SMALLEST) * sqrt(share))
        drawCircle(step.fill, radius, center)
        drawCircle(look.lines, radius, center, style = Stroke((layout.cell * 0.04f).coerceAtLeast(1f)))
        if (share >= HEAT_NUMBER_FROM) number(spot)?.let { drawMiddle(it, step.number, center) }
    }
}

private const val HEAT_SMALLEST = 0.10f
private const val HEAT_LARGEST = 0.43f

/** Smaller circles have no room for their number. */
private const val HEAT_NUMBER_FROM = 0.3f

/** Four corners around the point that the keyboard or a first tap has chosen. */
internal fun DrawScope.drawCursor(layout: BoardLayout, look: BoardLook, point: Int) {
    val center = layout.center(point)
    val reach = layout.cell * 0.48f
    val arm = layout.cell * 0.18f
    val width = (layout.cell * 0.08f).coerceAtLeast(2f)
    for (horizontal in listOf(-1f, 1f)) {
        for (vertical in listOf(-1f, 1f)) {
            val corner = center + Offset(horizontal * reach, vertical * reach)
            drawLine(look.hint, corner, corner - Offset(horizontal * arm, 0f), width, StrokeCap.Round)
            drawLine(look.hint, corner, corner - Offset(0f, vertical * arm), width, StrokeCap.Round)
        }
    }
}

/** A letter on a point that an opening offers. */
internal fun DrawScope.drawOffered(layout: BoardLayout, look: BoardLook, point: Int, letter: TextLayoutResult) {
    val center = layout.center(point)
    drawCircle(look.woodAt(layout, point), layout.cell * 0.36f, center)
    drawCircle(look.hint, layout.cell * 0.36f, center, style = Stroke(markWidth(layout)))
    drawMiddle(letter, look.hint, center)
}

/** A dashed frame around the middle [side] x [side] points. */
internal fun DrawScope.drawFrame(layout: BoardLayout, look: BoardLook, side: Int) {
    val half = layout.cell / 2f
    val column = (layout.size.columns - side) / 2
    val row = (layout.size.rows - side) / 2
    val dash = layout.cell * 0.3f
    drawRect(
        look.hint,
        Offset(layout.left + column * layout.cell - half, layout.top + row * layout.cell - half),
        Size(side * layout.cell.toFloat(), side * layout.cell.toFloat()),
        style = Stroke(markWidth(layout), pathEffect = PathEffect.dashPathEffect(floatArrayOf(dash, dash * 0.7f))),
    )
}
