//! Where the core's log goes: to Android's log, to a sink of the front end's, or to standard error.

use std::sync::Arc;

use log::{LevelFilter, Metadata, Record};
use once_cell::sync::OnceCell;

use super::errors::ListenerError;

/// How grave a line of the log is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum LogGravity {
    /// Something failed for good.
    Failure,
    /// Something failed, and the core has found a way on.
    Warning,
    /// Something worth knowing happened.
    Note,
}

/// Somebody who takes the lines of the log. Called from any thread, one line at a time a thread.
#[uniffi::export(foreign)]
pub trait LogSink: Send + Sync {
    /// Takes a line.
    ///
    /// # Errors
    /// When the sink throws; the line then goes to standard error.
    fn line(&self, gravity: LogGravity, text: String) -> Result<(), ListenerError>;
}

static SINK: OnceCell<Arc<dyn LogSink>> = OnceCell::new();
static HOST_LOGGER: HostLogger = HostLogger;

/// Starts the log; a call after the first changes nothing and returns false. Without a sink the lines
/// go to Android's log there, and to standard error elsewhere.
#[uniffi::export]
pub fn start_log(sink: Option<Arc<dyn LogSink>>) -> bool {
    let has_sink = sink.is_some_and(|sink| SINK.set(sink).is_ok());
    log::set_max_level(LevelFilter::Info);
    #[cfg(target_os = "android")]
    if !has_sink {
        let config = android_logger::Config::default().with_max_level(LevelFilter::Info).with_tag("tengen");
        return log::set_boxed_logger(Box::new(android_logger::AndroidLogger::new(config))).is_ok();
    }
    let _ = has_sink;
    log::set_logger(&HOST_LOGGER).is_ok()
}

struct HostLogger;

impl log::Log for HostLogger {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.level() <= LevelFilter::Info
    }

    fn log(&self, record: &Record<'_>) {
        if !self.enabled(record.metadata()) {
            return;
        }
        let gravity = match record.level() {
            log::Level::Error => LogGravity::Failure,
            log::Level::Warn => LogGravity::Warning,
            _ => LogGravity::Note,
        };
        let text = record.args().to_string();
        let taken = SINK.get().is_some_and(|sink| sink.line(gravity, text.clone()).is_ok());
        if !taken {
            to_standard_error(&text);
        }
    }

    fn flush(&self) {}
}

#[allow(clippy::print_stderr, reason = "where a log goes that nobody takes")]
fn to_standard_error(text: &str) {
    eprintln!("tengen: {text}");
}
