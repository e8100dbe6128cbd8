//! What a search tells while it thinks.

use std::time::Duration;

use crate::rules::Move;

/// A report on a search under way: after each finished depth, or every so many playouts.
#[derive(Clone, Debug, PartialEq)]
pub struct Progress {
    /// The depth finished, in plies.
    pub depth: u32,
    /// Nodes so far.
    pub nodes: u64,
    /// Wall time so far.
    pub elapsed: Duration,
    /// The chance that the side to move wins, from 0 to 1.
    pub win_rate: f32,
    /// The best line so far, the move to play first.
    pub line: Vec<Move>,
}
