//! The search tree: where the next playout begins, and what it taught.

use super::parameters::Parameters;
use super::playout::{FirstPlays, Game};
use super::prior::{Priors, Results};
use super::tactics::{is_eye, is_legal};
use crate::board::Stone;
use crate::rules::go::vertex::Vertex;

/// Nodes of a tree at most: about 60 MB.
const MAX_NODES: usize = 1 << 21;

/// A move and what is known about it, from the side of who plays it.
#[derive(Clone, Copy)]
pub(super) struct Node {
    /// Where; [`Vertex::NONE`] passes.
    pub(super) vertex: Vertex,
    /// Its own results; those of playouts under way count as lost, so that threads spread.
    pub(super) own: Results,
    /// Results of all simulations in which its side was the first on its point, and the prior.
    all: Results,
    first_child: u32,
    children: u16,
}

impl Node {
    const fn new(vertex: Vertex, prior: Results) -> Self {
        Self { vertex, own: Results { visits: 0, half_wins: 0 }, all: prior, first_child: 0, children: 0 }
    }

    /// The share of its own results that were won, from 0 to 1; 0 without any.
    pub(super) fn win_rate(&self) -> f32 {
        self.own.half_wins as f32 / (2 * self.own.visits.max(1)) as f32
    }
}

/// A line from the root: nodes, and the first plays of the simulation so far.
pub(super) struct Path {
    nodes: Vec<u32>,
    pub(super) plays: FirstPlays,
}

impl Path {
    pub(super) const fn new() -> Self {
        Self { nodes: Vec::new(), plays: FirstPlays::new() }
    }
}

/// A tree whose root is the position searched.
pub(super) struct Tree {
    nodes: Vec<Node>,
    root_side: Stone,
}

impl Tree {
    /// A tree with these moves at its root.
    pub(super) fn new(root: &Game, moves: &[Vertex], parameters: &Parameters) -> Self {
        let mut tree =
            Self { nodes: vec![Node::new(Vertex::NONE, Results::default())], root_side: root.to_move };
        tree.add_children(0, root, moves.iter().copied(), parameters);
        tree
    }

    /// The moves at the root.
    pub(super) fn root_moves(&self) -> &[Node] {
        self.children(&self.nodes[0])
    }

    /// The most visited line from the root.
    pub(super) fn line(&self) -> Vec<Vertex> {
        let mut line = Vec::new();
        let mut node = &self.nodes[0];
        while let Some(next) = most_visited(self.children(node)).filter(|next| next.own.visits > 0) {
            line.push(next.vertex);
            node = next;
        }
        line
    }

    /// Walks from the root to where a playout begins, and plays the moves on `game`.
    pub(super) fn descend(&mut self, game: &mut Game, path: &mut Path, parameters: &Parameters) {
        path.nodes.clear();
        path.plays.clear();
        let mut index = 0;
        loop {
            path.nodes.push(index as u32);
            self.nodes[index].own.visits += 1;
            if game.passes >= 2 {
                return;
            }
            let node = self.nodes[index];
            if node.children == 0 {
                if node.own.visits < parameters.expand_at
                    || self.nodes.len() + game.board.size().area() >= MAX_NODES
                {
                    return;
                }
                self.expand(index, game, parameters);
            }
            index = self.select(index, parameters);
            let vertex = self.nodes[index].vertex;
            path.plays.add(vertex, game.to_move);
            game.play(vertex);
        }
    }

    /// Writes down the result of a simulation: Black's half wins, 0 to 2.
    pub(super) fn learn(&mut self, path: &Path, black: u32) {
        let half_wins = |stone| if stone == Stone::Black { black } else { 2 - black };
        let mut to_move = self.root_side;
        for (depth, &index) in path.nodes.iter().enumerate() {
            let node = &mut self.nodes[index as usize];
            node.own.half_wins += half_wins(to_move.other());
            let (first, count, won) =
                (node.first_child as usize, usize::from(node.children), half_wins(to_move));
            for child in &mut self.nodes[first..first + count] {
                if path.plays.is_first(child.vertex, to_move, depth) {
                    child.all.visits += 1;
                    child.all.half_wins += won;
                }
            }
            to_move = to_move.other();
        }
    }

    fn children(&self, node: &Node) -> &[Node] {
        let first = node.first_child as usize;
        &self.nodes[first..first + usize::from(node.children)]
    }

    fn expand(&mut self, index: usize, game: &Game, parameters: &Parameters) {
        let board = &game.board;
        let moves = board
            .empty_vertices()
            .iter()
            .copied()
            .filter(|&vertex| is_legal(board, vertex, game.to_move) && !is_eye(board, vertex, game.to_move))
            .chain([Vertex::NONE]);
        self.add_children(index, game, moves, parameters);
    }

    fn add_children(
        &mut self,
        index: usize,
        game: &Game,
        moves: impl Iterator<Item = Vertex>,
        parameters: &Parameters,
    ) {
        let first = self.nodes.len();
        let priors = Priors::new(game, parameters);
        self.nodes.extend(moves.map(|vertex| Node::new(vertex, priors.of(vertex))));
        self.nodes[index].first_child = first as u32;
        self.nodes[index].children = (self.nodes.len() - first) as u16;
    }

    /// The child that promises most.
    fn select(&self, index: usize, parameters: &Parameters) -> usize {
        let parent = &self.nodes[index];
        let log = libm::logf(parent.own.visits.max(1) as f32);
        let (mut best, mut best_value) = (0, f32::NEG_INFINITY);
        for (at, child) in self.children(parent).iter().enumerate() {
            let value = value(child, log, parameters);
            if value > best_value {
                (best, best_value) = (at, value);
            }
        }
        parent.first_child as usize + best
    }
}

/// What a move promises: its own results mixed with RAVE's, and a bonus for the unknown.
fn value(node: &Node, log: f32, parameters: &Parameters) -> f32 {
    let own = node.own.visits as f32;
    let equivalence = parameters.rave_equivalence;
    if equivalence <= 0.0 {
        if node.own.visits == 0 {
            return f32::MAX;
        }
        return node.win_rate() + parameters.exploration * (log / own).sqrt();
    }
    let all = node.all.visits as f32;
    let beta = all / (all + own + all * own / equivalence);
    let all_rate = node.all.half_wins as f32 / (2.0 * all).max(1.0);
    let mixed = beta * all_rate + (1.0 - beta) * node.win_rate();
    mixed + parameters.rave_exploration * (log / (own + 1.0)).sqrt()
}

/// The child visited most; of equals the first.
pub(super) fn most_visited(nodes: &[Node]) -> Option<&Node> {
    nodes.iter().reduce(|best, node| if node.own.visits > best.own.visits { node } else { best })
}
