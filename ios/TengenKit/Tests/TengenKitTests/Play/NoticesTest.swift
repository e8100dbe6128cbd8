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
}
