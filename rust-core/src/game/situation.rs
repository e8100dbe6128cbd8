//! The board at one node: stones, opening, verdict.

use super::config::{ConfigError, GameConfig};
use super::error::GameError;
use super::tree::Action;
use super::view::{Outcome, OutcomeReason};
use crate::board::Point;
use crate::rules::Move;
use crate::rules::five::{Ending, FivePosition};
use crate::rules::openings::{OpeningAction, OpeningError, OpeningState, Seat, Task};

/// Where a line of actions has led.
#[derive(Clone, Debug)]
pub(super) struct Situation {
    position: FivePosition,
    opening: OpeningState,
    verdict: Option<Verdict>,
}

/// An end that does not show on the board.
#[derive(Clone, Copy, Debug)]
struct Verdict {
    loser: Seat,
    reason: OutcomeReason,
}

impl Situation {
    /// The empty board.
    pub(super) fn new(config: &GameConfig) -> Result<Self, ConfigError> {
        config.check()?;
        let GameConfig { rule, size, opening, foul_policy, .. } = *config;
        let position = FivePosition::new(rule, size).map_err(|_| ConfigError::Size { size })?;
        let opening = OpeningState::new(opening, rule, size).map_err(|_| ConfigError::Opening {
            opening,
            rule,
            size,
        })?;
        Ok(Self { position: position.with_foul_policy(foul_policy), opening, verdict: None })
    }

    pub(super) const fn position(&self) -> &FivePosition {
        &self.position
    }

    pub(super) const fn opening(&self) -> &OpeningState {
        &self.opening
    }

    pub(super) const fn is_over(&self) -> bool {
        self.verdict.is_some() || self.position.ending().is_some()
    }

    /// Whose turn it is; `None` when the game is over.
    pub(super) fn seat_to_act(&self) -> Option<Seat> {
        if self.is_over() {
            return None;
        }
        Some(self.opening.seat_to_act().unwrap_or_else(|| self.opening.holder(self.position.to_move())))
    }

    /// What playing on a point means at this moment.
    pub(super) fn action_at(&self, point: Point) -> Action {
        match self.opening.task() {
            Some(Task::Offer { .. }) => Action::Offer { point },
            Some(Task::Pick { .. }) => Action::Pick { point },
            Some(Task::Place { .. } | Task::Choose { .. }) | None => Action::Place { point },
        }
    }

    /// Does an action of the seat to act; refused, it changes nothing.
    pub(super) fn act(&mut self, action: Action) -> Result<(), GameError> {
        let seat = self.seat_to_act().ok_or(GameError::Over)?;
        match action {
            Action::Resign { seat } => {
                self.verdict = Some(Verdict { loser: seat, reason: OutcomeReason::Resignation });
            }
            Action::FlagFall => self.verdict = Some(Verdict { loser: seat, reason: OutcomeReason::Time }),
            Action::Place { point } if self.opening.task().is_none() => self.play(Move::Place(point))?,
            Action::Pass if self.opening.task().is_none() => self.play(Move::Pass)?,
            Action::Pass => return Err(GameError::PassInOpening),
            Action::Place { point } => self.open(OpeningAction::Place(point))?,
            Action::Choose { choice } => self.open(OpeningAction::Choose(choice))?,
            Action::Offer { point } => self.open(OpeningAction::Offer(point))?,
            Action::Pick { point } => self.open(OpeningAction::Pick(point))?,
        }
        Ok(())
    }

    /// How the game ended, or `None` while it goes on.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        let ended = |winner: Option<Seat>, reason, line| Outcome {
            winner,
            winning_stone: winner.map(|seat| self.opening.stone_of(seat)),
            reason,
            line,
        };
        if let Some(Verdict { loser, reason }) = self.verdict {
            return Some(ended(Some(loser.other()), reason, Vec::new()));
        }
        let ending = self.position.ending()?;
        let (reason, line) = match ending {
            Ending::Five { line, .. } => (OutcomeReason::Five, line.clone()),
            Ending::Foul { point, foul } => (OutcomeReason::Foul { point: *point, foul: *foul }, Vec::new()),
            Ending::FullBoard => (OutcomeReason::FullBoard, Vec::new()),
            Ending::TwoPasses => (OutcomeReason::TwoPasses, Vec::new()),
        };
        Some(ended(ending.winner().map(|stone| self.opening.holder(stone)), reason, line))
    }

    fn play(&mut self, played: Move) -> Result<(), GameError> {
        self.position.play(played).map_err(|reason| GameError::Refused { reason })
    }

    fn open(&mut self, action: OpeningAction) -> Result<(), GameError> {
        self.opening.act(action, &mut self.position).map_err(|reason| match reason {
            OpeningError::Position(reason) => GameError::Refused { reason },
            OpeningError::Over => GameError::NothingToChoose,
            reason => GameError::OpeningRefused { reason },
        })
    }
}
