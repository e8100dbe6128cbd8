//! Every chore of the project as one command, the same by hand and in continuous integration.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "chores report on the terminal")]

mod generate;

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
    /// Check design/ and write the texts, looks and icons of the front ends from it.
    Generate(generate::Arguments),
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().chore {
        Chore::Generate(arguments) => generate::run(&arguments),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::FAILURE
        }
    }
}
