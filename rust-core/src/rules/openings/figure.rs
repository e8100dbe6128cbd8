//! When two positions look the same.

use std::collections::BTreeSet;

use crate::board::{Grid, Point, Size, Stone, Symmetry};

/// The empty points where one more stone of a colour looks different, row by row from the top left:
/// of symmetrical ones, the first. Meant for the few stones of an opening.
pub fn different_points(grid: &Grid, stone: Stone) -> Vec<Point> {
    let mut seen = BTreeSet::new();
    grid.empty_points().filter(|&point| seen.insert(Figure::with_stone(grid, point, stone))).collect()
}

/// The stones of a small position as a figure: moved to the top left corner and turned into the
/// least of its eight images, so that two positions have equal figures when one can be moved, turned
/// and mirrored onto the other. The edges of the board don't count: fifth moves must differ
/// "in all respects" (<https://en.wikipedia.org/wiki/RIF_opening_rule>), which players read as the
/// shape of the stones.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Figure(Vec<(usize, usize, Stone)>);

impl Figure {
    /// The figure of the stones on a board with one more on an empty point.
    pub(super) fn with_stone(grid: &Grid, point: Point, stone: Stone) -> Self {
        let size = grid.size();
        let mut stones: Vec<(Point, Stone)> =
            size.points().filter_map(|occupied| Some((occupied, grid.get(occupied)?))).collect();
        stones.push((point, stone));
        let image = |symmetry: &Symmetry| image(&stones, size, *symmetry);
        Self(Symmetry::ALL.iter().map(image).min().unwrap_or_default())
    }
}

fn image(stones: &[(Point, Stone)], size: Size, symmetry: Symmetry) -> Vec<(usize, usize, Stone)> {
    let turned = symmetry.size(size);
    let mut image: Vec<(usize, usize, Stone)> = stones
        .iter()
        .map(|&(point, stone)| {
            let point = symmetry.apply(size, point);
            (turned.x(point), turned.y(point), stone)
        })
        .collect();
    let left = image.iter().map(|stone| stone.0).min().unwrap_or(0);
    let top = image.iter().map(|stone| stone.1).min().unwrap_or(0);
    for (x, y, _) in &mut image {
        *x -= left;
        *y -= top;
    }
    image.sort_unstable();
    image
}
