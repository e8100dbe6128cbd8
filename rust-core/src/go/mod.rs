//! The Go engine: playouts guided by a few rules of thumb, and a tree search over them.
//!
//! It is deterministic with one thread, a seed and a limit of playouts. Ko in the tree and in
//! playouts is the simple one; superko is asked of the position for the move to be played.
//!
//! Sources: S. Gelly, Y. Wang, R. Munos, O. Teytaud, "Modification of UCT with Patterns in
//! Monte-Carlo Go" (2006) for playouts; S. Gelly, D. Silver, "Monte-Carlo tree search and rapid
//! action value estimation in computer Go" (2011) for the tree.

mod engine;
mod judge;
mod ownership;
mod parameters;
mod passing;
mod pattern;
mod playout;
mod policy;
mod prior;
mod tactics;
mod thumb;
mod tree;

pub use engine::{Candidate, Engine, Found, expected_lead};
pub use judge::{Judgement, judge};
pub use ownership::Ownership;
pub use parameters::Parameters;
pub use playout::playouts;
pub use thumb::{by_rules_of_thumb, sensible_moves};
