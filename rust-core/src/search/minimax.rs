//! Plain minimax: every line to the full depth. Slow, and so simple that other searches can be
//! checked against it.

use super::deepening::{Iteration, deepen};
use super::{Answer, Limits, Outcome, Position, Progress, Stopper, WIN};
use crate::board::Stone;
use crate::rules::Move;

/// Searches with minimax, one depth after the other, on one thread. `None` when the game is over;
/// when the limits allow no depth, the first move of the position.
pub fn minimax<P: Position>(
    position: &P,
    limits: &Limits,
    stopper: &Stopper,
    progress: &mut dyn FnMut(&Progress),
) -> Option<Answer> {
    let sign = if position.to_move() == Stone::Black { 1 } else { -1 };
    deepen(position, limits, stopper, progress, |position, depth, _, iteration| {
        let (value, line) = value_for_black(position, depth, 0, iteration)?;
        Some((sign * value, line))
    })
}

/// The value for Black, who wants it high as White wants it low, and best play for both.
fn value_for_black<P: Position>(
    position: &mut P,
    depth: u32,
    ply: u32,
    iteration: &mut Iteration,
) -> Option<(i32, Vec<Move>)> {
    let black_moves = position.to_move() == Stone::Black;
    match position.outcome() {
        Some(Outcome::Win(Stone::Black)) => return Some((WIN - ply as i32, Vec::new())),
        Some(Outcome::Win(Stone::White)) => return Some((ply as i32 - WIN, Vec::new())),
        Some(Outcome::Draw) => return Some((0, Vec::new())),
        None if depth == 0 => {
            iteration.was_cut = true;
            let value = position.evaluate();
            return Some((if black_moves { value } else { -value }, Vec::new()));
        }
        None => {}
    }
    let mut best: Option<(i32, Vec<Move>)> = None;
    for played in position.moves() {
        if !iteration.take_node() {
            return None;
        }
        position.play(played);
        let found = value_for_black(position, depth - 1, ply + 1, iteration);
        position.undo();
        let (value, mut line) = found?;
        let is_better =
            best.as_ref().is_none_or(|(best, _)| if black_moves { value > *best } else { value < *best });
        if is_better {
            line.insert(0, played);
            best = Some((value, line));
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::super::TicTacToe;
    use super::super::tic_tac_toe::exhaustive;
    use super::*;
    use crate::board::Point;

    fn solve(position: &TicTacToe) -> Option<Answer> {
        minimax(position, &Limits::default(), &Stopper::new(), &mut |_| {})
    }

    fn after(points: &[usize]) -> TicTacToe {
        let mut position = TicTacToe::default();
        for &point in points {
            position.play(Move::Place(Point::from_index(point)));
        }
        position
    }

    #[test]
    fn it_never_loses_tic_tac_toe() {
        for side in Stone::BOTH {
            assert_eq!(exhaustive::lost_game(side, |position| solve(position).unwrap().played), None);
        }
    }

    #[test]
    fn values_tell_how_far_the_win_is() {
        // X X .
        // O O .
        // . . .
        let answer = solve(&after(&[0, 3, 1, 4])).unwrap();
        assert_eq!((answer.value, answer.depth), (WIN - 1, 1));
        assert_eq!(answer.played, Move::Place(Point::from_index(2)));
        // X . .
        // . O .   White, to move, must not take a corner: then Black forks.
        // . . X
        let drawn = solve(&after(&[0, 4, 8])).unwrap();
        assert_eq!(drawn.value, 0);
        assert_eq!(drawn.played.point().unwrap().index() % 2, 1, "an edge");
        // X . O
        // . O .   Black has taken the third corner and forks: two plies of White's, then the row.
        // . . X   White blocks one row, Black wins on the other.
        let lost = solve(&after(&[0, 4, 8, 2, 6])).unwrap();
        assert_eq!(lost.value, 2 - WIN);
        assert_eq!(lost.line.len(), 2);
    }

    #[test]
    fn the_line_is_legal_and_leads_to_the_value() {
        let answer = solve(&TicTacToe::default()).unwrap();
        assert_eq!((answer.value, answer.depth, answer.line.len()), (0, 9, 9));
        let mut position = TicTacToe::default();
        for played in answer.line {
            assert!(position.moves().contains(&played));
            position.play(played);
        }
        assert_eq!(position.outcome(), Some(Outcome::Draw));
    }
}
