//! The chore `ios`: the core as a framework for Apple's systems, and the Xcode project. Only a Mac with
//! Xcode can do it; elsewhere the chore says what is missing.

use std::error::Error;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use crate::bindings;
use crate::generate;
use crate::tool::{ChoreError, Tool, cargo, root};

/// The framework, where `bindings/swift/Package.swift` looks for it.
const FRAMEWORK: &str = "bindings/swift/Artifacts/TengenCoreFFI.xcframework";

/// The C module of the framework, as `rust-core/uniffi.toml` names it.
const MODULE: &str = "TengenCoreFFI";

/// Where the chore `bindings` writes the module.
const GENERATED: &str = "bindings/swift/generated/TengenCoreFFI";

/// What the library is called.
const LIBRARY: &str = "libtengen_core.a";

/// The oldest systems that run the app and, on a Mac, its tests; as in the packages' manifests.
const OLDEST: [(&str, &str); 2] =
    [("IPHONEOS_DEPLOYMENT_TARGET", "17.0"), ("MACOSX_DEPLOYMENT_TARGET", "14.0")];

/// A system's part of the framework, with the compiler's targets for its processors.
struct Slice {
    name: &'static str,
    targets: &'static [&'static str],
}

const SLICES: [Slice; 3] = [
    Slice { name: "ios", targets: &["aarch64-apple-ios"] },
    Slice { name: "ios-simulator", targets: &["aarch64-apple-ios-sim", "x86_64-apple-ios"] },
    Slice { name: "macos", targets: &["aarch64-apple-darwin", "x86_64-apple-darwin"] },
];

/// The programs beside Rust, and how to get them.
const PROGRAMS: [(&str, &str); 3] = [
    ("xcodebuild", "install Xcode 16 or newer"),
    ("lipo", "install Xcode 16 or newer"),
    ("xcodegen", "brew install xcodegen"),
];

/// Builds the framework, writes what is generated, and the Xcode project.
///
/// # Errors
/// When something is missing, or a step fails.
pub(crate) fn run() -> Result<(), Box<dyn Error>> {
    let what = missing(cfg!(target_os = "macos"), is_on_path, has_target);
    if !what.is_empty() {
        return Err(ChoreError::Missing { what }.into());
    }
    generate::run(&generate::Arguments::default())?;
    bindings::run(&bindings::Arguments::default())?;
    let headers = copy_headers()?;
    let libraries = SLICES.iter().map(build).collect::<Result<Vec<_>, _>>()?;
    join(&libraries, &headers)?;
    program("xcodegen").with(["generate", "--spec", "ios/project.yml"]).run("writing the Xcode project")?;
    println!("Built {FRAMEWORK}. Open ios/Tengen.xcodeproj.");
    Ok(())
}

/// One line for each thing that is not here.
fn missing(
    is_mac: bool,
    has_program: impl Fn(&str) -> bool,
    has_target: impl Fn(&str) -> bool,
) -> Vec<String> {
    let mut what = Vec::new();
    if !is_mac {
        what.push("macOS: Apple's tools run nowhere else".to_owned());
    }
    for (name, remedy) in PROGRAMS {
        if !has_program(name) {
            what.push(format!("the program `{name}`: {remedy}"));
        }
    }
    for target in SLICES.iter().flat_map(|slice| slice.targets) {
        if !has_target(target) {
            what.push(format!("Rust's library for {target}: rustup target add {target}"));
        }
    }
    what
}

fn is_on_path(program: &str) -> bool {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&folders).any(|folder| folder.join(program).is_file())
}

/// Whether the compiler that builds this repository has the standard library of a target.
fn has_target(target: &str) -> bool {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let mut folder = None;
    let asked = Tool::new("rustc", rustc, "install Rust from https://rustup.rs")
        .with(["--print", "target-libdir", "--target", target])
        .run_by_line(|line| folder = Some(PathBuf::from(line)));
    asked.is_ok_and(|status| status.success()) && folder.is_some_and(|folder| folder.is_dir())
}

