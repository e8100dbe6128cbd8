//! A player that knows little and plays many games out: the yardstick beside the engine.

mod lines;
mod playout_board;

use super::{Choice, Player};
use crate::rules::five::FivePosition;
use crate::search::{Limits, Progress, Stopper, TreeSearch};
use playout_board::PlayoutBoard;

/// Plays five in a row, under every rule, by tree search over quick playouts.
#[derive(Clone, Debug)]
pub struct TreePlayer {
    search: TreeSearch,
    limits: Limits,
}

impl TreePlayer {
    /// A player that spends `limits` on each move: `nodes` are playouts. With a node limit, the
    /// search's seed fixes its move in a position.
    pub const fn new(search: TreeSearch, limits: Limits) -> Self {
        Self { search, limits }
    }
}

impl Player for TreePlayer {
    fn choose(
        &mut self,
        position: &FivePosition,
        stopper: &Stopper,
        progress: &mut dyn FnMut(&Progress),
    ) -> Option<Choice> {
        let board = PlayoutBoard::new(position);
        let answer = self.search.search(&board, &self.limits, stopper, progress)?;
        Some(Choice {
            played: answer.played,
            win_rate: answer.win_rate as f32,
            depth: answer.depth,
            nodes: answer.nodes,
        })
    }
}
