package app.tengen.ui.theme

import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.ColorScheme
import androidx.compose.material3.LocalContentColor
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Shapes
import androidx.compose.material3.Typography
import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.compositeOver
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp

/** What every composable may ask about how the app looks. */
object TengenTheme {
    /** The shared colours. */
    val tokens: Tokens
        @Composable @ReadOnlyComposable
        get() = LocalTokens.current

    /** The board's look. */
    val look: BoardLook
        @Composable @ReadOnlyComposable
        get() = LocalBoardLook.current

    /** Whether the person wants things to appear at once. */
    val reducedMotion: Boolean
        @Composable @ReadOnlyComposable
        get() = LocalReducedMotion.current
}

private val LocalTokens = staticCompositionLocalOf<Tokens> { error("no TengenTheme around this") }
private val LocalBoardLook = staticCompositionLocalOf<BoardLook> { error("no TengenTheme around this") }
private val LocalReducedMotion = staticCompositionLocalOf { false }

/**
 * Colours, type and shapes for everything inside. [fontFamily] is the system's, save in tests;
 * [scheme] may bring the system's own colours for surfaces and controls.
 */
@Composable
fun TengenTheme(
    tokens: Tokens,
    look: BoardLook,
    reducedMotion: Boolean = false,
    fontFamily: FontFamily = FontFamily.Default,
    scheme: ColorScheme = tokens.colorScheme(),
    content: @Composable () -> Unit,
) {
    CompositionLocalProvider(
        LocalTokens provides tokens,
        LocalBoardLook provides look,
        LocalReducedMotion provides reducedMotion,
    ) {
        MaterialTheme(colorScheme = scheme, typography = typography(fontFamily), shapes = TengenShapes) {
            CompositionLocalProvider(LocalContentColor provides scheme.onBackground, content = content)
        }
    }
}

/** Another look for what is inside: the samples of the settings. */
@Composable
fun WithLook(look: BoardLook, content: @Composable () -> Unit) {
    CompositionLocalProvider(LocalBoardLook provides look, content = content)
}

/** Material's roles filled with the tokens. */
fun Tokens.colorScheme(): ColorScheme {
    val raised = ink.copy(alpha = 0.06f).compositeOver(surface)
    val hairline = ink.copy(alpha = 0.14f).compositeOver(surface)
    val base = if (isDark) darkColorScheme() else lightColorScheme()
    return base.copy(
        primary = seal,
        onPrimary = onSeal,
        primaryContainer = seal.copy(alpha = 0.14f).compositeOver(surface),
        onPrimaryContainer = ink,
        inversePrimary = seal,
        secondary = jade,
        onSecondary = if (isDark) paper else Color.White,
        secondaryContainer = jade.copy(alpha = if (isDark) 0.26f else 0.14f).compositeOver(surface),
        onSecondaryContainer = ink,
        tertiary = amber,
        onTertiary = if (isDark) paper else Color.White,
        tertiaryContainer = amber.copy(alpha = 0.16f).compositeOver(surface),
        onTertiaryContainer = ink,
        background = paper,
        onBackground = ink,
        surface = surface,
        onSurface = ink,
        surfaceVariant = raised,
        onSurfaceVariant = inkSoft,
        surfaceTint = surface,
        inverseSurface = ink,
        inverseOnSurface = paper,
        outline = inkSoft,
        outlineVariant = hairline,
        surfaceBright = surface,
        surfaceDim = paper,
        surfaceContainerLowest = surface,
        surfaceContainerLow = surface,
        surfaceContainer = surface,
        surfaceContainerHigh = surface,
        surfaceContainerHighest = raised,
        scrim = Color.Black,
        error = seal,
        onError = onSeal,
        errorContainer = seal.copy(alpha = 0.14f).compositeOver(surface),
        onErrorContainer = ink,
    )
}

private val TengenShapes = Shapes(
    extraSmall = RoundedCornerShape(8.dp),
    small = RoundedCornerShape(12.dp),
    medium = RoundedCornerShape(16.dp),
    large = RoundedCornerShape(16.dp),
    extraLarge = RoundedCornerShape(24.dp),
)

/** Digits of one width, for clocks, scores and coordinates. */
fun TextStyle.tabular(): TextStyle = copy(fontFeatureSettings = "tnum")

private fun typography(family: FontFamily): Typography {
    fun style(size: Int, line: Int, weight: FontWeight = FontWeight.Normal) =
        TextStyle(fontFamily = family, fontSize = size.sp, lineHeight = line.sp, fontWeight = weight)
    return Typography(
        displayLarge = style(48, 56, FontWeight.Medium),
        displayMedium = style(40, 48, FontWeight.Medium),
        displaySmall = style(34, 42, FontWeight.Medium),
        headlineLarge = style(30, 38, FontWeight.Medium),
        headlineMedium = style(26, 34, FontWeight.Medium),
        headlineSmall = style(22, 30, FontWeight.Medium),
        titleLarge = style(20, 28, FontWeight.Medium),
        titleMedium = style(17, 24, FontWeight.Medium),
        titleSmall = style(14, 20, FontWeight.Medium),
        bodyLarge = style(16, 24),
        bodyMedium = style(14, 20),
        bodySmall = style(12, 16),
        labelLarge = style(15, 20, FontWeight.Medium),
        labelMedium = style(13, 16, FontWeight.Medium),
        labelSmall = style(12, 16, FontWeight.Medium),
    )
}
