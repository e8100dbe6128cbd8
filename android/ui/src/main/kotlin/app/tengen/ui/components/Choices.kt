package app.tengen.ui.components

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.selection.toggleable
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.RadioButton
import androidx.compose.material3.RadioButtonDefaults
import androidx.compose.material3.Surface
import androidx.compose.material3.Switch
import androidx.compose.material3.SwitchDefaults
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp

/** A heading and what belongs to it. */
@Composable
fun Section(title: String, modifier: Modifier = Modifier, content: @Composable ColumnScope.() -> Unit) {
    Column(modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
        Text(
            title,
            Modifier.padding(horizontal = 4.dp).semantics { heading() },
            style = MaterialTheme.typography.titleSmall,
            color = MaterialTheme.colorScheme.onSurfaceVariant,
        )
        content()
    }
}

/** A quiet card. */
@Composable
fun PlainCard(modifier: Modifier = Modifier, content: @Composable ColumnScope.() -> Unit) {
    Surface(
        modifier.fillMaxWidth(),
        MaterialTheme.shapes.large,
        MaterialTheme.colorScheme.surface,
        border = BorderStroke(1.dp, MaterialTheme.colorScheme.outlineVariant),
    ) {
        Column(content = content)
    }
}

/** One of several options, each with a sentence. */
data class Option<T>(val value: T, val title: String, val about: String? = null)

/** A card of options of which one is chosen. */
@Composable
fun <T> OptionCard(options: List<Option<T>>, chosen: T, onChoose: (T) -> Unit, modifier: Modifier = Modifier) {
    PlainCard(modifier.selectableGroup()) {
        options.forEachIndexed { index, option ->
            if (index > 0) {
                HorizontalDivider(Modifier.padding(start = 52.dp), color = MaterialTheme.colorScheme.outlineVariant)
            }
            OptionRow(option, option.value == chosen) { onChoose(option.value) }
        }
    }
}

@Composable
private fun <T> OptionRow(option: Option<T>, chosen: Boolean, onChoose: () -> Unit) {
    Row(
        Modifier.fillMaxWidth()
            .selectable(chosen, role = Role.RadioButton, onClick = onChoose)
            .heightIn(min = 56.dp)
            .padding(start = 16.dp, end = 16.dp, top = 10.dp, bottom = 10.dp),
        Arrangement.spacedBy(16.dp),
        Alignment.CenterVertically,
    ) {
        RadioButton(
            chosen,
            onClick = null,
            colors = RadioButtonDefaults.colors(selectedColor = MaterialTheme.colorScheme.secondary),
        )
        Column(Modifier.weight(1f)) {
            Text(option.title, style = MaterialTheme.typography.titleMedium)
            option.about?.let { About(it) }
        }
    }
}

/** Few short options side by side, of which one is chosen; they wrap when the text is large. */
@OptIn(ExperimentalLayoutApi::class)
@Composable
fun <T> Segments(
    options: List<Option<T>>,
    chosen: T,
    onChoose: (T) -> Unit,
    modifier: Modifier = Modifier,
    icon: (@Composable (T) -> Unit)? = null,
) {
    FlowRow(
        modifier.fillMaxWidth().selectableGroup(),
        horizontalArrangement = Arrangement.spacedBy(8.dp),
        verticalArrangement = Arrangement.spacedBy(8.dp),
    ) {
        for (option in options) {
            val choose = { onChoose(option.value) }
            Segment(option.title, option.value == chosen, choose, Modifier.weight(1f)) { icon?.invoke(option.value) }
        }
    }
}

@Composable
private fun Segment(
    title: String,
    chosen: Boolean,
    onChoose: () -> Unit,
    modifier: Modifier,
    icon: @Composable () -> Unit,
) {
    val colors = MaterialTheme.colorScheme
    Surface(
        modifier.clip(SegmentShape).selectable(chosen, role = Role.RadioButton, onClick = onChoose),
        SegmentShape,
        if (chosen) colors.secondaryContainer else colors.surface,
        border = if (chosen) BorderStroke(2.dp, colors.secondary) else BorderStroke(1.dp, colors.outlineVariant),
    ) {
        Row(
            Modifier.heightIn(min = 48.dp).padding(horizontal = 12.dp, vertical = 10.dp),
            Arrangement.spacedBy(8.dp, Alignment.CenterHorizontally),
            Alignment.CenterVertically,
        ) {
            icon()
            Text(title, textAlign = TextAlign.Center, style = MaterialTheme.typography.labelLarge)
        }
    }
}

private val SegmentShape = RoundedCornerShape(12.dp)

/** A setting that is on or off. */
@Composable
fun SwitchRow(title: String, about: String, on: Boolean, onChange: (Boolean) -> Unit, modifier: Modifier = Modifier) {
    Row(
        modifier.fillMaxWidth()
            .toggleable(on, role = Role.Switch, onValueChange = onChange)
            .heightIn(min = 56.dp)
            .padding(horizontal = 16.dp, vertical = 10.dp),
        Arrangement.spacedBy(16.dp),
        Alignment.CenterVertically,
    ) {
        Column(Modifier.weight(1f)) {
            Text(title, style = MaterialTheme.typography.titleMedium)
            About(about)
        }
        Box {
            Switch(
                on,
                onCheckedChange = null,
                colors = SwitchDefaults.colors(
                    checkedTrackColor = MaterialTheme.colorScheme.secondary,
                    checkedThumbColor = MaterialTheme.colorScheme.onSecondary,
                ),
            )
        }
    }
}

/** A line between the rows of a card. */
@Composable
fun RowDivider() = HorizontalDivider(Modifier.padding(start = 16.dp), color = MaterialTheme.colorScheme.outlineVariant)

/** A sentence below a title. */
@Composable
fun About(text: String, modifier: Modifier = Modifier) = Text(
    text,
    modifier,
    style = MaterialTheme.typography.bodyMedium,
    color = MaterialTheme.colorScheme.onSurfaceVariant,
)
