//! The engine as players and protocols use it.

use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use super::judge::dead_stones;
use super::ownership::Ownership;
use super::parameters::Parameters;
use super::playout::Game;
use super::thumb::sensible;
use super::tree::{Path, Tree};
use crate::board::{Point, Stone};
use crate::rules::Move;
use crate::rules::go::vertex::Vertex;
use crate::rules::go::{Counting, GoPosition};
use crate::rules::scoring::{DeadStones, count, neighbours, safe_points};
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
        let target = Target { root: &root, bonus: margin_to_beat(position) };
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
        let mut found = merged(position, &shared.iter().collect::<Vec<_>>())?;
        found.is_hopeless = found.playouts >= FEWEST_TO_RESIGN && found.win_rate < self.parameters.hopeless;
        found.best = self.pass_or(position, &found, seed);
        Some(found)
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

    /// The move found, or a pass when nothing is left to play for or passing wins.
    fn pass_or(&self, position: &GoPosition, found: &Found, seed: u64) -> Move {
        let parameters = &self.parameters;
        let others_passed = position.moves().last() == Some(&Move::Pass);
        let is_settled = unsettled(position, &found.ownership, parameters.settled - 100) == 0;
        let is_waste = found.best.point().is_some_and(|point| {
            position.rules().counting == Counting::Territory
                && (found.ownership.at(point).abs() >= parameters.settled
                    || safe_points(position.board())[point.index()].is_some())
        });
        if found.best == Move::Pass || !(others_passed || is_settled || is_waste) {
            return found.best;
        }
        let after_pass = self.after_pass(position, seed);
        if unsettled(position, &after_pass, parameters.settled) == 0 {
            return Move::Pass;
        }
        if others_passed && are_stones_settled(position, &after_pass, parameters.settled) {
            let dead = dead_stones(position, &after_pass, parameters);
            if wins_by_count(position, &dead) {
                return Move::Pass;
            }
        }
        self.worth_a_stone(position, found, &after_pass)
    }

    /// The best move that costs nothing: where territory counts, a stone where a side has the point
    /// anyway is a point lost. A pass when every other move is such a one.
    fn worth_a_stone(&self, position: &GoPosition, found: &Found, after_pass: &Ownership) -> Move {
        if position.rules().counting != Counting::Territory {
            return found.best;
        }
        let safe = safe_points(position.board());
        let is_open = |candidate: &&Candidate| {
            candidate.visits > 0
                && candidate.played.point().is_none_or(|point| {
                    safe[point.index()].is_none() && after_pass.at(point).abs() < self.parameters.settled
                })
        };
        found.candidates.iter().find(is_open).map_or(Move::Pass, |candidate| candidate.played)
    }

    /// Who has each point when the side to move passes and the other side plays on.
    fn after_pass(&self, position: &GoPosition, seed: u64) -> Ownership {
        let mut root = Game::of(position);
        root.play(Vertex::NONE);
        root.passes = 0;
        let mut ownership = Ownership::new(position.size());
        let mut random = Random::new(seed_of(seed, u32::MAX));
        let mut game = root.clone();
        for _ in 0..self.parameters.settling_playouts {
            game.clone_from(&root);
            game.play_out(&self.parameters, &mut random, |_, _| {});
            ownership.add(&game);
        }
        ownership
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
fn margin_to_beat(position: &GoPosition) -> i32 {
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
fn seed_of(seed: u64, thread: u32) -> u64 {
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

/// Points whose owner still changes from playout to playout; what cannot be taken by any play is
/// settled. Under territory counting an empty point
/// between the colours is worth nothing and left out.
fn unsettled(position: &GoPosition, ownership: &Ownership, settled: i32) -> usize {
    let board = position.board();
    let is_dame = |point: Point| {
        let beside = |stone| neighbours(board.size(), point).any(|near| board.get(near) == Some(stone));
        position.rules().counting == Counting::Territory
            && board.get(point).is_none()
            && beside(Stone::Black)
            && beside(Stone::White)
    };
    let safe = safe_points(board);
    let is_open = |point: &Point| {
        ownership.at(*point).abs() < settled && safe[point.index()].is_none() && !is_dame(*point)
    };
    board.size().points().filter(is_open).count()
}

fn are_stones_settled(position: &GoPosition, ownership: &Ownership, settled: i32) -> bool {
    let stones = position.size().points().filter(|&point| position.board().get(point).is_some());
    stones.into_iter().all(|point| ownership.at(point).abs() >= settled)
}

fn wins_by_count(position: &GoPosition, dead: &DeadStones) -> bool {
    count(position, dead).outcome().winner() == Some(position.to_move())
}
