import SwiftUI
import TengenKit

/// The newest moves in one line.
struct MoveLine: View {
    let entries: [MoveEntry]

    var body: some View {
        ScrollViewReader { scroll in
            ScrollView(.horizontal) {
                HStack(spacing: 8) {
                    ForEach(entries) { MoveChip(entry: $0) }
                }
                .padding(.horizontal, 16)
            }
            .scrollIndicators(.hidden)
            .onChange(of: entries.count, initial: true) {
                if let last = entries.last { scroll.scrollTo(last.id, anchor: .trailing) }
            }
        }
    }
}

/// One move.
struct MoveChip: View {
    let entry: MoveEntry

    @Environment(\.tokens) private var tokens

    var body: some View {
        HStack(spacing: 6) {
            StoneIcon(entry.stone, side: 14)
            Text(entry.words).font(.footnote.weight(.medium).monospacedDigit())
        }
        .padding(.horizontal, 8)
        .padding(.vertical, 4)
        .background(Color(tokens.raised), in: .rect(cornerRadius: 8))
        .accessibilityElement(children: .combine)
    }
}
