import TengenKit
import Testing

/// What a clock shows.
struct ClocksTest {
    private let byoYomi = TimeControl.byoYomi(main: .seconds(600), period: .seconds(30), periods: 3)
    private let canadian = TimeControl.canadian(main: .seconds(600), period: .seconds(300), stones: 25)
    private let perMove = TimeControl.perMove(limit: .seconds(30))

    @Test func theDigits() {
        let shown: [Duration] = [
            .seconds(300), .milliseconds(299_001), .seconds(10), .milliseconds(9_999), .milliseconds(950), .zero,
            .seconds(3_725),
        ]
        #expect(shown.map(\.onClock) == ["5:00", "5:00", "0:10", "9.9", "0.9", "0.0", "1:02:05"])
    }

    @Test func aStandingClockKeepsItsTime() {
        let reading = ClockReading(remaining: .seconds(30))
        #expect(reading.after(.seconds(5), perMove) == reading)
    }

    @Test func aRunningClockNeverShowsLessThanNothing() {
        let reading = ClockReading(remaining: .seconds(3), running: true)
        #expect(reading.after(.seconds(2), perMove).remaining == .seconds(1))
        #expect(reading.after(.seconds(5), perMove).remaining == .zero)
    }

    @Test func afterTheMainTimeThePeriodsAreUsedUp() {
        func period(_ remaining: Duration, _ periods: Int) -> ClockReading {
            ClockReading(remaining: remaining, periods: periods, inPeriod: true, running: true)
        }
        let main = ClockReading(remaining: .seconds(10), periods: 3, running: true)
        #expect(main.after(.seconds(15), byoYomi) == period(.seconds(25), 3))
        #expect(main.after(.seconds(45), byoYomi) == period(.seconds(25), 2))
        #expect(main.after(.seconds(200), byoYomi) == period(.zero, 1))
    }

    @Test func aPeriodThatRunsOutIsLost() {
        let period = ClockReading(remaining: .seconds(5), periods: 2, inPeriod: true, running: true)
        let last = period.with { $0.periods = 1 }
        #expect(period.after(.seconds(4), byoYomi) == period.with { $0.remaining = .seconds(1) })
        #expect(period.after(.seconds(15), byoYomi) == last.with { $0.remaining = .seconds(20) })
        #expect(period.after(.seconds(36), byoYomi) == last.with { $0.remaining = .zero })
    }

    @Test func afterTheMainTimeAllStonesOfACanadianPeriodAreDue() {
        let main = ClockReading(remaining: .seconds(10), running: true)
        #expect(main.after(.seconds(9), canadian) == main.with { $0.remaining = .seconds(1) })
        let period = ClockReading(remaining: .seconds(295), inPeriod: true, running: true, stones: 25)
        #expect(main.after(.seconds(15), canadian) == period)
        #expect(main.after(.seconds(400), canadian) == period.with { $0.remaining = .zero })
    }

    @Test func aCanadianPeriodThatRunsOutIsFollowedByNone() {
        let period = ClockReading(remaining: .seconds(20), inPeriod: true, running: true, stones: 7)
        #expect(period.after(.seconds(5), canadian) == period.with { $0.remaining = .seconds(15) })
        #expect(period.after(.seconds(21), canadian) == period.with { $0.remaining = .zero })
    }

    @Test func theStonesThatAreDueAreReadOut() {
        let period = ClockReading(remaining: .seconds(65), inPeriod: true, running: true, stones: 7)
        #expect(TextsEn().clockInWords(period) == "Time left: 1 minute 5 seconds, 7 stones to play")
        let last = period.with { $0.stones = 1 }
        #expect(TextsZhHans().clockInWords(last) == "剩余时间：1 分钟 5 秒, 还要下 1 手")
    }

    @Test func clocksAreReadOut() {
        let minute = ClockReading(remaining: .seconds(65), running: true)
        let period = ClockReading(remaining: .seconds(9), periods: 2, inPeriod: true, running: true)
        #expect(TextsEn().clockInWords(minute) == "Time left: 1 minute 5 seconds")
        #expect(TextsEn().clockInWords(period) == "Time left: 9 seconds, 2 periods left")
        #expect(TextsZhHans().clockInWords(period) == "剩余时间：9 秒, 还剩 2 次读秒")
    }
}
