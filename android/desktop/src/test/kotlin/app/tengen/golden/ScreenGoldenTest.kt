package app.tengen.golden

import app.tengen.ui.board.HeatPoint
import app.tengen.ui.platform.ColourChoice
import app.tengen.ui.platform.FiveRule
import app.tengen.ui.platform.GameChoice
import app.tengen.ui.platform.GameRefusal
import app.tengen.ui.platform.Hint
import app.tengen.ui.platform.HintReason
import app.tengen.ui.platform.Level
import app.tengen.ui.platform.Opening
import app.tengen.ui.platform.Participant
import app.tengen.ui.platform.Seat
import app.tengen.ui.platform.Settings
import app.tengen.ui.platform.TimeControl
import app.tengen.ui.platform.Turn
import app.tengen.ui.play.Advice
import app.tengen.ui.play.Notice
import app.tengen.ui.play.Panel
import app.tengen.ui.play.PlayState
import app.tengen.ui.settings.SettingsScreen
import app.tengen.ui.settings.SettingsState
import app.tengen.ui.texts.Language
import org.junit.Test
import kotlin.time.Duration.Companion.minutes
import kotlin.time.Duration.Companion.seconds

/** Every state of every screen, each picture with its own pair of light and dark, text size, language and board. */
class ScreenGoldenTest : GoldenScreens() {
    private val middle = "H8 H9 J9 G7 J8 J7 K8 G8 L8 G9"
    private val won = "H8 H9 J8 G7 K8 J7 L8 G9 M8"

    @Test fun newGame() = picture("new-game") { NewGame() }

    @Test fun newGameDarkChinese() = picture("new-game-dark-zh", Scene(dark = true, language = Language.ZhHans)) {
        NewGame(showsMore = true)
    }

    @Test fun newGameMoreRenju() = picture("new-game-more-renju", Scene(height = 1400)) {
        NewGame(
            GameChoice(
                Level.Hard,
                ColourChoice.Toss,
                15,
                FiveRule.Renju,
                Opening.Taraguchi10,
                TimeControl.ByoYomi(10.minutes, 30.seconds, 3),
            ),
            showsMore = true,
        )
    }

    @Test fun newGameLargeText() = picture("new-game-large-text", Scene(textSize = 2f, height = 1400)) { NewGame() }

    @Test fun newGameLandscape() = picture("new-game-landscape", Scene.landscape(dark = true)) {
        NewGame(showsMore = true)
    }

    @Test fun newGameContinue() {
        val view = Scenes.view(Scenes.people(), middle)
        picture("new-game-continue") {
            NewGame(inProgress = view)
        }
    }

    @Test fun newGameAfterTheEnd() {
        val view = Scenes.view(Scenes.people(), won)
        picture("new-game-after-the-end", Scene(dark = true)) { NewGame(inProgress = view) }
    }

    @Test fun newGameReplace() {
        val view = Scenes.view(Scenes.people(), middle)
        picture("new-game-replace", Scene(language = Language.ZhHans)) {
            NewGame(inProgress = view, asks = true)
        }
    }

    @Test fun playBegins() {
        val view = Scenes.view(Scenes.people(13))
        picture("play-begins-13") { Play(PlayState(view)) }
    }

    @Test fun playMiddle() {
        val view = Scenes.view(Scenes.people(), middle)
        picture("play-middle") { Play(PlayState(view)) }
    }

    @Test fun playMiddleDarkChinese() {
        val view = Scenes.view(Scenes.people(), middle)
        picture("play-middle-dark-zh", Scene(dark = true, language = Language.ZhHans)) {
            Play(PlayState(view), Settings(look = "night"))
        }
    }

    @Test fun playLargeBoard() {
        val view = Scenes.view(Scenes.people(19), "K10 L11 L10 K11 M9")
        picture("play-19") { Play(PlayState(view), Settings(look = "paper", moveNumbers = true)) }
    }

    @Test fun playSmallPhoneLargeText() {
        val view = Scenes.view(Scenes.people(13), "G7 H8 G8")
        picture("play-large-text", Scene(width = 360, height = 640, textSize = 2f)) {
            Play(PlayState(view))
        }
    }

