package app.tengen.ui.board

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.AnimationVector1D
import androidx.compose.animation.core.LinearEasing
import androidx.compose.animation.core.LinearOutSlowInEasing
import androidx.compose.animation.core.tween
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import app.tengen.ui.theme.MotionTimes
import kotlin.math.PI
import kotlin.math.sin

/** How far the newest change has been shown. Read while drawing only, so that a frame costs no recomposition. */
internal class MotionProgress(
    private val motion: BoardMotion?,
    private val elapsed: Animatable<Float, AnimationVector1D>,
) {
    private val placed = motion?.placed.orEmpty().toSet()

    /** The size of the stone at a point against its full size. */
    fun scale(point: Int): Float = if (point in placed) {
        lerp(
            MotionTimes.STONE_FROM_SCALE,
            1f,
            eased(elapsed.value / MotionTimes.STONE_MILLISECONDS),
        )
    } else {
        1f
    }

    /** The stones on their way out: point, colour, and how much of them is left, from 1 to 0. */
    fun leaving(): List<Triple<Int, Stone, Float>> {
        val motion = motion ?: return emptyList()
        val time = if (motion.captures) MotionTimes.CAPTURE_MILLISECONDS else MotionTimes.UNDO_MILLISECONDS
        return motion.removed.mapIndexedNotNull { index, (point, stone) ->
            val left = 1f - eased((elapsed.value - motion.startOfLeaving(index)) / time)
            if (left > 0f) Triple(point, stone, left) else null
        }
    }

    /** How much of the winning line is drawn, from 0 to 1. */
    fun winningLine(): Float = if (motion?.wins == true) {
        eased(
            (elapsed.value - MotionTimes.STONE_MILLISECONDS) / MotionTimes.WINNING_LINE_MILLISECONDS,
        )
    } else {
        1f
    }
}

/** The size of a leaving stone that has [left] of its way. */
internal fun leavingScale(left: Float) = lerp(MotionTimes.STONE_FROM_SCALE, 1f, left)

/** Shows a motion once and tells when it is over; with [reduced] motion it is over at once. */
@Composable
internal fun rememberMotionProgress(motion: BoardMotion?, reduced: Boolean, onShown: (Long) -> Unit): MotionProgress {
    val duration = motion?.duration ?: 0f
    val currentOnShown by rememberUpdatedState(onShown)
    val progress = remember(motion?.revision, reduced) {
        val elapsed = Animatable(if (motion == null || reduced) duration else 0f)
        elapsed to MotionProgress(motion, elapsed)
    }
    LaunchedEffect(progress) {
        if (motion == null) return@LaunchedEffect
        progress.first.animateTo(duration, tween((duration - progress.first.value).toInt(), easing = LinearEasing))
        currentOnShown(motion.revision)
    }
    return progress.second
}

private val BoardMotion.duration: Float
    get() {
        val stones = MotionTimes.STONE_MILLISECONDS + if (wins) MotionTimes.WINNING_LINE_MILLISECONDS else 0
        if (!captures || removed.isEmpty()) return stones.toFloat()
        return maxOf(stones.toFloat(), startOfLeaving(removed.lastIndex) + MotionTimes.CAPTURE_MILLISECONDS)
    }

/** When a stone starts to leave: captured ones when the capturing stone stands, and one after the other. */
private fun BoardMotion.startOfLeaving(index: Int): Float = if (captures) {
    (MotionTimes.STONE_MILLISECONDS + index * MotionTimes.CAPTURE_STAGGER_MILLISECONDS).toFloat()
} else {
    0f
}

private fun eased(share: Float) = LinearOutSlowInEasing.transform(share.coerceIn(0f, 1f))

private fun lerp(from: Float, to: Float, share: Float) = from + (to - from) * share

/**
 * The breath of a hint: three slow pulses, then still. Returns 0 to 1; read while drawing only. The
 * pulses of one hint are shown once, also when the screen turns in between.
 */
@Composable
internal fun rememberHintPulse(hint: Int?, reduced: Boolean): () -> Float {
    var pulsed by rememberSaveable { mutableStateOf<Int?>(null) }
    val elapsed = remember(hint) { Animatable(if (hint == pulsed) HINT_PULSES else 0f) }
    LaunchedEffect(hint, reduced) {
        if (hint == null || reduced) {
            elapsed.snapTo(HINT_PULSES)
        } else {
            val duration = MotionTimes.HINT_PULSE_MILLISECONDS * MotionTimes.HINT_PULSES
            elapsed.animateTo(HINT_PULSES, tween(duration, easing = LinearEasing))
        }
        pulsed = hint
    }
    return { sin(elapsed.value % 1f * PI).toFloat() }
}

private const val HINT_PULSES = MotionTimes.HINT_PULSES.toFloat()
