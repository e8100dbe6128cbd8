//! Counting a finished game of Go.
//!
//! People, or the engine for them, mark the dead; the rest follows from the stones. A region is a
//! set of connected points without living stones; it belongs to the side whose living stones alone
//! touch it.

mod count;
mod life;
mod marks;
mod outcome;
mod regions;
mod seki;

pub use count::{Count, count};
pub use life::safe_points;
pub use marks::DeadStones;
pub use outcome::GoOutcome;
pub use regions::{Region, neighbours, regions};
pub use seki::stones_in_seki;
