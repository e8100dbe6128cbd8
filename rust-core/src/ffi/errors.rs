//! Why calls fail: one enum for each thing that an app can ask for.

use super::config::{FiveRule, Opening};
use super::runtime::RuntimeError;
use super::view::{Foul, OpeningChoice};
use crate::{game, record, store};

/// Why an intent changed nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum GameError {
    /// The game went on since the person looked: a second tap, or a tap that crossed a move.
    #[error("meant for revision {seen}, the game is at {current}")]
    Stale {
        /// The revision that the intent carried.
        seen: u64,
        /// The revision of the game.
        current: u64,
    },
    /// The computer is to act.
    #[error("it is the computer's turn")]
    NotYourTurn,
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// The app is away from the game.
    #[error("the game is paused")]
    Paused,
    /// No point of this board.
    #[error("point {point} is not on the board")]
    OffBoard {
        /// The index asked for.
        point: u32,
    },
    /// A stone stands there.
    #[error("a stone stands on point {point}")]
    Occupied {
        /// Where.
        point: u32,
    },
    /// Forbidden to Black.
    #[error("point {point} is forbidden to Black: {foul:?}")]
    Forbidden {
        /// Where.
        point: u32,
        /// Why.
        foul: Foul,
    },
    /// The ko was taken just now.
    #[error("the ko on point {point} may not be retaken at once")]
    Ko {
        /// Where.
        point: u32,
    },
    /// An earlier position would come back.
    #[error("point {point} would bring back the position after move {after}")]
    Superko {
        /// Where.
        point: u32,
        /// After which move the position stood before; 0 for the beginning.
        after: u32,
    },
    /// The stone would have no liberty and take nothing.
    #[error("a stone on point {point} would have no liberty")]
    Suicide {
        /// Where.
        point: u32,
    },
    /// Both sides have passed: stones are marked, the count accepted, or play resumed.
    #[error("play is over, the game is being counted")]
    Counting,
    /// Nothing is being counted.
    #[error("the game is not being counted")]
    NotCounting,
    /// Only stones are marked as dead.
    #[error("no stone stands on point {point}")]
    NoStone {
        /// Where.
        point: u32,
    },
    /// The rule or the opening knows no pass.
    #[error("there is no passing now")]
    NoPass,
    /// The opening wants the stone elsewhere.
    #[error("this stone goes to {area}")]
    OutsideOpening {
        /// The point tried.
        point: u32,
        /// Where it may go, in words.
        area: String,
    },
    /// The fifth move looks like an earlier offer.
    #[error("fifth move {point} is symmetrical to {offered}")]
    Symmetrical {
        /// The point tried.
        point: u32,
        /// The earlier offer.
        offered: u32,
    },
    /// The point is none of the fifth moves offered.
    #[error("fifth move {point} was not offered")]
    NotOffered {
        /// The point tried.
        point: u32,
    },
    /// No option of the choice at hand.
    #[error("{choice:?} is not one of the options")]
    NoSuchOption {
        /// The option tried.
        choice: OpeningChoice,
    },
    /// The opening asks for something else: a choice instead of a point, or a point instead of a choice.
    #[error("the opening asks for something else")]
    OtherTask,
    /// No opening asks for anything.
    #[error("there is nothing to choose")]
    NothingToChoose,
    /// No turn of a person lies before this one.
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// Nothing was taken back here.
    #[error("there is nothing to play again")]
    NothingToRedo,
    /// Two computers play.
    #[error("nobody at the screen takes part")]
    NoPerson,
    /// The game was closed.
    #[error("the game is closed")]
    Closed,
    /// A fault inside the core, or a system without threads to spare.
    #[error("a fault inside: {reason}")]
    Internal {
        /// What is known of it.
        reason: String,
    },
}

/// Why a game does not start.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum StartError {
    /// A side out of range.
    #[error("five in a row is played on boards from 5x5 to 25x25, Go up to 25x25, not on {width}x{height}")]
    BoardSize {
        /// The number of columns asked for.
        width: u32,
        /// The number of rows asked for.
        height: u32,
    },
    /// An opening that the rule or the board does not admit.
    #[error("the opening {opening:?} is not played under {rule:?} on this board")]
    OpeningDoesNotFit {
        /// The opening asked for.
        opening: Opening,
        /// The rule asked for.
        rule: FiveRule,
    },
    /// More handicap stones than the board takes, or a single one.
    #[error("{stones} handicap stones: this board takes 0, or 2 to {most}")]
    Handicap {
        /// The number asked for.
        stones: u32,
        /// The most that the board takes.
        most: u32,
    },
    /// A komi out of all proportion.
    #[error("a komi of {half_points} half points")]
    Komi {
        /// The komi asked for.
        half_points: i32,
    },
    /// A clock under which no move could be made, or one of more than a week.
    #[error("the clock: {reason}")]
    Clock {
        /// What is wrong with it.
        reason: String,
    },
    /// The saved game is damaged or of a newer app. It was kept aside; asked again, there is none.
    #[error("the saved game cannot go on: {reason}")]
    KeptAside {
        /// What is wrong with it.
        reason: String,
    },
    /// The game could not be saved or read.
    #[error("the store: {reason}")]
    NotStored {
        /// What is wrong with the store.
        reason: String,
    },
    /// A fault inside the core, or a system without threads to spare.
    #[error("a fault inside: {reason}")]
    Internal {
        /// What is known of it.
        reason: String,
    },
}

