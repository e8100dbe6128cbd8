import SwiftUI
import TengenKit

/// One line that says how many faults a file has, and opens their list.
struct FaultsLine: View {
    let count: Int
    let onOpen: @MainActor () -> Void

    @Environment(\.texts) private var texts
    @Environment(\.tokens) private var tokens

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 12)
        Button(action: onOpen) {
            HStack(spacing: 12) {
                IconView(TengenIcons.caution, side: 20).foregroundStyle(Color(tokens.amber))
                Text(texts.recordFaults(count: count))
                    .font(.subheadline)
                    .frame(maxWidth: .infinity, alignment: .leading)
                IconView(TengenIcons.next, side: 20).foregroundStyle(Color(tokens.inkSoft))
            }
            .padding(.horizontal, 12)
            .padding(.vertical, 8)
            .frame(minHeight: 48)
            .background(Color(tokens.surface), in: shape)
            .overlay { shape.strokeBorder(Color(tokens.hairline), lineWidth: 1) }
            .contentShape(shape)
        }
        .buttonStyle(.plain)
    }
}

/// What is wrong with a file, each fault with its place.
struct FaultsSheet: View {
    let warnings: [String]
    let onClose: @MainActor () -> Void

    @Environment(\.texts) private var texts
    @Environment(\.tokens) private var tokens

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 12) {
                Text(texts.recordFaultsTitle).font(.title3.weight(.medium)).accessibilityAddTraits(.isHeader)
                About(texts.recordFaultsAbout)
                ForEach(warnings.indices, id: \.self) { fault in
                    Text(verbatim: warnings[fault])
                        .font(.subheadline)
                        .fixedSize(horizontal: false, vertical: true)
                }
                Button(texts.commonClose, action: onClose).buttonStyle(.quiet)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(16)
        }
        .scrollBounceBehavior(.basedOnSize)
        .foregroundStyle(Color(tokens.ink))
        .background(Color(tokens.surface))
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }
}
