//! Monte Carlo tree search with UCB1: playouts begin where the tree promises most or knows least.
//!
//! Sources: P. Auer, N. Cesa-Bianchi, P. Fischer, "Finite-time Analysis of the Multiarmed Bandit
//! Problem" (2002) for UCB1; L. Kocsis, C. Szepesvari, "Bandit Based Monte-Carlo Planning" (2006)
//! for the tree; R. Coulom, "Computing Elo Ratings of Move Patterns in the Game of Go" (2007) for
//! widening; G. Chaslot, M. Winands, J. van den Herik, "Parallel Monte-Carlo Tree Search" (2008)
//! for one tree a thread, merged at the root.

use std::thread;
use std::time::{Duration, Instant};

use super::budget::Budget;
use super::tree_growth::Tree;
use super::{Candidate, Limits, Playout, Progress, Random, Stopper, TreeAnswer};

/// Playouts between two looks at the clock and the stopper.
const LOOK_EVERY: u64 = 16;

/// The least time between two reports.
const REPORT_EVERY: Duration = Duration::from_millis(100);

/// More threads than phones and desktops have cores.
const MAX_THREADS: u32 = 64;

/// Nodes in all trees together: about 50 MB.
const MAX_TREE_NODES: usize = 1 << 21;

/// The settings of a UCB1 tree search.
///
/// With a node limit and a seed the answer is the same on every machine, for each number of threads.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TreeSearch {
    /// How much weight the unknown has: the factor before the root of UCB1, from 1.4 to 2.0.
    pub exploration: f64,
    /// How many moves of a node are tried: the best-looking `1 + widening * sqrt(visits)`. Infinite
    /// for all of them at once, as plain UCB1 has it; about 1 where the position orders its moves
    /// well.
    pub widening: f64,
    /// The moves after which a playout ends and the evaluation decides.
    pub playout_moves: u32,
    /// Fixes the random numbers.
    pub seed: u64,
}

impl Default for TreeSearch {
    /// Exploration 1.4, near the root of 2 in the paper on UCB1; no widening; playouts of up to 60
    /// moves.
    fn default() -> Self {
        Self { exploration: 1.4, widening: f64::INFINITY, playout_moves: 60, seed: 0 }
    }
}

impl TreeSearch {
    /// Searches and chooses the move visited most. `Limits::nodes` counts playouts, shared out to
    /// the threads; `Limits::depth` is ignored. `None` when the game is over; when the limits allow
    /// no playout, the first move of the position.
    ///
    /// Reports come on the calling thread, at most ten a second and one at the end; those under way
    /// tell of this thread's tree only.
    pub fn search<P: Playout + Sync>(
        &self,
        position: &P,
        limits: &Limits,
        stopper: &Stopper,
        progress: &mut dyn FnMut(&Progress),
    ) -> Option<TreeAnswer> {
        if position.outcome().is_some() {
            return None;
        }
        let started = Instant::now();
        let mut trees = Vec::new();
        thread::scope(|scope| {
            let helpers: Vec<_> = (1..thread_count(limits))
                .filter_map(|index| {
                    let grow = move || self.grow(position, limits, index, stopper, |_, _| {});
                    // A system without a thread to give costs playouts, not the move.
                    thread::Builder::new().spawn_scoped(scope, grow).ok()
                })
                .collect();
            trees.push(self.grow(position, limits, 0, stopper, |tree, elapsed| {
                report(merged(position, std::slice::from_ref(tree)).as_ref(), elapsed, progress);
            }));
            trees.extend(helpers.into_iter().filter_map(|helper| helper.join().ok()));
        });
        let answer = merged(position, &trees);
        report(answer.as_ref(), started.elapsed(), progress);
        answer
    }

    /// Grows the tree of one thread until its share of the limits is spent.
    fn grow<P: Playout>(
        &self,
        position: &P,
        limits: &Limits,
        index: u32,
        stopper: &Stopper,
        mut report: impl FnMut(&Tree, Duration),
    ) -> Tree {
        let mut budget = Budget::new(&share_of(limits, index), stopper, LOOK_EVERY);
        let mut tree = Tree::new(&position.moves(), MAX_TREE_NODES / thread_count(limits) as usize);
        let mut random = Random::new(self.seed);
        // Thread 0 keeps the seed itself: one thread alone must not depend on this.
        if index > 0 {
            random = Random::new(random.next_u64() ^ u64::from(index));
        }
        let mut next_report = REPORT_EVERY;
        let mut working = position.clone();
        while budget.take() {
            working.clone_from(position);
            tree.play_once(&mut working, self, &mut random);
            if budget.nodes().is_multiple_of(LOOK_EVERY) {
                let elapsed = budget.elapsed();
                if elapsed >= next_report {
                    next_report = elapsed + REPORT_EVERY;
                    report(&tree, elapsed);
                }
            }
        }
        tree
    }
}

fn thread_count(limits: &Limits) -> u32 {
    limits.threads.clamp(1, MAX_THREADS)
}

/// The limits of one thread: an equal share of the playouts, the first threads taking the rest.
fn share_of(limits: &Limits, index: u32) -> Limits {
    let threads = u64::from(thread_count(limits));
    let share = |nodes: u64| nodes / threads + u64::from(u64::from(index) < nodes % threads);
    // Visits are counted in 32 bits.
    let most = u64::from(u32::MAX);
    Limits { nodes: Some(limits.nodes.map_or(most, share).min(most)), ..*limits }
}

