package app.tengen.ui.newgame

import app.tengen.ui.platform.FiveRule
import app.tengen.ui.platform.GameChoice
import app.tengen.ui.platform.GameKind
import app.tengen.ui.platform.GameVariant
import app.tengen.ui.platform.GoRuleSet
import app.tengen.ui.platform.Level
import app.tengen.ui.platform.Opening
import app.tengen.ui.platform.TimeControl
import app.tengen.ui.texts.Texts
import kotlin.math.abs
import kotlin.time.Duration

// What the new game screen says, and the names that other screens share with it.

internal fun Texts.ruleName(rule: FiveRule) = when (rule) {
    FiveRule.Freestyle -> ruleFreestyle
    FiveRule.Standard -> ruleStandard
    FiveRule.Caro -> ruleCaro
    FiveRule.Renju -> ruleRenju
}

internal fun Texts.ruleAbout(rule: FiveRule) = when (rule) {
    FiveRule.Freestyle -> ruleFreestyleAbout
    FiveRule.Standard -> ruleStandardAbout
    FiveRule.Caro -> ruleCaroAbout
    FiveRule.Renju -> ruleRenjuAbout
}

internal fun Texts.gameName(game: GameKind) = if (game == GameKind.Go) gameGo else gameFive

internal fun Texts.goRulesName(ruleSet: GoRuleSet) = when (ruleSet) {
    GoRuleSet.Chinese -> goRulesChinese
    GoRuleSet.Japanese -> goRulesJapanese
    GoRuleSet.Korean -> goRulesKorean
    GoRuleSet.Aga -> goRulesAga
    GoRuleSet.NewZealand -> goRulesNewZealand
    GoRuleSet.TrompTaylor -> goRulesTrompTaylor
}

internal fun Texts.goRulesAbout(ruleSet: GoRuleSet) = when (ruleSet) {
    GoRuleSet.Chinese -> goRulesChineseAbout
    GoRuleSet.Japanese -> goRulesJapaneseAbout
    GoRuleSet.Korean -> goRulesKoreanAbout
    GoRuleSet.Aga -> goRulesAgaAbout
    GoRuleSet.NewZealand -> goRulesNewZealandAbout
    GoRuleSet.TrompTaylor -> goRulesTrompTaylorAbout
}

/** A game in a word or two: the rule of five in a row, or Go. */
internal fun Texts.variantName(variant: GameVariant) = when (variant) {
    is GameVariant.Five -> ruleName(variant.rule)
    is GameVariant.Go -> gameGo
}

/** The rules of a choice: "Freestyle", "Chinese". */
internal fun Texts.rulesName(choice: GameChoice) =
    if (choice.game == GameKind.Go) goRulesName(choice.go.variant.ruleSet) else ruleName(choice.rule)

/** Half points as players write them: "7.5", "7", "0.5". */
internal fun points(halfPoints: Int): String = if (halfPoints % 2 == 0) {
    (halfPoints / 2).toString()
} else {
    "${if (halfPoints < 0) "-" else ""}${abs(
        halfPoints / 2,
    )}.5"
}

internal fun Texts.levelName(level: Level) = when (level) {
    Level.Easy -> opponentEasy
    Level.Medium -> opponentMedium
    Level.Hard -> opponentHard
}

/** How a level plays a game, in a sentence. */
internal fun Texts.levelAbout(level: Level, game: GameKind): String {
    val isGo = game == GameKind.Go
    return when (level) {
        Level.Easy -> if (isGo) opponentEasyGoAbout else opponentEasyAbout
        Level.Medium -> if (isGo) opponentMediumGoAbout else opponentMediumAbout
        Level.Hard -> if (isGo) opponentHardGoAbout else opponentHardAbout
    }
}

internal fun Texts.openingName(opening: Opening) = when (opening) {
    Opening.Free -> openingFree
    Opening.CentreFirst -> openingCentreFirst
    Opening.Pro -> openingPro
    Opening.LongPro -> openingLongPro
    Opening.Swap -> openingSwap
    Opening.Swap2 -> openingSwap2
    Opening.Soosorv8 -> openingSoosorv8
    Opening.Taraguchi10 -> openingTaraguchi10
}

internal fun Texts.openingAbout(opening: Opening) = when (opening) {
    Opening.Free -> openingFreeAbout
    Opening.CentreFirst -> openingCentreFirstAbout
    Opening.Pro -> openingProAbout
    Opening.LongPro -> openingLongProAbout
    Opening.Swap -> openingSwapAbout
    Opening.Swap2 -> openingSwap2About
    Opening.Soosorv8 -> openingSoosorv8About
    Opening.Taraguchi10 -> openingTaraguchi10About
}

internal fun Texts.clockName(control: TimeControl) = when (control) {
    TimeControl.Off -> clockOff
    is TimeControl.PerMove -> clockPerMove
    is TimeControl.Fischer -> clockFischer
    is TimeControl.ByoYomi -> clockByoYomi
    is TimeControl.Canadian -> clockCanadian
}

internal fun Texts.clockAbout(control: TimeControl) = when (control) {
    TimeControl.Off -> clockOffAbout
    is TimeControl.PerMove -> clockPerMoveAbout
    is TimeControl.Fischer -> clockFischerAbout
    is TimeControl.ByoYomi -> clockByoYomiAbout
    is TimeControl.Canadian -> clockCanadianAbout
}

/** A clock's times: "5 minutes + 3 seconds a move". */
internal fun Texts.clockTimes(control: TimeControl): String = when (control) {
    TimeControl.Off -> clockOffAbout
    is TimeControl.PerMove -> clockPerMoveTimes(period = span(control.limit))
    is TimeControl.Fischer -> clockFischerTimes(main = span(control.main), increment = span(control.increment))
    is TimeControl.ByoYomi -> clockByoYomiTimes(
        main = span(control.main),
        period = span(control.period),
        count = control.periods,
    )
    is TimeControl.Canadian -> clockCanadianTimes(
        main = span(control.main),
        count = control.stones,
        period = span(control.period),
    )
}

private fun Texts.span(time: Duration): String {
    val seconds = time.inWholeSeconds.toInt()
    return if (seconds % 60 == 0 && seconds > 0) clockMinutes(count = seconds / 60) else clockSeconds(count = seconds)
}
