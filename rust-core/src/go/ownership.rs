//! Who has each point at the end of playouts: the heat map, and the ground of judgements.

use super::playout::{Game, vertices};
use crate::board::{Point, Size};

/// Sums over playouts of who had each point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ownership {
    size: Size,
    /// Playouts with a black owner less those with a white one, by point.
    sums: Vec<i32>,
    playouts: i32,
}

impl Ownership {
    pub(super) fn new(size: Size) -> Self {
        Self { size, sums: vec![0; size.area()], playouts: 0 }
    }

    /// Adds the end of a playout and returns Black's area less White's.
    pub(super) fn add(&mut self, end: &Game) -> i32 {
        self.playouts += 1;
        let mut margin = 0;
        for (sum, vertex) in self.sums.iter_mut().zip(vertices(self.size)) {
            let owner = end.owner(vertex);
            *sum += owner;
            margin += owner;
        }
        margin
    }

    pub(super) fn merge(&mut self, other: &Self) {
        self.playouts += other.playouts;
        self.sums.iter_mut().zip(&other.sums).for_each(|(sum, more)| *sum += more);
    }

    /// How surely a point is Black's (1000) or White's (-1000); 0 when it is open, or nothing is
    /// known.
    pub fn at(&self, point: Point) -> i32 {
        let sum = i64::from(self.sums[point.index()]) * 1000;
        (sum / i64::from(self.playouts.max(1))) as i32
    }

    /// Black's area less White's, on average over the playouts, in thousandths of a point.
    pub fn margin(&self) -> i32 {
        self.size.points().map(|point| self.at(point)).sum()
    }

    /// The board that it is about.
    pub const fn size(&self) -> Size {
        self.size
    }
}
