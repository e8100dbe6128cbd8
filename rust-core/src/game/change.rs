//! What a listener learns of each change.

use super::view::GameView;
use crate::board::{Point, Stone};
use crate::rules::openings::Seat;

/// One change of the game, with the complete picture after it.
#[derive(Clone, Debug, PartialEq)]
pub struct GameChange {
    /// The game now.
    pub view: GameView,
    /// The view's revision. Changes that leave everything in place which an intent may act on (a
    /// pause, a warning of the clock) keep the revision, so that a tap under way still counts.
    pub revision: u64,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedStone {
    /// Where.
    pub point: Point,
    /// Its colour.
    pub stone: Stone,
}

/// What a change was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
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
    /// The computer failed to give a legal move. It tries again after the next undo, restart or
    /// return of the app.
    OpponentFailed,
}

/// What to hear and to feel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cue {
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
    /// Not allowed; see [`GameError::cue`](super::GameError::cue).
    Refused,
}
