//! The chore `check`: format, lints, documentation, YAML files and the map of folders.

use crate::layout;
use crate::tool::{ChoreError, cargo};
use crate::yaml;

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
    println!("YAML files");
    yaml::check()?;
    println!("ARCHITECTURE.md against the tree");
    layout::check()?;
    println!("all checks passed");
    Ok(())
}
