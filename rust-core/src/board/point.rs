//! A point of a board and the four directions of its lines.

/// A point of a board of a known [`Size`](super::Size): its row-major index from the top left,
/// `y * width + x`, from 0 to 624.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Point(u16);

impl Point {
    /// The point with this row-major index. Meaningful only below the board's area:
    /// use [`Size::point`](super::Size::point) for input that is not yet checked.
    pub const fn from_index(index: usize) -> Self {
        Self(index as u16)
    }

    /// The row-major index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The four directions in which a line of stones can run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Direction {
    /// Along a row, to the right.
    Horizontal,
    /// Along a column, downwards.
    Vertical,
    /// Down and to the right.
    Falling,
    /// Up and to the right.
    Rising,
}

impl Direction {
    /// All four, in the order of their indices.
    pub const ALL: [Self; 4] = [Self::Horizontal, Self::Vertical, Self::Falling, Self::Rising];

    /// The step `(dx, dy)` in this direction; y grows downwards.
    pub const fn step(self) -> (i32, i32) {
        match self {
            Self::Horizontal => (1, 0),
            Self::Vertical => (0, 1),
            Self::Falling => (1, 1),
            Self::Rising => (1, -1),
        }
    }
}
