import TengenKit
import Testing

/// What the play screen says, in both languages.
struct PlayWordsTest {
    private let english = TextsEn()
    private let chinese = TextsZhHans()
    private let size = betweenPeople.size
    private let h8 = betweenPeople.size.at("H8")

    private func task(
        _ kind: OpeningTaskKind,
        allowed: [Int] = [],
        choices: [OpeningChoice] = [],
        missing: Int = 0
    ) -> OpeningTask {
        OpeningTask(seat: .first, kind: kind, allowed: allowed, choices: choices, missing: missing)
    }

    private func asking(_ task: OpeningTask, in view: GameView = viewAfter("")) -> PlayState {
        PlayState(view.with { $0.opening = task })
    }

    private func refused(_ refusal: GameRefusal, _ texts: any Texts, in state: PlayState? = nil) -> String? {
        texts.sentence((state ?? PlayState(viewAfter(""))).with { $0.notice = .refused(refusal) })
    }

    private func advised(_ advice: Advice) -> PlayState { PlayState(viewAfter("")).with { $0.advice = advice } }

    @Test func whoseTurnItIs() {
        let turns = [
            viewAfter(""), viewAfter("H8"), viewAfter("", againstHard), viewAfter("H8", againstHard),
            viewAfter("H8").ended(.fullBoard),
        ]
        let inEnglish = ["Black's turn", "White's turn", "Your turn", "Tengen's turn", "Game over"]
        #expect(turns.map(english.turn) == inEnglish)
        #expect(turns.map(chinese.turn) == ["轮到黑方", "轮到白方", "轮到你了", "轮到天元", "对局结束"])
    }

    @Test func seatsAreNamedAfterWhoSitsThere() {
        let alone = viewAfter("", againstHard)
        #expect(Seat.allCases.map { english.seatName(alone, $0) } == ["You", "Tengen, Hard"])
        #expect(Seat.allCases.map { chinese.seatName(alone, $0) } == ["你", "天元 · 困难"])
        #expect(Seat.allCases.map { english.seatName(viewAfter(""), $0) } == ["Black", "White"])
    }

    @Test func theStripOfTheSideToMoveIsLit() {
        let thinking = PlayState(viewAfter("H8", againstHard).with { $0.thinking = true })
        let opponent = thinking.strip(.second, english)
        #expect(opponent.stone == .white && opponent.lit && opponent.thinking)
        #expect([opponent.name, opponent.line] == ["Tengen, Hard", "Thinking"])
        let own = thinking.strip(.first, english)
        #expect(own.stone == .black && !own.lit && !own.thinking)
        #expect([own.name, own.line] == ["You", "Black"])
        #expect(PlayState(viewAfter("")).strip(.first, chinese).line == "轮到黑方")
    }

