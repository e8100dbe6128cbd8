//! The command `match`: two settings against each other over many openings, each played with both
//! colours, and how sure the result is.
//!
//! With limits by nodes the games depend on the seed alone, on every machine and for any number of
//! games at once. The levels have a cap on time besides, which a busy machine may meet.

mod book;
mod record;
mod referee;
mod report;
mod schedule;
mod setting;
mod statistics;
mod tally;

use std::error::Error;
use std::fs;
use std::path::PathBuf;

use tengen_core::board::Size;
use tengen_core::rules::five::{FivePosition, FiveRule};

use crate::reading::{read_rule, read_size};
use tengen_core::search::Stopper;

use book::Book;
use record::{GameRecord, GamesFile, Header};
use schedule::Plan;
use setting::Setting;
use statistics::Sprt;
use tally::Ledger;

/// What the command takes.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The first player: easy, medium, hard, random, tree:playouts=N, engine:nodes=N, engine:depth=N
    /// (options follow with commas: time=MS for tree and engine, threads=N and exploration=C for
    /// tree, table=MIB and vcf=on|off for engine)
    first: Setting,
    /// The second player
    second: Setting,
    /// The rule
    #[arg(long, default_value = "freestyle", value_parser = read_rule)]
    rule: FiveRule,
    /// The board: 15, or 15x20
    #[arg(long, default_value = "15", value_parser = read_size)]
    size: Size,
    /// A file of openings, one a line: moves x,y from the corner 0,0, Black's first; # begins a
    /// comment. Without it, even openings of three to five stones are drawn by the seed
    #[arg(long)]
    openings: Option<PathBuf>,
    /// The number of games: twice the number of openings in the file, or 100
    #[arg(long)]
    games: Option<usize>,
    /// The seed of all that is left to chance
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games at a time
    #[arg(short, long, default_value_t = 1)]
    jobs: usize,
    /// A file of games (JSON lines): those in it are not played again, new ones are added
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Stop as soon as one of two Elo differences is accepted, with a chance of 5 % for either error
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    sprt: Option<Vec<f64>>,
    /// No line for each game
    #[arg(short, long)]
    quiet: bool,
}

/// The games of a match over drawn openings.
const GAMES: usize = 100;

pub(crate) fn run(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let plan = plan(arguments)?;
    let header = header(&plan);
    let mut ledger = Ledger::new(sprt(arguments)?);
    let mut file = None;
    if let Some(path) = &arguments.resume {
        let (opened, games) = GamesFile::open(path, &header)?;
        file = Some(opened);
        for game in games {
            ledger.add(game);
        }
    }
    let count = arguments.games.or(plan.book.len().map(|openings| 2 * openings)).unwrap_or(GAMES);
    let to_play: Vec<usize> = (0..count).filter(|&game| !ledger.has(game)).collect();
    let stopper = Stopper::new();
    stop_on_interrupt(&stopper)?;
    if ledger.verdict().is_none() {
        let take = |game: GameRecord| -> Result<bool, Box<dyn Error>> {
            if let Some(file) = &mut file {
                file.append(&game)?;
            }
            ledger.add(game.clone());
            if !arguments.quiet {
                println!("{}", report::game(&game, &header, &ledger));
            }
            Ok(ledger.verdict().is_none())
        };
        plan.play_all(&to_play, arguments.jobs, &stopper, take)?;
    }
    println!("{}", report::summary(&header, &ledger));
    Ok(())
}

fn plan(arguments: &Arguments) -> Result<Plan, Box<dyn Error>> {
    let empty = FivePosition::new(arguments.rule, arguments.size)?;
    let book = match &arguments.openings {
        None => Book::Drawn { seed: arguments.seed },
        Some(path) => {
            let in_file = |error: &dyn Error| format!("{}: {error}", path.display());
            let text = fs::read_to_string(path).map_err(|error| in_file(&error))?;
            let (book, left_out) = Book::parse(&text, &empty).map_err(|error| in_file(&error))?;
            for line in left_out {
                eprintln!("{}, line {line}: this opening can't be played here", path.display());
            }
            book
        }
    };
    let settings = [arguments.first.clone(), arguments.second.clone()];
    Ok(Plan { settings, empty, book, seed: arguments.seed })
}

fn header(plan: &Plan) -> Header {
    Header {
        tengen_match: env!("CARGO_PKG_VERSION").to_owned(),
        first: plan.settings[0].to_string(),
        second: plan.settings[1].to_string(),
        rule: plan.empty.rule(),
        size: plan.empty.size().to_string(),
        seed: plan.seed,
        openings: plan.book.name(),
    }
}

fn sprt(arguments: &Arguments) -> Result<Option<Sprt>, String> {
    match arguments.sprt.as_deref() {
        None => Ok(None),
        Some(&[lower, upper]) if lower < upper => Ok(Some(Sprt { lower, upper })),
        Some(_) => Err("--sprt takes two Elo differences, the lower one first".to_owned()),
    }
}

/// Ends the games under way on Ctrl-C; those that are over are counted and stay in the file.
fn stop_on_interrupt(stopper: &Stopper) -> Result<(), ctrlc::Error> {
    let stopper = stopper.clone();
    ctrlc::set_handler(move || stopper.stop())
}
