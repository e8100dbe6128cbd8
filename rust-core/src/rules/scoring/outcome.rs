//! The result of a game, as records write it.

use crate::board::Stone;

/// How a game of Go came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GoOutcome {
    /// By counting.
    Points {
        /// Who has more.
        winner: Stone,
        /// By how many half points; at least 1.
        half_points: u32,
    },
    /// Equal counts.
    Draw,
    /// The other side gave up.
    Resignation {
        /// Who is left.
        winner: Stone,
    },
    /// The other side's time ran out.
    Time {
        /// Who is left.
        winner: Stone,
    },
    /// No result.
    Void,
}

impl GoOutcome {
    /// The outcome of Black's count less White's, in half points.
    pub const fn of_margin(half_points: i32) -> Self {
        if half_points == 0 {
            return Self::Draw;
        }
        let winner = if half_points > 0 { Stone::Black } else { Stone::White };
        Self::Points { winner, half_points: half_points.unsigned_abs() }
    }

    /// The winner, or `None`.
    pub const fn winner(self) -> Option<Stone> {
        match self {
            Self::Points { winner, .. } | Self::Resignation { winner } | Self::Time { winner } => {
                Some(winner)
            }
            Self::Draw | Self::Void => None,
        }
    }
}

impl std::fmt::Display for GoOutcome {
    /// In the form of SGF's property RE: "B+3.5", "W+R", "W+T", "0", "Void".
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if let Some(winner) = self.winner() {
            f.write_str(if winner == Stone::Black { "B+" } else { "W+" })?;
        }
        match self {
            Self::Points { half_points, .. } => {
                write!(f, "{}{}", half_points / 2, if half_points % 2 == 1 { ".5" } else { "" })
            }
            Self::Draw => f.write_str("0"),
            Self::Resignation { .. } => f.write_str("R"),
            Self::Time { .. } => f.write_str("T"),
            Self::Void => f.write_str("Void"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outcomes_are_written_as_records_have_them() {
        let texts = [7, -13, 6, -1, 0].map(|margin| GoOutcome::of_margin(margin).to_string());
        assert_eq!(texts, ["B+3.5", "W+6.5", "B+3", "W+0.5", "0"]);
        assert_eq!(GoOutcome::Resignation { winner: Stone::White }.to_string(), "W+R");
        assert_eq!(GoOutcome::Time { winner: Stone::Black }.to_string(), "B+T");
        assert_eq!(GoOutcome::Void.to_string(), "Void");
    }
}
