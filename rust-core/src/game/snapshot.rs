//! A game as it is saved.

use std::time::Duration;

use super::clock::Stopwatch;
use super::config::{ConfigError, GameConfig};
use super::error::GameError;
use super::scoring::SavedMarks;
use super::situation::Situation;
use super::state::GameState;
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
    /// The stones marked as dead, while a game of Go is counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub marks: Option<SavedMarks>,
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

impl GameState {
    /// The game as it is saved.
    pub fn snapshot(&self, now: Duration) -> Snapshot {
        Snapshot {
            config: self.config,
            tree: self.tree.clone(),
            turn_time: self.watch.elapsed(now),
            revision: self.revision,
            active: self.active,
            marks: self.saved_marks(),
        }
    }

    /// Goes on with a saved game, as if no time had passed since.
    ///
    /// # Errors
    /// When the snapshot was not made by [`Self::snapshot`]: every node is played through.
    pub fn resume(snapshot: Snapshot, now: Duration) -> Result<Self, ResumeError> {
        let Snapshot { config, tree, turn_time, revision, active, marks } = snapshot;
        let mut state = Self::new(config, now).map_err(|reason| ResumeError::Config { reason })?;
        state.situation = play_through(&state.origin, &tree)?;
        state.tree = tree;
        state.watch = Stopwatch::halted_at(turn_time);
        state.revision = revision;
        state.active = active;
        state.settle_scoring(marks.as_ref());
        state.settle_watch(now);
        Ok(state)
    }
}

/// Plays every line of a tree and returns what its current node has on the board.
fn play_through(origin: &Situation, tree: &MoveTree) -> Result<Situation, ResumeError> {
    if !tree.is_sound() {
        return Err(ResumeError::BrokenTree);
    }
    let mut situations = vec![origin.clone()];
    for node in tree.ids() {
        let Some(played) = tree.node(node) else { continue };
        let mut situation = situations[played.parent.index()].clone();
        if situation.seat_to_act().is_some_and(|seat| seat != played.seat) {
            return Err(ResumeError::WrongSeat { node });
        }
        situation.act(&played.action).map_err(|reason| ResumeError::Action { node, reason })?;
        situations.push(situation);
    }
    Ok(situations.swap_remove(tree.current().index()))
}
