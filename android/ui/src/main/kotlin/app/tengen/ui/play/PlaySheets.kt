package app.tengen.ui.play

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.tengen.ui.board.Stone
import app.tengen.ui.board.StoneIcon
import app.tengen.ui.components.About
import app.tengen.ui.components.MainButton
import app.tengen.ui.components.QuietButton
import app.tengen.ui.components.Sheet
import app.tengen.ui.platform.GameView
import app.tengen.ui.platform.Opening
import app.tengen.ui.platform.OpeningChoice
import app.tengen.ui.platform.OpeningTask
import app.tengen.ui.platform.Outcome
import app.tengen.ui.texts.LocalTexts
import app.tengen.ui.texts.Texts

/** Who won and how, and what to do next. */
@Composable
internal fun EndSheet(outcome: Outcome, view: GameView, exits: PlayExits, modifier: Modifier = Modifier) {
    val texts = LocalTexts.current
    val sentence = texts.ending(outcome, view)
    Sheet(sentence, modifier) {
        Row(
            Modifier.fillMaxWidth(),
            Arrangement.spacedBy(12.dp),
            Alignment.CenterVertically,
        ) {
            outcome.winningStone?.let { StoneIcon(it, 36.dp) }
            Column(Modifier.weight(1f).semantics(mergeDescendants = true) { liveRegion = LiveRegionMode.Assertive }) {
                Text(sentence, Modifier.semantics { heading() }, style = MaterialTheme.typography.titleLarge)
                About(texts.endMoves(count = view.moves))
            }
        }
        view.go?.scoring?.let { CountTable(it) }
        MainButton(texts.endAgain, exits.onAgain, Modifier.fillMaxWidth())
        SideBySide {
            QuietButton(texts.endReplay, exits.onReplay, it)
            QuietButton(texts.endHome, exits.onNewGame, it)
        }
    }
}

/** A question of the opening: which colour, how many fifth moves. */
@OptIn(ExperimentalLayoutApi::class)
@Composable
internal fun ChoiceSheet(
    task: OpeningTask,
    view: GameView,
    onChoose: (OpeningChoice) -> Unit,
    modifier: Modifier = Modifier,
) {
    val texts = LocalTexts.current
    val numbers = task.choices.filterIsInstance<OpeningChoice.FifthMoves>()
    val title = texts.choiceTitle(task, view)
    Sheet(title, modifier) {
        Column {
            if (view.config.isBetweenPeople) About(texts.choiceAsks(side = texts.side(view.seat(task.seat).stone)))
            SheetTitle(title)
        }
        if (numbers.isNotEmpty()) {
            FlowRow(
                horizontalArrangement = Arrangement.spacedBy(8.dp),
                verticalArrangement = Arrangement.spacedBy(8.dp),
                maxItemsInEachRow = NUMBERS_IN_A_ROW,
            ) {
                for (number in numbers) {
                    QuietButton(number.count.toString(), { onChoose(number) }, Modifier.weight(1f).widthIn(min = 64.dp))
                }
            }
        } else {
            SideBySide {
                task.choices.filterIsInstance<OpeningChoice.Play>().forEach { choice ->
                    QuietButton(texts.choice(choice, task, view), { onChoose(choice) }, it)
                }
            }
            task.choices.filter { it !is OpeningChoice.Play }
                .forEach { choice -> FurtherChoice(choice, texts, task, view, onChoose) }
        }
    }
}

private const val NUMBERS_IN_A_ROW = 4

@Composable
private fun ColumnScope.FurtherChoice(
    choice: OpeningChoice,
    texts: Texts,
    task: OpeningTask,
    view: GameView,
    onChoose: (OpeningChoice) -> Unit,
) {
    QuietButton(texts.choice(choice, task, view), { onChoose(choice) }, Modifier.fillMaxWidth())
    if (choice == OpeningChoice.PlaceTwoMore) About(texts.choicePlaceTwoMoreAbout)
}

/** Two buttons beside each other; each gets its share of the width and they wrap when the text is large. */
@OptIn(ExperimentalLayoutApi::class)
@Composable
private fun SideBySide(content: @Composable (Modifier) -> Unit) {
    FlowRow(
        Modifier.fillMaxWidth(),
        horizontalArrangement = Arrangement.spacedBy(12.dp),
        verticalArrangement = Arrangement.spacedBy(12.dp),
    ) {
        content(Modifier.weight(1f))
    }
}

internal fun Texts.choiceTitle(task: OpeningTask, view: GameView): String = when {
    task.choices.any { it is OpeningChoice.FifthMoves } -> choiceNumberTitle
    OpeningChoice.OfferTen in task.choices -> choiceFifthTitle
    view.config.five?.opening in COLOUR_OPENINGS -> choiceColourTitle
    else -> choiceSwapTitle
}

internal fun Texts.choice(choice: OpeningChoice, task: OpeningTask, view: GameView): String = when (choice) {
    is OpeningChoice.FifthMoves -> choice.count.toString()
    OpeningChoice.OfferTen -> choiceTenFifthMoves
    OpeningChoice.PlaceTwoMore -> choicePlaceTwoMore
    is OpeningChoice.Play -> {
        val isBlack = choice.stone == Stone.Black
        val keeps = view.seat(task.seat).stone == choice.stone
        when {
            view.config.five?.opening in COLOUR_OPENINGS -> if (isBlack) choiceTakeBlack else choiceTakeWhite
            OpeningChoice.OfferTen in task.choices && keeps -> choiceOneFifthMove
            keeps -> if (isBlack) choiceKeepBlack else choiceKeepWhite
            else -> if (isBlack) choiceSwapToBlack else choiceSwapToWhite
        }
    }
}

/** Openings in which nobody holds a colour before the choice. */
private val COLOUR_OPENINGS = setOf(Opening.Swap, Opening.Swap2)
