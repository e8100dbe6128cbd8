//! What the searches share: limits, a way to stop, progress, random numbers.

mod limits;
mod progress;
mod random;
mod stopper;

pub use limits::Limits;
pub use progress::Progress;
pub use random::Random;
pub use stopper::Stopper;
