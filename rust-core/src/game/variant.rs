//! Which game is played, and by which rules.

use crate::board::Size;
use crate::rules::five::{FiveRule, FoulPolicy};
use crate::rules::go::{GoRuleSet, GoRules, HANDICAPS, KoRule, fixed_handicap};
use crate::rules::openings::Opening;

/// A game with the choices that only it knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case", tag = "game")]
pub enum GameVariant {
    /// Five in a row.
    Five(FiveVariant),
    /// Go.
    Go(GoVariant),
}

/// The choices of five in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct FiveVariant {
    /// Which lines win.
    pub rule: FiveRule,
    /// How the game begins.
    pub opening: Opening,
    /// What a foul does under renju.
    pub foul_policy: FoulPolicy,
}

impl FiveVariant {
    /// A free opening; forbidden points are refused.
    pub const fn new(rule: FiveRule) -> Self {
        Self { rule, opening: Opening::Free, foul_policy: FoulPolicy::Refused }
    }
}

/// The choices of Go. The first seat holds Black throughout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct GoVariant {
    /// Which rules.
    pub rule_set: GoRuleSet,
    /// Whether positional superko is added to the Chinese rules. Other rule sets say themselves what
    /// may not be repeated.
    pub superko: bool,
    /// What White gets for moving second, in half points: 15 are seven and a half points. From
    /// `-MOST_KOMI` to [`MOST_KOMI`].
    pub komi: i32,
    /// Black stones on the board before White's first move: 0, or from 2 to [`most_handicap`].
    pub handicap: u32,
    /// Whether Black places the handicap stones anywhere, instead of on the star points.
    pub free_placement: bool,
    /// Whether the computer gives up when its game is hopeless.
    pub computer_resigns: bool,
}

/// The largest komi in half points: more than a board of 19 by 19 has points.
pub const MOST_KOMI: i32 = 2 * 400;

impl GoVariant {
    /// An even game with the usual komi.
    pub const fn new(rule_set: GoRuleSet) -> Self {
        Self {
            rule_set,
            superko: false,
            komi: usual_komi(rule_set),
            handicap: 0,
            free_placement: false,
            computer_resigns: true,
        }
    }

    /// The rules in full.
    pub const fn rules(&self) -> GoRules {
        let rules = self.rule_set.rules().with_komi(self.komi);
        if self.superko && matches!(self.rule_set, GoRuleSet::Chinese) {
            rules.with_ko(KoRule::Positional)
        } else {
            rules
        }
    }
}

/// The komi of an even game, in half points.
pub const fn usual_komi(rule_set: GoRuleSet) -> i32 {
    rule_set.rules().komi
}

/// The most handicap stones that a board takes; 0 where there can be none.
pub fn most_handicap(size: Size) -> u32 {
    HANDICAPS.rev().find(|&stones| fixed_handicap(size, stones).is_ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_take_as_many_handicap_stones_as_they_have_star_points() {
        let most = |side| most_handicap(Size::square(side).unwrap());
        assert_eq!([5, 7, 9, 10, 13, 19].map(most), [0, 4, 9, 4, 9, 9]);
    }

    #[test]
    fn superko_is_an_option_of_the_chinese_rules_alone() {
        let ko = |rule_set, superko| GoVariant { superko, ..GoVariant::new(rule_set) }.rules().ko;
        assert_eq!(ko(GoRuleSet::Chinese, false), KoRule::Simple);
        assert_eq!(ko(GoRuleSet::Chinese, true), KoRule::Positional);
        assert_eq!(ko(GoRuleSet::Japanese, true), KoRule::Simple);
        assert_eq!(ko(GoRuleSet::Aga, true), KoRule::Situational);
    }

    #[test]
    fn the_komi_is_the_one_agreed_on() {
        assert_eq!(GoVariant::new(GoRuleSet::Japanese).rules().komi, 13);
        assert_eq!(GoVariant { komi: 1, ..GoVariant::new(GoRuleSet::Japanese) }.rules().komi, 1);
    }
}
