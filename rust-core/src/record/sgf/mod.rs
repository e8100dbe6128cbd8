//! SGF, the Smart Game Format, version 4 and older (<https://www.red-bean.com/sgf/>), for Go and five in
//! a row.

mod build;
mod encoding;
mod faults;
mod read;
mod replay;
mod root;
mod scan;
mod text;
mod value;
mod vocabulary;
mod warning;
mod write;

pub use read::{SgfError, SgfFile, SgfGame, read, read_under};
pub use replay::{RecordRules, find_breaches};
pub use warning::{Fault, IllegalMove, Warning};
pub use write::write;
