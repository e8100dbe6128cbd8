package app.tengen.ui.theme

import androidx.compose.runtime.Immutable
import androidx.compose.ui.graphics.Color

/** The colours that every screen shares. */
@Immutable
data class Tokens(
    /** Behind everything. */
    val paper: Color,
    /** Cards, sheets, bars. */
    val surface: Color,
    /** Text. */
    val ink: Color,
    /** Secondary text. */
    val inkSoft: Color,
    /** The one accent: the main button. */
    val seal: Color,
    /** Good, accept, whose turn it is. */
    val jade: Color,
    /** Caution. */
    val amber: Color,
    /** Text on the main button. */
    val onSeal: Color,
    val isDark: Boolean,
)
