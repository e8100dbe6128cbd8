package app.tengen.ui.core

import app.tengen.core.AdviceException
import app.tengen.core.AdviceReason
import app.tengen.core.GameException
import app.tengen.ui.platform.GameRefusal
import app.tengen.ui.platform.HintReason

// Refusals and reasons of the core in the screens' words.

internal fun GameException.toScreen(): GameRefusal = when (this) {
    is GameException.Stale -> GameRefusal.Stale()
    is GameException.NotYourTurn -> GameRefusal.NotYourTurn()
    is GameException.Over -> GameRefusal.Over()
    is GameException.Occupied -> GameRefusal.Occupied(point.toInt())
    is GameException.Forbidden -> GameRefusal.Forbidden(point.toInt(), foul.toScreen())
    is GameException.OutsideOpening -> GameRefusal.OutsideOpening(point.toInt())
    is GameException.Symmetrical -> GameRefusal.OutsideOpening(point.toInt())
    is GameException.NotOffered -> GameRefusal.OutsideOpening(point.toInt())
    is GameException.Ko -> GameRefusal.Ko(point.toInt())
    is GameException.Superko -> GameRefusal.Superko(point.toInt(), after.toInt())
    is GameException.Suicide -> GameRefusal.Suicide(point.toInt())
    is GameException.Counting -> GameRefusal.Counting()
    is GameException.NoStone -> GameRefusal.NoStone()
    is GameException.NoPass -> GameRefusal.PassNotAllowed()
    is GameException.NothingToUndo -> GameRefusal.NothingToUndo()
    is GameException.NothingToRedo -> GameRefusal.NothingToRedo()
    is GameException.OffBoard, is GameException.Paused, is GameException.OtherTask, is GameException.NoSuchOption,
    is GameException.NothingToChoose, is GameException.NotCounting, is GameException.NoPerson,
    is GameException.Closed, is GameException.Internal,
    -> GameRefusal.Failed(toString(), this)
}

internal fun AdviceException.toScreen(): GameRefusal = when (this) {
    is AdviceException.Stale -> GameRefusal.Stale()
    is AdviceException.NotYourTurn -> GameRefusal.NotYourTurn()
    is AdviceException.Over -> GameRefusal.Over()
    is AdviceException.ChoiceAsked -> GameRefusal.NoHint()
    is AdviceException.Closed, is AdviceException.NotGo, is AdviceException.Internal -> GameRefusal.Failed(
        toString(),
        this,
    )
}

internal fun AdviceReason.toScreen(): HintReason = when (this) {
    AdviceReason.WINS -> HintReason.Wins
    AdviceReason.BLOCKS_FOUR -> HintReason.BlocksFive
    AdviceReason.MAKES_OPEN_FOUR -> HintReason.MakesOpenFour
    AdviceReason.STARTS_FOURS -> HintReason.WinsByFours
    AdviceReason.MAKES_FOUR_THREE -> HintReason.MakesFourThree
    AdviceReason.BLOCKS_OPEN_THREE -> HintReason.BlocksOpenThree
    AdviceReason.MAKES_DOUBLE_THREE -> HintReason.MakesDoubleThree
    AdviceReason.MAKES_FOUR -> HintReason.MakesFour
    AdviceReason.MAKES_OPEN_THREE -> HintReason.MakesOpenThree
    AdviceReason.BUILDS -> HintReason.MakesTwo
    AdviceReason.HINDERS -> HintReason.BlocksTwo
    AdviceReason.BLOCKS_DOUBLE_THREAT -> HintReason.BlocksDoubleThreat
    AdviceReason.TAKES_CENTRE -> HintReason.TakesCentre
    AdviceReason.CAPTURES -> HintReason.Captures
    AdviceReason.SAVES_STONES -> HintReason.SavesStones
    AdviceReason.GIVES_ATARI -> HintReason.GivesAtari
    AdviceReason.ANSWERS -> HintReason.Answers
    AdviceReason.TAKES_CORNER -> HintReason.TakesCorner
    AdviceReason.EXPANDS -> HintReason.Expands
}
