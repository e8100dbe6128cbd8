//! Time controls: what a side has left when its turn begins, and what a turn takes from it.
//!
//! Nothing here looks at a clock. Time comes in as a [`Duration`] since some start, so that tests
//! choose it.

use std::time::Duration;

/// How the time of a side is limited.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum TimeControl {
    /// No clock.
    #[default]
    Off,
    /// The same time for each move; what is left of it is lost.
    PerMove {
        /// The time for one move.
        limit: Duration,
    },
    /// A time for the whole game that grows after each move (Bobby Fischer, 1988).
    Fischer {
        /// The time at the beginning.
        main: Duration,
        /// What each finished move adds.
        increment: Duration,
    },
    /// After the main time, periods: a move that ends within its period gives the whole period back,
    /// each period that runs out is lost, and with the last one the game.
    ByoYomi {
        /// The time before the periods; may be zero.
        main: Duration,
        /// The length of a period.
        period: Duration,
        /// The number of periods.
        periods: u32,
    },
    /// After the main time, periods in which so many stones must be played; once they are, the next
    /// full period begins. A period that runs out loses the game (Canadian byo-yomi).
    Canadian {
        /// The time before the first period; may be zero.
        main: Duration,
        /// The length of a period.
        period: Duration,
        /// The stones due in each period, 1 or more.
        stones: u32,
    },
}

/// What a side has in store when its turn begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct TimeBank {
    /// The time left, of the main time in byo-yomi.
    pub main: Duration,
    /// The periods left in byo-yomi, else 0.
    pub periods: u32,
    /// What is left of a Canadian period that has begun; zero before it begins, and else.
    #[serde(default)]
    pub period: Duration,
    /// The stones still due in a Canadian period that has begun; 0 before it begins, and else.
    #[serde(default)]
    pub stones: u32,
}

/// What a side's clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct ClockReading {
    /// The time left: of the move, of the main time, or of the period.
    pub remaining: Duration,
    /// The periods left in byo-yomi, the one that runs included, else 0.
    pub periods: u32,
    /// The stones still due in a Canadian period, else 0.
    #[serde(default)]
    pub stones: u32,
    /// Whether `remaining` is that of a period.
    pub in_period: bool,
    /// Whether this clock runs now.
    pub running: bool,
}

/// The longest stretch before the end of a turn's time at which the clock warns.
const LONGEST_WARNING: Duration = Duration::from_secs(10);

impl TimeControl {
    /// What each side starts with.
    pub const fn full_bank(self) -> TimeBank {
        let (main, periods) = match self {
            Self::Off => (Duration::ZERO, 0),
            Self::PerMove { limit } => (limit, 0),
            Self::Fischer { main, .. } | Self::Canadian { main, .. } => (main, 0),
            Self::ByoYomi { main, periods, .. } => (main, periods),
        };
        TimeBank { main, periods, period: Duration::ZERO, stones: 0 }
    }

    /// How long a turn that begins with this bank may last, or `None` without a clock. The flag
    /// falls at this very moment.
    pub fn allowance(self, bank: TimeBank) -> Option<Duration> {
        match self {
            Self::Off => None,
            Self::PerMove { limit } => Some(limit),
            Self::Fischer { .. } => Some(bank.main),
            Self::ByoYomi { period, .. } => {
                Some(bank.main.saturating_add(period.saturating_mul(bank.periods)))
            }
            Self::Canadian { period, .. } if bank.stones == 0 => Some(bank.main.saturating_add(period)),
            Self::Canadian { .. } => Some(bank.period),
        }
    }

    /// When in such a turn the clock warns: 10 seconds before the flag falls, or the last quarter of
    /// a turn's time when that is less.
    pub fn warning(self, bank: TimeBank) -> Option<Duration> {
        let allowance = self.allowance(bank)?;
        Some(allowance.saturating_sub(LONGEST_WARNING.min(allowance / 4)))
    }

