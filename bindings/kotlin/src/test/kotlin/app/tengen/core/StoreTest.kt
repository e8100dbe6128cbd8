package app.tengen.core

import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.launch
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import java.nio.file.Files
import java.nio.file.Path
import java.time.Duration

class StoreTest {
    private val folder: Path = Files.createTempDirectory("tengen")

    private suspend fun <T> Path.store(work: suspend (Store) -> T): T = openStore(toString()).use { store ->
        work(store).also { store.shut() }
    }

    /** The folder as a killed app leaves it: the bytes on the disk at this moment. */
    private fun killed(folder: Path = this.folder): Path = Files.createTempDirectory("tengen-killed").also { copy ->
        Files.list(folder).use { files -> files.forEach { Files.copy(it, copy.resolve(it.fileName)) } }
    }

    private suspend fun resumed(copy: Path) = copy.store { store ->
        GameSession.resume(store, endless)!!.use { it.view.value }
    }

    @Test
    fun `settings and choices come back`() = test {
        val (settings, choice) = folder.store { it.settings() to it.choice() }
        assertEquals("kaya", settings.look)
        assertEquals(Level.EASY, choice.level)
        val set = settings.copy(look = "night", language = "zh-Hans", input = TouchInput.CONFIRM, leftHanded = true)
        val chosen = choice.copy(
            level = null,
            side = 19u,
            rule = FiveRule.CARO,
            timeControl = TimeControl.ByoYomi(Duration.ofMinutes(5), Duration.ofSeconds(30), 3u),
        )
        folder.store {
            it.saveSettings(set)
            it.saveChoice(chosen)
        }
        folder.store {
            assertEquals(set, it.settings())
            assertEquals(chosen, it.choice())
            assertNull(it.keptAside())
        }
    }

    @Test
    fun `killed at any ply of a game between people, the same view comes back`() = test {
        folder.store { store ->
            GameSession.start(betweenPeople, atOnce, store).use { game ->
                assertSame(game.view.value, resumed(killed()))
                var revision = 0uL
                for (point in blackWins) {
                    revision = game.play(point, revision)
                    assertSame(game.await { it.revision == revision }, resumed(killed()))
                }
                revision = game.undo(revision)
                assertSame(game.await { it.revision == revision }, resumed(killed()))
            }
        }
    }

    @Test
    fun `killed at any ply of an opening, the same view comes back`() = test {
        folder.store { store ->
            GameSession.start(
                betweenPeople.with(rule = FiveRule.RENJU, opening = Opening.TARAGUCHI10),
                atOnce,
                store,
            ).use { game ->
                var view = game.view.value
                while (true) {
                    assertSame(view, resumed(killed()))
                    val task = view.opening ?: break
                    val revision = when (task.kind) {
                        OpeningTaskKind.CHOOSE -> game.choose(task.choices.last(), view.revision)
                        else -> game.play(task.allowed.last(), view.revision)
                    }
                    view = game.await { it.revision == revision }
                }
                assertTrue(view.log.size > 10)
            }
        }
    }

    /** Goes on with the game of a folder, kills the app after one ply, and checks what is then resumed. */
    private suspend fun Path.onePly(
        options: GameOptions,
        act: suspend (GameSession) -> GameView,
    ): Pair<Path, GameView> = store { store ->
        GameSession.resume(store, options)!!.use { game ->
            val view = act(game)
            val copy = killed(this@onePly)
            assertSame(view, resumed(copy))
            copy to view
        }
    }

    @Test
    fun `killed after every ply of a game against the computer, it is played to its end`() = test {
        folder.store { GameSession.start(against(Level.MEDIUM), endless, it).close() }
        var (at, view) = folder.onePly(endless) { it.view.value }
        while (view.turn != Turn.Over) {
            val options = if (view.turn is Turn.Computer) atOnce else endless
            val (next, after) = at.onePly(options) { game ->
                val before = view
                if (before.turn is Turn.Person) {
                    game.play(before.cells.indexOfFirst { it.toInt() == 0 }.toUInt(), before.revision)
                }
                game.await { it.revision > before.revision }
            }
            assertEquals(view.log.size + 1, after.log.size)
            at = next
            view = after
        }
        assertEquals(OutcomeReason.Five, view.outcome?.reason)
    }

    @Test
    fun `a game left in mid-thought goes on when the app returns`() = test {
        folder.store { store ->
            GameSession.start(against(Level.EASY), endless, store).use { game ->
                game.play(112u, 0u)
                game.setActive(false)
            }
            GameSession.resume(store, atOnce)!!.use { game ->
                assertEquals(false, game.view.value.thinking)
                game.setActive(true)
                assertEquals(2, game.await { it.turn is Turn.Person }.log.size)
            }
        }
    }

    @Test
    fun `the clocks stand still while the app is dead`() = test {
        folder.store { store ->
            val clock = TimeControl.Fischer(Duration.ofMinutes(5), Duration.ofSeconds(3))
            val seen = GameSession.start(betweenPeople.copy(timeControl = clock), atOnce, store).use { game ->
                game.play(112u, 0u)
                game.setActive(false)
                game.await { !it.active }
            }
            GameSession.resume(store, atOnce)!!.use { assertSame(seen, it.view.value) }
        }
    }

    @Test
    fun `a new game takes the place of the one in progress, whatever that still does`() = test {
        folder.store { store ->
            GameSession.start(betweenPeople, atOnce, store).use { old ->
                GameSession.start(betweenPeople.copy(seed = 99u), atOnce, store).use { new ->
                    old.play(0u, 0u)
                    assertEquals("another game has taken this one's place", old.unsavedAfter { old.play(1u, 1u) })
                    new.play(112u, 0u)
                }
            }
            GameSession.resume(store, atOnce)!!.use { game ->
                assertEquals(99uL, game.view.value.config.seed)
                assertEquals(listOf(GameAction.Place(112u)), game.view.value.log.map { it.action })
            }
            store.forgetGame()
            assertNull(GameSession.resume(store, atOnce))
        }
    }

    private suspend fun GameSession.unsavedAfter(intent: suspend () -> Unit): String? {
        var unsaved: String? = null
        var heard = false
        kotlinx.coroutines.coroutineScope {
            val listening = launch(start = CoroutineStart.UNDISPATCHED) {
                changes.collect {
                    unsaved = it.unsaved
                    heard = true
                }
            }
            intent()
            until { heard }
            listening.cancel()
        }
        return unsaved
    }

    @Test
    fun `a file that is no store is kept aside`() = test {
        Files.writeString(folder.resolve("tengen.redb"), "no store at all, but something that somebody may still want")
        folder.store { store ->
            val kept = store.keptAside()!!
            assertTrue(kept.reason is KeptReason.Damaged)
            assertTrue(Files.readString(folder.resolve(kept.fileName)).startsWith("no store"))
            assertEquals("kaya", store.settings().look)
            assertNull(GameSession.resume(store, atOnce))
        }
    }

    @Test
    fun `a file cut short is kept aside, and the next one again`() = test {
        repeat(2) { time ->
            folder.store { GameSession.start(betweenPeople, atOnce, it).close() }
            val file = folder.resolve("tengen.redb")
            Files.write(file, Files.readAllBytes(file).copyOf(1000))
            folder.store { assertEquals("tengen-damaged-${time + 1}.redb", it.keptAside()?.fileName) }
        }
    }
}
