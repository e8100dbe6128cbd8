//! The command `gomocup` as a manager meets it: a process with pipes.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by a panic")]

use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A running brain.
struct Brain {
    process: Child,
    input: Option<ChildStdin>,
    output: Lines<BufReader<ChildStdout>>,
}

impl Brain {
    fn start() -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_tengen"))
            .arg("gomocup")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = process.stdin.take();
        let output = BufReader::new(process.stdout.take().unwrap()).lines();
        Self { process, input, output }
    }

    fn send(&mut self, lines: &[&str]) {
        for line in lines {
            let input = self.input.as_mut().unwrap();
            input.write_all(format!("{line}\r\n").as_bytes()).unwrap();
        }
    }

    /// The next line that is no MESSAGE, or `None` at the end.
    fn hear(&mut self) -> Option<String> {
        self.output.by_ref().map(Result::unwrap).find(|line| !line.starts_with("MESSAGE"))
    }

    fn hear_stones(&mut self) -> Vec<(usize, usize)> {
        let line = self.hear().unwrap();
        let stone = |text: &str| {
            let (x, y) = text.split_once(',').unwrap_or_else(|| panic!("no stone: {line}"));
            (x.parse().unwrap(), y.parse().unwrap())
        };
        line.split(' ').map(stone).collect()
    }

    fn end(mut self) {
        self.send(&["END"]);
        assert_eq!(self.hear(), None, "nothing is said after END");
        assert!(self.process.wait().unwrap().success());
    }
}

#[test]
fn it_wins_and_blocks() {
    for rule in [0, 1, 4, 8] {
        let mut brain = Brain::start();
        brain.send(&["START 15", "INFO max_node 2000", &format!("INFO rule {rule}")]);
        assert_eq!(brain.hear().as_deref(), Some("OK"));
        let four = ["0,0,1", "0,1,2", "1,0,1", "2,1,2", "2,0,1", "3,3,2", "3,0,1", "9,9,2", "DONE"];
        brain.send(&[&["BOARD"], &four[..]].concat());
        assert_eq!(brain.hear_stones(), [(4, 0)], "rule {rule}: the fifth in a row");
        let against = ["0,0,2", "0,1,1", "1,0,2", "2,2,1", "2,0,2", "3,3,1", "3,0,2", "DONE"];
        brain.send(&[&["RESTART", "BOARD"], &against[..]].concat());
        assert_eq!(brain.hear().as_deref(), Some("OK"));
        assert_eq!(brain.hear_stones(), [(4, 0)], "rule {rule}: the block");
        brain.end();
    }
}

#[test]
fn it_plays_at_once_when_told_so() {
    let mut brain = Brain::start();
    brain.send(&["START 20", "INFO timeout_turn 0", "BEGIN"]);
    assert_eq!(brain.hear().as_deref(), Some("OK"));
    assert_eq!(brain.hear_stones().len(), 1);
    brain.send(&["TURN 0,0"]);
    assert_eq!(brain.hear_stones().len(), 1);
    brain.end();
}

#[test]
fn swap2_from_both_sides() {
    let mut brain = Brain::start();
    brain.send(&["START 15", "INFO rule 1", "INFO max_node 5000", "SWAP2BOARD", "DONE"]);
    assert_eq!(brain.hear().as_deref(), Some("OK"));
    let three = brain.hear_stones();
    assert_eq!(three.len(), 3);
    // Black's three in a row are far too good for White.
    brain.send(&["SWAP2BOARD", "7,7", "0,0", "8,7", "14,0", "9,7", "DONE"]);
    assert_eq!(brain.hear().as_deref(), Some("SWAP"));
    // Here White has them, and is to move.
    brain.send(&["SWAP2BOARD", "0,0", "7,7", "14,14", "8,7", "0,14", "DONE"]);
    assert_eq!(brain.hear_stones().len(), 1);
    brain.end();
}

#[test]
fn end_is_obeyed_in_the_middle_of_a_search() {
    let mut brain = Brain::start();
    brain.send(&["START 15", "INFO timeout_turn 600000", "BOARD", "7,7,2", "DONE"]);
    assert_eq!(brain.hear().as_deref(), Some("OK"));
    brain.end();
}

#[test]
fn a_closed_pipe_ends_it_after_its_answer() {
    let mut brain = Brain::start();
    brain.send(&["START 15", "INFO max_node 500", "BEGIN"]);
    brain.input = None;
    assert_eq!(brain.hear().as_deref(), Some("OK"));
    assert_eq!(brain.hear_stones().len(), 1);
    assert_eq!(brain.hear(), None);
    assert!(brain.process.wait().unwrap().success());
}
