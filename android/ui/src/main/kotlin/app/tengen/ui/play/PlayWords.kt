package app.tengen.ui.play

import app.tengen.ui.board.Stone
import app.tengen.ui.newgame.levelName
import app.tengen.ui.newgame.points
import app.tengen.ui.platform.Foul
import app.tengen.ui.platform.GameRefusal
import app.tengen.ui.platform.GameView
import app.tengen.ui.platform.Hint
import app.tengen.ui.platform.HintReason
import app.tengen.ui.platform.Opening
import app.tengen.ui.platform.OpeningTask
import app.tengen.ui.platform.OpeningTaskKind
import app.tengen.ui.platform.Outcome
import app.tengen.ui.platform.OutcomeReason
import app.tengen.ui.platform.Participant
import app.tengen.ui.platform.Seat
import app.tengen.ui.platform.Turn
import app.tengen.ui.platform.actingSeat
import app.tengen.ui.texts.Texts
import kotlin.math.abs

// What the play screen says.

internal fun Texts.side(stone: Stone) = if (stone == Stone.Black) sideBlack else sideWhite

internal fun Texts.foul(foul: Foul) = when (foul) {
    Foul.DoubleThree -> forbiddenDoubleThree
    Foul.DoubleFour -> forbiddenDoubleFour
    Foul.Overline -> forbiddenOverline
}

internal fun Texts.foulAbout(foul: Foul) = when (foul) {
    Foul.DoubleThree -> forbiddenDoubleThreeAbout
    Foul.DoubleFour -> forbiddenDoubleFourAbout
    Foul.Overline -> forbiddenOverlineAbout
}

/** Who sits on a seat: "You", "Tengen, Hard", or the colour when two people play. */
internal fun Texts.seatName(view: GameView, seat: Seat): String =
    when (val participant = view.config.participant(seat)) {
        is Participant.Computer -> opponentNameAndLevel(level = levelName(participant.level))
        Participant.Person -> if (view.config.isBetweenPeople) side(view.seat(seat).stone) else opponentYou
    }

/** Whose turn it is. */
internal fun Texts.turn(view: GameView): String {
    val seat = view.turn.actingSeat ?: return if (view.turn == Turn.Scoring) turnScoring else turnOver
    return when {
        view.config.isBetweenPeople -> if (view.seat(seat).stone == Stone.Black) turnBlack else turnWhite
        view.turn is Turn.Person -> turnYours
        else -> turnOpponent
    }
}

/** The one sentence below the board: what just happened, else what is asked for; null when nothing is. */
internal fun Texts.sentence(state: PlayState): String? {
    state.notice?.let { return notice(it, state.view) }
    return when (val advice = state.advice) {
        Advice.Looking -> hintLooking
        is Advice.Found -> hint(advice.hint, state.view)
        null -> if (state.heat.isNotEmpty()) heatMapAbout else asked(state.view)
    }
}

/** What is to be done now, besides playing on. */
private fun Texts.asked(view: GameView): String? {
    val go = view.go ?: return view.opening?.let { task(it, view) }
    return when {
        view.turn == Turn.Scoring && go.scoring != null -> counting(go.scoring)
        go.handicapMissing > 0 && view.turn is Turn.Person -> taskHandicap(count = go.handicapMissing)
        else -> null
    }
}

private fun Texts.notice(notice: Notice, view: GameView): String = when (notice) {
    is Notice.Refused -> refusal(notice.refusal, view)
    is Notice.OpponentTook -> if (notice.stone == Stone.Black) eventOpponentTookBlack else eventOpponentTookWhite
    Notice.OpponentKept -> eventOpponentKeptColours
    Notice.OpponentPlacedTwo -> eventOpponentPlacedTwo
    is Notice.OpponentOffers -> eventOpponentNumber(count = notice.count)
    Notice.OpponentPassed -> eventOpponentPassed
    is Notice.YouPlay -> if (notice.stone == Stone.Black) eventYouPlayBlack else eventYouPlayWhite
    Notice.ColoursSwapped -> eventColoursSwapped
    Notice.NotSaved -> errorNotSaved
    Notice.OpponentFailed -> errorCoreFailed
    Notice.PlayResumed -> eventResumed
}

private fun Texts.refusal(refusal: GameRefusal, view: GameView): String = when (refusal) {
    is GameRefusal.Stale -> errorBoardChanged
    is GameRefusal.NotYourTurn -> errorNotYourTurn
    is GameRefusal.Over -> errorGameOver
    is GameRefusal.Occupied -> errorPointTaken
    is GameRefusal.Forbidden -> errorForbidden(
        point = view.config.size.label(refusal.point),
        reason = foul(refusal.foul),
    )
    is GameRefusal.OutsideOpening -> outsideOpening(view)
    is GameRefusal.Ko -> errorKo(point = view.config.size.label(refusal.point))
    is GameRefusal.Superko -> errorSuperko(point = view.config.size.label(refusal.point), number = refusal.after)
    is GameRefusal.Suicide -> errorSuicide(point = view.config.size.label(refusal.point))
    is GameRefusal.Counting -> errorCounting
    is GameRefusal.NoStone -> errorNoStone
    is GameRefusal.PassNotAllowed -> errorPassNotAllowed
    is GameRefusal.NothingToUndo -> errorNothingToUndo
    is GameRefusal.NothingToRedo -> errorNothingToRedo
    is GameRefusal.NoHint -> errorNoHint
    is GameRefusal.Failed -> errorCoreFailed
}

