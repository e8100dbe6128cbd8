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
import app.tengen.ui.theme.TengenIcons

/** The row of actions within the thumb's reach. */
@OptIn(ExperimentalLayoutApi::class)
@Composable
internal fun ActionRow(
    state: PlayState,
    mirrored: Boolean,
    onIntent: (PlayIntent) -> Unit,
    modifier: Modifier = Modifier,
) {
    val texts = LocalTexts.current
    val view = state.view
    val canAsk = view.turn is Turn.Person && !view.mustChoose && state.advice != Advice.Looking
    val isScoring = view.turn == Turn.Scoring
    val actions = buildList {
        add(Action(TengenIcons.Undo, texts.actionUndo, view.canUndo) { onIntent(PlayIntent.Undo(view.revision)) })
        add(Action(TengenIcons.Redo, texts.actionRedo, view.canRedo) { onIntent(PlayIntent.Redo(view.revision)) })
        if (isScoring) {
            add(Action(TengenIcons.Play, texts.actionResume, true) { onIntent(PlayIntent.ResumePlay(view.revision)) })
            val canAccept = view.go?.scoring?.judging == false
            add(
                Action(TengenIcons.Check, texts.actionAccept, canAccept) {
                    onIntent(PlayIntent.AcceptCount(view.revision))
                },
            )
        } else {
            add(Action(TengenIcons.Hint, texts.actionHint, canAsk) { onIntent(PlayIntent.AskHint(view.revision)) })
        }
        if (view.config.five?.rule == FiveRule.Renju || (view.go != null && !isScoring)) {
            add(Action(TengenIcons.Pass, texts.actionPass, view.canPass) { onIntent(PlayIntent.Pass(view.revision)) })
        }
        add(Action(TengenIcons.More, texts.actionMore, true) { onIntent(PlayIntent.Show(Panel.Actions)) })
    }
    FlowRow(
        modifier.fillMaxWidth().padding(horizontal = 8.dp, vertical = 4.dp),
        horizontalArrangement = Arrangement.SpaceEvenly,
    ) {
        for (action in if (mirrored) actions.reversed() else actions) {
            ActionButton(action, Modifier.weight(1f))
        }
    }
}

private class Action(val icon: ImageVector, val label: String, val enabled: Boolean, val onClick: () -> Unit)

@Composable
private fun ActionButton(action: Action, modifier: Modifier) {
    Column(
        modifier.clip(RoundedCornerShape(16.dp))
            .clickable(action.enabled, role = Role.Button, onClick = action.onClick)
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
