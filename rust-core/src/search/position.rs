//! What the reference searches need to know about a game.

use super::Random;
use crate::board::Stone;
use crate::rules::Move;

/// What a won position is worth to the winner; one less for each ply that it lies ahead, so that
/// the shorter of two wins is the better one.
pub const WIN: i32 = 1_000_000;

/// Values at this or beyond (and at its negative or below) are forced wins, not evaluations.
pub const DECIDED: i32 = WIN - 1_000;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The side that won.
    Win(Stone),
    /// Nobody won.
    Draw,
}

/// A position of a game of two sides without chance and without hidden things, that can be played
/// forward and back.
pub trait Position: Clone + Send {
    /// The evaluation, above 0, at which a side is thought to win three games in four.
    const EVALUATION_SCALE: i32;

    /// The side whose turn it is.
    fn to_move(&self) -> Stone;

    /// How the game ended, or `None` while it goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// The moves worth a search, all of them legal, those that look best first, in an order that
    /// the position alone fixes. Empty only after the end.
    fn moves(&self) -> Vec<Move>;

    /// Plays one of [`Self::moves`].
    fn play(&mut self, played: Move);

    /// Takes back the last move that was played with [`Self::play`]; nothing when there is none.
    fn undo(&mut self);

    /// How good the position looks for the side to move, between `-DECIDED` and [`DECIDED`]
    /// exclusively. Asked before the end only.
    fn evaluate(&self) -> i32;

    /// A key of the stones and the side to move, for tables.
    fn key(&self) -> u64;

    /// The chance to win, from 0 to 1, that belongs to a value. It needs no exponential, which
    /// machines round differently.
    fn win_rate(value: i32) -> f64 {
        let value = f64::from(value);
        0.5 + 0.5 * value / (value.abs() + f64::from(Self::EVALUATION_SCALE))
    }
}

/// A position whose games can be played out quickly.
pub trait Playout: Position {
    /// The next move of a playout, or `None` when nothing is left to play for and the evaluation
    /// shall decide. Asked before the end only. May change the position as long as it puts it back.
    fn playout_move(&mut self, random: &mut Random) -> Option<Move>;
}
