import SwiftUI
import TengenKit

/// One side of the game.
struct PlayerStrip: View {
    let state: StripState

    @Environment(\.texts) private var texts
    @Environment(\.tokens) private var tokens

    var body: some View {
        HStack(spacing: 12) {
            StoneIcon(state.stone, side: 32)
            VStack(alignment: .leading, spacing: 0) {
                Text(state.name)
                    .font(.body.weight(.medium))
                    .foregroundStyle(Color(state.lit ? tokens.ink : tokens.inkSoft))
                if !state.line.isEmpty {
                    HStack(spacing: 6) {
                        Text(state.line)
                            .font(.subheadline)
                            .foregroundStyle(Color(state.lit ? tokens.jade : tokens.inkSoft))
                        if state.thinking { ThinkingDots() }
                    }
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            if let captures = state.captures { Captures(count: captures, stone: state.stone.other) }
            if let clock = state.clock { ClockFace(clock: clock, isLit: state.lit) }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 6)
        .frame(minHeight: 60)
        .background(Color(state.lit ? tokens.surface : tokens.paper))
        .overlay(alignment: .leading) {
            if state.lit { Capsule().fill(Color(tokens.jade)).frame(width: 4).padding(.vertical, 8) }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(state.inWords(texts))
    }
}

/// How many stones of the other side's were captured.
private struct Captures: View {
    let count: Int
    let stone: Stone

    @Environment(\.tokens) private var tokens

    var body: some View {
        HStack(spacing: 6) {
            StoneIcon(stone, side: 16)
            Text(verbatim: "× \(count)")
                .font(.footnote.weight(.medium).monospacedDigit())
                .foregroundStyle(Color(tokens.inkSoft))
        }
    }
}

private struct ClockFace: View {
    let clock: ClockReading
    let isLit: Bool

    @Environment(\.tokens) private var tokens

    var body: some View {
        VStack(alignment: .trailing, spacing: 0) {
            Text(clock.remaining.onClock)
                .font(.title3.weight(.medium).monospacedDigit())
                .foregroundStyle(Color(colour))
            if let periods {
                Text(verbatim: periods)
                    .font(.caption.monospacedDigit())
                    .foregroundStyle(Color(tokens.inkSoft))
            }
        }
        .padding(.horizontal, 10)
        .padding(.vertical, 4)
        .background(Color(isLit ? tokens.raised : tokens.paper), in: .rect(cornerRadius: 10))
    }

    /// The periods of byo-yomi, or the stones still due in a Canadian one.
    private var periods: String? {
        if clock.periods > 0 { return "× \(clock.periods)" }
        return clock.stones > 0 ? "/ \(clock.stones)" : nil
    }

    private var colour: Colour {
        if clock.isLow { return tokens.seal }
        return isLit ? tokens.ink : tokens.inkSoft
    }
}

/// Three dots that rise one after the other; still with reduced motion.
private struct ThinkingDots: View {
    @Environment(\.tokens) private var tokens
    @Environment(\.reducedMotion) private var reducedMotion

    private static let seconds = 1.2

    var body: some View {
        TimelineView(.animation(paused: reducedMotion)) { timeline in
            Canvas { context, size in
                let time = timeline.date.timeIntervalSinceReferenceDate
                let phase = reducedMotion ? 0 : time.truncatingRemainder(dividingBy: Self.seconds) / Self.seconds
                for dot in 0..<3 {
                    let lift: Double = max(0, sin((phase - Double(dot) * 0.16) * 2 * Double.pi))
                    let center = CGPoint(x: 2 + 8 * Double(dot), y: size.height / 2 - 2 * lift)
                    let colour = Color(tokens.jade).opacity(0.5 + 0.5 * lift)
                    context.fill(Path(circle: center, radius: 2), with: .color(colour))
                }
            }
        }
        .frame(width: 24, height: 12)
    }
}
