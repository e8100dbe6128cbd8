//! The engine's tuned numbers, read from a TOML file.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use super::evaluation::{Evaluation, EvaluationTable};
use super::pattern::Pattern;

/// The largest value that a pattern may have, so that sums over a board stay far below a win.
const LARGEST: i32 = 2_000;
/// The largest share of the centre, in thousandths.
const LARGEST_CENTRE: i32 = 50;

/// Pattern values for the side to move and for the side that waits, and how they are weighed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameters {
    /// For each [`Pattern`], what a point is worth to the side to move.
    pub attack: [i32; Pattern::ALL.len()],
    /// For each [`Pattern`], what a point is worth to the side that waits.
    pub defence: [i32; Pattern::ALL.len()],
    /// The share of the attack, in thousandths.
    pub attack_weight: i32,
    /// The share of the defence, in thousandths.
    pub defence_weight: i32,
    /// The share of nearness to the centre, in thousandths; at most 50.
    pub centre_weight: i32,
    /// What a position is worth; the values above only order moves.
    pub evaluation: Evaluation,
}

/// Why a parameter file is not one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParametersError {
    /// Not TOML, or not these tables.
    #[error("the parameter file does not read: {reason}")]
    Syntax {
        /// What the reader says, with the line.
        reason: String,
    },
    /// A pattern or threat without value.
    #[error("[{table}] lacks a value for {name}")]
    Missing {
        /// The table.
        table: &'static str,
        /// The name of the pattern or threat.
        name: &'static str,
    },
    /// A name that is no pattern or threat.
    #[error("[{table}] has a value for {name:?}, which it does not know")]
    Unknown {
        /// The table.
        table: &'static str,
        /// The name.
        name: String,
    },
    /// A value out of range.
    #[error("[{table}] {name} = {value}: it must be from {smallest} to {largest}")]
    OutOfRange {
        /// The table.
        table: &'static str,
        /// The name of the pattern or threat.
        name: String,
        /// The value.
        value: i32,
        /// The smallest that may stand there.
        smallest: i32,
        /// The largest that may stand there.
        largest: i32,
    },
    /// Weights that are no shares.
    #[error(
        "[weights] {attack} + {defence} + {centre}: none below 0, 1000 together, centre at most {LARGEST_CENTRE}"
    )]
    Weights {
        /// The attack's.
        attack: i32,
        /// The defence's.
        defence: i32,
        /// The centre's.
        centre: i32,
    },
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    weights: Weights,
    attack: BTreeMap<String, i32>,
    defence: BTreeMap<String, i32>,
    evaluation: EvaluationTable,
}

#[derive(Clone, Copy, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Weights {
    attack: i32,
    defence: i32,
    centre: i32,
}

impl Parameters {
    /// The text of the file that the engine is built with.
    pub const SHIPPED: &'static str = include_str!("parameters.toml");

    /// Reads a parameter file.
    ///
    /// # Errors
    /// When it is no TOML, lacks or has too many values, or a value is out of range.
    pub fn parse(text: &str) -> Result<Self, ParametersError> {
        let file: File =
            toml::from_str(text).map_err(|error| ParametersError::Syntax { reason: error.to_string() })?;
        let Weights { attack, defence, centre } = file.weights;
        let shares = [attack, defence, centre];
        if shares.iter().any(|&share| share < 0)
            || shares.iter().sum::<i32>() != 1000
            || centre > LARGEST_CENTRE
        {
            return Err(ParametersError::Weights { attack, defence, centre });
        }
        Ok(Self {
            attack: values("attack", &file.attack, 0..=LARGEST)?,
            defence: values("defence", &file.defence, 0..=LARGEST)?,
            evaluation: file.evaluation.read()?,
            attack_weight: attack,
            defence_weight: defence,
            centre_weight: centre,
        })
    }

    /// The file's text for these values, with the head of the shipped file.
    pub fn to_toml(&self) -> String {
        let head: String = Self::SHIPPED.lines().take_while(|line| line.starts_with('#')).fold(
            String::new(),
            |mut head, line| {
                head.push_str(line);
                head.push('\n');
                head
            },
        );
        let table = |name: &str, values: &[i32]| {
            Pattern::ALL.iter().zip(values).fold(format!("\n[{name}]\n"), |text, (pattern, value)| {
                text + &format!("{} = {value}\n", pattern.name())
            })
        };
        format!(
            "{head}\n# How much attack, defence and nearness to the centre count, in thousandths of the whole.\n\
             # The centre may have {LARGEST_CENTRE} at the most.\n[weights]\nattack = {}\ndefence = {}\ncentre = {}\n{}{}",
            self.attack_weight,
            self.defence_weight,
            self.centre_weight,
            table("attack", &self.attack),
            table("defence", &self.defence),
        ) + &self.evaluation.to_toml()
    }
}

