//! The five-in-a-row engine: pattern tables, evaluation, threat search, alpha-beta, parameters.
//!
//! Lowest first: `pattern` says what a stone would make on one line, by table; `threat` joins
//! the four lines of a point; `parameters` gives them values; `lines` keeps all of it up to
//! date on a board while stones come and go; `vcf` wins by a row of fours; `search` is the
//! alpha-beta; [`Engine`] is what the players use.

mod candidates;
mod engine;
mod evaluation;
mod lines;
mod parameters;
mod pattern;
mod pruning;
mod search;
mod threat;
pub mod tuning;
mod value;
mod vcf;

pub use engine::{Candidate, Engine, Found};
pub use evaluation::{Evaluation, Role};
pub use lines::LineBoard;
pub use parameters::{Parameters, ParametersError};
pub use pattern::{Pattern, PatternTable};
pub use threat::Threat;
pub use value::{Value, win_rate};
