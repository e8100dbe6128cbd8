//! What the properties of a node mean on the board.

use super::letters;
use super::property::{Property, Value};
use super::tree::{GameTree, NodeId};
use crate::board::{Point, Stone};
use crate::rules::Move;

/// A stone put on a point, or taken from it, without a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Where.
    pub point: Point,
    /// What stands there then.
    pub cell: Option<Stone>,
}

/// A mark on a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Where.
    pub point: Point,
    /// Which.
    pub shape: Shape,
}

/// What a mark looks like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// CR.
    Circle,
    /// MA.
    Cross,
    /// SL: selected, in whatever way.
    Selected,
    /// SQ.
    Square,
    /// TR.
    Triangle,
    /// DD: dimmed, also in the nodes that follow.
    Dimmed,
    /// TB and TW: a point of one side's territory.
    Territory(Stone),
    /// LB: a short text.
    Label(String),
    /// AR: an arrow from here to there.
    Arrow(Point),
    /// LN: a line from here to there.
    Line(Point),
}

impl GameTree {
    /// Adds a move below a node and returns its node; an equal move that is there already is taken
    /// instead. On a board that Tengen has not, only passes can be told.
    pub fn play(&mut self, parent: NodeId, stone: Stone, played: Move) -> NodeId {
        let known = self.children(parent).iter().find(|&&child| self.played(child) == Some((stone, played)));
        if let Some(&known) = known {
            return known;
        }
        let text = match (played, self.size()) {
            (Move::Place(point), Some(size)) => letters::write(point, size),
            (Move::Place(_) | Move::Pass, _) => String::new(),
        };
        let id = self.add_child(parent);
        self.set_values(id, name_of_move(stone), [Value::Text(text)]);
        id
    }

    /// The move of a node; `None` without one, and when it is no point of the board.
    pub fn played(&self, id: NodeId) -> Option<(Stone, Move)> {
        let read = |stone: Stone| {
            let text = self.text(id, name_of_move(stone))?;
            if text.is_empty() {
                return Some((stone, Move::Pass));
            }
            Some((stone, Move::Place(letters::read(text, self.size()?)?)))
        };
        Stone::BOTH.into_iter().find_map(read)
    }

    /// The moves of the main line, in order.
    pub fn main_moves(&self) -> impl Iterator<Item = (Stone, Move)> + '_ {
        self.main_line().filter_map(|id| self.played(id))
    }

    /// Puts stones on points of a node's setup, or takes them away, besides what it sets up already.
    pub fn set_up(&mut self, id: NodeId, cell: Option<Stone>, points: impl IntoIterator<Item = Point>) {
        let Some(size) = self.size() else { return };
        let name = name_of_setup(cell);
        let known = self.property(id, name).map_or(&[][..], Property::values).to_vec();
        let added = points.into_iter().map(|point| Value::Text(letters::write(point, size)));
        self.set_values(id, name, known.into_iter().chain(added));
    }

    /// The setup of a node: black stones, white stones, then empty points.
    pub fn setup(&self, id: NodeId) -> impl Iterator<Item = Setup> + '_ {
        [Some(Stone::Black), Some(Stone::White), None].into_iter().flat_map(move |cell| {
            self.points(id, name_of_setup(cell)).map(move |point| Setup { point, cell })
        })
    }

    /// The side whose turn a node says it is; without a word it is the other side than the last to
    /// move, at the beginning Black, with a handicap White.
    pub fn to_play(&self, id: NodeId) -> Option<Stone> {
        match self.text(id, "PL")? {
            "B" => Some(Stone::Black),
            "W" => Some(Stone::White),
            _ => None,
        }
    }

    /// Every point that a property names, once, in reading order.
    pub fn points(&self, id: NodeId, name: &str) -> impl Iterator<Item = Point> + use<> {
        let named = self.property(id, name).zip(self.size());
        named.map(|(property, size)| letters::read_all(property.values(), size)).into_iter().flatten()
    }

    /// The marks of a node.
    pub fn marks(&self, id: NodeId) -> Vec<Mark> {
        let mut marks = Vec::new();
        for (name, shape) in [
            ("CR", Shape::Circle),
            ("MA", Shape::Cross),
            ("SL", Shape::Selected),
            ("SQ", Shape::Square),
            ("TR", Shape::Triangle),
            ("DD", Shape::Dimmed),
            ("TB", Shape::Territory(Stone::Black)),
            ("TW", Shape::Territory(Stone::White)),
        ] {
            marks.extend(self.points(id, name).map(|point| Mark { point, shape: shape.clone() }));
        }
        let label = |_: Option<Point>, text: &str| Some(Shape::Label(text.to_owned()));
        marks.extend(self.pairs(id, "LB", label));
        marks.extend(self.pairs(id, "AR", |to, _| to.map(Shape::Arrow)));
        marks.extend(self.pairs(id, "LN", |to, _| to.map(Shape::Line)));
        marks
    }

    /// Gives a node a text, such as a comment ("C"), instead of the one it has.
    pub fn set_text(&mut self, id: NodeId, name: &str, text: impl Into<String>) {
        self.set_values(id, name, [Value::Text(text.into())]);
    }

    /// Marks made of a point and something else: another point, or a text.
    fn pairs(
        &self,
        id: NodeId,
        name: &str,
        shape: impl Fn(Option<Point>, &str) -> Option<Shape>,
    ) -> Vec<Mark> {
        let (Some(size), Some(property)) = (self.size(), self.property(id, name)) else { return Vec::new() };
        let read = |value: &Value| {
            let Value::Pair(point, other) = value else { return None };
            let shape = shape(letters::read(other, size), other)?;
            Some(Mark { point: letters::read(point, size)?, shape })
        };
        property.values().iter().filter_map(read).collect()
    }

    fn set_values(&mut self, id: NodeId, name: &str, values: impl IntoIterator<Item = Value>) {
        // No property comes of no values, nor of a name that a file can't hold.
        if let Ok(property) = Property::new(name, values) {
            self.set(id, property);
        }
    }
}

const fn name_of_move(stone: Stone) -> &'static str {
    match stone {
        Stone::Black => "B",
        Stone::White => "W",
    }
}

const fn name_of_setup(cell: Option<Stone>) -> &'static str {
    match cell {
        Some(Stone::Black) => "AB",
        Some(Stone::White) => "AW",
        None => "AE",
    }
}
