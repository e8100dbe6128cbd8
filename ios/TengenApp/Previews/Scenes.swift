import TengenKit

/// Pictures of games for previews, put together by hand from the moves; no rule is asked.
enum Scenes {
    static let middle = "H8 H9 J9 G7 J8 J7 K8 G8 L8 G9"
    static let won = "H8 H9 J8 G7 K8 J7 L8 G9 M8"

    /// Two people on a board of `side` points a side.
    static func people(
        side: Int = 15,
        rule: FiveRule = .freestyle,
        opening: Opening = .free,
        time: TimeControl = .off
    ) -> GameConfig {
        GameConfig(
            variant: .five(GameVariant.Five(rule: rule, opening: opening)),
            size: .square(side),
            first: .person,
            second: .person,
            timeControl: time,
            seed: 7
        )
    }

    /// A person against the computer on 15 points a side.
    static func against(_ level: Level, time: TimeControl) -> GameConfig {
        var config = people(time: time)
        config.second = .computer(level)
        return config
    }

    /// The view after some moves: points as players write them, and "pass". `captured` names for the number
    /// of a move the points that it takes stones from. With handicap stones White begins.
    static func view(
        _ config: GameConfig = people(),
        _ moves: String = "",
        captured: [Int: [String]] = [:]
    ) -> GameView {
        var view = beginning(config)
        for (index, move) in moves.split(separator: " ").enumerated() {
            let stone = view.toMove
            let point = config.size.points.first { config.size.label($0) == move }
            view.log.append(
                LogEntry(
                    number: index + 1,
                    action: point.map { .place(point: $0) } ?? .pass,
                    seat: stone == .black ? .first : .second,
                    stone: stone,
                    label: point.map(config.size.label) ?? ""
                )
            )
            view.lastMove = point
            if let point {
                view.stones = view.stones.with(point, stone)
                view.numbers[point] = index + 1
            }
            view.capture(captured[index + 1] ?? [], by: stone)
            view.toMove = stone.other
        }
        view.revision = view.log.count
        view.turn = .person(view.toMove == .black ? .first : .second)
        view.canUndo = !view.log.isEmpty
        return view
    }

    /// The game that Black won with five in a row.
    static var blackWins: GameView {
        let line = ["H8", "J8", "K8", "L8", "M8"]
        let game = view(people(), won)
        let points = line.compactMap { point($0, game) }
        return ended(game, Outcome(winner: .first, winningStone: .black, reason: .five, line: points))
    }

    static func ended(_ view: GameView, _ outcome: Outcome) -> GameView {
        var view = view
        view.outcome = outcome
        view.turn = .over
        view.canResign = false
        return view
    }

    /// A point as players write it.
    static func point(_ label: String, _ view: GameView) -> Int? {
        view.config.size.points.first { view.config.size.label($0) == label }
    }

    private static func beginning(_ config: GameConfig) -> GameView {
        let hasHandicap = config.go.map { $0.handicap > 0 } ?? false
        return GameView(
            revision: 0,
            config: config,
            stones: .empty(config.size),
            numbers: [Int](repeating: 0, count: config.size.area),
            turn: .person(hasHandicap ? .second : .first),
            toMove: hasHandicap ? .white : .black,
            thinking: false,
            opponentFailed: false,
            lastMove: nil,
            log: [],
            canUndo: false,
            canRedo: false,
            canPass: config.go != nil || config.five?.rule == .renju,
            canResign: true,
            forbidden: [],
            outcome: nil,
            first: SeatView(participant: config.first, stone: .black),
            second: SeatView(participant: config.second, stone: .white),
            opening: nil,
            go: config.go.map { _ in GoView(phase: .playing) }
        )
    }
}

extension GameView {
    /// Takes stones off the board.
    fileprivate mutating func capture(_ labels: [String], by stone: Stone) {
        for point in labels.compactMap({ Scenes.point($0, self) }) {
            stones = stones.with(point, nil)
            numbers[point] = 0
        }
        if stone == .black { first.captures += labels.count } else { second.captures += labels.count }
    }
}
