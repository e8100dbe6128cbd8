//! Every chore of the project as one command, the same by hand and in continuous integration.
//!
//! One file a chore; a new one is a module here, a variant of [`Chore`] and an arm in [`main`].

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "chores report on the terminal")]
#![allow(
    clippy::format_push_string,
    clippy::format_collect,
    reason = "generated files are short: lines of text in order read best as such"
)]
#![allow(clippy::result_large_err, reason = "a fault ends the chore: its size costs nothing")]

mod bindings;
mod check;
mod debian;
mod generate;
mod kotlin_style;
mod layout;
mod run;
mod suites;
mod test;
mod tool;

use std::error::Error;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Chores of the Tengen repository.
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Run every test there is and count them by suite.
    Test,
    /// Check the format, lints and documentation of every language, the design and the map of folders.
    Check,
    /// Build the core's library and write the Kotlin file that calls it.
    Bindings(bindings::Arguments),
    /// Start the game.
    Run(run::Arguments),
    /// Check design/ and write the texts, looks and icons of the front ends from it.
    Generate(generate::Arguments),
}

fn main() -> ExitCode {
    let outcome: Result<(), Box<dyn Error>> = match Arguments::parse().chore {
        Chore::Test => test::run(),
        Chore::Check => check::run(),
        Chore::Bindings(arguments) => bindings::run(arguments).map(drop).map_err(Into::into),
        Chore::Run(arguments) => run::run(&arguments),
        Chore::Generate(arguments) => generate::run(arguments).map_err(Into::into),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::FAILURE
        }
    }
}
