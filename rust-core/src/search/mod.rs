//! What the searches share: limits, a way to stop, progress, random numbers; and small reference
//! searches for every game that is a [`Position`].

mod alpha_beta;
mod answer;
mod budget;
mod deepening;
mod limits;
mod minimax;
mod playout;
mod position;
mod progress;
mod random;
mod stopper;
mod table;
mod tic_tac_toe;
mod tree;
mod tree_growth;

pub use alpha_beta::alpha_beta;
pub use answer::{Answer, Candidate, TreeAnswer};
pub(crate) use budget::Budget;
pub use limits::Limits;
pub use minimax::minimax;
pub use position::{DECIDED, Outcome, Playout, Position, WIN};
pub use progress::Progress;
pub use random::Random;
pub use stopper::Stopper;
pub use table::{Bound, Entry, TranspositionTable};
pub use tic_tac_toe::TicTacToe;
pub use tree::TreeSearch;
