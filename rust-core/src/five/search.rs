//! Alpha-beta with iterative deepening: principal variation search over threat-aware candidates.

use std::time::Instant;

use super::candidates::{Duty, Ranked, candidates, duty, makes_four};
use super::lines::LineBoard;
use super::pruning;
use super::threat::Threat;
use super::value::{INFINITE, PROVED, Value, loss_in, plies_to_end, win_in};
use super::vcf::Vcf;
use crate::board::{Point, Stone};
use crate::search::{Bound, Entry, Limits, Stopper, TranspositionTable};

/// The deepest that a line may get, extensions included.
const DEEPEST: u32 = 100;
/// Quiet candidates looked at in the tree; more at the root.
const WIDTH: usize = 18;
const ROOT_WIDTH: usize = 40;
/// Nodes of a row of fours read at a leaf.
const LEAF_VCF: u64 = 60;
/// How often, in nodes, the clock is read.
const CLOCK_PERIOD: u64 = 512;
/// Quiet moves from this one on are first searched less deeply.
const REDUCED_FROM: usize = 3;

/// One thread's search of one position.
pub(super) struct Searcher<'a> {
    pub(super) board: LineBoard,
    pub(super) nodes: u64,
    table: &'a TranspositionTable,
    vcf: &'a mut Vcf,
    with_vcf: bool,
    limits: Limits,
    stopper: &'a Stopper,
    started: Instant,
    history: [Vec<i32>; 2],
    stopped: bool,
}

/// The outcome of one depth.
#[derive(Clone, Debug)]
pub(super) struct Iteration {
    pub(super) value: Value,
    pub(super) line: Vec<Point>,
}

impl<'a> Searcher<'a> {
    pub(super) fn new(
        board: LineBoard,
        table: &'a TranspositionTable,
        vcf: &'a mut Vcf,
        with_vcf: bool,
        limits: Limits,
        stopper: &'a Stopper,
    ) -> Self {
        let area = board.size().area();
        Self {
            board,
            nodes: 0,
            table,
            vcf,
            with_vcf,
            limits,
            stopper,
            started: Instant::now(),
            history: [vec![0; area], vec![0; area]],
            stopped: false,
        }
    }

    /// When the search began.
    pub(super) const fn started(&self) -> Instant {
        self.started
    }

    /// The moves to look at in the position to be searched, best first.
    pub(super) fn root_moves(&self) -> Vec<Ranked> {
        match duty(&self.board) {
            Duty::Wins(point) | Duty::WinsSoon(point) | Duty::MustBlock(point) => {
                vec![Ranked { point, score: 0 }]
            }
            // Lost, but a move must be made: stop what can be stopped.
            Duty::Lost(point) if self.board.is_allowed(point, self.board.to_move()) => {
                vec![Ranked { point, score: 0 }]
            }
            Duty::Lost(_) => candidates(&self.board, Duty::Free, ROOT_WIDTH),
            duty => {
                let moves = candidates(&self.board, duty, ROOT_WIDTH);
                if moves.is_empty() { candidates(&self.board, Duty::Free, ROOT_WIDTH) } else { moves }
            }
        }
    }

    /// A row of fours that wins, read with up to `budget` nodes.
    pub(super) fn winning_fours(&mut self, budget: u64) -> Option<Vec<Point>> {
        self.vcf.solve(&mut self.board, budget, self.stopper, &mut self.nodes)
    }

    /// Searches the moves to a depth, the first as the expected best, and sorts the best to the
    /// front. `None` when a limit ended it before its first move was read; when it ended later, the
    /// best of those that were read.
    pub(super) fn iterate(&mut self, moves: &mut [Ranked], depth: u32) -> Option<Iteration> {
        let mut alpha = -INFINITE;
        let mut best: Option<(usize, Iteration)> = None;
        for (index, ranked) in moves.iter().enumerate() {
            let mut line = Vec::new();
            self.board.play(ranked.point);
            self.nodes += 1;
            let value = if index == 0 {
                -self.search(-INFINITE, INFINITE, depth as i32 - 1, 1, &mut line)
            } else {
                let value = -self.search(-alpha - 1, -alpha, depth as i32 - 1, 1, &mut line);
                if value > alpha && !self.stopped {
                    line.clear();
                    -self.search(-INFINITE, -alpha, depth as i32 - 1, 1, &mut line)
                } else {
                    value
                }
            };
            self.board.undo();
            if self.stopped {
                break;
            }
            if value > alpha {
                alpha = value;
                line.insert(0, ranked.point);
                best = Some((index, Iteration { value, line }));
            }
        }
        let (index, iteration) = best?;
        moves[..=index].rotate_right(1);
        Some(iteration)
    }

