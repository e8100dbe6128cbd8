//! From the command line to a game's configuration.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use clap::ValueEnum;
use tengen_core::board::{Size, Stone};
use tengen_core::game::{
    FiveVariant, GameConfig, GameVariant, GoVariant, MOST_KOMI, Participant, TimeControl,
};
use tengen_core::player::Level;
use tengen_core::rules::five::FiveRule;
use tengen_core::rules::go::GoRuleSet;
use tengen_core::rules::openings::Opening;
use tengen_core::search::Random;

use crate::reading::read_size;

/// What the command takes.
#[derive(clap::Args)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub(crate) struct Arguments {
    /// How strong the computer plays.
    #[arg(long, value_enum, default_value_t = LevelName::Medium)]
    level: LevelName,
    /// Two people at one keyboard.
    #[arg(long, conflicts_with_all = ["level", "colour"])]
    two_players: bool,
    /// Which game.
    #[arg(long, value_enum, default_value_t = GameName::Five)]
    game: GameName,
    /// Five in a row: which lines win, freestyle unless said otherwise.
    #[arg(long, value_enum)]
    rule: Option<RuleName>,
    /// The side of the board, or its width and height as in 15x13; 15 for five in a row and 9 for Go
    /// unless said otherwise.
    #[arg(long, value_parser = read_size)]
    size: Option<Size>,
    /// Your colour; Black begins.
    #[arg(long, visible_alias = "color", value_enum, default_value_t = ColourName::Black)]
    colour: ColourName,
    /// Five in a row: how the game begins, free unless said otherwise.
    #[arg(long, value_enum)]
    opening: Option<OpeningName>,
    /// Go: which rules, Chinese unless said otherwise.
    #[arg(long, value_enum)]
    rules: Option<RulesName>,
    /// Go: points for White, such as 6.5; those usual under the rules, and half a point with a handicap,
    /// unless said otherwise.
    #[arg(long, value_parser = parse_komi, allow_hyphen_values = true)]
    komi: Option<Komi>,
    /// Go: black stones before White's first move.
    #[arg(long)]
    handicap: Option<u32>,
    /// Go: Black places the handicap stones.
    #[arg(long, requires = "handicap")]
    free_handicap: bool,
    /// Go: positional superko besides the Chinese rules.
    #[arg(long)]
    superko: bool,
    /// Go: the computer never gives up.
    #[arg(long)]
    never_resign: bool,
    /// The time of each side: off, 30s for each move, 5m+3s (3 seconds are added for each move),
    /// 10m+3x30s (then 3 periods of 30 seconds), or 10m+25/5m (then 25 stones in each 5 minutes).
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

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum GameName {
    /// Five in a row.
    Five,
    /// Go.
    Go,
}

#[derive(Clone, Copy, ValueEnum)]
enum RulesName {
    Chinese,
    Japanese,
    Korean,
    Aga,
    NewZealand,
    TrompTaylor,
}

/// A komi in half points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Komi(i32);

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
#[error(
    "{text:?} is no clock: write off, 30s, 5m+3s, 10m+3x30s or 10m+25/5m, with s, m or h after each time"
)]
struct ClockError {
    text: String,
}

/// Why options do not make a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{option} is no option of {game}")]
pub(super) struct SetupError {
    option: &'static str,
    game: &'static str,
}

/// The game that the arguments ask for.
///
/// # Errors
/// When an option belongs to the other game.
pub(super) fn config(arguments: &Arguments) -> Result<GameConfig, SetupError> {
    let variant = match arguments.game {
        GameName::Five => GameVariant::Five(five(arguments)?),
        GameName::Go => GameVariant::Go(go(arguments)?),
    };
    let usual_side = if arguments.game == GameName::Go { NINE } else { FIFTEEN };
    let seed = arguments.seed.unwrap_or_else(random_seed);
    let computer = Participant::Computer { level: arguments.level.into() };
    let (first, second) = if arguments.two_players {
        (Participant::Person, Participant::Person)
    } else if colour(arguments.colour, seed) == Stone::Black {
        (Participant::Person, computer)
    } else {
        (computer, Participant::Person)
    };
    Ok(GameConfig {
        variant,
        size: arguments.size.unwrap_or(usual_side),
        first,
        second,
        time_control: arguments.clock,
        seed,
    })
}

const NINE: Size = match Size::square(9) {
    Ok(size) => size,
    Err(_) => unreachable!(),
};
const FIFTEEN: Size = match Size::square(15) {
    Ok(size) => size,
    Err(_) => unreachable!(),
};

fn five(arguments: &Arguments) -> Result<FiveVariant, SetupError> {
    let misplaced = [
        ("--rules", arguments.rules.is_some()),
        ("--komi", arguments.komi.is_some()),
        ("--handicap", arguments.handicap.is_some()),
        ("--superko", arguments.superko),
        ("--never-resign", arguments.never_resign),
    ];
    check(misplaced, "five in a row")?;
    let rule = arguments.rule.unwrap_or(RuleName::Freestyle).into();
    let opening = arguments.opening.map_or(Opening::Free, Opening::from);
    Ok(FiveVariant { opening, ..FiveVariant::new(rule) })
}

