package app.tengen.golden

import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.platform.Font
import androidx.compose.ui.unit.Density
import app.tengen.ui.newgame.NewGameExits
import app.tengen.ui.newgame.NewGameScreen
import app.tengen.ui.newgame.NewGameState
import app.tengen.ui.platform.GameChoice
import app.tengen.ui.platform.GameView
import app.tengen.ui.platform.Opening
import app.tengen.ui.platform.Settings
import app.tengen.ui.play.PlayExits
import app.tengen.ui.play.PlayScreen
import app.tengen.ui.play.PlayState
import app.tengen.ui.replay.ReplayExits
import app.tengen.ui.replay.ReplayScreen
import app.tengen.ui.replay.ReplayState
import app.tengen.ui.settings.boardLook
import app.tengen.ui.texts.Language
import app.tengen.ui.texts.LocalTexts
import app.tengen.ui.theme.DarkTokens
import app.tengen.ui.theme.LightTokens
import app.tengen.ui.theme.TengenTheme
import java.io.File

/** How the pictures of the screens are taken. */
abstract class GoldenScreens {
    /** A window, in dp at two pixels each, and what differs in it. */
    protected class Scene(
        val width: Int = 412,
        val height: Int = 892,
        val dark: Boolean = false,
        val textSize: Float = 1f,
        val language: Language = Language.En,
    ) {
        companion object {
            fun landscape(dark: Boolean = false, language: Language = Language.En) = Scene(892, 412, dark, 1f, language)
        }
    }

    protected fun picture(name: String, scene: Scene = Scene(), content: @Composable () -> Unit) =
        Golden.check(name, 2 * scene.width, 2 * scene.height, Density(2f, scene.textSize)) {
            CompositionLocalProvider(LocalTexts provides scene.language.texts) {
                TengenTheme(
                    if (scene.dark) DarkTokens else LightTokens,
                    Settings().boardLook,
                    reducedMotion = true,
                    fontFamily = TestFont,
                    content = content,
                )
            }
        }

    @Composable
    protected fun Play(state: PlayState, settings: Settings = Settings()) {
        TengenTheme(TengenTheme.tokens, settings.boardLook, reducedMotion = true, fontFamily = TestFont) {
            PlayScreen(state, settings, PlayExits({}, {}, {}, {}, {}, {}), {})
        }
    }

    @Composable
    protected fun Replay(state: ReplayState) = ReplayScreen(state, Settings(), ReplayExits({}, {}), {})

    @Composable
    protected fun NewGame(
        choice: GameChoice = GameChoice(),
        showsMore: Boolean = false,
        inProgress: GameView? = null,
        asks: Boolean = false,
    ) = NewGameScreen(
        NewGameState(choice, Opening.entries.toList(), 5, showsMore, inProgress, asks),
        NewGameExits({}, {}, {}),
        {},
    )

    private companion object {
        private fun font(weight: String) =
            File(System.getProperty("repository.root"), "design/fonts/NotoSansCJKsc-$weight-Subset.otf")

        val TestFont = FontFamily(Font(font("Regular"), FontWeight.Normal), Font(font("Medium"), FontWeight.Medium))
    }
}