    /// The value of one move read with an open window.
    pub(super) fn value_of(&mut self, point: Point, depth: u32) -> Option<Value> {
        self.board.play(point);
        self.nodes += 1;
        let value = -self.search(-INFINITE, INFINITE, depth as i32 - 1, 1, &mut Vec::new());
        self.board.undo();
        (!self.stopped).then_some(value)
    }

    /// Whether a limit or the stopper has ended the search.
    pub(super) const fn is_stopped(&self) -> bool {
        self.stopped
    }

    fn search(&mut self, alpha: Value, beta: Value, depth: i32, ply: u32, line: &mut Vec<Point>) -> Value {
        if self.out_of_budget() {
            return 0;
        }
        if self.board.grid().is_full() {
            return 0;
        }
        let duty = duty(&self.board);
        match duty {
            Duty::Wins(point) => {
                line.push(point);
                return win_in(ply + 1);
            }
            Duty::Lost(_) => return loss_in(ply + 2),
            Duty::WinsSoon(point) => {
                line.push(point);
                return win_in(ply + 3);
            }
            Duty::MustBlock(point) if ply < DEEPEST => {
                // An answer that is forced costs no depth.
                return self.reply(point, alpha, beta, depth.max(0) + 1, ply, line);
            }
            Duty::MustBlock(_) | Duty::MustDefend | Duty::Free => {}
        }
        if depth <= 0 || ply >= DEEPEST {
            return self.leaf(ply, line);
        }
        self.expand(duty, alpha, beta, depth, ply, line)
    }

    /// A forced answer.
    fn reply(
        &mut self,
        point: Point,
        alpha: Value,
        beta: Value,
        depth: i32,
        ply: u32,
        line: &mut Vec<Point>,
    ) -> Value {
        self.board.play(point);
        self.nodes += 1;
        let value = -self.search(-beta, -alpha, depth - 1, ply + 1, line);
        self.board.undo();
        line.insert(0, point);
        value
    }

    /// Whether a move threatens nothing itself, nor takes a threat from the opponent.
    fn is_quiet(&self, point: Point, own: Stone) -> bool {
        self.board.threat(point, own) < Threat::Three
            && self.board.threat(point, own.other()) < Threat::DoubleThree
    }

    /// Whether a side can make a four.
    fn has_fours(&self, stone: Stone) -> bool {
        self.board.threat_count(stone, Threat::Four) + self.board.threat_count(stone, Threat::FourThree) > 0
    }

    fn leaf(&mut self, ply: u32, line: &mut Vec<Point>) -> Value {
        let own = self.board.to_move();
        let left = self.limits.nodes.map_or(LEAF_VCF, |most| most.saturating_sub(self.nodes));
        if self.with_vcf
            && self.has_fours(own)
            && let Some(row) =
                self.vcf.solve(&mut self.board, LEAF_VCF.min(left), self.stopper, &mut self.nodes)
        {
            let value = win_in(ply + row.len() as u32);
            line.extend(row);
            return value;
        }
        self.board.evaluate().clamp(-PROVED, PROVED)
    }

