//! Counting what is alive, so that tests find whatever a front end forgets to close.

use std::sync::atomic::{AtomicU32, Ordering};

/// How many objects of the core are alive in this process.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct LiveObjects {
    /// Games that are held, closed or not.
    pub games: u32,
    /// Searches for advice that a front end holds.
    pub searches: u32,
    /// Threads that search for advice.
    pub searching: u32,
    /// Listeners of games and searches.
    pub listeners: u32,
    /// Stores that are held.
    pub stores: u32,
}

/// How many objects are alive now.
#[uniffi::export]
pub fn live_objects() -> LiveObjects {
    let count = |kind: Kind| COUNTS[kind as usize].load(Ordering::Acquire);
    LiveObjects {
        games: count(Kind::Game),
        searches: count(Kind::Search),
        searching: count(Kind::Searching),
        listeners: count(Kind::Listener),
        stores: count(Kind::Store),
    }
}

/// What is counted.
#[derive(Clone, Copy, Debug)]
pub(super) enum Kind {
    Game,
    Search,
    Searching,
    Listener,
    Store,
}

static COUNTS: [AtomicU32; 5] = [const { AtomicU32::new(0) }; 5];

/// A mark that something is alive; lives as long as the thing.
#[derive(Debug)]
pub(super) struct Alive(Kind);

impl Alive {
    pub(super) fn new(kind: Kind) -> Self {
        COUNTS[kind as usize].fetch_add(1, Ordering::AcqRel);
        Self(kind)
    }
}

impl Drop for Alive {
    fn drop(&mut self) {
        COUNTS[self.0 as usize].fetch_sub(1, Ordering::AcqRel);
    }
}
