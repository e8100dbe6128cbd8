import TengenCore

/// An error of the core's with the names of all its kinds, so that a test can say which it has met. A new
/// kind in the core keeps these switches from compiling until it is named here.
protocol HasKind: Error, Equatable {
    associatedtype Kind: CaseIterable, Hashable, Sendable
    var kind: Kind { get }
}

enum GameErrorKind: CaseIterable {
    case stale, notYourTurn, over, paused, offBoard, occupied, forbidden, ko, superko, suicide, counting
    case notCounting, noStone, noPass, outsideOpening, symmetrical, notOffered, noSuchOption, otherTask
    case nothingToChoose, nothingToUndo, nothingToRedo, noPerson, closed, `internal`
}

extension GameError: HasKind {
    var kind: GameErrorKind {
        switch self {
        case .Stale: .stale
        case .NotYourTurn: .notYourTurn
        case .Over: .over
        case .Paused: .paused
        case .OffBoard: .offBoard
        case .Occupied: .occupied
        case .Forbidden: .forbidden
        case .Ko: .ko
        case .Superko: .superko
        case .Suicide: .suicide
        case .Counting: .counting
        case .NotCounting: .notCounting
        case .NoStone: .noStone
        case .NoPass: .noPass
        case .OutsideOpening: .outsideOpening
        case .Symmetrical: .symmetrical
        case .NotOffered: .notOffered
        case .NoSuchOption: .noSuchOption
        case .OtherTask: .otherTask
        case .NothingToChoose: .nothingToChoose
        case .NothingToUndo: .nothingToUndo
        case .NothingToRedo: .nothingToRedo
        case .NoPerson: .noPerson
        case .Closed: .closed
        case .Internal: .internal
        }
    }
}

enum StartErrorKind: CaseIterable {
    case boardSize, openingDoesNotFit, handicap, komi, clock, keptAside, notStored, `internal`
}

extension StartError: HasKind {
    var kind: StartErrorKind {
        switch self {
        case .BoardSize: .boardSize
        case .OpeningDoesNotFit: .openingDoesNotFit
        case .Handicap: .handicap
        case .Komi: .komi
        case .Clock: .clock
        case .KeptAside: .keptAside
        case .NotStored: .notStored
        case .Internal: .internal
        }
    }
}

enum AdviceErrorKind: CaseIterable {
    case stale, notYourTurn, over, notGo, choiceAsked, closed, `internal`
}

extension AdviceError: HasKind {
    var kind: AdviceErrorKind {
        switch self {
        case .Stale: .stale
        case .NotYourTurn: .notYourTurn
        case .Over: .over
        case .NotGo: .notGo
        case .ChoiceAsked: .choiceAsked
        case .Closed: .closed
        case .Internal: .internal
        }
    }
}

enum StoreErrorKind: CaseIterable {
    case inUse, damaged, newer, disk, closed
}

extension StoreError: HasKind {
    var kind: StoreErrorKind {
        switch self {
        case .InUse: .inUse
        case .Damaged: .damaged
        case .Newer: .newer
        case .Disk: .disk
        case .Closed: .closed
        }
    }
}

enum RecordErrorKind: CaseIterable {
    case tooLarge, noRecord, notShown, noFrame, `internal`
}

extension RecordError: HasKind {
    var kind: RecordErrorKind {
        switch self {
        case .TooLarge: .tooLarge
        case .NoRecord: .noRecord
        case .NotShown: .notShown
        case .NoFrame: .noFrame
        case .Internal: .internal
        }
    }
}
