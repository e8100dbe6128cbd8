extension ClockReading {
    /// What a clock shows some time after its view was made. The game alone decides whether time is over;
    /// this only keeps the digits moving in between.
    public func after(_ passed: Duration, _ control: TimeControl) -> ClockReading {
        guard running else { return self }
        var reading = self
        reading.remaining -= passed
        if reading.remaining < .zero, !inPeriod, case .canadian(_, let period, let due) = control {
            reading.remaining += period
            reading.inPeriod = true
            reading.stones = due
        }
        if reading.remaining < .zero, case .byoYomi(_, let period, _) = control {
            if !inPeriod {
                reading.remaining += period
                reading.inPeriod = true
            }
            while reading.remaining < .zero && reading.periods > 1 {
                reading.remaining += period
                reading.periods -= 1
            }
        }
        reading.remaining = max(reading.remaining, .zero)
        return reading
    }

    /// Whether the digits warn: less than ten seconds are left.
    public var isLow: Bool { remaining < .seconds(10) }
}

extension Duration {
    /// "4:59", and tenths below ten seconds: "9.4".
    public var onClock: String {
        let tenths = wholeMilliseconds / 100
        if tenths < 100 { return "\(tenths / 10).\(tenths % 10)" }
        // Rounded up, so that a fresh clock shows its full time.
        let seconds = (wholeMilliseconds + 999) / 1000
        let minutes = seconds / 60
        let rest = twoDigits(seconds % 60)
        return minutes < 60 ? "\(minutes):\(rest)" : "\(minutes / 60):\(twoDigits(minutes % 60)):\(rest)"
    }

    /// Rounded down.
    var wholeSeconds: Int { Int(components.seconds) }

    private var wholeMilliseconds: Int {
        Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
    }
}

private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

extension Texts {
    /// A clock read out.
    public func clockInWords(_ clock: ClockReading) -> String {
        let seconds = max(0, clock.remaining.wholeSeconds)
        let time =
            seconds < 60
            ? clockSeconds(count: seconds)
            : clockMinutesAndSeconds(
                minutes: clockMinutes(count: seconds / 60),
                seconds: clockSeconds(count: seconds % 60)
            )
        let left = clockTimeLeft(time: time)
        if clock.periods > 0 { return "\(left), \(clockPeriodsLeft(count: clock.periods))" }
        return clock.stones > 0 ? "\(left), \(clockStonesLeft(count: clock.stones))" : left
    }
}
