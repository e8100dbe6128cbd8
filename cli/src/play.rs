//! The command `play`.

use std::error::Error;

/// What the command takes.
#[derive(clap::Args)]
pub(crate) struct Arguments {}

pub(crate) fn run(_arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    Err("not written yet".into())
}
