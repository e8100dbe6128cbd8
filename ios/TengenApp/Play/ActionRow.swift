import SwiftUI
import TengenKit

/// The row of actions within the thumb's reach.
struct ActionRow: View {
    let actions: [PlayAction]
    /// Whether it is arranged for the left hand.
    let isMirrored: Bool
    let onIntent: (PlayIntent) -> Void

    var body: some View {
        WrappingRow(spacing: 0) {
            ForEach(isMirrored ? actions.reversed() : actions) { action in
                Button {
                    onIntent(action.intent)
                } label: {
                    VStack(spacing: 2) {
                        IconView(action.icon)
                        Text(action.label)
                            .font(.footnote.weight(.medium))
                            .multilineTextAlignment(.center)
                    }
                    .padding(.horizontal, 4)
                    .padding(.vertical, 6)
                    .frame(maxWidth: .infinity, minHeight: 56)
                    .contentShape(.rect)
                    .opacity(action.enabled ? 1 : 0.38)
                }
                .buttonStyle(.plain)
                .disabled(!action.enabled)
                .accessibilityIdentifier(action.id)
            }
        }
        .padding(.horizontal, 8)
        .padding(.vertical, 4)
    }
}
