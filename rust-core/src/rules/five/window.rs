//! Black's view of one line about a point, as bits.

use crate::board::{Direction, Point, Size, Stone};

/// How far a window reaches to each side. A five through the point lies within 4 steps; the fifth
/// shows whether it goes on and is an overline.
const REACH: i32 = 5;
const MIDDLE: u32 = REACH as u32;

/// Eleven cells of a line with a black stone in the middle; bit 0 is the cell 5 steps back. Cells
/// off the board or beyond a white stone are neither black nor empty: Black cannot reach them.
#[derive(Clone, Copy)]
pub(super) struct Window {
    black: u16,
    empty: u16,
}

impl Window {
    /// The line in a direction through a point, with a black stone on it; `cell` tells what stands
    /// on the other points.
    pub(super) fn read(
        size: Size,
        point: Point,
        direction: Direction,
        cell: impl Fn(Point) -> Option<Stone>,
    ) -> Self {
        let mut window = Self { black: 1 << MIDDLE, empty: 0 };
        // One division for the line instead of one for each cell: this is asked inside searches.
        let (dx, dy) = direction.step();
        let (x, y) = (size.x(point) as i32, size.y(point) as i32);
        let stride = dy * size.width() as i32 + dx;
        for sign in [-1, 1] {
            let room = room(x, dx * sign, size.width()).min(room(y, dy * sign, size.height()));
            for count in 1..=room.min(REACH) {
                let other = Point::from_index((point.index() as i32 + sign * count * stride) as usize);
                let bit = bit(sign * count);
                match cell(other) {
                    None => window.empty |= bit,
                    Some(Stone::Black) => window.black |= bit,
                    Some(Stone::White) => break,
                }
            }
        }
        window
    }

    /// The black stones in the window, the middle one included.
    pub(super) const fn stones(self) -> u32 {
        self.black.count_ones()
    }

    /// The black stones in a row through the middle, counted up to 11.
    pub(super) const fn run(self) -> u32 {
        self.after() + self.before() + 1
    }

    /// The steps from the middle to the first cell on each side that is not black, when that cell is
    /// empty: the only two cells where one more stone lengthens the run.
    pub(super) fn growths(self) -> impl Iterator<Item = i32> {
        [-(self.before() as i32) - 1, self.after() as i32 + 1]
            .into_iter()
            .filter(move |&steps| steps.abs() <= REACH && self.empty & bit(steps) != 0)
    }

    /// The window with one more black stone.
    pub(super) const fn with(self, steps: i32) -> Self {
        Self { black: self.black | bit(steps), empty: self.empty & !bit(steps) }
    }

    /// How many fours run through the middle: 2 when two stones make two fives that are not the two
    /// ends of one straight four.
    pub(super) fn fours(self) -> u32 {
        let completions = self.growths().filter(|&steps| self.with(steps).run() == 5).count() as u32;
        if self.run() == 4 { completions.min(1) } else { completions }
    }

    /// Whether a straight four runs through the middle.
    pub(super) fn is_straight_four(self) -> bool {
        self.run() == 4 && self.growths().filter(|&steps| self.with(steps).run() == 5).count() == 2
    }

    /// The steps to the cells where one more stone makes a straight four.
    pub(super) fn straight_fours(self) -> impl Iterator<Item = i32> {
        self.growths().filter(move |&steps| self.with(steps).is_straight_four())
    }

    const fn after(self) -> u32 {
        (self.black >> (MIDDLE + 1)).trailing_ones()
    }

    const fn before(self) -> u32 {
        (self.black << (u16::BITS - MIDDLE)).leading_ones()
    }
}

/// How many steps a coordinate can go before it leaves the side.
const fn room(coordinate: i32, step: i32, side: usize) -> i32 {
    match step {
        0 => REACH,
        1 => side as i32 - 1 - coordinate,
        _ => coordinate,
    }
}

const fn bit(steps: i32) -> u16 {
    1 << (REACH + steps)
}
