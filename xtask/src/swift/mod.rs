//! The Swift side: where Swift is, its packages' tests, and the layout of its sources.

mod report;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::bindings;
use crate::suites::Suite;
use crate::tool::{ChoreError, Tool, root};

/// The packages with tests, each after those that it builds on. One that does not exist is passed over.
const PACKAGES: [&str; 2] = ["bindings/swift", "ios/TengenKit"];

/// The folders with sources whose layout is checked.
const FORMATTED: [&str; 2] = ["bindings/swift", "ios"];

/// Folders below those whose files nobody wrote by hand.
const GENERATED: [&str; 2] = ["generated", "Generated"];

/// Names a program that runs a command line where Swift is: `RUNNER swift test`.
const RUNNER: &str = "TENGEN_SWIFT";

/// What to say where there is no Swift.
pub(crate) const REMEDY: &str = "install Swift 6.0 or newer, or name a program in TENGEN_SWIFT that runs \
                                 `swift ...` where it is";

/// Runs the tests of every package over the library of the tests' profile.
///
/// # Errors
/// When there is no Swift, or a package does not build or ends without saying which tests it ran.
pub(crate) fn suites() -> Result<Vec<Suite>, ChoreError> {
    bindings::run(&bindings::Arguments::default())?;
    let mut suites = Vec::new();
    for package in PACKAGES {
        if root().join(package).join("Package.swift").is_file() {
            suites.extend(package_suites(package)?);
        }
    }
    Ok(suites)
}

fn package_suites(package: &str) -> Result<Vec<Suite>, ChoreError> {
    let build = root().join(package).join(".build");
    // Which of the two is written depends on the version of Swift.
    let reports = [build.join("report-swift-testing.xml"), build.join("report.xml")];
    for report in &reports {
        remove(report)?;
    }
    let status = swift()
        .with(["test", "--package-path", package])
        .with([format!("--xunit-output={package}/.build/report.xml")])
        .run_by_line(|line| println!("{line}"))?;
    let failed = || ChoreError::Failed { what: format!("`swift test` of {package}"), status };
    let path = reports.into_iter().find(|path| path.is_file()).ok_or_else(failed)?;
    let text =
        fs::read_to_string(&path).map_err(|source| ChoreError::Unreadable { path: path.clone(), source })?;
    let suites = match report::suites(&text) {
        Ok(suites) => suites,
        // Tests that died leave a report that nobody has closed.
        Err(_) if !status.success() => return Err(failed()),
        Err(error) => return Err(ChoreError::Malformed { path, reason: error.to_string() }),
    };
    // Nothing passes by not running, and a fault outside the tests is one too.
    if suites.is_empty() || (!status.success() && suites.iter().all(|suite| suite.failed == 0)) {
        return Err(failed());
    }
    Ok(suites)
}

fn remove(path: &Path) -> Result<(), ChoreError> {
    match fs::remove_file(path) {
        Err(source) if source.kind() != io::ErrorKind::NotFound => {
            Err(ChoreError::Unwritable { path: path.to_path_buf(), source })
        }
        _ => Ok(()),
    }
}

/// Checks the layout of the Swift sources, where there is Swift.
///
/// # Errors
/// When a file is laid out otherwise than `.swift-format` says; and where Swift must be and is not.
pub(crate) fn check_format() -> Result<(), ChoreError> {
    if !is_there()? {
        println!("SKIPPED: the format of the Swift sources: {REMEDY}");
        return Ok(());
    }
    let mut files = Vec::new();
    for folder in FORMATTED {
        find_sources(Path::new(folder), &mut files)?;
    }
    println!("{} Swift files", files.len());
    swift()
        .with(["format", "lint", "--strict"])
        .with(files)
        .run("the Swift format check (`swift format --in-place` mends it)")
}

/// Adds the Swift files below a folder of the repository that people write.
fn find_sources(folder: &Path, found: &mut Vec<PathBuf>) -> Result<(), ChoreError> {
    let path = root().join(folder);
    if !path.is_dir() {
        return Ok(());
    }
    let unreadable = |source| ChoreError::Unreadable { path: path.clone(), source };
    for entry in fs::read_dir(&path).map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?;
        let name = entry.file_name();
        let inside = folder.join(&name);
        let name = name.to_string_lossy();
        if entry.file_type().map_err(unreadable)?.is_dir() {
            if !name.starts_with('.') && !GENERATED.contains(&&*name) {
                find_sources(&inside, found)?;
            }
        } else if inside.extension().is_some_and(|extension| extension == "swift") {
            found.push(inside);
        }
    }
    Ok(())
}

/// Whether there is a Swift to call.
///
/// # Errors
/// When there is none although somebody has named one, or `CI=true`; or when it cannot be run.
pub(crate) fn is_there() -> Result<bool, ChoreError> {
    match swift().with(["--version"]).run_quietly("asking Swift for its version") {
        Err(ChoreError::ToolMissing { .. }) if !is_demanded() => Ok(false),
        outcome => outcome.map(|()| true),
    }
}

/// Nothing is left out where somebody has named a Swift, and in continuous integration.
fn is_demanded() -> bool {
    std::env::var_os(RUNNER).is_some() || std::env::var_os("CI").is_some_and(|value| value == "true")
}

fn swift() -> Tool {
    match std::env::var_os(RUNNER) {
        Some(runner) => Tool::new("swift", runner, REMEDY).with(["swift"]),
        None => Tool::new("swift", "swift".into(), REMEDY),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_are_found_and_generated_files_are_not() {
        let mut files = Vec::new();
        find_sources(Path::new("bindings/swift"), &mut files).unwrap();
        assert!(files.contains(&"bindings/swift/Package.swift".into()), "{files:?}");
        assert!(files.contains(&"bindings/swift/Sources/TengenCore/GameSession.swift".into()), "{files:?}");
        assert!(!files.iter().any(|file| file.ends_with("TengenBindings.swift")), "{files:?}");
    }

    #[test]
    fn a_folder_that_is_not_there_holds_no_sources() {
        let mut files = Vec::new();
        find_sources(Path::new("no/such/folder"), &mut files).unwrap();
        assert!(files.is_empty(), "{files:?}");
    }

    #[test]
    fn every_package_is_one_whose_format_is_checked() {
        assert!(PACKAGES.iter().all(|package| FORMATTED.iter().any(|folder| package.starts_with(folder))));
    }
}
