//! Who the opponent is.

mod adviser;
mod easy;
mod level;
mod neighbour;
mod opening;
mod parameters;
mod tree;

mod go;
pub use adviser::{Advice, Adviser, Reason};
pub use go::{
    Estimate, GoAdvice, GoAdviser, GoChoice, GoLevelPlayer, GoPlayer, GoReason, RandomGoPlayer, RuleGoPlayer,
};
pub use level::LevelPlayer;
pub use neighbour::NeighbourPlayer;
pub use opening::{OPENING_EVALUATIONS, decide_opening};
pub use tree::TreePlayer;

use crate::rules::Move;
use crate::rules::five::FivePosition;
use crate::search::{Progress, Stopper};

/// How strong the opponent plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Sees its own moves only, and overlooks things.
    Easy,
    /// Sees two to three plies ahead.
    Medium,
    /// Sees four to five plies ahead, and wins by a row of fours when there is one.
    Hard,
}

impl Level {
    /// All three, the weakest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];
}

/// A move and what the player thought of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// The move.
    pub played: Move,
    /// The chance that the player wins with it, from 0 to 1.
    pub win_rate: f32,
    /// The depth reached, in plies.
    pub depth: u32,
    /// Nodes or playouts spent.
    pub nodes: u64,
}

/// Somebody who chooses moves in five in a row.
pub trait Player: Send {
    /// Chooses a legal move for the side to move, or `None` only when the game is over. Ends early,
    /// with the best move so far, once the stopper is used.
    fn choose(
        &mut self,
        position: &FivePosition,
        stopper: &Stopper,
        progress: &mut dyn FnMut(&Progress),
    ) -> Option<Choice>;

    /// The chance, from 0 to 1, that the side to move wins: what the choices of an opening are made
    /// by. Even, for a player who cannot tell.
    fn evaluate(&mut self, position: &FivePosition, stopper: &Stopper) -> f32 {
        let _ = (position, stopper);
        0.5
    }
}