/// Why something is not kept, or not found again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, uniffi::Error)]
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

/// Why no advice is given.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum AdviceError {
    /// The game went on since the person looked.
    #[error("meant for revision {seen}, the game is at {current}")]
    Stale {
        /// The revision asked about.
        seen: u64,
        /// The revision of the game.
        current: u64,
    },
    /// The computer is to act.
    #[error("it is the computer's turn")]
    NotYourTurn,
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// Only Go has an estimate.
    #[error("this is no game of Go")]
    NotGo,
    /// The opening asks for a choice, not for a point.
    #[error("the opening asks for a choice")]
    ChoiceAsked,
    /// The game was closed.
    #[error("the game is closed")]
    Closed,
    /// A fault inside the core, or a system without threads to spare.
    #[error("a fault inside: {reason}")]
    Internal {
        /// What is known of it.
        reason: String,
    },
}

/// Why a record is not opened or shown.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum RecordError {
    /// A file larger than any record of a game.
    #[error("{bytes} bytes are too many for a record")]
    TooLarge {
        /// Its length.
        bytes: u64,
    },
    /// Neither SGF nor one of the formats of five in a row.
    #[error("no record of a game: {reason}")]
    NoRecord {
        /// What was found wrong, with its place where there is one.
        reason: String,
    },
    /// No such game, or one that Tengen does not know, or on a board that it has not.
    #[error("game {game} cannot be shown")]
    NotShown {
        /// Its place in the list.
        game: u32,
    },
    /// A frame beyond the last.
    #[error("there is no frame {number}, the last is {last}")]
    NoFrame {
        /// The number asked for.
        number: u32,
        /// The number of the last frame.
        last: u32,
    },
    /// A fault inside the core, or a system without threads to spare.
    #[error("a fault inside: {reason}")]
    Internal {
        /// What is known of it.
        reason: String,
    },
}

/// Why a listener failed. The core notes it in the log and goes on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum ListenerError {
    /// The listener threw something.
    #[error("the listener threw: {reason}")]
    Thrown {
        /// What it threw.
        reason: String,
    },
}

impl From<uniffi::UnexpectedUniFFICallbackError> for ListenerError {
    fn from(error: uniffi::UnexpectedUniFFICallbackError) -> Self {
        Self::Thrown { reason: error.reason }
    }
}

impl From<RuntimeError> for GameError {
    fn from(error: RuntimeError) -> Self {
        Self::Internal { reason: error.to_string() }
    }
}

impl From<RuntimeError> for AdviceError {
    fn from(error: RuntimeError) -> Self {
        Self::Internal { reason: error.to_string() }
    }
}

impl From<RuntimeError> for RecordError {
    fn from(error: RuntimeError) -> Self {
        Self::Internal { reason: error.to_string() }
    }
}

impl From<record::RecordError> for RecordError {
    fn from(error: record::RecordError) -> Self {
        match error {
            record::RecordError::TooLarge { bytes } => Self::TooLarge { bytes },
            record::RecordError::NoRecord { reason } => Self::NoRecord { reason },
        }
    }
}

impl From<RuntimeError> for StartError {
    fn from(error: RuntimeError) -> Self {
        Self::Internal { reason: error.to_string() }
    }
}

impl From<game::StartError> for StartError {
    fn from(error: game::StartError) -> Self {
        match error {
            game::StartError::Config { reason } => reason.into(),
            game::StartError::Resume { reason } => Self::KeptAside { reason: reason.to_string() },
            game::StartError::Thread { reason } => Self::Internal { reason },
        }
    }
}

impl From<game::ConfigError> for StartError {
    fn from(error: game::ConfigError) -> Self {
        match error {
            game::ConfigError::Size { size } => {
                Self::BoardSize { width: size.width() as u32, height: size.height() as u32 }
            }
            game::ConfigError::Opening { opening, rule, .. } => {
                Self::OpeningDoesNotFit { opening: opening.into(), rule: rule.into() }
            }
            game::ConfigError::Handicap { stones, most, .. } => Self::Handicap { stones, most },
            game::ConfigError::Komi { half_points } => Self::Komi { half_points },
            game::ConfigError::NoTime { .. } | game::ConfigError::TooLong { .. } => {
                Self::Clock { reason: error.to_string() }
            }
        }
    }
}

impl From<RuntimeError> for StoreError {
    fn from(error: RuntimeError) -> Self {
        Self::Disk { reason: error.to_string() }
    }
}

impl From<store::StoreError> for StoreError {
    fn from(error: store::StoreError) -> Self {
        match error {
            store::StoreError::InUse => Self::InUse,
            store::StoreError::Damaged { document, reason } => Self::Damaged { document, reason },
            store::StoreError::Newer { document, version } => Self::Newer { document, version },
            // Only a game that is being closed is ever told the one, and it has nobody to tell; the other
            // is told to who asks for a game of the library, and the app has no call for that yet.
            store::StoreError::Superseded | store::StoreError::NoGame { .. } => {
                Self::Disk { reason: error.to_string() }
            }
            store::StoreError::Disk { reason } => Self::Disk { reason },
            store::StoreError::Closed => Self::Closed,
        }
    }
}

impl From<store::StoreError> for StartError {
    fn from(error: store::StoreError) -> Self {
        match error {
            store::StoreError::Damaged { .. } | store::StoreError::Newer { .. } => {
                Self::KeptAside { reason: error.to_string() }
            }
            _ => Self::NotStored { reason: error.to_string() },
        }
    }
}