fn go(arguments: &Arguments) -> Result<GoVariant, SetupError> {
    check([("--rule", arguments.rule.is_some()), ("--opening", arguments.opening.is_some())], "Go")?;
    let usual = GoVariant::new(arguments.rules.map_or(GoRuleSet::Chinese, GoRuleSet::from));
    let handicap = arguments.handicap.unwrap_or(0);
    let komi = if handicap > 0 { 1 } else { usual.komi };
    Ok(GoVariant {
        superko: arguments.superko,
        komi: arguments.komi.map_or(komi, |Komi(half_points)| half_points),
        handicap,
        free_placement: arguments.free_handicap,
        computer_resigns: !arguments.never_resign,
        ..usual
    })
}

fn check<const N: usize>(misplaced: [(&'static str, bool); N], game: &'static str) -> Result<(), SetupError> {
    match misplaced.into_iter().find(|(_, is_given)| *is_given) {
        Some((option, _)) => Err(SetupError { option, game }),
        None => Ok(()),
    }
}

fn parse_komi(text: &str) -> Result<Komi, String> {
    let doubled = text.parse::<f64>().map(|komi| 2.0 * komi).ok();
    doubled
        .filter(|doubled| doubled.abs() <= f64::from(MOST_KOMI) && doubled.fract() == 0.0)
        .map(|doubled| Komi(doubled as i32))
        .ok_or_else(|| format!("{text:?} is no komi: write 7.5, or -3"))
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
    if let Some((stones, period)) = rest.split_once('/') {
        let period = parse_time(period).ok_or_else(error)?;
        return Ok(TimeControl::Canadian { main, period, stones: stones.parse().map_err(|_| error())? });
    }
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

impl From<RulesName> for GoRuleSet {
    fn from(name: RulesName) -> Self {
        match name {
            RulesName::Chinese => Self::Chinese,
            RulesName::Japanese => Self::Japanese,
            RulesName::Korean => Self::Korean,
            RulesName::Aga => Self::Aga,
            RulesName::NewZealand => Self::NewZealand,
            RulesName::TrompTaylor => Self::TrompTaylor,
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
        setup_of(options).unwrap()
    }

    fn setup_of(options: &str) -> Result<GameConfig, SetupError> {
        config(&Command::parse_from(format!("play {options}").split_whitespace()).arguments)
    }

    const fn seconds(count: u64) -> Duration {
        Duration::from_secs(count)
    }

    #[test]
    fn a_plain_command_starts_freestyle_as_black() {
        let config = config_of("");
        assert_eq!(config.variant, GameVariant::Five(FiveVariant::new(FiveRule::Freestyle)));
        assert_eq!(config.size, Size::square(15).unwrap());
        assert_eq!(config.first, Participant::Person);
        assert_eq!(config.second, Participant::Computer { level: Level::Medium });
        assert_eq!(config.time_control, TimeControl::Off);
    }

    #[test]
    fn options_reach_the_game() {
        let config = config_of("--rule renju --opening soosorv --colour white --level hard --seed 7");
        let variant = FiveVariant { opening: Opening::Soosorv8, ..FiveVariant::new(FiveRule::Renju) };
        assert_eq!((config.variant, config.seed), (GameVariant::Five(variant), 7));
        assert_eq!(config.first, Participant::Computer { level: Level::Hard });
        let config = config_of("--two-players --size 9x7");
        assert_eq!((config.first, config.second), (Participant::Person, Participant::Person));
        assert_eq!(config.size, Size::new(9, 7).unwrap());
    }

    #[test]
    fn go_has_its_own_options() {
        let config = config_of("--game go");
        assert_eq!(config.variant, GameVariant::Go(GoVariant::new(GoRuleSet::Chinese)));
        assert_eq!(config.size, Size::square(9).unwrap());
        let config = config_of("--game go --rules japanese --handicap 4 --free-handicap --size 19");
        let GameVariant::Go(go) = config.variant else { panic!("Go") };
        assert_eq!((go.rule_set, go.komi, go.handicap), (GoRuleSet::Japanese, 1, 4));
        assert!(go.free_placement && go.computer_resigns);
        let GameVariant::Go(go) = config_of("--game go --komi -2.5 --never-resign").variant else {
            panic!("Go")
        };
        assert_eq!((go.komi, go.computer_resigns), (-5, false));
        assert!(parse_komi("0.25").is_err() && parse_komi("much").is_err());
        for (options, option) in [
            ("--komi 5", "--komi"),
            ("--rules aga", "--rules"),
            ("--game go --rule renju", "--rule"),
            ("--game go --opening swap", "--opening"),
        ] {
            assert_eq!(setup_of(options).unwrap_err().option, option);
        }
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
            ("10m+25/5m", TimeControl::Canadian { main: seconds(600), period: seconds(300), stones: 25 }),
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