    /// The bank after a turn that took `spent`.
    pub fn charge(self, bank: TimeBank, spent: Duration) -> TimeBank {
        match self {
            Self::Off | Self::PerMove { .. } => bank,
            Self::Fischer { increment, .. } => {
                TimeBank { main: bank.main.saturating_sub(spent).saturating_add(increment), ..bank }
            }
            Self::ByoYomi { period, .. } => TimeBank {
                main: bank.main.saturating_sub(spent),
                periods: bank.periods.saturating_sub(periods_in(spent.saturating_sub(bank.main), period)),
                ..bank
            },
            Self::Canadian { .. } if bank.stones == 0 && spent < bank.main => {
                TimeBank { main: bank.main.saturating_sub(spent), ..bank }
            }
            Self::Canadian { period, stones, .. } => {
                let (left, due) = canadian_period(bank, spent, period, stones);
                let due = due.saturating_sub(1);
                let period = if due == 0 { Duration::ZERO } else { left };
                // With the last stone a full period is due again; it begins with the next turn.
                TimeBank { main: Duration::ZERO, periods: 0, period, stones: due }
            }
        }
    }

    /// What the clock shows `spent` into a turn that began with this bank; `None` without a clock.
    pub fn reading(self, bank: TimeBank, spent: Duration, running: bool) -> Option<ClockReading> {
        let reading = |remaining| ClockReading {
            remaining,
            periods: bank.periods,
            stones: 0,
            in_period: false,
            running,
        };
        match self {
            Self::Off => None,
            Self::PerMove { limit } => Some(reading(limit.saturating_sub(spent))),
            Self::Fischer { .. } => Some(reading(bank.main.saturating_sub(spent))),
            Self::ByoYomi { .. } if spent < bank.main => Some(reading(bank.main.saturating_sub(spent))),
            Self::ByoYomi { period, .. } => {
                let beyond = spent.saturating_sub(bank.main);
                let used = periods_in(beyond, period);
                let periods = bank.periods.saturating_sub(used);
                let remaining = if periods == 0 {
                    Duration::ZERO
                } else {
                    period.saturating_sub(beyond.saturating_sub(period.saturating_mul(used)))
                };
                Some(ClockReading { remaining, periods, stones: 0, in_period: true, running })
            }
            Self::Canadian { .. } if bank.stones == 0 && spent < bank.main => {
                Some(reading(bank.main.saturating_sub(spent)))
            }
            Self::Canadian { period, stones, .. } => {
                let (remaining, stones) = canadian_period(bank, spent, period, stones);
                Some(ClockReading { remaining, periods: 0, stones, in_period: true, running })
            }
        }
    }
}

/// What is left of a Canadian period, and the stones due in it, `spent` into a turn that has come
/// beyond the main time.
fn canadian_period(bank: TimeBank, spent: Duration, period: Duration, stones: u32) -> (Duration, u32) {
    if bank.stones == 0 {
        (period.saturating_sub(spent.saturating_sub(bank.main)), stones)
    } else {
        (bank.period.saturating_sub(spent), bank.stones)
    }
}

/// How many whole periods fit into a time. A period of no length is refused by
/// [`GameConfig::check`](super::GameConfig::check).
fn periods_in(time: Duration, period: Duration) -> u32 {
    let count = time.as_nanos().checked_div(period.as_nanos()).unwrap_or(0);
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// Measures the turn under way; it can be halted and goes on from where it was.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Stopwatch {
    gathered: Duration,
    since: Option<Duration>,
}

impl Stopwatch {
    /// A halted watch that has measured this much.
    pub(super) const fn halted_at(gathered: Duration) -> Self {
        Self { gathered, since: None }
    }

    /// What it has measured by now.
    pub(super) fn elapsed(&self, now: Duration) -> Duration {
        self.gathered.saturating_add(self.since.map_or(Duration::ZERO, |since| now.saturating_sub(since)))
    }

    /// Whether it runs.
    pub(super) const fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// The moment at which it will have measured `target`; `None` while it is halted.
    pub(super) fn moment_of(&self, target: Duration) -> Option<Duration> {
        self.since.map(|since| since.saturating_add(target.saturating_sub(self.gathered)))
    }

