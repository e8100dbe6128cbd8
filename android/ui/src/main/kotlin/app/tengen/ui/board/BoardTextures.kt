package app.tengen.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Canvas
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.CanvasDrawScope
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipPath
import androidx.compose.ui.graphics.drawscope.rotate
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.LayoutDirection
import app.tengen.ui.theme.BoardLook
import app.tengen.ui.theme.BoardMeasures
import app.tengen.ui.theme.StoneLook

/**
 * What of a board never changes while its size and look stay: everything below the stones, and the
 * stones themselves. Painted once, then only copied.
 */
internal class BoardTextures(
    /** The wood with its lines, stars and coordinates, as large as the wood. */
    val ground: ImageBitmap,
    private val black: List<ImageBitmap>,
    private val white: List<ImageBitmap>,
) {
    /** A stone with its shadow in the middle of a square; neighbours differ a little in their grain. */
    fun stone(stone: Stone, point: Int): ImageBitmap {
        val variants = if (stone == Stone.Black) black else white
        return variants[point * VARIANT_STEP % variants.size]
    }

    companion object {
        private const val VARIANT_STEP = 7
        private const val SHELL_VARIANTS = 5

        /** Paints all textures for a layout; [drawGround] paints below the stones, wood at the origin. */
        fun paint(
            layout: BoardLayout,
            look: BoardLook,
            density: Density,
            drawGround: DrawScope.() -> Unit,
        ): BoardTextures {
            val side = stoneTextureSide(layout)
            fun stones(stone: StoneLook) = List(if (stone.arcs) SHELL_VARIANTS else 1) { variant ->
                paintBitmap(side, side, density) { drawStoneTexture(layout.cell.toFloat(), stone, variant) }
            }
            return BoardTextures(
                ground = paintBitmap(layout.woodWidth, layout.woodHeight, density, drawGround),
                black = stones(look.black),
                white = stones(look.white),
            )
        }
    }
}

/** The side of a stone's texture in pixels: the stone and room for its shadow, even so that it centres. */
internal fun stoneTextureSide(layout: BoardLayout): Int = (layout.cell * TEXTURE_CELLS / 2).toInt() * 2 + 2

private const val TEXTURE_CELLS = 1.2f

private fun paintBitmap(width: Int, height: Int, density: Density, draw: DrawScope.() -> Unit): ImageBitmap {
    val bitmap = ImageBitmap(width.coerceAtLeast(1), height.coerceAtLeast(1))
    CanvasDrawScope().draw(
        density,
        LayoutDirection.Ltr,
        Canvas(bitmap),
        Size(bitmap.width.toFloat(), bitmap.height.toFloat()),
        draw,
    )
    return bitmap
}

/** Straight grain: many thin upright stripes, a little lighter or darker, from fixed random numbers. */
internal fun DrawScope.drawGrain(strength: Float) {
    val random = StripeRandom()
    var x = 0f
    while (x < size.width) {
        val width = density * (GRAIN_THINNEST + GRAIN_SPREAD * random.next() * random.next())
        val tone = random.next()
        val color = if (tone < GRAIN_DARK_SHARE) GrainDark else GrainLight
        drawRect(
            color.copy(alpha = strength * (GRAIN_FAINTEST + random.next() * GRAIN_ALPHA)),
            topLeft = Offset(x, 0f),
            size = Size(width, size.height),
        )
        x += width * (1f + random.next())
    }
}

private val GrainDark = Color(0xFF7A4F1D)
private val GrainLight = Color(0xFFFFE9BF)
private const val GRAIN_DARK_SHARE = 0.6f
private const val GRAIN_THINNEST = 0.4f
private const val GRAIN_SPREAD = 5f
private const val GRAIN_FAINTEST = 0.02f
private const val GRAIN_ALPHA = 0.10f

/** A linear congruential generator (Numerical Recipes' constants): the same wood on every machine. */
private class StripeRandom {
    private var state = 0x2545F491

    /** From 0 up to 1. */
    fun next(): Float {
        state = state * 1664525 + 1013904223
        return (state ushr 8) / (1 shl 24).toFloat()
    }
}

