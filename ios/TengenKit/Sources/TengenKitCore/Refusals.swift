import TengenCore
import TengenKit

// Why the core refuses, and why it advises, in the screens' words.

extension GameError {
    func toScreen() -> GameRefusal {
        switch self {
        case .Stale: .stale
        case .NotYourTurn: .notYourTurn
        case .Over: .over
        case .Occupied(let point): .occupied(point: Int(point))
        case .Forbidden(let point, let foul): .forbidden(point: Int(point), foul: foul.toScreen())
        case .OutsideOpening(let point, _), .Symmetrical(let point, _), .NotOffered(let point):
            .outsideOpening(point: Int(point))
        case .Ko(let point): .ko(point: Int(point))
        case .Superko(let point, let after): .superko(point: Int(point), after: Int(after))
        case .Suicide(let point): .suicide(point: Int(point))
        case .Counting: .counting
        case .NoStone: .noStone
        case .NoPass: .passNotAllowed
        case .NothingToUndo: .nothingToUndo
        case .NothingToRedo: .nothingToRedo
        case .OffBoard, .Paused, .OtherTask, .NoSuchOption, .NothingToChoose, .NotCounting, .NoPerson, .Closed,
            .Internal:
            .failed(reason: "\(self)")
        }
    }
}

extension AdviceError {
    func toScreen() -> GameRefusal {
        switch self {
        case .Stale: .stale
        case .NotYourTurn: .notYourTurn
        case .Over: .over
        case .ChoiceAsked: .noHint
        case .Closed, .NotGo, .Internal: .failed(reason: "\(self)")
        }
    }
}

extension AdviceReason {
    func toScreen() -> HintReason {
        switch self {
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
        case .blocksDoubleThreat: .blocksDoubleThreat
        case .takesCentre: .takesCentre
        case .captures: .captures
        case .savesStones: .savesStones
        case .givesAtari: .givesAtari
        case .answers: .answers
        case .takesCorner: .takesCorner
        case .expands: .expands
        }
    }
}
