//! The command `play`: five in a row against the computer or a friend, on a drawn board or by moves
//! on standard input.

mod board;
mod look;
mod setup;
mod words;

use std::error::Error;

pub(crate) use setup::Arguments;

pub(crate) fn run(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    Err("not written yet".into())
}
