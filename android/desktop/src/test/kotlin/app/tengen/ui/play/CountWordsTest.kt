package app.tengen.ui.play

import app.tengen.ui.fakes.emptyCount
import app.tengen.ui.fakes.noPoints
import app.tengen.ui.platform.Counting
import app.tengen.ui.texts.TextsEn
import app.tengen.ui.texts.TextsZhHans
import org.junit.Assert.assertEquals
import org.junit.Test

/** The count of a game of Go, line by line. */
class CountWordsTest {
    private val black = noPoints.copy(territory = 33, stones = 12, dead = 2, prisoners = 5, total = 90)
    private val white = noPoints.copy(territory = 25, stones = 11, prisoners = 1, komi = 15, total = 87)
    private val count = emptyCount.copy(black = black, white = white, halfPoints = 3)

    @Test
    fun byAreaLivingStonesCountAndCapturesDoNot() {
        val rows = listOf(
            CountRow("Territory", "33", "25"),
            CountRow("Stones", "12", "11"),
            CountRow("Komi", "0", "7.5"),
            CountRow("Total", "45", "43.5", isTotal = true),
        )
        assertEquals(rows, TextsEn.countRows(count))
    }

    @Test
    fun byTerritoryDeadStonesAndCapturesCountAndLivingStonesDoNot() {
        val rows = listOf(
            CountRow("地盘", "33", "25"),
            CountRow("死子", "2", "0"),
            CountRow("提子", "5", "1"),
            CountRow("贴目", "0", "7.5"),
            CountRow("合计", "45", "43.5", isTotal = true),
        )
        assertEquals(rows, TextsZhHans.countRows(count.copy(counting = Counting.Territory)))
    }

    @Test
    fun whiteIsMadeUpForHandicapStones() {
        val handicap = count.copy(white = white.copy(handicapBonus = 4, komi = 1))
        val rows = TextsEn.countRows(handicap).filter { it.name in setOf("Handicap", "Komi") }
        assertEquals(listOf(CountRow("Handicap", "0", "4"), CountRow("Komi", "0", "0.5")), rows)
    }

    @Test
    fun whatAddsNothingToEitherSideIsLeftOutButTheTotal() {
        assertEquals(listOf(CountRow("Total", "0", "0", isTotal = true)), TextsEn.countRows(emptyCount))
        val byTerritory = count.copy(counting = Counting.Territory, black = black.copy(dead = 0))
        assertEquals(listOf("Territory", "Captures", "Komi", "Total"), TextsEn.countRows(byTerritory).map { it.name })
    }

    @Test
    fun theLeadNamesTheSideAndItsPoints() {
        val leads = listOf(7, -1, 0).map { TextsEn.lead(count.copy(halfPoints = it)) }
        assertEquals(listOf("Black leads by 3.5.", "White leads by 0.5.", "Both sides have the same."), leads)
    }

    @Test
    fun untilDeadStonesAreProposedNobodyLeads() {
        assertEquals("Tengen looks for dead stones.", TextsEn.counting(count.copy(judging = true)))
        assertEquals("Black leads by 1.5. Tap stones to turn them dead or alive.", TextsEn.counting(count))
        assertEquals("黑方领先 1.5。点棋子，标为死或活。", TextsZhHans.counting(count))
    }
}
