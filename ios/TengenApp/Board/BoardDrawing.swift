import SwiftUI
import TengenKit

extension GraphicsContext {
    /// Draws a shape of a board; the context counts in pixels. `scale` is the number of pixels in a point
    /// of the screen. Stones need `stoneTextures` as the canvas's symbols.
    func draw(_ shape: BoardShape, scale: CGFloat) {
        switch shape {
        case .wood(let area, let from, let to, let grain):
            drawWood(area, from: from, to: to, grain: grain, scale: scale)
        case .rectangle(let area, let colour):
            fill(Path(area), with: .color(Color(colour)))
        case .disc(let center, let radius, let colour):
            fill(Path(circle: center, radius: radius), with: .color(Color(colour)))
        case .ring(let center, let radius, let width, let colour):
            stroke(Path(circle: center, radius: radius), with: .color(Color(colour)), lineWidth: width)
        case .line(let from, let to, let width, let colour):
            let line = Path { path in
                path.move(to: from)
                path.addLine(to: to)
            }
            stroke(line, with: .color(Color(colour)), style: StrokeStyle(lineWidth: width, lineCap: .round))
        case .dashes(let area, let width, let dash, let colour):
            let style = StrokeStyle(lineWidth: width, dash: dash.map { CGFloat($0) })
            stroke(Path(area), with: .color(Color(colour)), style: style)
        case .text(let text, let center, let size, let isMedium, let colour):
            draw(
                Text(verbatim: text)
                    .font(.system(size: size, weight: isMedium ? .medium : .regular).monospacedDigit())
                    .foregroundStyle(Color(colour)),
                at: center
            )
        case .stone(let stone, let point, let center, let scale, let opacity):
            drawStone(StoneTexture(stone, at: point), center: center, scale: scale, opacity: opacity)
        }
    }

    private func drawStone(_ texture: StoneTexture, center: CGPoint, scale: CGFloat, opacity: Double) {
        guard let symbol = resolveSymbol(id: texture) else { return }
        var place = self
        place.opacity = opacity
        place.translateBy(x: center.x, y: center.y)
        place.scaleBy(x: scale, y: scale)
        place.draw(symbol, at: .zero)
    }

    private func drawWood(_ area: CGRect, from: Colour, to: Colour, grain: Bool, scale: CGFloat) {
        var wood = self
        wood.clip(to: Path(roundedRect: area, cornerRadius: Sizes.boardCorner * scale))
        let gradient = Gradient(colors: [Color(from), Color(to)])
        let light = GraphicsContext.Shading.linearGradient(
            gradient,
            startPoint: area.origin,
            endPoint: CGPoint(x: area.maxX, y: area.maxY)
        )
        wood.fill(Path(area), with: light)
        if grain { wood.drawGrain(area, scale: scale) }
    }

    /// Straight grain: many thin upright stripes, a little lighter or darker, from fixed random numbers.
    private func drawGrain(_ area: CGRect, scale: CGFloat) {
        var random = GrainRandom()
        var x = area.minX
        while x < area.maxX {
            let width = scale * (0.4 + 5 * random.next() * random.next())
            let colour = random.next() < 0.6 ? Colour(0x7A4F1D) : Colour(0xFFE9BF)
            let stripe = CGRect(x: x, y: area.minY, width: width, height: area.height)
            fill(Path(stripe), with: .color(Color(colour.opacity(0.02 + random.next() * 0.1))))
            x += width * (1 + random.next())
        }
    }
}

extension Path {
    init(circle center: CGPoint, radius: CGFloat) {
        let side = 2 * radius
        self.init(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: side, height: side))
    }
}

/// A linear congruential generator (Numerical Recipes' constants): the same wood on every device.
private struct GrainRandom {
    private var state: UInt32 = 0x2545_F491

    /// From 0 up to 1.
    mutating func next() -> CGFloat {
        state = state &* 1_664_525 &+ 1_013_904_223
        return CGFloat(state >> 8) / CGFloat(1 << 24)
    }
}
