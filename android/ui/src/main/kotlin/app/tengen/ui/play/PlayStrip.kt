package app.tengen.ui.play

import androidx.compose.animation.core.LinearEasing
import androidx.compose.animation.core.animateFloat
import androidx.compose.animation.core.infiniteRepeatable
import androidx.compose.animation.core.rememberInfiniteTransition
import androidx.compose.animation.core.tween
import androidx.compose.foundation.Canvas
import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.State
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.unit.dp
import app.tengen.ui.board.Stone
import app.tengen.ui.board.StoneIcon
import app.tengen.ui.platform.ClockReading
import app.tengen.ui.platform.Seat
import app.tengen.ui.platform.actingSeat
import app.tengen.ui.texts.LocalTexts
import app.tengen.ui.texts.Texts
import app.tengen.ui.theme.TengenTheme
import app.tengen.ui.theme.tabular
import kotlin.math.PI
import kotlin.math.max
import kotlin.math.sin

/** One side of the game: the stone it holds, its name, its turn in words, its clock. */
@Immutable
internal data class StripState(
    val stone: Stone,
    val name: String,
    /** "Your turn", "Thinking", or the colour. */
    val line: String,
    /** Whether [line] says whose it is, as "White's turn" does. */
    val lineNamesSeat: Boolean,
    /** Whether it is this side's turn. */
    val lit: Boolean,
    val thinking: Boolean,
    val clock: ClockReading?,
    /** The stones that it has captured; null where none can be. */
    val captures: Int? = null,
) {
    /** The whole strip for screen readers. */
    fun inWords(texts: Texts): String = listOfNotNull(
        texts.accessibilityOwnStrip(name = name, side = texts.side(stone), state = line),
        captures?.let { texts.capturesCount(count = it) },
        clock?.let { texts.clockInWords(it) },
    ).joinToString(" ")
}

/** The strip of a seat. */
internal fun PlayState.strip(seat: Seat, texts: Texts): StripState {
    val lit = view.turn.actingSeat == seat
    val side = texts.side(view.seat(seat).stone)
    val thinking = lit && view.thinking
    return StripState(
        stone = view.seat(seat).stone,
        name = texts.seatName(view, seat),
        line = when {
            thinking -> texts.turnThinking
            lit -> texts.turn(view)
            view.config.isBetweenPeople -> ""
            else -> side
        },
        lineNamesSeat = lit && !thinking,
        lit = lit,
        thinking = thinking,
        clock = if (seat == Seat.First) firstClock else secondClock,
        captures = view.seat(seat).captures.takeIf { view.go != null },
    )
}

/** A seat's strip; a tight one has its words side by side where they fit. */
@OptIn(ExperimentalLayoutApi::class)
@Composable
internal fun PlayerStrip(state: StripState, isTight: Boolean = false, modifier: Modifier = Modifier) {
    val texts = LocalTexts.current
    val colors = MaterialTheme.colorScheme
    val accent = TengenTheme.tokens.jade
    val words = state.inWords(texts)
    Row(
        modifier.fillMaxWidth()
            .background(if (state.lit) colors.surface else colors.background)
            .drawBehind { if (state.lit) drawLight(accent) }
            .heightIn(min = if (isTight) 40.dp else 60.dp)
            .padding(horizontal = 16.dp, vertical = if (isTight) 2.dp else 6.dp)
            .clearAndSetSemantics { contentDescription = words },
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        StoneIcon(state.stone, if (isTight) 24.dp else 32.dp)
        if (isTight) {
            FlowRow(
                Modifier.weight(1f),
                Arrangement.spacedBy(12.dp),
                itemVerticalAlignment = Alignment.CenterVertically,
            ) {
                val typography = MaterialTheme.typography
                if (!state.lineNamesSeat) {
                    SeatName(state, if (state.clock == null) typography.titleMedium else typography.titleSmall)
                }
                // The stone shows the colour.
                if (state.lit) StripLine(state)
            }
        } else {
            Column(Modifier.weight(1f)) {
                SeatName(state, MaterialTheme.typography.titleMedium)
                StripLine(state)
            }
        }
        state.captures?.let { Captures(it, state.stone.other) }
        state.clock?.let { Clock(it, state.lit, isTight) }
    }
}

/** How many stones of the other side's were captured. */
@Composable
private fun Captures(count: Int, stone: Stone) {
    Row(horizontalArrangement = Arrangement.spacedBy(6.dp), verticalAlignment = Alignment.CenterVertically) {
        StoneIcon(stone, 16.dp)
        Text(
            "× $count",
            style = MaterialTheme.typography.labelLarge.tabular(),
            color = MaterialTheme.colorScheme.onSurfaceVariant,
        )
    }
}

