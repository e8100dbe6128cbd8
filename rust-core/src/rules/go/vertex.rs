//! Points of a board with a border, as the inner loops of Go use them.

use crate::board::{MAX_SIDE, Point, Size};

/// From a row to the next on every board: the longest side and one column of border between rows.
pub(crate) const STRIDE: usize = MAX_SIDE as usize + 1;

/// Places of the largest board with its border, rounded up.
pub(crate) const CELLS: usize = 704;

/// A place of a bordered board: `(y + 1) * STRIDE + x + 1`. Neighbours are additions, and beyond the
/// edge lies border instead of nothing. The stride is the same for every size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Vertex(u16);

impl Vertex {
    /// A place of the border, where never a stone stands: "nowhere".
    pub(crate) const NONE: Self = Self(0);

    /// The place of a point.
    pub(crate) const fn of(size: Size, point: Point) -> Self {
        Self(((size.y(point) + 1) * STRIDE + size.x(point) + 1) as u16)
    }

    /// The point of a place that is not border.
    pub(crate) const fn point(self, size: Size) -> Point {
        let index = self.index();
        Point::from_index((index / STRIDE - 1) * size.width() + index % STRIDE - 1)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is not [`Self::NONE`].
    pub(crate) const fn is_some(self) -> bool {
        self.0 != 0
    }

    /// The four places beside, for a place that is not border.
    pub(crate) const fn neighbours(self) -> [Self; 4] {
        let at = self.0;
        [Self(at - STRIDE as u16), Self(at - 1), Self(at + 1), Self(at + STRIDE as u16)]
    }

    /// The four places across the corners, for a place that is not border.
    pub(crate) const fn diagonals(self) -> [Self; 4] {
        let at = self.0;
        let stride = STRIDE as u16;
        [Self(at - stride - 1), Self(at - stride + 1), Self(at + stride - 1), Self(at + stride + 1)]
    }

    /// The exclusive or of two places: a sum of a set from which members can be taken.
    pub(crate) const fn mixed_with(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_lie_inside_and_points_come_back() {
        for (width, height) in [(1, 1), (25, 25), (1, 25), (25, 1), (9, 13)] {
            let size = Size::new(width, height).unwrap();
            for point in size.points() {
                let vertex = Vertex::of(size, point);
                assert_eq!(vertex.point(size), point);
                assert!(vertex.diagonals().iter().all(|diagonal| diagonal.index() < CELLS));
            }
        }
    }
}
