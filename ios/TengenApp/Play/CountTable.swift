import SwiftUI
import TengenKit

/// The count of a game of Go, line by line, a column for each side.
struct CountTable: View {
    let scoring: Scoring

    @Environment(\.texts) private var texts
    @Environment(\.tokens) private var tokens

    var body: some View {
        Grid(alignment: .trailing, horizontalSpacing: 16, verticalSpacing: 8) {
            GridRow {
                Color.clear.frame(width: 0, height: 0)
                ForEach(Stone.allCases, id: \.self) { StoneIcon($0, side: 20) }
            }
            .accessibilityHidden(true)
            ForEach(texts.countRows(scoring)) { row in
                if row.isTotal {
                    Rectangle().fill(Color(tokens.hairline)).frame(height: 1).accessibilityHidden(true)
                }
                line(row)
            }
        }
    }

    private func line(_ row: CountRow) -> some View {
        GridRow {
            Text(row.name)
                .frame(maxWidth: .infinity, alignment: .leading)
                .accessibilityLabel(texts.scoreRow(name: row.name, black: row.black, white: row.white))
            Text(row.black).monospacedDigit().accessibilityHidden(true)
            Text(row.white).monospacedDigit().accessibilityHidden(true)
        }
        .fontWeight(row.isTotal ? .medium : .regular)
    }
}
