//! Who plays: a setting as text, and the player that it stands for.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use tengen_core::board::Size;
use tengen_core::five::Engine;
use tengen_core::player::{Choice, Level, LevelPlayer, NeighbourPlayer, Player, TreePlayer};
use tengen_core::rules::five::{FivePosition, FiveRule};
use tengen_core::search::{Limits, Progress, Random, Stopper, TreeSearch};

/// What can be written for a setting.
pub(super) const SETTINGS: &str = "easy, medium, hard, random, tree:playouts=N, \
     engine:nodes=N or engine:depth=N; options follow with commas: time=MS for tree and engine, \
     threads=N and exploration=C for tree, table=MIB and vcf=on|off for engine";

/// The table of an engine that says nothing else, in MiB.
const TABLE: usize = 16;

/// A player's setting.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Setting {
    text: String,
    kind: Kind,
}

#[derive(Clone, Debug, PartialEq)]
enum Kind {
    Level(Level),
    Random,
    Tree { limits: Limits, exploration: f64 },
    Engine { limits: Limits, table: usize, with_vcf: bool },
}

/// Why a text is no setting.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum SettingError {
    #[error("nobody is called {name:?}; there are {SETTINGS}")]
    Unknown { name: String },
    #[error("{name} knows no option {option:?}; there are {SETTINGS}")]
    Option { name: String, option: String },
    #[error("{option:?} has no value in range")]
    Value { option: String },
    #[error("{name} needs a limit: {needed}")]
    Unlimited { name: &'static str, needed: &'static str },
}

impl FromStr for Setting {
    type Err = SettingError;

    fn from_str(text: &str) -> Result<Self, SettingError> {
        let (name, rest) = text.split_once(':').unwrap_or((text, ""));
        let options = Options { name, rest };
        let kind = match name {
            "easy" => options.none(Kind::Level(Level::Easy))?,
            "medium" => options.none(Kind::Level(Level::Medium))?,
            "hard" => options.none(Kind::Level(Level::Hard))?,
            "random" => options.none(Kind::Random)?,
            "tree" => tree(&options)?,
            "engine" => engine(&options)?,
            _ => return Err(SettingError::Unknown { name: name.to_owned() }),
        };
        Ok(Self { text: text.to_owned(), kind })
    }
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Setting {
    /// A new player for one game.
    pub(super) fn player(&self, rule: FiveRule, size: Size, seed: u64) -> Box<dyn Player> {
        match self.kind {
            Kind::Level(level) => Box::new(LevelPlayer::new(level, rule, size, seed)),
            Kind::Random => Box::new(NeighbourPlayer::new(seed)),
            Kind::Tree { limits, exploration } => {
                Box::new(TreePlayer::new(TreeSearch { exploration, seed, ..TreeSearch::default() }, limits))
            }
            Kind::Engine { limits, table, with_vcf } => Box::new(EnginePlayer {
                engine: Engine::with_table(rule, size, table).with_vcf(with_vcf),
                limits,
                random: Random::new(seed),
            }),
        }
    }
}

/// The engine with nothing around it.
struct EnginePlayer {
    engine: Engine,
    limits: Limits,
    random: Random,
}

impl Player for EnginePlayer {
    fn choose(
        &mut self,
        position: &FivePosition,
        stopper: &Stopper,
        progress: &mut dyn FnMut(&Progress),
    ) -> Option<Choice> {
        let found = self.engine.search(position, &self.limits, self.random.next_u64(), stopper, progress)?;
        Some(Choice { played: found.best, win_rate: found.win_rate, depth: found.depth, nodes: found.nodes })
    }
}

/// The part of a setting after its colon.
struct Options<'a> {
    name: &'a str,
    rest: &'a str,
}

impl Options<'_> {
    fn none(&self, kind: Kind) -> Result<Kind, SettingError> {
        self.pairs().next().map_or(Ok(kind), |(option, _)| Err(self.unknown(option)))
    }

    fn pairs(&self) -> impl Iterator<Item = (&str, &str)> {
        let parts = self.rest.split(',').filter(|part| !part.is_empty());
        parts.map(|part| part.split_once('=').unwrap_or((part, "")))
    }

    fn unknown(&self, option: &str) -> SettingError {
        SettingError::Option { name: self.name.to_owned(), option: option.to_owned() }
    }
}

