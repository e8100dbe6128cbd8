import Foundation

/// How far a motion has been shown.
public struct MotionProgress: Hashable, Sendable {
    private let motion: BoardMotion?
    /// Since the motion began, in milliseconds.
    private let elapsed: Double
    private let placed: Set<Int>

    public init(_ motion: BoardMotion?, elapsed: Duration) {
        self.motion = motion
        self.elapsed = elapsed / .milliseconds(1)
        placed = Set(motion?.placed ?? [])
    }

    /// Nothing moves.
    public static let still = MotionProgress(nil, elapsed: .zero)

    /// The size of the stone at a point against its full size.
    public func scale(_ point: Int) -> Double {
        placed.contains(point) ? growing(eased(elapsed / Double(MotionTimes.stoneMilliseconds))) : 1
    }

    /// A stone on its way out.
    public struct Leaving: Hashable, Sendable {
        public let stone: PlacedStone
        /// How much of it is left, from 1 to 0.
        public let left: Double
        /// Its size against its full size.
        public var scale: Double { growing(left) }
    }

    /// The stones on their way out.
    public var leaving: [Leaving] {
        guard let motion else { return [] }
        let time = Double(motion.captures ? MotionTimes.captureMilliseconds : MotionTimes.undoMilliseconds)
        return motion.removed.enumerated().compactMap { index, stone in
            let left = 1 - eased((elapsed - Double(motion.startOfLeaving(index))) / time)
            return left > 0 ? Leaving(stone: stone, left: left) : nil
        }
    }

    /// How much of the winning line is drawn, from 0 to 1.
    public var winningLine: Double {
        guard motion?.wins == true else { return 1 }
        let since = elapsed - Double(MotionTimes.stoneMilliseconds)
        return eased(since / Double(MotionTimes.winningLineMilliseconds))
    }
}

extension BoardMotion {
    /// How long it takes to be shown.
    public var duration: Duration {
        let stones = MotionTimes.stoneMilliseconds + (wins ? MotionTimes.winningLineMilliseconds : 0)
        guard captures, !removed.isEmpty else { return .milliseconds(stones) }
        return .milliseconds(max(stones, startOfLeaving(removed.count - 1) + MotionTimes.captureMilliseconds))
    }

    /// When a stone starts to leave, in milliseconds: captured ones when the capturing stone stands, and one
    /// after the other.
    fileprivate func startOfLeaving(_ index: Int) -> Int {
        captures ? MotionTimes.stoneMilliseconds + index * MotionTimes.captureStaggerMilliseconds : 0
    }
}

/// The breath of a hint some time after it came: from 0 to 1 and back, some pulses long, then still.
public func hintPulse(elapsed: Duration) -> Double {
    let pulses = elapsed / .milliseconds(MotionTimes.hintPulseMilliseconds)
    guard pulses > 0, pulses < Double(MotionTimes.hintPulses) else { return 0 }
    return sin(pulses.truncatingRemainder(dividingBy: 1) * .pi)
}

private func growing(_ share: Double) -> Double {
    MotionTimes.stoneFromScale + (1 - MotionTimes.stoneFromScale) * share
}

/// Fast at first, then slower: a cubic ease out.
private func eased(_ share: Double) -> Double {
    let left = 1 - min(max(share, 0), 1)
    return 1 - left * left * left
}
