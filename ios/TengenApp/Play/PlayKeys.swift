import SwiftUI
import TengenKit

/// A keyboard's way to play: arrows move a cursor, Enter plays, letters are actions.
struct PlayKeys: ViewModifier {
    let revision: Int
    let onIntent: (PlayIntent) -> Void

    func body(content: Content) -> some View {
        content.modifier(
            KeyReader { press in
                guard let key = PlayKey(press) else { return false }
                onIntent(playKey(key, revision: revision))
                return true
            }
        )
    }
}

/// Has the focus while it is shown, so that keys reach it, and draws no frame for it.
struct KeyReader: ViewModifier {
    /// Whether the key meant something.
    let onKey: (KeyPress) -> Bool

    @FocusState private var isFocused: Bool

    func body(content: Content) -> some View {
        content
            .focusable()
            .focusEffectDisabled()
            .focused($isFocused)
            .onKeyPress(phases: [.down, .repeat]) { press in
                let isPlain = press.modifiers.intersection([.command, .control, .option]).isEmpty
                return isPlain && onKey(press) ? .handled : .ignored
            }
            .onAppear { isFocused = true }
    }
}

extension PlayKey {
    fileprivate init?(_ press: KeyPress) {
        switch press.key {
        case .leftArrow: self = .left
        case .rightArrow: self = .right
        case .upArrow: self = .up
        case .downArrow: self = .down
        case .return, .space: self = .enter
        default:
            switch press.characters.lowercased() {
            case "u": self = .u
            case "h": self = .h
            case "p": self = .p
            default: return nil
            }
        }
    }
}
