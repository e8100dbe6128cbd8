package app.tengen.ui.platform

import androidx.compose.runtime.Immutable
import app.tengen.ui.board.TouchInput
import app.tengen.ui.texts.Language

/** Whether the screens are light or dark. */
enum class Appearance { System, Light, Dark }

/** What a person has set, kept from one start of the app to the next. */
@Immutable
data class Settings(
    val appearance: Appearance = Appearance.System,
    /** Null for the system's. */
    val language: Language? = null,
    /** The name of a look; an unknown one means the default. */
    val look: String = "kaya",
    val coordinates: Boolean = true,
    val moveNumbers: Boolean = false,
    /** Whether crosses mark the forbidden points in renju. */
    val showForbidden: Boolean = true,
    val foulPolicy: FoulPolicy = FoulPolicy.Refused,
    val leftHanded: Boolean = false,
    val reducedMotion: Boolean = false,
    /** How a touch plays; null lets the size of the cells decide. */
    val input: TouchInput? = null,
)

/** The colour that a person asks for. */
enum class ColourChoice { Black, White, Toss }

/** What a person last chose for a new game. */
@Immutable
data class GameChoice(
    /** Null for two people. */
    val level: Level? = Level.Easy,
    val colour: ColourChoice = ColourChoice.Black,
    /** Points a side in five in a row. */
    val side: Int = 15,
    val rule: FiveRule = FiveRule.Freestyle,
    val opening: Opening = Opening.Free,
    val timeControl: TimeControl = TimeControl.Off,
    val game: GameKind = GameKind.Five,
    val go: GoChoice = GoChoice(),
) {
    /** Points a side in the chosen game. */
    val boardSide: Int get() = if (game == GameKind.Go) go.side else side
}

/** What a person last chose for a new game of Go. */
@Immutable
data class GoChoice(
    /** Points a side. */
    val side: Int = 9,
    val variant: GameVariant.Go = GameVariant.Go(),
)

/** Keeps what outlives the app. Both saves throw [SettingsNotSaved] when the disk refuses. */
interface SettingsPort {
    /** The settings as they were last saved, or the usual ones. */
    suspend fun settings(): Settings

    suspend fun save(settings: Settings)

    /** The last choices for a new game, or the usual ones. */
    suspend fun choice(): GameChoice

    suspend fun save(choice: GameChoice)
}

/** The disk refused; what was to be saved holds until the app ends. */
class SettingsNotSaved(reason: String, cause: Throwable? = null) : Exception(reason, cause)
