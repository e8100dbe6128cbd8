//! The engine as players and protocols use it.

use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use super::ownership::Ownership;
use super::parameters::Parameters;
use super::playout::Game;
use super::thumb::sensible;
use super::tree::{Path, Tree};
use crate::rules::Move;
use crate::rules::go::vertex::Vertex;
use crate::rules::go::{Counting, GoPosition};
use crate::search::{Budget, Limits, Progress, Random, Stopper};

/// Playouts between two looks at the clock and the stopper.
const LOOK_EVERY: u64 = 16;
/// The least time between two reports.
const REPORT_EVERY: Duration = Duration::from_millis(100);
/// Playouts before a low share of wins means anything.
const FEWEST_TO_RESIGN: u64 = 100;
/// More threads than phones and desktops have cores.
const MAX_THREADS: u32 = 64;

/// A move at the root with what the search learnt about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    /// The move.
    pub played: Move,
    /// Playouts that began with it.
    pub visits: u32,
    /// The share of them that the side to move won, from 0 to 1; 0 without a visit.
    pub win_rate: f32,
}

/// What a search found.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The move to play.
    pub best: Move,
    /// The share of playouts that the side to move won with the best move of the tree, from 0 to 1.
    pub win_rate: f32,
    /// Whether it is so low that a human would resign.
    pub is_hopeless: bool,
    /// Playouts in the tree.
    pub playouts: u64,
    /// Wall time.
    pub elapsed: Duration,
    /// The expected line.
    pub line: Vec<Move>,
    /// Every move at the root, those visited most first.
    pub candidates: Vec<Candidate>,
    /// Who has each point at the end of the playouts.
    pub ownership: Ownership,
}

/// A tree search over playouts.
#[derive(Clone, Debug, Default)]
pub struct Engine {
    parameters: Parameters,
    root_parallel: bool,
}

/// What the threads of a search share.
struct Shared {
    tree: Tree,
    budget: Budget,
    ownership: Ownership,
}

impl Engine {
    /// An engine with these parameters.
    pub const fn new(parameters: Parameters) -> Self {
        Self { parameters, root_parallel: false }
    }

    /// The same with a tree for each thread, their results added at the root, instead of one tree
    /// for all.
    pub fn with_root_parallel(self, root_parallel: bool) -> Self {
        Self { root_parallel, ..self }
    }

    /// The parameters.
    pub const fn parameters(&self) -> &Parameters {
        &self.parameters
    }

    /// Searches a position for the side to move; [`Limits::nodes`] counts playouts and
    /// [`Limits::depth`] is ignored. Calls `progress` at most ten times a second, on the calling
    /// thread. `None` when play is over.
    pub fn search(
        &self,
        position: &GoPosition,
        limits: &Limits,
        seed: u64,
        stopper: &Stopper,
        progress: &mut dyn FnMut(&Progress),
    ) -> Option<Found> {
        self.analyse(position, limits, seed, stopper, &mut |found| progress(&progress_of(found)))
    }

    /// As [`Self::search`], telling under way everything that is known so far. With several trees
    /// that is the first tree's knowledge.
    pub fn analyse(
        &self,
        position: &GoPosition,
        limits: &Limits,
        seed: u64,
        stopper: &Stopper,
        report: &mut dyn FnMut(&Found),
    ) -> Option<Found> {
        if position.ending().is_some() {
            return None;
        }
        let mut found =
            self.tree_search(position, limits, seed, stopper, margin_to_beat(position), report)?;
        found.is_hopeless = found.playouts >= FEWEST_TO_RESIGN && found.win_rate < self.parameters.hopeless;
        found.best = self.pass_or(position, &found, limits, seed, stopper);
        Some(found)
    }

    /// The same without second thoughts about passing. Black wins with more than `bonus` half points
    /// more than White.
    pub(super) fn tree_search(
        &self,
        position: &GoPosition,
        limits: &Limits,
        seed: u64,
        stopper: &Stopper,
        bonus: i32,
        report: &mut dyn FnMut(&Found),
    ) -> Option<Found> {
        let root = Game::of(position);
        let moves = root_moves(position, &root);
        let threads = limits.threads.clamp(1, MAX_THREADS);
        let trees = if self.root_parallel { threads } else { 1 };
        let shared: Vec<Mutex<Shared>> = (0..trees)
            .map(|index| {
                Mutex::new(Shared {
                    tree: Tree::new(&root, &moves, &self.parameters),
                    budget: Budget::new(&share(limits, trees, index), stopper, LOOK_EVERY),
                    ownership: Ownership::new(position.size()),
                })
            })
            .collect();
        let target = Target { root: &root, bonus };
        thread::scope(|scope| {
            for index in 1..threads {
                let of_thread = &shared[(index % trees) as usize];
                let work = move || self.work(of_thread, target, seed_of(seed, index), |_| None, |_| {});
                // A system without a thread to give costs playouts, not the move.
                let _ = thread::Builder::new().spawn_scoped(scope, work);
            }
            let look = |shared: &Shared| merged(position, std::slice::from_ref(&shared));
            self.work(&shared[0], target, seed, look, report);
        });
        let shared: Vec<Shared> =
            shared.into_iter().map(|one| one.into_inner().unwrap_or_else(PoisonError::into_inner)).collect();
        merged(position, &shared.iter().collect::<Vec<_>>())
    }

