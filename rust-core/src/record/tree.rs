//! The tree of a recorded game: nodes with their properties, in the words of SGF.

use super::property::{Property, Value};
use crate::board::Size;

/// Which game was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameKind {
    /// Go, number 1 in SGF.
    Go,
    /// Five in a row in all its forms, number 4 in SGF.
    Five,
    /// Another game of SGF's list, by its number: kept, but not understood.
    Other(u32),
}

impl GameKind {
    /// The game with this number in SGF's list.
    pub const fn from_number(number: u32) -> Self {
        match number {
            1 => Self::Go,
            4 => Self::Five,
            other => Self::Other(other),
        }
    }

    /// The number in SGF's list.
    pub const fn number(self) -> u32 {
        match self {
            Self::Go => 1,
            Self::Five => 4,
            Self::Other(number) => number,
        }
    }
}

/// A node of a [`GameTree`]: 0 is the root, and a parent's number is below those of its children.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The root of every tree.
    pub const ROOT: Self = Self(0);

    /// The place in the tree's list of nodes.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One node: what happened there, and what follows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Node {
    parent: Option<NodeId>,
    children: Vec<NodeId>,
    properties: Vec<Property>,
}

/// A game with all its variations. Nodes stand in one list, parents before children, so that nothing
/// that walks the tree has to recurse. Two trees are equal when they have the same shape and the same
/// properties, in whatever order they were built.
#[derive(Clone, Debug)]
pub struct GameTree {
    kind: GameKind,
    size: Option<Size>,
    nodes: Vec<Node>,
}

impl GameTree {
    /// A root without properties. `None` for a board that Tengen has not: then nothing in the tree has
    /// a point, and the size stays a property of the root.
    pub fn new(kind: GameKind, size: Option<Size>) -> Self {
        Self { kind, size, nodes: vec![Node::default()] }
    }

    /// The game.
    pub const fn kind(&self) -> GameKind {
        self.kind
    }

    /// The board, or `None` for one that Tengen has not.
    pub const fn size(&self) -> Option<Size> {
        self.size
    }

    /// The number of nodes, the root included.
    pub const fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Never: there is always a root.
    pub const fn is_empty(&self) -> bool {
        false
    }

    /// Every node, parents before children.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = NodeId> + use<> {
        (0..self.nodes.len() as u32).map(NodeId)
    }

    /// The node above; `None` for the root and for a node of another tree.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.nodes.get(id.index())?.parent
    }

    /// The nodes below, the main variation first; none for a node of another tree.
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        self.nodes.get(id.index()).map_or(&[], |node| &node.children)
    }

    /// A node's properties in their order.
    pub fn properties(&self, id: NodeId) -> &[Property] {
        self.nodes.get(id.index()).map_or(&[], |node| &node.properties)
    }

    /// A property of a node.
    pub fn property(&self, id: NodeId, name: &str) -> Option<&Property> {
        self.properties(id).iter().find(|property| property.name() == name)
    }

    /// The text of a property's first value.
    pub fn text(&self, id: NodeId, name: &str) -> Option<&str> {
        match self.property(id, name)?.values().first()? {
            Value::Text(text) => Some(text),
            Value::Pair(..) => None,
        }
    }

    /// The comment on a node.
    pub fn comment(&self, id: NodeId) -> Option<&str> {
        self.text(id, "C")
    }

    /// The root and the first child of every node after it.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(Some(NodeId::ROOT), |&id| self.children(id).first().copied())
    }

    /// The nodes from the root to this one, both included.
    pub fn line_to(&self, id: NodeId) -> Vec<NodeId> {
        let mut line: Vec<NodeId> = std::iter::successors(Some(id), |&id| self.parent(id)).collect();
        line.reverse();
        line
    }

    /// Adds a node without properties below another, after its other children. Under a node of another
    /// tree it comes below the root.
    pub fn add_child(&mut self, parent: NodeId) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        let parent = if parent < id { parent } else { NodeId::ROOT };
        self.nodes[parent.index()].children.push(id);
        self.nodes.push(Node { parent: Some(parent), ..Node::default() });
        id
    }

    /// Gives a node a property, instead of the one of that name if there is one. Nothing happens for a
    /// node of another tree.
    pub fn set(&mut self, id: NodeId, property: Property) {
        let Some(node) = self.nodes.get_mut(id.index()) else { return };
        match node.properties.iter_mut().find(|known| known.name() == property.name()) {
            Some(known) => *known = property,
            None => node.properties.push(property),
        }
    }

    /// Takes a property from a node and returns it.
    pub fn remove(&mut self, id: NodeId, name: &str) -> Option<Property> {
        let properties = &mut self.nodes.get_mut(id.index())?.properties;
        let index = properties.iter().position(|property| property.name() == name)?;
        Some(properties.remove(index))
    }

    /// Every node with its depth (the root has 0), each before what is below it, variations in order.
    pub fn walk(&self) -> Walk<'_> {
        Walk { tree: self, waiting: vec![(NodeId::ROOT, 0)] }
    }
}

