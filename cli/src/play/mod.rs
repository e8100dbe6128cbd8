//! The command `play`: five in a row or Go against the computer or a friend, on a drawn board or by moves
//! on standard input.

mod advice;
mod board;
mod command;
mod look;
mod mind;
mod model;
mod plain;
#[cfg(test)]
mod sample;
mod screen;
mod setup;
mod table;
mod window;
mod words;

use std::error::Error;
use std::io::{self, BufReader};

use look::Look;
pub(crate) use setup::Arguments;

pub(crate) fn run(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let config = setup::config(arguments)?;
    if arguments.plain {
        let look = Look { colours: false, ascii: arguments.ascii };
        plain::play(config, look, BufReader::new(io::stdin()), &mut io::stdout().lock())?;
    } else {
        // https://no-color.org: whatever the variable holds, unless it is empty.
        let colours = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        window::play(config, Look { colours, ascii: arguments.ascii })?;
    }
    Ok(())
}
