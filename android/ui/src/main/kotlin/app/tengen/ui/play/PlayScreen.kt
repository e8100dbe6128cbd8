package app.tengen.ui.play

import androidx.compose.foundation.background
import androidx.compose.foundation.focusable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.layout.LayoutCoordinates
import androidx.compose.ui.layout.onGloballyPositioned
import androidx.compose.ui.layout.onPlaced
import androidx.compose.ui.layout.onSizeChanged
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import app.tengen.ui.board.Board
import app.tengen.ui.board.BoardEvent
import app.tengen.ui.board.TouchInput
import app.tengen.ui.components.BarButton
import app.tengen.ui.components.MainButton
import app.tengen.ui.components.Shield
import app.tengen.ui.components.TopBar
import app.tengen.ui.components.rememberRising
import app.tengen.ui.newgame.variantName
import app.tengen.ui.platform.Participant
import app.tengen.ui.platform.Seat
import app.tengen.ui.platform.Settings
import app.tengen.ui.platform.Turn
import app.tengen.ui.texts.LocalTexts
import app.tengen.ui.theme.TengenIcons
import kotlin.math.min

/** The game on the board, in a layout that suits the window. */
@Composable
fun PlayScreen(
    state: PlayState,
    settings: Settings,
    exits: PlayExits,
    onIntent: (PlayIntent) -> Unit,
    modifier: Modifier = Modifier,
) {
    val focus = remember { FocusRequester() }
    LaunchedEffect(Unit) { focus.requestFocus() }
    val parts = PlayParts(state, settings, exits, onIntent)
    BoxWithConstraints(
        modifier.fillMaxSize()
            .background(MaterialTheme.colorScheme.background)
            .onKeyEvent { event -> playKey(event, state.view.revision)?.let(onIntent) != null }
            .focusRequester(focus)
            .focusable(),
    ) {
        if (maxWidth > maxHeight) Landscape(parts) else Portrait(parts)
        val panel = state.panel
        if (panel != null && !state.showsEnd) PlayPanel(panel, state, exits, onIntent)
    }
}

/** The pieces that every layout of the screen arranges. */
private class PlayParts(
    private val state: PlayState,
    private val settings: Settings,
    private val exits: PlayExits,
    private val onIntent: (PlayIntent) -> Unit,
) {
    private val view = state.view

    val leftHanded = settings.leftHanded

    @Composable
    fun Title(isTight: Boolean = false) {
        val texts = LocalTexts.current
        val rule = texts.variantName(view.config.variant)
        // Where room is short, the board says its own size.
        val title = if (isTight) rule else "$rule ${texts.boardSize(side = view.config.size.columns)}"
        TopBar(title, exits.onBack) {
            BarButton(TengenIcons.Settings, texts.actionSettings, exits.onSettings)
        }
    }

    @Composable
    fun OpponentStrip(isTight: Boolean = false) =
        PlayerStrip(state.strip(lowerSeat().other, LocalTexts.current), isTight)

    @Composable
    fun OwnStrip(isTight: Boolean = false) = PlayerStrip(state.strip(lowerSeat(), LocalTexts.current), isTight)

    /** The person's seat; the first when two people play. */
    private fun lowerSeat() = if (view.config.first is Participant.Computer) Seat.Second else Seat.First

    @Composable
    fun GameBoard(modifier: Modifier) {
        val texts = LocalTexts.current
        Board(
            state.board(settings),
            onEvent = { event -> onIntent(event.intent()) },
            modifier,
            settings.input,
            describe = { state.describe(it, texts) },
        )
    }

    private fun BoardEvent.intent(): PlayIntent = when (this) {
        is BoardEvent.Play -> PlayIntent.Place(point, view.revision)
        is BoardEvent.Choose -> PlayIntent.ChoosePoint(point)
        is BoardEvent.MotionShown -> PlayIntent.MotionShown(revision)
    }

    /** One sentence about what happened or is to do, or the button that confirms a chosen point. */
    @Composable
    fun Sentence(modifier: Modifier = Modifier, leastHeight: Dp = SentenceHeight) {
        val texts = LocalTexts.current
        val cursor = state.cursor
        val words = texts.sentence(state)
        // Without room to spare, nothing to say takes none.
        val gap = if (words == null && leastHeight == 0.dp) 0.dp else 4.dp
        Box(
            modifier.fillMaxWidth().heightIn(min = leastHeight).padding(horizontal = 16.dp, vertical = gap),
            Alignment.Center,
        ) {
            if (settings.input == TouchInput.Confirm && cursor != null && view.turn is Turn.Person) {
                MainButton(
                    texts.actionConfirm(point = view.config.size.label(cursor)),
                    { onIntent(PlayIntent.PlayCursor(view.revision)) },
                    enabled = view.stones[cursor] == null,
                )
            } else if (words != null || leastHeight > 0.dp) {
                Text(
                    words.orEmpty(),
                    Modifier.fillMaxWidth().semantics { liveRegion = LiveRegionMode.Polite },
                    style = MaterialTheme.typography.bodyLarge,
                )
            }
            state.spoken?.let { Announcement(texts.spoken(it)) }
            cursor?.let { Announcement(texts.accessibilityCursor(description = state.describe(it, texts))) }
        }
    }

    /** Read out when it changes; not seen. */
    @Composable
    private fun Announcement(words: String) = Spacer(
        Modifier.semantics {
            liveRegion = LiveRegionMode.Polite
            contentDescription = words
        },
    )

    @Composable
    fun Moves(modifier: Modifier = Modifier) = MoveLine(state, modifier)

    @Composable
    fun Actions() = ActionRow(state, settings.leftHanded, onIntent)

    /** Whether a sheet stands over the lower part. */
    val hasSheet: Boolean get() = state.showsEnd || view.mustChoose

    /** The end, or a question of the opening. */
    @Composable
    fun LowerSheet(modifier: Modifier) {
        val outcome = view.outcome
        val task = view.personsTask
        val shown = rememberRising()
        val rising = modifier.graphicsLayer { translationY = (1f - shown()) * size.height }
        if (outcome != null) {
            EndSheet(outcome, view, exits, rising)
        } else if (task != null) {
            ChoiceSheet(task, view, { onIntent(PlayIntent.Choose(it, view.revision)) }, rising)
        }
    }

    /** The end takes every touch until one of its buttons is chosen. */
    val isModal: Boolean get() = state.showsEnd
}

