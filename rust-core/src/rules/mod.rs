//! What is legal and who has won. Rule sets are data; nothing here searches.

pub mod five;
pub mod go;
pub mod openings;
pub mod scoring;

use crate::board::Point;

/// One turn of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// A stone on a point.
    Place(Point),
    /// No stone.
    Pass,
}

impl Move {
    /// The point, unless it is a pass.
    pub const fn point(self) -> Option<Point> {
        match self {
            Self::Place(point) => Some(point),
            Self::Pass => None,
        }
    }
}
