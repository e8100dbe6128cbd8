//! Black's fouls under the renju rule.
//!
//! Definitions after the international rules of renju (Renju International Federation, 1996,
//! chapter 3; <http://www.renju.net/study/rifrules.php>): a *four* is a row of four stones that one
//! more makes a five of exactly five; a *straight four* is an unbroken one that can be made a five in
//! two ways; a *three* is a row of three that one more stone makes a straight four, without making a
//! five at the same time. A three counts only if that stone would be no foul itself (9.3 of
//! the same rules; [`foul`] asks it recursively).

use super::window::Window;
use crate::board::{Direction, Grid, Point, Stone};

/// Why a point is forbidden to Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Foul {
    /// Two or more open threes at once.
    DoubleThree,
    /// Two or more fours at once, also on one line.
    DoubleFour,
    /// Six or more in a row.
    Overline,
}

/// The foul that a black stone on this empty point would be, if any. Making five is never a foul.
/// Of several fouls at once: overline before double-four before double-three. `None` on an occupied
/// point.
///
/// Allocates nothing, and looks further than the four lines of the point only when two of them hold
/// the shape of a three.
pub fn foul(grid: &Grid, point: Point) -> Option<Foul> {
    if !grid.is_empty(point) {
        return None;
    }
    match verdict(&Stones { grid, thought: None }, point) {
        Verdict::Foul(foul) => Some(foul),
        Verdict::Five | Verdict::Allowed => None,
    }
}

/// All forbidden points with their reason, row by row from the top left.
pub fn fouls(grid: &Grid) -> Vec<(Point, Foul)> {
    grid.empty_points().filter_map(|point| foul(grid, point).map(|foul| (point, foul))).collect()
}

/// Whether an empty point looks like a double-three and is allowed: two or more lines have threes,
/// but too few of them count, because the stones that would make the straight fours are fouls.
pub fn is_fake_double_three(grid: &Grid, point: Point) -> bool {
    let stones = Stones { grid, thought: None };
    grid.is_empty(point)
        && verdict(&stones, point) == Verdict::Allowed
        && has_two_threes(&stones, point, &windows(&stones, point), |next| next != Verdict::Five)
}

/// What a black stone on an empty point would be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Five,
    Foul(Foul),
    Allowed,
}

/// A board with stones that are only thought of: a chain whose links lie on the call stack, so that
/// looking ahead neither copies nor changes the board.
struct Stones<'a> {
    grid: &'a Grid,
    thought: Option<(Point, &'a Self)>,
}

impl Stones<'_> {
    fn get(&self, point: Point) -> Option<Stone> {
        match self.thought {
            None => self.grid.get(point),
            Some((black, _)) if black == point => Some(Stone::Black),
            Some((_, others)) => others.get(point),
        }
    }
}

fn windows(stones: &Stones, point: Point) -> [Window; 4] {
    let size = stones.grid.size();
    Direction::ALL.map(|direction| Window::read(size, point, direction, |other| stones.get(other)))
}

fn verdict(stones: &Stones, point: Point) -> Verdict {
    let windows = windows(stones, point);
    if !may_be_more_than_allowed(&windows) {
        return Verdict::Allowed;
    }
    if windows.iter().any(|window| window.run() == 5) {
        return Verdict::Five;
    }
    if windows.iter().any(|window| window.run() > 5) {
        return Verdict::Foul(Foul::Overline);
    }
    if windows.iter().map(|window| window.fours()).sum::<u32>() >= 2 {
        return Verdict::Foul(Foul::DoubleFour);
    }
    if has_two_threes(stones, point, &windows, |next| next == Verdict::Allowed) {
        return Verdict::Foul(Foul::DoubleThree);
    }
    Verdict::Allowed
}

/// Whether the lines hold enough stones for anything: two threes or fours take three on each of two
/// lines; a five, an overline and two fours on one line take five on it. Most points fail this.
fn may_be_more_than_allowed(windows: &[Window; 4]) -> bool {
    let lines_of = |stones| windows.iter().filter(|window| window.stones() >= stones).count();
    lines_of(3) >= 2 || lines_of(5) >= 1
}

/// Whether two lines are threes: Black can add a stone that makes a straight four, and what that
/// stone is counts.
fn has_two_threes(
    stones: &Stones,
    point: Point,
    windows: &[Window; 4],
    counts: impl Fn(Verdict) -> bool,
) -> bool {
    // Looking ahead is the dear part, and few points have the shape.
    if windows.iter().filter(|window| window.straight_fours().next().is_some()).count() < 2 {
        return false;
    }
    let size = stones.grid.size();
    let after = Stones { grid: stones.grid, thought: Some((point, stones)) };
    let is_three = |(direction, window): (Direction, &Window)| {
        window
            .straight_fours()
            .filter_map(|steps| size.step(point, direction, steps))
            .any(|next| counts(verdict(&after, next)))
    };
    Direction::ALL.into_iter().zip(windows).filter(|&line| is_three(line)).nth(1).is_some()
}
