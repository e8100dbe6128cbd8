//! Where a stone of an opening may go.

use crate::board::{Point, Size};

/// A part of the board, seen from its centre point ([`Size::centre`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Area {
    /// The whole board.
    Anywhere,
    /// The square of this odd number of lines about the centre; 1 is the centre point alone.
    Central(u8),
    /// At least this many lines away from the centre, in one of the two coordinates.
    AwayFromCentre(u8),
}

impl Area {
    /// Whether a point of a board of this size lies in the area; stones are not looked at.
    pub fn contains(self, size: Size, point: Point) -> bool {
        let distance = size.distance(point, size.centre());
        match self {
            Self::Anywhere => true,
            Self::Central(lines) => distance <= usize::from(lines) / 2,
            Self::AwayFromCentre(lines) => distance >= usize::from(lines),
        }
    }

    /// The points of the area, row by row from the top left.
    pub fn points(self, size: Size) -> impl Iterator<Item = Point> {
        size.points().filter(move |&point| self.contains(size, point))
    }
}

impl std::fmt::Display for Area {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Anywhere => f.write_str("the board"),
            Self::Central(1) => f.write_str("the centre point"),
            Self::Central(side) => write!(f, "the central {side}x{side} square"),
            Self::AwayFromCentre(lines) => write!(f, "the points at least {lines} lines from the centre"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_and_rings_count_their_points() {
        let size = Size::square(15).unwrap();
        for (area, count) in [
            (Area::Anywhere, 225),
            (Area::Central(1), 1),
            (Area::Central(3), 9),
            (Area::Central(9), 81),
            (Area::AwayFromCentre(3), 225 - 25),
            (Area::AwayFromCentre(4), 225 - 49),
        ] {
            assert_eq!(area.points(size).count(), count, "{area}");
        }
        assert!(Area::Central(1).contains(size, size.centre()));
    }
}
