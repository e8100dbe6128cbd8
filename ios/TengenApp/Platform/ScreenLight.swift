import SwiftUI
import UIKit

extension View {
    /// Keeps the screen lit without touches while this view is shown and `isOn` holds.
    func keepsScreenLit(_ isOn: Bool) -> some View { modifier(ScreenLight(isOn: isOn)) }
}

private struct ScreenLight: ViewModifier {
    let isOn: Bool

    func body(content: Content) -> some View {
        content
            .onChange(of: isOn, initial: true) { _, isOn in UIApplication.shared.isIdleTimerDisabled = isOn }
            .onDisappear { UIApplication.shared.isIdleTimerDisabled = false }
    }
}
