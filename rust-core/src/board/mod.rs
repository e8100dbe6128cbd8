//! Points, stones, sizes, the grid, symmetry, keys, coordinates and text diagrams: no rule knowledge.
//!
//! ```
//! use tengen_core::board::{Grid, Size, Stone};
//!
//! let size = Size::square(15)?;
//! let mut grid = Grid::new(size);
//! let centre = size.parse_label("H8").expect("on the board");
//! grid.set(centre, Some(Stone::Black));
//! assert_eq!(grid.get(centre), Some(Stone::Black));
//! assert_eq!(size.label(centre), "H8");
//! # Ok::<(), tengen_core::board::SizeError>(())
//! ```

mod diagram;
mod grid;
mod label;
mod point;
mod size;
mod stone;
mod symmetry;
mod zobrist;

pub use diagram::{Diagram, DiagramError};
pub use grid::Grid;
pub use point::{Direction, Point};
pub use size::{MAX_SIDE, Size, SizeError};
pub use stone::{BySide, Stone};
pub use symmetry::Symmetry;
pub use zobrist::{key_of_side, key_of_stone};
