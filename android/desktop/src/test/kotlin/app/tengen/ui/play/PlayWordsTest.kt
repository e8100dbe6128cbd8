package app.tengen.ui.play

import app.tengen.ui.board.Stone
import app.tengen.ui.fakes.againstHard
import app.tengen.ui.fakes.at
import app.tengen.ui.fakes.betweenPeople
import app.tengen.ui.fakes.ended
import app.tengen.ui.fakes.viewAfter
import app.tengen.ui.fakes.with
import app.tengen.ui.platform.Foul
import app.tengen.ui.platform.GameRefusal
import app.tengen.ui.platform.GameView
import app.tengen.ui.platform.Hint
import app.tengen.ui.platform.HintReason
import app.tengen.ui.platform.Opening
import app.tengen.ui.platform.OpeningChoice
import app.tengen.ui.platform.OpeningTask
import app.tengen.ui.platform.OpeningTaskKind
import app.tengen.ui.platform.OutcomeReason
import app.tengen.ui.platform.Seat
import app.tengen.ui.texts.Texts
import app.tengen.ui.texts.TextsEn
import app.tengen.ui.texts.TextsZhHans
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

/** What the play screen says, in both languages. */
class PlayWordsTest {
    private val size = betweenPeople.size
    private val h8 = size.at("H8")

    private fun task(
        kind: OpeningTaskKind,
        allowed: List<Int> = emptyList(),
        choices: List<OpeningChoice> = emptyList(),
        missing: Int = 0,
    ) = OpeningTask(Seat.First, kind, allowed, choices, offered = emptyList(), missing = missing)

    private fun GameView.asking(task: OpeningTask) = copy(opening = task)

    private fun Texts.refused(refusal: GameRefusal, view: GameView = viewAfter("")) =
        sentence(PlayState(view, notice = Notice.Refused(refusal)))

    @Test
    fun whoseTurnItIs() {
        val turns =
            listOf(
                viewAfter(""),
                viewAfter("H8"),
                viewAfter("", againstHard),
                viewAfter("H8", againstHard),
                viewAfter("H8").ended(OutcomeReason.FullBoard),
            )
        assertEquals(
            listOf("Black's turn", "White's turn", "Your turn", "Tengen's turn", "Game over"),
            turns.map {
                TextsEn.turn(it)
            },
        )
        assertEquals(listOf("轮到黑方", "轮到白方", "轮到你了", "轮到天元", "对局结束"), turns.map { TextsZhHans.turn(it) })
    }

    @Test
    fun seatsAreNamedAfterWhoSitsThere() {
        val alone = viewAfter("", againstHard)
        assertEquals(listOf("You", "Tengen, Hard"), Seat.entries.map { TextsEn.seatName(alone, it) })
        assertEquals(listOf("你", "天元 · 困难"), Seat.entries.map { TextsZhHans.seatName(alone, it) })
        assertEquals(listOf("Black", "White"), Seat.entries.map { TextsEn.seatName(viewAfter(""), it) })
    }

    @Test
    fun theStripOfTheSideToMoveIsLit() {
        val thinking = PlayState(viewAfter("H8", againstHard).copy(thinking = true))
        val opponent = thinking.strip(Seat.Second, TextsEn)
        assertTrue(opponent.stone == Stone.White && opponent.lit && opponent.thinking)
        assertEquals(listOf("Tengen, Hard", "Thinking"), listOf(opponent.name, opponent.line))
        val own = thinking.strip(Seat.First, TextsEn)
        assertTrue(own.stone == Stone.Black && !own.lit && !own.thinking)
        assertEquals(listOf("You", "Black"), listOf(own.name, own.line))
        assertEquals("轮到黑方", PlayState(viewAfter("")).strip(Seat.First, TextsZhHans).line)
    }

