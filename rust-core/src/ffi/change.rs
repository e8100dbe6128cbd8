//! What a listener learns of each change.

use super::config::{Seat, Stone};
use super::mirrored;
use super::picture::index;
use super::view::GameView;
use crate::game;

/// One change of the game, with the complete picture after it.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
pub struct GameChange {
    /// The game now.
    pub view: GameView,
    /// What happened.
    pub cause: Cause,
    /// Who did it, where somebody did.
    pub seat: Option<Seat>,
    /// The stones that came onto the board, in the order of their numbers.
    pub placed: Vec<PlacedStone>,
    /// The stones that left the board, the last number first: captured, or taken back.
    pub removed: Vec<PlacedStone>,
    /// What to hear and to feel, in order.
    pub cues: Vec<Cue>,
    /// Why the change could not be saved, if so; the game goes on all the same.
    pub unsaved: Option<String>,
}

/// A stone that came or went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct PlacedStone {
    /// Where.
    pub point: u32,
    /// Its colour.
    pub stone: Stone,
}

mirrored! {
    /// What a change was.
    Cause = game::Cause {
        /// A stone was played.
        Played,
        /// A side passed.
        Passed,
        /// An opening's choice was made, or a fifth move offered.
        Chosen,
        /// Moves were taken back.
        Undone,
        /// Moves that had been taken back were played again.
        Redone,
        /// A seat gave up.
        Resigned,
        /// A seat's time ran out.
        FlagFell,
        /// The game began anew.
        Restarted,
        /// Stones were marked as dead or alive, by a person or by the first proposal.
        Marked,
        /// Play goes on after both sides had passed.
        Resumed,
        /// Both sides accepted the count: the game is over.
        Counted,
        /// The app left: clock and thinking stand still.
        Paused,
        /// The app came back.
        Continued,
        /// Little time is left to the seat whose turn it is.
        ClockLow,
        /// The computer failed to give a legal move.
        OpponentFailed,
    }
}

mirrored! {
    /// What to hear and to feel.
    Cue = game::Cue {
        /// A stone touched the board.
        StonePlaced,
        /// Stones were captured.
        Captured,
        /// A chain was marked as dead or alive.
        Marked,
        /// A side passed.
        Passed,
        /// An opening went a step on without a stone.
        Chosen,
        /// The seats exchanged their colours.
        ColoursExchanged,
        /// A person won.
        Win,
        /// The computer won against a person.
        Loss,
        /// Nobody won.
        Draw,
        /// Stones were taken back.
        Undone,
        /// Stones came back.
        Redone,
        /// The board was cleared.
        Restarted,
        /// Little time is left.
        ClockLow,
        /// Not allowed.
        Refused,
    }
}

impl From<game::GameChange> for GameChange {
    fn from(change: game::GameChange) -> Self {
        let stones = |stones: Vec<game::PlacedStone>| {
            let placed = |stone: game::PlacedStone| PlacedStone {
                point: index(stone.point),
                stone: stone.stone.into(),
            };
            stones.into_iter().map(placed).collect()
        };
        Self {
            view: change.view.into(),
            cause: change.cause.into(),
            seat: change.seat.map(Seat::from),
            placed: stones(change.placed),
            removed: stones(change.removed),
            cues: change.cues.into_iter().map(Cue::from).collect(),
            unsaved: change.unsaved,
        }
    }
}
