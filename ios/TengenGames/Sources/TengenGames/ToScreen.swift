import Foundation
import TengenKit

// The core's pictures and choices in the screens' words; the single words are in Words.swift.

extension GameView {
    init(_ view: Core.GameView) {
        self.init(
            revision: Int(view.revision),
            config: GameConfig(view.config),
            stones: Stones(bytes: [UInt8](view.cells)),
            numbers: moveNumbers(view.numbers),
            turn: Turn(view.turn),
            toMove: Stone(view.toMove),
            thinking: view.thinking,
            opponentFailed: view.opponentFailed,
            lastMove: view.lastMove.map { Int($0) },
            log: view.log.map { LogEntry($0) },
            canUndo: view.canUndo,
            canRedo: view.canRedo,
            canPass: view.canPass,
            canResign: view.canResign,
            forbidden: view.forbidden.map { ForbiddenPoint(point: Int($0.point), foul: Foul($0.foul)) },
            outcome: view.outcome.map { Outcome($0) },
            first: SeatView(view.first),
            second: SeatView(view.second),
            opening: view.opening.map { OpeningTask($0) }
        )
    }
}

/// Two bytes a point, the higher first.
private func moveNumbers(_ bytes: Data) -> [Int] {
    stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]) }
}

extension GameChange {
    init(_ change: Core.GameChange) {
        self.init(
            view: GameView(change.view),
            cause: Cause(change.cause),
            seat: change.seat.map { Seat($0) },
            placed: change.placed.map { PlacedStone($0) },
            removed: change.removed.map { PlacedStone($0) },
            cues: change.cues.map { Cue($0) },
            isUnsaved: change.unsaved != nil
        )
    }
}

extension Settings {
    init(_ settings: Core.Settings) {
        self.init()
        appearance = Appearance(settings.appearance)
        language = Language.allCases.first { $0.tag == settings.language }
        look = settings.look
        coordinates = settings.coordinates
        moveNumbers = settings.moveNumbers
        showForbidden = settings.showForbidden
        foulPolicy = FoulPolicy(settings.foulPolicy)
        leftHanded = settings.leftHanded
        reducedMotion = settings.reducedMotion
        input = settings.input.map { TouchInput($0) }
    }
}

extension GameChoice {
    init(_ choice: Core.GameChoice) {
        self.init()
        level = choice.level.map { Level($0) }
        colour = ColourChoice(choice.colour)
        side = Int(choice.side)
        rule = FiveRule(choice.rule)
        opening = Opening(choice.opening)
        timeControl = TimeControl(choice.timeControl)
    }
}

extension GameConfig {
    fileprivate init(_ config: Core.GameConfig) {
        self.init(
            rule: FiveRule(config.rule),
            size: BoardSize(columns: Int(config.width), rows: Int(config.height)),
            opening: Opening(config.opening),
            first: Participant(config.first),
            second: Participant(config.second),
            timeControl: TimeControl(config.timeControl),
            foulPolicy: FoulPolicy(config.foulPolicy),
            seed: Int(truncatingIfNeeded: config.seed)
        )
    }
}

extension TimeControl {
    fileprivate init(_ control: Core.TimeControl) {
        self =
            switch control {
            case .off: .off
            case .perMove(let limit): .perMove(limit: .seconds(limit))
            case .fischer(let main, let increment): .fischer(main: .seconds(main), increment: .seconds(increment))
            case .byoYomi(let main, let period, let periods):
                .byoYomi(main: .seconds(main), period: .seconds(period), periods: Int(periods))
            }
    }
}

extension Participant {
    fileprivate init(_ participant: Core.Participant) {
        self =
            switch participant {
            case .person: .person
            case .computer(let level): .computer(Level(level))
            }
    }
}

extension Turn {
    fileprivate init(_ turn: Core.Turn) {
        self =
            switch turn {
            case .person(let seat): .person(Seat(seat))
            case .computer(let seat): .computer(Seat(seat))
            case .over: .over
            }
    }
}

extension LogEntry {
    fileprivate init(_ entry: Core.LogEntry) {
        self.init(
            number: entry.number.map { Int($0) },
            action: GameAction(entry.action),
            seat: Seat(entry.seat),
            stone: Stone(entry.stone),
            label: entry.label
        )
    }
}

extension GameAction {
    fileprivate init(_ action: Core.GameAction) {
        self =
            switch action {
            case .place(let point): .place(point: Int(point))
            case .pass: .pass
            case .choose(let choice): .choose(OpeningChoice(choice))
            case .offer(let point): .offer(point: Int(point))
            case .pick(let point): .pick(point: Int(point))
            case .resign: .resign
            case .flagFall: .flagFall
            }
    }
}

extension OpeningChoice {
    fileprivate init(_ choice: Core.OpeningChoice) {
        self =
            switch choice {
            case .play(let stone): .play(Stone(stone))
            case .placeTwoMore: .placeTwoMore
            case .offerTen: .offerTen
            case .fifthMoves(let count): .fifthMoves(count: Int(count))
            }
    }
}

extension Outcome {
    fileprivate init(_ outcome: Core.Outcome) {
        self.init(
            winner: outcome.winner.map { Seat($0) },
            winningStone: outcome.winningStone.map { Stone($0) },
            reason: OutcomeReason(outcome.reason),
            line: outcome.line.map { Int($0) }
        )
    }
}

extension SeatView {
    fileprivate init(_ seat: Core.SeatView) {
        self.init(
            participant: Participant(seat.participant),
            stone: Stone(seat.stone),
            clock: seat.clock.map { ClockReading($0) }
        )
    }
}

extension ClockReading {
    fileprivate init(_ clock: Core.ClockReading) {
        self.init(
            remaining: .seconds(clock.remaining),
            periods: Int(clock.periods),
            inPeriod: clock.inPeriod,
            running: clock.running
        )
    }
}

extension OpeningTask {
    fileprivate init(_ task: Core.OpeningTask) {
        self.init(
            seat: Seat(task.seat),
            kind: OpeningTaskKind(task.kind),
            allowed: task.allowed.map { Int($0) },
            choices: task.choices.map { OpeningChoice($0) },
            offered: task.offered.map { Int($0) },
            missing: Int(task.missing)
        )
    }
}

extension PlacedStone {
    fileprivate init(_ placed: Core.PlacedStone) {
        self.init(point: Int(placed.point), stone: Stone(placed.stone))
    }
}
