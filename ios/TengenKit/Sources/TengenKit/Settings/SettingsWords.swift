// What the settings screen says.

/// The board of the samples that show a look.
public let lookSample: BoardState = {
    let size = BoardSize.square(5)
    let stones: [(Int, Stone)] = [(12, .black), (7, .white), (8, .black), (16, .white), (11, .black), (18, .white)]
    let board = stones.reduce(Stones.empty(size)) { $0.with($1.0, $1.1) }
    return BoardState(size: size, stones: board, coordinates: false, lastMove: 18)
}()

extension Texts {
    public func lookName(_ look: BoardLook) -> String {
        switch look {
        case Looks.paper: lookPaper
        case Looks.night: lookNight
        case Looks.jadeRoom: lookJadeRoom
        case Looks.highContrast: lookHighContrast
        default: lookKaya
        }
    }

    public func appearanceName(_ appearance: Appearance) -> String {
        switch appearance {
        case .system: settingsAppearanceSystem
        case .light: settingsAppearanceLight
        case .dark: settingsAppearanceDark
        }
    }

    /// The name of a way to play; nil is the one that the size of the cells decides.
    public func inputName(_ input: TouchInput?) -> String {
        switch input {
        case nil: settingsInputAutomatic
        case .tap: settingsInputTap
        case .press: settingsInputPress
        case .confirm: settingsInputConfirm
        }
    }

    public func inputAbout(_ input: TouchInput?) -> String {
        switch input {
        case nil: settingsInputAutomaticAbout
        case .tap: settingsInputTapAbout
        case .press: settingsInputPressAbout
        case .confirm: settingsInputConfirmAbout
        }
    }
}
