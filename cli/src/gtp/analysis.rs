//! The command `lz-analyze`: what the engine knows while it thinks.

use std::io::{self, Write};
use std::sync::mpsc::{Receiver, TryRecvError};

use tengen_core::board::Size;
use tengen_core::go::Found;
use tengen_core::rules::Move;
use tengen_core::search::{Limits, Stopper};

use super::command::Command;
use super::reading::{read_colour, write_move};
use super::session::Session;

/// Moves in one line of an analysis at most.
const ANALYSED: usize = 12;

impl Session {
    /// Thinks, telling what it knows each interval, until another line comes; returns that line.
    pub(super) fn analyse(
        &mut self,
        command: &Command,
        lines: &Receiver<String>,
        output: &mut dyn Write,
    ) -> io::Result<Option<String>> {
        let colour = command.arguments.iter().find_map(|word| read_colour(word));
        let position = self.for_search(colour.unwrap_or(self.position.to_move()));
        writeln!(output, "={}", command.id_text())?;
        output.flush()?;
        let (stopper, mut next_line, mut written) = (Stopper::new(), None, Ok(()));
        let limits = Limits { threads: self.threads, ..Limits::default() };
        let seed = self.next_seed();
        self.engine.analyse(&position, &limits, seed, &stopper, &mut |found| {
            written = write_analysis(output, position.size(), found);
            match lines.try_recv() {
                Ok(line) => next_line = Some(line),
                Err(TryRecvError::Empty) if written.is_ok() => return,
                Err(_) => {}
            }
            stopper.stop();
        });
        written?;
        writeln!(output)?;
        output.flush()?;
        Ok(next_line)
    }
}

/// A line of moves with their figures in Leela Zero's form, chances in hundredths of a percent.
fn write_analysis(output: &mut dyn Write, size: Size, found: &Found) -> io::Result<()> {
    let infos = found.candidates.iter().filter(|candidate| candidate.visits > 0).take(ANALYSED).enumerate();
    let text: Vec<String> = infos
        .map(|(order, candidate)| {
            let line: &[Move] =
                if order == 0 { &found.line } else { std::slice::from_ref(&candidate.played) };
            let moves: Vec<String> = line.iter().map(|&played| write_move(size, played)).collect();
            format!(
                "info move {} visits {} winrate {:.0} prior 0 lcb {:.0} order {order} pv {}",
                write_move(size, candidate.played),
                candidate.visits,
                candidate.win_rate * 10_000.0,
                candidate.win_rate * 10_000.0,
                moves.join(" ")
            )
        })
        .collect();
    writeln!(output, "{}", text.join(" "))?;
    output.flush()
}
