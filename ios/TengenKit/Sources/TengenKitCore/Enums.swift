import TengenCore
import TengenKit

// The plain enums of both sides, case by case, so that a new one does not pass by unseen.

extension TengenCore.Stone {
    func toScreen() -> TengenKit.Stone {
        switch self {
        case .black: .black
        case .white: .white
        }
    }
}

extension TengenCore.Seat {
    func toScreen() -> TengenKit.Seat {
        switch self {
        case .first: .first
        case .second: .second
        }
    }
}

extension TengenCore.Level {
    func toScreen() -> TengenKit.Level {
        switch self {
        case .easy: .easy
        case .medium: .medium
        case .hard: .hard
        }
    }
}

extension TengenCore.FiveRule {
    func toScreen() -> TengenKit.FiveRule {
        switch self {
        case .freestyle: .freestyle
        case .standard: .standard
        case .caro: .caro
        case .renju: .renju
        }
    }
}

extension TengenCore.Opening {
    func toScreen() -> TengenKit.Opening {
        switch self {
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

extension TengenCore.GameKind {
    func toScreen() -> TengenKit.GameKind {
        switch self {
        case .five: .five
        case .go: .go
        }
    }
}

extension TengenCore.GoRuleSet {
    func toScreen() -> TengenKit.GoRuleSet {
        switch self {
        case .chinese: .chinese
        case .japanese: .japanese
        case .korean: .korean
        case .aga: .aga
        case .newZealand: .newZealand
        case .trompTaylor: .trompTaylor
        }
    }
}

extension TengenCore.FoulPolicy {
    func toScreen() -> TengenKit.FoulPolicy {
        switch self {
        case .refused: .refused
        case .loses: .loses
        }
    }
}

extension TengenCore.Foul {
    func toScreen() -> TengenKit.Foul {
        switch self {
        case .doubleThree: .doubleThree
        case .doubleFour: .doubleFour
        case .overline: .overline
        }
    }
}

extension TengenCore.OpeningTaskKind {
    func toScreen() -> TengenKit.OpeningTaskKind {
        switch self {
        case .place: .place
        case .choose: .choose
        case .offer: .offer
        case .pick: .pick
        }
    }
}

extension TengenCore.Cause {
    func toScreen() -> TengenKit.Cause {
        switch self {
        case .played: .played
        case .passed: .passed
        case .chosen: .chosen
        case .undone: .undone
        case .redone: .redone
        case .resigned: .resigned
        case .flagFell: .flagFell
        case .restarted: .restarted
        case .marked: .marked
        case .resumed: .resumed
        case .counted: .counted
        case .paused: .paused
        case .continued: .continued
        case .clockLow: .clockLow
        case .opponentFailed: .opponentFailed
        }
    }
}

extension TengenCore.Cue {
    func toScreen() -> TengenKit.Cue {
        switch self {
        case .stonePlaced: .stonePlaced
        case .captured: .captured
        case .marked: .marked
        case .passed: .passed
        case .chosen: .chosen
        case .coloursExchanged: .coloursExchanged
        case .win: .win
        case .loss: .loss
        case .draw: .draw
        case .undone: .undone
        case .redone: .redone
        case .restarted: .restarted
        case .clockLow: .clockLow
        case .refused: .refused
        }
    }
}

extension TengenCore.Appearance {
    func toScreen() -> TengenKit.Appearance {
        switch self {
        case .system: .system
        case .light: .light
        case .dark: .dark
        }
    }
}

extension TengenCore.ColourChoice {
    func toScreen() -> TengenKit.ColourChoice {
        switch self {
        case .black: .black
        case .white: .white
        case .toss: .toss
        }
    }
}

extension TengenCore.TouchInput {
    func toScreen() -> TengenKit.TouchInput {
        switch self {
        case .tap: .tap
        case .press: .press
        case .confirm: .confirm
        }
    }
}

extension TengenKit.Stone {
    func toCore() -> TengenCore.Stone {
        switch self {
        case .black: .black
        case .white: .white
        }
    }
}

extension TengenKit.Level {
    func toCore() -> TengenCore.Level {
        switch self {
        case .easy: .easy
        case .medium: .medium
        case .hard: .hard
        }
    }
}

extension TengenKit.FiveRule {
    func toCore() -> TengenCore.FiveRule {
        switch self {
        case .freestyle: .freestyle
        case .standard: .standard
        case .caro: .caro
        case .renju: .renju
        }
    }
}

extension TengenKit.Opening {
    func toCore() -> TengenCore.Opening {
        switch self {
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

extension TengenKit.GameKind {
    func toCore() -> TengenCore.GameKind {
        switch self {
        case .five: .five
        case .go: .go
        }
    }
}

extension TengenKit.GoRuleSet {
    func toCore() -> TengenCore.GoRuleSet {
        switch self {
        case .chinese: .chinese
        case .japanese: .japanese
        case .korean: .korean
        case .aga: .aga
        case .newZealand: .newZealand
        case .trompTaylor: .trompTaylor
        }
    }
}

extension TengenKit.FoulPolicy {
    func toCore() -> TengenCore.FoulPolicy {
        switch self {
        case .refused: .refused
        case .loses: .loses
        }
    }
}

extension TengenKit.Appearance {
    func toCore() -> TengenCore.Appearance {
        switch self {
        case .system: .system
        case .light: .light
        case .dark: .dark
        }
    }
}

extension TengenKit.ColourChoice {
    func toCore() -> TengenCore.ColourChoice {
        switch self {
        case .black: .black
        case .white: .white
        case .toss: .toss
        }
    }
}

extension TengenKit.TouchInput {
    func toCore() -> TengenCore.TouchInput {
        switch self {
        case .tap: .tap
        case .press: .press
        case .confirm: .confirm
        }
    }
}
