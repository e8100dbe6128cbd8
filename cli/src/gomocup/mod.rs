//! The command `gomocup`: a brain for the managers of the Gomocup world.
//!
//! The protocol is that of Piskvork (<https://plastovicka.github.io/protocl2en.htm>): lines of text
//! on standard input and output. [`session`] turns each line into actions and knows neither threads
//! nor files; [`driver`] carries the actions out, with one thread that reads and one that thinks.

mod board;
mod brain;
mod clock;
mod command;
mod driver;
mod session;
mod swap2;

use std::error::Error;
use std::io;

use brain::EngineBrain;
use session::Session;

/// What the command takes.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The seed of whatever is left to chance
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let session = Session::new(arguments.seed);
    let input = io::BufReader::new(io::stdin());
    driver::run(session, input, &mut io::stdout(), Box::new(EngineBrain::default()))?;
    Ok(())
}
