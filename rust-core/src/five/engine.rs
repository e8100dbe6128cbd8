//! The engine as players and protocols use it.

use super::candidates::Ranked;
use super::lines::LineBoard;
use super::parameters::Parameters;
use super::search::{Iteration, Searcher};
use super::value::{PROVED, Value, plies_to_end, win_in, win_rate};
use super::vcf::Vcf;
use crate::board::{Point, Size};
use crate::rules::Move;
use crate::rules::five::{FivePosition, FiveRule};
use crate::search::{Limits, Progress, Random, Stopper, TranspositionTable};

/// The table of a new engine, in MiB.
const TABLE: usize = 16;
/// The deepest iteration.
const DEEPEST: u32 = 60;
/// The share of a node limit that the search for a row of fours at the root may take.
const VCF_SHARE: u64 = 4;
/// The nodes of that search when nodes are not limited.
const VCF_NODES: u64 = 20_000;

/// What a search found.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The move to play.
    pub best: Move,
    /// Its worth to the side to move; see [`win_rate`].
    pub value: Value,
    /// The chance that the side to move wins, from 0 to 1.
    pub win_rate: f32,
    /// The last depth finished, in plies; 0 when a row of fours or a forced move made a search
    /// needless.
    pub depth: u32,
    /// Stones put on the board.
    pub nodes: u64,
    /// The expected line, the move to play first.
    pub line: Vec<Move>,
    /// The plies to the end when the game is proved to be won or lost.
    pub plies_to_end: Option<u32>,
}

/// A move with its worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    /// Where.
    pub point: Point,
    /// Its worth to the side to move.
    pub value: Value,
    /// The chance that the side to move wins with it, from 0 to 1.
    pub win_rate: f32,
}

/// Alpha-beta with threat search for one rule and board size; it remembers earlier searches.
#[derive(Debug)]
pub struct Engine {
    rule: FiveRule,
    size: Size,
    parameters: Parameters,
    table: TranspositionTable,
    vcf: Vcf,
    with_vcf: bool,
}

impl Engine {
    /// An engine with the shipped parameters and a table of 16 MiB.
    pub fn new(rule: FiveRule, size: Size) -> Self {
        Self::with_table(rule, size, TABLE)
    }

    /// An engine with the shipped parameters and a table of another size.
    pub fn with_table(rule: FiveRule, size: Size, mebibytes: usize) -> Self {
        Self {
            rule,
            size,
            parameters: Parameters::default(),
            table: TranspositionTable::new(mebibytes),
            vcf: Vcf::new(),
            with_vcf: true,
        }
    }

    /// The same with other parameters.
    pub fn with_parameters(self, parameters: Parameters) -> Self {
        Self { parameters, ..self }
    }

    /// The same with or without the search for rows of fours.
    pub fn with_vcf(self, with_vcf: bool) -> Self {
        Self { with_vcf, ..self }
    }

    /// Forgets earlier searches: for a new game.
    pub fn clear(&mut self) {
        self.table.clear();
        self.vcf.clear();
    }

    /// Searches a position of this engine's rule and size for the side to move; a pass counts as
    /// its own turn. Calls `progress` after each finished depth. `None` when the game is over.
    ///
    /// The seed decides between first moves that look alike. One thread searches, whatever
    /// [`Limits::threads`] says.
    pub fn search(
        &mut self,
        position: &FivePosition,
        limits: &Limits,
        seed: u64,
        stopper: &Stopper,
        progress: &mut dyn FnMut(&Progress),
    ) -> Option<Found> {
        if position.ending().is_some() || !self.fits(position) {
            return None;
        }
        let with_vcf = self.with_vcf;
        let mut searcher = self.searcher(position, limits, stopper);
        let mut moves = searcher.root_moves();
        let Some(&first) = moves.first() else { return fallback(position) };
        if with_vcf {
            let budget = limits.nodes.map_or(VCF_NODES, |nodes| nodes / VCF_SHARE);
            if let Some(row) = searcher.winning_fours(budget) {
                let value = win_in(row.len() as u32);
                return Some(found(&Iteration { value, line: row }, 0, searcher.nodes));
            }
        }
        shuffle_equals(&mut moves, seed);
        let mut best = Iteration { value: searcher.board.evaluate(), line: vec![first.point] };
        let mut depth = 0;
        let deepest = limits.depth.unwrap_or(DEEPEST).min(DEEPEST);
        while depth < deepest {
            let Some(iteration) = searcher.iterate(&mut moves, depth + 1) else { break };
            best = iteration;
            if searcher.is_stopped() {
                break;
            }
            depth += 1;
            progress(&report(&best, depth, &searcher));
            if moves.len() == 1 || best.value.abs() > PROVED {
                break;
            }
        }
        Some(found(&best, depth, searcher.nodes))
    }

    /// The worth of each of the moves that a search would look at, best first, each read to the
    /// depth limit (2 plies when there is none) with an open window. When a limit ends it early the
    /// list is of the moves read so far.
    pub fn analyse(&mut self, position: &FivePosition, limits: &Limits, stopper: &Stopper) -> Vec<Candidate> {
        if position.ending().is_some() || !self.fits(position) {
            return Vec::new();
        }
        let mut searcher = self.searcher(position, limits, stopper);
        let depth = limits.depth.unwrap_or(2);
        let mut list = Vec::new();
        for ranked in searcher.root_moves() {
            let Some(value) = searcher.value_of(ranked.point, depth) else { break };
            list.push(Candidate { point: ranked.point, value, win_rate: win_rate(value) });
        }
        list.sort_by_key(|candidate| -candidate.value);
        list
    }

    /// The patterns and threats of a position, with this engine's parameters.
    pub fn board(&self, position: &FivePosition) -> LineBoard {
        LineBoard::from_position(position, &self.parameters)
    }

    fn fits(&self, position: &FivePosition) -> bool {
        position.rule() == self.rule && position.size() == self.size
    }

    fn searcher<'a>(
        &'a mut self,
        position: &FivePosition,
        limits: &Limits,
        stopper: &'a Stopper,
    ) -> Searcher<'a> {
        let board = self.board(position);
        self.table.age();
        Searcher::new(board, &self.table, &mut self.vcf, self.with_vcf, *limits, stopper)
    }
}

/// Where nothing is near or everything near is forbidden: any allowed point, else a pass.
fn fallback(position: &FivePosition) -> Option<Found> {
    let best = position.any_move()?;
    Some(Found {
        best,
        value: 0,
        win_rate: win_rate(0),
        depth: 0,
        nodes: 0,
        line: vec![best],
        plies_to_end: None,
    })
}

fn found(iteration: &Iteration, depth: u32, nodes: u64) -> Found {
    let line: Vec<Move> = iteration.line.iter().copied().map(Move::Place).collect();
    Found {
        best: line[0],
        value: iteration.value,
        win_rate: win_rate(iteration.value),
        depth,
        nodes,
        line,
        plies_to_end: plies_to_end(iteration.value),
    }
}

fn report(best: &Iteration, depth: u32, searcher: &Searcher<'_>) -> Progress {
    Progress {
        depth,
        nodes: searcher.nodes,
        elapsed: searcher.started().elapsed(),
        win_rate: win_rate(best.value),
        line: best.line.iter().copied().map(Move::Place).collect(),
    }
}

/// Puts moves of equal promise into an order that the seed decides.
fn shuffle_equals(moves: &mut [Ranked], seed: u64) {
    let mut random = Random::new(seed);
    for alike in moves.chunk_by_mut(|a, b| a.score == b.score) {
        random.shuffle(alike);
    }
}