    /// Plays simulations until the budget is spent.
    fn work(
        &self,
        shared: &Mutex<Shared>,
        target: Target<'_>,
        seed: u64,
        look: impl Fn(&Shared) -> Option<Found>,
        mut report: impl FnMut(&Found),
    ) {
        let mut random = Random::new(seed);
        let mut path = Path::new();
        let mut game = target.root.clone();
        let mut black = None;
        let mut next_report = REPORT_EVERY;
        loop {
            let due = {
                let mut shared = shared.lock().unwrap_or_else(PoisonError::into_inner);
                if let Some(black) = black {
                    shared.tree.learn(&path, black);
                }
                if !shared.budget.take() {
                    return;
                }
                game.clone_from(target.root);
                shared.tree.descend(&mut game, &mut path, &self.parameters);
                let is_due = shared.budget.nodes().is_multiple_of(LOOK_EVERY)
                    && shared.budget.elapsed() >= next_report;
                if is_due { look(&shared) } else { None }
            };
            if let Some(due) = due {
                next_report = due.elapsed + REPORT_EVERY;
                report(&due);
            }
            game.play_out(&self.parameters, &mut random, |vertex, stone| path.plays.add(vertex, stone));
            let margin = shared.lock().unwrap_or_else(PoisonError::into_inner).ownership.add(&game);
            black = Some(half_wins(2 * margin - target.bonus));
        }
    }
}

/// Where playouts begin, and the half points that Black must have more than White.
#[derive(Clone, Copy)]
struct Target<'a> {
    root: &'a Game,
    bonus: i32,
}

/// Moves worth a look at the root: legal by all rules, and no own eye; passing last.
fn root_moves(position: &GoPosition, root: &Game) -> Vec<Vertex> {
    let size = position.size();
    sensible(position, root).map(|point| Vertex::of(size, point)).chain([Vertex::NONE]).collect()
}

/// Black's total less White's in half points at the end of the playouts, on average, komi counted.
pub fn expected_lead(position: &GoPosition, ownership: &Ownership) -> i32 {
    let doubled = 2 * ownership.margin();
    (doubled + 500 * doubled.signum()) / 1000 - margin_to_beat(position)
}

/// White's komi and bonus in half points. Under territory counting the handicap stones themselves
/// would count as area.
pub(super) fn margin_to_beat(position: &GoPosition) -> i32 {
    let rules = position.rules();
    let handicap = position.handicap();
    let bonus = rules.handicap_bonus.points(handicap);
    let stones = if rules.counting == Counting::Territory { handicap.saturating_sub(1) } else { 0 };
    rules.komi + 2 * (bonus + stones) as i32
}

fn progress_of(found: &Found) -> Progress {
    Progress {
        depth: found.line.len() as u32,
        nodes: found.playouts,
        elapsed: found.elapsed,
        win_rate: found.win_rate,
        line: found.line.clone(),
    }
}

const fn half_wins(margin: i32) -> u32 {
    match margin.signum() {
        1 => 2,
        0 => 1,
        _ => 0,
    }
}

/// The limits of one tree of several.
fn share(limits: &Limits, trees: u32, index: u32) -> Limits {
    let (trees, index) = (u64::from(trees), u64::from(index));
    let of = |nodes: u64| nodes / trees + u64::from(index < nodes % trees);
    // Visits are counted in 32 bits, and half wins in as many.
    let most = u64::from(u32::MAX / 4);
    Limits { nodes: Some(limits.nodes.map_or(most, of).min(most)), ..*limits }
}

/// The seed of a thread; the first has the search's own.
pub(super) fn seed_of(seed: u64, thread: u32) -> u64 {
    if thread == 0 { seed } else { Random::new(seed ^ (u64::from(thread) << 32)).next_u64() }
}

fn to_move(position: &GoPosition, vertex: Vertex) -> Move {
    if vertex.is_some() { Move::Place(vertex.point(position.size())) } else { Move::Pass }
}

/// The results of all trees, added at the root.
fn merged(position: &GoPosition, shared: &[&Shared]) -> Option<Found> {
    let (first, others) = shared.split_first()?;
    let mut moves: Vec<(Vertex, u32, u32)> = first
        .tree
        .root_moves()
        .iter()
        .map(|node| (node.vertex, node.own.visits, node.own.half_wins))
        .collect();
    let (mut playouts, mut ownership) = (first.budget.nodes(), first.ownership.clone());
    for other in others {
        playouts += other.budget.nodes();
        ownership.merge(&other.ownership);
        for (sum, node) in moves.iter_mut().zip(other.tree.root_moves()) {
            sum.1 += node.own.visits;
            sum.2 += node.own.half_wins;
        }
    }
    let mut candidates: Vec<Candidate> = moves
        .into_iter()
        .map(|(vertex, visits, half_wins)| Candidate {
            played: to_move(position, vertex),
            visits,
            win_rate: half_wins as f32 / (2 * visits.max(1)) as f32,
        })
        .collect();
    candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.visits));
    let best = candidates.first()?;
    let line: Vec<Move> = first.tree.line().into_iter().map(|vertex| to_move(position, vertex)).collect();
    Some(Found {
        best: best.played,
        win_rate: best.win_rate,
        is_hopeless: false,
        playouts,
        elapsed: first.budget.elapsed(),
        line: if line.first() == Some(&best.played) { line } else { vec![best.played] },
        candidates,
        ownership,
    })
}
