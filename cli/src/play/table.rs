//! A running game as the two ways to play see it.

use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::Duration;

use tengen_core::game::{Game, GameChange, GameConfig, GameListener, GameSetup, LevelOpponents, StartError};

/// Starts a game whose changes come out of a channel, turned into the receiver's own kind of message.
///
/// # Errors
/// When it cannot be set up so.
pub(super) fn start<M: Send + 'static>(
    config: GameConfig,
    smallest_thinking_time: Duration,
    changes: Sender<M>,
    message: fn(GameChange) -> M,
) -> Result<Game, StartError> {
    let setup = GameSetup {
        opponents: Arc::new(LevelOpponents),
        listener: Arc::new(Forward { changes, message }),
        commit: None,
        smallest_thinking_time,
    };
    Game::start(config, setup)
}

/// Passes changes on.
struct Forward<M> {
    changes: Sender<M>,
    message: fn(GameChange) -> M,
}

impl<M: Send> GameListener for Forward<M> {
    fn changed(&self, change: GameChange) {
        // The receiver is gone only when the program is about to end.
        _ = self.changes.send((self.message)(change));
    }
}
