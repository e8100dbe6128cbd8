//! The thread that calls the listener, so that a listener which hangs or panics holds up nobody else.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};

use super::change::GameChange;
use super::listener::{GameListener, ThinkingProgress};

/// What the threads of a game share besides their messages.
#[derive(Debug, Default)]
pub(super) struct Signals {
    /// Whether the game was closed: the listener is not called any more.
    pub(super) closed: AtomicBool,
    /// The number of the thought under way; what belongs to an earlier one is late.
    pub(super) generation: AtomicU64,
    /// Whether a progress report waits for the listener: a slow one gets fewer, not more at once.
    progress_waits: AtomicBool,
}

enum Report {
    Change(Box<GameChange>),
    Progress(u64, Box<ThinkingProgress>),
}

/// Where reports are left for the listener.
#[derive(Clone)]
pub(super) struct Outbox {
    reports: Sender<Report>,
    signals: Arc<Signals>,
}

impl Outbox {
    /// An outbox, and what its thread has to run.
    pub(super) fn new(
        listener: Arc<dyn GameListener>,
        signals: Arc<Signals>,
    ) -> (Self, impl FnOnce() + Send + 'static) {
        let (sender, receiver) = channel();
        let outbox = Self { reports: sender, signals: Arc::clone(&signals) };
        (outbox, move || deliver(&receiver, &*listener, &signals))
    }

    pub(super) fn change(&self, change: GameChange) {
        // Without its thread the game is being closed.
        _ = self.reports.send(Report::Change(Box::new(change)));
    }

    pub(super) fn progress(&self, generation: u64, progress: ThinkingProgress) {
        if !self.signals.progress_waits.swap(true, Ordering::AcqRel) {
            _ = self.reports.send(Report::Progress(generation, Box::new(progress)));
        }
    }
}

fn deliver(reports: &Receiver<Report>, listener: &dyn GameListener, signals: &Signals) {
    for report in reports {
        if matches!(report, Report::Progress(..)) {
            signals.progress_waits.store(false, Ordering::Release);
        }
        if signals.closed.load(Ordering::Acquire) {
            break;
        }
        // The panic hook has told what there is to tell; the next report may fare better.
        _ = catch_unwind(AssertUnwindSafe(|| match report {
            Report::Change(change) => listener.changed(*change),
            Report::Progress(generation, progress) => {
                if signals.generation.load(Ordering::Acquire) == generation {
                    listener.progress(*progress);
                }
            }
        }));
    }
}
