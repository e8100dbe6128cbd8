package app.tengen.ui.core

import app.tengen.core.GameOptions
import app.tengen.core.Store
import app.tengen.core.openStore
import app.tengen.ui.board.BoardSize
import app.tengen.ui.board.Stone
import app.tengen.ui.board.TouchInput
import app.tengen.ui.platform.Appearance
import app.tengen.ui.platform.ColourChoice
import app.tengen.ui.platform.Cue
import app.tengen.ui.platform.FiveRule
import app.tengen.ui.platform.FoulPolicy
import app.tengen.ui.platform.GameChange
import app.tengen.ui.platform.GameChoice
import app.tengen.ui.platform.GameConfig
import app.tengen.ui.platform.GameKind
import app.tengen.ui.platform.GameRefusal
import app.tengen.ui.platform.GameVariant
import app.tengen.ui.platform.GoChoice
import app.tengen.ui.platform.GoPhase
import app.tengen.ui.platform.GoRuleSet
import app.tengen.ui.platform.HintReason
import app.tengen.ui.platform.Level
import app.tengen.ui.platform.Opening
import app.tengen.ui.platform.OutcomeReason
import app.tengen.ui.platform.Participant
import app.tengen.ui.platform.Seat
import app.tengen.ui.platform.Settings
import app.tengen.ui.platform.TimeControl
import app.tengen.ui.platform.Turn
import app.tengen.ui.texts.Language
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withTimeout
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Assert.fail
import org.junit.Test
import java.nio.file.Files
import kotlin.time.Duration.Companion.seconds
import java.time.Duration as JavaDuration

/** The core behind the screens' interfaces. */
class CoreGameTest {
    private val folder = Files.createTempDirectory("tengen")
    private val atOnce = GameOptions(smallestThinkingTime = JavaDuration.ZERO, untilStopped = false)
    private val betweenPeople = GameConfig(
        variant = GameVariant.Five(),
        size = BoardSize.square(15),
        first = Participant.Person,
        second = Participant.Person,
        timeControl = TimeControl.Off,
        seed = -1,
    )

    private fun test(work: suspend (Store) -> Unit) = runBlocking {
        withTimeout(60_000) {
            openStore(folder.toString()).use { store ->
                work(store)
                store.shut()
            }
        }
    }

    @Test
    fun `a game against the computer is played out and found again`() = test { store ->
        val house = CoreHouse(store, atOnce)
        assertNull(house.resume())
        val over = house.start(betweenPeople.copy(second = Participant.Computer(Level.Hard))).use { game ->
            var view = game.view.value
            while (view.turn != Turn.Over) {
                val free = (0 until view.stones.area).first { view.stones[it] == null }
                game.play(free, view.revision)
                val played = view.revision
                view = game.view.first { it.revision > played && it.turn !is Turn.Computer }
            }
            view
        }
        assertEquals(OutcomeReason.Five, over.outcome?.reason)
        assertEquals(Seat.Second, over.outcome?.winner)
        assertTrue(over.outcome!!.line.all { over.stones[it] == Stone.White })
        house.resume()!!.use { assertEquals(over, it.view.value) }
    }

    @Test
    fun `changes come with their cues`() = test { store ->
        CoreHouse(store, atOnce).start(betweenPeople).use { game ->
            val heard = mutableListOf<GameChange>()
            runBlocking {
                val listening = launch(start = CoroutineStart.UNDISPATCHED) { game.changes.collect(heard::add) }
                game.play(112, 0)
                game.undo(1)
                game.view.first { it.revision == 2L }
                while (heard.size < 2) kotlinx.coroutines.delay(5)
                listening.cancel()
            }
            assertEquals(listOf(Cue.StonePlaced, Cue.Undone), heard.flatMap { it.cues })
            assertEquals(112, heard[1].removed.single().point)
        }
    }

    @Test
    fun `hints and heat come from the same reading`() = test { store ->
        CoreHouse(store, atOnce).start(betweenPeople).use { game ->
            assertEquals(HintReason.TakesCentre, game.hint(0).reason)
            for (stone in 0..7) game.play((if (stone % 2 == 0) 108 else 138) + stone / 2, stone.toLong())
            val hint = game.hint(8)
            assertEquals(HintReason.Wins, hint.reason)
            val heat = game.moveValues(8)
            assertEquals(hint.point, heat.first().point)
            assertEquals(100, heat.first().value)
            assertTrue(heat.all { it.value in 0..100 })
        }
    }