private fun Texts.outsideOpening(view: GameView): String {
    val task = view.opening
    val square = task?.middleSquare(view)
    return when {
        task?.kind == OpeningTaskKind.Offer -> taskNoMirroredFifthMove
        task?.kind == OpeningTaskKind.Pick -> taskChooseFifthMove
        square == null -> errorBoardChanged
        !square.inside -> errorMustBeOutside(side = square.side)
        square.side == 1 -> errorMustBeCentre
        else -> errorMustBeInside(side = square.side)
    }
}

private fun Texts.hint(hint: Hint, view: GameView): String {
    val point = hint.point?.let(view.config.size::label) ?: return if (view.go == null) hintPass else hintPassGo
    return when (hint.reason) {
        HintReason.Wins -> hintWins(point = point)
        HintReason.WinsByFours -> hintWinsByFours(point = point)
        HintReason.BlocksFive -> hintBlocksFive(point = point)
        HintReason.MakesOpenFour -> hintMakesOpenFour(point = point)
        HintReason.MakesDoubleFour -> hintMakesDoubleFour(point = point)
        HintReason.MakesFourThree -> hintMakesFourThree(point = point)
        HintReason.MakesDoubleThree -> hintMakesDoubleThree(point = point)
        HintReason.BlocksOpenThree -> hintBlocksOpenThree(point = point)
        HintReason.BlocksDoubleThreat -> hintBlocksDoubleThreat(point = point)
        HintReason.MakesFour -> hintMakesFour(point = point)
        HintReason.MakesOpenThree -> hintMakesOpenThree(point = point)
        HintReason.BlocksTwo -> hintBlocksTwo(point = point)
        HintReason.MakesTwo -> hintMakesTwo(point = point)
        HintReason.TakesCentre -> hintTakesCentre(point = point)
        HintReason.Captures -> hintCaptures(point = point)
        HintReason.SavesStones -> hintSavesStones(point = point)
        HintReason.GivesAtari -> hintGivesAtari(point = point)
        HintReason.Answers -> hintAnswers(point = point)
        HintReason.TakesCorner -> hintTakesCorner(point = point)
        HintReason.Expands -> hintExpands(point = point)
    }
}

private fun Texts.task(task: OpeningTask, view: GameView): String? {
    if (view.turn !is Turn.Person) {
        val places = task.kind == OpeningTaskKind.Place || task.kind == OpeningTaskKind.Offer
        return if (places) taskOpponentOpening else taskOpponentChoosing
    }
    return when (task.kind) {
        OpeningTaskKind.Choose -> null
        OpeningTaskKind.Offer -> taskFifthMoves(count = task.missing)
        OpeningTaskKind.Pick -> taskChooseFifthMove
        OpeningTaskKind.Place -> placing(task, view)
    }
}

private fun Texts.placing(task: OpeningTask, view: GameView): String? {
    val square = task.middleSquare(view)
    val isSwap = view.config.five?.opening in setOf(Opening.Swap, Opening.Swap2)
    return when {
        isSwap -> if (view.moves < STONES_OF_SWAP) taskThreeStones else taskTwoMoreStones
        square == null -> null
        !square.inside -> taskOutsideSquare(side = square.side)
        square.side == 1 -> taskCentre
        else -> taskInsideSquare(side = square.side)
    }
}

private const val STONES_OF_SWAP = 3

/** Who won and how, in one sentence. */
internal fun Texts.ending(outcome: Outcome, view: GameView): String {
    val winner = outcome.winner
    if (winner == null) return undecided(outcome.reason)
    val points = points(abs(outcome.halfPoints ?: 0))
    val isPerson = view.config.participant(winner) == Participant.Person
    if (isPerson && !view.config.isBetweenPeople) {
        return when (outcome.reason) {
            OutcomeReason.Resignation -> endYouWinResignation
            OutcomeReason.Time -> endYouWinTime
            OutcomeReason.Foul -> endYouWinFoul
            OutcomeReason.Count -> endYouWinCount(points = points)
            else -> endYouWinFive
        }
    }
    val name = if (isPerson) side(view.seat(winner).stone) else opponentName
    return when (outcome.reason) {
        OutcomeReason.Resignation -> endWinsResignation(winner = name)
        OutcomeReason.Time -> endWinsTime(winner = name)
        OutcomeReason.Foul -> endWinsFoul(winner = name)
        OutcomeReason.Count -> endWinsCount(winner = name, points = points)
        else -> endWinsFive(winner = name)
    }
}

private fun Texts.undecided(reason: OutcomeReason) = when (reason) {
    OutcomeReason.TwoPasses -> endDrawPasses
    OutcomeReason.Count -> endDrawCount
    OutcomeReason.NoResult -> endNoResult
    else -> endDrawFull
}

/** The last change for screen readers. */
internal fun Texts.spoken(spoken: Spoken): String = when (spoken) {
    is Spoken.Played -> eventPlayed(side = side(spoken.stone), point = spoken.label)
    is Spoken.Passed -> eventPassed(side = side(spoken.stone))
    Spoken.Undone -> eventUndone
    is Spoken.Captured -> eventCaptured(
        move = eventPlayed(side = side(spoken.stone), point = spoken.label),
        captures = capturesCount(count = spoken.count),
    )
}
