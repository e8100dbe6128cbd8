package app.tengen.ui.record

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.PaddingValues
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
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.itemsIndexed
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.unit.dp
import app.tengen.ui.components.About
import app.tengen.ui.components.TopBar
import app.tengen.ui.platform.RecordSummary
import app.tengen.ui.texts.LocalTexts
import app.tengen.ui.theme.TengenIcons

/** The games of a file, of which one is to be stepped through. A file may have thousands. */
@Composable
fun RecordListScreen(
    games: List<RecordSummary>,
    onBack: () -> Unit,
    onIntent: (RecordIntent) -> Unit,
    modifier: Modifier = Modifier,
) {
    val texts = LocalTexts.current
    Column(
        modifier.fillMaxSize()
            .background(MaterialTheme.colorScheme.background)
            .windowInsetsPadding(WindowInsets.safeDrawing),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        TopBar(texts.recordListTitle(count = games.size), onBack)
        LazyColumn(
            Modifier.widthIn(max = 640.dp).fillMaxWidth().weight(1f),
            contentPadding = PaddingValues(start = 16.dp, end = 16.dp, bottom = 24.dp),
            verticalArrangement = Arrangement.spacedBy(8.dp),
        ) {
            itemsIndexed(games) { place, game -> GameRow(game, place) { onIntent(RecordIntent.Choose(place)) } }
        }
    }
}

/** A game that cannot be shown says so, and takes no touch. */
@Composable
private fun GameRow(game: RecordSummary, place: Int, onChoose: () -> Unit) {
    val texts = LocalTexts.current
    val colors = MaterialTheme.colorScheme
    Surface(
        Modifier.fillMaxWidth()
            .clip(MaterialTheme.shapes.large)
            .clickable(game.isShown, role = Role.Button, onClick = onChoose),
        MaterialTheme.shapes.large,
        if (game.isShown) colors.surface else colors.background,
        border = BorderStroke(1.dp, colors.outlineVariant),
    ) {
        Row(
            Modifier.heightIn(min = 56.dp).padding(horizontal = 16.dp, vertical = 12.dp),
            Arrangement.spacedBy(12.dp),
            Alignment.CenterVertically,
        ) {
            Column(Modifier.weight(1f), Arrangement.spacedBy(2.dp)) {
                Text(
                    texts.recordTitle(game, place),
                    style = MaterialTheme.typography.titleMedium,
                    color = if (game.isShown) colors.onSurface else colors.onSurfaceVariant,
                )
                for (line in texts.recordLines(game)) About(line)
            }
            if (game.isShown) {
                Icon(TengenIcons.Next, contentDescription = null, Modifier.size(20.dp), colors.onSurfaceVariant)
            }
        }
    }
}
