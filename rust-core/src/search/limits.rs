//! How much a search may spend.

use std::time::Duration;

/// The bounds of one search: it ends at whichever it meets first. With a node limit, one thread and
/// a seed a search gives the same move on every machine; a time limit gives up that promise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The greatest depth in plies, or in playouts' case ignored.
    pub depth: Option<u32>,
    /// The number of nodes (positions made on the board, or playouts) after which it ends.
    pub nodes: Option<u64>,
    /// The wall time after which it ends.
    pub time: Option<Duration>,
    /// How many threads search; at least 1.
    pub threads: u32,
}

impl Default for Limits {
    /// One thread and no bound: such a search ends by its [`Stopper`](super::Stopper) alone.
    fn default() -> Self {
        Self { depth: None, nodes: None, time: None, threads: 1 }
    }
}

impl Limits {
    /// One thread, bounded by nodes.
    pub const fn nodes(nodes: u64) -> Self {
        Self { depth: None, nodes: Some(nodes), time: None, threads: 1 }
    }

    /// One thread, bounded by depth.
    pub const fn depth(depth: u32) -> Self {
        Self { depth: Some(depth), nodes: None, time: None, threads: 1 }
    }

    /// The same with a cap on wall time.
    pub const fn with_time(self, time: Duration) -> Self {
        Self { time: Some(time), ..self }
    }

    /// The same with a depth.
    pub const fn with_depth(self, depth: u32) -> Self {
        Self { depth: Some(depth), ..self }
    }
}
