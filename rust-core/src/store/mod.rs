//! What outlives the app: the settings, the last choices for a new game, the game in progress, the library
//! of games, and how games against the computer ended.
//!
//! One redb file in a folder that the app names, written by a thread of its own. Each document in it
//! is JSON beside the version of its form. What cannot be read (a file or a document that is damaged
//! or comes from a newer app) is kept aside and never overwritten, and the person is told.
//!
//! ```
//! use tengen_core::store::{Settings, Store};
//!
//! let folder = tempfile::tempdir()?;
//! let store = Store::open(folder.path())?;
//! store.save_settings(&Settings { move_numbers: true, ..Settings::default() })?;
//! assert!(store.settings()?.move_numbers);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod archive;
#[cfg(test)]
mod crashes;
mod document;
mod error;
mod file;
mod library;
mod migration;
mod moment;
mod preferences;
mod slot;
mod statistics;
mod thread;

pub use archive::{ArchiveError, Import};
pub use error::StoreError;
pub use file::{CopyError, FILE_NAME, KeptAside, KeptReason};
pub use library::{Entry, GameNumber, KeptGame, Origin, Page, Query};
pub use preferences::{Appearance, ColourChoice, GameChoice, GameKind, GoChoice, Settings, TouchInput};
pub use slot::GameSlot;
pub use statistics::{Bout, Score, Tally};
pub use thread::Store;
