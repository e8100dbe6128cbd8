// Each of these imports breaks `android/detekt.yml`; `cargo xtask check` fails when detekt lets one pass.
// Nothing compiles this file.

import androidx.activity.ComponentActivity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.window.Window
import java.awt.Color
import javax.swing.SwingUtilities
import org.jetbrains.skia.Image
