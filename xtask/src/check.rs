//! The chore `check`: format, lints, documentation, the map of folders and the Android app's files.

use std::error::Error;

use crate::android;
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
    println!("versions and resources of the Android app");
    android::check()?;
    println!("all checks passed");
    Ok(())
}
