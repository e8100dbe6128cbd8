package app.tengen.ui.navigation

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.foundation.layout.Box
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.keepScreenOn
import androidx.compose.ui.text.font.FontFamily
import app.tengen.ui.newgame.NewGameExits
import app.tengen.ui.newgame.NewGameScreen
import app.tengen.ui.platform.Appearance
import app.tengen.ui.play.PlayExits
import app.tengen.ui.play.PlayScreen
import app.tengen.ui.record.RecordIntent
import app.tengen.ui.record.RecordListScreen
import app.tengen.ui.record.RecordRefusalSheet
import app.tengen.ui.replay.ReplayExits
import app.tengen.ui.replay.ReplayScreen
import app.tengen.ui.settings.SettingsScreen
import app.tengen.ui.settings.boardLook
import app.tengen.ui.texts.Language
import app.tengen.ui.texts.LocalTexts
import app.tengen.ui.theme.DarkTokens
import app.tengen.ui.theme.LightTokens
import app.tengen.ui.theme.TengenTheme

/**
 * The visible screen of the app, in the person's language and look. [systemLanguage] holds where none is
 * set; things appear at once where either the system or the person asks for it.
 */
@Composable
fun TengenScreens(
    app: AppModel,
    systemLanguage: Language,
    modifier: Modifier = Modifier,
    fontFamily: FontFamily = FontFamily.Default,
    systemReducedMotion: Boolean = false,
) {
    val settingsState by app.settings.state.collectAsState()
    val settings = settingsState.settings
    val tokens = if (app.isDark()) DarkTokens else LightTokens
    CompositionLocalProvider(LocalTexts provides (settings.language ?: systemLanguage).texts) {
        TengenTheme(tokens, settings.boardLook, settings.reducedMotion || systemReducedMotion, fontFamily) {
            val state by app.state.collectAsState()
            val record by app.record.state.collectAsState()
            Box(modifier) {
                BackStack(state.routes, { app.back() }) { Screen(app, state, it) }
                record.refusal?.let { RecordRefusalSheet(it, app.record::onIntent) }
            }
        }
    }
}

/** Whether the screens are dark, by what the person has set or else the system. */
@Composable
fun AppModel.isDark(): Boolean {
    val state by settings.state.collectAsState()
    return when (state.settings.appearance) {
        Appearance.System -> isSystemInDarkTheme()
        Appearance.Light -> false
        Appearance.Dark -> true
    }
}

@Composable
private fun Screen(app: AppModel, state: AppState, route: Route) {
    val settings by app.settings.state.collectAsState()
    when (route) {
        Route.NewGame -> {
            val newGame by app.newGame.state.collectAsState()
            val exits =
                NewGameExits(app::continueGame, { app.record.onIntent(RecordIntent.Open) }, app::openSettings)
            NewGameScreen(newGame, exits, app.newGame::onIntent)
        }
        Route.Play -> state.play?.let { model ->
            val play by model.state.collectAsState()
            val exits = PlayExits(
                onBack = { app.back() },
                app::openSettings,
                app::openNewGame,
                app::openReplay,
                app::playAgain,
                app::shareGame,
            )
            PlayScreen(
                play,
                settings.settings,
                exits,
                model::onIntent,
                if (play.keepsScreenLit) Modifier.keepScreenOn() else Modifier,
            )
        }
        Route.Replay -> state.replay?.let { model ->
            val replay by model.state.collectAsState()
            ReplayScreen(replay, settings.settings, ReplayExits({ app.back() }, app::shareReplay), model::onIntent)
        }
        Route.RecordList -> {
            val record by app.record.state.collectAsState()
            RecordListScreen(record.games, { app.back() }, app.record::onIntent)
        }
        Route.Settings -> SettingsScreen(settings, { app.back() }, app.settings::onIntent)
    }
}
