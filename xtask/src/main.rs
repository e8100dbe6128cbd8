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

mod android;
mod bindings;
mod check;
mod debian;
mod generate;
mod ios;
mod kotlin_style;
mod layout;
mod parity;
mod run;
mod suites;
mod swift;
mod test;
mod tool;
mod yaml;

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
    Test(test::Arguments),
    /// Check the format, lints and documentation of every language, the design and the map of folders.
    Check,
    /// Build the core's library and write the Kotlin and Swift files that call it.
    Bindings(bindings::Arguments),
    /// Compare what the Kotlin side has with what the Swift side has: tests, and pictures of screens.
    Parity,
    /// Start the game.
    Run(run::Arguments),
    /// Check design/ and write the texts, looks and icons of the front ends from it.
    Generate(generate::Arguments),
    /// On a Mac: build the core for Apple's systems and write the Xcode project.
    Ios,
}

fn main() -> ExitCode {
    let outcome: Result<(), Box<dyn Error>> = match Arguments::parse().chore {
        Chore::Test(arguments) => test::run(arguments),
        Chore::Check => check::run(),
        Chore::Bindings(arguments) => bindings::run(&arguments).map(drop).map_err(Into::into),
        Chore::Parity => parity::run().map_err(Into::into),
        Chore::Run(arguments) => run::run(&arguments),
        Chore::Generate(arguments) => generate::run(&arguments).map_err(Into::into),
        Chore::Ios => ios::run(),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::FAILURE
        }
    }
}
