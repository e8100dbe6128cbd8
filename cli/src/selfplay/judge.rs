//! Another program that judges boards, over GTP.

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A running program; it is told to quit when it is dropped.
pub(super) struct Judge {
    program: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

/// Why there is no answer.
#[derive(Debug, thiserror::Error)]
pub(super) enum JudgeError {
    #[error("the judge's command line is empty")]
    Empty,
    #[error("the judge can't be run: {0}")]
    Run(#[from] io::Error),
    #[error("the judge answers {command:?} with {answer:?}")]
    Refused { command: String, answer: String },
}

impl Judge {
    /// Runs a command line, split at spaces.
    pub(super) fn start(line: &str) -> Result<Self, JudgeError> {
        let mut words = line.split_whitespace();
        let name = words.next().ok_or(JudgeError::Empty)?;
        let mut program =
            Command::new(name).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let pipe = || io::Error::other("no pipe");
        let input = program.stdin.take().ok_or_else(pipe)?;
        let output = BufReader::new(program.stdout.take().ok_or_else(pipe)?);
        Ok(Self { program, input, output })
    }

    /// The answer to a command without its sign.
    pub(super) fn ask(&mut self, command: &str) -> Result<String, JudgeError> {
        writeln!(self.input, "{command}")?;
        self.input.flush()?;
        let mut answer = String::new();
        loop {
            let before = answer.len();
            if self.output.read_line(&mut answer)? == 0 {
                break;
            }
            let is_blank = answer[before..].trim().is_empty();
            if is_blank && !answer.trim().is_empty() {
                break;
            }
        }
        match answer.trim().strip_prefix('=') {
            Some(text) => Ok(text.trim().to_owned()),
            None => {
                Err(JudgeError::Refused { command: command.to_owned(), answer: answer.trim().to_owned() })
            }
        }
    }
}

impl Drop for Judge {
    fn drop(&mut self) {
        // A program that has gone already needs no telling.
        let _ = writeln!(self.input, "quit");
        let _ = self.program.wait();
    }
}
