package app.tengen.ui.fakes

import app.tengen.ui.board.BoardSize
import app.tengen.ui.board.Stone
import app.tengen.ui.board.Stones
import app.tengen.ui.platform.Cause
import app.tengen.ui.platform.Cue
import app.tengen.ui.platform.GameAction
import app.tengen.ui.platform.GameChange
import app.tengen.ui.platform.GameConfig
import app.tengen.ui.platform.GameKind
import app.tengen.ui.platform.GameVariant
import app.tengen.ui.platform.GameView
import app.tengen.ui.platform.Level
import app.tengen.ui.platform.LogEntry
import app.tengen.ui.platform.Opening
import app.tengen.ui.platform.Outcome
import app.tengen.ui.platform.OutcomeReason
import app.tengen.ui.platform.Participant
import app.tengen.ui.platform.PlacedStone
import app.tengen.ui.platform.ReplayFrame
import app.tengen.ui.platform.ReplayPort
import app.tengen.ui.platform.Seat
import app.tengen.ui.platform.SeatView
import app.tengen.ui.platform.TimeControl
import app.tengen.ui.platform.Turn

// Pictures of games for tests, made without the core.

val betweenPeople = GameConfig(
    variant = GameVariant.Five(),
    size = BoardSize.square(15),
    first = Participant.Person,
    second = Participant.Person,
    timeControl = TimeControl.Off,
    seed = 1,
)

/** A person with Black against the computer. */
val againstHard = betweenPeople.copy(second = Participant.Computer(Level.Hard))

/** Another opening of five in a row. */
fun GameConfig.with(opening: Opening) = copy(variant = GameVariant.Five(opening = opening))

/** The point that players write so. */
fun BoardSize.at(label: String): Int = points.first { label(it) == label }

/** The picture after moves like "H8 pass H9", Black first; its revision is their number. */
fun viewAfter(moves: String, config: GameConfig = betweenPeople): GameView {
    var view = emptyView(config)
    for (move in moves.split(' ').filter { it.isNotEmpty() }) view = view.next(move)
    return view
}

private fun emptyView(config: GameConfig) = GameView(
    revision = 0,
    config = config,
    stones = Stones.empty(config.size),
    numbers = List(config.size.area) { 0 },
    turn = turnOf(Seat.First, config),
    toMove = Stone.Black,
    thinking = false,
    opponentFailed = false,
    lastMove = null,
    log = emptyList(),
    canUndo = false,
    canRedo = false,
    canPass = false,
    canResign = true,
    forbidden = emptyList(),
    outcome = null,
    first = SeatView(config.first, Stone.Black, clock = null),
    second = SeatView(config.second, Stone.White, clock = null),
    opening = null,
)

private fun turnOf(seat: Seat, config: GameConfig) =
    if (config.participant(seat) == Participant.Person) Turn.Person(seat) else Turn.Computer(seat)

/** The picture one move later; the rules are not asked. */
fun GameView.next(move: String): GameView {
    val seat = if (toMove == Stone.Black) Seat.First else Seat.Second
    val point = if (move == "pass") null else config.size.at(move)
    val number = moves + 1
    val action = if (point == null) GameAction.Pass else GameAction.Place(point)
    return copy(
        revision = revision + 1,
        stones = if (point == null) stones else stones.with(point, toMove),
        numbers = numbers.mapIndexed { index, found -> if (index == point) number else found },
        turn = turnOf(seat.other, config),
        toMove = toMove.other,
        lastMove = point,
        log = log + LogEntry(number, action, seat, toMove, if (point == null) "" else move),
        canUndo = true,
    )
}

/** The picture of a game that has ended. */
fun GameView.ended(reason: OutcomeReason, winner: Seat? = null, line: List<Int> = emptyList()) =
    copy(turn = Turn.Over, canResign = false, outcome = Outcome(winner, winner?.let { seat(it).stone }, reason, line))

/** The change that a stone makes. */
fun GameView.stonePlaced(move: String): GameChange {
    val after = next(move)
    return GameChange(
        view = after,
        cause = Cause.Played,
        seat = after.log.last().seat,
        placed = listOf(PlacedStone(config.size.at(move), toMove)),
        removed = emptyList(),
        cues = listOf(Cue.StonePlaced),
        isUnsaved = false,
    )
}

/** A change that only says what it was. */
fun changeTo(view: GameView, cause: Cause, seat: Seat? = null, cues: List<Cue> = emptyList()) =
    GameChange(view, cause, seat, placed = emptyList(), removed = emptyList(), cues = cues, isUnsaved = false)

/** The record of a game as the fakes write it: its moves. */
fun recordOf(view: GameView): String =
    view.log.filter { it.number != null }.joinToString(" ") { it.label.ifEmpty { "pass" } }

/** The pictures of a game from the empty board on, as a line to step through; passes and stones only. */
class FakeReplay(private val view: GameView) : ReplayPort {
    override val game = if (view.go == null) GameKind.Five else GameKind.Go
    override val size = view.config.size
    private val moves = view.log.filter { it.number != null }
    override val last = moves.size
    override val record = recordOf(view)
    var isClosed = false

    override fun frame(number: Int): ReplayFrame {
        val shown = moves.take(number)
        val entry = shown.lastOrNull()
        val point = (entry?.action as? GameAction.Place)?.point
        return ReplayFrame(
            stones = shown.fold(Stones.empty(size)) { stones, move ->
                (move.action as? GameAction.Place)?.let { stones.with(it.point, move.stone) } ?: stones
            },
            numbers = view.numbers,
            number = number,
            lastMove = point,
            stone = entry?.stone,
            label = entry?.label.orEmpty(),
            passed = entry?.action == GameAction.Pass,
            placed = listOfNotNull(point),
            removed = emptyList(),
            line = if (number == last) view.outcome?.line.orEmpty() else emptyList(),
        )
    }

    override fun close() {
        isClosed = true
    }
}
