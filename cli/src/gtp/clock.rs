//! How long a move may take, from what GTP says about time.

use std::time::Duration;

use tengen_core::board::{BySide, Stone};

/// Kept for the way to the other program and back.
const RESERVE: Duration = Duration::from_millis(100);

/// Time as the controller has set it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Clock {
    overtime: Overtime,
    left: BySide<Duration>,
    /// Stones still to play in the overtime running; 0 in main time.
    stones: BySide<u32>,
}

/// What follows on main time.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Overtime {
    None,
    /// So much time for each so many stones.
    Canadian {
        period: Duration,
        stones: u32,
    },
    /// Each move within a period; the controller counts periods.
    Byoyomi {
        period: Duration,
    },
}

impl Clock {
    /// Reads `time_settings MAIN BYO STONES`, in seconds. `None` inside means no limit: byo-yomi
    /// time for no stones.
    pub(super) fn settings(main: u64, period: u64, stones: u32) -> Option<Self> {
        if period > 0 && stones == 0 {
            return None;
        }
        let overtime = if period > 0 {
            Overtime::Canadian { period: Duration::from_secs(period), stones }
        } else {
            Overtime::None
        };
        Some(Self::new(main, overtime))
    }

    /// Reads the byo-yomi of `kgs-time_settings`.
    pub(super) fn byoyomi(main: u64, period: u64) -> Self {
        Self::new(main, Overtime::Byoyomi { period: Duration::from_secs(period) })
    }

    fn new(main: u64, overtime: Overtime) -> Self {
        let main = Duration::from_secs(main);
        Self { overtime, left: BySide::new(main, main), stones: BySide::default() }
    }

    /// Takes `time_left` over; stones are 0 in main time.
    pub(super) fn set_left(&mut self, side: Stone, seconds: u64, stones: u32) {
        self.left[side] = Duration::from_secs(seconds);
        self.stones[side] = stones;
    }

    /// The time for a side's next move, on a board with so many empty points.
    pub(super) fn for_move(&self, side: Stone, empty: usize) -> Duration {
        let left = self.left[side];
        let in_overtime = self.stones[side] > 0 || left.is_zero();
        let share = match self.overtime {
            Overtime::Canadian { period, .. } if self.stones[side] > 0 => {
                left.min(period) / self.stones[side]
            }
            Overtime::Canadian { period, stones } if in_overtime => period / stones,
            Overtime::Byoyomi { period } if in_overtime => period,
            // Half of the empty points are one's own moves, and many are never played.
            _ => left / (empty as u32 / 3).max(10),
        };
        share.saturating_sub(RESERVE).max(Duration::from_millis(10))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn main_time_is_shared_out() {
        let clock = Clock::settings(600, 0, 0).unwrap();
        assert_eq!(clock.for_move(Stone::Black, 360), Duration::from_millis(4900));
        // Without main time and overtime there is hardly any.
        assert_eq!(Clock::settings(0, 0, 0).unwrap().for_move(Stone::Black, 81), Duration::from_millis(10));
    }

    #[test]
    fn overtime_is_for_its_stones() {
        assert_eq!(Clock::settings(0, 10, 0), None);
        let mut clock = Clock::settings(60, 100, 10).unwrap();
        clock.set_left(Stone::White, 50, 5);
        assert_eq!(clock.for_move(Stone::White, 100), Duration::from_millis(9900));
        let mut byoyomi = Clock::byoyomi(60, 5);
        byoyomi.set_left(Stone::Black, 5, 1);
        assert_eq!(byoyomi.for_move(Stone::Black, 100), Duration::from_millis(4900));
    }
}
