//! Opponents and advice in Go.

mod adviser;
mod level;
mod simple;

pub use adviser::{Estimate, GoAdvice, GoAdviser, GoReason};
pub use level::GoLevelPlayer;
pub use simple::{RandomGoPlayer, RuleGoPlayer};

use crate::rules::Move;
use crate::rules::go::GoPosition;
use crate::search::{Progress, Stopper};

/// A move and what the player thought of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GoChoice {
    /// The move; always legal.
    pub played: Move,
    /// The chance that the player wins with it, from 0 to 1, where it knows.
    pub win_rate: Option<f32>,
    /// Whether the player would give up rather than play on.
    pub hopeless: bool,
}

/// Somebody who chooses moves in Go.
pub trait GoPlayer: Send {
    /// Chooses a move for the side to move, or `None` only when play is over. Ends early, with the best
    /// move so far, once the stopper is used.
    fn choose(
        &mut self,
        position: &GoPosition,
        stopper: &Stopper,
        progress: &mut dyn FnMut(&Progress),
    ) -> Option<GoChoice>;
}
