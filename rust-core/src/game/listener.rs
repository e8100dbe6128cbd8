//! Who hears of a game.

use super::change::GameChange;
use crate::rules::openings::Seat;
use crate::search::Progress;

/// Somebody who follows a game. Calls come one after the other from a thread of their own, with no
/// lock held; a listener that hangs or panics does not stop the game. After the game is closed no
/// new call begins.
pub trait GameListener: Send + Sync {
    /// The game changed. Changes come in order and complete.
    fn changed(&self, change: GameChange);

    /// The computer reports on its thinking, at most ten times a second.
    fn progress(&self, progress: ThinkingProgress) {
        let _ = progress;
    }
}

/// How far the computer has come.
#[derive(Clone, Debug, PartialEq)]
pub struct ThinkingProgress {
    /// The revision of the game that it thinks about.
    pub revision: u64,
    /// Whose action it is.
    pub seat: Seat,
    /// What the search tells.
    pub progress: Progress,
}
