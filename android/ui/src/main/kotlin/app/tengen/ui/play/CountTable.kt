package app.tengen.ui.play

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.tengen.ui.board.Stone
import app.tengen.ui.board.StoneIcon
import app.tengen.ui.platform.Scoring
import app.tengen.ui.texts.LocalTexts
import app.tengen.ui.theme.tabular

/** The count of a game of Go, line by line, a column for each side. */
@Composable
internal fun CountTable(scoring: Scoring, modifier: Modifier = Modifier) {
    Column(modifier.fillMaxWidth(), Arrangement.spacedBy(4.dp)) {
        Row(Modifier.fillMaxWidth(), verticalAlignment = Alignment.CenterVertically) {
            Box(Modifier.weight(NAME_SHARE))
            for (stone in Stone.entries) Box(Modifier.weight(1f), Alignment.CenterEnd) { StoneIcon(stone, 20.dp) }
        }
        for (row in LocalTexts.current.countRows(scoring)) {
            if (row.isTotal) HorizontalDivider(color = MaterialTheme.colorScheme.outlineVariant)
            CountLine(row)
        }
    }
}

@Composable
private fun CountLine(row: CountRow) {
    val words = LocalTexts.current.scoreRow(name = row.name, black = row.black, white = row.white)
    val typography = MaterialTheme.typography
    val style = if (row.isTotal) typography.titleMedium else typography.bodyLarge
    val weight = if (row.isTotal) FontWeight.Medium else FontWeight.Normal
    Row(
        Modifier.fillMaxWidth().padding(vertical = 2.dp).clearAndSetSemantics { contentDescription = words },
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Text(row.name, Modifier.weight(NAME_SHARE), style = style, fontWeight = weight)
        for (points in listOf(row.black, row.white)) {
            Text(points, Modifier.weight(1f), textAlign = TextAlign.End, style = style.tabular(), fontWeight = weight)
        }
    }
}

private const val NAME_SHARE = 1.6f
