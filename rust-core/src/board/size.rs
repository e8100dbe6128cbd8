//! A board's size.

use super::{Direction, Point};

/// The longest side that a board may have: columns are the letters A to Z without I.
pub const MAX_SIDE: u8 = 25;

/// A board's width and height, each from 1 to [`MAX_SIDE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub struct Size {
    width: u8,
    height: u8,
}

/// Why a size is no size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a board of {width} by {height}: each side must be from 1 to {MAX_SIDE}")]
pub struct SizeError {
    /// The width asked for.
    pub width: u32,
    /// The height asked for.
    pub height: u32,
}

impl Size {
    /// A board of `width` columns and `height` rows.
    ///
    /// # Errors
    /// When a side is 0 or longer than [`MAX_SIDE`].
    pub const fn new(width: u32, height: u32) -> Result<Self, SizeError> {
        if width == 0 || height == 0 || width > MAX_SIDE as u32 || height > MAX_SIDE as u32 {
            return Err(SizeError { width, height });
        }
        Ok(Self { width: width as u8, height: height as u8 })
    }

    /// A square board.
    ///
    /// # Errors
    /// When `side` is 0 or longer than [`MAX_SIDE`].
    pub const fn square(side: u32) -> Result<Self, SizeError> {
        Self::new(side, side)
    }

    /// The number of columns.
    pub const fn width(self) -> usize {
        self.width as usize
    }

    /// The number of rows.
    pub const fn height(self) -> usize {
        self.height as usize
    }

    /// The number of points.
    pub const fn area(self) -> usize {
        self.width() * self.height()
    }

    /// The point in column `x` from the left and row `y` from the top, both from 0, or `None` off
    /// the board.
    pub const fn point(self, x: i32, y: i32) -> Option<Point> {
        if x < 0 || y < 0 || x >= self.width as i32 || y >= self.height as i32 {
            return None;
        }
        Some(Point::from_index(y as usize * self.width() + x as usize))
    }

    /// The column, from 0 at the left, of a point of this board.
    pub const fn x(self, point: Point) -> usize {
        point.index() % self.width()
    }

    /// The row, from 0 at the top, of a point of this board.
    pub const fn y(self, point: Point) -> usize {
        point.index() / self.width()
    }

    /// Whether the point is one of this board's.
    pub const fn contains(self, point: Point) -> bool {
        point.index() < self.area()
    }

    /// The point `count` steps away in a direction (backwards when negative), or `None` off the board.
    pub const fn step(self, from: Point, direction: Direction, count: i32) -> Option<Point> {
        let (dx, dy) = direction.step();
        self.point(self.x(from) as i32 + dx * count, self.y(from) as i32 + dy * count)
    }

    /// Every point, row by row from the top left.
    pub fn points(self) -> impl ExactSizeIterator<Item = Point> + DoubleEndedIterator + Clone {
        (0..self.area()).map(Point::from_index)
    }

    /// The middle point; of an even side, the upper or left of the two in the middle.
    pub const fn centre(self) -> Point {
        Point::from_index((self.height() - 1) / 2 * self.width() + (self.width() - 1) / 2)
    }

    /// How far apart two points are as a king walks: the larger of the two differences.
    pub const fn distance(self, a: Point, b: Point) -> usize {
        let dx = self.x(a).abs_diff(self.x(b));
        let dy = self.y(a).abs_diff(self.y(b));
        if dx > dy { dx } else { dy }
    }
}

impl std::fmt::Display for Size {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}x{}", self.width, self.height)
    }
}

impl<'de> serde::Deserialize<'de> for Size {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(serde::Deserialize)]
        struct Sides {
            width: u32,
            height: u32,
        }
        let sides = Sides::deserialize(deserializer)?;
        Self::new(sides.width, sides.height).map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_from_1_to_25() {
        assert!(Size::new(1, 25).is_ok());
        assert_eq!(Size::new(0, 5), Err(SizeError { width: 0, height: 5 }));
        assert_eq!(Size::new(5, 26), Err(SizeError { width: 5, height: 26 }));
    }

    #[test]
    fn points_and_columns_agree_on_every_size() {
        for width in 1..=25 {
            for height in 1..=25 {
                let size = Size::new(width, height).unwrap();
                for point in size.points() {
                    let (x, y) = (size.x(point) as i32, size.y(point) as i32);
                    assert_eq!(size.point(x, y), Some(point));
                }
                assert_eq!(size.point(width as i32, 0), None);
                assert_eq!(size.point(0, -1), None);
                assert!(size.contains(size.centre()));
            }
        }
    }

    #[test]
    fn steps_stop_at_the_edge() {
        let size = Size::square(5).unwrap();
        let corner = size.point(4, 0).unwrap();
        assert_eq!(size.step(corner, Direction::Rising, 1), None);
        assert_eq!(size.step(corner, Direction::Rising, -2), size.point(2, 2));
        assert_eq!(size.distance(corner, size.point(1, 1).unwrap()), 3);
    }
}