/// The value of an option, which must be above 0.
fn positive<T: FromStr + PartialOrd + Default>(option: &str, value: &str) -> Result<T, SettingError> {
    let number = value.parse::<T>().ok().filter(|number| *number > T::default());
    number.ok_or_else(|| SettingError::Value { option: option.to_owned() })
}

fn tree(options: &Options<'_>) -> Result<Kind, SettingError> {
    let mut limits = Limits::default();
    let mut exploration = TreeSearch::default().exploration;
    for (option, value) in options.pairs() {
        match option {
            "playouts" => limits.nodes = Some(positive(option, value)?),
            "time" => limits.time = Some(Duration::from_millis(positive(option, value)?)),
            "threads" => limits.threads = positive(option, value)?,
            "exploration" => exploration = positive(option, value)?,
            _ => return Err(options.unknown(option)),
        }
    }
    if limits.nodes.is_none() && limits.time.is_none() {
        return Err(SettingError::Unlimited { name: "tree", needed: "playouts or time" });
    }
    Ok(Kind::Tree { limits, exploration })
}

fn engine(options: &Options<'_>) -> Result<Kind, SettingError> {
    let mut limits = Limits::default();
    let (mut table, mut with_vcf) = (TABLE, true);
    for (option, value) in options.pairs() {
        match (option, value) {
            ("nodes", _) => limits.nodes = Some(positive(option, value)?),
            ("depth", _) => limits.depth = Some(positive(option, value)?),
            ("time", _) => limits.time = Some(Duration::from_millis(positive(option, value)?)),
            ("table", _) => table = positive(option, value)?,
            ("vcf", "on") => with_vcf = true,
            ("vcf", "off") => with_vcf = false,
            ("vcf", _) => return Err(SettingError::Value { option: option.to_owned() }),
            _ => return Err(options.unknown(option)),
        }
    }
    if limits.nodes.is_none() && limits.depth.is_none() && limits.time.is_none() {
        return Err(SettingError::Unlimited { name: "engine", needed: "nodes, depth or time" });
    }
    Ok(Kind::Engine { limits, table, with_vcf })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kind(text: &str) -> Kind {
        text.parse::<Setting>().unwrap().kind
    }

    #[test]
    fn settings_are_read() {
        assert_eq!(kind("hard"), Kind::Level(Level::Hard));
        assert_eq!(kind("random"), Kind::Random);
        let limits = Limits { threads: 2, ..Limits::nodes(2000) };
        assert_eq!(
            kind("tree:playouts=2000,threads=2,exploration=1.8"),
            Kind::Tree { limits, exploration: 1.8 }
        );
        let limits = Limits::nodes(10_000).with_depth(4);
        assert_eq!(
            kind("engine:nodes=10000,depth=4,vcf=off"),
            Kind::Engine { limits, table: TABLE, with_vcf: false }
        );
        assert_eq!("engine:depth=4".parse::<Setting>().unwrap().to_string(), "engine:depth=4");
    }

    #[test]
    fn what_is_no_setting_is_named() {
        let says = |text: &str| text.parse::<Setting>().unwrap_err().to_string();
        assert!(says("expert").starts_with("nobody is called \"expert\"; there are easy, medium"));
        assert!(says("hard:nodes=5").starts_with("hard knows no option \"nodes\""));
        assert!(says("engine:playouts=5").starts_with("engine knows no option \"playouts\""));
        assert_eq!(says("engine:nodes=0"), "\"nodes\" has no value in range");
        assert_eq!(says("engine:nodes=5,vcf=perhaps"), "\"vcf\" has no value in range");
        assert_eq!(says("tree:playouts=-5"), "\"playouts\" has no value in range");
        assert_eq!(says("engine"), "engine needs a limit: nodes, depth or time");
        assert_eq!(says("tree:threads=2"), "tree needs a limit: playouts or time");
    }

    #[test]
    fn every_setting_has_a_player_whom_a_seed_fixes() {
        let size = Size::square(9).unwrap();
        let position = FivePosition::new(FiveRule::Renju, size).unwrap();
        for text in ["easy", "medium", "hard", "random", "tree:playouts=20", "engine:nodes=200"] {
            let setting: Setting = text.parse().unwrap();
            let choose = || {
                let mut player = setting.player(FiveRule::Renju, size, 5);
                player.choose(&position, &Stopper::new(), &mut |_| {}).map(|choice| choice.played)
            };
            assert!(choose().is_some(), "{text}");
            assert_eq!(choose(), choose(), "{text}");
        }
    }
}
