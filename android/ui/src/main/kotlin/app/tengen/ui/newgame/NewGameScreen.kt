package app.tengen.ui.newgame

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import app.tengen.ui.board.BoardSize
import app.tengen.ui.board.Stone
import app.tengen.ui.board.StoneIcon
import app.tengen.ui.components.About
import app.tengen.ui.components.BarButton
import app.tengen.ui.components.MainButton
import app.tengen.ui.components.Option
import app.tengen.ui.components.OptionCard
import app.tengen.ui.components.QuietButton
import app.tengen.ui.components.Section
import app.tengen.ui.components.Segments
import app.tengen.ui.components.SheetLayer
import app.tengen.ui.components.TopBar
import app.tengen.ui.platform.ColourChoice
import app.tengen.ui.platform.FiveRule
import app.tengen.ui.platform.GameView
import app.tengen.ui.platform.Level
import app.tengen.ui.platform.TimeControl
import app.tengen.ui.play.SheetTitle
import app.tengen.ui.texts.LocalTexts
import app.tengen.ui.theme.TengenIcons
import kotlin.time.Duration.Companion.minutes
import kotlin.time.Duration.Companion.seconds

/** Where the new game screen can lead besides a new game. */
data class NewGameExits(val onContinue: () -> Unit, val onSettings: () -> Unit)

/** The choices for a game, and the way back to the one in progress. */
@Composable
fun NewGameScreen(
    state: NewGameState,
    exits: NewGameExits,
    onIntent: (NewGameIntent) -> Unit,
    modifier: Modifier = Modifier,
) {
    val texts = LocalTexts.current
    Box(modifier.fillMaxSize().background(MaterialTheme.colorScheme.background)) {
        Column(Modifier.fillMaxSize().windowInsetsPadding(WindowInsets.safeDrawing)) {
            TopBar(texts.newGameTitle, onBack = null) {
                BarButton(TengenIcons.Settings, texts.settingsTitle, exits.onSettings)
            }
            BoxWithConstraints(Modifier.weight(1f).fillMaxWidth()) {
                if (maxWidth > TwoColumnsFrom) TwoColumns(state, exits, onIntent) else OneColumn(state, exits, onIntent)
            }
            StartBar(state, onIntent)
        }
        if (state.asksToReplace) ReplaceSheet(onIntent)
    }
}

private val TwoColumnsFrom = 640.dp

@Composable
private fun OneColumn(state: NewGameState, exits: NewGameExits, onIntent: (NewGameIntent) -> Unit) {
    Column(
        Modifier.fillMaxWidth()
            .verticalScroll(rememberScrollState())
            .padding(start = 16.dp, end = 16.dp, bottom = 16.dp),
        Arrangement.spacedBy(20.dp),
    ) {
        Game(state, exits)
        People(state, onIntent)
        BoardAndRules(state, onIntent)
    }
}

@Composable
private fun TwoColumns(state: NewGameState, exits: NewGameExits, onIntent: (NewGameIntent) -> Unit) {
    Row(
        Modifier.fillMaxWidth()
            .verticalScroll(rememberScrollState())
            .padding(start = 16.dp, end = 16.dp, bottom = 16.dp),
        Arrangement.spacedBy(24.dp),
    ) {
        Column(Modifier.weight(1f), Arrangement.spacedBy(20.dp)) {
            Game(state, exits)
            People(state, onIntent)
        }
        Column(Modifier.weight(1f), Arrangement.spacedBy(20.dp)) { BoardAndRules(state, onIntent) }
    }
}

/** The game in progress when there is one, else the game to be chosen. */
@Composable
private fun Game(state: NewGameState, exits: NewGameExits) {
    val texts = LocalTexts.current
    val inProgress = state.inProgress
    if (inProgress != null) {
        GameCard(
            inProgress.config.size,
            inProgress.stones,
            if (inProgress.outcome == null) texts.resumeTitle else texts.turnOver,
            resumeLines(inProgress),
            lastMove = inProgress.lastMove,
            onClick = exits.onContinue,
        )
    } else {
        val size = BoardSize.square(state.choice.side)
        GameCard(
            size,
            sampleStones(size),
            texts.newGameGame,
            listOf(texts.ruleName(state.choice.rule), texts.boardSize(side = size.columns)),
        )
    }
    if (state.couldNotRead) About(texts.errorNotRead)
}

@Composable
private fun resumeLines(view: GameView): List<String> {
    val texts = LocalTexts.current
    val rule = texts.ruleName(view.config.rule)
    val level = listOf(view.config.first, view.config.second).firstNotNullOfOrNull { it.levelOrNull }
    val who = if (level == null) {
        texts.resumeTwoPlayers(rule = rule)
    } else {
        texts.resumeAgainst(level = texts.levelName(level), rule = rule)
    }
    return listOf(who, texts.endMoves(count = view.moves))
}

