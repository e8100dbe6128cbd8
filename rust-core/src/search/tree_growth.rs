//! The tree of one thread of a [`TreeSearch`](super::TreeSearch), grown playout by playout.

use super::playout::play_out;
use super::{Playout, Random, TreeSearch};
use crate::board::Stone;
use crate::rules::Move;

/// A move in the tree, with what its playouts gave.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) played: Move,
    pub(super) visits: u32,
    /// The sum of the results for the side that played the move, each from 0 to 1.
    pub(super) won: f64,
    first_child: u32,
    children: u32,
}

/// The tree: node 0 stands for the position searched, the moves from one node lie side by side.
pub(super) struct Tree {
    nodes: Vec<Node>,
    most_nodes: usize,
    deepest: u32,
    /// The nodes of the playout under way, with the side that played each.
    path: Vec<(usize, Stone)>,
}

impl Tree {
    /// A tree of the moves at the root; it takes no more moves in once it has `most_nodes` nodes.
    pub(super) fn new(root_moves: &[Move], most_nodes: usize) -> Self {
        let mut tree = Self { nodes: vec![node(Move::Pass)], most_nodes, deepest: 0, path: Vec::new() };
        tree.add_children(0, root_moves);
        tree
    }

    /// The moves at the root, in the order of the position.
    pub(super) fn root_moves(&self) -> &[Node] {
        &self.nodes[self.children_of(0)]
    }

    /// The length of the longest line that has been played in the tree.
    pub(super) const fn deepest(&self) -> u32 {
        self.deepest
    }

    /// A move at the root and the most visited moves after it.
    pub(super) fn line_after(&self, first: Move) -> Vec<Move> {
        let mut line = vec![first];
        let mut at = self.children_of(0).find(|&child| self.nodes[child].played == first);
        while let Some(parent) = at {
            // The last of equals would win `max_by_key`; backwards it is the first.
            at = self.children_of(parent).rev().max_by_key(|&child| self.nodes[child].visits);
            at = at.filter(|&child| self.nodes[child].visits > 0);
            line.extend(at.map(|child| self.nodes[child].played));
        }
        line
    }

    /// One playout from the root, whose position is given and is used up.
    pub(super) fn play_once<P: Playout>(
        &mut self,
        position: &mut P,
        settings: &TreeSearch,
        random: &mut Random,
    ) {
        self.descend(position, settings);
        let share_of_black = play_out(position, settings.playout_moves, random);
        self.deepest = self.deepest.max(self.path.len() as u32);
        self.nodes[0].visits += 1;
        for &(index, side) in &self.path {
            let node = &mut self.nodes[index];
            node.visits += 1;
            node.won += if side == Stone::Black { share_of_black } else { 1.0 - share_of_black };
        }
    }

    /// Follows UCB1 to a move that has no children yet, or to the end of the game. A move gets its
    /// children when it is reached for the second time.
    fn descend<P: Playout>(&mut self, position: &mut P, settings: &TreeSearch) {
        self.path.clear();
        let mut at = 0;
        while position.outcome().is_none() {
            if self.nodes[at].children == 0 && self.nodes[at].visits > 0 && self.nodes.len() < self.most_nodes
            {
                self.add_children(at, &position.moves());
            }
            let Some(child) = self.most_promising_child(at, settings) else { break };
            self.path.push((child, position.to_move()));
            position.play(self.nodes[child].played);
            at = child;
        }
    }

    /// Of the children that widening lets in: the first without a visit, or the one with the highest
    /// bound of UCB1. `None` without children.
    fn most_promising_child(&self, parent: usize, settings: &TreeSearch) -> Option<usize> {
        let visits = f64::from(self.nodes[parent].visits.max(1));
        let let_in = 1.0 + settings.widening * visits.sqrt();
        // libm's logarithm, since the platforms' own differ in the last digit.
        let log_of_visits = libm::log(visits);
        let mut best = None;
        let mut best_bound = f64::NEG_INFINITY;
        for child in self.children_of(parent).take(let_in as usize) {
            let node = &self.nodes[child];
            if node.visits == 0 {
                return Some(child);
            }
            let visits = f64::from(node.visits);
            let bound = node.won / visits + settings.exploration * (log_of_visits / visits).sqrt();
            if bound > best_bound {
                best_bound = bound;
                best = Some(child);
            }
        }
        best
    }

    fn add_children(&mut self, parent: usize, moves: &[Move]) {
        self.nodes[parent].first_child = self.nodes.len() as u32;
        self.nodes[parent].children = moves.len() as u32;
        self.nodes.extend(moves.iter().copied().map(node));
    }

    fn children_of(&self, parent: usize) -> std::ops::Range<usize> {
        let Node { first_child, children, .. } = self.nodes[parent];
        first_child as usize..(first_child + children) as usize
    }
}

fn node(played: Move) -> Node {
    Node { played, visits: 0, won: 0.0, first_child: 0, children: 0 }
}
