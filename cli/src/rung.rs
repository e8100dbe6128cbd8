//! The opponents in Go by name, the weakest first.

use tengen_core::board::Size;
use tengen_core::player::{GoLevelPlayer, GoPlayer, Level, RandomGoPlayer, RuleGoPlayer};

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Rung {
    /// Any move that fills no eye of its own.
    Random,
    /// What rules of thumb like best.
    Rules,
    /// The level Easy.
    Easy,
    /// The level Medium.
    Medium,
    /// The level Hard.
    Hard,
}

impl Rung {
    /// All of them.
    #[cfg(test)]
    pub(crate) const ALL: [Self; 5] = [Self::Random, Self::Rules, Self::Easy, Self::Medium, Self::Hard];

    /// A new player for one game, whose choices the seed fixes.
    pub(crate) fn player(self, size: Size, seed: u64) -> Box<dyn GoPlayer> {
        let level = |level| Box::new(GoLevelPlayer::new(level, size, seed));
        match self {
            Self::Random => Box::new(RandomGoPlayer::new(seed)),
            Self::Rules => Box::new(RuleGoPlayer::new(seed)),
            Self::Easy => level(Level::Easy),
            Self::Medium => level(Level::Medium),
            Self::Hard => level(Level::Hard),
        }
    }
}

impl std::fmt::Display for Rung {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Random => "random",
            Self::Rules => "rules",
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        })
    }
}