@Composable
private fun People(state: NewGameState, onIntent: (NewGameIntent) -> Unit) {
    val texts = LocalTexts.current
    Section(texts.newGameOpponent) {
        val levels = Level.entries.map { Option<Level?>(it, texts.levelName(it), texts.levelAbout(it)) }
        val options = levels + Option<Level?>(null, texts.opponentTwoPlayers, texts.opponentTwoPlayersAbout)
        OptionCard(options, state.choice.level, { onIntent(NewGameIntent.ChooseLevel(it)) })
    }
    if (state.choice.level != null) {
        Section(texts.newGameColour) {
            val options = listOf(
                Option(ColourChoice.Black, texts.colourBlack),
                Option(ColourChoice.White, texts.colourWhite),
                Option(ColourChoice.Toss, texts.colourToss),
            )
            Segments(options, state.choice.colour, { onIntent(NewGameIntent.ChooseColour(it)) }) { ColourIcon(it) }
            About(
                when (state.choice.colour) {
                    ColourChoice.Black -> texts.colourBlackAbout
                    ColourChoice.White -> texts.colourWhiteAbout
                    ColourChoice.Toss -> texts.colourTossAbout
                },
                Modifier.padding(horizontal = 4.dp),
            )
        }
    }
}

@Composable
private fun ColourIcon(colour: ColourChoice) {
    when (colour) {
        ColourChoice.Black -> StoneIcon(Stone.Black, 22.dp)
        ColourChoice.White -> StoneIcon(Stone.White, 22.dp)
        ColourChoice.Toss -> Box(Modifier.size(30.dp, 22.dp)) {
            StoneIcon(Stone.Black, 20.dp, Modifier.align(Alignment.CenterStart))
            StoneIcon(Stone.White, 20.dp, Modifier.align(Alignment.CenterEnd))
        }
    }
}

@Composable
private fun BoardAndRules(state: NewGameState, onIntent: (NewGameIntent) -> Unit) {
    val texts = LocalTexts.current
    Section(texts.newGameBoard) {
        val options = BOARD_SIDES.map { Option(it, texts.boardSize(side = it)) }
        Segments(options, state.choice.side, { onIntent(NewGameIntent.ChooseSide(it)) })
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
    Section(texts.newGameRule) {
        val options = FiveRule.entries.map { Option(it, texts.ruleName(it), texts.ruleAbout(it)) }
        OptionCard(options, state.choice.rule, { onIntent(NewGameIntent.ChooseRule(it)) })
    }
    Section(texts.newGameOpening) {
        val options = state.openings.map { Option(it, texts.openingName(it), texts.openingAbout(it)) }
        OptionCard(options, state.choice.opening, { onIntent(NewGameIntent.ChooseOpening(it)) })
    }
    Section(texts.newGameClock) {
        val options = CLOCKS.map { Option(it, texts.clockName(it), texts.clockTimes(it)) }
        OptionCard(options, state.choice.timeControl, { onIntent(NewGameIntent.ChooseClock(it)) })
    }
}

/** The clocks on offer. */
private val CLOCKS = listOf(
    TimeControl.Off,
    TimeControl.PerMove(30.seconds),
    TimeControl.Fischer(5.minutes, 3.seconds),
    TimeControl.ByoYomi(10.minutes, 30.seconds, 3),
)

@Composable
private fun StartBar(state: NewGameState, onIntent: (NewGameIntent) -> Unit) {
    Surface(color = MaterialTheme.colorScheme.background) {
        Box(Modifier.fillMaxWidth().padding(16.dp), Alignment.Center) {
            MainButton(
                LocalTexts.current.newGameStart,
                { onIntent(NewGameIntent.Start) },
                Modifier.widthIn(max = 480.dp).fillMaxWidth(),
                enabled = !state.isStarting,
            )
        }
    }
}

@Composable
private fun ReplaceSheet(onIntent: (NewGameIntent) -> Unit) {
    val texts = LocalTexts.current
    SheetLayer(texts.newGameReplaceTitle, { onIntent(NewGameIntent.CancelReplace) }) {
        SheetTitle(texts.newGameReplaceTitle)
        About(texts.newGameReplaceText)
        MainButton(texts.newGameReplaceConfirm, { onIntent(NewGameIntent.ConfirmReplace) }, Modifier.fillMaxWidth())
        QuietButton(texts.newGameReplaceCancel, { onIntent(NewGameIntent.CancelReplace) }, Modifier.fillMaxWidth())
    }
}
