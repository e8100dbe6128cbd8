//! Why a command is not carried out.

use tengen_core::board::{Size, SizeError};
use tengen_core::rules::five::FiveError;
use tengen_core::rules::openings::OpeningError;

use super::super::board::BoardError;
use super::super::command::Coordinates;

/// Why a known command can't be carried out. Nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub(super) enum Refusal {
    #[error("START comes first")]
    NotStarted,
    #[error("a search is under way")]
    Thinking,
    #[error("no stone may stand on the board before BEGIN")]
    NotEmpty,
    #[error("DONE without BOARD or SWAP2BOARD")]
    NothingToDo,
    #[error("{word} ended by {found} instead of DONE")]
    Interrupted { word: &'static str, found: String },
    #[error("{word}: no stone in {line:?}")]
    NoStone { word: &'static str, line: String },
    #[error("BOARD: 3 marks stones of a continuous game, which this brain doesn't play")]
    Continuous,
    #[error("SWAP2BOARD takes 0, 3 or 5 stones, not {count}")]
    Swap2Count { count: usize },
    #[error("SWAP2BOARD: {reason}")]
    Swap2 { reason: OpeningError },
    #[error("{coordinates} is not the last move")]
    NotLast { coordinates: Coordinates },
    #[error("{coordinates} is not on a board of {size}")]
    OffBoard { coordinates: Coordinates, size: Size },
    #[error("{coordinates}: {reason}")]
    Move { coordinates: Coordinates, reason: FiveError },
    #[error("the game is over")]
    Over,
    #[error("no point is empty")]
    NoMove,
    #[error("rule {number} is not played here; 0, 1, 4, 8 and 9 are")]
    Rule { number: u32 },
    #[error(transparent)]
    Board(#[from] BoardError),
    #[error(transparent)]
    Size(#[from] SizeError),
    #[error(transparent)]
    Rules(#[from] FiveError),
}
