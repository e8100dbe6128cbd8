package app.tengen.ui.components

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.tengen.ui.texts.LocalTexts
import app.tengen.ui.theme.TengenIcons

/** The line at the top of a screen: back, the title, and a few actions. */
@Composable
fun TopBar(
    title: String,
    onBack: (() -> Unit)?,
    modifier: Modifier = Modifier,
    actions: @Composable RowScope.() -> Unit = {},
) {
    Row(
        modifier.fillMaxWidth().heightIn(min = 56.dp).padding(horizontal = 4.dp),
        verticalAlignment = Alignment.CenterVertically,
        horizontalArrangement = Arrangement.spacedBy(4.dp),
    ) {
        if (onBack != null) BarButton(TengenIcons.Back, LocalTexts.current.commonBack, onBack)
        Text(
            title,
            Modifier.weight(1f)
                .padding(start = if (onBack == null) 12.dp else 4.dp, top = 4.dp, bottom = 4.dp)
                .semantics { heading() },
            style = MaterialTheme.typography.titleLarge,
        )
        actions()
    }
}

/** An icon to touch in a bar. */
@Composable
fun BarButton(
    icon: ImageVector,
    label: String,
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
) {
    IconButton(onClick, modifier.size(48.dp), enabled) { Icon(icon, label, Modifier.size(24.dp)) }
}
