package app.tengen.ui.play

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
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
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.tengen.ui.platform.FiveRule
import app.tengen.ui.platform.Turn
import app.tengen.ui.texts.LocalTexts
import app.tengen.ui.texts.Texts
import app.tengen.ui.theme.TengenIcons

/** An action of the play screen: its icon, its name, whether it can be taken now, and what it asks for. */
internal data class PlayAction(val icon: ImageVector, val label: String, val enabled: Boolean, val intent: PlayIntent)

/** The row of actions within the thumb's reach. */
internal fun PlayState.actions(texts: Texts): List<PlayAction> = buildList {
    val revision = view.revision
    val isScoring = view.turn == Turn.Scoring
    add(PlayAction(TengenIcons.Undo, texts.actionUndo, view.canUndo, PlayIntent.Undo(revision)))
    add(PlayAction(TengenIcons.Redo, texts.actionRedo, view.canRedo, PlayIntent.Redo(revision)))
    if (isScoring) {
        val canAccept = view.go?.scoring?.judging == false
        add(PlayAction(TengenIcons.Play, texts.actionResume, true, PlayIntent.ResumePlay(revision)))
        add(PlayAction(TengenIcons.Check, texts.actionAccept, canAccept, PlayIntent.AcceptCount(revision)))
    } else {
        val canAsk = isPersons && advice != Advice.Looking
        add(PlayAction(TengenIcons.Hint, texts.actionHint, canAsk, PlayIntent.AskHint(revision)))
    }
    if (isRenju || (view.go != null && !isScoring)) {
        add(PlayAction(TengenIcons.Pass, texts.actionPass, view.canPass, PlayIntent.Pass(revision)))
    }
    add(PlayAction(TengenIcons.More, texts.actionMore, true, PlayIntent.Show(Panel.Actions)))
}

/** The actions of the panel, besides those that leave the screen. */
internal fun PlayState.furtherActions(texts: Texts): List<PlayAction> = buildList {
    val heat = if (showsHeat) texts.actionHideHeatMap else texts.actionHeatMap
    add(PlayAction(TengenIcons.HeatMap, heat, isPersons || showsHeat, PlayIntent.ToggleHeat))
    add(PlayAction(TengenIcons.MoveLog, texts.actionMoveLog, true, PlayIntent.Show(Panel.Moves)))
    if (isRenju) {
        add(PlayAction(TengenIcons.Forbidden, texts.actionForbidden, true, PlayIntent.Show(Panel.Forbidden)))
    }
    if (view.go?.scoring != null) {
        add(PlayAction(TengenIcons.Count, texts.scoreTitle, true, PlayIntent.Show(Panel.Count)))
    }
    val hasBegun = view.log.isNotEmpty()
    add(PlayAction(TengenIcons.Restart, texts.actionRestart, hasBegun, PlayIntent.Show(Panel.AskRestart)))
    add(PlayAction(TengenIcons.Resign, texts.actionResign, view.canResign, PlayIntent.Show(Panel.AskResign)))
}

private val PlayState.isRenju: Boolean get() = view.config.five?.rule == FiveRule.Renju

/** Whether a person is to move, with no question to answer first. */
private val PlayState.isPersons: Boolean get() = view.turn is Turn.Person && !view.mustChoose

/** The row of actions on the screen; [mirrored] for the left hand. */
@OptIn(ExperimentalLayoutApi::class)
@Composable
internal fun ActionRow(
    state: PlayState,
    mirrored: Boolean,
    onIntent: (PlayIntent) -> Unit,
    modifier: Modifier = Modifier,
) {
    val actions = state.actions(LocalTexts.current)
    FlowRow(
        modifier.fillMaxWidth().padding(horizontal = 8.dp, vertical = 4.dp),
        horizontalArrangement = Arrangement.SpaceEvenly,
    ) {
        for (action in if (mirrored) actions.reversed() else actions) {
            ActionButton(action, { onIntent(action.intent) }, Modifier.weight(1f))
        }
    }
}

@Composable
private fun ActionButton(action: PlayAction, onClick: () -> Unit, modifier: Modifier) {
    Column(
        modifier.clip(RoundedCornerShape(16.dp))
            .clickable(action.enabled, role = Role.Button, onClick = onClick)
            .alpha(if (action.enabled) 1f else DISABLED)
            .heightIn(min = 56.dp)
            .widthIn(min = 56.dp)
            .padding(horizontal = 4.dp, vertical = 6.dp),
        Arrangement.spacedBy(2.dp, Alignment.CenterVertically),
        Alignment.CenterHorizontally,
    ) {
        Icon(action.icon, contentDescription = null, Modifier.size(24.dp))
        Text(action.label, textAlign = TextAlign.Center, style = MaterialTheme.typography.labelMedium)
    }
}

private const val DISABLED = 0.38f
