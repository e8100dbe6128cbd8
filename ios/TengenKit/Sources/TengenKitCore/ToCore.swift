import TengenCore
import TengenKit

// The screens' words in the core's.

extension TengenKit.GameConfig {
    func toCore() -> TengenCore.GameConfig {
        TengenCore.GameConfig(
            rule: rule.toCore(),
            width: UInt32(size.columns),
            height: UInt32(size.rows),
            opening: opening.toCore(),
            first: first.toCore(),
            second: second.toCore(),
            timeControl: timeControl.toCore(),
            foulPolicy: foulPolicy.toCore(),
            seed: UInt64(truncatingIfNeeded: seed)
        )
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
            level: level?.toCore(),
            colour: colour.toCore(),
            side: UInt32(clamping: side),
            rule: rule.toCore(),
            opening: opening.toCore(),
            timeControl: timeControl.toCore()
        )
    }
}

extension Duration {
    fileprivate var inSeconds: Double { self / .seconds(1) }
}
