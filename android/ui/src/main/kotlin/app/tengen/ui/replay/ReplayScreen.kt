package app.tengen.ui.replay

import androidx.compose.foundation.background
import androidx.compose.foundation.focusable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.fillMaxHeight
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
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Slider
import androidx.compose.material3.SliderDefaults
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEvent
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import app.tengen.ui.board.Board
import app.tengen.ui.board.BoardEvent
import app.tengen.ui.components.About
import app.tengen.ui.components.BarButton
import app.tengen.ui.components.TopBar
import app.tengen.ui.platform.GameKind
import app.tengen.ui.platform.Settings
import app.tengen.ui.play.side
import app.tengen.ui.record.Faults
import app.tengen.ui.record.FaultsSheet
import app.tengen.ui.record.recordEnd
import app.tengen.ui.record.recordTitle
import app.tengen.ui.texts.LocalTexts
import app.tengen.ui.texts.Texts
import app.tengen.ui.theme.TengenIcons
import app.tengen.ui.theme.tabular
import kotlin.math.roundToInt

/** Where the replay can lead. */
data class ReplayExits(val onBack: () -> Unit, val onShare: () -> Unit)

/** A game, move by move. */
@Composable
fun ReplayScreen(
    state: ReplayState,
    settings: Settings,
    exits: ReplayExits,
    onIntent: (ReplayIntent) -> Unit,
    modifier: Modifier = Modifier,
) {
    val focus = remember { FocusRequester() }
    LaunchedEffect(Unit) { focus.requestFocus() }
    Box(modifier.fillMaxSize()) {
        Layout(
            state,
            settings,
            exits,
            onIntent,
            Modifier.onKeyEvent { event -> replayKey(event, state)?.let(onIntent) != null }
                .focusRequester(focus)
                .focusable(),
        )
        if (state.showsWarnings) FaultsSheet(state.warnings) { onIntent(ReplayIntent.ShowWarnings(false)) }
    }
}

/** Board and controls, one below the other or side by side. */
@Composable
private fun Layout(
    state: ReplayState,
    settings: Settings,
    exits: ReplayExits,
    onIntent: (ReplayIntent) -> Unit,
    modifier: Modifier,
) {
    BoxWithConstraints(
        modifier.fillMaxSize()
            .background(MaterialTheme.colorScheme.background)
            .windowInsetsPadding(WindowInsets.safeDrawing),
    ) {
        val board = @Composable { place: Modifier ->
            Board(
                state.board(settings),
                onEvent = { if (it is BoardEvent.MotionShown) onIntent(ReplayIntent.MotionShown) },
                place,
            )
        }
        if (maxWidth > maxHeight) {
            val side = min(maxHeight, maxWidth - 300.dp)
            Row(Modifier.fillMaxSize()) {
                board(Modifier.size(side).align(Alignment.CenterVertically))
                Column(Modifier.fillMaxHeight().weight(1f)) {
                    Bar(state, exits)
                    FaultsLine(state, onIntent)
                    Column(Modifier.weight(1f), Arrangement.Center) { Controls(state, onIntent) }
                }
            }
        } else {
            Column(Modifier.fillMaxSize()) {
                Bar(state, exits)
                FaultsLine(state, onIntent)
                Column(Modifier.weight(1f), Arrangement.Center, Alignment.CenterHorizontally) {
                    board(Modifier.weight(1f, fill = false).aspectRatio(1f))
                }
                Controls(state, onIntent)
            }
        }
    }
}

@Composable
private fun Bar(state: ReplayState, exits: ReplayExits) {
    val texts = LocalTexts.current
    TopBar(state.summary?.let(texts::recordTitle) ?: texts.replayTitle, exits.onBack) {
        BarButton(TengenIcons.Share, texts.recordShare, exits.onShare)
    }
}

/** Says that the file is not whole, and leads to what is wrong with it. */
@Composable
private fun FaultsLine(state: ReplayState, onIntent: (ReplayIntent) -> Unit) {
    if (state.warnings.isEmpty()) return
    Faults(state.warnings.size, Modifier.padding(horizontal = 16.dp)) { onIntent(ReplayIntent.ShowWarnings(true)) }
}

