package app.tengen.golden

import app.tengen.ui.platform.GameChoice
import app.tengen.ui.platform.GameKind
import app.tengen.ui.platform.GameRefusal
import app.tengen.ui.platform.GameVariant
import app.tengen.ui.platform.GoChoice
import app.tengen.ui.platform.GoRuleSet
import app.tengen.ui.platform.Hint
import app.tengen.ui.platform.HintReason
import app.tengen.ui.platform.Level
import app.tengen.ui.platform.TimeControl
import app.tengen.ui.play.Advice
import app.tengen.ui.play.Notice
import app.tengen.ui.play.Panel
import app.tengen.ui.play.PlayState
import app.tengen.ui.texts.Language
import org.junit.Test
import kotlin.time.Duration.Companion.minutes

/** The states that only Go has. */
class GoGoldenTest : GoldenScreens() {
    private val go = GameChoice(game = GameKind.Go)
    private val ko = "B9 C9 A8 D8 B7 C7 C8 B8"

    /** A wall each in the middle, and a white stone behind Black's. */
    private val walls = "D9 F9 D8 F8 D7 F7 D6 F6 D5 F5 D4 F4 D3 F3 D2 F2 D1 F1 B5 B7 pass H3 pass pass"

    @Test fun newGameGo() = picture("new-game-go") { NewGame(go) }

    @Test fun newGameGoMore() = picture("new-game-go-more", Scene(height = 1700)) {
        val variant = GameVariant.Go(GoRuleSet.Chinese, komi = 1, handicap = 4)
        NewGame(go.copy(go = GoChoice(9, variant)), showsMore = true)
    }

    @Test fun newGameGoMoreDarkChinese() =
        picture("new-game-go-more-dark-zh", Scene(dark = true, language = Language.ZhHans, height = 1700)) {
            val variant = GameVariant.Go(GoRuleSet.Japanese, komi = 13)
            val clock = TimeControl.Canadian(10.minutes, 5.minutes, 25)
            NewGame(go.copy(level = Level.Hard, timeControl = clock, go = GoChoice(13, variant)), showsMore = true)
        }

    @Test fun goKo() {
        val view = Scenes.view(Scenes.go(), ko)
        picture("go-ko") {
            Play(PlayState(view, notice = Notice.Refused(GameRefusal.Ko(view.config.size.at("C8")))))
        }
    }

    @Test fun goMiddleDarkChinese() {
        val view = Scenes.view(Scenes.go(), ko)
        picture("go-middle-dark-zh", Scene(dark = true, language = Language.ZhHans)) {
            val hint = Hint(view.config.size.at("D7"), HintReason.GivesAtari)
            Play(PlayState(view, advice = Advice.Found(hint)))
        }
    }

    @Test fun goLargeBoard() {
        val view = Scenes.view(Scenes.go(19, GameVariant.Go(komi = 1, handicap = 4)), "F17 D14 C17")
        picture("go-19") { Play(PlayState(view)) }
    }

    @Test fun goScoring() {
        val view = Scenes.view(Scenes.go(), walls)
        picture("go-scoring") { Play(PlayState(view)) }
    }

    @Test fun goScoringDarkChineseLargeText() {
        val view = Scenes.view(Scenes.go(), walls)
        picture("go-scoring-dark-zh", Scene(dark = true, language = Language.ZhHans, textSize = 1.5f)) {
            Play(PlayState(view))
        }
    }

    @Test fun goCount() {
        val view = Scenes.view(Scenes.go(variant = GameVariant.Go(GoRuleSet.Japanese, komi = 13)), walls)
        picture("go-count") { Play(PlayState(view, panel = Panel.Count)) }
    }

    @Test fun goEnd() {
        val view = Scenes.view(Scenes.go(), "$walls accept")
        picture("go-end") { Play(PlayState(view)) }
    }

    @Test fun goEndLandscapeChinese() {
        val view = Scenes.view(Scenes.go(), "$walls accept")
        picture("go-end-landscape-zh", Scene.landscape(dark = true, language = Language.ZhHans)) { Play(PlayState(view)) }
    }

    @Test fun goReplay() {
        val state = Scenes.replay(Scenes.go(), ko, 8)
        picture("go-replay") { Replay(state) }
    }
}
