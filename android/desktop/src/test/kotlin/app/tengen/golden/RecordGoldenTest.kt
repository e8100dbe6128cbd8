package app.tengen.golden

import app.tengen.ui.core.CoreRecords
import app.tengen.ui.platform.RecordPort
import app.tengen.ui.platform.RecordRefusal
import app.tengen.ui.play.PlayState
import app.tengen.ui.record.OpenedGame
import app.tengen.ui.record.RecordListScreen
import app.tengen.ui.record.RecordRefusalSheet
import app.tengen.ui.replay.ReplayState
import app.tengen.ui.texts.Language
import kotlinx.coroutines.runBlocking
import org.junit.Test

/** Files of games that the core really opened. */
class RecordGoldenTest : GoldenScreens() {
    private val several =
        "(;GM[1]SZ[19]PB[Honinbo Shusaku]PW[Gennan Inseki]RE[B+2]DT[1846-09-11];B[qd];W[dc];B[pq];W[oc])" +
            "(;GM[4]SZ[15]PB[Anna]PW[Boris]RE[W+R]DT[2026-11-30];B[hh];W[ig];B[jf])" +
            "(;GM[1]SZ[9]GN[A first game on the small board];B[ee];W[cc])" +
            "(;GM[4]SZ[15];B[hh])" +
            "(;GM[2]SZ[8]PB[Carla]PW[Dan])"

    /** A stone on a stone, a point off the board, and an end that is missing. */
    private val damaged =
        "(;GM[1]SZ[9]PB[Anna]PW[Boris]RE[B+3.5]DT[2026-12-07];B[ee];W[ec];B[ge];W[ee];B[cc]" +
            "C[Black takes the corner, and White has no answer to both sides.];W[zz];B[gc]"

    private fun <T> opened(text: String, seen: suspend (RecordPort) -> T): T =
        runBlocking { CoreRecords.open(text.toByteArray()).use { seen(it) } }

    private fun replay(position: Int): ReplayState = opened(damaged) { record ->
        val replay = record.replay(0)
        ReplayState.of(OpenedGame(replay, record.games[0], record.warnings))
            .copy(frame = replay.frame(position), position = position)
    }

    @Test fun recordList() {
        val games = opened(several) { it.games }
        picture("record-list") { RecordListScreen(games, {}, {}) }
    }

    @Test fun recordListLandscapeChinese() {
        val games = opened(several) { it.games }
        picture("record-list-landscape-zh", Scene.landscape(language = Language.ZhHans)) {
            RecordListScreen(games, {}, {})
        }
    }

    @Test fun recordReplay() {
        val state = replay(5)
        picture("record-replay") { Replay(state) }
    }

    @Test fun recordReplayDarkChinese() {
        val state = replay(0)
        picture("record-replay-dark-zh", Scene(dark = true, language = Language.ZhHans)) { Replay(state) }
    }

    @Test fun recordFaults() {
        val state = replay(5).copy(showsWarnings = true)
        picture("record-faults") { Replay(state) }
    }

    @Test fun recordRefused() = picture("record-refused") {
        NewGame()
        RecordRefusalSheet(RecordRefusal.NoRecord("no game"), {})
    }

    @Test fun recordNotSharedDarkChineseLargeText() {
        val view = Scenes.view(Scenes.people(), "H8 H9 J9")
        picture("record-not-shared-dark-zh", Scene(dark = true, textSize = 1.5f, language = Language.ZhHans)) {
            Play(PlayState(view))
            RecordRefusalSheet(RecordRefusal.NotShared("full"), {})
        }
    }
}
