//! Handicap stones on the star points.

use crate::board::{Point, Size};

/// How many handicap stones there may be.
pub const HANDICAPS: std::ops::RangeInclusive<u32> = 2..=9;

/// The shortest side with star points.
const SHORTEST: usize = 7;

/// Why there are no such handicap stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HandicapError {
    /// More or fewer than the board has star points for.
    #[error("a board of {size} has star points for {smallest} to {most} handicap stones, not for {stones}", smallest = HANDICAPS.start())]
    Count {
        /// The board.
        size: Size,
        /// The number asked for.
        stones: u32,
        /// The most that it takes.
        most: u32,
    },
    /// A board without star points.
    #[error("a board of {size} has no star points: each side must be 7 or longer")]
    Small {
        /// The board.
        size: Size,
    },
    /// A free handicap out of range.
    #[error("{stones} handicap stones: there may be {} to {}", HANDICAPS.start(), HANDICAPS.end())]
    Free {
        /// The number of points given.
        stones: usize,
    },
    /// A point twice, or off the board.
    #[error("handicap stone {number} stands off the board or on another")]
    Point {
        /// Which of them, counted from 1.
        number: usize,
    },
}

/// The points of a fixed handicap in the order in which they are filled: corners, centre, sides.
/// Boards with a side of 7 or of even length take at most four.
///
/// Source: the GTP 2 specification, section 4.1.1 (<https://www.lysator.liu.se/~gunnar/gtp/>).
///
/// # Errors
/// When the board is too small or takes fewer stones.
pub fn fixed_handicap(size: Size, stones: u32) -> Result<Vec<Point>, HandicapError> {
    let sides = [size.width(), size.height()];
    if sides.iter().any(|&side| side < SHORTEST) {
        return Err(HandicapError::Small { size });
    }
    let has_middle = sides.iter().all(|&side| side > SHORTEST && side % 2 == 1);
    let most = if has_middle { *HANDICAPS.end() } else { 4 };
    if !(*HANDICAPS.start()..=most).contains(&stones) {
        return Err(HandicapError::Count { size, stones, most });
    }
    let [(left, middle, right), (top, centre, bottom)] = sides.map(lines);
    let corners = [(left, bottom), (right, top), (left, top), (right, bottom)];
    let sides = [(left, centre), (right, centre), (middle, bottom), (middle, top)];
    let paired = stones as usize & !1;
    let mut places: Vec<(usize, usize)> = corners.into_iter().chain(sides).take(paired).collect();
    if stones % 2 == 1 {
        places.push(if stones == 3 { corners[2] } else { (middle, centre) });
    }
    Ok(places.into_iter().filter_map(|(x, y)| size.point(x as i32, y as i32)).collect())
}

/// The first, middle and last column or row with star points.
const fn lines(side: usize) -> (usize, usize, usize) {
    let from_edge = if side < 13 { 2 } else { 3 };
    (from_edge, side / 2, side - 1 - from_edge)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn labels(side: u32, stones: u32) -> String {
        let size = Size::square(side).unwrap();
        let points = fixed_handicap(size, stones).unwrap();
        points.iter().map(|&point| size.label(point)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn stones_go_to_the_star_points_in_order() {
        assert_eq!(labels(19, 2), "D4 Q16");
        assert_eq!(labels(19, 3), "D4 Q16 D16");
        assert_eq!(labels(19, 4), "D4 Q16 D16 Q4");
        assert_eq!(labels(19, 5), "D4 Q16 D16 Q4 K10");
        assert_eq!(labels(19, 6), "D4 Q16 D16 Q4 D10 Q10");
        assert_eq!(labels(19, 7), "D4 Q16 D16 Q4 D10 Q10 K10");
        assert_eq!(labels(19, 8), "D4 Q16 D16 Q4 D10 Q10 K4 K16");
        assert_eq!(labels(19, 9), "D4 Q16 D16 Q4 D10 Q10 K4 K16 K10");
        assert_eq!(labels(13, 5), "D4 K10 D10 K4 G7");
        assert_eq!(labels(9, 4), "C3 G7 C7 G3");
        assert_eq!(labels(7, 2), "C3 E5");
    }

    #[test]
    fn small_boards_and_even_sides_take_fewer() {
        let of = |width, height, stones| fixed_handicap(Size::new(width, height).unwrap(), stones);
        let most = |width, height| (2..=9).filter(|&stones| of(width, height, stones).is_ok()).max();
        assert_eq!(most(7, 7), Some(4));
        assert_eq!(most(8, 8), Some(4));
        assert_eq!(most(9, 9), Some(9));
        assert_eq!(most(18, 19), Some(4));
        assert_eq!(most(13, 19), Some(9));
        assert!(matches!(of(6, 19, 2), Err(HandicapError::Small { .. })));
        assert!(matches!(of(19, 19, 1), Err(HandicapError::Count { most: 9, .. })));
        assert!(matches!(of(19, 19, 10), Err(HandicapError::Count { .. })));
    }
}
