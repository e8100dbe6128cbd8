//! The four lines of a point taken together: what a stone there would threaten.

use once_cell::sync::OnceCell;

use super::pattern::Pattern;
use crate::board::Stone;
use crate::rules::five::FiveRule;

/// What a stone of a colour on an empty point would threaten, the weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Threat {
    /// Certainly a foul: overline or double-four.
    Foul,
    /// Two open threes by the table: a foul unless one of them can't become an open four.
    /// Ask [`foul`](crate::rules::five::foul).
    PerhapsFoul,
    /// Nothing that must be answered.
    Quiet,
    /// An open three.
    Three,
    /// Two open threes.
    DoubleThree,
    /// A four.
    Four,
    /// A four and an open three: wins unless the answer to the four makes a four.
    FourThree,
    /// An open four or two fours: wins unless the opponent wins first.
    OpenFour,
    /// A five.
    Five,
}

impl Threat {
    /// All of them, the weakest first; the index of each is its number.
    pub const ALL: [Self; 9] = [
        Self::Foul,
        Self::PerhapsFoul,
        Self::Quiet,
        Self::Three,
        Self::DoubleThree,
        Self::Four,
        Self::FourThree,
        Self::OpenFour,
        Self::Five,
    ];

    /// The name in parameter files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Foul => "foul",
            Self::PerhapsFoul => "perhaps-foul",
            Self::Quiet => "quiet",
            Self::Three => "three",
            Self::DoubleThree => "double-three",
            Self::Four => "four",
            Self::FourThree => "four-three",
            Self::OpenFour => "open-four",
            Self::Five => "five",
        }
    }

    /// The threat of four patterns, one a direction. `with_fouls` is true for Black under renju.
    pub fn of(patterns: [Pattern; 4], with_fouls: bool) -> Self {
        let count = |wanted: fn(Pattern) -> bool| patterns.iter().filter(|&&pattern| wanted(pattern)).count();
        let fours = count(Pattern::is_four);
        let open_threes = count(Pattern::is_open_three);
        let has = |pattern| patterns.contains(&pattern);
        if has(Pattern::Five) {
            return Self::Five;
        }
        if with_fouls && (has(Pattern::Overline) || has(Pattern::DoubleFour) || fours > 1) {
            return Self::Foul;
        }
        if with_fouls && open_threes > 1 {
            return Self::PerhapsFoul;
        }
        match (fours, open_threes) {
            (2.., _) => Self::OpenFour,
            (1, _) if has(Pattern::OpenFour) || has(Pattern::DoubleFour) => Self::OpenFour,
            (1, 1..) => Self::FourThree,
            (1, 0) => Self::Four,
            (0, 2..) => Self::DoubleThree,
            (0, 1) => Self::Three,
            (0, 0) => Self::Quiet,
        }
    }
}

/// The threats of all combinations, indexed by four patterns of four bits each.
#[derive(Debug)]
pub(super) struct ThreatTable(Vec<u8>);

impl ThreatTable {
    /// The table of a colour under a rule.
    pub(super) fn of(rule: FiveRule, stone: Stone) -> &'static Self {
        static TABLES: [OnceCell<ThreatTable>; 2] = [const { OnceCell::new() }; 2];
        let with_fouls = rule == FiveRule::Renju && stone == Stone::Black;
        TABLES[usize::from(with_fouls)].get_or_init(|| Self::build(with_fouls))
    }

    pub(super) fn threat(&self, patterns: u16) -> Threat {
        Threat::ALL[self.0[patterns as usize] as usize]
    }

    fn build(with_fouls: bool) -> Self {
        let known = |number: u16| Pattern::ALL.get(number as usize).copied().unwrap_or(Pattern::Dead);
        Self(
            (0..=u16::MAX)
                .map(|packed| {
                    let patterns = [0, 4, 8, 12].map(|shift| known(packed >> shift & 15));
                    Threat::of(patterns, with_fouls) as u8
                })
                .collect(),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Pattern::{BroadThree, Dead, DoubleFour, Five, Four, OpenFour, OpenThree, Overline};

    #[test]
    fn threats_join_the_four_lines() {
        for (patterns, free, with_fouls) in [
            ([Dead; 4], Threat::Quiet, Threat::Quiet),
            ([Dead, OpenThree, Dead, Dead], Threat::Three, Threat::Three),
            ([Dead, OpenThree, Dead, BroadThree], Threat::DoubleThree, Threat::PerhapsFoul),
            ([Four, Dead, Dead, Dead], Threat::Four, Threat::Four),
            ([Four, Dead, BroadThree, Dead], Threat::FourThree, Threat::FourThree),
            ([Four, Dead, Four, Dead], Threat::OpenFour, Threat::Foul),
            ([OpenFour, OpenThree, Dead, Dead], Threat::OpenFour, Threat::OpenFour),
            ([OpenFour, OpenThree, OpenThree, Dead], Threat::OpenFour, Threat::PerhapsFoul),
            ([DoubleFour, Dead, Dead, Dead], Threat::OpenFour, Threat::Foul),
            ([Overline, OpenFour, Dead, Dead], Threat::OpenFour, Threat::Foul),
            ([Overline, Five, Four, Four], Threat::Five, Threat::Five),
        ] {
            assert_eq!(Threat::of(patterns, false), free, "{patterns:?}");
            assert_eq!(Threat::of(patterns, true), with_fouls, "{patterns:?}");
        }
    }
}