    @Test
    fun everyReasonForAHintHasWordsOfItsOwn() {
        for (texts in listOf(TextsEn, TextsZhHans)) {
            val sentences = HintReason.entries.map {
                texts.sentence(PlayState(viewAfter(""), advice = Advice.Found(Hint(h8, it)))).orEmpty()
            }
            assertEquals(HintReason.entries.size, sentences.toSet().size)
            for (sentence in sentences) assertTrue(sentence, sentence.startsWith("H8"))
        }
        assertEquals(
            "Every point is forbidden: pass.",
            TextsEn.sentence(PlayState(viewAfter(""), advice = Advice.Found(Hint(null, HintReason.MakesTwo)))),
        )
        assertEquals("正在寻找好点", TextsZhHans.sentence(PlayState(viewAfter(""), advice = Advice.Looking)))
    }

    @Test
    fun refusalsSayWhatIsTheMatter() {
        assertEquals("That point is taken.", TextsEn.refused(GameRefusal.Occupied(h8)))
        assertEquals(
            "H8 is forbidden for Black: double three.",
            TextsEn.refused(GameRefusal.Forbidden(h8, Foul.DoubleThree)),
        )
        assertEquals("H8 是黑方禁手：长连禁手。", TextsZhHans.refused(GameRefusal.Forbidden(h8, Foul.Overline)))
        assertEquals("There is nothing to take back yet.", TextsEn.refused(GameRefusal.NothingToUndo()))
        assertEquals("There is nothing to redo.", TextsEn.refused(GameRefusal.NothingToRedo()))
        assertEquals("The board has just changed. Look again, then play.", TextsEn.refused(GameRefusal.Stale()))
    }

    @Test
    fun openingsSayWhereTheStoneGoes() {
        val view = viewAfter("")
        val middle = size.points.filter { size.column(it) in 6..8 && size.row(it) in 6..8 }
        val centre = view.asking(task(OpeningTaskKind.Place, listOf(h8)))
        assertEquals("Place the first stone on the centre point.", TextsEn.sentence(PlayState(centre)))
        assertEquals(
            "The first stone goes on the centre point.",
            TextsEn.refused(GameRefusal.OutsideOpening(0), centre),
        )
        val inside = view.asking(task(OpeningTaskKind.Place, middle))
        assertEquals("Place this stone inside the middle 3 × 3.", TextsEn.sentence(PlayState(inside)))
        assertEquals("这一子请落在中央 3 × 3 之内。", TextsZhHans.sentence(PlayState(inside)))
        val outside = view.asking(task(OpeningTaskKind.Place, size.points - middle.toSet()))
        assertEquals("Place this stone outside the middle 3 × 3.", TextsEn.sentence(PlayState(outside)))
        assertEquals(
            "This opening keeps the stone outside the middle 3 × 3.",
            TextsEn.refused(GameRefusal.OutsideOpening(h8), outside),
        )
        assertNull(TextsEn.sentence(PlayState(view.asking(task(OpeningTaskKind.Place, size.points.toList())))))
    }

    @Test
    fun openingsCountTheFifthMoves() {
        val view = viewAfter("H8 H9 J8 J9")
        assertEquals(
            "Offer 2 more fifth moves.",
            TextsEn.sentence(PlayState(view.asking(task(OpeningTaskKind.Offer, missing = 2)))),
        )
        assertEquals(
            "Offer 1 more fifth move.",
            TextsEn.sentence(PlayState(view.asking(task(OpeningTaskKind.Offer, missing = 1)))),
        )
        assertEquals("请选择保留哪个第五手。", TextsZhHans.sentence(PlayState(view.asking(task(OpeningTaskKind.Pick)))))
        val mirrored = view.asking(task(OpeningTaskKind.Offer, missing = 1))
        assertEquals(
            "That fifth move mirrors another: offer a different one.",
            TextsEn.refused(GameRefusal.OutsideOpening(h8), mirrored),
        )
    }

    @Test
    fun whileTheComputerOpensItsWorkIsNamed() {
        val view = viewAfter("H8", againstHard)
        assertEquals("Tengen is choosing.", TextsEn.sentence(PlayState(view.asking(task(OpeningTaskKind.Choose)))))
        assertEquals("天元正在摆开局。", TextsZhHans.sentence(PlayState(view.asking(task(OpeningTaskKind.Place)))))
    }

