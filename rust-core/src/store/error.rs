//! Why something is not kept, or not found again.

/// Why the store could not do what it was asked for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Another store, in this process or another, has the file open.
    #[error("the file is in use")]
    InUse,
    /// A document makes no sense. It was kept aside; asked again, there is none.
    #[error("the saved {document} is damaged: {reason}")]
    Damaged {
        /// Which document.
        document: String,
        /// What is wrong with it.
        reason: String,
    },
    /// A document was written by a newer app. It was kept aside; asked again, there is none.
    #[error("the saved {document} is of version {version}, newer than this app")]
    Newer {
        /// Which document.
        document: String,
        /// Its version.
        version: u32,
    },
    /// The library has no game of this number.
    #[error("there is no game {number} in the library")]
    NoGame {
        /// The number.
        number: u64,
    },
    /// A later game has taken the place of the one that was to be saved.
    #[error("another game has taken this one's place")]
    Superseded,
    /// The disk or the system refuses.
    #[error("the disk: {reason}")]
    Disk {
        /// What it says.
        reason: String,
    },
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
}

impl StoreError {
    pub(super) fn disk(error: impl std::fmt::Display) -> Self {
        Self::Disk { reason: error.to_string() }
    }
}
