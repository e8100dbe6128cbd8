//! What a person has set and last chosen.

use super::config::{FiveRule, FoulPolicy, Level, Opening, TimeControl};
use super::mirrored;
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
    /// The computer's level; none for two people.
    pub level: Option<Level>,
    /// The person's colour.
    pub colour: ColourChoice,
    /// Points a side.
    pub side: u32,
    /// Which lines win.
    pub rule: FiveRule,
    /// How the game begins.
    pub opening: Opening,
    /// The clock.
    pub time_control: TimeControl,
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
            level: choice.level.map(Level::from),
            colour: choice.colour.into(),
            side: choice.side,
            rule: choice.rule.into(),
            opening: choice.opening.into(),
            time_control: choice.time_control.into(),
        }
    }
}

impl From<GameChoice> for store::GameChoice {
    fn from(choice: GameChoice) -> Self {
        Self {
            level: choice.level.map(crate::player::Level::from),
            colour: choice.colour.into(),
            side: choice.side,
            rule: choice.rule.into(),
            opening: choice.opening.into(),
            time_control: choice.time_control.into(),
        }
    }
}
