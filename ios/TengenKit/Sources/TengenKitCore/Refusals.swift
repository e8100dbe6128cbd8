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
        case .NoPass: .passNotAllowed
        case .NothingToUndo: .nothingToUndo
        case .NothingToRedo: .nothingToRedo
        case .OffBoard, .Paused, .OtherTask, .NoSuchOption, .NothingToChoose, .NoPerson, .Closed, .Internal:
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
        case .Closed, .Internal: .failed(reason: "\(self)")
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
        }
    }
}
