//! Who has won: found from the last stone.

use super::FiveRule;
use crate::board::{Direction, Grid, Point, Stone};

/// Whether the stone that stands on `point` completes a winning line.
pub fn is_win(grid: &Grid, rule: FiveRule, point: Point) -> bool {
    grid.get(point).is_some_and(|stone| wins_with(grid, rule, point, stone))
}

/// Whether a stone of this colour on an empty point would complete a winning line; nothing is put on
/// the board. For Black under renju, the point may look like a foul as well: making five is none.
pub fn would_win(grid: &Grid, rule: FiveRule, point: Point, stone: Stone) -> bool {
    grid.is_empty(point) && wins_with(grid, rule, point, stone)
}

/// The points of the winning line through the stone on `point`, in order along the line, or `None`
/// when it wins nothing or the point is empty. Of two lines won at once, the first by
/// [`Direction::ALL`].
pub fn winning_line(grid: &Grid, rule: FiveRule, point: Point) -> Option<Vec<Point>> {
    let stone = grid.get(point)?;
    Direction::ALL.into_iter().find_map(|direction| {
        let run = Run::through(grid, point, direction, stone);
        run.wins(rule, stone).then(|| run.points().collect())
    })
}

fn wins_with(grid: &Grid, rule: FiveRule, point: Point, stone: Stone) -> bool {
    Direction::ALL.into_iter().any(|direction| Run::through(grid, point, direction, stone).wins(rule, stone))
}

/// The stones in a row that one on a point belongs to, or would belong to.
struct Run<'a> {
    grid: &'a Grid,
    point: Point,
    direction: Direction,
    before: i32,
    after: i32,
}

impl<'a> Run<'a> {
    fn through(grid: &'a Grid, point: Point, direction: Direction, stone: Stone) -> Self {
        let before = grid.run(point, direction, false, stone) as i32;
        let after = grid.run(point, direction, true, stone) as i32;
        Self { grid, point, direction, before, after }
    }

    fn wins(&self, rule: FiveRule, stone: Stone) -> bool {
        let length = self.before + 1 + self.after;
        match rule {
            FiveRule::Standard => length == 5,
            FiveRule::Caro => length > 5 || length == 5 && !self.is_blocked_by(stone.other()),
            FiveRule::Renju if stone == Stone::Black => length == 5,
            FiveRule::Freestyle | FiveRule::Renju => length >= 5,
        }
    }

    /// Whether a stone of this colour stands directly at each of the two ends.
    fn is_blocked_by(&self, stone: Stone) -> bool {
        [-self.before - 1, self.after + 1].into_iter().all(|count| {
            self.grid.size().step(self.point, self.direction, count).and_then(|end| self.grid.get(end))
                == Some(stone)
        })
    }

    fn points(&self) -> impl Iterator<Item = Point> {
        let size = self.grid.size();
        (-self.before..=self.after).filter_map(move |count| size.step(self.point, self.direction, count))
    }
}
