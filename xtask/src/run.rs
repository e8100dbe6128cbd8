//! The chore `run`: starts the game.

use std::ffi::OsString;

use crate::tool::{ChoreError, cargo};

/// What the chore takes.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Options for the game, as `tengen play --help` lists them.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    options: Vec<OsString>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), ChoreError> {
    cargo()
        .with(["run", "--release", "--quiet", "--package", "tengen", "--", "play"])
        .with(&arguments.options)
        .run("the game")
}
