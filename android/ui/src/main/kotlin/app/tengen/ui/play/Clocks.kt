package app.tengen.ui.play

import app.tengen.ui.platform.ClockReading
import app.tengen.ui.platform.TimeControl
import kotlin.time.Duration

/**
 * What a clock shows some time after its view was made. The game alone decides whether time is over;
 * this only keeps the digits moving in between.
 */
internal fun ClockReading.after(passed: Duration, control: TimeControl): ClockReading {
    if (!running) return this
    val left = remaining - passed
    if (left.isNegative() && control is TimeControl.Canadian && !inPeriod) {
        val ofPeriod = (left + control.period).coerceAtLeast(Duration.ZERO)
        return copy(remaining = ofPeriod, inPeriod = true, stones = control.stones)
    }
    if (!left.isNegative() || control !is TimeControl.ByoYomi) {
        return copy(remaining = left.coerceAtLeast(Duration.ZERO))
    }
    var reading = if (inPeriod) copy(remaining = left) else copy(remaining = left + control.period, inPeriod = true)
    while (reading.remaining.isNegative() && reading.periods > 1) {
        reading = reading.copy(remaining = reading.remaining + control.period, periods = reading.periods - 1)
    }
    return reading.copy(remaining = reading.remaining.coerceAtLeast(Duration.ZERO))
}

/** "4:59", and tenths below ten seconds: "9.4". */
internal fun Duration.onClock(): String {
    val tenths = inWholeMilliseconds / MILLIS_OF_TENTH
    if (tenths < TENTHS_SHOWN_BELOW) return "${tenths / 10}.${tenths % 10}"
    // Rounded up, so that a fresh clock shows its full time.
    val seconds = (inWholeMilliseconds + MILLIS_OF_SECOND - 1) / MILLIS_OF_SECOND
    val minutes = seconds / SECONDS_OF_MINUTE
    val rest = twoDigits(seconds % SECONDS_OF_MINUTE)
    if (minutes < MINUTES_OF_HOUR) return "$minutes:$rest"
    return "${minutes / MINUTES_OF_HOUR}:${twoDigits(minutes % MINUTES_OF_HOUR)}:$rest"
}

private fun twoDigits(number: Long) = number.toString().padStart(2, '0')

private const val MILLIS_OF_TENTH = 100
private const val TENTHS_SHOWN_BELOW = 100
private const val MILLIS_OF_SECOND = 1000
private const val SECONDS_OF_MINUTE = 60
private const val MINUTES_OF_HOUR = 60
