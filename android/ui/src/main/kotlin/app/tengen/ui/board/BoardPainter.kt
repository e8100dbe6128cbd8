package app.tengen.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.FilterQuality
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipPath
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.unit.IntOffset
import androidx.compose.ui.unit.IntSize
import androidx.compose.ui.unit.dp
import app.tengen.ui.theme.BoardLook
import app.tengen.ui.theme.BoardMeasures

/** Puts the layers of one frame on top of each other. */
internal class BoardPainter(
    private val state: BoardState,
    private val layout: BoardLayout,
    private val look: BoardLook,
    private val textures: BoardTextures,
    private val text: BoardText,
) {
    /** Draws the board, and the magnifier over it when a finger aims. */
    fun draw(scope: DrawScope, motion: MotionProgress, pulse: Float, aim: Aim?) = with(scope) {
        drawBoard(motion, pulse, aim)
        if (aim != null && aim.magnified) drawMagnifier(aim, motion, pulse)
    }

    private fun DrawScope.drawBoard(motion: MotionProgress, pulse: Float, aim: Aim?) {
        drawGround()
        for (layer in BoardLayer.entries) draw(layer, motion, pulse, aim)
    }

    private fun DrawScope.draw(layer: BoardLayer, motion: MotionProgress, pulse: Float, aim: Aim?) = when (layer) {
        // The ground: painted once, and copied before.
        BoardLayer.Wood, BoardLayer.Grid, BoardLayer.StarPoints, BoardLayer.Coordinates -> Unit
        BoardLayer.WinningLine -> drawWinningLine(layout, look, state.winningLine, motion.winningLine())
        BoardLayer.OpeningFrame -> state.frame?.let { drawFrame(layout, look, it) }
        BoardLayer.Forbidden -> state.forbidden.forEach { drawForbidden(layout, look, it) }
        BoardLayer.Heat ->
            drawHeat(layout, look, state.heat) { if (text.hasRoomForHeat) text.heat(it.value) else null }
        BoardLayer.Offered -> state.offered.forEachIndexed { index, point ->
            drawOffered(layout, look, point, text.letter(('A' + index).toString()))
        }
        BoardLayer.Stones -> drawGameStones(motion)
        BoardLayer.PassingStones -> drawPassingStones(motion, aim)
        BoardLayer.DeadStones -> state.dead.forEach { drawDead(layout, look, it) }
        BoardLayer.Territory -> state.territory.forEach { drawTerritory(layout, look, it) }
        BoardLayer.MoveNumbers -> if (state.showNumbers) drawNumbers() else Unit
        BoardLayer.LastMove -> state.lastMove?.let { drawLastMove(it) }
        BoardLayer.Hint -> state.hint?.let { drawHint(layout, look, it, pulse) }
        BoardLayer.Cursor -> state.cursor?.let { drawCursor(layout, look, it) }
    }

    private fun DrawScope.drawGameStones(motion: MotionProgress) {
        val line = state.winningLine.toSet()
        val dimmed = 1f - (1f - BoardMeasures.DIMMED_STONE_OPACITY) * motion.winningLine()
        drawStones(layout, textures, state.stones, { look.woodAt(layout, it) }, motion::scale) {
            when {
                it in state.dead -> BoardMeasures.DEAD_STONE_OPACITY
                line.isEmpty() || it in line -> 1f
                else -> dimmed
            }
        }
    }

    private fun DrawScope.drawGround() {
        drawImage(
            textures.ground,
            dstOffset = IntOffset(layout.woodLeft, layout.woodTop),
            dstSize = IntSize(layout.woodWidth, layout.woodHeight),
            filterQuality = FilterQuality.None,
        )
    }

    private fun DrawScope.drawPassingStones(motion: MotionProgress, aim: Aim?) {
        for ((point, stone, left) in motion.leaving()) {
            if (state.stones[point] == null) drawStone(layout, textures, stone, point, leavingScale(left), left)
        }
        val turn = state.turn ?: return
        val thought = aim?.point ?: state.cursor
        if (thought != null && state.stones[thought] == null) {
            drawStone(layout, textures, turn, thought, opacity = THOUGHT)
        }
        state.pending?.let { drawStone(layout, textures, turn, it, opacity = PENDING) }
    }

    private fun DrawScope.drawLastMove(point: Int) {
        val stone = state.stones[point] ?: return
        if (point in state.dead) return
        if (state.showNumbers) drawLastMoveRim(layout, look, point, stone) else drawLastMove(layout, look, point, stone)
    }

    private fun DrawScope.drawNumbers() {
        state.moveNumbers.forEachIndexed { point, number ->
            val stone = state.stones[point]
            if (number > 0 && stone != null && point !in state.dead) {
                drawMoveNumber(
                    layout,
                    look,
                    point,
                    stone,
                    text.moveNumber(number),
                )
            }
        }
    }

    private fun DrawScope.drawMagnifier(aim: Aim, motion: MotionProgress, pulse: Float) {
        val radius = MagnifierRadius.toPx()
        val center = magnifierCenter(aim.finger, radius)
        val target = Offset(layout.x(aim.point).toFloat(), layout.y(aim.point).toFloat())
        val lens = Path().apply { addOval(Rect(center, radius)) }
        drawCircle(look.boardTo, radius, center)
        clipPath(lens) {
            withTransform({
                translate(center.x - target.x, center.y - target.y)
                scale(MAGNIFIED, MAGNIFIED, target)
            }) {
                drawBoard(motion, pulse, aim)
            }
            for (half in listOf(Offset(radius, 0f), Offset(0f, radius))) {
                drawLine(look.hint, center - half, center + half, HAIR.dp.toPx(), alpha = HAIR_OPACITY)
            }
        }
        drawCircle(look.lines, radius, center, style = Stroke(MagnifierRim.toPx()))
    }

    /** Above the finger, or beside it where the top is too near. */
    private fun DrawScope.magnifierCenter(finger: Offset, radius: Float): Offset {
        val distance = radius + FingerRoom.toPx()
        if (finger.y - distance >= 0f) return finger - Offset(0f, distance)
        val side = if (finger.x < size.width / 2) 1f else -1f
        return Offset(finger.x + side * distance, finger.y.coerceAtLeast(radius / 2))
    }

    private companion object {
        const val THOUGHT = 0.55f
        const val PENDING = 0.8f
        const val MAGNIFIED = 2f
        const val HAIR = 1f
        const val HAIR_OPACITY = 0.5f
        val MagnifierRadius = 56.dp
        val MagnifierRim = 2.dp
        val FingerRoom = 36.dp
    }
}
