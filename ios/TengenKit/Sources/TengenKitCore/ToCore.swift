import TengenCore
import TengenKit

// The screens' words in the core's.

extension TengenKit.GameConfig {
    func toCore() -> TengenCore.GameConfig {
        TengenCore.GameConfig(
            variant: variant.toCore(),
            width: UInt32(size.columns),
            height: UInt32(size.rows),
            first: first.toCore(),
            second: second.toCore(),
            timeControl: timeControl.toCore(),
            seed: UInt64(truncatingIfNeeded: seed)
        )
    }
}

extension TengenKit.GameVariant {
    func toCore() -> TengenCore.GameVariant {
        switch self {
        case .five(let five):
            .five(rule: five.rule.toCore(), opening: five.opening.toCore(), foulPolicy: five.foulPolicy.toCore())
        case .go(let go):
            .go(
                ruleSet: go.ruleSet.toCore(),
                superko: go.superko,
                komi: Int32(clamping: go.komi),
                handicap: UInt32(clamping: go.handicap),
                freePlacement: go.freePlacement,
                computerResigns: go.computerResigns
            )
        }
    }
}

extension TengenKit.OpeningChoice {
    func toCore() -> TengenCore.OpeningChoice {
        switch self {
        case .play(let stone): .play(stone: stone.toCore())
        case .placeTwoMore: .placeTwoMore
        case .offerTen: .offerTen
        case .fifthMoves(let count): .fifthMoves(count: UInt8(clamping: count))
        }
    }
}

extension TengenKit.TimeControl {
    func toCore() -> TengenCore.TimeControl {
        switch self {
        case .off: .off
        case .perMove(let limit): .perMove(limit: limit.inSeconds)
        case .fischer(let main, let increment): .fischer(main: main.inSeconds, increment: increment.inSeconds)
        case .byoYomi(let main, let period, let periods):
            .byoYomi(main: main.inSeconds, period: period.inSeconds, periods: UInt32(clamping: periods))
        case .canadian(let main, let period, let stones):
            .canadian(main: main.inSeconds, period: period.inSeconds, stones: UInt32(clamping: stones))
        }
    }
}

extension TengenKit.Participant {
    func toCore() -> TengenCore.Participant {
        switch self {
        case .person: .person
        case .computer(let level): .computer(level: level.toCore())
        }
    }
}

extension TengenKit.Settings {
    func toCore() -> TengenCore.Settings {
        TengenCore.Settings(
            appearance: appearance.toCore(),
            language: language?.tag,
            look: look,
            coordinates: coordinates,
            moveNumbers: moveNumbers,
            showForbidden: showForbidden,
            foulPolicy: foulPolicy.toCore(),
            leftHanded: leftHanded,
            reducedMotion: reducedMotion,
            input: input?.toCore()
        )
    }
}

extension TengenKit.GameChoice {
    func toCore() -> TengenCore.GameChoice {
        TengenCore.GameChoice(
            game: game.toCore(),
            level: level?.toCore(),
            colour: colour.toCore(),
            side: UInt32(clamping: side),
            rule: rule.toCore(),
            opening: opening.toCore(),
            timeControl: timeControl.toCore(),
            go: go.toCore()
        )
    }
}

extension TengenKit.GoChoice {
    func toCore() -> TengenCore.GoChoice {
        TengenCore.GoChoice(
            side: UInt32(clamping: side),
            ruleSet: variant.ruleSet.toCore(),
            superko: variant.superko,
            komi: Int32(clamping: variant.komi),
            handicap: UInt32(clamping: variant.handicap),
            freePlacement: variant.freePlacement,
            computerResigns: variant.computerResigns
        )
    }
}

extension Duration {
    fileprivate var inSeconds: Double { self / .seconds(1) }
}
