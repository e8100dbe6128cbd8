//! Everything that was played, undone lines included.

use std::time::Duration;

use super::clock::TimeBank;
use super::config::BySeat;
use crate::board::Point;
use crate::rules::openings::{OpeningChoice, Seat};

/// One step of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Action {
    /// A stone, in an opening or after it.
    Place {
        /// Where.
        point: Point,
    },
    /// No stone.
    Pass,
    /// A choice that an opening asks for.
    Choose {
        /// What was chosen.
        choice: OpeningChoice,
    },
    /// A fifth move that an opening asks Black to offer; no stone yet.
    Offer {
        /// Where.
        point: Point,
    },
    /// The offered fifth move that White takes: a black stone.
    Pick {
        /// Where.
        point: Point,
    },
    /// A seat gives the game up.
    Resign {
        /// Which.
        seat: Seat,
    },
    /// The time of the seat to act is over.
    FlagFall,
    /// Both sides accept the count of a game of Go.
    Agree {
        /// The stones that they take for dead, in reading order.
        dead: Vec<Point>,
    },
    /// Play goes on after both sides have passed, since they disagree about what is dead.
    Resume,
}

impl Action {
    /// The point, if it has one.
    pub const fn point(&self) -> Option<Point> {
        match self {
            Self::Place { point } | Self::Offer { point } | Self::Pick { point } => Some(*point),
            Self::Pass
            | Self::Choose { .. }
            | Self::Resign { .. }
            | Self::FlagFall
            | Self::Agree { .. }
            | Self::Resume => None,
        }
    }

    /// Whether it counts as a move: a stone on the board or a pass. Handicap stones that Black places
    /// look like moves here, but count as none.
    pub const fn is_move(&self) -> bool {
        matches!(self, Self::Place { .. } | Self::Pick { .. } | Self::Pass)
    }

    /// Whether it ends the game without the board.
    pub const fn is_verdict(&self) -> bool {
        matches!(self, Self::Resign { .. } | Self::FlagFall)
    }
}

/// A place in a [`MoveTree`]: 0 is the beginning of the game.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct NodeId(u32);

impl NodeId {
    /// The beginning of the game.
    pub const ROOT: Self = Self(0);

    /// The place in the tree's list of nodes.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The game after one action.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct Node {
    /// The action that led here.
    pub action: Action,
    /// Whose turn it was.
    pub seat: Seat,
    /// Where it was taken.
    pub parent: NodeId,
    /// The child on the line that was on the board last: where redo goes.
    pub next: Option<NodeId>,
    /// How long the action took.
    pub spent: Duration,
    /// What both clocks held after it; a verdict takes nothing from them.
    pub banks: BySeat<TimeBank>,
    /// The chance that the mover wins, from 0 to 1, when the computer chose the action and knew it.
    pub win_rate: Option<f32>,
}

/// The nodes of a game in the order in which they came, parents before children, and the one that
/// is on the board.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct MoveTree {
    /// The clocks at the beginning.
    start: BySeat<TimeBank>,
    /// The first child of the line that was on the board last.
    first: Option<NodeId>,
    /// All nodes but the root: the node with the id `n` stands at `n - 1`.
    nodes: Vec<Node>,
    current: NodeId,
}

impl MoveTree {
    /// A game that has not begun, with what both clocks hold.
    pub const fn new(start: BySeat<TimeBank>) -> Self {
        Self { start, first: None, nodes: Vec::new(), current: NodeId::ROOT }
    }

    /// The node on the board.
    pub const fn current(&self) -> NodeId {
        self.current
    }

    /// A node, or `None` for the root and for an id of another tree.
    pub fn node(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id.index().checked_sub(1)?)
    }

    /// The number of nodes, the root not counted.
    pub const fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether nothing was played.
    pub const fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// What both clocks held at a node.
    pub fn banks(&self, id: NodeId) -> BySeat<TimeBank> {
        self.node(id).map_or(self.start, |node| node.banks)
    }

    /// Where redo goes from a node.
    pub fn next(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).map_or(self.first, |node| node.next)
    }

    /// The children of a node, the oldest first.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        self.ids().filter(move |&child| self.node(child).is_some_and(|node| node.parent == id))
    }

    /// The nodes from the first action to the given one; empty for the root.
    pub fn line_to(&self, id: NodeId) -> Vec<NodeId> {
        let mut line: Vec<NodeId> =
            std::iter::successors(Some(id), |&id| self.node(id).map(|node| node.parent)).collect();
        line.pop();
        line.reverse();
        line
    }

    /// Adds an action at the current node and puts it on the board. An action that was taken here
    /// before keeps its node and what follows on it; only its times are new.
    pub(super) fn play(&mut self, played: Node) {
        let known = self
            .children(self.current)
            .find(|&child| self.node(child).is_some_and(|node| node.action == played.action));
        let id = known.unwrap_or(NodeId(self.nodes.len() as u32 + 1));
        match self.nodes.get_mut(id.index() - 1) {
            Some(node) => *node = Node { next: node.next, ..played },
            None => self.nodes.push(played),
        }
        self.go_to(id);
    }

    /// Puts a node on the board; the line that leads to it becomes the one that redo follows.
    pub(super) fn go_to(&mut self, id: NodeId) {
        self.current = id;
        let mut child = id;
        while let Some(parent) = self.node(child).map(|node| node.parent) {
            match parent.index().checked_sub(1).and_then(|index| self.nodes.get_mut(index)) {
                Some(node) => node.next = Some(child),
                None => self.first = Some(child),
            }
            child = parent;
        }
    }

    /// Every node but the root, parents before children.
    pub(super) fn ids(&self) -> impl Iterator<Item = NodeId> + use<> {
        (1..=self.nodes.len() as u32).map(NodeId)
    }

    /// Whether every link leads where it may: to an older parent, to a child of the node itself, and
    /// the current node is there. A tree read from a file may be anything.
    pub(super) fn is_sound(&self) -> bool {
        let is_child = |child: Option<NodeId>, of: NodeId| {
            child.is_none_or(|child| self.node(child).is_some_and(|node| node.parent == of))
        };
        let sound =
            |id: NodeId| self.node(id).is_some_and(|node| node.parent < id && is_child(node.next, id));
        self.ids().all(sound)
            && is_child(self.first, NodeId::ROOT)
            && self.current.index() <= self.nodes.len()
    }
}
