//! Makes the report on a change out of what was before and what is now.

use std::time::Duration;

use super::change::{Cause, Cue, GameChange, PlacedStone};
use super::config::Participant;
use super::situation::Situation;
use super::state::GameState;
use crate::board::Stone;
use crate::rules::Move;
use crate::rules::openings::Seat;

/// What a report compares with.
pub(super) struct Before {
    moves: Vec<Move>,
    black: Seat,
    was_over: bool,
}

impl Before {
    pub(super) fn of(situation: &Situation) -> Self {
        Self {
            moves: situation.position().moves().to_vec(),
            black: situation.opening().black(),
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
        let moves = self.situation.position().moves();
        let common = moves.iter().zip(&before.moves).take_while(|(now, then)| now == then).count();
        let mut removed = stones_from(&before.moves, common);
        removed.reverse();
        let mut cues: Vec<Cue> = cue_of(cause).into_iter().collect();
        if cause == Cause::Chosen && before.black != self.situation.opening().black() {
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
            placed: stones_from(moves, common),
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

/// The stones of the moves from an index on; Black's are those with an even index.
fn stones_from(moves: &[Move], first: usize) -> Vec<PlacedStone> {
    let placed = |(index, played): (usize, &Move)| {
        Some(PlacedStone { point: played.point()?, stone: stone_of_move(index) })
    };
    moves.iter().enumerate().skip(first).filter_map(placed).collect()
}

/// The colour of a move by its index: they alternate, passes included, whoever plays them.
pub(super) const fn stone_of_move(index: usize) -> Stone {
    if index.is_multiple_of(2) { Stone::Black } else { Stone::White }
}

const fn cue_of(cause: Cause) -> Option<Cue> {
    match cause {
        Cause::Played => Some(Cue::StonePlaced),
        Cause::Passed => Some(Cue::Passed),
        Cause::Chosen => Some(Cue::Chosen),
        Cause::Undone => Some(Cue::Undone),
        Cause::Redone => Some(Cue::Redone),
        Cause::Restarted => Some(Cue::Restarted),
        Cause::ClockLow => Some(Cue::ClockLow),
        Cause::Resigned | Cause::FlagFell | Cause::Paused | Cause::Continued | Cause::OpponentFailed => None,
    }
}
