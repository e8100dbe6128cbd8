//! Says in the foreign terms why the rules refuse something.

use super::errors::GameError;
use super::picture::index;
use crate::game;
use crate::rules::five::FiveError;
use crate::rules::go::GoError;
use crate::rules::openings::OpeningError;

impl From<game::GameError> for GameError {
    fn from(error: game::GameError) -> Self {
        match error {
            game::GameError::Stale { seen, current } => Self::Stale { seen, current },
            game::GameError::NotYourTurn => Self::NotYourTurn,
            game::GameError::Over => Self::Over,
            game::GameError::Paused => Self::Paused,
            game::GameError::Refused { reason } => reason.into(),
            game::GameError::GoRefused { reason } => reason.into(),
            game::GameError::Counting => Self::Counting,
            game::GameError::NotCounting => Self::NotCounting,
            game::GameError::NoStone { point } => Self::NoStone { point: index(point) },
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

impl From<GoError> for GameError {
    fn from(error: GoError) -> Self {
        match error {
            GoError::Over => Self::Over,
            GoError::OffBoard { index, .. } => Self::OffBoard { point: index as u32 },
            GoError::Occupied { point } => Self::Occupied { point: index(point) },
            GoError::Ko { point } => Self::Ko { point: index(point) },
            GoError::Superko { point, after } => Self::Superko { point: index(point), after: after as u32 },
            GoError::Suicide { point } => Self::Suicide { point: index(point) },
            GoError::NoLiberty { .. } => Self::Internal { reason: error.to_string() },
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