@Composable
private fun Portrait(parts: PlayParts) {
    var boardBottom by remember { mutableFloatStateOf(0f) }
    var sheetHeight by remember { mutableIntStateOf(0) }
    var content by remember { mutableStateOf<LayoutCoordinates?>(null) }
    BoxWithConstraints(Modifier.fillMaxSize()) {
        val isTight = maxHeight - maxWidth < roomBesideBoard(LocalDensity.current.fontScale)
        Column(
            Modifier.fillMaxSize()
                // A sheet is never over the board: where there is no room for both, the board moves up.
                .graphicsLayer {
                    translationY = if (parts.hasSheet) min(0f, size.height - sheetHeight - boardBottom) else 0f
                }
                .onPlaced { content = it }
                .windowInsetsPadding(WindowInsets.safeDrawing),
        ) {
            parts.Title(isTight)
            Column(Modifier.weight(1f), Arrangement.Center, Alignment.CenterHorizontally) {
                parts.OpponentStrip(isTight)
                parts.GameBoard(
                    Modifier.weight(1f, fill = false)
                        .aspectRatio(1f)
                        .onGloballyPositioned { board ->
                            content?.let { boardBottom = it.localBoundingBoxOf(board, clipBounds = false).bottom }
                        },
                )
                parts.OwnStrip(isTight)
                parts.Sentence(leastHeight = if (isTight) 0.dp else SentenceHeight)
            }
            if (!isTight) parts.Moves(Modifier.padding(bottom = 4.dp))
            parts.Actions()
        }
        if (parts.isModal) Shield()
        if (parts.hasSheet) {
            parts.LowerSheet(Modifier.align(Alignment.BottomCenter).onSizeChanged { sheetHeight = it.height })
        }
    }
}

/**
 * The height that title, strips, sentence, moves and actions take around a board as wide as the screen.
 * With less, they fold, so that the board keeps its size. Text grows with [fontScale], the rest does not.
 */
private fun roomBesideBoard(fontScale: Float): Dp = 140.dp + 200.dp * fontScale

@Composable
private fun Landscape(parts: PlayParts) {
    BoxWithConstraints(Modifier.fillMaxSize().windowInsetsPadding(WindowInsets.safeDrawing)) {
        val boardSide = min(maxHeight, maxWidth - SmallestPanel)
        val panelWidth = maxWidth - boardSide
        val panelSide = if (parts.leftHanded) Alignment.CenterStart else Alignment.CenterEnd
        val boardSideAlignment = if (parts.leftHanded) Alignment.CenterEnd else Alignment.CenterStart
        parts.GameBoard(Modifier.size(boardSide).align(boardSideAlignment))
        Column(Modifier.fillMaxHeight().width(panelWidth).align(panelSide)) {
            parts.Title()
            parts.OpponentStrip()
            parts.OwnStrip()
            parts.Sentence(Modifier.weight(1f))
            parts.Moves()
            parts.Actions()
        }
        if (parts.isModal) Shield()
        if (parts.hasSheet) {
            Box(Modifier.fillMaxHeight().width(panelWidth).align(panelSide), Alignment.BottomCenter) {
                parts.LowerSheet(Modifier)
            }
        }
    }
}

private val SmallestPanel = 300.dp
private val SentenceHeight = 56.dp
