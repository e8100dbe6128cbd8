import Foundation
import TengenKit

// The screens' words in the core's.

extension Core.GameConfig {
    init(_ config: GameConfig) {
        self.init(
            rule: Core.FiveRule(config.rule),
            width: UInt32(config.size.columns),
            height: UInt32(config.size.rows),
            opening: Core.Opening(config.opening),
            first: Core.Participant(config.first),
            second: Core.Participant(config.second),
            timeControl: Core.TimeControl(config.timeControl),
            foulPolicy: Core.FoulPolicy(config.foulPolicy),
            seed: UInt64(config.seed)
        )
    }
}

extension Core.OpeningChoice {
    init(_ choice: OpeningChoice) {
        self =
            switch choice {
            case .play(let stone): .play(stone: stone == .black ? .black : .white)
            case .placeTwoMore: .placeTwoMore
            case .offerTen: .offerTen
            case .fifthMoves(let count): .fifthMoves(count: UInt8(count))
            }
    }
}

extension Core.Settings {
    init(_ settings: Settings) {
        self.init(
            appearance: Core.Appearance(settings.appearance),
            language: settings.language?.tag,
            look: settings.look,
            coordinates: settings.coordinates,
            moveNumbers: settings.moveNumbers,
            showForbidden: settings.showForbidden,
            foulPolicy: Core.FoulPolicy(settings.foulPolicy),
            leftHanded: settings.leftHanded,
            reducedMotion: settings.reducedMotion,
            input: settings.input.map(Core.TouchInput.init)
        )
    }
}

extension Core.GameChoice {
    init(_ choice: GameChoice) {
        self.init(
            level: choice.level.map(Core.Level.init),
            colour: Core.ColourChoice(choice.colour),
            side: UInt32(choice.side),
            rule: Core.FiveRule(choice.rule),
            opening: Core.Opening(choice.opening),
            timeControl: Core.TimeControl(choice.timeControl)
        )
    }
}

extension Core.FiveRule {
    init(_ rule: FiveRule) {
        self =
            switch rule {
            case .freestyle: .freestyle
            case .standard: .standard
            case .caro: .caro
            case .renju: .renju
            }
    }
}

extension Core.Opening {
    fileprivate init(_ opening: Opening) {
        self =
            switch opening {
            case .free: .free
            case .centreFirst: .centreFirst
            case .pro: .pro
            case .longPro: .longPro
            case .swap: .swap
            case .swap2: .swap2
            case .soosorv8: .soosorv8
            case .taraguchi10: .taraguchi10
            }
    }
}

extension Core.Participant {
    fileprivate init(_ participant: Participant) {
        self =
            switch participant {
            case .person: .person
            case .computer(let level): .computer(level: Core.Level(level))
            }
    }
}

extension Core.Level {
    fileprivate init(_ level: Level) {
        self =
            switch level {
            case .easy: .easy
            case .medium: .medium
            case .hard: .hard
            }
    }
}

extension Core.TimeControl {
    fileprivate init(_ control: TimeControl) {
        self =
            switch control {
            case .off: .off
            case .perMove(let limit): .perMove(limit: limit.seconds)
            case .fischer(let main, let increment): .fischer(main: main.seconds, increment: increment.seconds)
            case .byoYomi(let main, let period, let periods):
                .byoYomi(main: main.seconds, period: period.seconds, periods: UInt32(periods))
            }
    }
}

extension Core.FoulPolicy {
    fileprivate init(_ policy: FoulPolicy) {
        self =
            switch policy {
            case .refused: .refused
            case .loses: .loses
            }
    }
}

extension Core.Appearance {
    fileprivate init(_ appearance: Appearance) {
        self =
            switch appearance {
            case .system: .system
            case .light: .light
            case .dark: .dark
            }
    }
}

extension Core.ColourChoice {
    fileprivate init(_ colour: ColourChoice) {
        self =
            switch colour {
            case .black: .black
            case .white: .white
            case .toss: .toss
            }
    }
}

extension Core.TouchInput {
    fileprivate init(_ input: TouchInput) {
        self =
            switch input {
            case .tap: .tap
            case .press: .press
            case .confirm: .confirm
            }
    }
}

extension Duration {
    fileprivate var seconds: TimeInterval { self / .seconds(1) }
}
