//! Board, rules and opponents for five in a row and, later, Go.
//!
//! The modules stand in dependency order, lowest first: a module may use those above it in this
//! list, never those below.

pub mod board;
#[cfg(feature = "ffi")]
pub mod ffi;
pub mod five;
pub mod game;
pub mod go;
pub mod player;
pub mod record;
pub mod rules;
pub mod search;
pub mod store;

#[cfg(feature = "ffi")]
uniffi::setup_scaffolding!();
