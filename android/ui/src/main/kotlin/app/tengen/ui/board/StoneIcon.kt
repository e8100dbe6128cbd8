package app.tengen.ui.board

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp
import app.tengen.ui.theme.TengenTheme

/** A stone as it lies on the board, for strips and choices; it says nothing to screen readers. */
@Composable
fun StoneIcon(stone: Stone, size: Dp, modifier: Modifier = Modifier) {
    val look = TengenTheme.look.of(stone)
    Canvas(modifier.size(size)) {
        drawStoneTexture(this.size.minDimension * CELL_FOR_SIZE, look, variant = 0)
    }
}

/** The stone is a little smaller than its box, so that the shadow stays inside. */
private const val CELL_FOR_SIZE = 1.05f
