package app.tengen.ui.newgame

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.unit.dp
import app.tengen.ui.board.BoardPicture
import app.tengen.ui.board.BoardSize
import app.tengen.ui.board.BoardState
import app.tengen.ui.board.Stone
import app.tengen.ui.board.Stones
import app.tengen.ui.board.starPoints
import app.tengen.ui.components.About
import app.tengen.ui.platform.GameKind
import app.tengen.ui.platform.Level
import app.tengen.ui.platform.Participant

/** A game as a small board with a few words. */
@Composable
internal fun GameCard(
    size: BoardSize,
    stones: Stones,
    title: String,
    lines: List<String>,
    lastMove: Int? = null,
    onClick: (() -> Unit)? = null,
) {
    Surface(
        Modifier.fillMaxWidth()
            .clip(MaterialTheme.shapes.large)
            .then(if (onClick == null) Modifier else Modifier.clickable(role = Role.Button, onClick = onClick)),
        MaterialTheme.shapes.large,
        MaterialTheme.colorScheme.surface,
        border = BorderStroke(1.dp, MaterialTheme.colorScheme.outlineVariant),
    ) {
        Row(Modifier.padding(12.dp), Arrangement.spacedBy(16.dp), Alignment.CenterVertically) {
            BoardPicture(BoardState(size, stones, coordinates = false, lastMove = lastMove), Modifier.size(112.dp))
            Column(Modifier.weight(1f), Arrangement.spacedBy(2.dp)) {
                Text(title, style = MaterialTheme.typography.headlineSmall)
                for (line in lines) About(line)
            }
        }
    }
}

/** The level of a computer. */
internal val Participant.levelOrNull: Level? get() = (this as? Participant.Computer)?.level

/** A few stones as a game begins: in the middle in five in a row, in the corners in Go. */
internal fun sampleStones(game: GameKind, size: BoardSize): Stones =
    if (game == GameKind.Go) goSample(size) else fiveSample(size)

private fun goSample(size: BoardSize): Stones {
    val corners = size.starPoints().filter { it != size.point(size.columns / 2, size.rows / 2) }.take(GO_STONES)
    return corners.foldIndexed(Stones.empty(size)) { index, stones, point ->
        stones.with(point, if (index % 2 == 0) Stone.Black else Stone.White)
    }
}

private const val GO_STONES = 4

private fun fiveSample(size: BoardSize): Stones {
    val column = size.columns / 2
    val row = size.rows / 2
    return SAMPLE.foldIndexed(Stones.empty(size)) { index, stones, (right, down) ->
        stones.with(size.point(column + right, row + down), if (index % 2 == 0) Stone.Black else Stone.White)
    }
}

/** Direct opening "kagetsu" and what may follow it; steps from the middle, to the right and down. */
private val SAMPLE = listOf(0 to 0, 0 to -1, 2 to 0, 1 to 0, 1 to -1, 2 to -2, -1 to 1, -2 to 2, 0 to 1, 2 to 1, 3 to 1)
