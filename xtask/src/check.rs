//! The chore `check`: format, lints, documentation, the design, the style of the Kotlin sources and
//! the map of folders.

use std::error::Error;

use crate::generate;
use crate::kotlin_style;
use crate::layout;
use crate::tool::cargo;

pub(crate) fn run() -> Result<(), Box<dyn Error>> {
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
    println!("texts, looks and icons");
    generate::run(generate::Arguments { check: true })?;
    println!("Kotlin sources");
    kotlin_style::check()?;
    println!("all checks passed");
    Ok(())
}
