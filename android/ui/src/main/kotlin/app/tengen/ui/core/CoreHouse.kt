package app.tengen.ui.core

import app.tengen.core.GameOptions
import app.tengen.core.GameSession
import app.tengen.core.StartException
import app.tengen.core.Store
import app.tengen.core.fittingOpenings
import app.tengen.ui.board.BoardSize
import app.tengen.ui.platform.FiveRule
import app.tengen.ui.platform.GameConfig
import app.tengen.ui.platform.GameHouse
import app.tengen.ui.platform.GamePort
import app.tengen.ui.platform.GameRefusal
import app.tengen.ui.platform.GoRuleSet
import app.tengen.ui.platform.Opening
import app.tengen.core.mostHandicap as coreMostHandicap
import app.tengen.core.usualKomi as coreUsualKomi

/** Games of the core, kept in its store from one start of the app to the next. */
class CoreHouse(
    private val store: Store,
    private val options: GameOptions = GameSession.usualOptions,
) : GameHouse {
    override suspend fun start(config: GameConfig): GamePort =
        told { CoreGame(GameSession.start(config.toCore(), options, store)) }

    override suspend fun resume(): GamePort? = told { GameSession.resume(store, options)?.let(::CoreGame) }

    override fun openings(rule: FiveRule, size: BoardSize): List<Opening> =
        fittingOpenings(rule.toCore(), size.columns.toUInt(), size.rows.toUInt()).map { it.toScreen() }

    override fun usualKomi(ruleSet: GoRuleSet): Int = coreUsualKomi(ruleSet.toCore())

    override fun mostHandicap(size: BoardSize): Int =
        coreMostHandicap(size.columns.toUInt(), size.rows.toUInt()).toInt()

    private inline fun <T> told(work: () -> T): T = try {
        work()
    } catch (error: StartException) {
        throw GameRefusal.Failed(error.toString(), error)
    }
}
