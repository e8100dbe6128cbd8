package app.tengen.ui.components

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.tween
import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.foundation.gestures.waitForUpOrCancellation
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.input.pointer.PointerInputScope
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import androidx.navigationevent.NavigationEventInfo
import androidx.navigationevent.compose.NavigationBackHandler
import androidx.navigationevent.compose.rememberNavigationEventState
import app.tengen.ui.texts.LocalTexts
import app.tengen.ui.theme.TengenTheme

/**
 * A sheet from below over everything else in its box. What lies beneath takes no touch meanwhile; one
 * beside the sheet closes it through [onDismiss], and so does going back, unless that is null.
 */
@Composable
fun SheetLayer(
    title: String,
    onDismiss: (() -> Unit)?,
    modifier: Modifier = Modifier,
    dims: Boolean = true,
    content: @Composable ColumnScope.() -> Unit,
) {
    val shown = rememberRising()
    if (onDismiss != null) {
        NavigationBackHandler(
            rememberNavigationEventState(NavigationEventInfo.None),
            onBackCompleted = onDismiss,
        )
    }
    Box(modifier.fillMaxSize()) {
        Box(
            Modifier.fillMaxSize()
                .drawBehind { if (dims) drawRect(Color.Black, alpha = SCRIM * shown()) }
                .takingTouches(onDismiss),
        )
        Sheet(
            title,
            Modifier.align(Alignment.BottomCenter).graphicsLayer { translationY = (1f - shown()) * size.height },
            content,
        )
    }
}

/** The sheet itself. */
@Composable
fun Sheet(title: String, modifier: Modifier = Modifier, content: @Composable ColumnScope.() -> Unit) {
    Surface(
        modifier.widthIn(max = 560.dp)
            .fillMaxWidth()
            .semantics { paneTitle = title }
            .pointerInput(Unit) { swallow(null) },
        RoundedCornerShape(topStart = 24.dp, topEnd = 24.dp),
        MaterialTheme.colorScheme.surface,
        border = BorderStroke(1.dp, MaterialTheme.colorScheme.outlineVariant),
        shadowElevation = 8.dp,
    ) {
        Column(
            Modifier.windowInsetsPadding(WindowInsets.safeDrawing.only(BottomAndSides))
                .verticalScroll(rememberScrollState())
                .padding(16.dp),
            Arrangement.spacedBy(12.dp),
            content = content,
        )
    }
}

private val BottomAndSides = WindowInsetsSides.Bottom + WindowInsetsSides.Horizontal

/** Takes every touch on what lies beneath. */
@Composable
internal fun Shield() = Box(Modifier.fillMaxSize().pointerInput(Unit) { swallow(null) })

/** From 0 to 1 while a sheet rises; at once with reduced motion. Read while drawing only. */
@Composable
internal fun rememberRising(): () -> Float {
    val reduced = TengenTheme.reducedMotion
    val shown = remember { Animatable(if (reduced) 1f else 0f) }
    LaunchedEffect(Unit) { shown.animateTo(1f, tween(RISE_MILLIS)) }
    return { shown.value }
}

@Composable
private fun Modifier.takingTouches(onDismiss: (() -> Unit)?): Modifier {
    val close = LocalTexts.current.commonClose
    val touched = pointerInput(onDismiss) { swallow(onDismiss) }
    if (onDismiss == null) return touched
    return touched.semantics {
        onClick(close) {
            onDismiss()
            true
        }
    }
}

private suspend fun PointerInputScope.swallow(onTap: (() -> Unit)?) = awaitEachGesture {
    awaitFirstDown(requireUnconsumed = false).consume()
    if (waitForUpOrCancellation() != null) onTap?.invoke()
}

private const val SCRIM = 0.32f
private const val RISE_MILLIS = 220
