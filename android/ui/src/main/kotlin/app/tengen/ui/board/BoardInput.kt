package app.tengen.ui.board

import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.pointer.AwaitPointerEventScope
import androidx.compose.ui.input.pointer.PointerEventPass
import androidx.compose.ui.input.pointer.PointerEventType
import androidx.compose.ui.input.pointer.PointerId
import androidx.compose.ui.input.pointer.PointerInputScope
import androidx.compose.ui.input.pointer.PointerType
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp

/** How a touch becomes a move. */
enum class TouchInput {
    /** A tap plays. */
    Tap,

    /** A short tap plays; a longer press shows a magnifier, and the release plays. */
    Press,

    /** A tap chooses a point, a second one plays it. */
    Confirm,
    ;

    companion object {
        /** What suits cells of this size: fingers hit large ones, small ones need the magnifier. */
        fun forCell(cell: Dp): TouchInput = if (cell >= SmallestForTap) Tap else Press

        /** 15 points with coordinates on a phone 360 dp wide are still tapped, 19 are not. */
        private val SmallestForTap = 21.dp
    }
}

/** Where a finger or mouse is, and which point it would play. */
internal data class Aim(
    val point: Int,
    /** In pixels of the board's view. */
    val finger: Offset,
    /** Whether the point is seen through the magnifier; a mouse needs none. */
    val magnified: Boolean,
)

/** What the gestures report. */
internal class BoardGestures(
    /** A point was played. */
    val onPlay: (Int) -> Unit,
    /** A point was chosen and waits for its confirmation. */
    val onChoose: (Int) -> Unit,
    /** The finger or mouse is over a point, or no longer over any. */
    val onAim: (Aim?) -> Unit,
    /** The point that waits for its confirmation. */
    val chosen: () -> Int?,
)

/** Reads touches and clicks until it is cancelled. */
internal suspend fun PointerInputScope.readTouches(layout: BoardLayout, input: TouchInput, gestures: BoardGestures) {
    awaitEachGesture {
        val down = awaitFirstDown(requireUnconsumed = false)
        try {
            when {
                input == TouchInput.Confirm -> choose(layout, down.id, down.position, gestures)
                input == TouchInput.Press && down.type != PointerType.Mouse ->
                    press(layout, down.id, down.position, gestures)
                else -> tap(down.id, down.position)?.let(layout::pointAt)?.let(gestures.onPlay)
            }
        } finally {
            gestures.onAim(null)
        }
    }
}

/** Follows a mouse that moves without a button, until it is cancelled. */
internal suspend fun PointerInputScope.readHover(layout: BoardLayout, gestures: BoardGestures) {
    awaitPointerEventScope {
        while (true) {
            val event = awaitPointerEvent(PointerEventPass.Main)
            val change = event.changes.first()
            if (change.type != PointerType.Mouse) continue
            val isOver = event.type == PointerEventType.Move || event.type == PointerEventType.Enter
            val point = if (isOver && !change.pressed) layout.pointAt(change.position) else null
            gestures.onAim(point?.let { Aim(it, change.position, magnified = false) })
        }
    }
}

private fun BoardLayout.pointAt(position: Offset) = pointAt(position.x, position.y)

/** Where the finger was lifted, or null if it slid away before. */
private suspend fun AwaitPointerEventScope.tap(id: PointerId, start: Offset): Offset? {
    while (true) {
        val change = awaitPointerEvent().changes.firstOrNull { it.id == id } ?: return null
        if ((change.position - start).getDistance() > viewConfiguration.touchSlop) return null
        if (!change.pressed) return change.position
    }
}

private suspend fun AwaitPointerEventScope.press(
    layout: BoardLayout,
    id: PointerId,
    start: Offset,
    gestures: BoardGestures,
) {
    var position = start
    var lifted = false
    val isShort = withTimeoutOrNull(MAGNIFY_AFTER_MILLIS) {
        while (!lifted && (position - start).getDistance() <= viewConfiguration.touchSlop) {
            val change = awaitPointerEvent().changes.firstOrNull { it.id == id } ?: break
            position = change.position
            lifted = !change.pressed
        }
        lifted
    }
    if (isShort == true) {
        layout.pointAt(position)?.let(gestures.onPlay)
        return
    }
    aim(layout, id, position) { gestures.onAim(it) }?.let(gestures.onPlay)
}

private const val MAGNIFY_AFTER_MILLIS = 160L

private suspend fun AwaitPointerEventScope.choose(
    layout: BoardLayout,
    id: PointerId,
    start: Offset,
    gestures: BoardGestures,
) {
    val before = gestures.chosen()
    val first = layout.pointAt(start)
    first?.let(gestures.onChoose)
    var moved = false
    val last = aim(layout, id, start) { aim ->
        if (aim != null && (aim.finger - start).getDistance() > viewConfiguration.touchSlop) {
            moved = true
            gestures.onAim(aim)
            gestures.onChoose(aim.point)
        }
    }
    val isSecondTap = !moved && first == last && last == before
    if (last != null && isSecondTap) gestures.onPlay(last)
}

/** Follows the finger over the wood. Returns the point under it when it is lifted, null off the board. */
private suspend fun AwaitPointerEventScope.aim(
    layout: BoardLayout,
    id: PointerId,
    start: Offset,
    report: (Aim?) -> Unit,
): Int? {
    var position = start
    while (true) {
        val nearest = if (layout.isOnWood(position)) layout.nearest(position.x, position.y) else null
        val aim = nearest?.let { Aim(it, position, magnified = true) }
        report(aim)
        val change = awaitPointerEvent().changes.firstOrNull { it.id == id } ?: return null
        change.consume()
        if (!change.pressed) return aim?.point
        position = change.position
    }
}

private fun BoardLayout.isOnWood(position: Offset) = position.x >= woodLeft && position.x < woodLeft + woodWidth &&
    position.y >= woodTop && position.y < woodTop + woodHeight
