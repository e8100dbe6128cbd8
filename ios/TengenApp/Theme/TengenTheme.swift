import SwiftUI
import TengenKit

extension View {
    /// Gives everything inside the look that a person has set, and the texts of their language.
    func tengenTheme(_ settings: Settings, texts: any Texts) -> some View {
        modifier(TengenTheme(settings: settings))
            .environment(\.texts, texts)
            .preferredColorScheme(settings.appearance.colorScheme)
    }
}

/// Colours by the system's light or dark, which the person's choice has set before.
private struct TengenTheme: ViewModifier {
    let settings: Settings
    @Environment(\.colorScheme) private var scheme
    @Environment(\.accessibilityReduceMotion) private var systemReducesMotion

    func body(content: Content) -> some View {
        let tokens = scheme == .dark ? Tokens.dark : Tokens.light
        content
            .environment(\.tokens, tokens)
            .environment(\.look, settings.boardLook)
            .environment(\.reducedMotion, settings.reducedMotion || systemReducesMotion)
            .tint(Color(tokens.jade))
            .foregroundStyle(Color(tokens.ink))
    }
}

extension Appearance {
    /// Nil for the system's.
    fileprivate var colorScheme: ColorScheme? {
        switch self {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }
}
