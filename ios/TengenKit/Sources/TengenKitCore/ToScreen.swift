import TengenCore
import TengenKit

// The core's words in the screens'.

extension TengenCore.GameView {
    func toScreen() -> TengenKit.GameView {
        TengenKit.GameView(
            revision: Int(clamping: revision),
            config: config.toScreen(),
            stones: Stones(bytes: [UInt8](cells)),
            numbers: moveNumbers,
            turn: turn.toScreen(),
            toMove: toMove.toScreen(),
            thinking: thinking,
            opponentFailed: opponentFailed,
            lastMove: lastMove.map(Int.init),
            log: log.map { $0.toScreen() },
            canUndo: canUndo,
            canRedo: canRedo,
            canPass: canPass,
            canResign: canResign,
            forbidden: forbidden.map { .init(point: Int($0.point), foul: $0.foul.toScreen()) },
            outcome: outcome?.toScreen(),
            first: first.toScreen(),
            second: second.toScreen(),
            opening: opening?.toScreen(),
            go: go?.toScreen()
        )
    }
}

extension TengenCore.GameChange {
    func toScreen() -> TengenKit.GameChange {
        TengenKit.GameChange(
            view: view.toScreen(),
            cause: cause.toScreen(),
            seat: seat?.toScreen(),
            placed: placed.map { $0.toScreen() },
            removed: removed.map { $0.toScreen() },
            cues: cues.map { $0.toScreen() },
            isUnsaved: unsaved != nil
        )
    }
}

extension TengenCore.GameConfig {
    func toScreen() -> TengenKit.GameConfig {
        TengenKit.GameConfig(
            variant: variant.toScreen(),
            size: BoardSize(columns: Int(width), rows: Int(height)),
            first: first.toScreen(),
            second: second.toScreen(),
            timeControl: timeControl.toScreen(),
            seed: Int(truncatingIfNeeded: seed)
        )
    }
}

extension TengenCore.GameVariant {
    func toScreen() -> TengenKit.GameVariant {
        switch self {
        case .five(let rule, let opening, let foulPolicy):
            return .five(
                TengenKit.GameVariant.Five(
                    rule: rule.toScreen(),
                    opening: opening.toScreen(),
                    foulPolicy: foulPolicy.toScreen()
                )
            )
        case .go(let ruleSet, let superko, let komi, let handicap, let freePlacement, let computerResigns):
            var go = TengenKit.GameVariant.Go()
            go.ruleSet = ruleSet.toScreen()
            go.superko = superko
            go.komi = Int(komi)
            go.handicap = Int(handicap)
            go.freePlacement = freePlacement
            go.computerResigns = computerResigns
            return .go(go)
        }
    }
}

extension TengenCore.TimeControl {
    func toScreen() -> TengenKit.TimeControl {
        switch self {
        case .off: .off
        case .perMove(let limit): .perMove(limit: .seconds(limit))
        case .fischer(let main, let increment): .fischer(main: .seconds(main), increment: .seconds(increment))
        case .byoYomi(let main, let period, let periods):
            .byoYomi(main: .seconds(main), period: .seconds(period), periods: Int(periods))
        case .canadian(let main, let period, let stones):
            .canadian(main: .seconds(main), period: .seconds(period), stones: Int(stones))
        }
    }
}

extension TengenCore.Participant {
    func toScreen() -> TengenKit.Participant {
        switch self {
        case .person: .person
        case .computer(let level): .computer(level.toScreen())
        }
    }
}

extension TengenCore.Turn {
    func toScreen() -> TengenKit.Turn {
        switch self {
        case .person(let seat): .person(seat.toScreen())
        case .computer(let seat): .computer(seat.toScreen())
        case .scoring: .scoring
        case .over: .over
        }
    }
}

extension TengenCore.LogEntry {
    func toScreen() -> TengenKit.LogEntry {
        TengenKit.LogEntry(
            number: number.map(Int.init),
            action: action.toScreen(),
            seat: seat.toScreen(),
            stone: stone.toScreen(),
            label: label
        )
    }
}

