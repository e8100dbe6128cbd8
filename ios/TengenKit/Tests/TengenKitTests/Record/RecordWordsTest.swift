import Testing

@testable import TengenKit

/// What the screens say about records.
@MainActor
struct RecordWordsTest {
    private let en = TextsEn()
    private let game = RecordSummary(
        game: .go,
        size: .square(19),
        black: "Honinbo Shusaku",
        white: "Gennan Inseki",
        result: "B+2",
        date: "1846-09-11",
        name: "Ear-reddening game",
        moves: 325
    )

    private func game(_ change: (inout RecordSummary) -> Void) -> RecordSummary {
        var changed = game
        change(&changed)
        return changed
    }

    @Test func aGameIsCalledByItsPlayers() {
        #expect(en.recordTitle(game, at: 0) == "Honinbo Shusaku – Gennan Inseki")
        #expect(en.recordTitle(game { $0.white = " " }, at: 0) == "Ear-reddening game")
        #expect(en.recordTitle(game { ($0.white, $0.name) = ("", "") }, at: 0) == "Honinbo Shusaku")
        #expect(en.recordTitle(RecordSummary(game: .go, size: nil), at: 2) == "Game 3")
        #expect(en.recordTitle(RecordSummary(game: .go, size: nil)) == nil)
        #expect(en.recordTitle(game { ($0.black, $0.white) = ("A\n B ", "C") }, at: 0) == "A B – C")
    }

    @Test func belowItStandWhatItIsAndHowItEnded() {
        #expect(en.recordLines(game) == ["Go, 19 × 19, 325 moves", "Black won by 2, 1846-09-11"])
        let five = RecordSummary(game: .five, size: BoardSize(columns: 15, rows: 20), result: "W+R", moves: 1)
        #expect(TextsZhHans().recordLines(five) == ["五子棋，15 × 20，共 1 手", "白方中盘胜"])
        let other = RecordSummary(game: nil, size: .square(8), date: "2026")
        #expect(en.recordLines(other) == ["A game or a board that Tengen does not know", "2026"])
        #expect(en.recordLines(RecordSummary(game: .go, size: .square(9))) == ["Go, 9 × 9, 0 moves"])
    }

    @Test func resultsAreSaidInWords() {
        let said = [
            "B+3.5": "Black won by 3.5",
            "W+Resign": "White won by resignation",
            "w+t": "White won on time",
            "B+Forfeit": "Black won by forfeit",
            "B+": "Black won",
            "0": "Draw",
            "Draw": "Draw",
            "Void": "No result",
            "?": "",
            "": "",
            "白中盘胜": "白中盘胜",
            "B+many": "B+many",
            "X+R": "X+R",
        ]
        for (written, words) in said { #expect(en.recordResult(written) == words) }
    }

    @Test func sharedFilesSayWhatIsInThem() {
        #expect(RecordFile.name(.go, .square(9), date: "2026-12-07") == "Tengen go 9x9 2026-12-07.sgf")
        #expect(
            RecordFile.name(.five, .square(15), date: "2026-12-07") == "Tengen five in a row 15x15 2026-12-07.sgf"
        )
    }

    @Test func everyRefusalHasItsSentence() {
        let refusals: [RecordRefusal] = [
            .tooLarge, .noRecord(reason: "nothing"), .notShown(game: 0), .unreadable(reason: "gone"),
            .notShared(reason: "full"), .failed(reason: "fault"),
        ]
        #expect(Set(refusals.map(en.refusal)).count == refusals.count)
        #expect(en.refusalTitle(refusals[1]) != en.refusalTitle(refusals[4]))
    }
}
