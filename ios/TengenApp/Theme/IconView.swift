import SwiftUI
import TengenKit

/// An icon of the design, as large as the text beside it wants; it says nothing to screen readers.
struct IconView: View {
    private let icon: Icon
    @ScaledMetric private var side: Double

    /// `side` is in points at the usual text size.
    init(_ icon: Icon, side: Double = 24) {
        self.icon = icon
        _side = ScaledMetric(wrappedValue: side, relativeTo: .body)
    }

    var body: some View {
        Canvas { context, size in
            context.scaleBy(x: size.width / icon.side, y: size.height / icon.side)
            for shape in icon.shapes {
                let shading = shape.colour.map { GraphicsContext.Shading.color(Color($0)) } ?? .foreground
                if let width = shape.lineWidth {
                    let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
                    context.stroke(shape.path, with: shading, style: style)
                } else {
                    context.fill(shape.path, with: shading)
                }
            }
        }
        .frame(width: side, height: side)
        .accessibilityHidden(true)
    }
}

extension IconShape {
    fileprivate var path: Path {
        Path { path in
            for segment in segments {
                switch segment {
                case .move(let to): path.move(to: to.point)
                case .line(let to): path.addLine(to: to.point)
                case .curve(let first, let second, let to):
                    path.addCurve(to: to.point, control1: first.point, control2: second.point)
                case .close: path.closeSubpath()
                }
            }
        }
    }
}

extension IconPlace {
    fileprivate var point: CGPoint { CGPoint(x: x, y: y) }
}
