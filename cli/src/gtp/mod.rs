//! The command `gtp`: the Go engine for boards and tournaments that speak GTP 2.
//!
//! The protocol is G. Farnebäck's "GTP version 2" draft
//! (<https://www.lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2/gtp2-spec.html>). One thread reads; this
//! one answers, and looks during an analysis whether a next line has come.

mod analysis;
mod clock;
mod command;
mod judging;
mod loading;
mod reading;
mod session;

use std::error::Error;
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use command::Command;
use session::{Session, Settings};
use tengen_core::rules::go::GoRuleSet;

use crate::reading::read_rule_set;
use crate::rung::Rung;

/// What the command takes.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Playouts for a move; without a clock and without this, 3000.
    #[arg(long)]
    playouts: Option<u64>,
    /// Threads that search.
    #[arg(long, default_value_t = 1)]
    threads: u32,
    /// A tree for each thread instead of one for all.
    #[arg(long)]
    root_parallel: bool,
    /// The seed of whatever is left to chance.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The rules: chinese, japanese, korean, aga, new-zealand, tromp-taylor.
    #[arg(long, value_parser = read_rule_set, default_value = "chinese")]
    rules: GoRuleSet,
    /// Forbid positional superko, whatever the rules say.
    #[arg(long)]
    positional_superko: bool,
    /// Play as this opponent does, whatever playouts, threads and clocks say.
    #[arg(long, value_enum)]
    level: Option<Rung>,
    /// Never resign.
    #[arg(long)]
    never_resign: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let settings = Settings {
        playouts: arguments.playouts,
        threads: arguments.threads,
        root_parallel: arguments.root_parallel,
        seed: arguments.seed,
        rules: arguments.rules.rules(),
        positional_superko: arguments.positional_superko,
        resigns: !arguments.never_resign,
        rung: arguments.level,
    };
    let (sender, lines) = channel();
    thread::spawn(move || {
        for line in io::stdin().lock().split(b'\n').map_while(Result::ok) {
            if sender.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
                return;
            }
        }
    });
    converse(&mut Session::new(&settings)?, &lines, &mut io::stdout().lock())?;
    Ok(())
}

/// Answers each line until `quit` or the end of the input.
fn converse(session: &mut Session, lines: &Receiver<String>, output: &mut dyn Write) -> io::Result<()> {
    let mut waiting = None;
    while let Some(line) = waiting.take().or_else(|| lines.recv().ok()) {
        let Some(command) = Command::parse(&line) else { continue };
        let id = command.id_text();
        if command.name == "lz-analyze" {
            waiting = session.analyse(&command, lines, output)?;
            continue;
        }
        match session.answer(&command) {
            Ok(text) => write!(output, "={id}{}{text}\n\n", if text.is_empty() { "" } else { " " })?,
            Err(error) => write!(output, "?{id} {error}\n\n")?,
        }
        output.flush()?;
        if command.name == "quit" {
            break;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
