import SwiftUI
import TengenKit

/// The one main action of a screen or sheet.
struct MainButtonStyle: ButtonStyle {
    @Environment(\.tokens) private var tokens
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .multilineTextAlignment(.center)
            .foregroundStyle(Color(tokens.onSeal))
            .padding(.horizontal, 16)
            .padding(.vertical, 12)
            .frame(maxWidth: .infinity, minHeight: 52)
            .background(Color(tokens.seal), in: .rect(cornerRadius: Sizes.cardCorner))
            .opacity(isEnabled ? (configuration.isPressed ? 0.8 : 1) : 0.38)
    }
}

/// Another action beside the main one.
struct QuietButtonStyle: ButtonStyle {
    @Environment(\.tokens) private var tokens
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .multilineTextAlignment(.center)
            .padding(.horizontal, 16)
            .padding(.vertical, 12)
            .frame(maxWidth: .infinity, minHeight: 52)
            .background(Color(configuration.isPressed ? tokens.raised : tokens.surface), in: shape)
            .overlay { shape.strokeBorder(Color(tokens.inkSoft).opacity(0.5), lineWidth: 1) }
            .contentShape(shape)
            .opacity(isEnabled ? 1 : 0.38)
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: Sizes.cardCorner) }
}

extension ButtonStyle where Self == MainButtonStyle {
    static var main: MainButtonStyle { MainButtonStyle() }
}

extension ButtonStyle where Self == QuietButtonStyle {
    static var quiet: QuietButtonStyle { QuietButtonStyle() }
}

/// An icon to touch in a bar.
struct BarButton: View {
    let icon: Icon
    let label: String
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) {
            IconView(icon)
                .frame(minWidth: Sizes.touchTarget, minHeight: Sizes.touchTarget)
                .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(label)
    }
}
