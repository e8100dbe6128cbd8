//! Records by the command `sgf`, as a script sees them.

#![allow(clippy::unwrap_used, reason = "helpers of tests are tests too")]

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

/// What the command prints for a file with this content and these options, and whether it succeeds.
fn sgf(content: &[u8], options: &[&str]) -> (Value, bool) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.sgf");
    std::fs::write(&path, content).unwrap();
    run(&path, options)
}

fn run(path: &Path, options: &[&str]) -> (Value, bool) {
    let output =
        Command::new(env!("CARGO_BIN_EXE_tengen")).arg("sgf").args(options).arg(path).output().unwrap();
    (serde_json::from_slice(&output.stdout).unwrap(), output.status.success())
}

#[test]
fn a_game_is_one_line() {
    let (line, is_ok) = sgf(b"(;FF[4]GM[4]SZ[15];B[hh];W[hg](;B[ig])(;B[jh]))", &[]);
    assert!(is_ok);
    let expected = json!({
        "file": line["file"], "ok": true, "game": "five", "size": "15x15", "games": 1, "nodes": 5,
        "moves": 3, "encoding": "UTF-8", "warnings": [],
    });
    assert_eq!(line, expected);
}

#[test]
fn several_games_are_listed() {
    let (line, is_ok) = sgf(b"(;SZ[9:13];B[aa])(;GM[3])(;SZ[40];B[aa])", &[]);
    assert!(is_ok);
    assert_eq!((&line["games"], &line["nodes"], &line["size"]), (&json!(3), &json!(5), &json!("9x13")));
    assert_eq!(line["each"][0]["moves"], 1);
    assert_eq!(line["each"][1], json!({"game": "game 3", "size": null, "moves": 0, "encoding": "UTF-8"}));
    assert_eq!(line["each"][2]["size"], Value::Null);
}

#[test]
fn warnings_say_what_and_where() {
    let (line, is_ok) = sgf(b"(;SZ[9];B[aa]\n;W[aa])", &[]);
    assert!(is_ok);
    let expected = json!([{
        "game": 1, "offset": 15, "line": 2, "column": 2, "kind": "illegal-move", "number": 2,
        "stone": "white", "point": "A9", "reason": "occupied",
        "text": "move 2, White A9: a stone stands there already",
    }]);
    assert_eq!(line["warnings"], expected);
}

#[test]
fn a_rule_set_judges_the_moves() {
    let suicide = b"(;SZ[3]AB[ca][bb][ab]AW[aa];W[ba])";
    assert_eq!(sgf(suicide, &[]).0["warnings"][0]["reason"], "suicide");
    assert_eq!(sgf(suicide, &["--rules", "new-zealand"]).0["warnings"], json!([]));
}

#[test]
fn what_is_no_record_is_an_error() {
    let (line, is_ok) = sgf(b"no game", &[]);
    assert_eq!((&line["ok"], &line["error"]), (&json!(false), &json!("no game tree found")));
    assert!(!is_ok);
    let (line, is_ok) = run(Path::new("no/such/file"), &[]);
    assert!(line["error"].as_str().unwrap().contains("No such file"), "{line}");
    assert!(!is_ok);
}
