//! The chore `check`: format, lints and documentation of every language, the design, YAML files, what
//! Kotlin and Swift share, and the map of folders.

use std::error::Error;

use crate::android;
use crate::generate;
use crate::kotlin_style;
use crate::layout;
use crate::parity;
use crate::swift;
use crate::tool::cargo;
use crate::yaml;

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
    println!("Swift sources");
    swift::check_format()?;
    println!("Kotlin and Swift side by side");
    parity::run()?;
    println!("YAML files");
    yaml::check()?;
    println!("ARCHITECTURE.md against the tree");
    layout::check()?;
    println!("versions and resources of the Android app");
    android::check()?;
    println!("texts, looks and icons");
    generate::run(&generate::Arguments { check: true, ..generate::Arguments::default() })?;
    println!("Kotlin sources");
    kotlin_style::check()?;
    println!("all checks passed");
    Ok(())
}
