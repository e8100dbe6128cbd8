package app.tengen.ui.core

import app.tengen.ui.board.Stone
import app.tengen.ui.board.TouchInput
import app.tengen.ui.platform.Appearance
import app.tengen.ui.platform.ColourChoice
import app.tengen.ui.platform.FiveRule
import app.tengen.ui.platform.FoulPolicy
import app.tengen.ui.platform.GameChoice
import app.tengen.ui.platform.GameConfig
import app.tengen.ui.platform.GameKind
import app.tengen.ui.platform.GameVariant
import app.tengen.ui.platform.GoChoice
import app.tengen.ui.platform.GoRuleSet
import app.tengen.ui.platform.Level
import app.tengen.ui.platform.Opening
import app.tengen.ui.platform.OpeningChoice
import app.tengen.ui.platform.Participant
import app.tengen.ui.platform.Settings
import app.tengen.ui.platform.TimeControl
import app.tengen.ui.texts.Language
import kotlin.time.toJavaDuration
import app.tengen.core.Appearance as CoreAppearance
import app.tengen.core.ColourChoice as CoreColourChoice
import app.tengen.core.FiveRule as CoreFiveRule
import app.tengen.core.FoulPolicy as CoreFoulPolicy
import app.tengen.core.GameChoice as CoreGameChoice
import app.tengen.core.GameConfig as CoreGameConfig
import app.tengen.core.GameKind as CoreGameKind
import app.tengen.core.GameVariant as CoreGameVariant
import app.tengen.core.GoChoice as CoreGoChoice
import app.tengen.core.GoRuleSet as CoreGoRuleSet
import app.tengen.core.Level as CoreLevel
import app.tengen.core.Opening as CoreOpening
import app.tengen.core.OpeningChoice as CoreOpeningChoice
import app.tengen.core.Participant as CoreParticipant
import app.tengen.core.Settings as CoreSettingsRecord
import app.tengen.core.Stone as CoreStone
import app.tengen.core.TimeControl as CoreTimeControl
import app.tengen.core.TouchInput as CoreTouchInput

// The screens' words in the core's, and the settings in both directions.

internal fun GameConfig.toCore() = CoreGameConfig(
    variant = variant.toCore(),
    width = size.columns.toUInt(),
    height = size.rows.toUInt(),
    first = first.toCore(),
    second = second.toCore(),
    timeControl = timeControl.toCore(),
    seed = seed.toULong(),
)

private fun GameVariant.toCore(): CoreGameVariant = when (this) {
    is GameVariant.Five -> CoreGameVariant.Five(rule.toCore(), opening.toCore(), foulPolicy.toCore())
    is GameVariant.Go -> CoreGameVariant.Go(
        ruleSet = ruleSet.toCore(),
        superko = superko,
        komi = komi,
        handicap = handicap.toUInt(),
        freePlacement = freePlacement,
        computerResigns = computerResigns,
    )
}

internal fun OpeningChoice.toCore(): CoreOpeningChoice = when (this) {
    is OpeningChoice.Play -> CoreOpeningChoice.Play(stone.toCore())
    OpeningChoice.PlaceTwoMore -> CoreOpeningChoice.PlaceTwoMore
    OpeningChoice.OfferTen -> CoreOpeningChoice.OfferTen
    is OpeningChoice.FifthMoves -> CoreOpeningChoice.FifthMoves(count.toUByte())
}

private fun TimeControl.toCore(): CoreTimeControl = when (this) {
    TimeControl.Off -> CoreTimeControl.Off
    is TimeControl.PerMove -> CoreTimeControl.PerMove(limit.toJavaDuration())
    is TimeControl.Fischer -> CoreTimeControl.Fischer(main.toJavaDuration(), increment.toJavaDuration())
    is TimeControl.ByoYomi ->
        CoreTimeControl.ByoYomi(main.toJavaDuration(), period.toJavaDuration(), periods.toUInt())
    is TimeControl.Canadian ->
        CoreTimeControl.Canadian(main.toJavaDuration(), period.toJavaDuration(), stones.toUInt())
}

private fun Participant.toCore(): CoreParticipant = when (this) {
    Participant.Person -> CoreParticipant.Person
    is Participant.Computer -> CoreParticipant.Computer(level.toCore())
}

internal fun CoreSettingsRecord.toScreen() = Settings(
    appearance = Appearance.entries[appearance.ordinal],
    language = Language.entries.find { it.tag == language },
    look = look,
    coordinates = coordinates,
    moveNumbers = moveNumbers,
    showForbidden = showForbidden,
    foulPolicy = foulPolicy.toScreen(),
    leftHanded = leftHanded,
    reducedMotion = reducedMotion,
    input = input?.let { TouchInput.entries[it.ordinal] },
)

internal fun Settings.toCore() = CoreSettingsRecord(
    appearance = CoreAppearance.entries[appearance.ordinal],
    language = language?.tag,
    look = look,
    coordinates = coordinates,
    moveNumbers = moveNumbers,
    showForbidden = showForbidden,
    foulPolicy = foulPolicy.toCore(),
    leftHanded = leftHanded,
    reducedMotion = reducedMotion,
    input = input?.let { CoreTouchInput.entries[it.ordinal] },
)

internal fun CoreGameChoice.toScreen() = GameChoice(
    level = level?.toScreen(),
    colour = ColourChoice.entries[colour.ordinal],
    side = side.toInt(),
    rule = rule.toScreen(),
    opening = opening.toScreen(),
    timeControl = timeControl.toScreen(),
    game = GameKind.entries[game.ordinal],
    go = go.toScreen(),
)

private fun CoreGoChoice.toScreen() = GoChoice(
    side = side.toInt(),
    variant = GameVariant.Go(
        ruleSet = ruleSet.toScreen(),
        superko = superko,
        komi = komi,
        handicap = handicap.toInt(),
        freePlacement = freePlacement,
        computerResigns = computerResigns,
    ),
)

internal fun GameChoice.toCore() = CoreGameChoice(
    level = level?.toCore(),
    colour = CoreColourChoice.entries[colour.ordinal],
    side = side.toUInt(),
    rule = rule.toCore(),
    opening = opening.toCore(),
    timeControl = timeControl.toCore(),
    game = CoreGameKind.entries[game.ordinal],
    go = go.toCore(),
)

private fun GoChoice.toCore() = CoreGoChoice(
    side = side.toUInt(),
    ruleSet = variant.ruleSet.toCore(),
    superko = variant.superko,
    komi = variant.komi,
    handicap = variant.handicap.toUInt(),
    freePlacement = variant.freePlacement,
    computerResigns = variant.computerResigns,
)

internal fun GoRuleSet.toCore() = CoreGoRuleSet.entries[ordinal]

internal fun FiveRule.toCore() = CoreFiveRule.entries[ordinal]

private fun Stone.toCore() = CoreStone.entries[ordinal]

private fun Level.toCore() = CoreLevel.entries[ordinal]

private fun Opening.toCore() = CoreOpening.entries[ordinal]

private fun FoulPolicy.toCore() = CoreFoulPolicy.entries[ordinal]
