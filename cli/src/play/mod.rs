//! The command `play`: five in a row against the computer or a friend, on a drawn board or by moves
//! on standard input.

mod board;
mod command;
mod look;
mod plain;
mod setup;
mod table;
mod words;

use std::error::Error;
use std::io::{self, BufReader};

use look::Look;
pub(crate) use setup::Arguments;

pub(crate) fn run(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let config = setup::config(arguments);
    if arguments.plain {
        let look = Look { colours: false, ascii: arguments.ascii };
        plain::play(config, look, BufReader::new(io::stdin()), &mut io::stdout().lock())?;
        return Ok(());
    }
    Err("not written yet".into())
}
