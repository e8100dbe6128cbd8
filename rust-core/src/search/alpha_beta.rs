//! Negamax with alpha-beta pruning: minimax without the lines that cannot change its value.

use super::deepening::{Iteration, deepen};
use super::{Answer, Limits, Outcome, Position, Progress, Stopper, WIN};
use crate::rules::Move;

/// Searches with alpha-beta, one depth after the other, on one thread; each depth begins with the
/// best line of the one before. `None` when the game is over; when the limits allow no depth, the
/// first move of the position.
pub fn alpha_beta<P: Position>(
    position: &P,
    limits: &Limits,
    stopper: &Stopper,
    progress: &mut dyn FnMut(&Progress),
) -> Option<Answer> {
    deepen(position, limits, stopper, progress, |position, depth, previous, iteration| {
        let whole = Bounds { alpha: -WIN, beta: WIN };
        negamax(position, depth, 0, whole, previous, iteration)
    })
}

/// Values at or below `alpha` are too bad for the side to move, who has better elsewhere; at or
/// above `beta` too good, since the opponent has better elsewhere.
#[derive(Clone, Copy)]
struct Bounds {
    alpha: i32,
    beta: i32,
}

/// The value for the side to move, exact between the bounds, and best play for both.
fn negamax<P: Position>(
    position: &mut P,
    depth: u32,
    ply: u32,
    mut bounds: Bounds,
    previous: &[Move],
    iteration: &mut Iteration,
) -> Option<(i32, Vec<Move>)> {
    match position.outcome() {
        Some(Outcome::Win(winner)) => {
            let value = WIN - ply as i32;
            return Some((if winner == position.to_move() { value } else { -value }, Vec::new()));
        }
        Some(Outcome::Draw) => return Some((0, Vec::new())),
        None if depth == 0 => {
            iteration.was_cut = true;
            return Some((position.evaluate(), Vec::new()));
        }
        None => {}
    }
    let mut best: Option<(i32, Vec<Move>)> = None;
    for played in ordered(position.moves(), previous.first()) {
        if !iteration.take_node() {
            return None;
        }
        let rest = if previous.first() == Some(&played) { &previous[1..] } else { &[] };
        position.play(played);
        let reply_bounds = Bounds { alpha: -bounds.beta, beta: -bounds.alpha };
        let found = negamax(position, depth - 1, ply + 1, reply_bounds, rest, iteration);
        position.undo();
        let (value, mut line) = found?;
        let value = -value;
        if best.as_ref().is_none_or(|(best, _)| value > *best) {
            line.insert(0, played);
            best = Some((value, line));
        }
        bounds.alpha = bounds.alpha.max(value);
        if bounds.alpha >= bounds.beta {
            break;
        }
    }
    best
}

/// The moves with the best of the depth before in front.
fn ordered(mut moves: Vec<Move>, first: Option<&Move>) -> Vec<Move> {
    if let Some(index) = moves.iter().position(|played| Some(played) == first) {
        moves[..=index].rotate_right(1);
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::super::tic_tac_toe::exhaustive;
    use super::super::{TicTacToe, minimax};
    use super::*;
    use crate::board::Stone;

    fn solve(position: &TicTacToe) -> Option<Answer> {
        alpha_beta(position, &Limits::default(), &Stopper::new(), &mut |_| {})
    }

    #[test]
    fn it_agrees_with_minimax_everywhere_with_fewer_nodes() {
        let (mut nodes, mut nodes_of_minimax) = (0, 0);
        for position in exhaustive::reachable() {
            let plain = minimax(&position, &Limits::default(), &Stopper::new(), &mut |_| {});
            let pruned = solve(&position);
            assert_eq!(pruned.is_none(), position.outcome().is_some());
            let (Some(plain), Some(pruned)) = (plain, pruned) else { continue };
            assert_eq!(pruned.value, plain.value, "{position:?}");
            assert!(pruned.nodes <= plain.nodes, "{position:?}");
            nodes += pruned.nodes;
            nodes_of_minimax += plain.nodes;
        }
        assert!(nodes * 4 < nodes_of_minimax, "{nodes} of {nodes_of_minimax}");
    }

    #[test]
    fn it_agrees_with_minimax_at_every_depth() {
        for depth in 1..=6 {
            let limits = Limits::depth(depth);
            let plain = minimax(&TicTacToe::default(), &limits, &Stopper::new(), &mut |_| {}).unwrap();
            let pruned = alpha_beta(&TicTacToe::default(), &limits, &Stopper::new(), &mut |_| {}).unwrap();
            assert_eq!((pruned.value, pruned.depth), (plain.value, depth));
            assert!(pruned.nodes <= plain.nodes);
        }
    }

    #[test]
    fn it_never_loses_tic_tac_toe() {
        for side in Stone::BOTH {
            assert_eq!(exhaustive::lost_game(side, |position| solve(position).unwrap().played), None);
        }
    }

    #[test]
    fn the_same_search_gives_the_same_answer() {
        assert_eq!(solve(&TicTacToe::default()), solve(&TicTacToe::default()));
    }
}