    fn expand(
        &mut self,
        duty: Duty,
        mut alpha: Value,
        beta: Value,
        depth: i32,
        ply: u32,
        line: &mut Vec<Point>,
    ) -> Value {
        let key = self.board.key();
        let entry = self.table.probe(key);
        if let Some(value) = entry.and_then(|entry| usable(entry, alpha, beta, depth, ply)) {
            line.extend(entry.and_then(|entry| entry.best).map(|best| Point::from_index(best as usize)));
            return value;
        }
        let own = self.board.to_move();
        let standing = self.board.evaluate().clamp(-PROVED, PROVED);
        // Where the window is open every move counts, and so it does where the value decides the game.
        let may_prune = duty == Duty::Free && beta - alpha == 1 && alpha > -PROVED && beta < PROVED;
        if may_prune {
            if pruning::stands(standing, beta, depth) && !self.has_fours(own.other()) {
                return standing;
            }
            if pruning::is_razored(standing, alpha, depth) {
                let value = self.leaf(ply, line);
                if value <= alpha || value > PROVED {
                    return value;
                }
                line.clear();
            }
        }
        let moves = self.ordered(duty, own, entry.and_then(|entry| entry.best));
        let first_alpha = alpha;
        let mut best = if duty == Duty::MustDefend { loss_in(ply + 4) } else { -INFINITE };
        let mut best_point = None;
        for (index, ranked) in moves.iter().enumerate() {
            if may_prune
                && index > 0
                && best > -PROVED
                && self.is_quiet(ranked.point, own)
                && (pruning::is_late(depth, index) || pruning::is_futile(standing, alpha, depth))
            {
                continue;
            }
            let mut below = Vec::new();
            let value = self.try_move(*ranked, index, duty, alpha, beta, depth, ply, &mut below);
            if self.stopped {
                return 0;
            }
            if value <= best {
                continue;
            }
            best = value;
            if value > alpha {
                alpha = value;
                best_point = Some(ranked.point);
                line.clear();
                line.push(ranked.point);
                line.append(&mut below);
            }
            if value >= beta {
                self.history[own.index()][ranked.point.index()] += depth * depth;
                break;
            }
        }
        if moves.is_empty() && duty == Duty::Free {
            // Only fouls are left within reach: nothing to read.
            return self.board.evaluate().clamp(-PROVED, PROVED);
        }
        let bound = match best {
            _ if best >= beta => Bound::Lower,
            _ if best > first_alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        self.table.store(
            key,
            Entry {
                best: best_point.map(|point| point.index() as u16),
                value: to_table(best, ply) as i16,
                depth: depth.min(i32::from(i8::MAX)) as i8,
                bound,
            },
        );
        best
    }

    #[allow(clippy::too_many_arguments, reason = "the window, the depth and where in the move list")]
    fn try_move(
        &mut self,
        ranked: Ranked,
        index: usize,
        duty: Duty,
        alpha: Value,
        beta: Value,
        depth: i32,
        ply: u32,
        below: &mut Vec<Point>,
    ) -> Value {
        let own = self.board.to_move();
        let is_quiet = duty == Duty::Free && self.is_quiet(ranked.point, own);
        self.board.play(ranked.point);
        self.nodes += 1;
        let value = if index == 0 {
            -self.search(-beta, -alpha, depth - 1, ply + 1, below)
        } else {
            let reduction = if is_quiet && depth > 2 && index >= REDUCED_FROM {
                pruning::reduction(depth, index).min(depth - 2)
            } else {
                0
            };
            let mut value = -self.search(-alpha - 1, -alpha, depth - 1 - reduction, ply + 1, below);
            if value > alpha && reduction > 0 && !self.stopped {
                below.clear();
                value = -self.search(-alpha - 1, -alpha, depth - 1, ply + 1, below);
            }
            if value > alpha && value < beta && !self.stopped {
                below.clear();
                value = -self.search(-beta, -alpha, depth - 1, ply + 1, below);
            }
            value
        };
        self.board.undo();
        value
    }

    /// The candidates: the table's move first, then by promise and by how often a move was good
    /// elsewhere.
    fn ordered(&self, duty: Duty, own: Stone, first: Option<u16>) -> Vec<Ranked> {
        let mut moves = candidates(&self.board, duty, WIDTH);
        let history = &self.history[own.index()];
        for ranked in &mut moves {
            ranked.score += history[ranked.point.index()].min(ranked.score / 2);
            if Some(ranked.point.index() as u16) == first {
                ranked.score = i32::MAX;
            } else if makes_four(&self.board, ranked.point, own) && duty == Duty::MustDefend {
                // A four gains time but seldom defends: look at real defences first.
                ranked.score /= 2;
            }
        }
        moves.sort_by_key(|ranked| -ranked.score);
        moves
    }

    fn out_of_budget(&mut self) -> bool {
        if self.stopped {
            return true;
        }
        let over_nodes = self.limits.nodes.is_some_and(|most| self.nodes >= most);
        let over_time = self.nodes.is_multiple_of(CLOCK_PERIOD)
            && self.limits.time.is_some_and(|most| self.started.elapsed() >= most);
        self.stopped = over_nodes || over_time || self.stopper.is_stopped();
        self.stopped
    }
}

/// A table entry's value, when it is deep enough and settles the window.
fn usable(entry: Entry, alpha: Value, beta: Value, depth: i32, ply: u32) -> Option<Value> {
    let value = from_table(Value::from(entry.value), ply);
    let deep_enough = i32::from(entry.depth) >= depth;
    let settles = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => value >= beta,
        Bound::Upper => value <= alpha,
    };
    (deep_enough && settles).then_some(value)
}

/// Proved values count plies from the root; in the table they count from the position.
const fn to_table(value: Value, ply: u32) -> Value {
    match plies_to_end(value) {
        Some(_) if value > 0 => value + ply as Value,
        Some(_) => value - ply as Value,
        None => value,
    }
}

const fn from_table(value: Value, ply: u32) -> Value {
    match plies_to_end(value) {
        Some(_) if value > 0 => value - ply as Value,
        Some(_) => value + ply as Value,
        None => value,
    }
}
