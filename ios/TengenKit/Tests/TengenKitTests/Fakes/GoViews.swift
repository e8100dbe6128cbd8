import TengenKit

// Pictures of games of Go for tests, made without the core.

/// Two people at Go on a small board.
let goBetweenPeople = betweenPeople.with { config in
    config.variant = .go(GameVariant.Go())
    config.size = .square(9)
}

/// A person with Black against the computer.
let goAgainstHard = goBetweenPeople.with { $0.second = .computer(.hard) }

/// The picture after moves like "E5 pass"; nothing is captured, for the rules are not asked.
func goAfter(_ moves: String, _ config: GameConfig = goBetweenPeople) -> GameView {
    viewAfter(moves, config).with { view in
        view.canPass = true
        view.go = GoView(phase: .playing)
    }
}

/// A side for which nothing counts.
let noPoints = SideCount(territory: 0, total: 0)

/// A count by area in which nothing counts for anybody.
let emptyCount = Scoring(
    owners: [Stone?](repeating: nil, count: goBetweenPeople.size.area),
    counting: .area,
    black: noPoints,
    white: noPoints,
    halfPoints: 0
)

extension GameView {
    /// The picture while the stones are marked as dead and alive.
    func counted(_ scoring: Scoring = emptyCount) -> GameView {
        with { view in
            view.turn = .scoring
            view.canPass = false
            view.go = GoView(phase: .scoring, scoring: scoring)
        }
    }
}

extension ClockReading: Changeable {}
extension Scoring: Changeable {}
extension SideCount: Changeable {}
