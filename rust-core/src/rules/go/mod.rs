//! Go under the rule sets that people play by.
//!
//! The board knows stones, chains and liberties and no history; a position adds turns, ko and
//! superko, passing and the end; the rules are plain data. Counting is
//! [`scoring`](super::scoring)'s business.
//!
//! Sources: J. Tromp, "The game of Go" (<https://tromp.github.io/go.html>) for the logical rules;
//! the Japanese rules of 1989, the AGA rules of 1991, the rules of the New Zealand Go Society, and
//! the Chinese rules of 1988 with today's komi.

mod board;
mod handicap;
mod perft;
mod position;
mod rules;
pub(crate) mod vertex;

pub use board::GoBoard;
pub(crate) use board::{Cell, Removed};
pub use handicap::{HANDICAPS, HandicapError, fixed_handicap};
pub use perft::Perft;
pub use position::{GoEnding, GoError, GoPosition};
pub use rules::{Counting, GoRuleSet, GoRules, HandicapBonus, KoRule};