/// Copies the C header and its module map into a folder of their own: frameworks that each have a module
/// map at the top get into each other's way.
fn copy_headers() -> Result<PathBuf, ChoreError> {
    let headers = work_folder().join("headers");
    let copy = || {
        fs::create_dir_all(headers.join(MODULE))?;
        for entry in fs::read_dir(root().join(GENERATED))? {
            let entry = entry?;
            fs::copy(entry.path(), headers.join(MODULE).join(entry.file_name()))?;
        }
        Ok(())
    };
    copy().map_err(|source| ChoreError::Unwritable { path: headers.clone(), source })?;
    Ok(headers)
}

/// Builds a slice. Returns its library, for all its processors in one file.
fn build(slice: &Slice) -> Result<PathBuf, ChoreError> {
    let mut libraries = Vec::new();
    for target in slice.targets {
        println!("building the core for {target}");
        let mut tool = cargo()
            .with(["rustc", "--quiet", "--package", "tengen-core", "--lib", "--release"])
            .with(["--crate-type", "staticlib", "--target", target]);
        for (name, version) in OLDEST {
            tool = tool.with_variable(name, version);
        }
        tool.run("building the core")?;
        libraries.push(bindings::target_folder().join(target).join("release").join(LIBRARY));
    }
    if let [library] = libraries.as_slice() {
        return Ok(library.clone());
    }
    let folder = work_folder().join(slice.name);
    let joined = folder.join(LIBRARY);
    fs::create_dir_all(&folder).map_err(|source| ChoreError::Unwritable { path: folder, source })?;
    program("lipo")
        .with(["-create"])
        .with(libraries)
        .with(["-output".into(), joined.clone()])
        .run("joining the processors' libraries")?;
    Ok(joined)
}

/// Makes one framework of the slices' libraries.
fn join(libraries: &[PathBuf], headers: &Path) -> Result<(), ChoreError> {
    let framework = root().join(FRAMEWORK);
    if framework.exists() {
        // The tool refuses to replace one.
        fs::remove_dir_all(&framework)
            .map_err(|source| ChoreError::Unwritable { path: framework.clone(), source })?;
    }
    let parts = libraries.iter().flat_map(|library| {
        [OsString::from("-library"), library.into(), OsString::from("-headers"), headers.into()]
    });
    program("xcodebuild")
        .with(["-create-xcframework"])
        .with(parts)
        .with([OsString::from("-output"), framework.into()])
        .run("making the framework")
}

fn program(name: &'static str) -> Tool {
    let remedy = PROGRAMS.iter().find(|(program, _)| *program == name).map_or("", |(_, remedy)| remedy);
    Tool::new(name, name.into(), remedy)
}

fn work_folder() -> PathBuf {
    bindings::target_folder().join("apple")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mac_with_everything_lacks_nothing() {
        assert_eq!(missing(true, |_| true, |_| true), [""; 0]);
    }

    #[test]
    fn each_missing_thing_is_told_with_its_remedy() {
        let what = missing(true, |program| program != "xcodegen", |target| target != "x86_64-apple-ios");
        assert_eq!(
            what,
            [
                "the program `xcodegen`: brew install xcodegen",
                "Rust's library for x86_64-apple-ios: rustup target add x86_64-apple-ios",
            ]
        );
    }

    #[test]
    fn another_system_is_told_first() {
        let what = missing(false, |_| false, |_| false);
        assert_eq!(what[0], "macOS: Apple's tools run nowhere else");
        assert_eq!(
            what.len(),
            1 + PROGRAMS.len() + SLICES.iter().map(|slice| slice.targets.len()).sum::<usize>()
        );
    }

    #[test]
    fn the_module_is_the_one_that_the_generator_writes() {
        let settings = fs::read_to_string(root().join("rust-core/uniffi.toml")).unwrap();
        assert!(settings.contains(&format!("ffi_module_name = \"{MODULE}\"")), "{settings}");
    }

    #[test]
    fn an_invented_target_is_missing() {
        assert!(!has_target("abacus-unknown-none"));
    }
}
