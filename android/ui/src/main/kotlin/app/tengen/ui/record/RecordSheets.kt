package app.tengen.ui.record

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.tengen.ui.components.About
import app.tengen.ui.components.MainButton
import app.tengen.ui.components.QuietButton
import app.tengen.ui.components.SheetLayer
import app.tengen.ui.platform.RecordRefusal
import app.tengen.ui.play.SheetTitle
import app.tengen.ui.texts.LocalTexts
import app.tengen.ui.theme.TengenIcons

/** Why a file was not opened or shared, over whatever screen it was asked for on. */
@Composable
fun RecordRefusalSheet(refusal: RecordRefusal, onIntent: (RecordIntent) -> Unit) {
    val texts = LocalTexts.current
    val close = { onIntent(RecordIntent.CloseRefusal) }
    val title = texts.refusalTitle(refusal)
    SheetLayer(title, close) {
        Column(
            Modifier.semantics(mergeDescendants = true) { liveRegion = LiveRegionMode.Assertive },
            Arrangement.spacedBy(4.dp),
        ) {
            SheetTitle(title)
            About(texts.refusal(refusal))
        }
        if (refusal is RecordRefusal.NotShared) {
            MainButton(texts.commonClose, close, Modifier.fillMaxWidth())
        } else {
            MainButton(texts.recordAnother, { onIntent(RecordIntent.Open) }, Modifier.fillMaxWidth())
            QuietButton(texts.commonClose, close, Modifier.fillMaxWidth())
        }
    }
}

/** One line that says how many faults a file has, and opens their list. */
@Composable
internal fun Faults(count: Int, modifier: Modifier = Modifier, onOpen: () -> Unit) {
    val colors = MaterialTheme.colorScheme
    Surface(
        modifier.fillMaxWidth().clip(FaultsShape).clickable(role = Role.Button, onClick = onOpen),
        FaultsShape,
        colors.surface,
        border = BorderStroke(1.dp, colors.outlineVariant),
    ) {
        Row(
            Modifier.heightIn(min = 48.dp).padding(horizontal = 12.dp, vertical = 8.dp),
            Arrangement.spacedBy(12.dp),
            Alignment.CenterVertically,
        ) {
            Icon(TengenIcons.Caution, contentDescription = null, Modifier.size(20.dp), colors.tertiary)
            Text(
                LocalTexts.current.recordFaults(count = count),
                Modifier.weight(1f),
                style = MaterialTheme.typography.bodyMedium,
            )
            Icon(TengenIcons.Next, contentDescription = null, Modifier.size(20.dp), colors.onSurfaceVariant)
        }
    }
}

private val FaultsShape = RoundedCornerShape(12.dp)

/** What is wrong with a file, each fault with its place. */
@Composable
internal fun FaultsSheet(warnings: List<String>, onClose: () -> Unit) {
    val texts = LocalTexts.current
    SheetLayer(texts.recordFaultsTitle, onClose) {
        SheetTitle(texts.recordFaultsTitle)
        About(texts.recordFaultsAbout)
        for (warning in warnings) Text(warning, style = MaterialTheme.typography.bodyMedium)
        QuietButton(texts.commonClose, onClose, Modifier.fillMaxWidth())
    }
}
