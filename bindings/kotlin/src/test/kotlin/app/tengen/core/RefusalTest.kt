package app.tengen.core

import org.junit.Assert.assertEquals
import org.junit.Assert.fail
import org.junit.Test
import java.nio.file.Files
import java.time.Duration

/** Every typed error, brought about by a caller's fault. */
class RefusalTest {
    private val met = mutableSetOf<Class<*>>()

    private suspend inline fun <reified E : Exception> refused(expected: E, call: suspend () -> Unit) {
        try {
            call()
        } catch (error: Exception) {
            assertEquals(expected.javaClass, error.javaClass)
            assertEquals(expected.message, error.message)
            met.add(error.javaClass)
            return
        }
        fail("not refused: $expected")
    }

    /** Refused with words that are not the test's to say. */
    private suspend inline fun <reified E : Exception> met(call: suspend () -> Unit) {
        try {
            call()
        } catch (error: Exception) {
            assertEquals(E::class.java, error.javaClass)
            met.add(error.javaClass)
            return
        }
        fail("not refused: ${E::class.java}")
    }

    /** The errors of one kind that no caller's fault brought about. */
    private fun unmet(kind: Class<*>) =
        kind.declaredClasses.filter { kind.isAssignableFrom(it) && it !in met }.map { it.simpleName }.sorted()

    private suspend fun game(config: GameConfig, options: GameOptions = atOnce, work: suspend (GameSession) -> Unit) =
        GameSession.start(config, options).use { work(it) }

    @Test
    fun `every refusal of an intent`() = test {
        game(betweenPeople) { game ->
            refused(GameException.NothingToUndo()) { game.undo(0u) }
            refused(GameException.NothingToRedo()) { game.redo(0u) }
            refused(GameException.NoPass()) { game.pass(0u) }
            refused(GameException.NothingToChoose()) { game.choose(OpeningChoice.OfferTen, 0u) }
            for (far in listOf(225u, 65536u, UInt.MAX_VALUE)) {
                refused(GameException.OffBoard(far)) { game.play(far, 0u) }
            }
            game.play(112u, 0u)
            refused(GameException.Stale(seen = 0u, current = 1u)) { game.play(113u, 0u) }
            refused(GameException.Occupied(112u)) { game.play(112u, 1u) }
            game.setActive(false)
            refused(GameException.Paused()) { game.play(113u, 1u) }
            game.setActive(true)
            game.resign(1u)
            refused(GameException.Over()) { game.play(113u, 2u) }
            game.close()
            refused(GameException.Closed()) { game.undo(2u) }
            refused(GameException.Closed()) { game.setActive(true) }
        }
        game(against(Level.HARD), endless) { game ->
            game.play(112u, 0u)
            refused(GameException.NotYourTurn()) { game.play(113u, 1u) }
        }
        game(
            betweenPeople.copy(first = Participant.Computer(Level.EASY), second = Participant.Computer(Level.EASY)),
            endless,
        ) { game ->
            refused(GameException.NoPerson()) { game.resign(0u) }
        }
        game(betweenPeople.with(rule = FiveRule.RENJU)) { game ->
            var revision = 0uL
            for (point in crossing) revision = game.play(point, revision)
            refused(GameException.Forbidden(point(8, 6), Foul.DOUBLE_THREE)) { game.play(point(8, 6), revision) }
        }
        game(betweenPeople.with(opening = Opening.PRO)) { game ->
            refused(GameException.OutsideOpening(0u, "the centre point")) { game.play(0u, 0u) }
        }
        game(betweenPeople.with(rule = FiveRule.RENJU, opening = Opening.SOOSORV8)) { game ->
            var revision = 0uL
            for (point in listOf(point(7, 7), point(7, 6), point(8, 8))) revision = game.play(point, revision)
            refused(GameException.OtherTask()) { game.play(point(5, 5), revision) }
            refused(GameException.NoSuchOption(OpeningChoice.OfferTen)) {
                game.choose(OpeningChoice.OfferTen, revision)
            }
            revision = game.choose(OpeningChoice.Play(Stone.BLACK), revision)
            revision = game.play(point(6, 8), revision)
            revision = game.choose(OpeningChoice.FifthMoves(2u), revision)
            revision = game.choose(OpeningChoice.Play(Stone.BLACK), revision)
            revision = game.play(point(3, 3), revision)
            refused(GameException.Symmetrical(point(3, 3), point(3, 3))) { game.play(point(3, 3), revision) }
            revision = game.play(point(3, 5), revision)
            refused(GameException.NotOffered(point(9, 9))) { game.play(point(9, 9), revision) }
        }
        goRefusals()
        assertEquals("faults inside are not to be had", listOf("Internal"), unmet(GameException::class.java))
    }

