package app.tengen.ui.record

import app.tengen.ui.board.BoardSize
import app.tengen.ui.board.Stone
import app.tengen.ui.newgame.gameName
import app.tengen.ui.platform.GameKind
import app.tengen.ui.platform.RecordRefusal
import app.tengen.ui.platform.RecordSummary
import app.tengen.ui.play.side
import app.tengen.ui.texts.Texts

// What the screens say about records.

/** Who played, else the game's name; null where the file says neither. */
internal fun Texts.recordTitle(record: RecordSummary): String? {
    val black = record.black.oneLine()
    val white = record.white.oneLine()
    if (black.isNotEmpty() && white.isNotEmpty()) return recordPlayers(black = black, white = white)
    return listOf(record.name.oneLine(), black, white).firstOrNull { it.isNotEmpty() }
}

/** The same, or the place in the file, from 0. */
internal fun Texts.recordTitle(record: RecordSummary, place: Int): String =
    recordTitle(record) ?: recordNumber(number = place + 1)

/** What is below the title: which game, then how it ended and when, each where the file says so. */
internal fun Texts.recordLines(record: RecordSummary): List<String> {
    val game = record.game
    val size = record.size
    val first = if (game == null || size == null) {
        recordNotShown
    } else {
        recordAbout(
            game = gameName(game),
            board = recordBoard(columns = size.columns, rows = size.rows),
            moves = endMoves(count = record.moves),
        )
    }
    return listOf(first) + listOfNotNull(recordEnd(record))
}

/** How it ended and when; null where the file says neither. */
internal fun Texts.recordEnd(record: RecordSummary): String? {
    val parts = listOf(recordResult(record.result.oneLine()), record.date.oneLine()).filter { it.isNotEmpty() }
    return when (parts.size) {
        0 -> null
        1 -> parts[0]
        else -> recordEndAndDate(end = parts[0], date = parts[1])
    }
}

/** SGF's "B+3.5" in words; what is written otherwise stays as it is. */
internal fun Texts.recordResult(result: String): String = when (result.lowercase()) {
    "?" -> ""
    "0", "draw", "jigo" -> recordDraw
    "void" -> recordNoResult
    else -> recordWin(result) ?: result
}

private fun Texts.recordWin(result: String): String? {
    val winner = when (result.substringBefore('+', missingDelimiterValue = "").uppercase()) {
        "B" -> side(Stone.Black)
        "W" -> side(Stone.White)
        else -> return null
    }
    val how = result.substringAfter('+')
    return when (how.lowercase()) {
        "" -> recordWon(winner = winner)
        "r", "resign" -> recordWonResignation(winner = winner)
        "t", "time" -> recordWonTime(winner = winner)
        "f", "forfeit" -> recordWonForfeit(winner = winner)
        else -> if (POINTS.matches(how)) recordWonPoints(winner = winner, points = how) else null
    }
}

/** A file is not opened, or not shared. */
internal fun Texts.refusalTitle(refusal: RecordRefusal): String =
    if (refusal is RecordRefusal.NotShared) recordNotSharedTitle else recordNotOpenedTitle

/** What happened, what is kept, and what to do. */
internal fun Texts.refusal(refusal: RecordRefusal): String = when (refusal) {
    is RecordRefusal.TooLarge -> errorRecordTooLarge
    is RecordRefusal.NoRecord -> errorNoRecord
    is RecordRefusal.NotShown -> errorRecordNotShown
    is RecordRefusal.Unreadable -> errorRecordUnreadable
    is RecordRefusal.NotShared -> errorRecordNotShared
    is RecordRefusal.Failed -> errorCoreFailed
}

/** The name of a shared file; the same in every language, since files travel. [date] as 2026-12-07. */
internal fun recordFileName(game: GameKind, size: BoardSize, date: String): String {
    val name = if (game == GameKind.Go) "go" else "five in a row"
    return "Tengen $name ${size.columns}x${size.rows} $date.sgf"
}

/** Names with line breaks in them take one line. */
private fun String.oneLine(): String = trim().replace(WHITE, " ")

private val WHITE = Regex("\\s+")

/** "3.5", or "3,5" as some write it. */
private val POINTS = Regex("[0-9][0-9.,]*")
