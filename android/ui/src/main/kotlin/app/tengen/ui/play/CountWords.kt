package app.tengen.ui.play

import app.tengen.ui.board.Stone
import app.tengen.ui.newgame.points
import app.tengen.ui.platform.Counting
import app.tengen.ui.platform.Scoring
import app.tengen.ui.platform.SideCount
import app.tengen.ui.texts.Texts
import kotlin.math.abs

// The count of a game of Go in words.

/** What the count says so far, and what a touch does. */
internal fun Texts.counting(scoring: Scoring): String =
    if (scoring.judging) scoreJudging else scoreStatus(lead = lead(scoring), ask = scoreAsk)

/** "Black leads by 3.5." */
internal fun Texts.lead(scoring: Scoring): String = when {
    scoring.halfPoints == 0 -> scoreEven
    else -> scoreLeads(
        side = side(if (scoring.halfPoints > 0) Stone.Black else Stone.White),
        points = points(abs(scoring.halfPoints)),
    )
}

/** A line of the count: what it counts and the points of each side. */
internal data class CountRow(val name: String, val black: String, val white: String, val isTotal: Boolean = false)

/** The count line by line; lines that add nothing to either side are left out. */
internal fun Texts.countRows(scoring: Scoring): List<CountRow> {
    fun row(name: String, halfPoints: (SideCount) -> Int) =
        CountRow(name, points(halfPoints(scoring.black)), points(halfPoints(scoring.white)))
            .takeIf { halfPoints(scoring.black) != 0 || halfPoints(scoring.white) != 0 }
    val counted = when (scoring.counting) {
        Counting.Area -> listOf(row(scoreStones) { 2 * it.stones })
        Counting.Territory -> listOf(row(scoreDead) { 2 * it.dead }, row(scorePrisoners) { 2 * it.prisoners })
    }
    val total = CountRow(scoreTotal, points(scoring.black.total), points(scoring.white.total), isTotal = true)
    return listOfNotNull(row(scoreTerritory) { 2 * it.territory }) + counted.filterNotNull() +
        listOfNotNull(row(scoreHandicap) { 2 * it.handicapBonus }, row(scoreKomi) { it.komi }) + total
}
