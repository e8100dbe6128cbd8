package app.tengen.ui.play

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.tengen.ui.components.About
import app.tengen.ui.components.MainButton
import app.tengen.ui.components.QuietButton
import app.tengen.ui.components.SheetLayer
import app.tengen.ui.platform.Scoring
import app.tengen.ui.texts.LocalTexts
import app.tengen.ui.theme.TengenIcons

/** Where the play screen can lead. */
data class PlayExits(
    val onBack: () -> Unit,
    val onSettings: () -> Unit,
    val onNewGame: () -> Unit,
    val onReplay: () -> Unit,
    val onAgain: () -> Unit,
    val onShare: () -> Unit,
)

/** The panel that is open, over everything else. */
@Composable
internal fun PlayPanel(panel: Panel, state: PlayState, exits: PlayExits, onIntent: (PlayIntent) -> Unit) {
    val texts = LocalTexts.current
    val close = { onIntent(PlayIntent.Show(null)) }
    val title = when (panel) {
        Panel.Actions -> texts.commonMore
        Panel.Moves -> texts.moveLogTitle
        Panel.Forbidden -> texts.forbiddenTitle
        Panel.Count -> texts.scoreTitle
        Panel.AskRestart -> texts.restartTitle
        Panel.AskResign -> texts.resignTitle
    }
    SheetLayer(title, close) {
        if (panel != Panel.Actions) SheetTitle(title)
        when (panel) {
            Panel.Actions -> FurtherActions(state, exits, onIntent)
            Panel.Moves -> Moves(state)
            Panel.Forbidden -> ForbiddenPoints(state)
            Panel.Count -> state.view.go?.scoring?.let { Count(it) }
            Panel.AskRestart -> Question(texts.restartText, texts.restartConfirm, texts.restartCancel, close) {
                onIntent(PlayIntent.Restart(state.view.revision))
            }
            Panel.AskResign -> Question(resignText(state), texts.resignConfirm, texts.resignCancel, close) {
                onIntent(PlayIntent.Resign(state.view.revision))
            }
        }
    }
}

@Composable
internal fun SheetTitle(text: String) =
    Text(text, Modifier.semantics { heading() }, style = MaterialTheme.typography.titleLarge)

@Composable
private fun resignText(state: PlayState): String {
    val texts = LocalTexts.current
    val view = state.view
    // Between two people the one whose turn it is gives up.
    return if (view.config.isBetweenPeople) {
        texts.resignTextTwoPlayers(winner = texts.side(view.toMove.other))
    } else {
        texts.resignText
    }
}

@OptIn(ExperimentalLayoutApi::class)
@Composable
private fun ColumnScope.Question(
    text: String,
    confirm: String,
    cancel: String,
    onCancel: () -> Unit,
    onConfirm: () -> Unit,
) {
    About(text)
    // Side by side, so that the sheet stays below the strips; one above the other where the text is large.
    FlowRow(
        Modifier.fillMaxWidth(),
        horizontalArrangement = Arrangement.spacedBy(12.dp),
        verticalArrangement = Arrangement.spacedBy(8.dp),
    ) {
        MainButton(confirm, onConfirm, Modifier.weight(1f))
        QuietButton(cancel, onCancel, Modifier.weight(1f))
    }
}

@Composable
private fun FurtherActions(state: PlayState, exits: PlayExits, onIntent: (PlayIntent) -> Unit) {
    val texts = LocalTexts.current
    Column {
        for (action in state.furtherActions(texts)) {
            ActionLine(action.icon, action.label, action.enabled) { onIntent(action.intent) }
        }
        ActionLine(TengenIcons.Share, texts.recordShare, state.view.log.isNotEmpty()) {
            onIntent(PlayIntent.Show(null))
            exits.onShare()
        }
        ActionLine(TengenIcons.NewGame, texts.actionNewGame, onClick = exits.onNewGame)
        ActionLine(TengenIcons.Settings, texts.actionSettings, onClick = exits.onSettings)
    }
}

@Composable
private fun ActionLine(icon: ImageVector, label: String, enabled: Boolean = true, onClick: () -> Unit) {
    Row(
        Modifier.fillMaxWidth()
            .clip(RoundedCornerShape(12.dp))
            .clickable(enabled, role = Role.Button, onClick = onClick)
            .alpha(if (enabled) 1f else 0.38f)
            .heightIn(min = 52.dp)
            .padding(horizontal = 8.dp, vertical = 8.dp),
        Arrangement.spacedBy(16.dp),
        Alignment.CenterVertically,
    ) {
        Icon(icon, contentDescription = null, Modifier.size(24.dp))
        Text(label, style = MaterialTheme.typography.bodyLarge)
    }
}

@OptIn(ExperimentalLayoutApi::class)
@Composable
private fun Moves(state: PlayState) {
    val texts = LocalTexts.current
    val entries = moveEntries(state, texts)
    if (entries.isEmpty()) {
        About(texts.moveLogEmpty)
        return
    }
    About(texts.moveLogCount(count = state.view.moves))
    FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalArrangement = Arrangement.spacedBy(8.dp)) {
        for (entry in entries) MoveChip(entry)
    }
}

@Composable
private fun Count(scoring: Scoring) {
    About(LocalTexts.current.lead(scoring))
    CountTable(scoring)
}

@Composable
private fun ForbiddenPoints(state: PlayState) {
    val texts = LocalTexts.current
    val points = state.view.forbidden
    About(if (points.isEmpty()) texts.forbiddenNone else texts.forbiddenPoints(count = points.size))
    for (foul in points.map { it.foul }.distinct()) {
        val labels = points.filter { it.foul == foul }.joinToString(", ") { state.view.config.size.label(it.point) }
        Column {
            Text("$labels: ${texts.foul(foul)}", style = MaterialTheme.typography.titleMedium)
            About(texts.foulAbout(foul))
        }
    }
}
