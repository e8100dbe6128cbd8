//! A game as it is saved.

use std::time::Duration;

use super::config::{ConfigError, GameConfig};
use super::error::GameError;
use super::tree::{MoveTree, NodeId};

/// Everything that a game needs to go on after the app was closed: the same view comes back.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct Snapshot {
    /// What the game was set up with; the seed is that of the latest restart.
    pub config: GameConfig,
    /// What was played, with the clocks at each node.
    pub tree: MoveTree,
    /// How long the turn under way had lasted.
    pub turn_time: Duration,
    /// The revision.
    pub revision: u64,
    /// Whether the app was at the game.
    pub active: bool,
}

/// Why a snapshot is no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ResumeError {
    /// No game can be set up so.
    #[error("the saved game's setup: {reason}")]
    Config {
        /// Why.
        reason: ConfigError,
    },
    /// The tree's links lead nowhere.
    #[error("the saved tree of moves is broken")]
    BrokenTree,
    /// An action that the rules refuse where it stands.
    #[error("the saved action {} is refused: {reason}", node.index())]
    Action {
        /// Its node.
        node: NodeId,
        /// Why.
        reason: GameError,
    },
    /// An action by a seat whose turn it was not.
    #[error("the saved action {} is on the wrong seat", node.index())]
    WrongSeat {
        /// Its node.
        node: NodeId,
    },
}
