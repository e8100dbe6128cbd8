import Testing

@testable import TengenKit

/// What of a change deserves a sentence.
struct NoticesTest {
    private func chosen(
        _ choice: OpeningChoice,
        by seat: Seat,
        _ config: GameConfig,
        exchanged: Bool = false
    ) -> GameChange {
        let entry = LogEntry(number: nil, action: .choose(choice), seat: seat, stone: .white, label: "")
        let view = viewAfter("H8 H9 J8", config).with { $0.log.append(entry) }
        return GameChange(view: view, cause: .chosen, seat: seat, cues: exchanged ? [.coloursExchanged] : [])
    }

    private func against(_ opening: Opening) -> GameConfig { againstHard.with(opening: opening) }

    @Test func whichColourTheOpponentTookIsTold() {
        let black = chosen(.play(.black), by: .second, against(.swap2), exchanged: true)
        #expect(noticeOf(black) == .opponentTook(.black))
        #expect(noticeOf(chosen(.play(.white), by: .second, against(.swap2))) == .opponentTook(.white))
    }

    @Test func anOpponentThatKeepsItsColourSaysSo() {
        #expect(noticeOf(chosen(.play(.white), by: .second, against(.taraguchi10))) == .opponentKept)
    }

    @Test func theOwnChoiceIsConfirmed() {
        #expect(noticeOf(chosen(.play(.white), by: .first, against(.swap2))) == .youPlay(.white))
    }

    @Test func betweenPeopleOnlyAnExchangeIsTold() {
        let swap = betweenPeople.with(opening: .swap)
        #expect(noticeOf(chosen(.play(.black), by: .second, swap, exchanged: true)) == .coloursSwapped)
        #expect(noticeOf(chosen(.play(.white), by: .second, swap)) == nil)
    }

    @Test func theNumberOfFifthMovesIsTold() {
        let soosorv = against(.soosorv8)
        #expect(noticeOf(chosen(.fifthMoves(count: 3), by: .second, soosorv)) == .opponentOffers(count: 3))
        #expect(noticeOf(chosen(.offerTen, by: .second, soosorv)) == .opponentOffers(count: 10))
        #expect(noticeOf(chosen(.fifthMoves(count: 3), by: .first, soosorv)) == nil)
    }

    @Test func theOpponentsTwoFurtherStonesAskForAChoice() {
        let change = chosen(.placeTwoMore, by: .second, against(.swap2))
        #expect(noticeOf(change) == nil)
        let asks = change.view.with { view in
            view.turn = .person(.first)
            view.opening = OpeningTask(seat: .first, kind: .choose)
        }
        #expect(noticeOf(GameChange(view: asks, cause: .played, seat: .second)) == .opponentPlacedTwo)
    }

    @Test func thePassOfTheComputerIsTold() {
        let view = viewAfter("H8 pass", againstHard)
        #expect(noticeOf(GameChange(view: view, cause: .passed, seat: .second)) == .opponentPassed)
        #expect(noticeOf(GameChange(view: view, cause: .passed, seat: .first)) == nil)
        #expect(noticeOf(GameChange(view: view, cause: .opponentFailed, seat: .second)) == .opponentFailed)
    }

    @Test func playThatGoesOnIsTold() {
        let passed = goAfter("E5 pass pass")
        #expect(noticeOf(GameChange(view: passed, cause: .resumed, seat: .first)) == .playResumed)
        #expect(noticeOf(GameChange(view: passed.counted(), cause: .marked, seat: .first)) == nil)
    }

    @Test func onlyAMoveThatCapturesIsReadOutWithCaptures() {
        let left = goBetweenPeople.size.points.prefix(2).map { PlacedStone(point: $0, stone: .white) }
        let played = goAfter("E5 A9 D5 B9").stonePlaced("B8").with { $0.removed = left }
        let captures = played.with { $0.cues = [.stonePlaced, .captured] }
        #expect(spokenOf(captures) == .captured(stone: .black, label: "B8", count: 2))
        #expect(spokenOf(played.with { $0.removed = [] }) == .played(stone: .black, label: "B8"))
        let undone = played.with { change in
            change.cause = .undone
            change.cues = [.undone]
        }
        #expect(spokenOf(undone) == .undone)
    }
}
