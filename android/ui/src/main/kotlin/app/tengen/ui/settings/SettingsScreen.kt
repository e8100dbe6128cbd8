package app.tengen.ui.settings

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.background
import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.tengen.ui.board.BoardPicture
import app.tengen.ui.board.BoardSize
import app.tengen.ui.board.BoardState
import app.tengen.ui.board.Stone
import app.tengen.ui.board.Stones
import app.tengen.ui.board.TouchInput
import app.tengen.ui.components.About
import app.tengen.ui.components.Option
import app.tengen.ui.components.OptionCard
import app.tengen.ui.components.PlainCard
import app.tengen.ui.components.RowDivider
import app.tengen.ui.components.Section
import app.tengen.ui.components.Segments
import app.tengen.ui.components.SwitchRow
import app.tengen.ui.components.TopBar
import app.tengen.ui.platform.Appearance
import app.tengen.ui.platform.FoulPolicy
import app.tengen.ui.platform.Settings
import app.tengen.ui.texts.Language
import app.tengen.ui.texts.LocalTexts
import app.tengen.ui.texts.Texts
import app.tengen.ui.theme.BoardLook
import app.tengen.ui.theme.Looks
import app.tengen.ui.theme.WithLook

/** What a person can set. */
@Composable
fun SettingsScreen(
    state: SettingsState,
    onBack: () -> Unit,
    onIntent: (Settings) -> Unit,
    modifier: Modifier = Modifier,
) {
    val texts = LocalTexts.current
    Column(
        modifier.fillMaxSize()
            .background(MaterialTheme.colorScheme.background)
            .windowInsetsPadding(WindowInsets.safeDrawing),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        TopBar(texts.settingsTitle, onBack)
        Column(
            Modifier.widthIn(max = 640.dp)
                .fillMaxWidth()
                .verticalScroll(rememberScrollState())
                .padding(start = 16.dp, end = 16.dp, bottom = 24.dp),
            Arrangement.spacedBy(20.dp),
        ) {
            if (state.couldNotSave) {
                About(texts.errorSettingsNotSaved, Modifier.semantics { liveRegion = LiveRegionMode.Polite })
            }
            Looks(state.settings, onIntent)
            General(state.settings, onIntent)
            BoardSwitches(state.settings, onIntent)
            Playing(state.settings, onIntent)
            Section(texts.settingsAbout) {
                About(texts.settingsVersion(version = state.version), Modifier.padding(horizontal = 4.dp))
            }
        }
    }
}

@Composable
private fun Looks(settings: Settings, onIntent: (Settings) -> Unit) {
    val texts = LocalTexts.current
    Section(texts.settingsLook) {
        Row(
            Modifier.horizontalScroll(rememberScrollState()).selectableGroup(),
            Arrangement.spacedBy(12.dp),
        ) {
            for (look in Looks.all) {
                LookCard(look, texts.lookName(look), look == settings.boardLook) {
                    onIntent(settings.copy(look = look.id))
                }
            }
        }
    }
}

@Composable
private fun LookCard(look: BoardLook, name: String, chosen: Boolean, onChoose: () -> Unit) {
    val colors = MaterialTheme.colorScheme
    Surface(
        Modifier.width(120.dp)
            .clip(MaterialTheme.shapes.medium)
            .selectable(chosen, role = Role.RadioButton, onClick = onChoose),
        MaterialTheme.shapes.medium,
        if (chosen) colors.secondaryContainer else colors.surface,
        border = if (chosen) BorderStroke(2.dp, colors.secondary) else BorderStroke(1.dp, colors.outlineVariant),
    ) {
        Column(Modifier.padding(10.dp), Arrangement.spacedBy(8.dp), Alignment.CenterHorizontally) {
            WithLook(look) { BoardPicture(LOOK_SAMPLE, Modifier.size(100.dp)) }
            Text(name, textAlign = TextAlign.Center, style = MaterialTheme.typography.labelLarge)
        }
    }
}

