//! Every chore of the project as one command, the same by hand and in continuous integration.
//!
//! One file a chore; a new one is a module here, a variant of [`Chore`] and an arm in [`main`].

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "chores report on the terminal")]

mod check;
mod layout;
mod run;
mod suites;
mod test;
mod tool;

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
    /// Check the format, the lints, the documentation and the map of folders.
    Check,
    /// Start the game.
    Run(run::Arguments),
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().chore {
        Chore::Test => test::run(),
        Chore::Check => check::run(),
        Chore::Run(arguments) => run::run(&arguments),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::FAILURE
        }
    }
}
