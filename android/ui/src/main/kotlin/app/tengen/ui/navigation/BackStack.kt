package app.tengen.ui.navigation

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.key
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.navigationevent.NavigationEvent
import androidx.navigationevent.NavigationEventInfo
import androidx.navigationevent.NavigationEventTransitionState
import androidx.navigationevent.NavigationEventTransitionState.InProgress
import androidx.navigationevent.compose.LocalNavigationEventDispatcherOwner
import androidx.navigationevent.compose.NavigationBackHandler
import androidx.navigationevent.compose.rememberNavigationEventDispatcherOwner
import androidx.navigationevent.compose.rememberNavigationEventState
import app.tengen.ui.theme.TengenTheme

/**
 * The last of [routes], which the system's gesture for going back leads off; while that gesture is under
 * way the screen makes room for a look at the one below. On the first screen the system has the gesture
 * to itself, and shows what lies below the app.
 */
@Composable
internal fun BackStack(
    routes: List<Route>,
    onBack: () -> Unit,
    modifier: Modifier = Modifier,
    screen: @Composable (Route) -> Unit,
) {
    val below = routes.dropLast(1)
    val gesture = rememberNavigationEventState(RouteInfo(routes.last()), below.asReversed().map(::RouteInfo))
    NavigationBackHandler(gesture, isBackEnabled = below.isNotEmpty(), onBackCompleted = onBack)
    val underWay = gesture.transitionState.takeUnless { TengenTheme.reducedMotion } as? InProgress
    val leaving = underWay?.takeIf {
        it.direction == NavigationEventTransitionState.TRANSITIONING_BACK && below.isNotEmpty()
    }
    Box(modifier.fillMaxSize(), propagateMinConstraints = true) {
        // Keyed: the screen below keeps what it remembers when it becomes the visible one.
        if (leaving != null) {
            key(below.last()) {
                Layer(false, Modifier.clearAndSetSemantics {}) { screen(below.last()) }
            }
        }
        key(routes.last()) { Layer(true, Modifier.following(leaving?.latestEvent)) { screen(routes.last()) } }
    }
}

/** A screen; unless it is the upper one, its sheets leave the gesture alone. */
@Composable
private fun Layer(isUpper: Boolean, modifier: Modifier, screen: @Composable () -> Unit) {
    val owner = rememberNavigationEventDispatcherOwner(isUpper)
    CompositionLocalProvider(LocalNavigationEventDispatcherOwner provides owner) {
        Box(modifier, propagateMinConstraints = true) { screen() }
    }
}

/** What the system learns of a screen. */
private data class RouteInfo(val route: Route) : NavigationEventInfo()

/** Shrinks towards the middle and moves away from the edge that the finger came from. */
private fun Modifier.following(gesture: NavigationEvent?) = graphicsLayer {
    val progress = gesture?.progress ?: return@graphicsLayer
    scaleX = 1f - SHRINKS * progress
    scaleY = scaleX
    val direction = if (gesture.swipeEdge == NavigationEvent.EDGE_RIGHT) -1f else 1f
    translationX = direction * size.width * MOVES * progress
    shadowElevation = SHADOW * progress
}

/** How much of its size a screen loses at the end of the gesture. */
private const val SHRINKS = 0.1f

/** How far it moves, as a share of its width: its outer edge stays in place less a little. */
private const val MOVES = 0.04f

/** The height of its shadow, in pixels. */
private const val SHADOW = 24f
