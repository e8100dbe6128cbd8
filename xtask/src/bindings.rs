//! The chore `bindings`, and the tests of the Kotlin side: the core as other languages call it.

use std::env::consts::{DLL_PREFIX, DLL_SUFFIX};
use std::path::{Path, PathBuf};

use crate::debian;
use crate::suites::{Suite, read_surefire_line};
use crate::tool::{ChoreError, Tool, cargo, root};

/// What the chore takes.
#[derive(Clone, Copy, Default, clap::Args)]
pub(crate) struct Arguments {
    /// Build the library that ships, not the one for tests.
    #[arg(long)]
    pub(crate) release: bool,
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

/// Runs the Kotlin tests over the library of the tests' profile: those of the calls, then those of the
/// screens.
pub(crate) fn kotlin_suites() -> Result<Vec<Suite>, ChoreError> {
    debian::install_for_screens()?;
    let folder = run(Arguments::default())?;
    let mut suites = maven_suites("bindings/kotlin", &folder)?;
    suites.extend(maven_suites("android/desktop", &folder)?);
    Ok(suites)
}

fn maven_suites(project: &str, library: &Path) -> Result<Vec<Suite>, ChoreError> {
    let mut suites = Vec::new();
    let status = maven()
        .with(["--file", project, "test"])
        .with([format!("-Dcore.library.path={}", library.display())])
        .run_by_line(|line| {
            println!("{line}");
            read_surefire_line(line, &mut suites);
        })?;
    let failed: usize = suites.iter().map(|suite| suite.failed).sum();
    if !status.success() && failed == 0 {
        return Err(ChoreError::Failed { what: format!("the tests of {project}"), status });
    }
    Ok(suites)
}

/// Builds the screens over a library and opens them in a window.
pub(crate) fn open_window(library: &Path) -> Result<(), ChoreError> {
    debian::install_for_window()?;
    maven()
        .with(["--quiet", "--file", "android/desktop", "compile", WINDOW_GOAL])
        .with(["-Dexec.mainClass=app.tengen.desktop.MainKt"])
        .with([format!("-Djna.library.path={}", library.display())])
        .run("the window")
}

/// Runs a class with what it was compiled against.
const WINDOW_GOAL: &str = "org.codehaus.mojo:exec-maven-plugin:3.5.1:java";

/// Maven, without colours and progress bars.
pub(crate) fn maven() -> Tool {
    Tool::new(
        "mvn",
        "mvn".into(),
        "install maven and a JDK 17 (Debian: apt-get install maven openjdk-17-jdk-headless)",
    )
    .with(["--batch-mode", "--no-transfer-progress"])
}

/// Where cargo builds.
pub(crate) fn target_folder() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder))
}
