//! What a person has set and last chosen. Fields that a file lacks take their usual values, so that a
//! later app may add some.

use crate::game::{GoVariant, TimeControl};
use crate::player::Level;
use crate::rules::five::{FiveRule, FoulPolicy};
use crate::rules::go::GoRuleSet;
use crate::rules::openings::Opening;

/// Whether the screens are light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Appearance {
    /// As the system has it.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// How a touch plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TouchInput {
    /// A tap plays.
    Tap,
    /// A short tap plays; a longer press shows the magnifier, and the release plays.
    Press,
    /// A tap chooses, a second one plays.
    Confirm,
}

/// What a person has set.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(default)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Settings {
    /// Light or dark.
    pub appearance: Appearance,
    /// A language tag, "zh-Hans"; `None` for the system's.
    pub language: Option<String>,
    /// The name of a look.
    pub look: String,
    /// Whether letters and numbers stand at the board's edge.
    pub coordinates: bool,
    /// Whether stones carry their numbers.
    pub move_numbers: bool,
    /// Whether crosses mark the forbidden points in renju.
    pub show_forbidden: bool,
    /// What a foul does under renju.
    pub foul_policy: FoulPolicy,
    /// Whether the buttons are on the left.
    pub left_handed: bool,
    /// Whether things appear in place of moving.
    pub reduced_motion: bool,
    /// How a touch plays; `None` lets the size of the cells decide.
    pub input: Option<TouchInput>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            appearance: Appearance::default(),
            language: None,
            look: "kaya".to_owned(),
            coordinates: true,
            move_numbers: false,
            show_forbidden: true,
            foul_policy: FoulPolicy::default(),
            left_handed: false,
            reduced_motion: false,
            input: None,
        }
    }
}

/// The colour that a person asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ColourChoice {
    /// Black, who begins.
    #[default]
    Black,
    /// White.
    White,
    /// Whichever the toss gives.
    Toss,
}

/// One of the games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameKind {
    /// Five in a row.
    #[default]
    Five,
    /// Go.
    Go,
}

/// What a person last chose for a new game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct GameChoice {
    /// Which game.
    pub game: GameKind,
    /// The computer's level; `None` for two people.
    pub level: Option<Level>,
    /// The person's colour.
    pub colour: ColourChoice,
    /// Points a side in five in a row.
    pub side: u32,
    /// Which lines win in five in a row.
    pub rule: FiveRule,
    /// How a game of five in a row begins.
    pub opening: Opening,
    /// The clock.
    pub time_control: TimeControl,
    /// What only Go asks for.
    pub go: GoChoice,
}

impl Default for GameChoice {
    fn default() -> Self {
        Self {
            game: GameKind::default(),
            level: Some(Level::Easy),
            colour: ColourChoice::default(),
            side: 15,
            rule: FiveRule::Freestyle,
            opening: Opening::default(),
            time_control: TimeControl::default(),
            go: GoChoice::default(),
        }
    }
}

/// What a person last chose for a new game of Go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct GoChoice {
    /// Points a side.
    pub side: u32,
    /// Which rules.
    pub rule_set: GoRuleSet,
    /// Whether positional superko is added to the Chinese rules.
    pub superko: bool,
    /// What White gets for moving second, in half points.
    pub komi: i32,
    /// Black stones on the board before White's first move.
    pub handicap: u32,
    /// Whether Black places the handicap stones.
    pub free_placement: bool,
    /// Whether the computer may give up.
    pub computer_resigns: bool,
}

impl Default for GoChoice {
    fn default() -> Self {
        let GoVariant { rule_set, superko, komi, handicap, free_placement, computer_resigns } =
            GoVariant::new(GoRuleSet::Chinese);
        Self { side: 9, rule_set, superko, komi, handicap, free_placement, computer_resigns }
    }
}
