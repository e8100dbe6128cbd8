import SwiftUI
import TengenKit

/// How one stone is painted: shadow, body, growth lines of shell, gloss, rim, mark. Lengths in the units
/// of the canvas.
struct StonePainting {
    let look: StoneLook
    let cell: CGFloat
    let center: CGPoint
    let variant: Int

    private var radius: CGFloat { cell * BoardMeasures.stoneDiameter / 2 }

    func draw(_ context: GraphicsContext) {
        if !look.isFlat { drawShadow(context) }
        drawBody(context)
        if look.arcs { drawArcs(context) }
        if !look.isFlat { drawGloss(context) }
        if let outline = look.outline {
            let width = outline.width(cell: cell)
            context.stroke(circle(radius - width / 2), with: .color(Color(outline.colour)), lineWidth: width)
        }
        if look.markInside { drawMarkInside(context) }
    }

    private func circle(_ radius: CGFloat) -> Path { Path(circle: center, radius: radius) }

    /// A place on the side of the light, `reach` radii away in each direction of `BoardMeasures`' light.
    private func towardsLight(_ reach: CGFloat) -> CGPoint {
        CGPoint(
            x: center.x + BoardMeasures.lightX * radius * reach,
            y: center.y + BoardMeasures.lightY * radius * reach
        )
    }

    private func drawShadow(_ context: GraphicsContext) {
        let offset = cell * BoardMeasures.shadowOffset
        let middle = CGPoint(x: center.x + offset * 0.65, y: center.y + offset)
        let outer = radius * 1.16
        let stops: [Gradient.Stop] = [
            .init(color: .black.opacity(0.55), location: 0),
            .init(color: .black.opacity(0.42), location: 0.80),
            .init(color: .black.opacity(0.14), location: 0.92),
            .init(color: .black.opacity(0), location: 1),
        ]
        context.fill(
            Path(circle: middle, radius: outer),
            with: .radialGradient(Gradient(stops: stops), center: middle, startRadius: 0, endRadius: outer)
        )
    }

    private func drawBody(_ context: GraphicsContext) {
        guard !look.isFlat else {
            context.fill(circle(radius), with: .color(Color(look.from)))
            return
        }
        let stops: [Gradient.Stop] = [
            .init(color: Color(look.from), location: 0),
            .init(color: Color(look.from), location: 0.35),
            .init(color: Color(look.to), location: 1),
        ]
        let light = GraphicsContext.Shading.radialGradient(
            Gradient(stops: stops),
            center: towardsLight(1),
            startRadius: 0,
            endRadius: radius * 1.42
        )
        context.fill(circle(radius), with: light)
    }

    private func drawArcs(_ context: GraphicsContext) {
        var shell = context
        shell.clip(to: circle(radius))
        shell.translateBy(x: center.x, y: center.y)
        shell.rotate(by: .degrees(41 * Double(variant) - 20))
        let bend = radius * 2.6
        for arc in 0..<6 {
            let distance = radius * (-0.75 + CGFloat(arc) * 0.31)
            shell.stroke(
                Path(circle: CGPoint(x: 0, y: bend + distance), radius: bend),
                with: .color(Color(Colour(0x8C7B58)).opacity(0.13)),
                lineWidth: max(0.8, radius * 0.045)
            )
        }
    }

    /// The light's soft reflection, and a breath of dark at the far edge that lifts a white stone off the wood.
    private func drawGloss(_ context: GraphicsContext) {
        let isDark = look.contrast.isLight
        let middle = towardsLight(1.15)
        let reach = radius * (isDark ? 0.62 : 0.7)
        let gloss = Gradient(colors: [.white.opacity(isDark ? 0.26 : 0.75), .white.opacity(0)])
        context.fill(
            Path(circle: middle, radius: reach),
            with: .radialGradient(gloss, center: middle, startRadius: 0, endRadius: reach)
        )
        if !isDark {
            context.stroke(circle(radius - 0.5), with: .color(Color(Colour(0x5C4A2A)).opacity(0.35)), lineWidth: 1)
        }
    }

    /// A square on black, a disc on white: told apart by shape.
    private func drawMarkInside(_ context: GraphicsContext) {
        let half = radius * 0.2
        let square = CGRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half)
        let mark = look.contrast.isLight ? Path(square) : circle(half * 1.1)
        context.fill(mark, with: .color(Color(look.contrast)))
    }
}
