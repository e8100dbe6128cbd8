//! The command `match` from the outside.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by a panic")]

use std::path::PathBuf;
use std::process::{Command, Output};

fn tengen(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tengen")).arg("match").args(arguments).output().unwrap()
}

fn said(arguments: &[&str]) -> String {
    let output = tengen(arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The lines that depend on nothing but the seed.
fn without_times(said: &str) -> String {
    said.lines().filter(|line| !line.contains("CPU")).collect::<Vec<_>>().join("\n")
}

fn temporary(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("tengen-match-{}-{name}", std::process::id()));
    let _ = std::fs::remove_file(&path);
    path
}

#[test]
fn the_engine_beats_chance() {
    let said = said(&["engine:nodes=200", "random", "--size", "9", "--games", "6", "--quiet"]);
    assert!(said.starts_with("engine:nodes=200 against random: Freestyle, 9x9, seed 1"), "{said}");
    assert!(said.contains("engine:nodes=200: +6 =0 -0"), "{said}");
    assert!(said.contains("ends: five 6"), "{said}");
}

#[test]
fn games_at_once_are_the_same_games() {
    let arguments = ["random", "random", "--rule", "renju", "--size", "9", "--games", "12", "-q"];
    let alone = said(&arguments);
    let side_by_side = said(&[&arguments[..], &["-j", "3"]].concat());
    assert_eq!(without_times(&alone), without_times(&side_by_side));
    assert_ne!(without_times(&alone), without_times(&said(&[&arguments[..], &["--seed", "2"]].concat())));
}

#[test]
fn a_match_goes_on_where_it_ended() {
    let path = temporary("resume.jsonl");
    let file = path.to_str().unwrap();
    let arguments = ["random", "random", "--size", "9", "--resume", file];
    let first = said(&[&arguments[..], &["--games", "4"]].concat());
    assert_eq!(first.lines().filter(|line| line.starts_with("game ")).count(), 4);
    let second = said(&[&arguments[..], &["--games", "10"]].concat());
    assert_eq!(second.lines().filter(|line| line.starts_with("game ")).count(), 6);
    let whole = said(&["random", "random", "--size", "9", "--games", "10", "-q"]);
    let again = said(&[&arguments[..], &["--games", "10", "-q"]].concat());
    assert_eq!(without_times(&again), without_times(&whole));
    let other = tengen(&[&arguments[..], &["--rule", "caro"]].concat());
    assert!(!other.status.success());
    assert!(String::from_utf8_lossy(&other.stderr).contains("rule Freestyle instead of rule Caro"));
    std::fs::remove_file(path).unwrap();
}

#[test]
fn a_clear_difference_ends_a_match_early() {
    let arguments =
        ["engine:nodes=100", "random", "--size", "9", "--games", "400", "-q", "--sprt", "0", "200"];
    let said = said(&arguments);
    assert!(said.contains("better by 200 is accepted"), "{said}");
    assert!(!said.contains("; 400 games"), "{said}");
}

#[test]
fn openings_come_from_a_file() {
    let path = temporary("openings.txt");
    std::fs::write(&path, "# two\n4,4 3,3 4,5\n4,4 5,5\n1,1 1,1\n").unwrap();
    let file = path.to_str().unwrap();
    let output = tengen(&["random", "random", "--size", "9", "--openings", file]);
    let out = String::from_utf8_lossy(&output.stdout);
    assert!(out.contains("openings 2 listed") && out.contains("; 4 games"), "{out}");
    let left_out = String::from_utf8_lossy(&output.stderr);
    assert!(left_out.contains("line 4: this opening can't be played here"), "{left_out}");
    std::fs::write(&path, "4,4 20,3").unwrap();
    let refused = tengen(&["random", "random", "--size", "9", "--openings", file]);
    assert!(!refused.status.success());
    assert!(String::from_utf8_lossy(&refused.stderr).contains("line 1: 20,3 is not on a board of 9x9"));
    std::fs::remove_file(path).unwrap();
}

#[test]
fn nonsense_is_refused() {
    for arguments in [
        &["expert", "random"][..],
        &["random", "engine"],
        &["random", "random", "--rule", "go"],
        &["random", "random", "--size", "4"],
        &["random", "random", "--sprt", "20", "0"],
    ] {
        assert!(!tengen(arguments).status.success(), "{arguments:?}");
    }
}
