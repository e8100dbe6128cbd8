//! Tengen in a terminal: play, speak the Gomocup protocol and GTP, read records, run matches, measure.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a terminal program prints")]

mod bench;
mod forbidden;
mod gomocup;
mod gtp;
mod matches;
mod perft;
mod play;
mod reading;
mod rung;
mod scatter;
mod score;
mod selfplay;
mod sgf;
mod store;
mod tune;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Five in a row and Go in a terminal.
#[derive(Parser)]
#[command(version, about)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play against the computer or a friend.
    Play(play::Arguments),
    /// Speak the Gomocup protocol on standard input and output.
    Gomocup(gomocup::Arguments),
    /// Speak GTP, the Go text protocol, on standard input and output.
    Gtp(gtp::Arguments),
    /// Judge which stones are dead on finished boards.
    Score(score::Arguments),
    /// Let a level of Go play against itself and judge the end.
    Selfplay(selfplay::Arguments),
    /// Let two settings play a match.
    Match(Box<matches::Arguments>),
    /// Name the points forbidden to Black, for boards on standard input.
    Forbidden(forbidden::Arguments),
    /// Search fixed positions and print the signature and the speed.
    Bench(bench::Arguments),
    /// Count the games of so many moves, to test the rules.
    Perft(perft::Arguments),
    /// Read records in SGF and print what they hold, a JSON line for each file.
    Sgf(sgf::Arguments),
    /// Look into the app's file of games, take it along, measure it.
    Store(store::Arguments),
    /// Fit the pattern values to self-play results.
    Tune(tune::Arguments),
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().command {
        Command::Play(arguments) => play::run(&arguments),
        Command::Gomocup(arguments) => gomocup::run(&arguments),
        Command::Gtp(arguments) => gtp::run(&arguments),
        Command::Score(arguments) => score::run(&arguments),
        Command::Selfplay(arguments) => selfplay::run(&arguments),
        Command::Match(arguments) => matches::run(&arguments),
        Command::Forbidden(arguments) => forbidden::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
        Command::Perft(arguments) => perft::run(&arguments),
        Command::Sgf(arguments) => sgf::run(&arguments),
        Command::Store(arguments) => store::run(&arguments),
        Command::Tune(arguments) => tune::run(&arguments),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tengen: {error}");
            ExitCode::FAILURE
        }
    }
}
