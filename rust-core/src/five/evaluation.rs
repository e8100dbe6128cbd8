//! What a position is worth to the side to move: weights for what either side could make next.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::parameters::{ParametersError, values};
use super::pattern::Pattern;
use super::threat::Threat;
use super::value::Value;

/// The threats whose number counts beyond their patterns.
pub(super) const COUNTED: [Threat; 5] =
    [Threat::Three, Threat::DoubleThree, Threat::Four, Threat::FourThree, Threat::OpenFour];
/// One, two, and three or more points with a threat are weighed apart.
pub(super) const STEPS: usize = 3;
/// Weights are in these parts of a [`Value`].
pub(super) const PARTS: i32 = 100;

/// The largest weight either way.
pub(super) const LARGEST_WEIGHT: i32 = 100_000;

/// The weights of one side's chances, in hundredths of a [`Value`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Role {
    /// For each [`Pattern`], what a point and direction is worth where one more stone makes it.
    pub patterns: [i32; Pattern::ALL.len()],
    /// For each threat from a three to an open four, what one, two, and three or more points with it are worth in all.
    pub threats: [[i32; STEPS]; COUNTED.len()],
}

/// The weights of both sides' chances.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evaluation {
    /// Of the side to move.
    pub own: Role,
    /// Of the side that waits, as a loss to the side to move.
    pub other: Role,
    /// Of the move itself.
    pub to_move: i32,
}

/// How often a threat counts: the place in its weights, `None` for no point at all.
pub(super) fn step(count: u16) -> Option<usize> {
    (count > 0).then(|| (count as usize).min(STEPS) - 1)
}

impl Role {
    /// The worth of the threats, from their numbers by [`Threat`].
    pub(super) fn threats(&self, counts: &[u16; Threat::ALL.len()]) -> i32 {
        COUNTED
            .iter()
            .zip(&self.threats)
            .filter_map(|(&threat, weights)| step(counts[threat as usize]).map(|step| weights[step]))
            .sum()
    }
}

/// A sum of weights as a value.
pub(super) const fn value(weights: i32) -> Value {
    weights / PARTS
}

/// The weights as they stand in the parameter file.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct EvaluationTable {
    to_move: i32,
    own: RoleTable,
    other: RoleTable,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct RoleTable {
    patterns: BTreeMap<String, i32>,
    threats: BTreeMap<String, [i32; STEPS]>,
}

impl EvaluationTable {
    /// The weights, complete and in range.
    pub(super) fn read(&self) -> Result<Evaluation, ParametersError> {
        check("evaluation", "to-move", self.to_move)?;
        Ok(Evaluation {
            own: self.own.read(["evaluation.own.patterns", "evaluation.own.threats"])?,
            other: self.other.read(["evaluation.other.patterns", "evaluation.other.threats"])?,
            to_move: self.to_move,
        })
    }
}

impl RoleTable {
    fn read(&self, tables: [&'static str; 2]) -> Result<Role, ParametersError> {
        let patterns = values(tables[0], &self.patterns, -LARGEST_WEIGHT..=LARGEST_WEIGHT)?;
        let table = tables[1];
        let is_known = |name: &String| COUNTED.iter().any(|threat| threat.name() == name);
        if let Some(name) = self.threats.keys().find(|name| !is_known(name)) {
            return Err(ParametersError::Unknown { table, name: name.clone() });
        }
        let mut threats = [[0; STEPS]; COUNTED.len()];
        for (slot, threat) in threats.iter_mut().zip(COUNTED) {
            let name = threat.name();
            *slot = *self.threats.get(name).ok_or(ParametersError::Missing { table, name })?;
            for &weight in &*slot {
                check(table, name, weight)?;
            }
        }
        Ok(Role { patterns, threats })
    }
}

fn check(table: &'static str, name: &str, value: i32) -> Result<(), ParametersError> {
    let (smallest, largest) = (-LARGEST_WEIGHT, LARGEST_WEIGHT);
    if (smallest..=largest).contains(&value) {
        return Ok(());
    }
    Err(ParametersError::OutOfRange { table, name: name.to_owned(), value, smallest, largest })
}

impl Evaluation {
    /// The tables of the parameter file for these weights.
    pub(super) fn to_toml(&self) -> String {
        let mut text = format!("\n[evaluation]\nto-move = {}\n", self.to_move);
        for (name, role) in [("own", &self.own), ("other", &self.other)] {
            _ = writeln!(text, "\n[evaluation.{name}.patterns]");
            for (pattern, weight) in Pattern::ALL.iter().zip(role.patterns) {
                _ = writeln!(text, "{} = {weight}", pattern.name());
            }
            _ = writeln!(text, "\n[evaluation.{name}.threats]");
            for (threat, weights) in COUNTED.iter().zip(role.threats) {
                _ = writeln!(text, "{} = {weights:?}", threat.name());
            }
        }
        text
    }
}
