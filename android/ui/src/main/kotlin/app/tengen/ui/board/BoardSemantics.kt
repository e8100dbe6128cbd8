package app.tengen.ui.board

import androidx.compose.foundation.layout.Spacer
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Constraints

/**
 * A node a point for screen readers and tests, over the painted board. It takes no touches: those
 * belong to the board's own gestures.
 */
@Composable
internal fun BoardPoints(
    layout: BoardLayout,
    description: String,
    playLabel: String,
    describe: (point: Int) -> String,
    isPlayable: (point: Int) -> Boolean,
    onPlay: (point: Int) -> Unit,
    modifier: Modifier = Modifier,
) {
    Layout(
        content = {
            for (point in layout.size.points) {
                key(point) {
                    PointNode(point, layout.size.label(point), describe(point), playLabel, isPlayable(point), onPlay)
                }
            }
        },
        modifier = modifier.semantics {
            isTraversalGroup = true
            contentDescription = description
        },
    ) { measurables, constraints ->
        val cell = Constraints.fixed(layout.cell, layout.cell)
        val nodes = measurables.map { it.measure(cell) }
        layout(constraints.maxWidth, constraints.maxHeight) {
            nodes.forEachIndexed { point, node ->
                // Never placeRelative: a board reads from left to right in every language.
                node.place(layout.x(point) - layout.cell / 2, layout.y(point) - layout.cell / 2)
            }
        }
    }
}

/** All parameters compare by value, so that only changed points recompose. */
@Composable
private fun PointNode(
    point: Int,
    label: String,
    description: String,
    playLabel: String,
    playable: Boolean,
    onPlay: (Int) -> Unit,
) {
    Spacer(
        Modifier.testTag(label).semantics {
            contentDescription = description
            if (playable) {
                onClick(playLabel) {
                    onPlay(point)
                    true
                }
            }
        },
    )
}