/// The answer of all trees together: visits and wins summed for each move at the root.
fn merged<P: Playout>(position: &P, trees: &[Tree]) -> Option<TreeAnswer> {
    let own = trees.first()?;
    let mut candidates: Vec<Candidate> = Vec::new();
    for (index, root_move) in own.root_moves().iter().enumerate() {
        let of_all = || trees.iter().filter_map(|tree| tree.root_moves().get(index));
        let visits = of_all().map(|root_move| u64::from(root_move.visits)).sum();
        let won: f64 = of_all().map(|root_move| root_move.won).sum();
        let win_rate = if visits == 0 { 0.0 } else { won / visits as f64 };
        candidates.push(Candidate { played: root_move.played, visits, win_rate });
    }
    let mut best = *candidates.first()?;
    for candidate in &candidates {
        // Of equals the first stays: it looked best to the position.
        if (candidate.visits, candidate.win_rate) > (best.visits, best.win_rate) {
            best = *candidate;
        }
    }
    let win_rate = if best.visits == 0 { P::win_rate(position.evaluate()) } else { best.win_rate };
    Some(TreeAnswer {
        played: best.played,
        win_rate,
        nodes: candidates.iter().map(|candidate| candidate.visits).sum(),
        depth: trees.iter().map(Tree::deepest).max().unwrap_or(0),
        line: own.line_after(best.played),
        candidates,
    })
}

fn report(answer: Option<&TreeAnswer>, elapsed: Duration, progress: &mut dyn FnMut(&Progress)) {
    if let Some(answer) = answer {
        progress(&Progress {
            depth: answer.depth,
            nodes: answer.nodes,
            elapsed,
            win_rate: answer.win_rate as f32,
            line: answer.line.clone(),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::super::tic_tac_toe::exhaustive;
    use super::super::{Position, TicTacToe};
    use super::*;
    use crate::board::Stone;

    fn search(settings: TreeSearch, limits: Limits) -> TreeAnswer {
        settings.search(&TicTacToe::default(), &limits, &Stopper::new(), &mut |_| {}).unwrap()
    }

    #[test]
    fn it_never_loses_tic_tac_toe() {
        for (seed, exploration) in [(1, 1.4), (2, 1.7), (3, 2.0)] {
            let settings = TreeSearch { exploration, seed, ..TreeSearch::default() };
            for side in Stone::BOTH {
                let lost = exhaustive::lost_game(side, |position| {
                    let limits = Limits::nodes(400);
                    settings.search(position, &limits, &Stopper::new(), &mut |_| {}).unwrap().played
                });
                assert_eq!(lost, None, "seed {seed}, {side}");
            }
        }
    }

    #[test]
    fn capped_playouts_do_not_lose_it_either() {
        let settings = TreeSearch { playout_moves: 3, seed: 4, ..TreeSearch::default() };
        for side in Stone::BOTH {
            let lost = exhaustive::lost_game(side, |position| {
                let limits = Limits::nodes(1500);
                settings.search(position, &limits, &Stopper::new(), &mut |_| {}).unwrap().played
            });
            assert_eq!(lost, None, "{side}");
        }
    }

    #[test]
    fn a_seed_fixes_the_answer_for_each_number_of_threads() {
        for threads in [1, 3] {
            let limits = Limits { threads, ..Limits::nodes(500) };
            let settings = TreeSearch { seed: 9, ..TreeSearch::default() };
            assert_eq!(search(settings, limits), search(settings, limits));
            assert_ne!(search(settings, limits), search(TreeSearch { seed: 10, ..settings }, limits));
        }
    }

    #[test]
    fn threads_share_the_playouts() {
        for threads in [0, 1, 2, 7] {
            let answer = search(TreeSearch::default(), Limits { threads, ..Limits::nodes(500) });
            assert_eq!(answer.nodes, 500);
            assert_eq!(answer.candidates.iter().map(|candidate| candidate.visits).sum::<u64>(), 500);
            let most = answer.candidates.iter().map(|candidate| candidate.visits).max();
            let played =
                answer.candidates.iter().find(|candidate| candidate.played == answer.played).unwrap();
            assert_eq!(Some(played.visits), most);
            assert!(answer.line[0] == answer.played);
        }
    }

    #[test]
    fn without_a_budget_the_first_move_is_played() {
        let stopped = Stopper::new();
        stopped.stop();
        for (limits, stopper) in [
            (Limits::nodes(0), Stopper::new()),
            (Limits::default().with_time(Duration::ZERO), Stopper::new()),
            (Limits { threads: 4, ..Limits::default() }, stopped),
        ] {
            let answer =
                TreeSearch::default().search(&TicTacToe::default(), &limits, &stopper, &mut |_| {}).unwrap();
            assert_eq!((answer.played, answer.nodes), (TicTacToe::default().moves()[0], 0));
            assert_eq!(answer.line, [answer.played]);
        }
    }

    #[test]
    fn it_reports_under_way_and_ends_when_stopped() {
        // Without limits only the stopper, used at the first report, ends this search.
        let stopper = Stopper::new();
        let mut reports = Vec::new();
        let limits = Limits { threads: 2, ..Limits::default() };
        let answer = TreeSearch::default()
            .search(&TicTacToe::default(), &limits, &stopper, &mut |progress| {
                reports.push(progress.clone());
                stopper.stop();
            })
            .unwrap();
        assert_eq!(reports.len(), 2);
        assert!(reports[0].elapsed >= REPORT_EVERY && reports[0].nodes < reports[1].nodes);
        assert_eq!((reports[1].nodes, &reports[1].line), (answer.nodes, &answer.line));
    }

    #[test]
    fn an_ended_game_has_no_answer() {
        for position in exhaustive::reachable().iter().filter(|position| position.outcome().is_some()) {
            let limits = Limits::nodes(10);
            assert_eq!(TreeSearch::default().search(position, &limits, &Stopper::new(), &mut |_| {}), None);
        }
    }
}
