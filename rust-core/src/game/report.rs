//! Makes the report on a change out of what was before and what is now.

use std::time::Duration;

use super::change::{Cause, Cue, GameChange, PlacedStone};
use super::config::Participant;
use super::situation::{NumberedStone, Situation};
use super::state::GameState;
use crate::board::{Point, Stone};
use crate::rules::openings::Seat;

/// What a report compares with.
pub(super) struct Before {
    stones: Vec<Option<NumberedStone>>,
    black: Seat,
    was_over: bool,
}

impl Before {
    pub(super) fn of(situation: &Situation) -> Self {
        Self {
            stones: situation.stones(),
            black: situation.holder(Stone::Black),
            was_over: situation.is_over(),
        }
    }
}

impl GameState {
    /// The report on a change of the board or of the opening.
    pub(super) fn change(
        &self,
        cause: Cause,
        seat: Option<Seat>,
        before: &Before,
        now: Duration,
    ) -> GameChange {
        let stones = self.situation.stones();
        let placed = stones_missing_from(&before.stones, &stones);
        let mut removed = stones_missing_from(&stones, &before.stones);
        removed.reverse();
        let mut cues: Vec<Cue> = cue_of(cause).into_iter().collect();
        if cause == Cause::Played && !removed.is_empty() {
            cues.push(Cue::Captured);
        }
        if cause == Cause::Chosen && before.black != self.situation.holder(Stone::Black) {
            cues.push(Cue::ColoursExchanged);
        }
        if !before.was_over {
            cues.extend(self.cue_of_outcome());
        }
        GameChange {
            view: self.view(now),
            revision: self.revision,
            cause,
            seat,
            placed,
            removed,
            cues,
            unsaved: None,
        }
    }

    /// The report on a change that leaves the board alone.
    pub(super) fn quiet_change(&self, cause: Cause, seat: Option<Seat>, now: Duration) -> GameChange {
        self.change(cause, seat, &Before::of(&self.situation), now)
    }

    fn cue_of_outcome(&self) -> Option<Cue> {
        let Some(winner) = self.situation.outcome()?.winner else {
            return Some(Cue::Draw);
        };
        let is_person = |seat| self.config.participant(seat) == Participant::Person;
        Some(if is_person(winner) || !is_person(winner.other()) { Cue::Win } else { Cue::Loss })
    }
}

/// The stones of the second board that the first lacks, or has from another move, in the order of
/// their numbers.
fn stones_missing_from(
    first: &[Option<NumberedStone>],
    second: &[Option<NumberedStone>],
) -> Vec<PlacedStone> {
    let mut missing: Vec<(u16, PlacedStone)> = first
        .iter()
        .zip(second)
        .enumerate()
        .filter(|(_, (first, second))| first != second)
        .filter_map(|(index, (_, second))| {
            let (number, stone) = (*second)?;
            Some((number, PlacedStone { point: Point::from_index(index), stone }))
        })
        .collect();
    missing.sort_by_key(|&(number, _)| number);
    missing.into_iter().map(|(_, stone)| stone).collect()
}

const fn cue_of(cause: Cause) -> Option<Cue> {
    match cause {
        Cause::Played => Some(Cue::StonePlaced),
        Cause::Passed => Some(Cue::Passed),
        Cause::Chosen => Some(Cue::Chosen),
        Cause::Undone => Some(Cue::Undone),
        Cause::Redone | Cause::Resumed => Some(Cue::Redone),
        Cause::Restarted => Some(Cue::Restarted),
        Cause::ClockLow => Some(Cue::ClockLow),
        Cause::Marked
        | Cause::Counted
        | Cause::Resigned
        | Cause::FlagFell
        | Cause::Paused
        | Cause::Continued
        | Cause::OpponentFailed => None,
    }
}