private val LOOK_SAMPLE: BoardState = BoardSize.square(5).let { size ->
    val stones =
        listOf(
            12 to Stone.Black,
            7 to Stone.White,
            8 to Stone.Black,
            16 to Stone.White,
            11 to Stone.Black,
            18 to Stone.White,
        )
    BoardState(
        size,
        stones.fold(Stones.empty(size)) { board, (point, stone) -> board.with(point, stone) },
        coordinates = false,
        lastMove = 18,
    )
}

@Composable
private fun General(settings: Settings, onIntent: (Settings) -> Unit) {
    val texts = LocalTexts.current
    Section(texts.settingsAppearance) {
        val options = listOf(
            Option(Appearance.System, texts.settingsAppearanceSystem),
            Option(Appearance.Light, texts.settingsAppearanceLight),
            Option(Appearance.Dark, texts.settingsAppearanceDark),
        )
        Segments(options, settings.appearance, { onIntent(settings.copy(appearance = it)) })
    }
    Section(texts.settingsLanguage) {
        val languages = Language.entries.map { Option<Language?>(it, it.nativeName) }
        Segments(listOf(Option<Language?>(null, texts.settingsLanguageSystem)) + languages, settings.language, {
            onIntent(settings.copy(language = it))
        })
    }
}

@Composable
private fun BoardSwitches(settings: Settings, onIntent: (Settings) -> Unit) {
    val texts = LocalTexts.current
    Section(texts.settingsBoardSection) {
        PlainCard {
            SwitchRow(texts.settingsCoordinates, texts.settingsCoordinatesAbout, settings.coordinates, {
                onIntent(settings.copy(coordinates = it))
            })
            RowDivider()
            SwitchRow(texts.settingsMoveNumbers, texts.settingsMoveNumbersAbout, settings.moveNumbers, {
                onIntent(settings.copy(moveNumbers = it))
            })
            RowDivider()
            SwitchRow(texts.settingsShowForbidden, texts.settingsShowForbiddenAbout, settings.showForbidden, {
                onIntent(settings.copy(showForbidden = it))
            })
        }
    }
}

@Composable
private fun Playing(settings: Settings, onIntent: (Settings) -> Unit) {
    val texts = LocalTexts.current
    Section(texts.settingsInput) {
        OptionCard(texts.inputs(), settings.input, { onIntent(settings.copy(input = it)) })
    }
    Section(texts.settingsPlaySection) {
        PlainCard {
            SwitchRow(texts.settingsFoulLoses, texts.settingsFoulLosesAbout, settings.foulPolicy == FoulPolicy.Loses, {
                onIntent(settings.copy(foulPolicy = if (it) FoulPolicy.Loses else FoulPolicy.Refused))
            })
            RowDivider()
            SwitchRow(texts.settingsLeftHanded, texts.settingsLeftHandedAbout, settings.leftHanded, {
                onIntent(settings.copy(leftHanded = it))
            })
            RowDivider()
            SwitchRow(texts.settingsReducedMotion, texts.settingsReducedMotionAbout, settings.reducedMotion, {
                onIntent(settings.copy(reducedMotion = it))
            })
        }
    }
}

private fun Texts.inputs(): List<Option<TouchInput?>> = listOf(
    Option(null, settingsInputAutomatic, settingsInputAutomaticAbout),
    Option(TouchInput.Tap, settingsInputTap, settingsInputTapAbout),
    Option(TouchInput.Press, settingsInputPress, settingsInputPressAbout),
    Option(TouchInput.Confirm, settingsInputConfirm, settingsInputConfirmAbout),
)

private fun Texts.lookName(look: BoardLook) = when (look) {
    Looks.paper -> lookPaper
    Looks.night -> lookNight
    Looks.jadeRoom -> lookJadeRoom
    Looks.highContrast -> lookHighContrast
    else -> lookKaya
}
