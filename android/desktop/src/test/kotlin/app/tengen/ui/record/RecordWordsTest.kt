package app.tengen.ui.record

import app.tengen.ui.board.BoardSize
import app.tengen.ui.platform.GameKind
import app.tengen.ui.platform.RecordRefusal
import app.tengen.ui.platform.RecordSummary
import app.tengen.ui.texts.TextsEn
import app.tengen.ui.texts.TextsZhHans
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNull
import org.junit.Test

/** What the screens say about records. */
class RecordWordsTest {
    private val game = RecordSummary(
        GameKind.Go,
        BoardSize.square(19),
        black = "Honinbo Shusaku",
        white = "Gennan Inseki",
        result = "B+2",
        date = "1846-09-11",
        name = "Ear-reddening game",
        moves = 325,
    )

    @Test
    fun aGameIsCalledByItsPlayers() {
        assertEquals("Honinbo Shusaku – Gennan Inseki", TextsEn.recordTitle(game, 0))
        assertEquals("Ear-reddening game", TextsEn.recordTitle(game.copy(white = " "), 0))
        assertEquals("Honinbo Shusaku", TextsEn.recordTitle(game.copy(white = "", name = ""), 0))
        assertEquals("Game 3", TextsEn.recordTitle(RecordSummary(GameKind.Go, null), 2))
        assertNull(TextsEn.recordTitle(RecordSummary(GameKind.Go, null)))
        assertEquals("A B – C", TextsEn.recordTitle(game.copy(black = "A\n B ", white = "C"), 0))
    }

    @Test
    fun belowItStandWhatItIsAndHowItEnded() {
        assertEquals(
            listOf("Go, 19 × 19, 325 moves", "Black won by 2, 1846-09-11"),
            TextsEn.recordLines(game),
        )
        assertEquals(
            listOf("五子棋，15 × 20，共 1 手", "白方中盘胜"),
            TextsZhHans.recordLines(RecordSummary(GameKind.Five, BoardSize(15, 20), result = "W+R", moves = 1)),
        )
        assertEquals(
            listOf("A game or a board that Tengen does not know", "2026"),
            TextsEn.recordLines(RecordSummary(null, BoardSize.square(8), date = "2026")),
        )
        assertEquals(listOf("Go, 9 × 9, 0 moves"), TextsEn.recordLines(RecordSummary(GameKind.Go, BoardSize.square(9))))
    }

    @Test
    fun resultsAreSaidInWords() {
        val said = mapOf(
            "B+3.5" to "Black won by 3.5",
            "W+Resign" to "White won by resignation",
            "w+t" to "White won on time",
            "B+Forfeit" to "Black won by forfeit",
            "B+" to "Black won",
            "0" to "Draw",
            "Draw" to "Draw",
            "Void" to "No result",
            "?" to "",
            "" to "",
            "白中盘胜" to "白中盘胜",
            "B+many" to "B+many",
            "X+R" to "X+R",
        )
        for ((written, words) in said) assertEquals(words, TextsEn.recordResult(written))
    }

    @Test
    fun sharedFilesSayWhatIsInThem() {
        assertEquals(
            "Tengen go 9x9 2026-12-07.sgf",
            recordFileName(GameKind.Go, BoardSize.square(9), "2026-12-07"),
        )
        assertEquals(
            "Tengen five in a row 15x15 2026-12-07.sgf",
            recordFileName(GameKind.Five, BoardSize.square(15), "2026-12-07"),
        )
    }

    @Test
    fun everyRefusalHasItsSentence() {
        val refusals = listOf(
            RecordRefusal.TooLarge(),
            RecordRefusal.NoRecord("nothing"),
            RecordRefusal.NotShown(0),
            RecordRefusal.Unreadable("gone"),
            RecordRefusal.NotShared("full"),
            RecordRefusal.Failed("fault"),
        )
        assertEquals(refusals.size, refusals.map(TextsEn::refusal).toSet().size)
        assertNotEquals(TextsEn.refusalTitle(refusals[1]), TextsEn.refusalTitle(refusals[4]))
    }
}
