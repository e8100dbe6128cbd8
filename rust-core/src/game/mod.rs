//! One game in progress: configuration, turn machine, tree of moves, clocks, result; it runs its own
//! opponent.
//!
//! [`GameState`] is the turn machine without threads and without a clock: intents and the time go
//! in, changes come out. [`Game`] puts it on a thread of its own, lets the computer think on
//! another, and reports on a third, so that neither a long search nor a listener that hangs ever
//! stops it.
//!
//! ```
//! use std::time::Duration;
//! use tengen_core::game::{GameConfig, GameError, GameState, Intent};
//! use tengen_core::rules::five::FiveRule;
//!
//! let start = Duration::ZERO;
//! let mut game = GameState::new(GameConfig::between_people(FiveRule::Standard), start)?;
//! let seen = game.view(start).revision;
//! let point = game.config().size.centre();
//! let change = game.apply(Intent::Play { point }, seen, start)?;
//! assert_eq!(change.view.log[0].label, "H8");
//! // A second tap on the same picture changes nothing.
//! let second_tap = game.apply(Intent::Play { point }, seen, start);
//! assert_eq!(second_tap, Err(GameError::Stale { seen: 0, current: 1 }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod actor;
mod change;
mod clock;
mod config;
mod error;
mod five_table;
mod go_table;
mod listener;
mod opponent;
mod picture;
mod record;
mod report;
mod reporter;
mod scoring;
mod session;
mod situation;
mod snapshot;
mod state;
#[cfg(test)]
mod tests;
mod tree;
mod variant;
mod view;

pub use actor::{CommitError, CommitHook, Reply};
pub use change::{Cause, Cue, GameChange, PlacedStone};
pub use clock::{ClockReading, TimeBank, TimeControl};
pub use config::{BySeat, ConfigError, GameConfig, LONGEST_TIME, Participant};
pub use error::GameError;
pub use listener::{GameListener, ThinkingProgress};
pub use opponent::{LevelOpponents, OpponentFactory};
pub use scoring::SavedMarks;
pub use session::{Game, GameSetup, StartError};
pub use snapshot::{ResumeError, Snapshot};
pub use state::{GameState, Intent};
pub use tree::{Action, MoveTree, Node, NodeId};
pub use variant::{FiveVariant, GameVariant, GoVariant, MOST_KOMI, most_handicap, usual_komi};
pub use view::{
    Evaluation, ForbiddenPoint, GameView, GoPhase, GoView, LogEntry, OpeningTask, OpeningTaskKind, Outcome,
    OutcomeReason, Scoring, SeatView, SideCount, Turn,
};
