//! What the searches share: limits, a way to stop, progress, random numbers.

mod limits;
mod progress;
mod random;
mod stopper;
mod table;

pub use limits::Limits;
pub use progress::Progress;
pub use random::Random;
pub use stopper::Stopper;
pub use table::{Bound, Entry, TranspositionTable};
