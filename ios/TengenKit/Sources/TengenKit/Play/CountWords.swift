// The count of a game of Go in words.

/// A line of the count: what it counts and the points of each side.
public struct CountRow: Hashable, Sendable, Identifiable {
    public let name: String
    public let black: String
    public let white: String
    public let isTotal: Bool

    public var id: String { name }
}

extension Texts {
    /// What the count says so far, and what a touch does.
    public func counting(_ scoring: Scoring) -> String {
        scoring.judging ? scoreJudging : scoreStatus(lead: lead(scoring), ask: scoreAsk)
    }

    /// "Black leads by 3.5."
    public func lead(_ scoring: Scoring) -> String {
        if scoring.halfPoints == 0 { return scoreEven }
        return scoreLeads(
            side: side(scoring.halfPoints > 0 ? .black : .white),
            points: points(abs(scoring.halfPoints))
        )
    }

    /// The count line by line; lines that add nothing to either side are left out.
    public func countRows(_ scoring: Scoring) -> [CountRow] {
        let counted =
            switch scoring.counting {
            case .area: [row(scoreStones, scoring) { 2 * $0.stones }]
            case .territory:
                [row(scoreDead, scoring) { 2 * $0.dead }, row(scorePrisoners, scoring) { 2 * $0.prisoners }]
            }
        let rows =
            [row(scoreTerritory, scoring) { 2 * $0.territory }] + counted + [
                row(scoreHandicap, scoring) { 2 * $0.handicapBonus }, row(scoreKomi, scoring) { $0.komi },
            ]
        let total = CountRow(
            name: scoreTotal,
            black: points(scoring.black.total),
            white: points(scoring.white.total),
            isTotal: true
        )
        return rows.compactMap { $0 } + [total]
    }

    private func row(_ name: String, _ scoring: Scoring, _ halfPoints: (SideCount) -> Int) -> CountRow? {
        let (black, white) = (halfPoints(scoring.black), halfPoints(scoring.white))
        if black == 0 && white == 0 { return nil }
        return CountRow(name: name, black: points(black), white: points(white), isTotal: false)
    }
}
