package app.tengen.ui.navigation

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onPreviewKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.text.font.FontFamily
import app.tengen.ui.newgame.NewGameExits
import app.tengen.ui.newgame.NewGameScreen
import app.tengen.ui.platform.Appearance
import app.tengen.ui.play.PlayExits
import app.tengen.ui.play.PlayScreen
import app.tengen.ui.replay.ReplayScreen
import app.tengen.ui.settings.SettingsScreen
import app.tengen.ui.settings.boardLook
import app.tengen.ui.texts.Language
import app.tengen.ui.texts.LocalTexts
import app.tengen.ui.theme.DarkTokens
import app.tengen.ui.theme.LightTokens
import app.tengen.ui.theme.TengenTheme

/** The visible screen of the app, in the person's language and look. [systemLanguage] holds where none is set. */
@Composable
fun TengenScreens(
    app: AppModel,
    systemLanguage: Language,
    modifier: Modifier = Modifier,
    fontFamily: FontFamily = FontFamily.Default,
) {
    val settingsState by app.settings.state.collectAsState()
    val settings = settingsState.settings
    val isDark = when (settings.appearance) {
        Appearance.System -> isSystemInDarkTheme()
        Appearance.Light -> false
        Appearance.Dark -> true
    }
    CompositionLocalProvider(LocalTexts provides (settings.language ?: systemLanguage).texts) {
        TengenTheme(if (isDark) DarkTokens else LightTokens, settings.boardLook, settings.reducedMotion, fontFamily) {
            val escape = modifier.onPreviewKeyEvent {
                it.type == KeyEventType.KeyDown && it.key == Key.Escape && app.back()
            }
            VisibleScreen(app, escape)
        }
    }
}

@Composable
private fun VisibleScreen(app: AppModel, modifier: Modifier) {
    val state by app.state.collectAsState()
    val settings by app.settings.state.collectAsState()
    when (state.route) {
        Route.NewGame -> {
            val newGame by app.newGame.state.collectAsState()
            NewGameScreen(newGame, NewGameExits(app::continueGame, app::openSettings), app.newGame::onIntent, modifier)
        }
        Route.Play -> state.play?.let { model ->
            val play by model.state.collectAsState()
            val exits =
                PlayExits(onBack = { app.back() }, app::openSettings, app::openNewGame, app::openReplay, app::playAgain)
            PlayScreen(play, settings.settings, exits, model::onIntent, modifier)
        }
        Route.Replay -> state.replay?.let { model ->
            val replay by model.state.collectAsState()
            ReplayScreen(replay, settings.settings, { app.back() }, model::onIntent, modifier)
        }
        Route.Settings -> SettingsScreen(settings, { app.back() }, app.settings::onIntent, modifier)
    }
}
