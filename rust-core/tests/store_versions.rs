//! Files that earlier versions of the app wrote are read, and go on.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::fs;
use std::path::Path;
use std::time::Duration;

use tengen_core::board::{Point, Stone};
use tengen_core::game::{GameState, Intent, TimeControl};
use tengen_core::player::Level;
use tengen_core::store::{Entry, FILE_NAME, GameKind, Origin, Query, Score, Store};

/// A copy of the file that a version wrote.
fn written_by(version: u32) -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/store");
    fs::copy(data.join(format!("version-{version}.redb")), folder.path().join(FILE_NAME)).unwrap();
    let store = Store::open(folder.path()).unwrap();
    assert_eq!(store.kept_aside(), None);
    (folder, store)
}

/// The game in progress, which goes on with a stone and is found again with it.
fn goes_on(store: &Store, point: usize) -> GameState {
    let mut state = GameState::resume(store.game().unwrap().unwrap(), Duration::ZERO).unwrap();
    if state.thinking_seat().is_none() {
        let point = Point::from_index(point);
        state.apply(Intent::Play { point }, state.revision(), Duration::ZERO).unwrap();
    }
    let saved = state.snapshot(Duration::ZERO);
    store.game_slot().save(&saved, &state).unwrap();
    assert_eq!(store.game().unwrap(), Some(saved));
    state
}

#[test]
fn version_1_knew_five_in_a_row_alone() {
    let (_folder, store) = written_by(1);
    let settings = store.settings().unwrap();
    assert_eq!((settings.move_numbers, settings.language.as_deref()), (true, Some("zh-Hans")));
    let choice = store.choice().unwrap();
    assert_eq!((choice.side, choice.game), (19, GameKind::Five));
    let state = goes_on(&store, 0);
    assert!(matches!(state.config().time_control, TimeControl::Fischer { .. }));
    assert!(state.thinking_seat().is_some(), "it is the computer's turn");
    assert_eq!(store.library(Query::default(), 0, 9).unwrap().total, 0);
    assert_eq!(store.bouts().unwrap(), []);
}

#[test]
fn version_2_keeps_a_library() {
    let (_folder, store) = written_by(2);
    let settings = store.settings().unwrap();
    assert_eq!((settings.left_handed, &*settings.look), (true, "night"));
    assert_eq!(store.choice().unwrap().game, GameKind::Go);
    let state = goes_on(&store, 50);
    assert_eq!(state.go_position().unwrap().moves().len(), 4);
    let games = store.library(Query::default(), 0, 9).unwrap().games;
    let (number, entry) = &games[0];
    let expected = Entry {
        game: Some(GameKind::Five),
        width: 15,
        height: 15,
        rules: "caro".to_owned(),
        white: "Tengen Easy".to_owned(),
        result: "W+R".to_owned(),
        name: "第一局".to_owned(),
        moves: 2,
        favourite: true,
        origin: Origin::Played { level: Some(Level::Easy), person: Some(Stone::Black) },
        date: entry.date.clone(),
        saved_at: entry.saved_at,
        ..Entry::default()
    };
    assert_eq!(*entry, expected);
    assert!(store.record(*number).unwrap().contains("GN[第一局]"));
    let bouts = store.bouts().unwrap();
    assert_eq!((bouts.len(), bouts[0].score, bouts[0].level), (1, Score::Lost, Level::Easy));
}
