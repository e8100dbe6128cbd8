//! What a game is set up with.

use std::time::Duration;

use super::errors::StartError;
use super::mirrored;
use super::variant::GameVariant;
use crate::board::{Size, SizeError};
use crate::{board, game, player, rules};

mirrored! {
    /// A stone's colour; also the side that plays it.
    Stone = board::Stone {
        /// Plays first.
        Black,
        /// Plays second.
        White,
    }
}

mirrored! {
    /// One of the two people at the board; the colours they hold may change during an opening.
    Seat = rules::openings::Seat {
        /// Holds Black at the beginning.
        First,
        /// Holds White at the beginning.
        Second,
    }
}

mirrored! {
    /// How strong the computer plays.
    Level = player::Level {
        /// Sees its own moves only, and overlooks things.
        Easy,
        /// Sees two to three plies ahead.
        Medium,
        /// Sees four to five plies ahead, and wins by a row of fours when there is one.
        Hard,
    }
}

mirrored! {
    /// Which lines win, and what is forbidden.
    FiveRule = rules::five::FiveRule {
        /// Five or more win.
        Freestyle,
        /// Exactly five win.
        Standard,
        /// Exactly five win unless blocked at both ends; six or more always win.
        Caro,
        /// Black wins with exactly five and has forbidden points; White wins with five or more.
        Renju,
    }
}

mirrored! {
    /// How a game begins.
    Opening = rules::openings::Opening {
        /// No restriction.
        Free,
        /// The first stone in the centre.
        CentreFirst,
        /// The first stone in the centre, Black's second at least three lines away.
        Pro,
        /// The same with four lines.
        LongPro,
        /// Three stones by one person, then a choice of colour by the other.
        Swap,
        /// The same, and the other may place two more stones instead.
        Swap2,
        /// Three stones about the centre, choices of colour, 1 to 8 fifth moves.
        Soosorv8,
        /// A choice of colour after each of the first stones; Black may offer ten fifth moves.
        Taraguchi10,
    }
}

mirrored! {
    /// What a foul does under renju.
    FoulPolicy = rules::five::FoulPolicy {
        /// The move is refused with its reason.
        Refused,
        /// The move is played and loses.
        Loses,
    }
}

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Participant {
    /// Somebody at the screen.
    Person,
    /// The program.
    Computer {
        /// How strong it plays.
        level: Level,
    },
}

/// How the time of a side is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum TimeControl {
    /// No clock.
    Off,
    /// The same time for each move; what is left of it is lost.
    PerMove {
        /// The time for one move.
        limit: Duration,
    },
    /// A time for the whole game that grows after each move.
    Fischer {
        /// The time at the beginning.
        main: Duration,
        /// What each finished move adds.
        increment: Duration,
    },
    /// After the main time, periods; each that runs out is lost, with the last one the game.
    ByoYomi {
        /// The time before the periods; may be zero.
        main: Duration,
        /// The length of a period.
        period: Duration,
        /// The number of periods.
        periods: u32,
    },
    /// After the main time, periods in which so many stones must be played; a period that runs out
    /// loses the game.
    Canadian {
        /// The time before the first period; may be zero.
        main: Duration,
        /// The length of a period.
        period: Duration,
        /// The stones due in each period, 1 or more.
        stones: u32,
    },
}

/// Everything that is fixed before the first stone.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct GameConfig {
    /// Which game, with its own choices.
    pub variant: GameVariant,
    /// The number of columns, 5 to 25 in five in a row, 1 to 25 in Go.
    pub width: u32,
    /// The number of rows, in the same range.
    pub height: u32,
    /// Who begins, with Black.
    pub first: Participant,
    /// Who sits on the other seat.
    pub second: Participant,
    /// The clock of each seat.
    pub time_control: TimeControl,
    /// Fixes the computer's random choices.
    pub seed: u64,
}

/// The openings that a rule admits on a board, in the order of menus; none where no game of five in a
/// row can be played.
#[uniffi::export]
pub fn fitting_openings(rule: FiveRule, width: u32, height: u32) -> Vec<Opening> {
    let sides = rules::five::SIDES;
    let Ok(size) = Size::new(width, height) else { return Vec::new() };
    if ![size.width(), size.height()].iter().all(|&side| sides.contains(&(side as u8))) {
        return Vec::new();
    }
    let fits = |opening: &rules::openings::Opening| opening.fits(rule.into(), size);
    rules::openings::Opening::ALL.into_iter().filter(fits).map(Opening::from).collect()
}

impl From<game::Participant> for Participant {
    fn from(participant: game::Participant) -> Self {
        match participant {
            game::Participant::Person => Self::Person,
            game::Participant::Computer { level } => Self::Computer { level: level.into() },
        }
    }
}

impl From<Participant> for game::Participant {
    fn from(participant: Participant) -> Self {
        match participant {
            Participant::Person => Self::Person,
            Participant::Computer { level } => Self::Computer { level: level.into() },
        }
    }
}

impl From<game::TimeControl> for TimeControl {
    fn from(control: game::TimeControl) -> Self {
        match control {
            game::TimeControl::Off => Self::Off,
            game::TimeControl::PerMove { limit } => Self::PerMove { limit },
            game::TimeControl::Fischer { main, increment } => Self::Fischer { main, increment },
            game::TimeControl::ByoYomi { main, period, periods } => Self::ByoYomi { main, period, periods },
            game::TimeControl::Canadian { main, period, stones } => Self::Canadian { main, period, stones },
        }
    }
}

impl From<TimeControl> for game::TimeControl {
    fn from(control: TimeControl) -> Self {
        match control {
            TimeControl::Off => Self::Off,
            TimeControl::PerMove { limit } => Self::PerMove { limit },
            TimeControl::Fischer { main, increment } => Self::Fischer { main, increment },
            TimeControl::ByoYomi { main, period, periods } => Self::ByoYomi { main, period, periods },
            TimeControl::Canadian { main, period, stones } => Self::Canadian { main, period, stones },
        }
    }
}

impl From<game::GameConfig> for GameConfig {
    fn from(config: game::GameConfig) -> Self {
        Self {
            variant: config.variant.into(),
            width: config.size.width() as u32,
            height: config.size.height() as u32,
            first: config.first.into(),
            second: config.second.into(),
            time_control: config.time_control.into(),
            seed: config.seed,
        }
    }
}

impl TryFrom<GameConfig> for game::GameConfig {
    type Error = StartError;

    fn try_from(config: GameConfig) -> Result<Self, StartError> {
        let size = Size::new(config.width, config.height)
            .map_err(|SizeError { width, height }| StartError::BoardSize { width, height })?;
        Ok(Self {
            variant: config.variant.into(),
            size,
            first: config.first.into(),
            second: config.second.into(),
            time_control: config.time_control.into(),
            seed: config.seed,
        })
    }
}
