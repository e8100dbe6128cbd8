//! The command `bench`: signatures that only a functional change of an engine moves, the one of five in
//! a row (`Bench:`) and the one of Go (`Go:`).

mod go;

use std::error::Error;
use std::time::Duration;

use cpu_time::ThreadTime;
use tengen_core::board::Size;
use tengen_core::five::Engine;
use tengen_core::rules::Move;
use tengen_core::rules::five::FivePosition;
use tengen_core::search::{Limits, Stopper};

use crate::reading::read_rule;

/// What the command takes.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The depth to which each position is searched, in plies.
    #[arg(long, default_value_t = 6)]
    depth: u32,
    /// The playouts for each position of Go.
    #[arg(long, default_value_t = 500)]
    playouts: u64,
}

/// A rule and the moves from the empty board, one position a line.
const POSITIONS: &str = include_str!("bench/positions.txt");

pub(crate) fn run(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let (mut nodes, mut spent) = (0, Duration::ZERO);
    for position in positions(POSITIONS, "positions.txt", read)? {
        let mut engine = Engine::new(position.rule(), position.size());
        let limits = Limits::depth(arguments.depth);
        let started = ThreadTime::now();
        let found = engine
            .search(&position, &limits, 1, &Stopper::new(), &mut |_| {})
            .ok_or("a position of the bench is over")?;
        spent += started.elapsed();
        nodes += found.nodes;
        println!(
            "{:?} after {} moves: {} value {} nodes {}",
            position.rule(),
            position.moves().len(),
            found.best.point().map_or_else(|| "pass".to_owned(), |point| position.size().label(point)),
            found.value,
            found.nodes
        );
    }
    println!("Nodes a CPU second: {:.0}", nodes as f64 / spent.as_secs_f64());
    println!("Bench: {nodes}");
    go::run(arguments.playouts)
}

/// The positions of a file, one a line; lines that begin with # say something about them.
fn positions<T>(
    file: &str,
    name: &str,
    read: impl Fn(&str) -> Result<T, Box<dyn Error>>,
) -> Result<Vec<T>, Box<dyn Error>> {
    file.lines()
        .enumerate()
        .filter(|(_, line)| !line.starts_with('#'))
        .map(|(index, line)| {
            read(line).map_err(|error| format!("{name}, line {}: {error}", index + 1).into())
        })
        .collect()
}

fn read(line: &str) -> Result<FivePosition, Box<dyn Error>> {
    let mut words = line.split_whitespace();
    let rule = read_rule(words.next().unwrap_or_default())?;
    let mut position = FivePosition::new(rule, Size::square(15)?)?;
    for word in words {
        let point = position.size().parse_label(word).ok_or_else(|| format!("{word} is no point"))?;
        position.play(Move::Place(point))?;
    }
    Ok(position)
}

#[cfg(test)]
mod tests {
    use tengen_core::rules::five::FiveRule;

    use super::*;

    #[test]
    fn positions_are_legal_and_go_on() {
        let positions = positions(POSITIONS, "positions.txt", read).unwrap();
        for rule in FiveRule::ALL {
            assert!(positions.iter().any(|position| position.rule() == rule));
        }
        assert!(positions.iter().all(|position| position.ending().is_none()));
    }
}
