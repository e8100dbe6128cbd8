//! Who hears of games and searches: traits that the front ends implement.

use std::sync::Arc;
use std::time::Duration;

use super::advice::Advice;
use super::change::GameChange;
use super::config::Seat;
use super::errors::ListenerError;
use super::live::{Alive, Kind};
use super::picture::index;
use crate::game;

/// Somebody who follows a game. Calls come one after the other from a thread of the core's own. After
/// the game is closed no new call begins.
#[uniffi::export(foreign)]
pub trait GameListener: Send + Sync {
    /// The game changed. Changes come in order and complete.
    ///
    /// # Errors
    /// When the listener throws; the next change comes all the same.
    fn changed(&self, change: GameChange) -> Result<(), ListenerError>;

    /// The computer reports on its thinking, at most ten times a second.
    ///
    /// # Errors
    /// When the listener throws; the next report comes all the same.
    fn progress(&self, progress: ThinkingProgress) -> Result<(), ListenerError>;
}

/// Somebody who waits for advice. Calls come one after the other from a thread of the core's own; the
/// last is one of `found` and `stopped`.
#[uniffi::export(foreign)]
pub trait AdviceListener: Send + Sync {
    /// The search has come so far and goes on, at most ten times a second.
    ///
    /// # Errors
    /// When the listener throws; the search goes on.
    fn improved(&self, advice: Vec<Advice>) -> Result<(), ListenerError>;

    /// The search is over: the candidates, the best first.
    ///
    /// # Errors
    /// When the listener throws.
    fn found(&self, advice: Vec<Advice>) -> Result<(), ListenerError>;

    /// The search was stopped, by its handle or with its game.
    ///
    /// # Errors
    /// When the listener throws.
    fn stopped(&self) -> Result<(), ListenerError>;
}

/// How far the computer has come.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
pub struct ThinkingProgress {
    /// The revision of the game that it thinks about.
    pub revision: u64,
    /// Whose action it is.
    pub seat: Seat,
    /// The depth finished, in plies.
    pub depth: u32,
    /// Positions looked at so far.
    pub nodes: u64,
    /// Time so far.
    pub elapsed: Duration,
    /// The chance that the side to move wins, from 0 to 1.
    pub win_rate: f32,
    /// The points of the best line so far, the move to play first; ends before a pass.
    pub line: Vec<u32>,
}

/// A foreign listener as the core's games know them.
pub(super) struct Following {
    listener: Arc<dyn GameListener>,
    _alive: Alive,
}

impl Following {
    pub(super) fn new(listener: Arc<dyn GameListener>) -> Self {
        Self { listener, _alive: Alive::new(Kind::Listener) }
    }
}

impl game::GameListener for Following {
    fn changed(&self, change: game::GameChange) {
        note(self.listener.changed(change.into()));
    }

    fn progress(&self, progress: game::ThinkingProgress) {
        note(self.listener.progress(progress.into()));
    }
}

/// Tells the log of a listener that failed.
pub(super) fn note(outcome: Result<(), ListenerError>) {
    if let Err(error) = outcome {
        log::warn!("{error}");
    }
}

impl From<game::ThinkingProgress> for ThinkingProgress {
    fn from(report: game::ThinkingProgress) -> Self {
        let game::ThinkingProgress { revision, seat, progress } = report;
        Self {
            revision,
            seat: seat.into(),
            depth: progress.depth,
            nodes: progress.nodes,
            elapsed: progress.elapsed,
            win_rate: progress.win_rate,
            line: progress.line.iter().map_while(|played| played.point()).map(index).collect(),
        }
    }
}
