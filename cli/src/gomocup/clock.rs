//! How long a move may take.

use std::time::Duration;

/// What a manager sends as the time left of a match without a limit.
const UNLIMITED: i64 = 2_147_483_647;

/// The time for a move when the manager has named no limit of any kind.
const UNTOLD: Duration = Duration::from_secs(5);

/// Time that passes outside the search (pipes, threads, the operating system), taken off each limit:
/// this much and a fiftieth of the limit. Found by the slowest answers of games on a busy machine.
const MARGIN: Duration = Duration::from_millis(40);

/// Below this share a search is not worth its start.
const SHORTEST: Duration = Duration::from_millis(5);

/// How many moves of its own a brain expects to make in a whole game, and the fewest that it expects
/// to be still to come: a game of gomoku rarely lasts 60 stones, but the time has to do if it does.
const MOVES_OF_A_GAME: u32 = 30;
const MOVES_STILL_TO_COME: u32 = 10;

/// The limits that a manager has named.
#[derive(Clone, Debug, Default)]
pub(super) struct Clock {
    turn: Option<Duration>,
    whole_match: Option<Duration>,
    left: Option<Duration>,
}

/// What a move may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Budget {
    /// As quickly as possible, without a search.
    AtOnce,
    /// A search of this length.
    Within(Duration),
    /// The manager has named no limit of time.
    Untold,
}

impl Budget {
    /// The time for a search that something else bounds already.
    pub(super) const fn time_if_bounded(self) -> Option<Duration> {
        match self {
            Self::Within(time) => Some(time),
            Self::AtOnce | Self::Untold => None,
        }
    }

    /// The time for a search that nothing else bounds.
    pub(super) const fn time(self) -> Duration {
        match self {
            Self::Within(time) => time,
            Self::AtOnce => SHORTEST,
            Self::Untold => UNTOLD,
        }
    }
}

impl Clock {
    /// The limit of one move in milliseconds; 0 means at once.
    pub(super) fn set_turn(&mut self, milliseconds: i64) {
        self.turn = Some(duration(milliseconds));
    }

    /// The limit of a whole match in milliseconds; 0 means none.
    pub(super) fn set_match(&mut self, milliseconds: i64) {
        self.whole_match = (milliseconds > 0 && milliseconds < UNLIMITED).then(|| duration(milliseconds));
        self.left = self.whole_match;
    }

    /// What is left of the match in milliseconds; negative when the time is over already.
    pub(super) fn set_left(&mut self, milliseconds: i64) {
        self.left = (milliseconds < UNLIMITED).then(|| duration(milliseconds));
    }

    /// A new match begins.
    pub(super) fn restart(&mut self) {
        self.left = self.whole_match;
    }

    /// A move took this long. Only a manager that doesn't send the time left needs it.
    pub(super) fn spend(&mut self, time: Duration) {
        self.left = self.left.map(|left| left.saturating_sub(time));
    }

    /// What the next move may take, after `made` moves of one's own.
    pub(super) fn budget(&self, made: u32) -> Budget {
        let to_come = MOVES_OF_A_GAME.saturating_sub(made).max(MOVES_STILL_TO_COME);
        let share = self.left.map(|left| left / to_come);
        let Some(limit) = [self.turn, share].into_iter().flatten().min() else {
            return Budget::Untold;
        };
        // Half is always left to the search: better a little late by the margin than no search.
        let time = limit.saturating_sub(MARGIN + limit / 50).max(limit / 2);
        if time < SHORTEST { Budget::AtOnce } else { Budget::Within(time) }
    }
}

fn duration(milliseconds: i64) -> Duration {
    Duration::from_millis(milliseconds.max(0) as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_keeps_a_margin() {
        let mut clock = Clock::default();
        assert_eq!(clock.budget(0), Budget::Untold);
        clock.set_turn(1000);
        assert_eq!(clock.budget(0), Budget::Within(Duration::from_millis(940)));
        clock.set_turn(50);
        assert_eq!(clock.budget(0), Budget::Within(Duration::from_millis(25)));
        clock.set_turn(0);
        assert_eq!(clock.budget(0), Budget::AtOnce);
    }

    #[test]
    fn the_match_is_shared_out_over_the_moves_to_come() {
        let mut clock = Clock::default();
        clock.set_turn(30_000);
        clock.set_match(300_000);
        assert_eq!(clock.budget(0), Budget::Within(Duration::from_millis(9_760)));
        clock.set_left(20_000);
        assert_eq!(clock.budget(25), Budget::Within(Duration::from_millis(1_920)));
        clock.set_left(-3);
        assert_eq!(clock.budget(25), Budget::AtOnce);
    }

    #[test]
    fn a_match_never_runs_out_by_its_own_shares() {
        let mut clock = Clock::default();
        clock.set_match(60_000);
        let searched = (0..200).map(|made| {
            let budget = clock.budget(made);
            clock.spend(budget.time_if_bounded().unwrap_or_default());
            budget
        });
        assert!(searched.filter(|&budget| budget != Budget::AtOnce).count() > 60);
        assert!(clock.left.unwrap() > Duration::ZERO);
        clock.restart();
        assert_eq!(clock.left, Some(Duration::from_mins(1)));
    }

    #[test]
    fn no_limit_in_the_words_of_the_protocol() {
        let mut clock = Clock::default();
        clock.set_match(0);
        clock.set_left(2_147_483_647);
        assert_eq!(clock.budget(0), Budget::Untold);
    }
}
