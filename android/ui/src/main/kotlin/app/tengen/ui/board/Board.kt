package app.tengen.ui.board

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.rememberTextMeasurer
import app.tengen.ui.texts.LocalTexts
import app.tengen.ui.theme.TengenTheme

/** What a board tells. */
sealed interface BoardEvent {
    /** A stone is to be placed. */
    data class Play(val point: Int) : BoardEvent

    /** A point was chosen and waits for its confirmation. */
    data class Choose(val point: Int) : BoardEvent

    /** The motion of a change has been shown and need not be shown again. */
    data class MotionShown(val revision: Long) : BoardEvent
}

/**
 * A board in as much of its space as it can fill. [input] is how a touch plays, null to let the size
 * of the cells decide; [describe] says a point for screen readers.
 */
@Composable
fun Board(
    state: BoardState,
    onEvent: (BoardEvent) -> Unit,
    modifier: Modifier = Modifier,
    input: TouchInput? = null,
    describe: (point: Int) -> String = state.size::label,
) {
    BoxWithConstraints(modifier) {
        val width = constraints.maxWidth
        val height = constraints.maxHeight
        val layout = remember(state.size, width, height, state.coordinates) {
            BoardLayout.fit(state.size, width, height, state.coordinates)
        }
        val cell = with(LocalDensity.current) { layout.cell.toDp() }
        val play by rememberUpdatedState<(Int) -> Unit> { onEvent(BoardEvent.Play(it)) }
        var aim by remember { mutableStateOf<Aim?>(null) }
        PaintedBoard(
            state,
            layout,
            aim.takeIf { state.takesTouches },
            onMotionShown = { onEvent(BoardEvent.MotionShown(it)) },
            Modifier.fillMaxSize().boardTouches(state, layout, input ?: TouchInput.forCell(cell), onEvent) { aim = it },
        )
        val texts = LocalTexts.current
        BoardPoints(
            layout,
            texts.accessibilityBoard(side = state.size.columns),
            if (state.marks) texts.pointMark else texts.pointPlay,
            describe,
            isPlayable = state::isTouchable,
            onPlay = remember { { point: Int -> play(point) } },
            Modifier.fillMaxSize(),
        )
    }
}

@Composable
private fun Modifier.boardTouches(
    state: BoardState,
    layout: BoardLayout,
    input: TouchInput,
    onEvent: (BoardEvent) -> Unit,
    onAim: (Aim?) -> Unit,
): Modifier {
    val current by rememberUpdatedState(state)
    val report by rememberUpdatedState(onEvent)
    val gestures = remember {
        BoardGestures(
            onPlay = { point -> if (current.takesTouches) report(BoardEvent.Play(point)) },
            onChoose = { point -> if (current.takesTouches) report(BoardEvent.Choose(point)) },
            onAim = onAim,
            chosen = { current.cursor },
        )
    }
    return pointerInput(layout, input) { readTouches(layout, input, gestures) }
        .pointerInput(layout) { readHover(layout, gestures) }
}

@Composable
internal fun PaintedBoard(
    state: BoardState,
    layout: BoardLayout,
    aim: Aim?,
    onMotionShown: (Long) -> Unit,
    modifier: Modifier,
) {
    val look = TengenTheme.look
    val density = LocalDensity.current
    val measurer = rememberTextMeasurer(cacheSize = TEXT_CACHE)
    val style = MaterialTheme.typography.labelSmall.copy(fontWeight = FontWeight.Normal)
    val text = remember(layout, measurer, style, density) { BoardText(layout, measurer, style, density) }
    val textures = remember(layout, look, density, text) {
        BoardTextures.paint(layout, look, density) {
            drawWood(layout, look)
            drawGrid(layout, look)
            drawStarPoints(layout, look)
            if (state.coordinates) drawCoordinates(layout, look, text::coordinate)
        }
    }
    val motion = rememberMotionProgress(state.motion, TengenTheme.reducedMotion, onMotionShown)
    val pulse = rememberHintPulse(state.hint, TengenTheme.reducedMotion)
    Canvas(modifier) {
        val painter = BoardPainter(state, layout, look, textures, text)
        painter.draw(this, motion, pulse(), aim)
    }
}

private const val TEXT_CACHE = 64
