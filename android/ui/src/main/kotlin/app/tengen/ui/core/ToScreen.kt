package app.tengen.ui.core

import app.tengen.core.moveNumbers
import app.tengen.ui.board.BoardSize
import app.tengen.ui.board.Stone
import app.tengen.ui.board.Stones
import app.tengen.ui.platform.Cause
import app.tengen.ui.platform.ClockReading
import app.tengen.ui.platform.Cue
import app.tengen.ui.platform.FiveRule
import app.tengen.ui.platform.ForbiddenPoint
import app.tengen.ui.platform.Foul
import app.tengen.ui.platform.FoulPolicy
import app.tengen.ui.platform.GameAction
import app.tengen.ui.platform.GameChange
import app.tengen.ui.platform.GameConfig
import app.tengen.ui.platform.GameVariant
import app.tengen.ui.platform.GameView
import app.tengen.ui.platform.GoRuleSet
import app.tengen.ui.platform.Level
import app.tengen.ui.platform.LogEntry
import app.tengen.ui.platform.Opening
import app.tengen.ui.platform.OpeningChoice
import app.tengen.ui.platform.OpeningTask
import app.tengen.ui.platform.OpeningTaskKind
import app.tengen.ui.platform.Outcome
import app.tengen.ui.platform.OutcomeReason
import app.tengen.ui.platform.Participant
import app.tengen.ui.platform.PlacedStone
import app.tengen.ui.platform.Seat
import app.tengen.ui.platform.SeatView
import app.tengen.ui.platform.TimeControl
import app.tengen.ui.platform.Turn
import kotlin.time.toKotlinDuration
import app.tengen.core.Cause as CoreCause
import app.tengen.core.ClockReading as CoreClockReading
import app.tengen.core.Cue as CoreCue
import app.tengen.core.FiveRule as CoreFiveRule
import app.tengen.core.Foul as CoreFoul
import app.tengen.core.FoulPolicy as CoreFoulPolicy
import app.tengen.core.GameAction as CoreGameAction
import app.tengen.core.GameChange as CoreGameChange
import app.tengen.core.GameConfig as CoreGameConfig
import app.tengen.core.GameVariant as CoreGameVariant
import app.tengen.core.GameView as CoreGameView
import app.tengen.core.GoRuleSet as CoreGoRuleSet
import app.tengen.core.Level as CoreLevel
import app.tengen.core.LogEntry as CoreLogEntry
import app.tengen.core.Opening as CoreOpening
import app.tengen.core.OpeningChoice as CoreOpeningChoice
import app.tengen.core.OpeningTask as CoreOpeningTask
import app.tengen.core.OpeningTaskKind as CoreOpeningTaskKind
import app.tengen.core.Outcome as CoreOutcome
import app.tengen.core.OutcomeReason as CoreOutcomeReason
import app.tengen.core.Participant as CoreParticipant
import app.tengen.core.PlacedStone as CorePlacedStone
import app.tengen.core.Seat as CoreSeat
import app.tengen.core.SeatView as CoreSeatView
import app.tengen.core.Stone as CoreStone
import app.tengen.core.TimeControl as CoreTimeControl
import app.tengen.core.Turn as CoreTurn

// The core's words in the screens'. Enums of one order in both are told apart by their place.

internal fun CoreGameView.toScreen() = GameView(
    revision = revision.toLong(),
    config = config.toScreen(),
    stones = Stones(cells),
    numbers = moveNumbers,
    turn = turn.toScreen(),
    toMove = toMove.toScreen(),
    thinking = thinking,
    opponentFailed = opponentFailed,
    lastMove = lastMove?.toInt(),
    log = log.map { it.toScreen() },
    canUndo = canUndo,
    canRedo = canRedo,
    canPass = canPass,
    canResign = canResign,
    forbidden = forbidden.map { ForbiddenPoint(it.point.toInt(), it.foul.toScreen()) },
    outcome = outcome?.toScreen(),
    first = first.toScreen(),
    second = second.toScreen(),
    opening = opening?.toScreen(),
    go = go?.toScreen(),
)

internal fun CoreGameChange.toScreen() = GameChange(
    view = view.toScreen(),
    cause = cause.toScreen(),
    seat = seat?.toScreen(),
    placed = placed.map { it.toScreen() },
    removed = removed.map { it.toScreen() },
    cues = cues.map { it.toScreen() },
    isUnsaved = unsaved != null,
)

internal fun CoreGameConfig.toScreen() = GameConfig(
    variant = variant.toScreen(),
    size = BoardSize(width.toInt(), height.toInt()),
    first = first.toScreen(),
    second = second.toScreen(),
    timeControl = timeControl.toScreen(),
    seed = seed.toLong(),
)

private fun CoreGameVariant.toScreen(): GameVariant = when (this) {
    is CoreGameVariant.Five -> GameVariant.Five(rule.toScreen(), opening.toScreen(), foulPolicy.toScreen())
    is CoreGameVariant.Go -> GameVariant.Go(
        ruleSet = ruleSet.toScreen(),
        superko = superko,
        komi = komi,
        handicap = handicap.toInt(),
        freePlacement = freePlacement,
        computerResigns = computerResigns,
    )
}

