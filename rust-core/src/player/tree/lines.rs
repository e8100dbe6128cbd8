//! Counts of stones in every five points in a row, and what they are worth.
//!
//! A window is five points in a row, in any direction: the place of a possible five. It counts for a
//! side as long as the other has no stone in it.

use std::sync::Arc;

use crate::board::{BySide, Direction, Point, Size, Stone};

/// What a window with so many stones of one side adds to the weight of its points in a playout.
/// Set by hand: a playout must nearly always see a three and often a two.
const POINT_WEIGHT: [u32; 6] = [0, 1, 6, 60, FOUR, 0];

/// The weight of a point in a window of four: above any sum of the other weights, since no more than
/// 20 windows share a point.
const FOUR: u32 = 1 << 16;

/// What a window with so many stones adds to the evaluation of its side. Set by hand.
const WINDOW_VALUE: [i32; 6] = [0, 1, 4, 16, 64, 0];

/// The windows of a board of one size.
#[derive(Debug, PartialEq, Eq)]
struct Windows {
    points: Vec<[Point; 5]>,
    /// The windows through each point.
    through: Vec<Vec<u16>>,
}

impl Windows {
    fn new(size: Size) -> Self {
        let mut windows = Self { points: Vec::new(), through: vec![Vec::new(); size.area()] };
        for direction in Direction::ALL {
            for start in size.points() {
                let row: Vec<Point> = (0..5).filter_map(|count| size.step(start, direction, count)).collect();
                let Ok(row) = <[Point; 5]>::try_from(row) else { continue };
                for point in row {
                    windows.through[point.index()].push(windows.points.len() as u16);
                }
                windows.points.push(row);
            }
        }
        windows
    }
}

/// The counts of one position, kept up to date stone by stone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LineCounts {
    windows: Arc<Windows>,
    counts: Vec<BySide<u8>>,
    weights: BySide<Vec<u32>>,
    values: BySide<i32>,
    fours: BySide<u32>,
}

impl LineCounts {
    /// The counts of an empty board.
    pub(super) fn new(size: Size) -> Self {
        let windows = Windows::new(size);
        let none = vec![0; size.area()];
        Self {
            counts: vec![BySide::default(); windows.points.len()],
            windows: Arc::new(windows),
            weights: BySide::new(none.clone(), none),
            values: BySide::default(),
            fours: BySide::default(),
        }
    }

    /// Adds a stone. Returns whether a window is now full of this side's stones.
    pub(super) fn add(&mut self, point: Point, side: Stone) -> bool {
        let mut is_full = false;
        for at in 0..self.windows.through[point.index()].len() {
            let window = self.windows.through[point.index()][at] as usize;
            let count = self.counts[window];
            let (own, other) = (count[side], count[side.other()]);
            self.counts[window][side] += 1;
            is_full |= own == 4;
            if other == 0 {
                self.change(window, side, own, own + 1);
            } else if own == 0 {
                self.change(window, side.other(), other, 0);
            }
        }
        is_full
    }

    /// Takes away a stone that [`Self::add`] added.
    pub(super) fn remove(&mut self, point: Point, side: Stone) {
        for at in 0..self.windows.through[point.index()].len() {
            let window = self.windows.through[point.index()][at] as usize;
            self.counts[window][side] -= 1;
            let count = self.counts[window];
            let (own, other) = (count[side], count[side.other()]);
            if other == 0 {
                self.change(window, side, own + 1, own);
            } else if own == 0 {
                self.change(window, side.other(), 0, other);
            }
        }
    }

    /// A window that counted as `before` stones of a side counts as `after` now.
    fn change(&mut self, window: usize, side: Stone, before: u8, after: u8) {
        let (before, after) = (before as usize, after as usize);
        self.values[side] += WINDOW_VALUE[after] - WINDOW_VALUE[before];
        self.fours[side] += u32::from(after == 4);
        self.fours[side] -= u32::from(before == 4);
        let more = POINT_WEIGHT[after].wrapping_sub(POINT_WEIGHT[before]);
        let weights = &mut self.weights[side];
        for point in self.windows.points[window] {
            let weight = &mut weights[point.index()];
            *weight = weight.wrapping_add(more);
        }
    }

    /// How much a point matters to a side: the sum over its windows.
    pub(super) fn weight(&self, point: Point, side: Stone) -> u32 {
        self.weights[side][point.index()]
    }

    /// The windows of a side, valued.
    pub(super) fn value(&self, side: Stone) -> i32 {
        self.values[side]
    }

    /// Whether a side has a window with four stones and nothing else.
    pub(super) fn has_four(&self, side: Stone) -> bool {
        self.fours[side] > 0
    }

    /// Whether a stone on this empty point fills such a window.
    pub(super) fn completes_four(&self, point: Point, side: Stone) -> bool {
        self.weight(point, side) >= FOUR
    }
}
