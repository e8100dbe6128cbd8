import TengenKit

// Pictures of games for tests, made without the core.

let betweenPeople = GameConfig(
    variant: .five(GameVariant.Five()),
    size: .square(15),
    first: .person,
    second: .person,
    timeControl: .off,
    seed: 1
)

/// A person with Black against the computer.
let againstHard = betweenPeople.with { $0.second = .computer(.hard) }

extension GameConfig {
    /// Another opening of five in a row.
    func with(opening: Opening) -> GameConfig { with { $0.variant = .five(GameVariant.Five(opening: opening)) } }
}

extension BoardSize {
    /// The point that players write so.
    func at(_ label: String) -> Int { points.first { self.label($0) == label }! }
}

/// A value that can be copied with some of it changed.
protocol Changeable {}

extension Changeable {
    func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}

extension GameConfig: Changeable {}
extension GameView: Changeable {}
extension GameChange: Changeable {}
extension GameChoice: Changeable {}
extension Settings: Changeable {}
extension PlayState: Changeable {}

/// The picture after moves like "H8 pass H9", Black first; its revision is their number.
func viewAfter(_ moves: String, _ config: GameConfig = betweenPeople) -> GameView {
    moves.split(separator: " ").reduce(emptyView(config)) { $0.next(String($1)) }
}

private func emptyView(_ config: GameConfig) -> GameView {
    GameView(
        revision: 0,
        config: config,
        stones: .empty(config.size),
        numbers: [Int](repeating: 0, count: config.size.area),
        turn: turnOf(.first, config),
        toMove: .black,
        thinking: false,
        opponentFailed: false,
        lastMove: nil,
        log: [],
        canUndo: false,
        canRedo: false,
        canPass: false,
        canResign: true,
        forbidden: [],
        outcome: nil,
        first: SeatView(participant: config.first, stone: .black),
        second: SeatView(participant: config.second, stone: .white),
        opening: nil
    )
}

private func turnOf(_ seat: Seat, _ config: GameConfig) -> Turn {
    config.participant(seat) == .person ? .person(seat) : .computer(seat)
}

extension GameView {
    /// The picture one move later; the rules are not asked.
    func next(_ move: String) -> GameView {
        let seat: Seat = toMove == .black ? .first : .second
        let point = move == "pass" ? nil : config.size.at(move)
        let number = moves + 1
        return with { view in
            view.revision += 1
            if let point {
                view.stones = stones.with(point, toMove)
                view.numbers[point] = number
            }
            view.turn = turnOf(seat.other, config)
            view.toMove = toMove.other
            view.lastMove = point
            let action = point.map { GameAction.place(point: $0) } ?? .pass
            let label = point == nil ? "" : move
            view.log.append(LogEntry(number: number, action: action, seat: seat, stone: toMove, label: label))
            view.canUndo = true
        }
    }

    /// The picture of a game that has ended.
    func ended(_ reason: OutcomeReason, winner: Seat? = nil, line: [Int] = []) -> GameView {
        with { view in
            view.turn = .over
            view.canResign = false
            let stone = winner.map { seat($0).stone }
            view.outcome = Outcome(winner: winner, winningStone: stone, reason: reason, line: line)
        }
    }

    /// The change that a stone makes.
    func stonePlaced(_ move: String) -> GameChange {
        let after = next(move)
        return GameChange(
            view: after,
            cause: .played,
            seat: after.log.last?.seat,
            placed: [PlacedStone(point: config.size.at(move), stone: toMove)],
            cues: [.stonePlaced]
        )
    }
}