    @Test
    fun `refusals are the screens' own`() = test { store ->
        val house = CoreHouse(store, atOnce)
        val game = house.start(betweenPeople)
        game.play(112, 0)
        refused<GameRefusal.Stale> { game.play(113, 0) }
        refused<GameRefusal.Occupied> { game.play(112, 1) }
        refused<GameRefusal.PassNotAllowed> { game.pass(1) }
        refused<GameRefusal.NothingToRedo> { game.redo(1) }
        game.resign(1)
        refused<GameRefusal.Over> { game.hint(2) }
        game.close()
        refused<GameRefusal.Failed> { game.undo(2) }
        refused<GameRefusal.Failed> { house.start(betweenPeople.copy(size = BoardSize.square(3))) }
        assertEquals(listOf(Opening.Free, Opening.CentreFirst), house.openings(FiveRule.Renju, BoardSize.square(19)))
    }

    private suspend inline fun <reified R : GameRefusal> refused(call: suspend () -> Unit) {
        try {
            call()
        } catch (refusal: GameRefusal) {
            assertEquals(R::class, refusal::class)
            return
        }
        fail("not refused")
    }

    @Test
    fun `a game of Go is played and counted`() = test { store ->
        val house = CoreHouse(store, atOnce)
        assertEquals(13, house.usualKomi(GoRuleSet.Japanese))
        assertEquals(9, house.mostHandicap(BoardSize.square(19)))
        assertEquals(4, house.mostHandicap(BoardSize.square(7)))
        val size = BoardSize.square(9)
        house.start(betweenPeople.copy(variant = GameVariant.Go(), size = size)).use { game ->
            // A wall each; a white stone dies in Black's corner.
            val black = (0..8).map { size.point(3, it) }
            val white = (0..8).map { size.point(5, it) }
            var revision = 0L
            for ((ours, theirs) in black.zip(white)) {
                game.play(ours, revision++)
                game.play(theirs, revision++)
            }
            game.pass(revision++)
            game.play(size.point(1, 1), revision++)
            refused<GameRefusal.Failed> { game.acceptCount(revision) }
            game.pass(revision++)
            game.pass(revision++)
            var view = game.view.first { it.go?.scoring?.judging == false }
            assertEquals(GoPhase.Scoring, view.go?.phase)
            assertEquals(Turn.Scoring, view.turn)
            refused<GameRefusal.NoStone> { game.markDead(0, view.revision) }
            val intruder = size.point(1, 1)
            if (intruder !in view.go!!.scoring!!.dead) {
                game.markDead(intruder, view.revision)
                view = game.view.first { intruder in it.go!!.scoring!!.dead }
            }
            // Black has 4 columns, White as many and the komi.
            assertEquals(72, view.go!!.scoring!!.black.total)
            assertEquals(72 + 15, view.go!!.scoring!!.white.total)
            game.acceptCount(view.revision)
            val over = game.view.first { it.turn == Turn.Over }
            assertEquals(OutcomeReason.Count, over.outcome?.reason)
            assertEquals(Seat.Second, over.outcome?.winner)
            assertEquals(-15, over.outcome?.halfPoints)
            val replay = game.replay()
            assertEquals(22, replay.last)
            assertEquals(Stone.White, replay.frame(20).stones[intruder])
        }
    }

    @Test
    fun `a ko is explained`() = test { store ->
        val size = BoardSize.square(9)
        CoreHouse(store, atOnce).start(betweenPeople.copy(variant = GameVariant.Go(), size = size)).use { game ->
            val moves = listOf(1 to 0, 2 to 0, 0 to 1, 3 to 1, 1 to 2, 2 to 2, 2 to 1, 1 to 1)
            moves.forEachIndexed { index, (column, row) -> game.play(size.point(column, row), index.toLong()) }
            val view = game.view.first { it.revision == 8L }
            assertEquals(1, view.second.captures)
            assertEquals(size.point(2, 1), view.go?.ko)
            refused<GameRefusal.Ko> { game.play(size.point(2, 1), 8) }
        }
    }

    @Test
    fun `settings and choices come back`() = test { store ->
        val port = CoreSettings(store)
        assertEquals(Settings(), port.settings())
        assertEquals(GameChoice(), port.choice())
        val settings = Settings(
            appearance = Appearance.Dark,
            language = Language.ZhHans,
            look = "night",
            coordinates = false,
            moveNumbers = true,
            showForbidden = false,
            foulPolicy = FoulPolicy.Loses,
            leftHanded = true,
            reducedMotion = true,
            input = TouchInput.Press,
        )
        val choice = GameChoice(
            level = null,
            colour = ColourChoice.Toss,
            side = 19,
            rule = FiveRule.Caro,
            opening = Opening.Swap2,
            timeControl = TimeControl.ByoYomi(60.seconds, 30.seconds, 3),
            game = GameKind.Go,
            go = GoChoice(13, GameVariant.Go(GoRuleSet.Japanese, komi = 1, handicap = 4, computerResigns = false)),
        )
        port.save(settings)
        port.save(choice)
        assertEquals(settings, port.settings())
        assertEquals(choice, port.choice())
    }
}
