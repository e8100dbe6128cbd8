//! Iterative deepening: a search to depth 1, then 2, and so on until something ends it.

use super::{Answer, DECIDED, Limits, Position, Progress, Stopper, budget::Budget};
use crate::rules::Move;

/// Nodes between two looks at the clock and the stopper.
const LOOK_EVERY: u64 = 256;

/// The greatest depth, in plies: beyond it a forced win could not be told from an evaluation.
const MAX_DEPTH: u32 = 999;

/// What a search to a fixed depth carries along.
pub(super) struct Iteration {
    budget: Budget,
    /// Whether a line ended at the depth and not with the game.
    pub(super) was_cut: bool,
}

impl Iteration {
    /// Takes a node from the budget; at false the search gives up at once.
    pub(super) fn take_node(&mut self) -> bool {
        self.budget.take()
    }
}

/// Deepens a search to a fixed depth and keeps the answer of the last depth finished.
///
/// `search` is called with the position, the depth, the best line of the depth before, and the
/// iteration; it returns the value for the side to move and the best line, or `None` when the
/// budget ended. It ends by itself when the value is a forced win or loss, or when all lines reach
/// the end of the game.
pub(super) fn deepen<P: Position>(
    position: &P,
    limits: &Limits,
    stopper: &Stopper,
    progress: &mut dyn FnMut(&Progress),
    mut search: impl FnMut(&mut P, u32, &[Move], &mut Iteration) -> Option<(i32, Vec<Move>)>,
) -> Option<Answer> {
    if position.outcome().is_some() {
        return None;
    }
    let first = *position.moves().first()?;
    let mut answer =
        Answer { played: first, value: position.evaluate(), nodes: 0, depth: 0, line: vec![first] };
    let mut position = position.clone();
    let mut iteration = Iteration { budget: Budget::new(limits, stopper, LOOK_EVERY), was_cut: false };
    for depth in 1..=limits.depth.unwrap_or(MAX_DEPTH).min(MAX_DEPTH) {
        iteration.was_cut = false;
        let Some((value, line)) = search(&mut position, depth, &answer.line, &mut iteration) else {
            break;
        };
        let nodes = iteration.budget.nodes();
        answer = Answer { played: line.first().copied().unwrap_or(first), value, nodes, depth, line };
        progress(&Progress {
            depth,
            nodes,
            elapsed: iteration.budget.elapsed(),
            win_rate: P::win_rate(value) as f32,
            line: answer.line.clone(),
        });
        if !iteration.was_cut || value.abs() >= DECIDED {
            break;
        }
    }
    answer.nodes = iteration.budget.nodes();
    Some(answer)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::super::{TicTacToe, alpha_beta, minimax};
    use super::*;

    type Search = fn(&TicTacToe, &Limits, &Stopper, &mut dyn FnMut(&Progress)) -> Option<Answer>;
    const SEARCHES: [Search; 2] = [minimax, alpha_beta];

    #[test]
    fn without_a_budget_the_first_move_is_played() {
        let start = TicTacToe::default();
        let stopped = Stopper::new();
        stopped.stop();
        for search in SEARCHES {
            for (limits, stopper) in [
                (Limits::nodes(0), Stopper::new()),
                (Limits::depth(0), Stopper::new()),
                (Limits::default().with_time(Duration::ZERO), Stopper::new()),
                (Limits::default(), stopped.clone()),
            ] {
                let answer = search(&start, &limits, &stopper, &mut |_| {}).unwrap();
                assert_eq!((answer.played, answer.nodes, answer.depth), (start.moves()[0], 0, 0));
            }
        }
    }

    #[test]
    fn nodes_and_depth_are_never_exceeded() {
        for search in SEARCHES {
            for nodes in [1, 9, 10, 100, 1000] {
                let answer =
                    search(&TicTacToe::default(), &Limits::nodes(nodes), &Stopper::new(), &mut |_| {})
                        .unwrap();
                assert_eq!(answer.nodes, nodes, "the whole game takes more");
            }
            let answer =
                search(&TicTacToe::default(), &Limits::depth(3), &Stopper::new(), &mut |_| {}).unwrap();
            assert_eq!(answer.depth, 3);
        }
    }

    #[test]
    fn every_depth_is_reported_once() {
        for search in SEARCHES {
            let mut reports = Vec::new();
            let answer = search(&TicTacToe::default(), &Limits::depth(5), &Stopper::new(), &mut |progress| {
                reports.push(progress.clone());
            })
            .unwrap();
            assert_eq!(reports.iter().map(|report| report.depth).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
            assert!(reports.is_sorted_by_key(|report| report.nodes));
            let last = reports.last().unwrap();
            assert_eq!((last.nodes, &last.line), (answer.nodes, &answer.line));
            assert!(reports.iter().all(|report| (0.0..=1.0).contains(&report.win_rate)));
        }
    }

    #[test]
    fn a_stop_ends_it_within_a_thousand_nodes() {
        for search in SEARCHES {
            let stopper = Stopper::new();
            let mut nodes_at_stop = 0;
            let answer = search(&TicTacToe::default(), &Limits::default(), &stopper, &mut |progress| {
                if progress.depth == 4 {
                    nodes_at_stop = progress.nodes;
                    stopper.stop();
                }
            })
            .unwrap();
            assert_eq!(answer.depth, 4, "the last depth finished");
            assert!(answer.nodes > nodes_at_stop && answer.nodes <= nodes_at_stop + 1000);
        }
    }
}