/** A stone of a board with this [cell] in pixels, with its shadow, in the middle of the scope. */
internal fun DrawScope.drawStoneTexture(cell: Float, look: StoneLook, variant: Int) {
    val radius = cell * BoardMeasures.STONE_DIAMETER / 2
    if (!look.isFlat) drawShadow(cell * BoardMeasures.SHADOW_OFFSET, radius)
    drawBody(look, radius)
    if (look.arcs) drawArcs(radius, variant)
    if (!look.isFlat) drawGloss(look, radius)
    look.outline?.let { outline ->
        val width = (cell * outline.shareOfCell).coerceAtLeast(outline.leastPixels)
        drawCircle(outline.colour, radius - width / 2, center, style = Stroke(width))
    }
    if (look.markInside) drawMarkInside(look.contrast, radius)
}

private val LightFrom = Offset(BoardMeasures.LIGHT_X, BoardMeasures.LIGHT_Y)

private fun DrawScope.drawShadow(offset: Float, radius: Float) {
    val middle = center + Offset(offset * 0.65f, offset)
    val outer = radius * 1.16f
    drawCircle(
        Brush.radialGradient(
            0f to Color.Black.copy(alpha = 0.55f),
            0.80f to Color.Black.copy(alpha = 0.42f),
            0.92f to Color.Black.copy(alpha = 0.14f),
            1f to Color.Transparent,
            center = middle,
            radius = outer,
        ),
        outer,
        middle,
    )
}

private fun DrawScope.drawBody(look: StoneLook, radius: Float) {
    if (look.isFlat) {
        drawCircle(look.from, radius, center)
        return
    }
    drawCircle(
        Brush.radialGradient(
            0f to look.from,
            0.35f to look.from,
            1f to look.to,
            center = center + LightFrom * radius,
            radius = radius * 1.42f,
        ),
        radius,
        center,
    )
}

private fun DrawScope.drawArcs(radius: Float, variant: Int) {
    val circle = Path().apply { addOval(androidx.compose.ui.geometry.Rect(center, radius)) }
    clipPath(circle) {
        rotate(ARC_TURN * variant - 20f) {
            for (arc in 0 until ARCS) {
                val distance = radius * (-0.75f + arc * 0.31f)
                drawCircle(
                    ArcColor,
                    radius * 2.6f,
                    center + Offset(0f, radius * 2.6f + distance),
                    style = Stroke((radius * 0.045f).coerceAtLeast(0.8f)),
                )
            }
        }
    }
}

private val ArcColor = Color(0xFF8C7B58).copy(alpha = 0.13f)
private const val ARCS = 6
private const val ARC_TURN = 41f

/** The light's soft reflection, and a breath of dark at the far edge that lifts the stone off the wood. */
private fun DrawScope.drawGloss(look: StoneLook, radius: Float) {
    val isDark = look.contrast.isLight()
    val middle = center + LightFrom * (radius * 1.15f)
    val reach = radius * (if (isDark) 0.62f else 0.7f)
    drawCircle(
        Brush.radialGradient(
            0f to Color.White.copy(alpha = if (isDark) 0.26f else 0.75f),
            1f to Color.White.copy(alpha = 0f),
            center = middle,
            radius = reach,
        ),
        reach,
        middle,
    )
    if (!isDark) drawCircle(ShellEdge, radius - 0.5f, center, style = Stroke(1f))
}

private val ShellEdge = Color(0xFF5C4A2A).copy(alpha = 0.35f)

/** A square on black, a disc on white: told apart by shape. */
private fun DrawScope.drawMarkInside(contrast: Color, radius: Float) {
    val half = radius * MARK_INSIDE
    if (contrast.isLight()) {
        drawRect(contrast, center - Offset(half, half), Size(2 * half, 2 * half))
    } else {
        drawCircle(contrast, half * 1.1f, center)
    }
}

private const val MARK_INSIDE = 0.2f

private fun Color.isLight() = red + green + blue > 1.5f
