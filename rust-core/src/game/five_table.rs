//! Five in a row on the board: stones and opening.

use super::config::ConfigError;
use super::error::GameError;
use super::tree::Action;
use super::variant::FiveVariant;
use crate::board::{Point, Size};
use crate::rules::Move;
use crate::rules::five::FivePosition;
use crate::rules::openings::{OpeningAction, OpeningError, OpeningState, Seat, Task};

/// The stones of five in a row, and how far its opening is.
#[derive(Clone, Debug)]
pub(super) struct FiveTable {
    pub(super) position: FivePosition,
    pub(super) opening: OpeningState,
}

impl FiveTable {
    /// The empty board.
    pub(super) fn new(variant: FiveVariant, size: Size) -> Result<Self, ConfigError> {
        let FiveVariant { rule, opening, foul_policy } = variant;
        let position = FivePosition::new(rule, size).map_err(|_| ConfigError::Size { size })?;
        let opening = OpeningState::new(opening, rule, size).map_err(|_| ConfigError::Opening {
            opening,
            rule,
            size,
        })?;
        Ok(Self { position: position.with_foul_policy(foul_policy), opening })
    }

    pub(super) fn seat_to_act(&self) -> Seat {
        self.opening.seat_to_act().unwrap_or_else(|| self.opening.holder(self.position.to_move()))
    }

    /// What playing on a point means at this moment.
    pub(super) fn action_at(&self, point: Point) -> Action {
        match self.opening.task() {
            Some(Task::Offer { .. }) => Action::Offer { point },
            Some(Task::Pick { .. }) => Action::Pick { point },
            Some(Task::Place { .. } | Task::Choose { .. }) | None => Action::Place { point },
        }
    }

    /// Does what a seat may do on the board; refused, it changes nothing.
    pub(super) fn act(&mut self, action: &Action) -> Result<(), GameError> {
        let in_opening = self.opening.task().is_some();
        match *action {
            Action::Place { point } if in_opening => self.open(OpeningAction::Place(point)),
            Action::Place { point } => self.play(Move::Place(point)),
            Action::Pass if in_opening => Err(GameError::PassInOpening),
            Action::Pass => self.play(Move::Pass),
            Action::Choose { choice } => self.open(OpeningAction::Choose(choice)),
            Action::Offer { point } => self.open(OpeningAction::Offer(point)),
            Action::Pick { point } => self.open(OpeningAction::Pick(point)),
            Action::Agree { .. } | Action::Resume => Err(GameError::NotCounting),
            // Verdicts are not the board's.
            Action::Resign { .. } | Action::FlagFall => Ok(()),
        }
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
