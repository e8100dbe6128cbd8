//! `tengen store` over files that are sound, damaged and of a newer app.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use tengen_core::record::RecordFile;
use tengen_core::store::{FILE_NAME, KeptGame, Origin, Store};

fn tengen(arguments: &[&Path]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tengen")).arg("store").args(arguments).output().unwrap()
}

fn filled(folder: &Path) {
    let file = RecordFile::open(b"(;GM[1]SZ[9]PB[Ada];B[ee];W[cc])(;GM[4];B[hh])").unwrap();
    let games = file.games.iter().map(|tree| KeptGame::new(tree, Origin::Imported)).collect();
    Store::open(folder).unwrap().keep(games).unwrap();
}

#[test]
fn a_sound_file_is_checked_and_stays_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    filled(folder.path());
    let path = folder.path().join(FILE_NAME);
    let before = fs::read(&path).unwrap();
    let checked = tengen(&[Path::new("check"), &path]);
    let said = String::from_utf8(checked.stdout).unwrap();
    assert!(checked.status.success());
    assert_eq!(said, "no game in progress\nlibrary: 2 games\ntrash: 0 games\nresults: 0\n");
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn a_file_that_is_none_is_refused_and_stays_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("notes.redb");
    fs::write(&path, b"no store").unwrap();
    let checked = tengen(&[Path::new("check"), &path]);
    assert!(!checked.status.success());
    assert!(String::from_utf8(checked.stderr).unwrap().starts_with("tengen: damaged: "));
    assert_eq!(fs::read(&path).unwrap(), b"no store");
    assert!(!tengen(&[Path::new("check"), &folder.path().join("missing")]).status.success());
}

#[test]
fn an_export_is_read_by_another_store() {
    let folder = tempfile::tempdir().unwrap();
    filled(folder.path());
    let archive = folder.path().join("games.zip");
    assert!(tengen(&[Path::new("export"), &folder.path().join(FILE_NAME), &archive]).status.success());
    let other = tempfile::tempdir().unwrap();
    let import = Store::open(other.path()).unwrap().import(&fs::read(&archive).unwrap()).unwrap();
    assert_eq!((import.added, import.faults.len()), (2, 0));
}

#[test]
fn what_a_person_waits_for_is_measured() {
    let folder = tempfile::tempdir().unwrap();
    let measure = || {
        let options = ["measure", "--games", "20", "--moves", "15"].map(Path::new);
        tengen(&[&options[..], &[folder.path()]].concat())
    };
    let said = String::from_utf8(measure().stdout).unwrap();
    assert!(said.starts_with("20 games of 200 moves"), "{said}");
    assert!(said.contains("a move's commit, 15 moves: median"), "{said}");
    assert!(!measure().status.success(), "a file that is there is not written over");
}
