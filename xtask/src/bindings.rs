//! The chore `bindings`, and the tests of the Kotlin side: the core as other languages call it.

use std::env::consts::{DLL_PREFIX, DLL_SUFFIX};
use std::path::PathBuf;

use crate::suites::{Suite, read_surefire_line};
use crate::tool::{ChoreError, Tool, cargo, root};

/// What the chore takes.
#[derive(Clone, Copy, Default, clap::Args)]
pub(crate) struct Arguments {
    /// Build the library that ships, not the one for tests.
    #[arg(long)]
    release: bool,
}

/// Builds the library and writes the Kotlin file. Returns the folder of the library.
///
/// The core is built alone: built with the whole workspace, the library would carry the generator,
/// since cargo unites the features of what it builds together.
pub(crate) fn run(arguments: Arguments) -> Result<PathBuf, ChoreError> {
    let profile: &[&str] = if arguments.release { &["--release"] } else { &[] };
    cargo().with(["build", "--quiet", "--package", "tengen-core"]).with(profile).run("building the core")?;
    let folder = target_folder().join(if arguments.release { "release" } else { "debug" });
    let library = folder.join(format!("{DLL_PREFIX}tengen_core{DLL_SUFFIX}"));
    cargo()
        .with([
            "run",
            "--quiet",
            "--profile",
            "generator",
            "--package",
            "bindings",
            "--bin",
            "uniffi-bindgen",
        ])
        .with(["--", "generate", "--language", "kotlin", "--no-format"])
        .with(["--out-dir", "bindings/kotlin/generated"])
        .with([library])
        .run("writing the Kotlin bindings")?;
    Ok(folder)
}

/// Runs the Kotlin tests over the library of the tests' profile.
pub(crate) fn kotlin_suites() -> Result<Vec<Suite>, ChoreError> {
    let folder = run(Arguments::default())?;
    let mut suites = Vec::new();
    let status = maven()
        .with(["--file", "bindings/kotlin", "test"])
        .with([format!("-Dcore.library.path={}", folder.display())])
        .run_by_line(|line| {
            println!("{line}");
            read_surefire_line(line, &mut suites);
        })?;
    let failed: usize = suites.iter().map(|suite| suite.failed).sum();
    if !status.success() && failed == 0 {
        return Err(ChoreError::Failed { what: "the Kotlin tests".to_owned(), status });
    }
    Ok(suites)
}

/// Maven, without colours and progress bars.
fn maven() -> Tool {
    Tool::new(
        "mvn",
        "mvn".into(),
        "install maven and a JDK 17 (Debian: apt-get install maven openjdk-17-jdk-headless)",
    )
    .with(["--batch-mode", "--no-transfer-progress"])
}

fn target_folder() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder))
}
