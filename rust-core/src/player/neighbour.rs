//! The weakest player: a stone at random next to others.

use super::{Choice, Player};
use crate::board::Point;
use crate::rules::Move;
use crate::rules::five::FivePosition;
use crate::search::{Progress, Random, Stopper};

/// Plays a random allowed point next to a stone, the centre on an empty board; the yardstick that
/// every level must beat.
#[derive(Clone, Debug)]
pub struct NeighbourPlayer {
    random: Random,
}

impl NeighbourPlayer {
    /// A player whose choices a seed fixes.
    pub fn new(seed: u64) -> Self {
        Self { random: Random::new(seed) }
    }
}

impl Player for NeighbourPlayer {
    fn choose(
        &mut self,
        position: &FivePosition,
        _stopper: &Stopper,
        _progress: &mut dyn FnMut(&Progress),
    ) -> Option<Choice> {
        if position.ending().is_some() {
            return None;
        }
        let grid = position.grid();
        let size = grid.size();
        let allowed = |&point: &Point| position.check(Move::Place(point)).is_ok();
        let is_near = |point: Point| {
            size.points().any(|other| !grid.is_empty(other) && size.distance(point, other) == 1)
        };
        let near: Vec<Point> = grid.empty_points().filter(|&point| is_near(point)).filter(allowed).collect();
        let played = if grid.stones() == 0 {
            Move::Place(size.centre())
        } else if near.is_empty() {
            let rest: Vec<Point> = grid.empty_points().filter(allowed).collect();
            if rest.is_empty() { Move::Pass } else { Move::Place(rest[self.random.below(rest.len())]) }
        } else {
            Move::Place(near[self.random.below(near.len())])
        };
        Some(Choice { played, win_rate: 0.5, depth: 0, nodes: 0 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;
    use crate::rules::five::FiveRule;

    #[test]
    fn every_game_ends_with_legal_moves() {
        for rule in FiveRule::ALL {
            for seed in 0..20 {
                let mut position = FivePosition::new(rule, Size::square(7).unwrap()).unwrap();
                let mut player = NeighbourPlayer::new(seed);
                while let Some(choice) = player.choose(&position, &Stopper::new(), &mut |_| {}) {
                    position.play(choice.played).unwrap();
                }
                assert!(position.ending().is_some());
            }
        }
    }
}
