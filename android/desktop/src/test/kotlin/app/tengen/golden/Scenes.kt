package app.tengen.golden

import app.tengen.core.GameOptions
import app.tengen.core.openStore
import app.tengen.ui.board.BoardSize
import app.tengen.ui.board.Stone
import app.tengen.ui.core.CoreHouse
import app.tengen.ui.platform.FiveRule
import app.tengen.ui.platform.GameConfig
import app.tengen.ui.platform.GamePort
import app.tengen.ui.platform.GameVariant
import app.tengen.ui.platform.GameView
import app.tengen.ui.platform.Opening
import app.tengen.ui.platform.OpeningChoice
import app.tengen.ui.platform.Participant
import app.tengen.ui.platform.TimeControl
import app.tengen.ui.platform.Turn
import app.tengen.ui.replay.ReplayState
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withTimeout
import java.nio.file.Files
import java.time.Duration
import kotlin.time.Duration.Companion.seconds

/** Pictures of games that the core really played. */
object Scenes {
    /** Two people on a board of [side] points a side; a test changes what it is about. */
    fun people(
        side: Int = 15,
        rule: FiveRule = FiveRule.Freestyle,
        opening: Opening = Opening.Free,
        time: TimeControl = TimeControl.Off,
    ) = GameConfig(
        variant = GameVariant.Five(rule, opening),
        size = BoardSize.square(side),
        first = Participant.Person,
        second = Participant.Person,
        timeControl = time,
        seed = 7,
    )

    /** Two people at Go. */
    fun go(side: Int = 9, variant: GameVariant.Go = GameVariant.Go()) = people(side).copy(variant = variant)

    /**
     * The view after some steps: points as players write them, "black", "white", "two-more", "pass",
     * "resign", "undo"; in Go "mark:D4" and "accept".
     */
    fun view(config: GameConfig, steps: String = ""): GameView = after(config, steps) { it.personsView() }

    /** The frame after so many moves of the line that some steps make, as the replay shows it. */
    fun replay(config: GameConfig, steps: String, position: Int): ReplayState =
        after(config, steps) { ReplayState.of(it.replay(), position) }

    private fun <T> after(config: GameConfig, steps: String, seen: suspend (GamePort) -> T): T = runBlocking {
        val folder = Files.createTempDirectory("tengen")
        openStore(folder.toString()).use { store ->
            val options = GameOptions(smallestThinkingTime = Duration.ZERO, untilStopped = false)
            CoreHouse(store, options).start(config).use { game ->
                for (step in steps.split(' ').filter { it.isNotEmpty() }) game.take(step, config.size)
                seen(game)
            }
        }
    }

    private suspend fun GamePort.take(step: String, size: BoardSize) {
        val revision = personsView().revision
        when (step) {
            "black" -> choose(OpeningChoice.Play(Stone.Black), revision)
            "white" -> choose(OpeningChoice.Play(Stone.White), revision)
            "two-more" -> choose(OpeningChoice.PlaceTwoMore, revision)
            "pass" -> pass(revision)
            "resign" -> resign(revision)
            "undo" -> undo(revision)
            "accept" -> acceptCount(revision)
            else -> if (step.startsWith(
                    MARK,
                )
            ) {
                markDead(size.at(step.removePrefix(MARK)), revision)
            } else {
                play(size.at(step), revision)
            }
        }
        view.first { it.revision > revision }
    }

    private const val MARK = "mark:"

    /** The view once the computer is done. */
    private suspend fun GamePort.personsView(): GameView = withTimeout(20.seconds) {
        view.first { !it.thinking && it.turn !is Turn.Computer && it.go?.scoring?.judging != true }
    }
}

/** The point that players write so. */
fun BoardSize.at(label: String): Int = points.first { label(it) == label }
