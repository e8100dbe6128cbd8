//! What a game is set up with.

use std::time::Duration;

use super::clock::TimeControl;
use super::variant::{FiveVariant, GameVariant, GoVariant, MOST_KOMI, most_handicap};
use crate::board::Size;
use crate::player::Level;
use crate::rules::five::{FiveRule, SIDES};
use crate::rules::go::GoRuleSet;
use crate::rules::openings::{Opening, Seat};

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Participant {
    /// Somebody at the screen.
    Person,
    /// The program.
    Computer {
        /// How strong it plays.
        level: Level,
    },
}

/// One value for each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct BySeat<T> {
    /// The value of the seat that begins.
    pub first: T,
    /// The value of the other seat.
    pub second: T,
}

impl<T> BySeat<T> {
    /// The value of a seat.
    pub const fn get(&self, seat: Seat) -> &T {
        match seat {
            Seat::First => &self.first,
            Seat::Second => &self.second,
        }
    }

    /// The value of a seat, to change it.
    pub const fn get_mut(&mut self, seat: Seat) -> &mut T {
        match seat {
            Seat::First => &mut self.first,
            Seat::Second => &mut self.second,
        }
    }
}

/// Everything that is fixed before the first stone.
///
/// Who plays which colour is said by the seats: the first seat begins, with Black, and an opening
/// of five in a row may exchange the colours later. Whoever tosses for colours does it before, with a seed of their
/// own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct GameConfig {
    /// Which game, with its own choices.
    pub variant: GameVariant,
    /// The board.
    pub size: Size,
    /// Who sits on the first seat, which begins.
    pub first: Participant,
    /// Who sits on the second seat.
    pub second: Participant,
    /// The clock of each seat.
    pub time_control: TimeControl,
    /// Fixes the computer's random choices. A restart moves on to another seed.
    pub seed: u64,
}

/// Why a game cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConfigError {
    /// A side out of range.
    #[error("five in a row is played on boards from 5x5 to 25x25, not on {size}")]
    Size {
        /// The size asked for.
        size: Size,
    },
    /// An opening that the rule or the board does not admit.
    #[error("the opening {opening:?} is not played under {rule:?} on {size}")]
    Opening {
        /// The opening asked for.
        opening: Opening,
        /// The rule asked for.
        rule: FiveRule,
        /// The size asked for.
        size: Size,
    },
    /// More handicap stones than the board takes, or a single one.
    #[error("{stones} handicap stones: {size} takes 0, or 2 to {most}")]
    Handicap {
        /// The number asked for.
        stones: u32,
        /// The board.
        size: Size,
        /// The most that it takes.
        most: u32,
    },
    /// A komi out of all proportion.
    #[error("a komi of {half_points} half points: at most {MOST_KOMI} either way")]
    Komi {
        /// The komi asked for.
        half_points: i32,
    },
    /// A clock under which no move could be made.
    #[error("a clock without time: {field} is zero")]
    NoTime {
        /// The field of the time control.
        field: String,
    },
    /// A time so long that sums of it would overflow.
    #[error("{field} is {time:?}, more than {LONGEST_TIME:?}")]
    TooLong {
        /// The field of the time control.
        field: String,
        /// Its value.
        time: Duration,
    },
}

/// The longest time that a field of a time control may hold: a week.
pub const LONGEST_TIME: Duration = Duration::from_hours(7 * 24);

impl GameConfig {
    /// Two people, a free opening on a board of 15 by 15, no clock.
    pub const fn between_people(rule: FiveRule) -> Self {
        const FIFTEEN: Size = match Size::square(15) {
            Ok(size) => size,
            Err(_) => unreachable!(),
        };
        Self::of_people(GameVariant::Five(FiveVariant::new(rule)), FIFTEEN)
    }

    /// Two people, an even game of Go with the usual komi, no clock.
    pub const fn go_between_people(rule_set: GoRuleSet, size: Size) -> Self {
        Self::of_people(GameVariant::Go(GoVariant::new(rule_set)), size)
    }

    const fn of_people(variant: GameVariant, size: Size) -> Self {
        Self {
            variant,
            size,
            first: Participant::Person,
            second: Participant::Person,
            time_control: TimeControl::Off,
            seed: 0,
        }
    }

    /// Who sits on a seat.
    pub const fn participant(&self, seat: Seat) -> Participant {
        match seat {
            Seat::First => self.first,
            Seat::Second => self.second,
        }
    }

    /// The person's seat and the computer's level; `None` between two people and between two computers.
    pub const fn person_and_level(&self) -> Option<(Seat, Level)> {
        match (self.first, self.second) {
            (Participant::Person, Participant::Computer { level }) => Some((Seat::First, level)),
            (Participant::Computer { level }, Participant::Person) => Some((Seat::Second, level)),
            _ => None,
        }
    }

    /// Whether such a game can be played.
    ///
    /// # Errors
    /// The first fault, in the order of the fields.
    pub fn check(&self) -> Result<(), ConfigError> {
        match self.variant {
            GameVariant::Five(variant) => check_five(variant, self.size)?,
            GameVariant::Go(variant) => check_go(variant, self.size)?,
        }
        self.time_control.check()
    }
}

fn check_five(variant: FiveVariant, size: Size) -> Result<(), ConfigError> {
    let FiveVariant { rule, opening, .. } = variant;
    if !SIDES.contains(&(size.width() as u8)) || !SIDES.contains(&(size.height() as u8)) {
        return Err(ConfigError::Size { size });
    }
    if !opening.fits(rule, size) {
        return Err(ConfigError::Opening { opening, rule, size });
    }
    Ok(())
}

fn check_go(variant: GoVariant, size: Size) -> Result<(), ConfigError> {
    let GoVariant { handicap: stones, komi, .. } = variant;
    let most = most_handicap(size);
    if stones == 1 || stones > most {
        return Err(ConfigError::Handicap { stones, size, most });
    }
    if komi.unsigned_abs() > MOST_KOMI.unsigned_abs() {
        return Err(ConfigError::Komi { half_points: komi });
    }
    Ok(())
}

impl TimeControl {
    /// Whether a game can be played with it.
    ///
    /// # Errors
    /// When a time that must run is zero, or one is longer than [`LONGEST_TIME`].
    pub fn check(self) -> Result<(), ConfigError> {
        match self {
            Self::Off => Ok(()),
            Self::PerMove { limit } => check_time("limit", limit, true),
            Self::Fischer { main, increment } => {
                check_time("main", main, true)?;
                check_time("increment", increment, false)
            }
            Self::ByoYomi { main, period, periods } => {
                check_time("main", main, false)?;
                check_time("period", period, true)?;
                check_count("periods", periods)
            }
            Self::Canadian { main, period, stones } => {
                check_time("main", main, false)?;
                check_time("period", period, true)?;
                check_count("stones", stones)
            }
        }
    }
}

fn check_count(field: &str, count: u32) -> Result<(), ConfigError> {
    if count == 0 { Err(ConfigError::NoTime { field: field.into() }) } else { Ok(()) }
}

fn check_time(field: &str, time: Duration, must_run: bool) -> Result<(), ConfigError> {
    if must_run && time.is_zero() {
        return Err(ConfigError::NoTime { field: field.into() });
    }
    if time > LONGEST_TIME {
        return Err(ConfigError::TooLong { field: field.into(), time });
    }
    Ok(())
}
