//! Which game is played, and by which rules.

use super::config::{FiveRule, FoulPolicy, Opening};
use super::mirrored;
use crate::board::Size;
use crate::{game, rules, store};

mirrored! {
    /// One of the games.
    GameKind = store::GameKind {
        /// Five in a row.
        Five,
        /// Go.
        Go,
    }
}

mirrored! {
    /// The rules of Go.
    GoRuleSet = rules::go::GoRuleSet {
        /// Area counting; simple ko, positional superko as an option.
        Chinese,
        /// Territory counting; a long cycle is no result.
        Japanese,
        /// As the Japanese.
        Korean,
        /// Of the American Go Association: area counting, situational superko.
        Aga,
        /// Area counting, situational superko, suicide allowed.
        NewZealand,
        /// Area counting, positional superko, suicide allowed, all stones alive.
        TrompTaylor,
    }
}

/// A game with the choices that only it knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum GameVariant {
    /// Five in a row.
    Five {
        /// Which lines win.
        rule: FiveRule,
        /// How the game begins.
        opening: Opening,
        /// What a foul does under renju.
        foul_policy: FoulPolicy,
    },
    /// Go. The first seat holds Black throughout; with handicap stones the second one begins.
    Go {
        /// Which rules.
        rule_set: GoRuleSet,
        /// Whether positional superko is added to the Chinese rules; other rule sets pass it over.
        superko: bool,
        /// What White gets for moving second, in half points: 15 are seven and a half points. At most
        /// 800 either way.
        komi: i32,
        /// Black stones on the board before White's first move: 0, or from 2 to [`most_handicap`].
        handicap: u32,
        /// Whether Black places the handicap stones anywhere, with `play`, instead of on the star
        /// points.
        free_placement: bool,
        /// Whether the computer gives up when its game is hopeless.
        computer_resigns: bool,
    },
}

/// The komi of an even game, in half points.
#[uniffi::export]
pub fn usual_komi(rule_set: GoRuleSet) -> i32 {
    game::usual_komi(rule_set.into())
}

/// The most handicap stones that a board takes; 0 where there can be none.
#[uniffi::export]
pub fn most_handicap(width: u32, height: u32) -> u32 {
    Size::new(width, height).map_or(0, game::most_handicap)
}

impl From<game::GameVariant> for GameVariant {
    fn from(variant: game::GameVariant) -> Self {
        match variant {
            game::GameVariant::Five(five) => Self::Five {
                rule: five.rule.into(),
                opening: five.opening.into(),
                foul_policy: five.foul_policy.into(),
            },
            game::GameVariant::Go(go) => Self::Go {
                rule_set: go.rule_set.into(),
                superko: go.superko,
                komi: go.komi,
                handicap: go.handicap,
                free_placement: go.free_placement,
                computer_resigns: go.computer_resigns,
            },
        }
    }
}

impl From<GameVariant> for game::GameVariant {
    fn from(variant: GameVariant) -> Self {
        match variant {
            GameVariant::Five { rule, opening, foul_policy } => Self::Five(game::FiveVariant {
                rule: rule.into(),
                opening: opening.into(),
                foul_policy: foul_policy.into(),
            }),
            GameVariant::Go { rule_set, superko, komi, handicap, free_placement, computer_resigns } => {
                Self::Go(game::GoVariant {
                    rule_set: rule_set.into(),
                    superko,
                    komi,
                    handicap,
                    free_placement,
                    computer_resigns,
                })
            }
        }
    }
}
