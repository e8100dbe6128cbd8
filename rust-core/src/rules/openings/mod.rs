//! Opening rules of five in a row, each a small state machine that people and the AI take part in,
//! on either side.
//!
//! An [`OpeningState`] stands beside a [`FivePosition`](super::five::FivePosition): it says whose
//! task it is to do what, and plays the stones of the opening on the position. Its scripts are data
//! (`script.rs`, with the source of each rule). A clone is cheap: a game keeps one for each node of
//! its history, and takes a step back by going back to the clone and undoing the stone, if the
//! action put one.
//!
//! ```
//! use tengen_core::board::{Size, Stone};
//! use tengen_core::rules::five::{FivePosition, FiveRule};
//! use tengen_core::rules::openings::{Opening, OpeningAction, OpeningChoice, OpeningState, Seat};
//!
//! let size = Size::square(15)?;
//! let mut position = FivePosition::new(FiveRule::Standard, size)?;
//! let mut state = OpeningState::new(Opening::Swap, FiveRule::Standard, size)?;
//! for label in ["H8", "J9", "A1"] {
//!     assert_eq!(state.seat_to_act(), Some(Seat::First));
//!     let point = size.parse_label(label).expect("on the board");
//!     state.act(OpeningAction::Place(point), &mut position)?;
//! }
//! assert_eq!(state.seat_to_act(), Some(Seat::Second));
//! state.act(OpeningAction::Choose(OpeningChoice::Play(Stone::Black)), &mut position)?;
//! assert_eq!((state.task(), state.black()), (None, Seat::Second));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod area;
mod figure;
mod script;
mod state;

pub use area::Area;
pub use figure::different_points;
pub use state::{OpeningAction, OpeningChoice, OpeningError, OpeningState, Task};

use super::five::FiveRule;
use crate::board::Size;

/// How a game of five in a row begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opening {
    /// No restriction at all.
    #[default]
    Free,
    /// Black's first stone goes to the centre.
    CentreFirst,
    /// Black's first stone goes to the centre, the second at least three lines away from it.
    Pro,
    /// As [`Opening::Pro`], with four lines.
    LongPro,
    /// One person places three stones, the other takes a colour.
    Swap,
    /// As [`Opening::Swap`], and the other may place two more stones instead and leave the choice of
    /// colour to the first.
    Swap2,
    /// Three stones about the centre, a choice of colour, the fourth stone with a number of fifth
    /// moves from 1 to 8, a choice of colour, the fifth moves, of which White takes one.
    #[serde(rename = "soosorv-8")]
    Soosorv8,
    /// A choice of colour after each of the first stones, in growing squares about the centre; after
    /// the fourth, Black may offer ten fifth moves instead.
    #[serde(rename = "taraguchi-10")]
    Taraguchi10,
}

impl Opening {
    /// All of them, in the order in which menus show them.
    pub const ALL: [Self; 8] = [
        Self::Free,
        Self::CentreFirst,
        Self::Pro,
        Self::LongPro,
        Self::Swap,
        Self::Swap2,
        Self::Soosorv8,
        Self::Taraguchi10,
    ];

    /// Whether games of this rule on this board may begin so. The gomoku openings need room for the
    /// stone away from the centre, whatever stands on the board by then; those of renju are defined on 15x15, the board of the renju rules.
    pub fn fits(self, rule: FiveRule, size: Size) -> bool {
        match self {
            Self::Free | Self::CentreFirst => true,
            Self::Pro | Self::LongPro | Self::Swap | Self::Swap2 => {
                rule != FiveRule::Renju
                    && script::areas(self)
                        .enumerate()
                        .all(|(stones, area)| area.points(size).count() > stones)
            }
            Self::Soosorv8 | Self::Taraguchi10 => {
                rule == FiveRule::Renju && (size.width(), size.height()) == (15, 15)
            }
        }
    }
}

/// One of the two people at the board; the colours they hold may change during an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seat {
    /// Holds Black at the beginning ("tentative Black").
    First,
    /// Holds White at the beginning.
    Second,
}

impl Seat {
    /// The person opposite.
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}
