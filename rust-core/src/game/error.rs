//! Why an intent changes nothing.

use super::change::Cue;
use crate::board::Point;
use crate::rules::five::FiveError;
use crate::rules::go::GoError;
use crate::rules::openings::OpeningError;

/// Why an intent was refused; the game is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GameError {
    /// The game went on since the person looked: a second tap, or a tap that crossed a move.
    #[error("meant for revision {seen}, the game is at {current}")]
    Stale {
        /// The revision that the intent carried.
        seen: u64,
        /// The revision of the game.
        current: u64,
    },
    /// The computer is to act.
    #[error("it is the computer's turn")]
    NotYourTurn,
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// The app is away from the game.
    #[error("the game is paused")]
    Paused,
    /// The rules refuse the move.
    #[error("the move is refused: {reason}")]
    Refused {
        /// Why.
        reason: FiveError,
    },
    /// The rules of Go refuse the move.
    #[error("the move is refused: {reason}")]
    GoRefused {
        /// Why.
        reason: GoError,
    },
    /// Both sides have passed: stones are marked, the count accepted, or play resumed.
    #[error("play is over, the game is being counted")]
    Counting,
    /// Only stones are marked as dead.
    #[error("no stone stands on point {}", point.index())]
    NoStone {
        /// The point tried.
        point: Point,
    },
    /// Nothing is being counted.
    #[error("the game is not being counted")]
    NotCounting,
    /// The opening refuses the action.
    #[error("the opening refuses it: {reason}")]
    OpeningRefused {
        /// Why.
        reason: OpeningError,
    },
    /// A choice or a fifth move outside an opening.
    #[error("there is nothing to choose")]
    NothingToChoose,
    /// Nobody passes during an opening, or before the handicap stones stand.
    #[error("nobody passes before the game proper")]
    PassInOpening,
    /// No turn of a person lies before this one.
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// Nothing was taken back here.
    #[error("there is nothing to play again")]
    NothingToRedo,
    /// Two computers play.
    #[error("nobody at the screen takes part")]
    NoPerson,
    /// The game was closed.
    #[error("the game is closed")]
    Closed,
}

impl GameError {
    /// What the person should hear or feel about it: [`Cue::Refused`] where they asked for something
    /// that is not allowed, nothing where they merely came too late.
    pub const fn cue(&self) -> Option<Cue> {
        match self {
            Self::Stale { .. } | Self::NotYourTurn | Self::Paused | Self::Closed => None,
            _ => Some(Cue::Refused),
        }
    }
}
