//! Connected points, and who touches them.

use crate::board::{BySide, Direction, Point, Size, Stone};

/// The points beside a point, along the lines.
pub fn neighbours(size: Size, point: Point) -> impl Iterator<Item = Point> {
    let steps = [
        (Direction::Vertical, -1),
        (Direction::Horizontal, -1),
        (Direction::Horizontal, 1),
        (Direction::Vertical, 1),
    ];
    steps.into_iter().filter_map(move |(direction, count)| size.step(point, direction, count))
}

/// Connected points of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Region {
    /// Its points; the first is the first in reading order.
    pub points: Vec<Point>,
    /// Which colours stand beside it.
    pub touches: BySide<bool>,
}

impl Region {
    /// The only colour beside it, if there is just one.
    pub const fn owner(&self) -> Option<Stone> {
        match (self.touches.black, self.touches.white) {
            (true, false) => Some(Stone::Black),
            (false, true) => Some(Stone::White),
            _ => None,
        }
    }
}

/// The regions of points where `stone_at` sees no stone, in reading order of their first points.
pub fn regions(size: Size, stone_at: impl Fn(Point) -> Option<Stone>) -> Vec<Region> {
    let mut seen = vec![false; size.area()];
    let mut found = Vec::new();
    for start in size.points() {
        if seen[start.index()] || stone_at(start).is_some() {
            continue;
        }
        seen[start.index()] = true;
        let mut region = Region { points: vec![start], touches: BySide::default() };
        let mut done = 0;
        while let Some(&point) = region.points.get(done) {
            done += 1;
            for beside in neighbours(size, point) {
                match stone_at(beside) {
                    Some(stone) => region.touches[stone] = true,
                    None if !seen[beside.index()] => {
                        seen[beside.index()] = true;
                        region.points.push(beside);
                    }
                    None => {}
                }
            }
        }
        found.push(region);
    }
    found
}
