package app.tengen.ui.play

import app.tengen.ui.platform.Cause
import app.tengen.ui.platform.Cue
import app.tengen.ui.platform.GameAction
import app.tengen.ui.platform.GameChange
import app.tengen.ui.platform.Opening
import app.tengen.ui.platform.OpeningChoice
import app.tengen.ui.platform.OpeningTaskKind
import app.tengen.ui.platform.Participant
import app.tengen.ui.platform.Turn

/** What of a change deserves a sentence; null when the board says it all. */
internal fun noticeOf(change: GameChange): Notice? = when {
    change.isUnsaved -> Notice.NotSaved
    change.cause == Cause.OpponentFailed -> Notice.OpponentFailed
    change.cause == Cause.Passed && change.isByComputer -> Notice.OpponentPassed
    change.cause == Cause.Resumed -> Notice.PlayResumed
    change.cause == Cause.Chosen -> noticeOfChoice(change)
    change.cause == Cause.Played && change.isByComputer && change.endsTwoMore -> Notice.OpponentPlacedTwo
    else -> null
}

/** What of a change is read out. */
internal fun spokenOf(change: GameChange): Spoken? = when (change.cause) {
    Cause.Played, Cause.Redone -> change.view.log.lastOrNull { it.label.isNotEmpty() }?.let {
        val captured = if (Cue.Captured in change.cues) change.removed.size else 0
        if (captured > 0) Spoken.Captured(it.stone, it.label, captured) else Spoken.Played(it.stone, it.label)
    }
    Cause.Passed -> change.view.log.lastOrNull()?.let { Spoken.Passed(it.stone) }
    Cause.Undone -> Spoken.Undone
    else -> null
}

private fun noticeOfChoice(change: GameChange): Notice? {
    val action = change.view.log.lastOrNull()?.action as? GameAction.Choose ?: return null
    val exchanged = Cue.ColoursExchanged in change.cues
    return when (val choice = action.choice) {
        is OpeningChoice.Play -> when {
            change.view.config.isBetweenPeople -> Notice.ColoursSwapped.takeIf { exchanged }
            !change.isByComputer -> Notice.YouPlay(choice.stone)
            exchanged || change.view.config.five?.opening in FREE_CHOICE -> Notice.OpponentTook(choice.stone)
            else -> Notice.OpponentKept
        }
        is OpeningChoice.FifthMoves -> Notice.OpponentOffers(choice.count).takeIf { change.isByComputer }
        OpeningChoice.OfferTen -> Notice.OpponentOffers(TEN).takeIf { change.isByComputer }
        OpeningChoice.PlaceTwoMore -> null
    }
}

/** Openings in which nobody held a colour before the choice. */
private val FREE_CHOICE = setOf(Opening.Swap, Opening.Swap2)
private const val TEN = 10

private val GameChange.isByComputer: Boolean
    get() = seat?.let { view.config.participant(it) } is Participant.Computer

/** Whether the stone was the second of the two that swap2 allows, so that the person chooses now. */
private val GameChange.endsTwoMore: Boolean
    get() = view.config.five?.opening == Opening.Swap2 && view.turn is Turn.Person &&
        view.opening?.kind == OpeningTaskKind.Choose && view.log.any {
            (it.action as? GameAction.Choose)?.choice == OpeningChoice.PlaceTwoMore
        }
