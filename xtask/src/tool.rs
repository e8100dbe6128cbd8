//! Running the tools that chores are made of, with errors that say what to do.

use std::ffi::OsString;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};

/// Why a chore did not succeed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ChoreError {
    /// A program that the chore needs is not installed.
    #[error("`{tool}` is not installed or not on the PATH: {remedy}")]
    ToolMissing {
        /// The program's name.
        tool: String,
        /// How to get it.
        remedy: &'static str,
    },
    /// Several things that the chore needs are not there.
    #[error("this needs what is not here:\n{}", what.iter().map(|line| format!("  {line}")).collect::<Vec<_>>().join("\n"))]
    Missing {
        /// One line a thing, with how to get it.
        what: Vec<String>,
    },
    /// A program could not be started or listened to for another reason.
    #[error("`{tool}` cannot be run: {source}")]
    ToolBroken {
        /// The program's name.
        tool: String,
        /// What the system says.
        source: io::Error,
    },
    /// A program ended with a fault.
    #[error("{what} failed ({status})")]
    Failed {
        /// What was being done.
        what: String,
        /// How the program ended.
        status: ExitStatus,
    },
    /// Tests failed, or a suite ended without a result.
    #[error("{failed} tests failed")]
    TestsFailed {
        /// How many.
        failed: usize,
    },
    /// ARCHITECTURE.md and the tree differ.
    #[error("ARCHITECTURE.md and the tree differ:\n{}", faults.join("\n"))]
    Layout {
        /// One line a difference.
        faults: Vec<String>,
    },
    /// YAML files are broken, or name actions that may change.
    #[error("YAML files have faults:\n{}", faults.join("\n"))]
    Yaml {
        /// One line a fault, with its file.
        faults: Vec<String>,
    },
    /// A file or folder of a build cannot be written or removed.
    #[error("{}: cannot be written: {source}", path.display())]
    Unwritable {
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// A file does not hold what it should.
    #[error("{}: {reason}", path.display())]
    Malformed {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// The Kotlin and the Swift side differ.
    #[error("the Kotlin and the Swift side differ:\n{}", faults.join("\n"))]
    Parity {
        /// One line a difference.
        faults: Vec<String>,
    },
    /// Files of the Android app contradict each other.
    #[error("the Android app's files contradict each other:\n{}", faults.join("\n"))]
    Android {
        /// One line a fault.
        faults: Vec<String>,
    },
    /// The rule about imports finds nothing where it should.
    #[error("detekt lets forbidden imports pass: {}", imports.join(", "))]
    Toothless {
        /// Those that it did not find.
        imports: Vec<String>,
    },
    /// A file of the repository cannot be read.
    #[error("{}: {source}", path.display())]
    Unreadable {
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
}

/// The repository's root. Cargo tells where this package lies; started without cargo, the current
/// folder is taken for the root.
pub(crate) fn root() -> PathBuf {
    std::env::var_os("CARGO_MANIFEST_DIR")
        .and_then(|package| Path::new(&package).parent().map(Path::to_path_buf))
        .unwrap_or_default()
}

/// The cargo that started this program, to be run in the repository's root.
pub(crate) fn cargo() -> Tool {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    Tool::new("cargo", program, "install Rust from https://rustup.rs")
}

/// A program to run, with the words for when it is missing.
pub(crate) struct Tool {
    name: &'static str,
    remedy: &'static str,
    command: Command,
}

impl Tool {
    /// A program that runs in the repository's root; `remedy` says how to get it.
    pub(crate) fn new(name: &'static str, program: OsString, remedy: &'static str) -> Self {
        let mut command = Command::new(program);
        let root = root();
        if !root.as_os_str().is_empty() {
            command.current_dir(root);
        }
        Self { name, remedy, command }
    }

    /// The same with arguments added.
    pub(crate) fn with(mut self, arguments: impl IntoIterator<Item = impl Into<OsString>>) -> Self {
        self.command.args(arguments.into_iter().map(Into::into));
        self
    }

    /// The same with an environment variable set.
    pub(crate) fn with_variable(mut self, name: &str, value: &str) -> Self {
        self.command.env(name, value);
        self
    }

    /// Runs the program with this terminal; `what` names the step in the error.
    ///
    /// # Errors
    /// When it is missing, cannot be started, or ends with a fault.
    pub(crate) fn run(mut self, what: &str) -> Result<(), ChoreError> {
        let status = self.command.status().map_err(|source| self.explain(source))?;
        if status.success() { Ok(()) } else { Err(ChoreError::Failed { what: what.to_owned(), status }) }
    }

    /// The same, without showing what it prints.
    ///
    /// # Errors
    /// As with [`Tool::run`].
    pub(crate) fn run_quietly(mut self, what: &str) -> Result<(), ChoreError> {
        self.command.stdout(Stdio::null()).stderr(Stdio::null());
        self.run(what)
    }

    /// Runs the program and hands over each line that it prints, on either stream, in the order in
    /// which it printed them.
    ///
    /// # Errors
    /// When it is missing or cannot be started or read. A bad exit status is the caller's to judge.
    pub(crate) fn run_by_line(mut self, mut each: impl FnMut(&str)) -> Result<ExitStatus, ChoreError> {
        // One pipe for both streams: two pipes would lose the order of their lines.
        let (reader, writer) = io::pipe().map_err(|source| self.explain(source))?;
        let twin = writer.try_clone().map_err(|source| self.explain(source))?;
        self.command.stdout(writer).stderr(twin);
        let mut child = self.command.spawn().map_err(|source| self.explain(source))?;
        // The command still holds the writing ends; the reader would wait for ever.
        let explain = |source| explain(self.name, self.remedy, source);
        drop(self.command);
        for line in BufReader::new(reader).split(b'\n') {
            each(&String::from_utf8_lossy(&line.map_err(explain)?));
        }
        child.wait().map_err(explain)
    }

    fn explain(&self, source: io::Error) -> ChoreError {
        explain(self.name, self.remedy, source)
    }
}

fn explain(tool: &str, remedy: &'static str, source: io::Error) -> ChoreError {
    let tool = tool.to_owned();
    if source.kind() == io::ErrorKind::NotFound {
        ChoreError::ToolMissing { tool, remedy }
    } else {
        ChoreError::ToolBroken { tool, source }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_tool_is_named_with_its_remedy() {
        let tool = Tool::new("abacus", "no-such-program-anywhere".into(), "ask a merchant");
        let error = tool.run("counting").unwrap_err();
        assert!(matches!(error, ChoreError::ToolMissing { .. }), "{error:?}");
        assert_eq!(error.to_string(), "`abacus` is not installed or not on the PATH: ask a merchant");
    }

    #[cfg(unix)]
    #[test]
    fn a_fault_is_told_with_the_step() {
        let error = Tool::new("false", "false".into(), "none").run("the impossible").unwrap_err();
        assert!(error.to_string().starts_with("the impossible failed ("), "{error}");
    }

    #[test]
    fn lines_of_both_streams_arrive() {
        let mut lines = Vec::new();
        let status = cargo().with(["--version"]).run_by_line(|line| lines.push(line.to_owned())).unwrap();
        assert!(status.success());
        assert!(lines[0].starts_with("cargo "), "{lines:?}");
        lines.clear();
        let status =
            cargo().with(["no-such-subcommand"]).run_by_line(|line| lines.push(line.to_owned())).unwrap();
        assert!(!status.success());
        assert!(lines.iter().any(|line| line.contains("no-such-subcommand")), "{lines:?}");
    }
}