@Composable
private fun SeatName(state: StripState, style: TextStyle) {
    val colors = MaterialTheme.colorScheme
    val ink = if (state.lit) colors.onSurface else colors.onSurfaceVariant
    Text(state.name, style = style, color = ink)
}

@Composable
private fun StripLine(state: StripState) {
    if (state.line.isEmpty()) return
    Row(
        verticalAlignment = Alignment.CenterVertically,
        horizontalArrangement = Arrangement.spacedBy(6.dp),
    ) {
        Text(
            state.line,
            style = MaterialTheme.typography.bodyMedium,
            color = if (state.lit) TengenTheme.tokens.jade else MaterialTheme.colorScheme.onSurfaceVariant,
        )
        if (state.thinking) ThinkingDots(Modifier.width(24.dp))
    }
}

private fun androidx.compose.ui.graphics.drawscope.DrawScope.drawLight(color: androidx.compose.ui.graphics.Color) {
    val width = 4.dp.toPx()
    val inset = 8.dp.toPx()
    drawRoundRect(color, Offset(0f, inset), Size(width, size.height - 2 * inset), CornerRadius(width / 2))
}

@Composable
private fun Clock(clock: ClockReading, lit: Boolean, isTight: Boolean) {
    val colors = MaterialTheme.colorScheme
    val ground = Modifier.background(if (lit) colors.surfaceVariant else colors.background, RoundedCornerShape(10.dp))
        .padding(horizontal = 10.dp, vertical = 4.dp)
    if (isTight) {
        Row(ground, Arrangement.spacedBy(6.dp), Alignment.CenterVertically) {
            TimeLeft(clock, lit, MaterialTheme.typography.titleMedium)
            Periods(clock)
        }
    } else {
        Column(ground, horizontalAlignment = Alignment.End) {
            TimeLeft(clock, lit, MaterialTheme.typography.titleLarge)
            Periods(clock)
        }
    }
}

@Composable
private fun TimeLeft(clock: ClockReading, lit: Boolean, style: TextStyle) {
    val colors = MaterialTheme.colorScheme
    val isLow = clock.running && clock.remaining.inWholeSeconds < LOW_SECONDS && (clock.inPeriod || clock.periods == 0)
    val color = when {
        isLow -> colors.primary
        lit -> colors.onSurface
        else -> colors.onSurfaceVariant
    }
    Text(clock.remaining.onClock(), style = style.tabular(), color = color)
}

@Composable
private fun Periods(clock: ClockReading) {
    // The periods of byo-yomi, or the stones still due in a Canadian one.
    val words = when {
        clock.periods > 0 -> "× ${clock.periods}"
        clock.stones > 0 -> "/ ${clock.stones}"
        else -> return
    }
    Text(
        words,
        style = MaterialTheme.typography.labelSmall.tabular(),
        color = MaterialTheme.colorScheme.onSurfaceVariant,
    )
}

private const val LOW_SECONDS = 10

internal fun Texts.clockInWords(clock: ClockReading): String {
    val seconds = max(0, clock.remaining.inWholeSeconds.toInt())
    val time = if (seconds < 60) {
        clockSeconds(count = seconds)
    } else {
        clockMinutesAndSeconds(
            minutes = clockMinutes(count = seconds / 60),
            seconds = clockSeconds(count = seconds % 60),
        )
    }
    val left = clockTimeLeft(time = time)
    return when {
        clock.periods > 0 -> "$left, ${clockPeriodsLeft(count = clock.periods)}"
        clock.stones > 0 -> "$left, ${clockStonesLeft(count = clock.stones)}"
        else -> left
    }
}

/** Three dots that rise one after the other; still with reduced motion. */
@Composable
private fun ThinkingDots(modifier: Modifier = Modifier) {
    val phase = if (TengenTheme.reducedMotion) remember { mutableFloatStateOf(0f) } else risingPhase()
    val color = TengenTheme.tokens.jade
    Canvas(modifier.size(24.dp, 12.dp)) {
        val radius = 2.dp.toPx()
        for (dot in 0 until DOTS) {
            val lift = max(0.0, sin((phase.value - dot * 0.16f) * 2 * PI)).toFloat()
            drawCircle(
                color,
                radius,
                Offset(radius + dot * 4f * radius, center.y - lift * 4.dp.toPx() / 2),
                alpha = 0.5f + 0.5f * lift,
            )
        }
    }
}

@Composable
private fun risingPhase(): State<Float> =
    rememberInfiniteTransition().animateFloat(0f, 1f, infiniteRepeatable(tween(DOTS_MILLIS, easing = LinearEasing)))

private const val DOTS = 3
private const val DOTS_MILLIS = 1200