impl PartialEq for GameTree {
    fn eq(&self, other: &Self) -> bool {
        let is_equal = |((one, depth), (two, other_depth))| {
            depth == other_depth && self.properties(one) == other.properties(two)
        };
        self.kind == other.kind
            && self.size == other.size
            && self.len() == other.len()
            && self.walk().zip(other.walk()).all(is_equal)
    }
}

impl Eq for GameTree {}

/// The nodes of a tree in the order in which a file lists them.
#[derive(Clone, Debug)]
pub struct Walk<'a> {
    tree: &'a GameTree,
    waiting: Vec<(NodeId, usize)>,
}

impl Iterator for Walk<'_> {
    type Item = (NodeId, usize);

    fn next(&mut self) -> Option<Self::Item> {
        let (id, depth) = self.waiting.pop()?;
        self.waiting.extend(self.tree.children(id).iter().rev().map(|&child| (child, depth + 1)));
        Some((id, depth))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(name: &str, text: &str) -> Property {
        Property::new(name, [Value::Text(text.to_owned())]).unwrap()
    }

    #[test]
    fn trees_built_in_another_order_are_equal() {
        let size = Size::square(9).ok();
        let mut one = GameTree::new(GameKind::Go, size);
        let first = one.add_child(NodeId::ROOT);
        let second = one.add_child(NodeId::ROOT);
        let below = one.add_child(first);
        one.set(below, text("C", "below"));
        one.set(second, text("C", "second"));
        let mut two = GameTree::new(GameKind::Go, size);
        let first = two.add_child(NodeId::ROOT);
        let below = two.add_child(first);
        let second = two.add_child(NodeId::ROOT);
        two.set(below, text("C", "below"));
        assert_ne!(one, two);
        two.set(second, text("C", "second"));
        assert_eq!(one, two);
        assert_ne!(one, GameTree { kind: GameKind::Five, ..two.clone() });
    }

    #[test]
    fn lines_lead_from_the_root() {
        let mut tree = GameTree::new(GameKind::Go, None);
        let a = tree.add_child(NodeId::ROOT);
        let b = tree.add_child(a);
        let c = tree.add_child(a);
        assert_eq!(tree.main_line().collect::<Vec<_>>(), [NodeId::ROOT, a, b]);
        assert_eq!(tree.line_to(c), [NodeId::ROOT, a, c]);
        assert_eq!(tree.walk().map(|(_, depth)| depth).collect::<Vec<_>>(), [0, 1, 2, 2]);
    }

    #[test]
    fn a_property_replaces_its_namesake() {
        let mut tree = GameTree::new(GameKind::Go, None);
        tree.set(NodeId::ROOT, text("C", "one"));
        tree.set(NodeId::ROOT, text("N", "name"));
        tree.set(NodeId::ROOT, text("C", "two"));
        assert_eq!(tree.comment(NodeId::ROOT), Some("two"));
        assert_eq!(tree.remove(NodeId::ROOT, "C"), Some(text("C", "two")));
        assert_eq!(tree.properties(NodeId::ROOT).len(), 1);
    }
}
