//! What a reference search found.

use crate::rules::Move;

/// The answer of a search by values: [`minimax`](super::minimax) and
/// [`alpha_beta`](super::alpha_beta).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The best move.
    pub played: Move,
    /// Its value for the side to move, in units of the evaluation; a forced win in `n` plies is
    /// `WIN - n`.
    pub value: i32,
    /// Positions made on the board, over all depths.
    pub nodes: u64,
    /// The last depth finished, in plies; 0 when the limits allowed none.
    pub depth: u32,
    /// Best play for both sides from here, `played` first.
    pub line: Vec<Move>,
}

/// The answer of a [`TreeSearch`](super::TreeSearch).
#[derive(Clone, Debug, PartialEq)]
pub struct TreeAnswer {
    /// The most visited move.
    pub played: Move,
    /// The share of playouts that the side to move won with it, from 0 to 1.
    pub win_rate: f64,
    /// Playouts.
    pub nodes: u64,
    /// The length of the longest line in the tree, in plies.
    pub depth: u32,
    /// The most visited moves from here, `played` first.
    pub line: Vec<Move>,
    /// Every move at the root, in the order of the position.
    pub candidates: Vec<Candidate>,
}

/// A move at the root of a [`TreeSearch`](super::TreeSearch).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    /// The move.
    pub played: Move,
    /// Playouts that began with it.
    pub visits: u64,
    /// The share of them that the side to move won, from 0 to 1; 0 without a visit.
    pub win_rate: f64,
}
