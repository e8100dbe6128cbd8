//! Go on the board: stones, handicap, and what was agreed about the dead.

use super::config::ConfigError;
use super::error::GameError;
use super::tree::Action;
use super::variant::{GoVariant, most_handicap};
use super::view::GoPhase;
use crate::board::{Grid, Point, Size, Stone};
use crate::rules::Move;
use crate::rules::go::{GoEnding, GoError, GoPosition, HandicapError, fixed_handicap};
use crate::rules::scoring::{Count, DeadStones, count};

/// A game of Go up to the agreement about its dead stones.
#[derive(Clone, Debug)]
pub(super) struct GoTable {
    pub(super) position: GoPosition,
    variant: GoVariant,
    /// The handicap stones that Black has placed by hand.
    placed: Vec<Point>,
    agreed: Option<DeadStones>,
}

impl GoTable {
    /// The board before the first move, with fixed handicap stones on it.
    pub(super) fn new(variant: GoVariant, size: Size) -> Result<Self, ConfigError> {
        let GoVariant { handicap, free_placement, .. } = variant;
        let position = if handicap > 0 && !free_placement {
            fixed_handicap(size, handicap)
                .and_then(|points| GoPosition::with_handicap(variant.rules(), size, &points))
                .map_err(|_| ConfigError::Handicap { stones: handicap, size, most: most_handicap(size) })?
        } else {
            GoPosition::new(variant.rules(), size)
        };
        Ok(Self { position, variant, placed: Vec::new(), agreed: None })
    }

    /// The handicap stones that Black must still place.
    pub(super) fn handicap_missing(&self) -> u32 {
        if self.variant.free_placement { self.variant.handicap - self.placed.len() as u32 } else { 0 }
    }

    /// The handicap stones that Black has placed by hand, which stand in the tree like moves.
    pub(super) fn placed_by_hand(&self) -> usize {
        self.placed.len()
    }

    /// Where the computer puts its next handicap stone: on the star points, as others would.
    pub(super) fn next_handicap_point(&self) -> Option<Point> {
        let points = fixed_handicap(self.position.size(), self.variant.handicap).ok()?;
        points.into_iter().find(|&point| self.position.board().get(point).is_none())
    }

    pub(super) fn phase(&self) -> GoPhase {
        match self.position.ending() {
            _ if self.handicap_missing() > 0 => GoPhase::PlacingHandicap,
            None => GoPhase::Playing,
            Some(GoEnding::TwoPasses) if self.agreed.is_none() && !self.position.rules().all_alive => {
                GoPhase::Scoring
            }
            Some(_) => GoPhase::Over,
        }
    }

    /// The count that decided the game, if one did.
    pub(super) fn final_count(&self) -> Option<(Count, DeadStones)> {
        let is_counted = self.phase() == GoPhase::Over && self.position.ending() == Some(GoEnding::TwoPasses);
        let none = || DeadStones::none(self.position.size());
        is_counted.then(|| {
            let dead = self.agreed.clone().unwrap_or_else(none);
            (count(&self.position, &dead), dead)
        })
    }

    /// Does what a seat may do on the board; refused, it changes nothing.
    pub(super) fn act(&mut self, action: &Action) -> Result<(), GameError> {
        let phase = self.phase();
        match action {
            Action::Place { point } if phase == GoPhase::PlacingHandicap => self.place_handicap(*point),
            Action::Pass if phase == GoPhase::PlacingHandicap => Err(GameError::PassInOpening),
            Action::Agree { dead } if phase == GoPhase::Scoring => {
                let size = self.position.size();
                let on_board = dead.iter().copied().filter(|&point| size.contains(point));
                self.agreed = Some(DeadStones::of(self.position.board(), on_board));
                Ok(())
            }
            Action::Resume if phase == GoPhase::Scoring => {
                self.position.resume(self.position.to_move());
                Ok(())
            }
            Action::Agree { .. } | Action::Resume => Err(GameError::NotCounting),
            Action::Place { .. } | Action::Pass if phase == GoPhase::Scoring => Err(GameError::Counting),
            Action::Place { point } => self.play(Move::Place(*point)),
            Action::Pass => self.play(Move::Pass),
            Action::Choose { .. } | Action::Offer { .. } | Action::Pick { .. } => {
                Err(GameError::NothingToChoose)
            }
            // Verdicts are not the board's.
            Action::Resign { .. } | Action::FlagFall => Ok(()),
        }
    }

    fn play(&mut self, played: Move) -> Result<(), GameError> {
        self.position.play(played).map_err(|reason| GameError::GoRefused { reason })
    }

    fn place_handicap(&mut self, point: Point) -> Result<(), GameError> {
        let refused = |reason| GameError::GoRefused { reason };
        // Asked of the rules, which know every fault of a point; Black is to move all the while.
        self.position.check(Move::Place(point)).map_err(refused)?;
        let (rules, size) = (*self.position.rules(), self.position.size());
        let points: Vec<Point> = self.placed.iter().copied().chain([point]).collect();
        self.position = if points.len() as u32 == self.variant.handicap {
            GoPosition::with_handicap(rules, size, &points)
                .map_err(|_: HandicapError| refused(GoError::Suicide { point }))?
        } else {
            let mut grid = Grid::new(size);
            for &point in &points {
                grid.set(point, Some(Stone::Black));
            }
            GoPosition::set_up(rules, &grid, Stone::Black).map_err(refused)?
        };
        self.placed = points;
        Ok(())
    }
}
