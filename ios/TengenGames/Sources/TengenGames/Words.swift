import TengenKit

// The core's single words in the screens', and its refusals.

extension Stone {
    init(_ stone: Core.Stone) { self = stone == .black ? .black : .white }
}

extension Seat {
    init(_ seat: Core.Seat) { self = seat == .first ? .first : .second }
}

extension Level {
    init(_ level: Core.Level) {
        self =
            switch level {
            case .easy: .easy
            case .medium: .medium
            case .hard: .hard
            }
    }
}

extension FiveRule {
    init(_ rule: Core.FiveRule) {
        self =
            switch rule {
            case .freestyle: .freestyle
            case .standard: .standard
            case .caro: .caro
            case .renju: .renju
            }
    }
}

extension Opening {
    init(_ opening: Core.Opening) {
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

extension FoulPolicy {
    init(_ policy: Core.FoulPolicy) { self = policy == .loses ? .loses : .refused }
}

extension Foul {
    init(_ foul: Core.Foul) {
        self =
            switch foul {
            case .doubleThree: .doubleThree
            case .doubleFour: .doubleFour
            case .overline: .overline
            }
    }
}

extension OpeningTaskKind {
    init(_ kind: Core.OpeningTaskKind) {
        self =
            switch kind {
            case .place: .place
            case .choose: .choose
            case .offer: .offer
            case .pick: .pick
            }
    }
}

extension OutcomeReason {
    init(_ reason: Core.OutcomeReason) {
        self =
            switch reason {
            case .five: .five
            case .forbiddenMove: .foul
            case .fullBoard: .fullBoard
            case .twoPasses: .twoPasses
            case .resignation: .resignation
            case .time: .time
            }
    }
}

extension Cause {
    init(_ cause: Core.Cause) {
        self =
            switch cause {
            case .played: .played
            case .passed: .passed
            case .chosen: .chosen
            case .undone: .undone
            case .redone: .redone
            case .resigned: .resigned
            case .flagFell: .flagFell
            case .restarted: .restarted
            case .paused: .paused
            case .continued: .continued
            case .clockLow: .clockLow
            case .opponentFailed: .opponentFailed
            }
    }
}

extension Cue {
    init(_ cue: Core.Cue) {
        self =
            switch cue {
            case .stonePlaced: .stonePlaced
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

extension HintReason {
    init(_ reason: Core.AdviceReason) {
        self =
            switch reason {
            case .wins: .wins
            case .blocksFour: .blocksFive
            case .makesOpenFour: .makesOpenFour
            case .startsFours: .winsByFours
            case .makesFourThree: .makesFourThree
            case .blocksOpenThree: .blocksOpenThree
            case .makesDoubleThree: .makesDoubleThree
            case .makesFour: .makesFour
            case .makesOpenThree: .makesOpenThree
            case .builds: .makesTwo
            case .hinders: .blocksTwo
            // The screens have no words for these.
            case .blocksDoubleThreat, .takesCentre: .goodPoint
            }
    }
}

extension Appearance {
    init(_ appearance: Core.Appearance) {
        self =
            switch appearance {
            case .system: .system
            case .light: .light
            case .dark: .dark
            }
    }
}

extension ColourChoice {
    init(_ colour: Core.ColourChoice) {
        self =
            switch colour {
            case .black: .black
            case .white: .white
            case .toss: .toss
            }
    }
}

extension TouchInput {
    init(_ input: Core.TouchInput) {
        self =
            switch input {
            case .tap: .tap
            case .press: .press
            case .confirm: .confirm
            }
    }
}

extension GameRefusal {
    init(_ error: Core.GameError) {
        self =
            switch error {
            case .Stale: .stale
            case .NotYourTurn: .notYourTurn
            case .Over: .over
            case .Occupied(let point): .occupied(point: Int(point))
            case .Forbidden(let point, let foul): .forbidden(point: Int(point), foul: Foul(foul))
            case .OutsideOpening(let point, _), .Symmetrical(let point, _): .outsideOpening(point: Int(point))
            case .NotOffered(let point): .outsideOpening(point: Int(point))
            case .NoPass: .passNotAllowed
            case .NothingToUndo: .nothingToUndo
            case .NothingToRedo: .nothingToRedo
            case .OffBoard, .Paused, .OtherTask, .NoSuchOption, .NothingToChoose, .NoPerson, .Closed, .Internal:
                .failed(reason: "\(error)")
            }
    }

    init(_ error: Core.AdviceError) {
        self =
            switch error {
            case .Stale: .stale
            case .NotYourTurn: .notYourTurn
            case .Over: .over
            case .ChoiceAsked: .noHint
            case .Closed, .Internal: .failed(reason: "\(error)")
            }
    }
}