    private suspend fun goRefusals() {
        game(goBetweenPeople()) { game ->
            refused(GameException.NotCounting()) { game.acceptCount(0u) }
            // Black takes the ko at E5; then White may not take back at D5.
            val ko = game.play("D6 E6 C5 F5 D4 E4 A1 D5 E5")
            refused(GameException.Ko(goPoint("D5"))) { game.play(goPoint("D5"), ko) }
        }
        // On three points in a row each side captures in turn, until the stones stand as before.
        game(goBetweenPeople(chinese.copy(superko = true)).copy(width = 3u, height = 1u)) { game ->
            var revision = 0uL
            for (point in listOf(0u, 2u, 1u, 2u)) revision = game.play(point, revision)
            refused(GameException.Superko(0u, 2u)) { game.play(0u, revision) }
        }
        game(goBetweenPeople()) { game ->
            val revision = game.play("A2 J9 B1")
            refused(GameException.Suicide(goPoint("A1"))) { game.play(goPoint("A1"), revision) }
        }
        game(goBetweenPeople()) { game ->
            game.play(DIVIDED)
            val revision = game.await { it.go?.scoring?.judging == false }.revision
            refused(GameException.Counting()) { game.play(goPoint("A1"), revision) }
            refused(GameException.NoStone(goPoint("A1"))) { game.markDead(goPoint("A1"), revision) }
        }
    }

    @Test
    fun `every refusal of a start`() = test {
        refused(StartException.BoardSize(4u, 15u)) { GameSession.start(betweenPeople.copy(width = 4u)).close() }
        refused(StartException.BoardSize(15u, 4_000_000_000u)) {
            GameSession.start(betweenPeople.copy(height = 4_000_000_000u)).close()
        }
        refused(StartException.OpeningDoesNotFit(Opening.SWAP2, FiveRule.RENJU)) {
            GameSession.start(betweenPeople.with(rule = FiveRule.RENJU, opening = Opening.SWAP2)).close()
        }
        refused(StartException.Handicap(1u, 9u)) {
            GameSession.start(goBetweenPeople(chinese.copy(handicap = 1u))).close()
        }
        refused(StartException.Komi(801)) { GameSession.start(goBetweenPeople(chinese.copy(komi = 801))).close() }
        refused(StartException.Clock("a clock without time: limit is zero")) {
            GameSession.start(betweenPeople.copy(timeControl = TimeControl.PerMove(Duration.ZERO))).close()
        }
        val store = openStore(Files.createTempDirectory("tengen").toString())
        store.shut()
        refused(StartException.NotStored("the store is closed")) {
            GameSession.start(betweenPeople, store = store).close()
        }
        store.close()
        // The core's own tests damage a saved game.
        assertEquals(listOf("Internal", "KeptAside"), unmet(StartException::class.java))
    }

    @Test
    fun `every refusal of advice`() = test {
        game(betweenPeople) { game ->
            refused(AdviceException.NotGo()) { game.estimate(0u) }
            refused(AdviceException.Stale(seen = 3u, current = 0u)) { game.advise(3u) }
            game.resign(0u)
            refused(AdviceException.Over()) { game.advise(1u) }
            game.close()
            refused(AdviceException.Closed()) { game.advise(1u) }
        }
        game(against(Level.EASY), endless) { game ->
            game.play(112u, 0u)
            refused(AdviceException.NotYourTurn()) { game.advise(1u) }
        }
        game(betweenPeople.with(opening = Opening.SWAP)) { game ->
            for (stone in 0..2) game.play(stone.toUInt(), stone.toULong())
            refused(AdviceException.ChoiceAsked()) { game.advise(3u) }
        }
        assertEquals(listOf("Internal"), unmet(AdviceException::class.java))
    }

    @Test
    fun `every refusal of a record`() = test {
        met<RecordException.NoRecord> { openRecord(ByteArray(0)).close() }
        met<RecordException.TooLarge> { openRecord(ByteArray(64 shl 20) { ' '.code.toByte() }).close() }
        openRecord("(;GM[1]SZ[9];B[ee];W[cc])".toByteArray()).use { record ->
            refused(RecordException.NotShown(1u)) { record.replay(1u).close() }
            record.replay(0u).use { replay ->
                refused(RecordException.NoFrame(number = 3u, last = 2u)) { replay.frame(3u) }
            }
        }
        assertEquals(listOf("Internal"), unmet(RecordException::class.java))
    }

    @Test
    fun `every refusal of the store`() = test {
        val folder = Files.createTempDirectory("tengen")
        val store = openStore(folder.toString())
        refused(StoreException.InUse()) { openStore(folder.toString()).close() }
        store.shut()
        refused(StoreException.Closed()) { store.settings() }
        store.close()
        val file = Files.createFile(folder.resolve("file"))
        met<StoreException.Disk> { openStore(file.toString()).close() }
        // The core's own tests damage documents.
        assertEquals(listOf("Damaged", "Newer"), unmet(StoreException::class.java))
    }
}