internal fun CoreTimeControl.toScreen(): TimeControl = when (this) {
    CoreTimeControl.Off -> TimeControl.Off
    is CoreTimeControl.PerMove -> TimeControl.PerMove(limit.toKotlinDuration())
    is CoreTimeControl.Fischer -> TimeControl.Fischer(main.toKotlinDuration(), increment.toKotlinDuration())
    is CoreTimeControl.ByoYomi ->
        TimeControl.ByoYomi(main.toKotlinDuration(), period.toKotlinDuration(), periods.toInt())
    is CoreTimeControl.Canadian ->
        TimeControl.Canadian(main.toKotlinDuration(), period.toKotlinDuration(), stones.toInt())
}

internal fun CoreParticipant.toScreen(): Participant = when (this) {
    CoreParticipant.Person -> Participant.Person
    is CoreParticipant.Computer -> Participant.Computer(level.toScreen())
}

private fun CoreTurn.toScreen(): Turn = when (this) {
    is CoreTurn.Person -> Turn.Person(seat.toScreen())
    is CoreTurn.Computer -> Turn.Computer(seat.toScreen())
    CoreTurn.Scoring -> Turn.Scoring
    CoreTurn.Over -> Turn.Over
}

private fun CoreLogEntry.toScreen() = LogEntry(
    number = number?.toInt(),
    action = action.toScreen(),
    seat = seat.toScreen(),
    stone = stone.toScreen(),
    label = label,
)

private fun CoreGameAction.toScreen(): GameAction = when (this) {
    is CoreGameAction.Place -> GameAction.Place(point.toInt())
    CoreGameAction.Pass -> GameAction.Pass
    is CoreGameAction.Choose -> GameAction.Choose(choice.toScreen())
    is CoreGameAction.Offer -> GameAction.Offer(point.toInt())
    is CoreGameAction.Pick -> GameAction.Pick(point.toInt())
    is CoreGameAction.Resign -> GameAction.Resign
    CoreGameAction.FlagFall -> GameAction.FlagFall
    CoreGameAction.Agree -> GameAction.Agree
    CoreGameAction.Resume -> GameAction.Resume
}

internal fun CoreOpeningChoice.toScreen(): OpeningChoice = when (this) {
    is CoreOpeningChoice.Play -> OpeningChoice.Play(stone.toScreen())
    CoreOpeningChoice.PlaceTwoMore -> OpeningChoice.PlaceTwoMore
    CoreOpeningChoice.OfferTen -> OpeningChoice.OfferTen
    is CoreOpeningChoice.FifthMoves -> OpeningChoice.FifthMoves(count.toInt())
}

private fun CoreOutcome.toScreen() = Outcome(
    winner = winner?.toScreen(),
    winningStone = winningStone?.toScreen(),
    reason = reason.toScreen(),
    line = line.map { it.toInt() },
    halfPoints = halfPoints,
)

private fun CoreOutcomeReason.toScreen(): OutcomeReason = when (this) {
    CoreOutcomeReason.Five -> OutcomeReason.Five
    is CoreOutcomeReason.ForbiddenMove -> OutcomeReason.Foul
    CoreOutcomeReason.FullBoard -> OutcomeReason.FullBoard
    CoreOutcomeReason.TwoPasses -> OutcomeReason.TwoPasses
    CoreOutcomeReason.Resignation -> OutcomeReason.Resignation
    CoreOutcomeReason.Time -> OutcomeReason.Time
    CoreOutcomeReason.Count -> OutcomeReason.Count
    CoreOutcomeReason.NoResult -> OutcomeReason.NoResult
}

private fun CoreSeatView.toScreen() =
    SeatView(participant.toScreen(), stone.toScreen(), clock?.toScreen(), captures.toInt())

private fun CoreClockReading.toScreen() =
    ClockReading(remaining.toKotlinDuration(), periods.toInt(), inPeriod, running, stones.toInt())

private fun CoreOpeningTask.toScreen() = OpeningTask(
    seat = seat.toScreen(),
    kind = kind.toScreen(),
    allowed = allowed.map { it.toInt() },
    choices = choices.map { it.toScreen() },
    offered = offered.map { it.toInt() },
    missing = missing.toInt(),
)

private fun CorePlacedStone.toScreen() = PlacedStone(point.toInt(), stone.toScreen())

internal fun CoreStone.toScreen() = Stone.entries[ordinal]

internal fun CoreSeat.toScreen() = Seat.entries[ordinal]

internal fun CoreLevel.toScreen() = Level.entries[ordinal]

internal fun CoreFiveRule.toScreen() = FiveRule.entries[ordinal]

internal fun CoreOpening.toScreen() = Opening.entries[ordinal]

internal fun CoreGoRuleSet.toScreen() = GoRuleSet.entries[ordinal]

internal fun CoreFoulPolicy.toScreen() = FoulPolicy.entries[ordinal]

internal fun CoreFoul.toScreen() = Foul.entries[ordinal]

private fun CoreOpeningTaskKind.toScreen() = OpeningTaskKind.entries[ordinal]

private fun CoreCause.toScreen() = Cause.entries[ordinal]

private fun CoreCue.toScreen() = Cue.entries[ordinal]
