//! Records of games: SGF for Go and five in a row, psq and lists of coordinates for five in a row.
//!
//! All of them become a [`GameTree`]: nodes in one list, parents before children, each with its
//! properties in SGF's words. Unknown properties are kept, faulty ones too, and what is wrong with a
//! file is told with its place.
//!
//! ```
//! use tengen_core::board::Stone;
//! use tengen_core::record::sgf;
//! use tengen_core::rules::Move;
//!
//! let mut file = sgf::read(b"(;SZ[9]PB[Ada];B[ee]C[The centre.];W[ee]")?;
//! let warnings: Vec<String> = file.warnings.iter().map(ToString::to_string).collect();
//! assert_eq!(warnings, [
//!     "line 1, column 36: move 2, White E5: a stone stands there already",
//!     "line 1, column 41: the file ends before the game tree is closed",
//! ]);
//!
//! let tree = &mut file.games[0].tree;
//! let first = tree.main_line().nth(1).expect("two moves");
//! assert_eq!(tree.comment(first), Some("The centre."));
//! let size = tree.size().expect("a board that Tengen has");
//! let corner = size.parse_label("A1").expect("a point of it");
//! tree.play(first, Stone::White, Move::Place(corner));
//! assert_eq!(
//!     sgf::write([&*tree]),
//!     "(;FF[4]GM[1]CA[UTF-8]SZ[9]PB[Ada];B[ee]C[The centre.]\n(;W[ee])\n(;W[ai]))\n"
//! );
//! # Ok::<(), sgf::SgfError>(())
//! ```

mod content;
pub mod coordinates;
mod file;
mod frames;
mod info;
mod letters;
mod place;
mod property;
pub mod psq;
pub mod sgf;
mod tree;

pub use content::{Mark, Setup, Shape};
pub use file::{RecordError, RecordFile};
pub use frames::{Frame, Frames};
pub use info::GameInfo;
pub use place::Place;
pub use property::{Property, PropertyError, Value};
pub use tree::{GameKind, GameTree, NodeId, Walk};