extension TengenCore.GameAction {
    func toScreen() -> TengenKit.GameAction {
        switch self {
        case .place(let point): .place(point: Int(point))
        case .pass: .pass
        case .choose(let choice): .choose(choice.toScreen())
        case .offer(let point): .offer(point: Int(point))
        case .pick(let point): .pick(point: Int(point))
        case .resign: .resign
        case .flagFall: .flagFall
        case .agree: .agree
        case .resume: .resume
        }
    }
}

extension TengenCore.OpeningChoice {
    func toScreen() -> TengenKit.OpeningChoice {
        switch self {
        case .play(let stone): .play(stone.toScreen())
        case .placeTwoMore: .placeTwoMore
        case .offerTen: .offerTen
        case .fifthMoves(let count): .fifthMoves(count: Int(count))
        }
    }
}

extension TengenCore.Outcome {
    func toScreen() -> TengenKit.Outcome {
        TengenKit.Outcome(
            winner: winner?.toScreen(),
            winningStone: winningStone?.toScreen(),
            reason: reason.toScreen(),
            line: line.map(Int.init),
            halfPoints: halfPoints.map(Int.init)
        )
    }
}

extension TengenCore.OutcomeReason {
    func toScreen() -> TengenKit.OutcomeReason {
        switch self {
        case .five: .five
        case .forbiddenMove: .foul
        case .fullBoard: .fullBoard
        case .twoPasses: .twoPasses
        case .resignation: .resignation
        case .time: .time
        case .count: .count
        case .noResult: .noResult
        }
    }
}

extension TengenCore.SeatView {
    func toScreen() -> TengenKit.SeatView {
        TengenKit.SeatView(
            participant: participant.toScreen(),
            stone: stone.toScreen(),
            clock: clock?.toScreen(),
            captures: Int(captures)
        )
    }
}

extension TengenCore.ClockReading {
    func toScreen() -> TengenKit.ClockReading {
        TengenKit.ClockReading(
            remaining: .seconds(remaining),
            periods: Int(periods),
            inPeriod: inPeriod,
            running: running,
            stones: Int(stones)
        )
    }
}

extension TengenCore.OpeningTask {
    func toScreen() -> TengenKit.OpeningTask {
        TengenKit.OpeningTask(
            seat: seat.toScreen(),
            kind: kind.toScreen(),
            allowed: allowed.map(Int.init),
            choices: choices.map { $0.toScreen() },
            offered: offered.map(Int.init),
            missing: Int(missing)
        )
    }
}

extension TengenCore.PlacedStone {
    func toScreen() -> TengenKit.PlacedStone {
        TengenKit.PlacedStone(point: Int(point), stone: stone.toScreen())
    }
}

extension TengenCore.Settings {
    func toScreen() -> TengenKit.Settings {
        var settings = TengenKit.Settings()
        settings.appearance = appearance.toScreen()
        settings.language = Language.allCases.first { $0.tag == language }
        settings.look = look
        settings.coordinates = coordinates
        settings.moveNumbers = moveNumbers
        settings.showForbidden = showForbidden
        settings.foulPolicy = foulPolicy.toScreen()
        settings.leftHanded = leftHanded
        settings.reducedMotion = reducedMotion
        settings.input = input?.toScreen()
        return settings
    }
}

extension TengenCore.GameChoice {
    func toScreen() -> TengenKit.GameChoice {
        var choice = TengenKit.GameChoice()
        choice.level = level?.toScreen()
        choice.colour = colour.toScreen()
        choice.side = Int(side)
        choice.rule = rule.toScreen()
        choice.opening = opening.toScreen()
        choice.timeControl = timeControl.toScreen()
        choice.game = game.toScreen()
        choice.go = go.toScreen()
        return choice
    }
}

extension TengenCore.GoChoice {
    func toScreen() -> TengenKit.GoChoice {
        var choice = TengenKit.GoChoice()
        choice.side = Int(side)
        choice.variant.ruleSet = ruleSet.toScreen()
        choice.variant.superko = superko
        choice.variant.komi = Int(komi)
        choice.variant.handicap = Int(handicap)
        choice.variant.freePlacement = freePlacement
        choice.variant.computerResigns = computerResigns
        return choice
    }
}