    @Test func everyReasonForAHintHasWordsOfItsOwn() {
        for texts in [english, chinese] as [any Texts] {
            let sentences = HintReason.allCases.map { reason in
                texts.sentence(advised(.found(Hint(point: h8, reason: reason)))) ?? ""
            }
            #expect(Set(sentences).count == HintReason.allCases.count)
            for sentence in sentences { #expect(sentence.hasPrefix("H8")) }
        }
        let pass = advised(.found(Hint(point: nil, reason: .makesTwo)))
        #expect(english.sentence(pass) == "Every point is forbidden: pass.")
        #expect(chinese.sentence(advised(.looking)) == "正在寻找好点")
    }

    @Test func refusalsSayWhatIsTheMatter() {
        #expect(refused(.occupied(point: h8), english) == "That point is taken.")
        let doubleThree = GameRefusal.forbidden(point: h8, foul: .doubleThree)
        #expect(refused(doubleThree, english) == "H8 is forbidden for Black: double three.")
        #expect(refused(.forbidden(point: h8, foul: .overline), chinese) == "H8 是黑方禁手：长连禁手。")
        #expect(refused(.nothingToUndo, english) == "There is nothing to take back yet.")
        #expect(refused(.nothingToRedo, english) == "There is nothing to redo.")
        #expect(refused(.stale, english) == "The board has just changed. Look again, then play.")
    }

    @Test func openingsSayWhereTheStoneGoes() {
        let middle = size.points.filter { (6...8).contains(size.column($0)) && (6...8).contains(size.row($0)) }
        let centre = asking(task(.place, allowed: [h8]))
        #expect(english.sentence(centre) == "Place the first stone on the centre point.")
        let notCentre = refused(.outsideOpening(point: 0), english, in: centre)
        #expect(notCentre == "The first stone goes on the centre point.")
        let inside = asking(task(.place, allowed: middle))
        #expect(english.sentence(inside) == "Place this stone inside the middle 3 × 3.")
        #expect(chinese.sentence(inside) == "这一子请落在中央 3 × 3 之内。")
        let outside = asking(task(.place, allowed: size.points.filter { !middle.contains($0) }))
        #expect(english.sentence(outside) == "Place this stone outside the middle 3 × 3.")
        let notOutside = refused(.outsideOpening(point: h8), english, in: outside)
        #expect(notOutside == "This opening keeps the stone outside the middle 3 × 3.")
        #expect(english.sentence(asking(task(.place, allowed: Array(size.points)))) == nil)
    }

    @Test func openingsCountTheFifthMoves() {
        let view = viewAfter("H8 H9 J8 J9")
        #expect(english.sentence(asking(task(.offer, missing: 2), in: view)) == "Offer 2 more fifth moves.")
        #expect(english.sentence(asking(task(.offer, missing: 1), in: view)) == "Offer 1 more fifth move.")
        #expect(chinese.sentence(asking(task(.pick), in: view)) == "请选择保留哪个第五手。")
        let mirrored = refused(.outsideOpening(point: h8), english, in: asking(task(.offer, missing: 1), in: view))
        #expect(mirrored == "That fifth move mirrors another: offer a different one.")
    }

    @Test func whileTheComputerOpensItsWorkIsNamed() {
        let view = viewAfter("H8", againstHard)
        #expect(english.sentence(asking(task(.choose), in: view)) == "Tengen is choosing.")
        #expect(chinese.sentence(asking(task(.place), in: view)) == "天元正在摆开局。")
    }

    @Test func swap2AsksForAColourOrTwoStones() {
        let view = viewAfter("H8 H9 J10", betweenPeople.with(opening: .swap2))
        let task = task(.choose, choices: [.play(.black), .play(.white), .placeTwoMore])
        #expect(english.choiceTitle(task, view) == "Which colour will you play?")
        #expect(task.choices.map { english.choice($0, task, view) } == ["Take Black", "Take White", "Place two more"])
        #expect(task.choices.map { chinese.choice($0, task, view) } == ["执黑", "执白", "再摆两子"])
    }

    @Test func renjuOpeningsAskToSwapOrForANumber() {
        let view = viewAfter("H8", betweenPeople.with(opening: .taraguchi10))
        let swap = task(.choose, choices: [.play(.black), .play(.white)])
        #expect(english.choiceTitle(swap, view) == "Swap colours?")
        #expect(swap.choices.map { english.choice($0, swap, view) } == ["Stay Black", "Swap to White"])
        let ten = task(.choose, choices: [.play(.black), .offerTen])
        #expect(english.choiceTitle(ten, view) == "One fifth move or ten?")
        #expect(ten.choices.map { chinese.choice($0, ten, view) } == ["只下一个第五手", "提出十个打点"])
        let number = task(.choose, choices: [.fifthMoves(count: 1), .fifthMoves(count: 2)])
        #expect(english.choiceTitle(number, view) == "How many fifth moves may be offered?")
        #expect(number.choices.map { english.choice($0, number, view) } == ["1", "2"])
    }

    @Test func theEndSaysWhoWonAndHow() throws {
        func ending(_ texts: any Texts, _ view: GameView) throws -> String {
            texts.ending(try #require(view.outcome), view)
        }
        let alone = viewAfter("H8", againstHard)
        let people = viewAfter("H8")
        let expected = [
            "You win with five in a row.", "Tengen wins on time.", "White wins: Black played a forbidden point.",
            "对方认输，黑方胜。", "A draw: both sides passed.", "棋盘已满，和棋。",
        ]
        let found = [
            try ending(english, alone.ended(.five, winner: .first)),
            try ending(english, alone.ended(.time, winner: .second)),
            try ending(english, people.ended(.foul, winner: .second)),
            try ending(chinese, people.ended(.resignation, winner: .first)),
            try ending(english, people.ended(.twoPasses)),
            try ending(chinese, people.ended(.fullBoard)),
        ]
        #expect(found == expected)
    }

    @Test func movesAreReadOut() {
        #expect(english.spoken(.played(stone: .black, label: "H8")) == "Black plays H8.")
        #expect(chinese.spoken(.passed(stone: .white)) == "白方停一手。")
        #expect(english.spoken(.undone) == "Move taken back.")
    }

    @Test func theLogNumbersStonesAndPasses() {
        let state = PlayState(viewAfter("H8 pass J9"))
        #expect(state.moveEntries(english).map(\.words) == ["1. H8", "2. pass", "3. J9"])
        #expect(state.moveEntries(chinese).map(\.stone) == [.black, .white, .black])
        #expect(state.moveEntries(chinese)[1].words == "2. 停一手")
    }
}