    /// Lets it run, or halts it.
    pub(super) fn run(&mut self, running: bool, now: Duration) {
        self.gathered = self.elapsed(now);
        self.since = running.then_some(now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn seconds(count: u64) -> Duration {
        Duration::from_secs(count)
    }

    fn shown(control: TimeControl, bank: TimeBank, spent: u64) -> (u64, u32, bool) {
        let reading = control.reading(bank, seconds(spent), true).unwrap();
        (reading.remaining.as_secs(), reading.periods, reading.in_period)
    }

    #[test]
    fn without_a_clock_nothing_is_shown() {
        let bank = TimeControl::Off.full_bank();
        assert_eq!(TimeControl::Off.allowance(bank), None);
        assert_eq!(TimeControl::Off.reading(bank, seconds(5), true), None);
    }

    #[test]
    fn a_time_for_each_move_starts_afresh() {
        let control = TimeControl::PerMove { limit: seconds(30) };
        let bank = control.charge(control.full_bank(), seconds(29));
        assert_eq!(shown(control, bank, 0), (30, 0, false));
        assert_eq!(shown(control, bank, 31), (0, 0, false));
        assert_eq!(control.allowance(bank), Some(seconds(30)));
        assert_eq!(control.warning(bank), Some(Duration::from_millis(22_500)));
    }

    #[test]
    fn fischer_adds_after_the_move() {
        let control = TimeControl::Fischer { main: seconds(60), increment: seconds(5) };
        let bank = control.full_bank();
        assert_eq!(control.allowance(bank), Some(seconds(60)));
        assert_eq!(control.warning(bank), Some(seconds(50)));
        let bank = control.charge(bank, seconds(20));
        assert_eq!(shown(control, bank, 0), (45, 0, false));
        assert_eq!(control.charge(bank, seconds(2)).main, seconds(48));
    }

    #[test]
    fn byo_yomi_gives_an_unfinished_period_back() {
        let control = TimeControl::ByoYomi { main: seconds(10), period: seconds(30), periods: 3 };
        let bank = control.full_bank();
        assert_eq!(control.allowance(bank), Some(seconds(100)));
        for (spent, expected) in [
            (0, (10, 3, false)),
            (9, (1, 3, false)),
            (10, (30, 3, true)),
            (39, (1, 3, true)),
            (40, (30, 2, true)),
            (75, (25, 1, true)),
            (100, (0, 0, true)),
        ] {
            assert_eq!(shown(control, bank, spent), expected, "after {spent} s");
        }
        let bank = control.charge(bank, seconds(39));
        assert_eq!(bank, TimeBank { periods: 3, ..TimeBank::default() });
        let bank = control.charge(bank, seconds(31));
        assert_eq!(bank.periods, 2);
        assert_eq!(shown(control, bank, 29), (1, 2, true));
    }

    #[test]
    fn a_canadian_period_is_for_several_stones() {
        let control = TimeControl::Canadian { main: seconds(10), period: seconds(60), stones: 3 };
        let shown = |bank, spent| {
            let reading = control.reading(bank, seconds(spent), true).unwrap();
            (reading.remaining.as_secs(), reading.stones, reading.in_period)
        };
        let bank = control.full_bank();
        assert_eq!(control.allowance(bank), Some(seconds(70)));
        assert_eq!(
            [0, 9, 10, 30, 70].map(|spent| shown(bank, spent)),
            [(10, 0, false), (1, 0, false), (60, 3, true), (40, 3, true), (0, 3, true),]
        );
        let bank = control.charge(bank, seconds(4));
        assert_eq!(shown(bank, 0), (6, 0, false));
        let bank = control.charge(bank, seconds(26));
        assert_eq!(shown(bank, 0), (40, 2, true));
        assert_eq!(control.allowance(bank), Some(seconds(40)));
        let bank = control.charge(bank, seconds(39));
        assert_eq!(shown(bank, 0), (1, 1, true));
        // The third stone just in time: a full period for three more.
        let bank = control.charge(bank, Duration::from_millis(500));
        assert_eq!(shown(bank, 0), (60, 3, true));
        assert_eq!(control.allowance(bank), Some(seconds(60)));
    }

    #[test]
    fn a_halted_watch_goes_on_from_where_it_was() {
        let mut watch = Stopwatch::halted_at(seconds(3));
        assert_eq!(watch.elapsed(seconds(100)), seconds(3));
        assert_eq!(watch.moment_of(seconds(5)), None);
        watch.run(true, seconds(100));
        assert_eq!(watch.moment_of(seconds(5)), Some(seconds(102)));
        watch.run(false, seconds(101));
        assert_eq!(watch.elapsed(seconds(500)), seconds(4));
    }
}
