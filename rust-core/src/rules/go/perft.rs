//! Counting games, the test of a move generator: how many sequences of moves there are.

use super::GoPosition;
use crate::rules::Move;

/// Which games are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Perft {
    /// Whether sides may pass; never three times in a row.
    pub passes: bool,
    /// Whether play goes on after two passes, by a stone.
    pub goes_on: bool,
}

impl Perft {
    /// The number of legal sequences of exactly `depth` moves. The position comes back as it was.
    pub fn count(self, position: &mut GoPosition, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let running = position.moves().iter().rev().take_while(|&&played| played == Move::Pass).count();
        if running >= 2 {
            if !self.goes_on {
                return 0;
            }
            position.resume(position.to_move());
        }
        let passes = (self.passes && running < 2).then_some(Move::Pass);
        let mut games = 0;
        for played in position.size().points().map(Move::Place).chain(passes) {
            if position.play(played).is_ok() {
                games += self.count(position, depth - 1);
                position.undo();
            }
        }
        games
    }
}
