//! From the command line to a game's configuration.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use clap::ValueEnum;
use tengen_core::board::{Size, Stone};
use tengen_core::game::{GameConfig, Participant, TimeControl};
use tengen_core::player::Level;
use tengen_core::rules::five::{FiveRule, FoulPolicy};
use tengen_core::rules::openings::Opening;
use tengen_core::search::Random;

use crate::reading::read_size;

/// What the command takes.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How strong the computer plays.
    #[arg(long, value_enum, default_value_t = LevelName::Medium)]
    level: LevelName,
    /// Two people at one keyboard.
    #[arg(long, conflicts_with_all = ["level", "colour"])]
    two_players: bool,
    /// Which lines win.
    #[arg(long, value_enum, default_value_t = RuleName::Freestyle)]
    rule: RuleName,
    /// The side of the board, or its width and height as in 15x13.
    #[arg(long, default_value = "15", value_parser = read_size)]
    size: Size,
    /// Your colour; Black begins.
    #[arg(long, visible_alias = "color", value_enum, default_value_t = ColourName::Black)]
    colour: ColourName,
    /// How the game begins.
    #[arg(long, value_enum, default_value_t = OpeningName::Free)]
    opening: OpeningName,
    /// The time of each side: off, 30s for each move, 5m+3s (3 seconds are added for each move), or
    /// 10m+3x30s (then 3 periods of 30 seconds).
    #[arg(long, default_value = "off", value_parser = parse_clock)]
    clock: TimeControl,
    /// Fixes the computer's random choices; by default every game is another.
    #[arg(long)]
    seed: Option<u64>,
    /// Read moves from standard input and print the board after each.
    #[arg(long)]
    pub(super) plain: bool,
    /// Draw with ASCII signs only.
    #[arg(long)]
    pub(super) ascii: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum LevelName {
    Easy,
    Medium,
    Hard,
}

#[derive(Clone, Copy, ValueEnum)]
enum RuleName {
    /// Five or more win.
    Freestyle,
    /// Exactly five win.
    Standard,
    /// Five win unless both ends are blocked by the opponent; six or more always win.
    Caro,
    /// Black needs exactly five and must not play double threes, double fours or overlines.
    Renju,
}

#[derive(Clone, Copy, ValueEnum)]
enum ColourName {
    Black,
    White,
    /// Drawn by lot.
    Toss,
}

#[derive(Clone, Copy, ValueEnum)]
enum OpeningName {
    /// No restriction.
    Free,
    /// The first stone goes to the centre.
    Centre,
    /// The third stone at least three lines from the centre.
    Pro,
    /// The third stone at least four lines from the centre.
    LongPro,
    /// One side places three stones, the other takes a colour.
    Swap,
    /// As swap, or two more stones and the choice goes back.
    Swap2,
    /// Renju on 15x15: up to eight fifth moves.
    Soosorv,
    /// Renju on 15x15: a choice of colour after each of the first stones.
    Taraguchi,
}

/// Why a time control is none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} is no clock: write off, 30s, 5m+3s or 10m+3x30s, with s, m or h after each time")]
struct ClockError {
    text: String,
}

/// The game that the arguments ask for.
pub(super) fn config(arguments: &Arguments) -> GameConfig {
    let seed = arguments.seed.unwrap_or_else(random_seed);
    let computer = Participant::Computer { level: arguments.level.into() };
    let (first, second) = if arguments.two_players {
        (Participant::Person, Participant::Person)
    } else if colour(arguments.colour, seed) == Stone::Black {
        (Participant::Person, computer)
    } else {
        (computer, Participant::Person)
    };
    GameConfig {
        rule: arguments.rule.into(),
        size: arguments.size,
        opening: arguments.opening.into(),
        first,
        second,
        time_control: arguments.clock,
        foul_policy: FoulPolicy::Refused,
        seed,
    }
}

fn colour(name: ColourName, seed: u64) -> Stone {
    match name {
        ColourName::Black => Stone::Black,
        ColourName::White => Stone::White,
        ColourName::Toss => Stone::BOTH[Random::new(seed).below(2)],
    }
}

/// A seed from the time of day: play differs from game to game, and nothing else depends on it.
fn random_seed() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos() as u64)
}

fn parse_clock(text: &str) -> Result<TimeControl, ClockError> {
    let error = || ClockError { text: text.to_owned() };
    if text == "off" {
        return Ok(TimeControl::Off);
    }
    let Some((main, rest)) = text.split_once('+') else {
        return Ok(TimeControl::PerMove { limit: parse_time(text).ok_or_else(error)? });
    };
    let main = parse_time(main).ok_or_else(error)?;
    match rest.split_once('x') {
        None => Ok(TimeControl::Fischer { main, increment: parse_time(rest).ok_or_else(error)? }),
        Some((periods, period)) => Ok(TimeControl::ByoYomi {
            main,
            period: parse_time(period).ok_or_else(error)?,
            periods: periods.parse().map_err(|_| error())?,
        }),
    }
}