@Composable
private fun Controls(state: ReplayState, onIntent: (ReplayIntent) -> Unit) {
    val texts = LocalTexts.current
    Column(
        Modifier.fillMaxWidth().padding(horizontal = 16.dp, vertical = 8.dp),
        Arrangement.spacedBy(4.dp),
        Alignment.CenterHorizontally,
    ) {
        if (state.last == 0) {
            About(if (state.summary == null) texts.replayEmpty else texts.replayNoMoves)
            return@Column
        }
        Text(
            texts.moveInWords(state),
            Modifier.semantics { liveRegion = LiveRegionMode.Polite },
            style = MaterialTheme.typography.titleMedium.tabular(),
        )
        About(texts.replayPosition(number = state.position, total = state.last))
        if (state.game == GameKind.Go) {
            About(texts.replayCaptures(black = state.frame.blackCaptures, white = state.frame.whiteCaptures))
        }
        state.summary?.let(texts::recordEnd)?.let { About(it) }
        if (state.frame.comment.isNotEmpty()) Comment(state.frame.comment)
        MoveSlider(state, onIntent)
        Buttons(state, onIntent)
    }
}

/** What a record says about the move; a long text scrolls. */
@Composable
private fun Comment(text: String) = Text(
    text,
    Modifier.widthIn(max = 480.dp).heightIn(max = 120.dp).verticalScroll(rememberScrollState()),
    style = MaterialTheme.typography.bodyMedium,
)

@Composable
private fun MoveSlider(state: ReplayState, onIntent: (ReplayIntent) -> Unit) {
    val texts = LocalTexts.current
    Slider(
        state.position.toFloat(),
        { onIntent(ReplayIntent.GoTo(it.roundToInt())) },
        Modifier.widthIn(max = 480.dp).fillMaxWidth().semantics {
            contentDescription = texts.accessibilityMoveSlider
            stateDescription = texts.replayPosition(number = state.position, total = state.last)
        },
        valueRange = 0f..state.last.toFloat(),
        colors = SliderDefaults.colors(
            thumbColor = MaterialTheme.colorScheme.secondary,
            activeTrackColor = MaterialTheme.colorScheme.secondary,
            inactiveTrackColor = MaterialTheme.colorScheme.outlineVariant,
        ),
    )
}

@Composable
private fun Buttons(state: ReplayState, onIntent: (ReplayIntent) -> Unit) {
    val texts = LocalTexts.current
    val isFirst = state.position == 0
    val isLast = state.position == state.last
    Row(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalAlignment = Alignment.CenterVertically) {
        BarButton(TengenIcons.First, texts.replayFirst, { onIntent(ReplayIntent.GoTo(0)) }, enabled = !isFirst)
        BarButton(TengenIcons.Previous, texts.replayPrevious, { onIntent(ReplayIntent.Step(-1)) }, enabled = !isFirst)
        Box {
            BarButton(
                if (state.plays) TengenIcons.Pause else TengenIcons.Play,
                if (state.plays) texts.replayPause else texts.replayPlay,
                { onIntent(ReplayIntent.TogglePlay) },
            )
        }
        BarButton(TengenIcons.Next, texts.replayNext, { onIntent(ReplayIntent.Step(1)) }, enabled = !isLast)
        val goToLast = { onIntent(ReplayIntent.GoTo(state.last)) }
        BarButton(TengenIcons.Last, texts.replayLast, goToLast, enabled = !isLast)
    }
}

internal fun Texts.moveInWords(state: ReplayState): String {
    val frame = state.frame
    val stone = frame.stone ?: return replayStartPosition
    return if (frame.passed) {
        replayMovePass(number = frame.number, side = side(stone))
    } else {
        replayMove(number = frame.number, side = side(stone), point = frame.label)
    }
}

private fun replayKey(event: KeyEvent, state: ReplayState): ReplayIntent? {
    if (event.type != KeyEventType.KeyDown) return null
    return when (event.key) {
        Key.DirectionLeft -> ReplayIntent.Step(-1)
        Key.DirectionRight -> ReplayIntent.Step(1)
        Key.MoveHome -> ReplayIntent.GoTo(0)
        Key.MoveEnd -> ReplayIntent.GoTo(state.last)
        Key.Spacebar -> ReplayIntent.TogglePlay
        else -> null
    }
}
