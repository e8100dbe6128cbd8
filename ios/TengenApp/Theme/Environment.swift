import SwiftUI
import TengenKit

/// What a person has set; SwiftUI has a scene of the same name.
typealias Settings = TengenKit.Settings

extension EnvironmentValues {
    /// Every text, in the person's language.
    @Entry var texts: any Texts = Language.en.texts
    /// The shared colours, by day or by night.
    @Entry var tokens = Tokens.light
    /// The look of board and stones.
    @Entry var look = Looks.kaya
    /// Whether things appear at once.
    @Entry var reducedMotion = false
}

extension Color {
    /// A colour of the design.
    init(_ colour: Colour) {
        self.init(.sRGB, red: colour.red, green: colour.green, blue: colour.blue, opacity: colour.alpha)
    }
}
