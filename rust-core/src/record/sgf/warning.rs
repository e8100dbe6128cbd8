//! What is wrong with a file that was read all the same.

use crate::board::{Size, Stone};
use crate::record::place::Place;

/// A fault with the place where it stands.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Warning {
    /// The game, from 1; `None` for what stands between games.
    pub game: Option<usize>,
    /// Where.
    #[serde(flatten)]
    pub place: Place,
    /// What.
    #[serde(flatten)]
    pub fault: Fault,
}

impl std::fmt::Display for Warning {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.place, self.fault)
    }
}

/// A fault of a file. Nothing is lost by one unless its text says so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, serde::Serialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Fault {
    /// Text before, between or after the games; left out.
    #[error("text outside of the games is left out")]
    TextOutside,
    /// A pair of parentheses without a node; left out.
    #[error("a game tree without a node is left out")]
    TreeWithoutNode,
    /// Properties that no semicolon stands before.
    #[error("a node begins without its semicolon")]
    MissingSemicolon,
    /// The file ends before the game does.
    #[error("the file ends before the game tree is closed")]
    UnclosedTree,
    /// The file ends before a value does.
    #[error("the file ends before the value of {property} is closed")]
    UnclosedValue {
        /// The name of the property.
        property: String,
    },
    /// Characters that stand for nothing; left out.
    #[error("{found:?} means nothing here and is left out")]
    UnexpectedText {
        /// The first of them.
        found: String,
    },
    /// A value that belongs to no property; left out.
    #[error("a value without the name of a property is left out")]
    ValueWithoutName,
    /// A name without a value; left out.
    #[error("{property} has no value and is left out")]
    PropertyWithoutValue {
        /// The name of the property.
        property: String,
    },
    /// Small letters in a name, which `FF[4]` no longer knows; left out.
    #[error("the name of {property} has small letters; they are left out")]
    LowerCaseName {
        /// The capital letters.
        property: String,
    },
    /// Control characters in a value; left out.
    #[error("control characters in the value of {property} are left out")]
    ControlCharacter {
        /// The name of the property.
        property: String,
    },
    /// CA names no encoding that is known.
    #[error("the encoding {label:?} is unknown")]
    UnknownEncoding {
        /// What CA says.
        label: String,
    },
    /// CA names an encoding in which the game can't be read.
    #[error("the game is not in {declared} but in {used}")]
    EncodingOverruled {
        /// The encoding that CA names.
        declared: &'static str,
        /// The one that the game was read with.
        used: &'static str,
    },
    /// Bytes that mean nothing in the best encoding found; replaced by U+FFFD.
    #[error("bytes that are no {encoding} are replaced")]
    Undecodable {
        /// The encoding.
        encoding: &'static str,
    },
    /// A version of SGF after the fourth, or none at all; read as the fourth.
    #[error("FF[{version}] is unknown and read as FF[4]")]
    UnknownVersion {
        /// What FF says.
        version: String,
    },
    /// A game that Tengen does not play.
    #[error("game {number} is none that Tengen knows")]
    UnknownGame {
        /// Its number in SGF's list.
        number: u32,
    },
    /// A size that is none; the usual one is taken.
    #[error("SZ[{value}] is no size; {used} is taken")]
    BadSize {
        /// What SZ says.
        value: String,
        /// The size taken.
        used: Size,
    },
    /// A size that Tengen has not: the game is kept without its meaning.
    #[error("boards of {width} by {height} are too large for Tengen")]
    LargeSize {
        /// The number of columns.
        width: u32,
        /// The number of rows.
        height: u32,
    },
    /// A game of five in a row that doesn't say on which board.
    #[error("the size is missing; {used} is taken")]
    MissingSize {
        /// The size taken.
        used: Size,
    },
    /// A value that its property can't have; kept.
    #[error("{property} can't be {value:?}")]
    BadValue {
        /// The name of the property.
        property: String,
        /// The value, at most 40 characters of it.
        value: String,
    },
    /// Several values where there may be one; the others are left out.
    #[error("{property} has several values; the first is taken")]
    TooManyValues {
        /// The name of the property.
        property: String,
    },
    /// A property twice in a node: lists and texts are joined, else the first is taken.
    #[error("{property} stands twice in a node")]
    RepeatedProperty {
        /// The name of the property.
        property: String,
    },
    /// FF, GM, SZ or CA away from the root; left out. AP or ST there; kept.
    #[error("{property} belongs into the root")]
    RootPropertyInside {
        /// The name of the property.
        property: String,
    },
    /// Two moves in a node; they become two nodes.
    #[error("two moves in one node")]
    TwoMoves,
    /// Setup and a move in a node; they become two nodes.
    #[error("setup and a move in one node")]
    MoveWithSetup,
    /// A move in the root; it becomes a node of its own.
    #[error("a move in the root")]
    MoveInRoot,
    /// A point named twice by setup, or twice by marks of one kind.
    #[error("{property} names a point that is taken in this node")]
    PointTwice {
        /// The name of the property.
        property: String,
    },
    /// A handicap other than the number of black stones set up.
    #[error("a handicap of {handicap}, but {stones} black stones are set up")]
    HandicapMismatch {
        /// What HA says.
        handicap: u32,
        /// The black stones in the same node.
        stones: usize,
    },
    /// A handicap away from the root.
    #[error("the handicap belongs into the root")]
    HandicapInside,
    /// Setup leaves a chain that would be captured.
    #[error("setup leaves the chain at {point} without liberties")]
    SetupWithoutLiberties {
        /// A stone of the chain, as players write it.
        point: String,
    },
    /// A move that the rules refuse; kept, and played as far as it can be.
    #[error("move {number}, {stone} {point}: {reason}")]
    IllegalMove {
        /// Its number in its line, from 1.
        number: usize,
        /// Who played it.
        stone: Stone,
        /// Where, as players write it.
        point: String,
        /// Why it is refused.
        reason: IllegalMove,
    },
    /// A move after the game was won on the board; only the first is named.
    #[error("move {number} comes after the game was over")]
    MoveAfterEnd {
        /// Its number in its line, from 1.
        number: usize,
    },
}

/// Why the rules refuse a recorded move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum IllegalMove {
    /// A stone stands there.
    #[error("a stone stands there already")]
    Occupied,
    /// It takes a ko back at once.
    #[error("the ko can't be taken back at once")]
    Ko,
    /// It repeats an earlier position.
    #[error("it repeats an earlier position")]
    Superko,
    /// It takes the last liberty of its own chain.
    #[error("it is suicide")]
    Suicide,
    /// Forbidden to Black under renju.
    #[error("it is forbidden to Black")]
    Foul,
}
