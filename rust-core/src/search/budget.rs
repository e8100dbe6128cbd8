//! Keeping a search within its limits.

use std::time::{Duration, Instant};

use super::{Limits, Stopper};

/// Counts the nodes of one search and says when it must end.
pub(crate) struct Budget {
    node_limit: u64,
    time_limit: Option<Duration>,
    stopper: Stopper,
    started: Instant,
    look_every: u64,
    nodes: u64,
    spent: bool,
}

impl Budget {
    /// A budget that looks at the clock and at the stopper at the first node and then every
    /// `look_every` nodes.
    pub(crate) fn new(limits: &Limits, stopper: &Stopper, look_every: u64) -> Self {
        Self {
            node_limit: limits.nodes.unwrap_or(u64::MAX),
            time_limit: limits.time,
            stopper: stopper.clone(),
            started: Instant::now(),
            look_every,
            nodes: 0,
            spent: false,
        }
    }

    /// Takes one node, or returns false, from then on for ever, when none is left.
    pub(crate) fn take(&mut self) -> bool {
        if !self.spent && self.nodes.is_multiple_of(self.look_every) {
            self.spent =
                self.stopper.is_stopped() || self.time_limit.is_some_and(|limit| self.elapsed() >= limit);
        }
        self.spent |= self.nodes >= self.node_limit;
        self.nodes += u64::from(!self.spent);
        !self.spent
    }

    /// Nodes taken so far.
    pub(crate) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Wall time since the search began.
    pub(crate) fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }
}
