// What the type checker's stand-in for SwiftUI lacks, declared as Apple documents it. Nothing here runs
// or ships.
import SwiftUI

extension View {
    // https://developer.apple.com/documentation/swiftui/view/focuseffectdisabled(_:)
    nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

extension KeyEquivalent {
    // https://developer.apple.com/documentation/swiftui/keyequivalent
    static let home = KeyEquivalent("\u{F729}")
    static let end = KeyEquivalent("\u{F72B}")
}
