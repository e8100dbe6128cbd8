import SwiftUI
import TengenKit

/// The games of a file, of which one is to be stepped through. A file may have thousands.
struct RecordListScreen: View {
    let games: [RecordSummary]
    let onIntent: (RecordIntent) -> Void

    @Environment(\.texts) private var texts
    @Environment(\.tokens) private var tokens

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 8) {
                ForEach(games.indices, id: \.self) { place in
                    Button {
                        onIntent(.choose(game: place))
                    } label: {
                        GameRow(game: games[place], place: place)
                    }
                    .buttonStyle(.plain)
                    .disabled(!games[place].isShown)
                }
            }
            .frame(maxWidth: 640)
            .padding(.horizontal, 16)
            .padding(.bottom, 24)
            .frame(maxWidth: .infinity)
        }
        .background(Color(tokens.paper))
        .navigationTitle(texts.recordListTitle(count: games.count))
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// A game that cannot be shown says so, and takes no touch.
private struct GameRow: View {
    let game: RecordSummary
    let place: Int

    @Environment(\.texts) private var texts
    @Environment(\.tokens) private var tokens

    var body: some View {
        HStack(spacing: 12) {
            VStack(alignment: .leading, spacing: 2) {
                Text(texts.recordTitle(game, at: place))
                    .font(.headline)
                    .foregroundStyle(Color(game.isShown ? tokens.ink : tokens.inkSoft))
                ForEach(texts.recordLines(game), id: \.self) { About($0) }
            }
            .multilineTextAlignment(.leading)
            .frame(maxWidth: .infinity, alignment: .leading)
            if game.isShown { IconView(TengenIcons.next, side: 20).foregroundStyle(Color(tokens.inkSoft)) }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 12)
        .frame(minHeight: 56)
        .card()
        .contentShape(.rect)
        .accessibilityElement(children: .combine)
    }
}
