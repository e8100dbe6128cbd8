//! VCF, victory by continuous fours: a win in which every move makes a four, so that the defender
//! has one answer only.

use super::candidates::{Duty, duty};
use super::lines::LineBoard;
use super::threat::Threat;
use crate::board::Point;
use crate::search::Stopper;

/// The longest row of fours that is followed.
const LONGEST: usize = 40;
/// Slots of the memory of positions without a win, a power of two.
const MEMORY: usize = 1 << 12;

/// The search for a row of fours, with its memory of positions in which there is none.
#[derive(Clone, Debug)]
pub(super) struct Vcf {
    hopeless: Vec<u64>,
    nodes: u64,
    budget: u64,
    /// Whether a branch was left unread, so that no failure is certain.
    cut: bool,
    line: Vec<Point>,
}

impl Vcf {
    pub(super) fn new() -> Self {
        Self { hopeless: vec![0; MEMORY], nodes: 0, budget: 0, cut: false, line: Vec::new() }
    }

    /// Forgets everything: for a new game.
    pub(super) fn clear(&mut self) {
        self.hopeless.fill(0);
    }

    /// The side to move's winning row, attack and answer in turn, up to the five; `None` when there
    /// is none or when it takes more than `budget` nodes. Adds the nodes spent to `nodes`.
    pub(super) fn solve(
        &mut self,
        board: &mut LineBoard,
        budget: u64,
        stopper: &Stopper,
        nodes: &mut u64,
    ) -> Option<Vec<Point>> {
        self.nodes = 0;
        self.budget = budget;
        self.cut = false;
        self.line.clear();
        let found = self.attack(board, stopper);
        *nodes += self.nodes;
        found.then(|| std::mem::take(&mut self.line))
    }

    fn attack(&mut self, board: &mut LineBoard, stopper: &Stopper) -> bool {
        let own = board.to_move();
        // A five of the defender is met first: a counter-four does not end the row if its answer is
        // a four of ours.
        let fours = match duty(board) {
            Duty::Wins(point) => {
                self.line.push(point);
                return true;
            }
            Duty::WinsSoon(point) => {
                self.finish(board, point);
                return true;
            }
            Duty::MustBlock(point) if super::candidates::makes_four(board, point, own) => vec![point],
            Duty::Lost(_) | Duty::MustBlock(_) => return false,
            Duty::MustDefend | Duty::Free => fours(board),
        };
        let slot = board.key() as usize & (MEMORY - 1);
        if fours.is_empty() || self.hopeless[slot] == board.key() {
            return false;
        }
        self.cut |= self.line.len() >= LONGEST;
        for point in fours {
            self.cut |= self.nodes >= self.budget || stopper.is_stopped();
            if self.cut {
                return false;
            }
            if self.wins_with(board, point, stopper) {
                return true;
            }
        }
        self.hopeless[slot] = board.key();
        false
    }

    /// Plays one four and its only answer.
    fn wins_with(&mut self, board: &mut LineBoard, point: Point, stopper: &Stopper) -> bool {
        let depth = self.line.len();
        self.nodes += 1;
        board.play(point);
        self.line.push(point);
        let wins = match duty(board) {
            Duty::MustBlock(answer) => {
                self.nodes += 1;
                board.play(answer);
                self.line.push(answer);
                let wins = self.attack(board, stopper);
                board.undo();
                wins
            }
            // The answer is forbidden, or there are two fives.
            Duty::Lost(five) => {
                self.line.extend(vain_answer(board, five));
                self.line.push(five);
                true
            }
            _ => false,
        };
        board.undo();
        if !wins {
            self.line.truncate(depth);
        }
        wins
    }

    /// The last four and, with any answer, the five.
    fn finish(&mut self, board: &mut LineBoard, point: Point) {
        board.play(point);
        self.line.push(point);
        let mut fives = board.points_with_threat(board.to_move().other(), Threat::Five);
        let (answer, five) = (fives.next(), fives.next());
        self.line.extend(answer);
        self.line.extend(five);
        drop(fives);
        board.undo();
    }
}

/// The fours of the side to move, those with an open three first, then by promise.
fn fours(board: &LineBoard) -> Vec<Point> {
    let own = board.to_move();
    let mut fours: Vec<Point> = board.points_with_threat(own, Threat::FourThree).collect();
    let mut simple: Vec<Point> = board.points_with_threat(own, Threat::Four).collect();
    simple.sort_by_key(|&point| -board.score(point, own));
    fours.append(&mut simple);
    fours
}

/// Some move of a side that cannot keep the opponent from a five: it blocks another one if it can.
fn vain_answer(board: &LineBoard, five: Point) -> Option<Point> {
    let own = board.to_move();
    let others = board.points_with_threat(own.other(), Threat::Five);
    others.chain(board.grid().empty_points()).find(|&point| point != five && board.is_allowed(point, own))
}
