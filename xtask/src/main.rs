//! Chores: filled in below.
fn main() {}
