import SwiftUI

/// Puts views beside each other in equal shares of the width, as many in a row as have room, and goes on
/// in the next row.
struct WrappingRow: Layout {
    /// Between views and between rows, in points.
    let spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = rows(width: proposal.width ?? .infinity, subviews)
        let height = rows.reduce(0) { $0 + $1.height } + spacing * CGFloat(max(0, rows.count - 1))
        return CGSize(width: proposal.width ?? rows.map(\.idealWidth).max() ?? 0, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for row in rows(width: bounds.width, subviews) {
            var x = bounds.minX
            for view in row.views {
                let share = ProposedViewSize(width: row.share, height: row.height)
                view.place(at: CGPoint(x: x, y: y), anchor: .topLeading, proposal: share)
                x += row.share + spacing
            }
            y += row.height + spacing
        }
    }

    private struct Row {
        var views: [LayoutSubview]
        /// The width that the views would like to have, side by side.
        var idealWidth: CGFloat
        /// The width of each view.
        var share: CGFloat
        var height: CGFloat
    }

    private func rows(width: CGFloat, _ subviews: Subviews) -> [Row] {
        var lines: [[LayoutSubview]] = []
        for view in subviews {
            if let last = lines.last, idealWidth(last + [view]) <= width {
                lines[lines.count - 1] = last + [view]
            } else {
                lines.append([view])
            }
        }
        return lines.map { row($0, width: width) }
    }

    private func row(_ views: [LayoutSubview], width: CGFloat) -> Row {
        let ideal = idealWidth(views)
        let gaps = spacing * CGFloat(views.count - 1)
        let share = ((width.isFinite ? width : ideal) - gaps) / CGFloat(views.count)
        let height = views.map { $0.sizeThatFits(ProposedViewSize(width: share, height: nil)).height }.max() ?? 0
        return Row(views: views, idealWidth: ideal, share: share, height: height)
    }

    /// Equal shares: as many times the widest view.
    private func idealWidth(_ views: [LayoutSubview]) -> CGFloat {
        let widest = views.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        return widest * CGFloat(views.count) + spacing * CGFloat(views.count - 1)
    }
}
