//! Who has won: found from the last stone.

use super::FiveRule;
use crate::board::{Direction, Grid, Point, Stone};

/// Whether the stone that stands on `point` completes a winning line.
pub fn is_win(grid: &Grid, rule: FiveRule, point: Point) -> bool {
    winning_line(grid, rule, point).is_some()
}

/// The points of the winning line through the stone on `point`, in order along the line, or `None`
/// when it wins nothing or the point is empty. Of two lines won at once, the first by
/// [`Direction::ALL`].
pub fn winning_line(grid: &Grid, rule: FiveRule, point: Point) -> Option<Vec<Point>> {
    let stone = grid.get(point)?;
    Direction::ALL.into_iter().find_map(|direction| line_in(grid, rule, point, stone, direction))
}

fn line_in(
    grid: &Grid,
    rule: FiveRule,
    point: Point,
    stone: Stone,
    direction: Direction,
) -> Option<Vec<Point>> {
    let before = grid.run(point, direction, false, stone) as i32;
    let after = grid.run(point, direction, true, stone) as i32;
    let size = grid.size();
    let cell = |count| size.step(point, direction, count).and_then(|end| grid.get(end));
    let length = before + after + 1;
    let wins = match rule {
        FiveRule::Standard => length == 5,
        FiveRule::Caro => {
            let blocked = cell(-before - 1) == Some(stone.other()) && cell(after + 1) == Some(stone.other());
            length >= 6 || length == 5 && !blocked
        }
        FiveRule::Renju if stone == Stone::Black => length == 5,
        FiveRule::Freestyle | FiveRule::Renju => length >= 5,
    };
    wins.then(|| (-before..=after).filter_map(|count| size.step(point, direction, count)).collect())
}