/// A whole number with its unit: 30s, 5m, 1h.
fn parse_time(text: &str) -> Option<Duration> {
    let (number, seconds) = [('s', 1), ('m', 60), ('h', 3600)]
        .into_iter()
        .find_map(|(unit, seconds)| text.strip_suffix(unit).map(|number| (number, seconds)))?;
    let number: u32 = number.parse().ok()?;
    Some(Duration::from_secs(u64::from(number) * seconds))
}

impl From<LevelName> for Level {
    fn from(name: LevelName) -> Self {
        match name {
            LevelName::Easy => Self::Easy,
            LevelName::Medium => Self::Medium,
            LevelName::Hard => Self::Hard,
        }
    }
}

impl From<RuleName> for FiveRule {
    fn from(name: RuleName) -> Self {
        match name {
            RuleName::Freestyle => Self::Freestyle,
            RuleName::Standard => Self::Standard,
            RuleName::Caro => Self::Caro,
            RuleName::Renju => Self::Renju,
        }
    }
}

impl From<OpeningName> for Opening {
    fn from(name: OpeningName) -> Self {
        match name {
            OpeningName::Free => Self::Free,
            OpeningName::Centre => Self::CentreFirst,
            OpeningName::Pro => Self::Pro,
            OpeningName::LongPro => Self::LongPro,
            OpeningName::Swap => Self::Swap,
            OpeningName::Swap2 => Self::Swap2,
            OpeningName::Soosorv => Self::Soosorv8,
            OpeningName::Taraguchi => Self::Taraguchi10,
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Command {
        #[command(flatten)]
        arguments: Arguments,
    }

    fn config_of(options: &str) -> GameConfig {
        config(&Command::parse_from(format!("play {options}").split_whitespace()).arguments)
    }

    const fn seconds(count: u64) -> Duration {
        Duration::from_secs(count)
    }

    #[test]
    fn a_plain_command_starts_freestyle_as_black() {
        let config = config_of("");
        assert_eq!((config.rule, config.opening), (FiveRule::Freestyle, Opening::Free));
        assert_eq!(config.size, Size::square(15).unwrap());
        assert_eq!(config.first, Participant::Person);
        assert_eq!(config.second, Participant::Computer { level: Level::Medium });
        assert_eq!(config.time_control, TimeControl::Off);
    }

    #[test]
    fn options_reach_the_game() {
        let config = config_of("--rule renju --opening soosorv --colour white --level hard --seed 7");
        assert_eq!((config.rule, config.opening, config.seed), (FiveRule::Renju, Opening::Soosorv8, 7));
        assert_eq!(config.first, Participant::Computer { level: Level::Hard });
        let config = config_of("--two-players --size 9x7");
        assert_eq!((config.first, config.second), (Participant::Person, Participant::Person));
        assert_eq!(config.size, Size::new(9, 7).unwrap());
    }

    #[test]
    fn a_toss_gives_both_colours_and_a_seed_fixes_it() {
        let first = |seed: u64| config_of(&format!("--colour toss --seed {seed}")).first;
        let black = (0..20).filter(|&seed| first(seed) == Participant::Person).count();
        assert!((1..20).contains(&black), "{black} of 20");
        assert_eq!(first(3), first(3));
    }

    #[test]
    fn clocks_are_read() {
        for (text, expected) in [
            ("off", TimeControl::Off),
            ("30s", TimeControl::PerMove { limit: seconds(30) }),
            ("5m+3s", TimeControl::Fischer { main: seconds(300), increment: seconds(3) }),
            ("1h+5x1m", TimeControl::ByoYomi { main: seconds(3600), period: seconds(60), periods: 5 }),
        ] {
            assert_eq!(parse_clock(text), Ok(expected), "{text}");
        }
        for text in ["", "30", "5m+", "+3s", "5m+3x", "5m+x30s", "-5s", "5 m", "99999999999s", "5m+3s+1s"] {
            assert_eq!(parse_clock(text), Err(ClockError { text: text.to_owned() }));
        }
    }

    #[test]
    fn faulty_sizes_are_told() {
        assert_eq!(
            read_size("26").unwrap_err().to_string(),
            "a board of 26 by 26: each side must be from 1 to 25"
        );
        assert_eq!(read_size("x15").unwrap_err().to_string(), "\"x15\" is no size: write 15 or 15x13");
    }
}