    @Test
    fun swap2AsksForAColourOrTwoStones() {
        val view = viewAfter("H8 H9 J10", betweenPeople.with(opening = Opening.Swap2))
        val task =
            task(
                OpeningTaskKind.Choose,
                choices = listOf(
                    OpeningChoice.Play(Stone.Black),
                    OpeningChoice.Play(Stone.White),
                    OpeningChoice.PlaceTwoMore,
                ),
            )
        assertEquals("Which colour will you play?", TextsEn.choiceTitle(task, view))
        assertEquals(
            listOf("Take Black", "Take White", "Place two more"),
            task.choices.map {
                TextsEn.choice(it, task, view)
            },
        )
        assertEquals(listOf("执黑", "执白", "再摆两子"), task.choices.map { TextsZhHans.choice(it, task, view) })
    }

    @Test
    fun renjuOpeningsAskToSwapOrForANumber() {
        val view = viewAfter("H8", betweenPeople.with(opening = Opening.Taraguchi10))
        val swap =
            task(
                OpeningTaskKind.Choose,
                choices = listOf(OpeningChoice.Play(Stone.Black), OpeningChoice.Play(Stone.White)),
            )
        assertEquals("Swap colours?", TextsEn.choiceTitle(swap, view))
        assertEquals(listOf("Stay Black", "Swap to White"), swap.choices.map { TextsEn.choice(it, swap, view) })
        val ten =
            task(OpeningTaskKind.Choose, choices = listOf(OpeningChoice.Play(Stone.Black), OpeningChoice.OfferTen))
        assertEquals("One fifth move or ten?", TextsEn.choiceTitle(ten, view))
        assertEquals(listOf("只下一个第五手", "提出十个打点"), ten.choices.map { TextsZhHans.choice(it, ten, view) })
        val number =
            task(OpeningTaskKind.Choose, choices = listOf(OpeningChoice.FifthMoves(1), OpeningChoice.FifthMoves(2)))
        assertEquals("How many fifth moves may be offered?", TextsEn.choiceTitle(number, view))
        assertEquals(listOf("1", "2"), number.choices.map { TextsEn.choice(it, number, view) })
    }

    @Test
    fun theEndSaysWhoWonAndHow() {
        fun ending(texts: Texts, view: GameView) = texts.ending(checkNotNull(view.outcome), view)
        val alone = viewAfter("H8", againstHard)
        val people = viewAfter("H8")
        assertEquals("You win with five in a row.", ending(TextsEn, alone.ended(OutcomeReason.Five, Seat.First)))
        assertEquals("Tengen wins on time.", ending(TextsEn, alone.ended(OutcomeReason.Time, Seat.Second)))
        assertEquals(
            "White wins: Black played a forbidden point.",
            ending(TextsEn, people.ended(OutcomeReason.Foul, Seat.Second)),
        )
        assertEquals("对方认输，黑方胜。", ending(TextsZhHans, people.ended(OutcomeReason.Resignation, Seat.First)))
        assertEquals("A draw: both sides passed.", ending(TextsEn, people.ended(OutcomeReason.TwoPasses)))
        assertEquals("棋盘已满，和棋。", ending(TextsZhHans, people.ended(OutcomeReason.FullBoard)))
    }

    @Test
    fun movesAreReadOut() {
        assertEquals("Black plays H8.", TextsEn.spoken(Spoken.Played(Stone.Black, "H8")))
        assertEquals("白方停一手。", TextsZhHans.spoken(Spoken.Passed(Stone.White)))
        assertEquals("Move taken back.", TextsEn.spoken(Spoken.Undone))
    }

    @Test
    fun theLogNumbersStonesAndPasses() {
        val state = PlayState(viewAfter("H8 pass J9"))
        assertEquals(listOf("1. H8", "2. pass", "3. J9"), moveEntries(state, TextsEn).map { it.words })
        assertEquals(listOf(Stone.Black, Stone.White, Stone.Black), moveEntries(state, TextsZhHans).map { it.stone })
        assertEquals("2. 停一手", moveEntries(state, TextsZhHans)[1].words)
    }
}
