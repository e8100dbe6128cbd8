import TengenKit

/// Pictures of games of Go for previews, put together by hand; no rule is asked.
enum GoScenes {
    /// White takes a ko with the last move.
    static let koMoves = "B9 C9 A8 D8 B7 C7 C8 B8"
    static let koCaptures = [8: ["C8"]]

    /// A wall each in the middle, and a white stone behind Black's.
    private static let walls =
        "D9 F9 D8 F8 D7 F7 D6 F6 D5 F5 D4 F4 D3 F3 D2 F2 D1 F1 B5 B7 pass H3 pass pass"

    /// Two people at Go.
    static func config(side: Int = 9, _ change: (inout GameVariant.Go) -> Void = { _ in }) -> GameConfig {
        var variant = GameVariant.Go()
        change(&variant)
        var config = Scenes.people(side: side)
        config.variant = .go(variant)
        return config
    }

    static var ko: GameView {
        var view = Scenes.view(config(), koMoves, captured: koCaptures)
        let taken = Scenes.point("C8", view)
        view.go?.ko = taken
        return view
    }

    /// A game with four handicap stones.
    static var large: GameView {
        let config = config(side: 19) {
            $0.komi = 1
            $0.handicap = 4
        }
        var view = Scenes.view(config, "F17 D14 C17")
        for point in ["D4", "Q16", "D16", "Q4"].compactMap({ Scenes.point($0, view) }) {
            view.stones = view.stones.with(point, .black)
        }
        return view
    }

    /// Both have passed: the left is Black's, with a dead stone of White's in it, and the right is White's.
    static func counted(_ ruleSet: GoRuleSet) -> GameView {
        let isArea = ruleSet == .chinese
        let komi = isArea ? 15 : 13
        let config = config {
            $0.ruleSet = ruleSet
            $0.komi = komi
        }
        var view = Scenes.view(config, walls)
        let dead = ["B7"].compactMap { Scenes.point($0, view) }
        let (territory, stones) = (26, isArea ? 10 : 0)
        let black = SideCount(
            territory: territory,
            stones: stones,
            dead: isArea ? 0 : 1,
            total: 2 * (territory + stones + (isArea ? 0 : 1))
        )
        let white = SideCount(
            territory: territory,
            stones: stones,
            komi: komi,
            total: 2 * (territory + stones) + komi
        )
        let scoring = Scoring(
            dead: dead,
            owners: config.size.points.map(owner(config.size)),
            counting: isArea ? .area : .territory,
            black: black,
            white: white,
            halfPoints: black.total - white.total
        )
        view.go = GoView(phase: .scoring, scoring: scoring)
        view.turn = .scoring
        view.canPass = false
        return view
    }

    /// White won that game by komi.
    static var whiteWins: GameView {
        var view = counted(.chinese)
        view.go?.phase = .over
        let lead = view.go?.scoring?.halfPoints
        return Scenes.ended(view, Outcome(winner: .second, winningStone: .white, reason: .count, halfPoints: lead))
    }

    /// Columns A to D are Black's, F to J White's, and E is nobody's.
    private static func owner(_ size: BoardSize) -> (Int) -> Stone? {
        { point in
            switch size.column(point) {
            case ..<4: .black
            case 4: nil
            default: .white
            }
        }
    }
}
