//! What the phone apps call: the only module that knows uniffi.
//!
//! Data crosses as records and enums that mirror those of the modules above; they are written out
//! here so that the rest of the crate builds without a foreign language in sight. Only what has
//! identity is an object: a game, the store, a search under way. Whatever may wait (for a disk, for a
//! thread) is async and runs on the one runtime. Listeners are called with no lock held, from threads
//! of the core's own; one that throws or hangs stops nobody else.

mod advice;
mod change;
mod config;
mod errors;
mod game_handle;
mod listeners;
mod live;
mod logger;
mod picture;
mod preferences;
mod record;
mod refusals;
mod runtime;
mod scoring;
mod store_handle;
mod thinking;
mod variant;
mod view;

pub use advice::{Advice, AdviceReason, AdviceSearch, Estimate};
pub use change::{Cause, Cue, GameChange, PlacedStone};
pub use config::{
    FiveRule, FoulPolicy, GameConfig, Level, Opening, Participant, Seat, Stone, TimeControl, fitting_openings,
};
pub use errors::{AdviceError, GameError, ListenerError, RecordError, StartError, StoreError};
pub use game_handle::{GameHandle, GameOptions, start_game};
pub use listeners::{AdviceListener, GameListener, ThinkingProgress};
pub use live::{LiveObjects, live_objects};
pub use logger::{LogGravity, LogSink, start_log};
pub use preferences::{Appearance, ColourChoice, GameChoice, GoChoice, Settings, TouchInput};
pub use record::{Frame, RecordHandle, RecordSummary, ReplayHandle, ReplaySummary, open_record};
pub use runtime::{ThreadListener, follow_threads};
pub use scoring::{Counting, GoPhase, GoView, Scoring, SideCount};
pub use store_handle::{KeptAside, KeptReason, Store, open_store};
pub use variant::{GameKind, GameVariant, GoRuleSet, most_handicap, usual_komi};
pub use view::{
    ClockReading, Evaluation, ForbiddenPoint, Foul, GameAction, GameView, LogEntry, OpeningChoice,
    OpeningTask, OpeningTaskKind, Outcome, OutcomeReason, SeatView, Turn,
};

/// Writes out an enum without fields that mirrors one of the core's, with both conversions.
macro_rules! mirrored {
    ($(#[$about:meta])* $name:ident = $source:path { $($(#[$case_about:meta])* $case:ident),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, uniffi::Enum)]
        pub enum $name { $($(#[$case_about])* $case),+ }

        impl From<$source> for $name {
            fn from(value: $source) -> Self {
                match value { $(<$source>::$case => Self::$case),+ }
            }
        }

        impl From<$name> for $source {
            fn from(value: $name) -> Self {
                match value { $($name::$case => Self::$case),+ }
            }
        }
    };
}
use mirrored;
