//! Why calls fail: one enum for each thing that an app can ask for.

use super::config::{FiveRule, Opening};
use super::picture::index;
use super::runtime::RuntimeError;
use super::view::{Foul, OpeningChoice};
use crate::rules::five::FiveError;
use crate::rules::openings::OpeningError;
use crate::{game, store};

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
    #[error("five in a row is played on boards from 5x5 to 25x25, not on {width}x{height}")]
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

impl From<RuntimeError> for StartError {
    fn from(error: RuntimeError) -> Self {
        Self::Internal { reason: error.to_string() }
    }
}

impl From<game::GameError> for GameError {
    fn from(error: game::GameError) -> Self {
        match error {
            game::GameError::Stale { seen, current } => Self::Stale { seen, current },
            game::GameError::NotYourTurn => Self::NotYourTurn,
            game::GameError::Over => Self::Over,
            game::GameError::Paused => Self::Paused,
            game::GameError::Refused { reason } => reason.into(),
            game::GameError::OpeningRefused { reason } => reason.into(),
            game::GameError::NothingToChoose => Self::NothingToChoose,
            game::GameError::PassInOpening => Self::NoPass,
            game::GameError::NothingToUndo => Self::NothingToUndo,
            game::GameError::NothingToRedo => Self::NothingToRedo,
            game::GameError::NoPerson => Self::NoPerson,
            game::GameError::Closed => Self::Closed,
        }
    }
}

impl From<FiveError> for GameError {
    fn from(error: FiveError) -> Self {
        match error {
            FiveError::Over => Self::Over,
            FiveError::OffBoard { index, .. } => Self::OffBoard { point: index as u32 },
            FiveError::Occupied { point } => Self::Occupied { point: index(point) },
            FiveError::Foul { point, foul } => Self::Forbidden { point: index(point), foul: foul.into() },
            FiveError::NoPass => Self::NoPass,
            FiveError::Size { .. } => Self::Internal { reason: error.to_string() },
        }
    }
}

impl From<OpeningError> for GameError {
    fn from(error: OpeningError) -> Self {
        match error {
            OpeningError::Over => Self::NothingToChoose,
            OpeningError::WrongAction { .. } => Self::OtherTask,
            OpeningError::OutsideArea { point, area } => {
                Self::OutsideOpening { point: index(point), area: area.to_string() }
            }
            OpeningError::NoSuchOption { choice } => Self::NoSuchOption { choice: choice.into() },
            OpeningError::Symmetrical { point, offered } => {
                Self::Symmetrical { point: index(point), offered: index(offered) }
            }
            OpeningError::NotOffered { point } => Self::NotOffered { point: index(point) },
            OpeningError::Position(reason) => reason.into(),
            OpeningError::DoesNotFit { .. } | OpeningError::OutOfStep { .. } => {
                Self::Internal { reason: error.to_string() }
            }
        }
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
            // Only a game that is being closed is ever told so, and it has nobody to tell.
            store::StoreError::Superseded => Self::Disk { reason: error.to_string() },
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
