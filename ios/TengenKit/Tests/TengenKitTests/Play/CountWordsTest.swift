import TengenKit
import Testing

/// The count of a game of Go, line by line.
struct CountWordsTest {
    private let english = TextsEn()
    private let chinese = TextsZhHans()
    private let count = emptyCount.with { count in
        count.black = SideCount(territory: 33, stones: 12, dead: 2, prisoners: 5, total: 90)
        count.white = SideCount(territory: 25, stones: 11, prisoners: 1, komi: 15, total: 87)
        count.halfPoints = 3
    }

    /// A row as it is read, the total marked.
    private func written(_ rows: [CountRow]) -> [String] {
        rows.map { "\($0.name) \($0.black) \($0.white)\($0.isTotal ? " in all" : "")" }
    }

    @Test func byAreaLivingStonesCountAndCapturesDoNot() {
        let rows = ["Territory 33 25", "Stones 12 11", "Komi 0 7.5", "Total 45 43.5 in all"]
        #expect(written(english.countRows(count)) == rows)
    }

    @Test func byTerritoryDeadStonesAndCapturesCountAndLivingStonesDoNot() {
        let rows = ["地盘 33 25", "死子 2 0", "提子 5 1", "贴目 0 7.5", "合计 45 43.5 in all"]
        #expect(written(chinese.countRows(count.with { $0.counting = .territory })) == rows)
    }

    @Test func whiteIsMadeUpForHandicapStones() {
        let handicap = count.with { count in
            count.white.handicapBonus = 4
            count.white.komi = 1
        }
        let rows = english.countRows(handicap).filter { ["Handicap", "Komi"].contains($0.name) }
        #expect(written(rows) == ["Handicap 0 4", "Komi 0 0.5"])
    }

    @Test func whatAddsNothingToEitherSideIsLeftOutButTheTotal() {
        #expect(written(english.countRows(emptyCount)) == ["Total 0 0 in all"])
        let byTerritory = count.with { count in
            count.counting = .territory
            count.black.dead = 0
        }
        #expect(english.countRows(byTerritory).map(\.name) == ["Territory", "Captures", "Komi", "Total"])
    }

    @Test func theLeadNamesTheSideAndItsPoints() {
        let leads = [7, -1, 0].map { halfPoints in english.lead(count.with { $0.halfPoints = halfPoints }) }
        #expect(leads == ["Black leads by 3.5.", "White leads by 0.5.", "Both sides have the same."])
    }

    @Test func untilDeadStonesAreProposedNobodyLeads() {
        #expect(english.counting(count.with { $0.judging = true }) == "Tengen looks for dead stones.")
        #expect(english.counting(count) == "Black leads by 1.5. Tap stones to turn them dead or alive.")
        #expect(chinese.counting(count) == "黑方领先 1.5。点棋子，标为死或活。")
    }
}