    @Test fun playSmallPhoneLargeTextDarkChinese() {
        val config = Scenes.people(time = TimeControl.ByoYomi(5.minutes, 30.seconds, 3))
        val view = Scenes.view(config.copy(second = Participant.Computer(Level.Medium)))
        picture(
            "play-large-text-dark-zh",
            Scene(width = 360, height = 640, textSize = 2f, dark = true, language = Language.ZhHans),
        ) {
            val own = view.first.clock?.copy(remaining = 92.seconds)
            Play(PlayState(view, firstClock = own, secondClock = view.second.clock))
        }
    }

    @Test fun playSmallPhone() {
        val view = Scenes.view(Scenes.people(), middle)
        picture("play-small-phone", Scene(width = 360, height = 640)) {
            Play(PlayState(view, advice = Advice.Found(Hint(view.config.size.at("M8"), HintReason.Wins))))
        }
    }

    @Test fun playLandscape() {
        val view = Scenes.view(Scenes.people(), middle)
        picture("play-landscape", Scene.landscape()) { Play(PlayState(view)) }
    }

    @Test fun playLandscapeDarkLeftHanded() {
        val view = Scenes.view(Scenes.people(19), "K10 L11 L10 K11 M9")
        picture("play-landscape-dark-left", Scene.landscape(dark = true, language = Language.ZhHans)) {
            Play(PlayState(view), Settings(look = "jade-room", leftHanded = true))
        }
    }

    @Test fun playAgainstTheComputer() {
        val view = Scenes.view(Scenes.people().copy(second = Participant.Computer(Level.Easy)), "H8 C3")
        picture("play-computer") {
            Play(PlayState(view))
        }
    }

    @Test fun playThinking() {
        val view = Scenes.view(Scenes.people().copy(second = Participant.Computer(Level.Hard)), "H8")
        picture("play-thinking", Scene(dark = true)) {
            Play(PlayState(view.copy(turn = Turn.Computer(Seat.Second), thinking = true)))
        }
    }

    @Test fun playClocks() {
        val view = Scenes.view(Scenes.people(time = TimeControl.ByoYomi(5.minutes, 30.seconds, 3)))
        picture("play-clocks") {
            Play(
                PlayState(
                    view,
                    firstClock = view.first.clock?.copy(remaining = 9.seconds, periods = 2, inPeriod = true),
                    secondClock = view.second.clock,
                ),
            )
        }
    }

    @Test fun playHint() {
        val view = Scenes.view(Scenes.people(), middle)
        picture("play-hint") {
            Play(PlayState(view, advice = Advice.Found(Hint(view.config.size.at("M8"), HintReason.Wins))))
        }
    }

    @Test fun playHeat() {
        val view = Scenes.view(Scenes.people(13), "G7 H8 G8")
        picture("play-heat-zh", Scene(language = Language.ZhHans)) {
            val at = view.config.size::at
            Play(
                PlayState(
                    view,
                    showsHeat = true,
                    heat = listOf(
                        HeatPoint(at("G6"), 84),
                        HeatPoint(at("G9"), 71),
                        HeatPoint(at("F6"), 52),
                        HeatPoint(at("H6"), 33),
                        HeatPoint(at("J9"), 12),
                    ),
                ),
            )
        }
    }

    @Test fun playForbidden() {
        val view = Scenes.view(Scenes.people(rule = FiveRule.Renju), "H9 A1 H10 A3 F8 A5 G8 A7")
        picture("play-forbidden") {
            Play(PlayState(view, panel = Panel.Forbidden))
        }
    }

    @Test fun playTaken() {
        val view = Scenes.view(Scenes.people(), middle)
        picture("play-taken-dark", Scene(dark = true)) {
            Play(
                PlayState(view, notice = Notice.Refused(GameRefusal.Occupied(view.config.size.at("H8")))),
                Settings(look = "high-contrast"),
            )
        }
    }

