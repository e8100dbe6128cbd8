package app.tengen.ui.play

import app.tengen.ui.platform.ClockReading
import app.tengen.ui.platform.TimeControl
import app.tengen.ui.texts.TextsEn
import app.tengen.ui.texts.TextsZhHans
import org.junit.Assert.assertEquals
import org.junit.Test
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.minutes
import kotlin.time.Duration.Companion.seconds

/** What a clock shows. */
class ClocksTest {
    private val byoYomi = TimeControl.ByoYomi(10.minutes, 30.seconds, 3)
    private val canadian = TimeControl.Canadian(10.minutes, 5.minutes, 25)

    @Test
    fun theDigits() {
        val shown =
            listOf(
                5.minutes,
                299_001.milliseconds,
                10.seconds,
                9_999.milliseconds,
                950.milliseconds,
                Duration.ZERO,
                3_725.seconds,
            )
        assertEquals(listOf("5:00", "5:00", "0:10", "9.9", "0.9", "0.0", "1:02:05"), shown.map { it.onClock() })
    }

    @Test
    fun aStandingClockKeepsItsTime() {
        val reading = ClockReading(30.seconds, 0, inPeriod = false, running = false)
        assertEquals(reading, reading.after(5.seconds, TimeControl.PerMove(30.seconds)))
    }

    @Test
    fun aRunningClockNeverShowsLessThanNothing() {
        val reading = ClockReading(3.seconds, 0, inPeriod = false, running = true)
        assertEquals(1.seconds, reading.after(2.seconds, TimeControl.PerMove(30.seconds)).remaining)
        assertEquals(Duration.ZERO, reading.after(5.seconds, TimeControl.PerMove(30.seconds)).remaining)
    }

    @Test
    fun afterTheMainTimeThePeriodsAreUsedUp() {
        val main = ClockReading(10.seconds, 3, inPeriod = false, running = true)
        assertEquals(ClockReading(25.seconds, 3, inPeriod = true, running = true), main.after(15.seconds, byoYomi))
        assertEquals(ClockReading(25.seconds, 2, inPeriod = true, running = true), main.after(45.seconds, byoYomi))
        assertEquals(ClockReading(Duration.ZERO, 1, inPeriod = true, running = true), main.after(200.seconds, byoYomi))
    }

    @Test
    fun aPeriodThatRunsOutIsLost() {
        val period = ClockReading(5.seconds, 2, inPeriod = true, running = true)
        assertEquals(period.copy(remaining = 1.seconds), period.after(4.seconds, byoYomi))
        assertEquals(period.copy(remaining = 20.seconds, periods = 1), period.after(15.seconds, byoYomi))
        assertEquals(period.copy(remaining = Duration.ZERO, periods = 1), period.after(36.seconds, byoYomi))
    }

    @Test
    fun afterTheMainTimeAllStonesOfACanadianPeriodAreDue() {
        val main = ClockReading(10.seconds, 0, inPeriod = false, running = true)
        assertEquals(main.copy(remaining = 1.seconds), main.after(9.seconds, canadian))
        val period = ClockReading(295.seconds, 0, inPeriod = true, running = true, stones = 25)
        assertEquals(period, main.after(15.seconds, canadian))
        assertEquals(period.copy(remaining = Duration.ZERO), main.after(400.seconds, canadian))
    }

    @Test
    fun aCanadianPeriodThatRunsOutIsFollowedByNone() {
        val period = ClockReading(20.seconds, 0, inPeriod = true, running = true, stones = 7)
        assertEquals(period.copy(remaining = 15.seconds), period.after(5.seconds, canadian))
        assertEquals(period.copy(remaining = Duration.ZERO), period.after(21.seconds, canadian))
    }

    @Test
    fun theStonesThatAreDueAreReadOut() {
        val period = ClockReading(65.seconds, 0, inPeriod = true, running = true, stones = 7)
        assertEquals("Time left: 1 minute 5 seconds, 7 stones to play", TextsEn.clockInWords(period))
        assertEquals("剩余时间：1 分钟 5 秒, 还要下 1 手", TextsZhHans.clockInWords(period.copy(stones = 1)))
    }

    @Test
    fun clocksAreReadOut() {
        assertEquals(
            "Time left: 1 minute 5 seconds",
            TextsEn.clockInWords(ClockReading(65.seconds, 0, inPeriod = false, running = true)),
        )
        assertEquals(
            "Time left: 9 seconds, 2 periods left",
            TextsEn.clockInWords(ClockReading(9.seconds, 2, inPeriod = true, running = true)),
        )
        assertEquals(
            "剩余时间：9 秒, 还剩 2 次读秒",
            TextsZhHans.clockInWords(ClockReading(9.seconds, 2, inPeriod = true, running = true)),
        )
    }
}
