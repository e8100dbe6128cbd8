//! The chore `run`: starts the game, in a window where there is a display, else in the terminal.

use std::error::Error;
use std::ffi::OsString;

use crate::bindings;
use crate::generate;
use crate::tool::{ChoreError, cargo};

/// What the chore takes.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Play in the terminal even where there is a display.
    #[arg(long)]
    terminal: bool,
    /// Options for the terminal game, as `tengen play --help` lists them.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    options: Vec<OsString>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    if arguments.terminal || !arguments.options.is_empty() {
        return Ok(in_terminal(&arguments.options)?);
    }
    if !has_display() {
        println!("There is no display here: starting the game in the terminal.");
        return Ok(in_terminal(&arguments.options)?);
    }
    generate::run(&generate::Arguments::default())?;
    let library = bindings::run(&bindings::Arguments { release: true, into: None })?;
    Ok(bindings::open_window(&library)?)
}

/// Other systems than those with X or Wayland always have one.
fn has_display() -> bool {
    !cfg!(target_os = "linux")
        || ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some())
}

fn in_terminal(options: &[OsString]) -> Result<(), ChoreError> {
    cargo()
        .with(["run", "--release", "--quiet", "--package", "tengen", "--", "play"])
        .with(options)
        .run("the game")
}
