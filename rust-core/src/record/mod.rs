//! Records of games.

mod content;
pub mod coordinates;
mod info;
mod letters;
mod place;
mod property;
pub mod psq;
pub mod sgf;
mod tree;

pub use content::{Mark, Setup, Shape};
pub use info::GameInfo;
pub use place::Place;
pub use property::{Property, PropertyError, Value};
pub use tree::{GameKind, GameTree, NodeId, Walk};
