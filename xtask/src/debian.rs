//! Installing what a chore needs, where that can be done: as root on a Debian.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::tool::{ChoreError, Tool};

/// What programs in Java need. A program or library that shows that the package is there, and the
/// package.
const FOR_JAVA: [(&str, &str); 2] =
    [("/usr/bin/javac", "openjdk-17-jdk-headless"), ("/usr/bin/mvn", "maven")];

/// What the screens need beside that: the libraries that the painting library links to.
const FOR_SCREENS: [(&str, &str); 3] = [
    ("/usr/lib/x86_64-linux-gnu/libGL.so.1", "libgl1"),
    ("/usr/lib/x86_64-linux-gnu/libX11.so.6", "libx11-6"),
    ("/usr/lib/x86_64-linux-gnu/libfontconfig.so.1", "libfontconfig1"),
];

/// What a window needs beside that: the part of Java that knows displays.
const FOR_A_WINDOW: [(&str, &str); 1] =
    [("/usr/lib/jvm/java-17-openjdk-amd64/lib/libawt_xawt.so", "openjdk-17-jre")];

/// Installs what programs in Java need and is missing. Elsewhere than on a Debian, or without being
/// root, it leaves things as they are: the program that is missing says so when it is called.
///
/// # Errors
/// When the packages cannot be installed.
pub(crate) fn install_for_java() -> Result<(), ChoreError> {
    install(&FOR_JAVA)
}

/// The same for the tests of the screens.
///
/// # Errors
/// When the packages cannot be installed.
pub(crate) fn install_for_screens() -> Result<(), ChoreError> {
    install(&FOR_JAVA)?;
    install(&FOR_SCREENS)
}

/// The same for the screens in a window.
///
/// # Errors
/// When the packages cannot be installed.
pub(crate) fn install_for_window() -> Result<(), ChoreError> {
    install_for_screens()?;
    install(&FOR_A_WINDOW)
}

fn install(needed: &[(&str, &'static str)]) -> Result<(), ChoreError> {
    let missing = missing(needed, |path| Path::new(path).exists());
    if missing.is_empty() || !can_install() {
        return Ok(());
    }
    println!("installing {}", missing.join(", "));
    apt().with(["update", "-qq"]).run("reading the list of packages")?;
    apt()
        .with(["install", "-y", "-qq", "--no-install-recommends"])
        .with(missing)
        .with_variable("DEBIAN_FRONTEND", "noninteractive")
        .run("installing packages")
}

fn missing(needed: &[(&str, &'static str)], exists: impl Fn(&str) -> bool) -> Vec<&'static str> {
    needed.iter().filter(|(path, _)| !exists(path)).map(|&(_, package)| package).collect()
}

fn apt() -> Tool {
    Tool::new("apt-get", "apt-get".into(), "install the packages by hand")
}

fn can_install() -> bool {
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n");
    let has_apt = Command::new("apt-get").arg("--version").stdout(Stdio::null()).status().is_ok();
    cfg!(target_os = "linux") && is_root && has_apt
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_missing_is_installed() {
        let has_java = |path: &str| path.ends_with("javac");
        assert_eq!(missing(&FOR_JAVA, has_java), ["maven"]);
    }
}
