//! The lowest rungs: any move, and the move that rules of thumb like best.

use super::{GoChoice, GoPlayer};
use crate::go::{Parameters, by_rules_of_thumb, sensible_moves};
use crate::rules::Move;
use crate::rules::go::GoPosition;
use crate::search::{Progress, Random, Stopper};

/// Plays any legal move that fills no eye of its own, and passes when there is none.
#[derive(Clone, Debug)]
pub struct RandomGoPlayer {
    random: Random,
}

impl RandomGoPlayer {
    /// A player whose choices the seed fixes.
    pub fn new(seed: u64) -> Self {
        Self { random: Random::new(seed) }
    }
}

impl GoPlayer for RandomGoPlayer {
    fn choose(
        &mut self,
        position: &GoPosition,
        _: &Stopper,
        _: &mut dyn FnMut(&Progress),
    ) -> Option<GoChoice> {
        if position.ending().is_some() {
            return None;
        }
        let moves = sensible_moves(position);
        let played =
            if moves.is_empty() { Move::Pass } else { Move::Place(moves[self.random.below(moves.len())]) };
        Some(GoChoice { played, win_rate: None, hopeless: false })
    }
}

/// Plays what rules of thumb like best, without reading ahead: takes stones, saves its own, puts others
/// into atari, makes known shapes, stays near the last move and off the first line.
#[derive(Clone, Debug)]
pub struct RuleGoPlayer {
    parameters: Parameters,
    random: Random,
}

impl RuleGoPlayer {
    /// A player whose choices among equals the seed fixes.
    pub fn new(seed: u64) -> Self {
        Self { parameters: Parameters::default(), random: Random::new(seed) }
    }
}

impl GoPlayer for RuleGoPlayer {
    fn choose(
        &mut self,
        position: &GoPosition,
        _: &Stopper,
        _: &mut dyn FnMut(&Progress),
    ) -> Option<GoChoice> {
        let played = by_rules_of_thumb(position, &self.parameters, &mut self.random)?;
        Some(GoChoice { played, win_rate: None, hopeless: false })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;
    use crate::rules::go::GoRuleSet;

    fn after(moves: &str) -> GoPosition {
        let mut position = GoPosition::new(GoRuleSet::Chinese.rules(), Size::square(9).unwrap());
        for label in moves.split_whitespace() {
            let point = position.size().parse_label(label).unwrap();
            position.play(Move::Place(point)).unwrap();
        }
        position
    }

    fn choose(player: &mut impl GoPlayer, position: &GoPosition) -> Move {
        player.choose(position, &Stopper::new(), &mut |_| {}).unwrap().played
    }

    #[test]
    fn rules_of_thumb_take_a_stone_in_atari_and_save_one() {
        let taken = Size::square(9).unwrap().parse_label("E6").unwrap();
        for seed in 0..5 {
            let position = after("E4 A1 D5 J9 F5 E5");
            assert_eq!(choose(&mut RuleGoPlayer::new(seed), &position), Move::Place(taken), "takes");
            let position = after("E4 E5 D5 A1 F5");
            assert_eq!(choose(&mut RuleGoPlayer::new(seed), &position), Move::Place(taken), "saves");
        }
    }

    #[test]
    fn both_end_a_game_with_their_eyes_open() {
        for seed in 0..3 {
            let mut position = GoPosition::new(GoRuleSet::Chinese.rules(), Size::square(5).unwrap());
            let (mut random, mut rules) = (RandomGoPlayer::new(seed), RuleGoPlayer::new(seed));
            while position.ending().is_none() && position.moves().len() < 400 {
                let played = if position.moves().len().is_multiple_of(2) {
                    choose(&mut random, &position)
                } else {
                    choose(&mut rules, &position)
                };
                position.play(played).unwrap();
            }
            assert!(position.ending().is_some());
        }
    }
}
