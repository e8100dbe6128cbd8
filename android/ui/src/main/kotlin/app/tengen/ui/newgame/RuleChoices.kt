package app.tengen.ui.newgame

import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import app.tengen.ui.components.About
import app.tengen.ui.components.Option
import app.tengen.ui.components.OptionCard
import app.tengen.ui.components.PlainCard
import app.tengen.ui.components.RowDivider
import app.tengen.ui.components.Section
import app.tengen.ui.components.Segments
import app.tengen.ui.components.SwitchRow
import app.tengen.ui.platform.FiveRule
import app.tengen.ui.platform.GameKind
import app.tengen.ui.platform.GoRuleSet
import app.tengen.ui.platform.TimeControl
import app.tengen.ui.texts.LocalTexts
import app.tengen.ui.theme.TengenIcons
import kotlin.time.Duration.Companion.minutes
import kotlin.time.Duration.Companion.seconds

/** The board of the chosen game, and below it on demand its rules and the clock. */
@Composable
internal fun BoardAndRules(state: NewGameState, onIntent: (NewGameIntent) -> Unit) {
    val texts = LocalTexts.current
    val isGo = state.choice.game == GameKind.Go
    Section(texts.newGameBoard) {
        val options = boardSides(state.choice.game).map { Option(it, texts.boardSize(side = it)) }
        Segments(options, state.choice.boardSide, { onIntent(NewGameIntent.ChooseSide(it)) })
    }
    TextButton({ onIntent(NewGameIntent.ToggleMore) }, Modifier.heightIn(min = 48.dp)) {
        Text(
            if (state.showsMore) texts.newGameFewerOptions else texts.newGameMoreOptions,
            style = MaterialTheme.typography.titleSmall,
            color = MaterialTheme.colorScheme.onSurface,
        )
        Icon(
            if (state.showsMore) TengenIcons.Collapse else TengenIcons.Expand,
            null,
            Modifier.padding(start = 8.dp).size(20.dp),
            MaterialTheme.colorScheme.onSurface,
        )
    }
    if (!state.showsMore) return
    if (isGo) GoRules(state, onIntent) else FiveRules(state, onIntent)
    Section(texts.newGameClock) {
        val options = clocks(state.choice.game).map { Option(it, texts.clockName(it), texts.clockTimes(it)) }
        OptionCard(options, state.choice.timeControl, { onIntent(NewGameIntent.ChooseClock(it)) })
    }
}

@Composable
private fun FiveRules(state: NewGameState, onIntent: (NewGameIntent) -> Unit) {
    val texts = LocalTexts.current
    Section(texts.newGameRule) {
        val options = FiveRule.entries.map { Option(it, texts.ruleName(it), texts.ruleAbout(it)) }
        OptionCard(options, state.choice.rule, { onIntent(NewGameIntent.ChooseRule(it)) })
    }
    Section(texts.newGameOpening) {
        val options = state.openings.map { Option(it, texts.openingName(it), texts.openingAbout(it)) }
        OptionCard(options, state.choice.opening, { onIntent(NewGameIntent.ChooseOpening(it)) })
    }
}

@Composable
private fun GoRules(state: NewGameState, onIntent: (NewGameIntent) -> Unit) {
    val texts = LocalTexts.current
    val variant = state.choice.go.variant
    Section(texts.newGameRules) {
        val options = GoRuleSet.entries.map { Option(it, texts.goRulesName(it), texts.goRulesAbout(it)) }
        OptionCard(options, variant.ruleSet, { onIntent(NewGameIntent.ChooseGoRules(it)) })
    }
    Section(texts.newGameHandicap) {
        val options = handicaps(state.mostHandicap).map {
            Option(it, if (it == 0) texts.goRulesHandicapNone else it.toString())
        }
        Segments(options, variant.handicap, { onIntent(NewGameIntent.ChooseHandicap(it)) })
        About(texts.goRulesHandicapAbout, Modifier.padding(horizontal = 4.dp))
    }
    Section(texts.newGameKomi) {
        Segments(KOMIS.map { Option(it, points(it)) }, variant.komi, { onIntent(NewGameIntent.ChooseKomi(it)) })
        About(texts.goRulesKomiAbout(points = points(variant.komi)), Modifier.padding(horizontal = 4.dp))
    }
    GoSwitches(state, onIntent)
}

@Composable
private fun GoSwitches(state: NewGameState, onIntent: (NewGameIntent) -> Unit) {
    val texts = LocalTexts.current
    val variant = state.choice.go.variant
    val switches = buildList<@Composable () -> Unit> {
        if (variant.handicap > 0) {
            add {
                SwitchRow(texts.goRulesFreePlacement, texts.goRulesFreePlacementAbout, variant.freePlacement, {
                    onIntent(NewGameIntent.SetFreePlacement(it))
                })
            }
        }
        if (variant.ruleSet == GoRuleSet.Chinese) {
            add {
                SwitchRow(texts.goRulesSuperko, texts.goRulesSuperkoAbout, variant.superko, {
                    onIntent(NewGameIntent.SetSuperko(it))
                })
            }
        }
        if (state.choice.level != null) {
            add {
                SwitchRow(texts.goRulesResigns, texts.goRulesResignsAbout, variant.computerResigns, {
                    onIntent(NewGameIntent.SetComputerResigns(it))
                })
            }
        }
    }
    if (switches.isEmpty()) return
    PlainCard {
        switches.forEachIndexed { index, switch ->
            if (index > 0) RowDivider()
            switch()
        }
    }
}

/** The komi on offer, in half points. */
internal val KOMIS = listOf(0, 1, 11, 13, 14, 15)

/** The handicaps on offer: none, or two stones and more. */
internal fun handicaps(most: Int) = listOf(0) + (2..most)

/** The clocks on offer. */
internal fun clocks(game: GameKind) = buildList {
    add(TimeControl.Off)
    add(TimeControl.PerMove(30.seconds))
    add(TimeControl.Fischer(5.minutes, 3.seconds))
    add(TimeControl.ByoYomi(10.minutes, 30.seconds, 3))
    if (game == GameKind.Go) add(TimeControl.Canadian(10.minutes, 5.minutes, 25))
}
