package app.tengen.ui.play

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.lazy.LazyRow
import androidx.compose.foundation.lazy.items
import androidx.compose.foundation.lazy.rememberLazyListState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import app.tengen.ui.board.Stone
import app.tengen.ui.board.StoneIcon
import app.tengen.ui.platform.GameAction
import app.tengen.ui.texts.LocalTexts
import app.tengen.ui.texts.Texts
import app.tengen.ui.theme.tabular

/** A move in the log. */
internal data class MoveEntry(val number: Int, val stone: Stone, val words: String)

/** The stones and passes of the line, oldest first. */
internal fun moveEntries(state: PlayState, texts: Texts): List<MoveEntry> = state.view.log.mapNotNull { entry ->
    val number = entry.number ?: return@mapNotNull null
    val words = if (entry.action == GameAction.Pass) {
        texts.moveLogPass(number = number)
    } else {
        texts.moveLogEntry(number = number, point = entry.label)
    }
    MoveEntry(number, entry.stone, words)
}

/** The newest moves in one line. */
@Composable
internal fun MoveLine(state: PlayState, modifier: Modifier = Modifier) {
    val entries = moveEntries(state, LocalTexts.current)
    val list = rememberLazyListState(initialFirstVisibleItemIndex = (entries.size - 1).coerceAtLeast(0))
    LaunchedEffect(entries.size) { if (entries.isNotEmpty()) list.scrollToItem(entries.size - 1) }
    LazyRow(
        modifier.fillMaxWidth(),
        list,
        PaddingValues(horizontal = 16.dp),
        horizontalArrangement = Arrangement.spacedBy(8.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        items(entries, key = { it.number }) { MoveChip(it) }
    }
}

@Composable
internal fun MoveChip(entry: MoveEntry) {
    Row(
        Modifier.background(MaterialTheme.colorScheme.surfaceVariant, RoundedCornerShape(8.dp))
            .padding(horizontal = 8.dp, vertical = 4.dp),
        Arrangement.spacedBy(6.dp),
        Alignment.CenterVertically,
    ) {
        StoneIcon(entry.stone, 14.dp)
        Text(entry.words, style = MaterialTheme.typography.labelMedium.tabular())
    }
}
