import TengenCore

/// The core's own words, of which many are spelled like those of the screens.
enum Core {
    typealias Advice = TengenCore.Advice
    typealias AdviceError = TengenCore.AdviceError
    typealias AdviceReason = TengenCore.AdviceReason
    typealias Appearance = TengenCore.Appearance
    typealias Cause = TengenCore.Cause
    typealias ClockReading = TengenCore.ClockReading
    typealias ColourChoice = TengenCore.ColourChoice
    typealias Cue = TengenCore.Cue
    typealias FiveRule = TengenCore.FiveRule
    typealias Foul = TengenCore.Foul
    typealias FoulPolicy = TengenCore.FoulPolicy
    typealias GameAction = TengenCore.GameAction
    typealias GameChange = TengenCore.GameChange
    typealias GameChoice = TengenCore.GameChoice
    typealias GameConfig = TengenCore.GameConfig
    typealias GameError = TengenCore.GameError
    typealias GameOptions = TengenCore.GameOptions
    typealias GameSession = TengenCore.GameSession
    typealias GameView = TengenCore.GameView
    typealias Level = TengenCore.Level
    typealias LogEntry = TengenCore.LogEntry
    typealias Opening = TengenCore.Opening
    typealias OpeningChoice = TengenCore.OpeningChoice
    typealias OpeningTask = TengenCore.OpeningTask
    typealias OpeningTaskKind = TengenCore.OpeningTaskKind
    typealias Outcome = TengenCore.Outcome
    typealias OutcomeReason = TengenCore.OutcomeReason
    typealias Participant = TengenCore.Participant
    typealias PlacedStone = TengenCore.PlacedStone
    typealias Seat = TengenCore.Seat
    typealias SeatView = TengenCore.SeatView
    typealias Settings = TengenCore.Settings
    typealias StartError = TengenCore.StartError
    typealias Stone = TengenCore.Stone
    typealias Store = TengenCore.Store
    typealias StoreError = TengenCore.StoreError
    typealias TimeControl = TengenCore.TimeControl
    typealias TouchInput = TengenCore.TouchInput
    typealias Turn = TengenCore.Turn

    /// Opens the file that keeps games and settings, in a folder that must exist.
    static func openStore(folder: String) async throws -> Store {
        try await TengenCore.openStore(folder: folder)
    }

    /// The openings that a rule admits on a board, in the order of menus.
    static func openings(rule: FiveRule, width: UInt32, height: UInt32) -> [Opening] {
        fittingOpenings(rule: rule, width: width, height: height)
    }
}
