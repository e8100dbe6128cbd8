//! One game played out quickly, to see who wins it.

use super::{Outcome, Playout, Random};
use crate::board::Stone;

/// Plays on from a position and returns Black's share of the result: 1 for a win, 0 for a loss, 0.5
/// for a draw; after `longest` moves, or when the position has no move to offer, the evaluation
/// scaled to 0..1.
pub(super) fn play_out<P: Playout>(position: &mut P, longest: u32, random: &mut Random) -> f64 {
    for _ in 0..longest {
        if position.outcome().is_some() {
            break;
        }
        let Some(played) = position.playout_move(random) else { break };
        position.play(played);
    }
    share_of_black(position)
}

fn share_of_black<P: Playout>(position: &P) -> f64 {
    match position.outcome() {
        Some(Outcome::Win(Stone::Black)) => 1.0,
        Some(Outcome::Win(Stone::White)) => 0.0,
        Some(Outcome::Draw) => 0.5,
        None => {
            let share = P::win_rate(position.evaluate());
            if position.to_move() == Stone::Black { share } else { 1.0 - share }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tic_tac_toe::exhaustive;
    use super::super::{Position, TicTacToe};
    use super::*;

    #[test]
    fn a_playout_without_moves_is_the_evaluation() {
        for mut position in exhaustive::reachable() {
            let expected = match position.outcome() {
                Some(Outcome::Win(Stone::Black)) => 1.0,
                Some(Outcome::Win(Stone::White)) => 0.0,
                Some(Outcome::Draw) => 0.5,
                None => {
                    let sign = if position.to_move() == Stone::Black { 1 } else { -1 };
                    TicTacToe::win_rate(sign * position.evaluate())
                }
            };
            let share = play_out(&mut position, 0, &mut Random::new(0));
            assert!((share - expected).abs() < 1e-12 && (0.0..=1.0).contains(&share), "{position:?}");
        }
    }

    #[test]
    fn a_playout_ends_with_the_game_or_after_its_longest() {
        for longest in 0..=9 {
            let mut position = TicTacToe::default();
            play_out(&mut position, longest, &mut Random::new(5));
            let empty = 9 - position.moves().len() as u32;
            assert!(position.outcome().is_some() || empty == longest);
        }
        let mut position = TicTacToe::default();
        assert!([0.0, 0.5, 1.0].contains(&play_out(&mut position, 9, &mut Random::new(5))));
        assert!(position.outcome().is_some());
    }
}
