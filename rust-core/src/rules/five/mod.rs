//! Five in a row under its four rules.
//!
//! Sources: freestyle, standard and caro as rules 0, 1 and 8 of the Gomocup protocol
//! (<https://plastovicka.github.io/protocl2en.htm>); renju as the rules of the Renju International
//! Federation (<https://www.renju.net/rifrules/>).

mod position;
mod renju;
mod win;
mod window;

pub use position::{Ending, FiveError, FivePosition, FoulPolicy};
pub use renju::{Foul, foul, fouls, is_fake_double_three};
pub use win::{is_win, winning_line, would_win};

/// The smallest and the largest side of a board for five in a row.
pub const SIDES: std::ops::RangeInclusive<u8> = 5..=25;

/// Which lines win, and what is forbidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FiveRule {
    /// Five or more win.
    Freestyle,
    /// Exactly five win, for both sides.
    Standard,
    /// Six or more always win; exactly five win unless an opponent's stone stands directly at each
    /// of the two ends. The edge is no block.
    Caro,
    /// White wins with five or more. Black wins with exactly five; overline, double-four and
    /// double-three are fouls. A side may pass.
    Renju,
}

impl FiveRule {
    /// All four, in the order in which menus show them.
    pub const ALL: [Self; 4] = [Self::Freestyle, Self::Standard, Self::Caro, Self::Renju];
}
