//! The chore `test`: every test there is, counted by suite.
//!
//! Each language is a step that gives its suites; a step whose tools are missing is an error, so
//! that nothing passes by not running. Only Swift, which few have, is left out where it is missing, but
//! loudly, and not in continuous integration.

use std::error::Error;

use crate::bindings;
use crate::generate;
use crate::suites::{Suite, read_cargo_line};
use crate::swift;
use crate::tool::{ChoreError, cargo};

/// What the chore takes.
#[derive(Clone, Copy, Default, clap::Args)]
pub(crate) struct Arguments {
    /// Run the tests of one language alone.
    #[arg(long, value_enum)]
    only: Option<Language>,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Language {
    Rust,
    Kotlin,
    Swift,
}

pub(crate) fn run(arguments: Arguments) -> Result<(), Box<dyn Error>> {
    let runs = |language| arguments.only.is_none_or(|only| only == language);
    generate::run(&generate::Arguments::default())?;
    let mut suites = Vec::new();
    if runs(Language::Rust) {
        suites.extend(rust_suites()?);
    }
    if runs(Language::Kotlin) {
        suites.extend(bindings::kotlin_suites()?);
    }
    let has_swift = runs(Language::Swift) && swift::is_there()?;
    if has_swift {
        suites.extend(swift::suites()?);
    }
    print_summary(&suites);
    if runs(Language::Swift) && !has_swift {
        println!("SKIPPED: every Swift test: {}", swift::REMEDY);
    }
    match suites.iter().map(|suite| suite.failed).sum() {
        0 => Ok(()),
        failed => Err(ChoreError::TestsFailed { failed }.into()),
    }
}

/// Runs the workspace's unit, integration and documentation tests. The binding generator has none, and
/// takes minutes to compile with the profile of the tests.
fn rust_suites() -> Result<Vec<Suite>, ChoreError> {
    let mut suites = Vec::new();
    let status = cargo()
        .with(["test", "--workspace", "--exclude", "bindings", "--no-fail-fast"])
        .run_by_line(|line| {
            println!("{line}");
            read_cargo_line(line, &mut suites);
        })?;
    let failed: usize = suites.iter().map(|suite| suite.failed).sum();
    // A build that fails, or a test program that dies, has no failed test to count.
    if !status.success() && failed == 0 {
        return Err(ChoreError::Failed { what: "cargo test".to_owned(), status });
    }
    Ok(suites)
}

fn print_summary(suites: &[Suite]) {
    let width = suites.iter().map(|suite| suite.name.len()).max().unwrap_or(0).max("suite".len());
    println!("\n{:<width$}  passed  failed  skipped", "suite");
    for suite in suites {
        println!("{:<width$}  {:>6}  {:>6}  {:>7}", suite.name, suite.passed, suite.failed, suite.skipped);
    }
    let sum = |count: fn(&Suite) -> usize| suites.iter().map(count).sum::<usize>();
    let (passed, failed, skipped) = (sum(|s| s.passed), sum(|s| s.failed), sum(|s| s.skipped));
    println!("{:<width$}  {passed:>6}  {failed:>6}  {skipped:>7}", "all");
    for suite in suites.iter().filter(|suite| suite.skipped > 0) {
        println!("SKIPPED: {} of {} did not run", suite.skipped, suite.name);
    }
}
