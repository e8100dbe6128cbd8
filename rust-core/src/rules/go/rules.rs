//! The rule sets as data.

use crate::board::Stone;

/// What may not be repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum KoRule {
    /// A single stone that has just taken a single stone may not be taken at once.
    Simple,
    /// No stone may bring back the stones of an earlier position.
    Positional,
    /// No stone may bring back the stones of an earlier position with the same side to move.
    Situational,
}

/// What counts at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Counting {
    /// Living stones and the empty points that they alone surround.
    Area,
    /// Empty points surrounded by stones that are not in seki, and prisoners.
    Territory,
}

/// What White gets for Black's handicap stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HandicapBonus {
    /// Nothing.
    None,
    /// A point for each stone.
    EachStone,
    /// A point for each stone after the first.
    EachStoneButOne,
}

impl HandicapBonus {
    /// White's points for so many handicap stones.
    pub const fn points(self, stones: u32) -> u32 {
        match self {
            Self::None => 0,
            Self::EachStone => stones,
            Self::EachStoneButOne => stones.saturating_sub(1),
        }
    }
}

/// The rules of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct GoRules {
    /// What may not be repeated.
    pub ko: KoRule,
    /// Whether a position that comes back with the same side to move, no pass between, ends the game
    /// without result.
    pub cycle_is_no_result: bool,
    /// Whether a side may take off its own chain; a single stone only under situational superko.
    pub suicide: bool,
    /// What counts.
    pub counting: Counting,
    /// Whether a pass hands the opponent a prisoner, and White passes last: then territory counts as
    /// area does.
    pub pass_stones: bool,
    /// Whether every stone left on the board counts as alive.
    pub all_alive: bool,
    /// What White gets for handicap stones.
    pub handicap_bonus: HandicapBonus,
    /// What White gets for moving second, in half points.
    pub komi: i32,
}

/// The named rule sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GoRuleSet {
    /// Of the Chinese Weiqi Association: area, simple ko.
    Chinese,
    /// Of the Nihon Ki-in: territory, a long cycle is no result.
    Japanese,
    /// Of the Korea Baduk Association: as the Japanese in all that is known here.
    Korean,
    /// Of the American Go Association, counted by area.
    Aga,
    /// Of the New Zealand Go Society: area, suicide allowed.
    NewZealand,
    /// The logical rules of Tromp and Taylor: area, positional superko, all stones alive.
    TrompTaylor,
}

impl GoRuleSet {
    /// All, in the order in which menus show them.
    pub const ALL: [Self; 6] =
        [Self::Chinese, Self::Japanese, Self::Korean, Self::Aga, Self::NewZealand, Self::TrompTaylor];

    /// The rules of the set, with the usual komi.
    pub const fn rules(self) -> GoRules {
        let area = GoRules {
            ko: KoRule::Simple,
            cycle_is_no_result: false,
            suicide: false,
            counting: Counting::Area,
            pass_stones: false,
            all_alive: false,
            handicap_bonus: HandicapBonus::EachStone,
            komi: 15,
        };
        match self {
            Self::Chinese => area,
            Self::Japanese | Self::Korean => GoRules {
                cycle_is_no_result: true,
                counting: Counting::Territory,
                handicap_bonus: HandicapBonus::None,
                komi: 13,
                ..area
            },
            Self::Aga => {
                GoRules { ko: KoRule::Situational, handicap_bonus: HandicapBonus::EachStoneButOne, ..area }
            }
            Self::NewZealand => GoRules {
                ko: KoRule::Situational,
                suicide: true,
                handicap_bonus: HandicapBonus::None,
                komi: 14,
                ..area
            },
            // Players agree on a komi; 7 is thought to be fair under area counting.
            Self::TrompTaylor => GoRules {
                ko: KoRule::Positional,
                suicide: true,
                all_alive: true,
                handicap_bonus: HandicapBonus::None,
                komi: 14,
                ..area
            },
        }
    }
}

impl GoRules {
    /// The same with another rule against repetition, as the Chinese rules have it as an option.
    pub const fn with_ko(self, ko: KoRule) -> Self {
        Self { ko, ..self }
    }

    /// The same with another komi, in half points.
    pub const fn with_komi(self, komi: i32) -> Self {
        Self { komi, ..self }
    }

    /// The same counted by territory with pass stones, as the AGA rules offer it. White then gets
    /// nothing for handicap stones: moving first and passing last, it hands over as many.
    pub const fn with_pass_stones(self) -> Self {
        Self { counting: Counting::Territory, pass_stones: true, handicap_bonus: HandicapBonus::None, ..self }
    }

    /// How many prisoners each side hands over by its passes at the end, given the passes and who
    /// moved last: White passes once more when Black did.
    pub(crate) fn passes_to_pay(&self, passes: [u32; 2], moved_last: Option<Stone>) -> [u32; 2] {
        if !self.pass_stones {
            return [0, 0];
        }
        let [black, white] = passes;
        [black, white + u32::from(moved_last == Some(Stone::Black))]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sets_differ_as_their_table_says() {
        let rows: Vec<String> = GoRuleSet::ALL
            .iter()
            .map(|set| {
                let rules = set.rules();
                let bonus = rules.handicap_bonus.points(5);
                format!(
                    "{set:?} {:?} {} {:?} {bonus} {}",
                    rules.ko, rules.suicide, rules.counting, rules.komi
                )
            })
            .collect();
        assert_eq!(
            rows,
            [
                "Chinese Simple false Area 5 15",
                "Japanese Simple false Territory 0 13",
                "Korean Simple false Territory 0 13",
                "Aga Situational false Area 4 15",
                "NewZealand Situational true Area 0 14",
                "TrompTaylor Positional true Area 0 14",
            ]
        );
        assert_eq!(HandicapBonus::EachStoneButOne.points(0), 0);
    }
}
