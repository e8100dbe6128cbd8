//! What a person has set and last chosen.

use super::config::{FiveRule, FoulPolicy, Level, Opening, TimeControl};
use super::mirrored;
use super::variant::{GameKind, GoRuleSet};
use crate::store;

mirrored! {
    /// Whether the screens are light or dark.
    Appearance = store::Appearance {
        /// As the system has it.
        System,
        /// Light.
        Light,
        /// Dark.
        Dark,
    }
}

mirrored! {
    /// How a touch plays.
    TouchInput = store::TouchInput {
        /// A tap plays.
        Tap,
        /// A short tap plays; a longer press shows the magnifier, and the release plays.
        Press,
        /// A tap chooses, a second one plays.
        Confirm,
    }
}

mirrored! {
    /// The colour that a person asks for.
    ColourChoice = store::ColourChoice {
        /// Black, who begins.
        Black,
        /// White.
        White,
        /// Whichever the toss gives.
        Toss,
    }
}

/// What a person has set.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Settings {
    /// Light or dark.
    pub appearance: Appearance,
    /// A language tag, "zh-Hans"; none for the system's.
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
    /// How a touch plays; none lets the size of the cells decide.
    pub input: Option<TouchInput>,
}

/// What a person last chose for a new game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct GameChoice {
    /// Which game.
    pub game: GameKind,
    /// The computer's level; none for two people.
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

/// What a person last chose for a new game of Go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
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

impl From<store::Settings> for Settings {
    fn from(settings: store::Settings) -> Self {
        Self {
            appearance: settings.appearance.into(),
            language: settings.language,
            look: settings.look,
            coordinates: settings.coordinates,
            move_numbers: settings.move_numbers,
            show_forbidden: settings.show_forbidden,
            foul_policy: settings.foul_policy.into(),
            left_handed: settings.left_handed,
            reduced_motion: settings.reduced_motion,
            input: settings.input.map(TouchInput::from),
        }
    }
}

impl From<Settings> for store::Settings {
    fn from(settings: Settings) -> Self {
        Self {
            appearance: settings.appearance.into(),
            language: settings.language,
            look: settings.look,
            coordinates: settings.coordinates,
            move_numbers: settings.move_numbers,
            show_forbidden: settings.show_forbidden,
            foul_policy: settings.foul_policy.into(),
            left_handed: settings.left_handed,
            reduced_motion: settings.reduced_motion,
            input: settings.input.map(store::TouchInput::from),
        }
    }
}

impl From<store::GameChoice> for GameChoice {
    fn from(choice: store::GameChoice) -> Self {
        Self {
            game: choice.game.into(),
            level: choice.level.map(Level::from),
            colour: choice.colour.into(),
            side: choice.side,
            rule: choice.rule.into(),
            opening: choice.opening.into(),
            time_control: choice.time_control.into(),
            go: choice.go.into(),
        }
    }
}

impl From<GameChoice> for store::GameChoice {
    fn from(choice: GameChoice) -> Self {
        Self {
            game: choice.game.into(),
            level: choice.level.map(crate::player::Level::from),
            colour: choice.colour.into(),
            side: choice.side,
            rule: choice.rule.into(),
            opening: choice.opening.into(),
            time_control: choice.time_control.into(),
            go: choice.go.into(),
        }
    }
}

impl From<store::GoChoice> for GoChoice {
    fn from(choice: store::GoChoice) -> Self {
        Self {
            side: choice.side,
            rule_set: choice.rule_set.into(),
            superko: choice.superko,
            komi: choice.komi,
            handicap: choice.handicap,
            free_placement: choice.free_placement,
            computer_resigns: choice.computer_resigns,
        }
    }
}

impl From<GoChoice> for store::GoChoice {
    fn from(choice: GoChoice) -> Self {
        Self {
            side: choice.side,
            rule_set: choice.rule_set.into(),
            superko: choice.superko,
            komi: choice.komi,
            handicap: choice.handicap,
            free_placement: choice.free_placement,
            computer_resigns: choice.computer_resigns,
        }
    }
}
