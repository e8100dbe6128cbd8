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
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
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
import app.tengen.ui.platform.GameKind
import app.tengen.ui.platform.GameView
import app.tengen.ui.platform.Level
import app.tengen.ui.play.SheetTitle
import app.tengen.ui.texts.LocalTexts
import app.tengen.ui.theme.TengenIcons

/** Where the new game screen can lead besides a new game. */
data class NewGameExits(val onContinue: () -> Unit, val onOpenRecord: () -> Unit, val onSettings: () -> Unit)

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
                BarButton(TengenIcons.Open, texts.recordOpen, exits.onOpenRecord)
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
        WhichGame(state, onIntent)
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
            WhichGame(state, onIntent)
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
        val size = BoardSize.square(state.choice.boardSide)
        GameCard(
            size,
            sampleStones(state.choice.game, size),
            texts.gameName(state.choice.game),
            listOf(texts.rulesName(state.choice), texts.boardSize(side = size.columns)),
        )
    }
    if (state.couldNotRead) About(texts.errorNotRead)
}

@Composable
private fun resumeLines(view: GameView): List<String> {
    val texts = LocalTexts.current
    val rule = texts.variantName(view.config.variant)
    val level = listOf(view.config.first, view.config.second).firstNotNullOfOrNull { it.levelOrNull }
    val who = if (level == null) {
        texts.resumeTwoPlayers(rule = rule)
    } else {
        texts.resumeAgainst(level = texts.levelName(level), rule = rule)
    }
    return listOf(who, texts.endMoves(count = view.moves))
}

@Composable
private fun WhichGame(state: NewGameState, onIntent: (NewGameIntent) -> Unit) {
    val texts = LocalTexts.current
    Section(texts.newGameWhich) {
        val options = GameKind.entries.map { Option(it, texts.gameName(it)) }
        Segments(options, state.choice.game, { onIntent(NewGameIntent.ChooseGame(it)) })
    }
}

@Composable
private fun People(state: NewGameState, onIntent: (NewGameIntent) -> Unit) {
    val texts = LocalTexts.current
    Section(texts.newGameOpponent) {
        val levels = Level.entries.map {
            Option<Level?>(it, texts.levelName(it), texts.levelAbout(it, state.choice.game))
        }
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