    @Test fun playCursor() {
        val view = Scenes.view(Scenes.people(), middle)
        picture("play-cursor") {
            Play(PlayState(view, cursor = view.config.size.at("E5"), pending = view.config.size.at("M9")))
        }
    }

    @Test fun playActions() {
        val view = Scenes.view(Scenes.people(), middle)
        picture("play-actions") { Play(PlayState(view, panel = Panel.Actions)) }
    }

    @Test fun playMoves() {
        val view = Scenes.view(Scenes.people(), middle)
        picture("play-moves-zh", Scene(dark = true, language = Language.ZhHans)) {
            Play(PlayState(view, panel = Panel.Moves))
        }
    }

    @Test fun playAskResign() {
        val view = Scenes.view(Scenes.people(), middle)
        picture("play-ask-resign") { Play(PlayState(view, panel = Panel.AskResign)) }
    }

    @Test fun playAskRestart() {
        val view = Scenes.view(Scenes.people(), middle)
        picture("play-ask-restart-zh", Scene(language = Language.ZhHans, textSize = 1.5f)) {
            Play(PlayState(view, panel = Panel.AskRestart))
        }
    }

    @Test fun swapPlace() {
        val view = Scenes.view(Scenes.people(opening = Opening.Swap2), "H8 H9")
        picture("swap-place") { Play(PlayState(view)) }
    }

    @Test fun swapChoose() {
        val view = Scenes.view(Scenes.people(opening = Opening.Swap2), "H8 H9 J10")
        picture("swap-choose") { Play(PlayState(view)) }
    }

    @Test fun swapChooseChinese() {
        val view = Scenes.view(Scenes.people(opening = Opening.Swap2), "H8 H9 J10")
        picture("swap-choose-dark-zh", Scene(dark = true, language = Language.ZhHans, textSize = 1.5f)) {
            Play(PlayState(view))
        }
    }

    @Test fun endBlackWins() {
        val view = Scenes.view(Scenes.people(), won)
        picture("end-black-wins") { Play(PlayState(view)) }
    }

    @Test fun endDarkChinese() {
        val view = Scenes.view(Scenes.people(), won)
        picture("end-dark-zh", Scene(dark = true, language = Language.ZhHans)) { Play(PlayState(view)) }
    }

    @Test fun endResigned() {
        val view = Scenes.view(Scenes.people(13), "G7 resign")
        picture("end-resigned-large-text", Scene(textSize = 1.5f)) { Play(PlayState(view)) }
    }

    @Test fun endLandscape() {
        val view = Scenes.view(Scenes.people(), won)
        picture("end-landscape", Scene.landscape()) { Play(PlayState(view)) }
    }

    @Test fun endDraw() {
        val view = Scenes.view(Scenes.people(rule = FiveRule.Renju), "H8 pass pass")
        picture("end-draw") { Play(PlayState(view)) }
    }

    @Test fun replay() {
        val state = Scenes.replay(Scenes.people(), won, 6)
        picture("replay") { Replay(state) }
    }

    @Test fun replayEnd() {
        val state = Scenes.replay(Scenes.people(), won, 9)
        picture("replay-end-dark-zh", Scene(dark = true, language = Language.ZhHans)) { Replay(state) }
    }

    @Test fun replayLandscape() {
        val state = Scenes.replay(Scenes.people(), won, 4)
        picture("replay-landscape", Scene.landscape(language = Language.ZhHans)) { Replay(state) }
    }

    @Test fun settings() = picture("settings", Scene(height = 1500)) {
        SettingsScreen(SettingsState(Settings(), "0.1.0"), {}, {})
    }

    @Test fun settingsDarkChinese() =
        picture("settings-dark-zh", Scene(dark = true, language = Language.ZhHans, height = 1500)) {
            val settings = Settings(look = "night", language = Language.ZhHans)
            SettingsScreen(SettingsState(settings, "0.1.0", couldNotSave = true), {}, {})
        }

    @Test fun settingsLargeText() = picture("settings-large-text", Scene(textSize = 2f)) {
        SettingsScreen(SettingsState(Settings(), "0.1.0"), {}, {})
    }
}
