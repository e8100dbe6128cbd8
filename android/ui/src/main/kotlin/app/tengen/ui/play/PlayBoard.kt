package app.tengen.ui.play

import app.tengen.ui.board.BoardSize
import app.tengen.ui.board.BoardState
import app.tengen.ui.board.OwnedPoint
import app.tengen.ui.board.Stone
import app.tengen.ui.platform.GameView
import app.tengen.ui.platform.OpeningTask
import app.tengen.ui.platform.OpeningTaskKind
import app.tengen.ui.platform.Settings
import app.tengen.ui.platform.Turn
import app.tengen.ui.texts.Texts
import kotlin.math.abs
import kotlin.math.max

/** The board of the play screen. */
internal fun PlayState.board(settings: Settings): BoardState = BoardState(
    size = view.config.size,
    stones = view.stones,
    coordinates = settings.coordinates,
    moveNumbers = view.numbers,
    showNumbers = settings.moveNumbers,
    lastMove = view.lastMove,
    winningLine = view.outcome?.line.orEmpty(),
    forbidden = if (settings.showForbidden) view.forbidden.map { it.point } else emptyList(),
    frame = view.personsTask?.middleSquare(view)?.side,
    hint = (advice as? Advice.Found)?.hint?.point,
    heat = heat,
    cursor = cursor,
    pending = pending,
    offered = view.opening?.offered.orEmpty(),
    dead = view.go?.scoring?.dead.orEmpty().toSet(),
    territory = view.territory,
    turn = view.toMove.takeIf { view.turn is Turn.Person && !view.mustChoose },
    marks = view.turn == Turn.Scoring,
    motion = motion,
)

/** Whom the empty points and the dead stones count for; nobody's points are left out. */
internal val GameView.territory: List<OwnedPoint>
    get() {
        val scoring = go?.scoring ?: return emptyList()
        val dead = scoring.dead.toSet()
        return config.size.points.mapNotNull { point ->
            scoring.owners[point]?.takeIf { stones[point] == null || point in dead }?.let { OwnedPoint(point, it) }
        }
    }

/** What the opening asks of the person whose turn it is. */
internal val GameView.personsTask: OpeningTask?
    get() = opening.takeIf { turn is Turn.Person }

/** Whether a person must answer a question before the next stone. */
internal val GameView.mustChoose: Boolean
    get() = personsTask?.kind == OpeningTaskKind.Choose

/** A point in words for screen readers. */
internal fun PlayState.describe(point: Int, texts: Texts): String {
    val size = view.config.size
    val label = size.label(point)
    val stone = view.stones[point]
    val number = view.numbers.getOrElse(point) { 0 }
    val foul = view.forbidden.find { it.point == point }?.foul
    var words = when {
        stone == Stone.Black && number > 0 -> texts.pointBlack(point = label, number = number)
        stone == Stone.White && number > 0 -> texts.pointWhite(point = label, number = number)
        stone == Stone.Black -> texts.pointBlackPlaced(point = label)
        stone == Stone.White -> texts.pointWhitePlaced(point = label)
        foul != null -> texts.pointForbidden(point = label, reason = texts.foul(foul))
        point in view.opening?.offered.orEmpty() -> texts.pointOffered(point = label)
        else -> texts.pointEmpty(point = label)
    }
    val scoring = view.go?.scoring
    if (scoring != null && point in scoring.dead) words = texts.pointDead(description = words)
    when (scoring?.owners?.get(point)?.takeIf { stone == null }) {
        Stone.Black -> words = texts.pointTerritoryBlack(description = words)
        Stone.White -> words = texts.pointTerritoryWhite(description = words)
        null -> Unit
    }
    if (point == view.lastMove) words = texts.pointLastMove(description = words)
    if (point in view.outcome?.line.orEmpty()) words = texts.pointWinning(description = words)
    if (point == (advice as? Advice.Found)?.hint?.point) words = texts.pointHint(description = words)
    if (point == cursor) words = texts.pointReady(description = words)
    heat.find { it.point == point }?.let { words = texts.pointValued(description = words, percent = it.value) }
    return words
}

/** A square in the middle of the board of which an opening speaks. */
internal data class MiddleSquare(
    /** Points a side. */
    val side: Int,
    /** Whether the stone must stand inside. */
    val inside: Boolean,
)

/** The square that tells an opening's allowed points from the others; null when all are allowed. */
internal fun OpeningTask.middleSquare(view: GameView): MiddleSquare? {
    if (kind != OpeningTaskKind.Place || allowed.isEmpty()) return null
    val size = view.config.size
    val allowedSet = allowed.toSet()
    val farthest = allowed.maxOf(size::rings)
    val closedPoints = size.points.filter { view.stones[it] == null && it !in allowedSet }
    return when {
        closedPoints.isEmpty() -> null
        closedPoints.all { size.rings(it) > farthest } -> MiddleSquare(2 * farthest + 1, inside = true)
        else -> MiddleSquare(2 * closedPoints.maxOf(size::rings) + 1, inside = false)
    }
}

/** How many rings around the middle a point stands: 0 in the middle. */
private fun BoardSize.rings(point: Int) = max(abs(column(point) - columns / 2), abs(row(point) - rows / 2))
