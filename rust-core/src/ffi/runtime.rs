//! The one runtime: threads for what may wait, so that no caller's thread does.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use once_cell::sync::OnceCell;
use tokio::runtime::{Builder, Runtime};

use super::errors::ListenerError;
use super::listeners::note;

/// Somebody who is told of the runtime's threads. The Java machine attaches a thread of the core's
/// anew for each call into it, which costs more than the call, unless the thread asks to stay: this is
/// where it can ask.
#[uniffi::export(foreign)]
pub trait ThreadListener: Send + Sync {
    /// A thread has started; called on the thread itself.
    ///
    /// # Errors
    /// When the listener throws; the thread goes on.
    fn started(&self) -> Result<(), ListenerError>;
}

static THREAD_LISTENER: OnceCell<Arc<dyn ThreadListener>> = OnceCell::new();

/// Has a listener told of each thread that the runtime starts from now on. A call after the first
/// changes nothing and returns false.
#[uniffi::export]
pub fn follow_threads(listener: Arc<dyn ThreadListener>) -> bool {
    THREAD_LISTENER.set(listener).is_ok()
}

/// Why work could not be done.
#[derive(Debug, thiserror::Error)]
pub(super) enum RuntimeError {
    /// The system gave no thread.
    #[error("no thread: {0}")]
    NoThread(#[from] io::Error),
    /// The work panicked, or the runtime is being torn down.
    #[error("{0}")]
    Lost(#[from] tokio::task::JoinError),
}

/// How long a thread waits for work before it ends: longer than most moves take a person.
const KEEP_ALIVE: Duration = Duration::from_mins(1);

static RUNTIME: OnceCell<Runtime> = OnceCell::new();

/// The runtime, started with the first call.
pub(super) fn runtime() -> Result<&'static Runtime, RuntimeError> {
    let tell = || {
        if let Some(listener) = THREAD_LISTENER.get() {
            note(listener.started());
        }
    };
    let build = || {
        Builder::new_multi_thread()
            .worker_threads(1)
            .thread_name("tengen-async")
            .thread_keep_alive(KEEP_ALIVE)
            .on_thread_start(tell)
            .build()
    };
    Ok(RUNTIME.get_or_try_init(build)?)
}

/// Does work that may wait on a thread of its own. Whoever stops waiting for the answer does not end
/// the work.
pub(super) async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, RuntimeError> {
    Ok(runtime()?.spawn_blocking(work).await?)
}