impl Default for Parameters {
    /// The values that the engine is built with.
    fn default() -> Self {
        Self::parse(Self::SHIPPED).unwrap_or_else(|error| unreachable!("the shipped file: {error}"))
    }
}

/// The parameters as the inner loop reads them: sixteen values, one for each number of four bits.
#[derive(Clone, Debug)]
pub(super) struct Values {
    pub(super) attack: [i32; 16],
    pub(super) defence: [i32; 16],
    pub(super) own: [i32; 16],
    pub(super) other: [i32; 16],
    pub(super) evaluation: Evaluation,
    pub(super) centre_weight: i32,
}

impl Values {
    pub(super) fn new(parameters: &Parameters) -> Self {
        let weighed = |values: &[i32], weight: i32| {
            std::array::from_fn(|index| values.get(index).map_or(0, |value| value * weight / 100))
        };
        Self {
            attack: weighed(&parameters.attack, parameters.attack_weight),
            defence: weighed(&parameters.defence, parameters.defence_weight),
            own: weighed(&parameters.evaluation.own.patterns, 100),
            other: weighed(&parameters.evaluation.other.patterns, 100),
            evaluation: parameters.evaluation.clone(),
            centre_weight: parameters.centre_weight,
        }
    }
}

/// The values of all patterns, each within `range`.
pub(super) fn values(
    table: &'static str,
    named: &BTreeMap<String, i32>,
    range: RangeInclusive<i32>,
) -> Result<[i32; Pattern::ALL.len()], ParametersError> {
    if let Some(name) = named.keys().find(|name| Pattern::ALL.iter().all(|known| known.name() != *name)) {
        return Err(ParametersError::Unknown { table, name: name.clone() });
    }
    let mut values = [0; Pattern::ALL.len()];
    for (slot, pattern) in values.iter_mut().zip(Pattern::ALL) {
        let pattern = pattern.name();
        let value = *named.get(pattern).ok_or(ParametersError::Missing { table, name: pattern })?;
        if !range.contains(&value) {
            return Err(ParametersError::OutOfRange {
                table,
                name: pattern.to_owned(),
                value,
                smallest: *range.start(),
                largest: *range.end(),
            });
        }
        *slot = value;
    }
    Ok(values)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_file_reads_and_is_what_would_be_written() {
        let shipped = Parameters::default();
        assert_eq!(shipped.to_toml(), Parameters::SHIPPED);
        assert_eq!(Parameters::parse(&shipped.to_toml()), Ok(shipped));
    }

    #[test]
    fn faults_are_named() {
        let with = |from: &str, to: &str| Parameters::parse(&Parameters::SHIPPED.replacen(from, to, 1));
        assert!(matches!(with("[attack]", "[attac"), Err(ParametersError::Syntax { .. })));
        assert!(matches!(
            with("dead = 0\n", ""),
            Err(ParametersError::Missing { table: "attack", name: "dead" })
        ));
        assert!(matches!(with("dead = 0\n", "dead = 0\nsix = 1\n"), Err(ParametersError::Unknown { .. })));
        assert!(matches!(with("dead = 0", "dead = -1"), Err(ParametersError::OutOfRange { value: -1, .. })));
        assert!(matches!(with("to-move = ", "to-play = "), Err(ParametersError::Syntax { .. })));
        let without_threes = Parameters::SHIPPED.replacen("\nthree = [", "\nfive = [", 1);
        assert_eq!(
            Parameters::parse(&without_threes),
            Err(ParametersError::Unknown { table: "evaluation.own.threats", name: "five".into() })
        );
        assert!(matches!(
            with("to-move = ", "to-move = 9000000"),
            Err(ParametersError::OutOfRange { table: "evaluation", largest: 100_000, .. })
        ));
        assert!(matches!(with("centre = 30", "centre = 60"), Err(ParametersError::Weights { .. })));
        assert!(matches!(
            Parameters::parse(
                &Parameters::SHIPPED
                    .replace("attack = 520", "attack = 490")
                    .replace("centre = 30", "centre = 60")
            ),
            Err(ParametersError::Weights { centre: 60, .. })
        ));
    }
}
