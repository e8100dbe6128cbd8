package app.tengen.ui.board

import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics

/** A board to look at only: it takes no touches and says nothing to screen readers. */
@Composable
fun BoardPicture(state: BoardState, modifier: Modifier = Modifier) {
    BoxWithConstraints(modifier.clearAndSetSemantics {}) {
        val layout = remember(state.size, constraints.maxWidth, constraints.maxHeight, state.coordinates) {
            BoardLayout.fit(state.size, constraints.maxWidth, constraints.maxHeight, state.coordinates)
        }
        PaintedBoard(state, layout, aim = null, onMotionShown = {}, Modifier.fillMaxSize())
    }
}
