import TengenKit
import Testing

/// What the play screen says of Go, in both languages.
struct GoPlayWordsTest {
    private let english = TextsEn()
    private let chinese = TextsZhHans()
    private let c3 = goBetweenPeople.size.at("C3")
    private let counting = goAfter("E5 pass pass").counted()

    private func refused(_ refusal: GameRefusal, _ texts: any Texts) -> String? {
        texts.sentence(PlayState(goAfter("E5")).with { $0.notice = .refused(refusal) })
    }

    @Test func refusalsNameThePointAndTheRule() {
        #expect(refused(.ko(point: c3), english) == "C3 is a ko: play somewhere else first.")
        #expect(refused(.ko(point: c3), chinese) == "C3 是劫：请先下别处。")
        let superko = GameRefusal.superko(point: c3, after: 12)
        #expect(refused(superko, english) == "C3 would bring back the board after move 12.")
        #expect(refused(superko, chinese) == "C3 会重现第 12 手后的局面。")
        #expect(refused(.suicide(point: c3), english) == "A stone on C3 would have no liberty.")
        #expect(refused(.suicide(point: c3), chinese) == "下在 C3 的子没有气。")
    }

    @Test func refusalsWhileCountingSayWhatCanBeDone() {
        #expect(refused(.counting, english) == "Both sides have passed: count the game, or play on.")
        #expect(refused(.noStone, english) == "No stone stands there.")
        #expect(refused(.noStone, chinese) == "这里没有棋子。")
    }

    @Test func whileCountingItIsNobodysTurn() {
        #expect([english.turn(counting), chinese.turn(counting)] == ["Counting", "数棋"])
        for seat in Seat.allCases { #expect(!PlayState(counting).strip(seat, english).lit) }
    }

    @Test func theCountIsTheSentenceUntilSomethingIsRefused() {
        let leads = PlayState(counting.counted(emptyCount.with { $0.halfPoints = -13 }))
        #expect(english.sentence(leads) == "White leads by 6.5. Tap stones to turn them dead or alive.")
        let refused = leads.with { $0.notice = .refused(.noStone) }
        #expect(english.sentence(refused) == "No stone stands there.")
        #expect(english.sentence(PlayState(goAfter("E5 pass"))) == nil)
    }

    @Test func playThatGoesOnIsTold() {
        let resumed = PlayState(goAfter("E5 pass pass")).with { $0.notice = .playResumed }
        #expect([english.sentence(resumed), chinese.sentence(resumed)] == ["Play goes on.", "对局继续。"])
    }

    @Test func handicapStonesAreCountedDown() {
        func asked(_ missing: Int, turn: Turn = .person(.first)) -> String? {
            let view = goAfter("").with { view in
                view.turn = turn
                view.go = GoView(phase: .placingHandicap, handicapMissing: missing)
            }
            return english.sentence(PlayState(view))
        }
        #expect(asked(3) == "Place 3 more handicap stones.")
        #expect(asked(1) == "Place 1 more handicap stone.")
        #expect(asked(0) == nil)
        #expect(asked(3, turn: .computer(.first)) == nil)
    }

    @Test func whereNothingIsLeftToWinTheHintIsToPass() {
        func hinted(_ view: GameView) -> String? {
            english.sentence(PlayState(view).with { $0.advice = .found(Hint(point: nil, reason: .expands)) })
        }
        #expect(hinted(goAfter("E5")) == "Nothing is left to play for: you may pass.")
        #expect(hinted(viewAfter("H8")) == "Every point is forbidden: pass.")
    }

    @Test func capturesStandInTheStripsOfGo() {
        let view = goAfter("E5", goAgainstHard).with { view in
            view.first.captures = 2
            view.second.captures = 1
        }
        let strips = Seat.allCases.map { PlayState(view).strip($0, english) }
        #expect(strips.map(\.captures) == [2, 1])
        let words = ["You, Black, Black 2 captures", "Tengen, Hard, White, Tengen's turn 1 capture"]
        #expect(strips.map { $0.inWords(english) } == words)
        #expect(PlayState(viewAfter("H8")).strip(.first, english).captures == nil)
    }

    @Test func theEndOfACountNamesThePoints() {
        func ending(
            _ texts: any Texts,
            _ view: GameView,
            _ winner: Seat?,
            _ halfPoints: Int?,
            _ reason: OutcomeReason = .count
        ) -> String {
            let stone = winner.map { view.seat($0).stone }
            let outcome = Outcome(winner: winner, winningStone: stone, reason: reason, halfPoints: halfPoints)
            return texts.ending(outcome, view)
        }
        let alone = goAfter("E5", goAgainstHard)
        #expect(ending(english, alone, .first, 5) == "You win by 2.5 points.")
        #expect(ending(english, alone, .second, -20) == "Tengen wins by 10 points.")
        #expect(ending(chinese, goAfter("E5"), .second, -1) == "白方胜，领先 0.5。")
        #expect(ending(english, alone, nil, 0) == "A draw: both sides have the same.")
        #expect(ending(english, alone, nil, nil, .noResult) == "No result: the board kept coming back.")
    }

    @Test func aMoveThatCapturesIsReadOutWithItsCaptures() {
        #expect(english.spoken(.captured(stone: .black, label: "C3", count: 1)) == "Black plays C3. 1 capture.")
        #expect(english.spoken(.captured(stone: .white, label: "C3", count: 7)) == "White plays C3. 7 captures.")
        #expect(chinese.spoken(.captured(stone: .black, label: "C3", count: 2)) == "黑方落子 C3。提 2 子。")
    }

    @Test func playThatGoesOnIsNoMoveOfTheLog() {
        let resumed = LogEntry(number: nil, action: .resume, seat: .second, stone: .white, label: "")
        let view = goAfter("E5 pass pass").with { $0.log.append(resumed) }.next("C3")
        let words = ["1. E5", "2. pass", "3. pass", "4. C3"]
        #expect(PlayState(view).moveEntries(english).map(\.words) == words)
    }
}
