//! Which stones are taken for dead.

use crate::board::{Point, Size};
use crate::rules::go::GoBoard;

/// The dead stones of a final position, marked by chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeadStones {
    size: Size,
    is_dead: Vec<bool>,
}

impl DeadStones {
    /// None dead on a board of this size.
    pub fn none(size: Size) -> Self {
        Self { size, is_dead: vec![false; size.area()] }
    }

    /// The chains that hold these points; empty points are passed over.
    pub fn of(board: &GoBoard, points: impl IntoIterator<Item = Point>) -> Self {
        let mut marks = Self::none(board.size());
        for point in points {
            marks.set(board, point, true);
        }
        marks
    }

    /// Whether a stone is marked.
    pub fn contains(&self, point: Point) -> bool {
        self.is_dead.get(point.index()).copied().unwrap_or(false)
    }

    /// Marks the whole chain on a point as dead or alive; nothing on an empty point.
    pub fn set(&mut self, board: &GoBoard, point: Point, is_dead: bool) {
        for stone in board.chain(point) {
            self.is_dead[stone.index()] = is_dead;
        }
    }

    /// Turns the mark of the chain on a point over; nothing on an empty point.
    pub fn toggle(&mut self, board: &GoBoard, point: Point) {
        self.set(board, point, !self.contains(point));
    }

    /// The marked stones, in reading order.
    pub fn points(&self) -> impl Iterator<Item = Point> + '_ {
        self.size.points().filter(|&point| self.contains(point))
    }
}
