//! The chore `check`: format, lints, documentation, the style of the Kotlin sources and the map of folders.

use crate::kotlin_style;
use crate::layout;
use crate::tool::{ChoreError, cargo};

pub(crate) fn run() -> Result<(), ChoreError> {
    println!("format");
    cargo().with(["fmt", "--all", "--check"]).run("the format check (`cargo fmt` mends it)")?;
    println!("lints");
    cargo()
        .with(["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"])
        .run("the lint check")?;
    println!("documentation");
    cargo()
        .with(["doc", "--workspace", "--no-deps", "--quiet"])
        .with_variable("RUSTDOCFLAGS", "-D warnings")
        .run("building the documentation")?;
    println!("ARCHITECTURE.md against the tree");
    layout::check()?;
    println!("Kotlin sources");
    kotlin_style::check()?;
    println!("all checks passed");
    Ok(())
}
