//! The chore `bindings`, and the tests of the Kotlin side: the core as other languages call it.

use std::env::consts::{DLL_PREFIX, DLL_SUFFIX};
use std::fs;
use std::path::{Path, PathBuf};

use crate::debian;
use crate::suites::{Suite, read_surefire_line};
use crate::tool::{ChoreError, Tool, cargo, root};

/// What the chore takes.
#[derive(Clone, Default, clap::Args)]
pub(crate) struct Arguments {
    /// Build the library that ships, not the one for tests.
    #[arg(long)]
    pub(crate) release: bool,
    /// Where the Kotlin file goes; below bindings/kotlin without it.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) into: Option<PathBuf>,
}

/// Builds the library and writes the Kotlin file, the Swift file and its C module. Returns the folder of
/// the library.
///
/// The core is built alone: built with the whole workspace, the library would carry the generator,
/// since cargo unites the features of what it builds together.
pub(crate) fn run(arguments: &Arguments) -> Result<PathBuf, ChoreError> {
    let profile: &[&str] = if arguments.release { &["--release"] } else { &[] };
    cargo().with(["build", "--quiet", "--package", "tengen-core"]).with(profile).run("building the core")?;
    let folder = target_folder().join(if arguments.release { "release" } else { "debug" });
    let name = format!("{DLL_PREFIX}tengen_core{DLL_SUFFIX}");
    let library = folder.join(&name);
    generator("uniffi-bindgen")
        .with(["generate", "--language", "kotlin", "--no-format"])
        .with(["--out-dir"])
        .with([arguments.into.as_deref().unwrap_or(Path::new("bindings/kotlin/generated"))])
        .with([&library])
        .run("writing the Kotlin bindings")?;
    generator("uniffi-bindgen-swift")
        .with(["--swift-sources".into(), library.clone(), "bindings/swift/generated/TengenBindings".into()])
        .run("writing the Swift bindings")?;
    generator("uniffi-bindgen-swift")
        .with(["--headers", "--modulemap", "--module-name", "TengenCoreFFI"])
        .with(["--modulemap-filename", "module.modulemap"])
        .with([library.clone(), "bindings/swift/generated/TengenCoreFFI".into()])
        .run("writing the C module of the Swift bindings")?;
    if cfg!(target_os = "linux") {
        // The Swift package links to what lies inside it, wherever cargo builds.
        copy(&library, &root().join(HOST_LIBRARY).join(name))?;
    }
    Ok(folder)
}

/// Where `bindings/swift/Package.swift` finds the library built for this machine.
const HOST_LIBRARY: &str = "bindings/swift/Artifacts/host";

/// One of the programs of `bindings/src/bin`, ready for its own arguments.
fn generator(program: &str) -> Tool {
    cargo()
        .with(["run", "--quiet", "--profile", "generator", "--package", "bindings", "--bin", program])
        .with(["--"])
}

fn copy(from: &Path, to: &Path) -> Result<(), ChoreError> {
    to.parent()
        .map_or(Ok(()), fs::create_dir_all)
        .and_then(|()| fs::copy(from, to))
        .map(drop)
        .map_err(|source| ChoreError::Unwritable { path: to.to_path_buf(), source })
}

/// Runs the Kotlin tests over the library of the tests' profile: those of the calls, of the screens, and
/// of the app around them.
pub(crate) fn kotlin_suites() -> Result<Vec<Suite>, ChoreError> {
    debian::install_for_screens()?;
    let folder = run(&Arguments::default())?;
    let mut suites = Vec::new();
    let status = maven()
        .with(["--file", "android", "--fail-at-end", "test"])
        .with([format!("-Dcore.library.path={}", folder.display())])
        .run_by_line(|line| {
            println!("{line}");
            read_surefire_line(line, &mut suites);
        })?;
    let failed: usize = suites.iter().map(|suite| suite.failed).sum();
    if !status.success() && failed == 0 {
        return Err(ChoreError::Failed { what: "Maven".to_owned(), status });
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
