use std::time::Duration;

use super::super::statistics::{Score, Tally};
use super::*;
use crate::board::{Point, Stone};
use crate::game::{Action, GameConfig, GameState, Intent, Participant};
use crate::player::Level;
use crate::rules::five::FiveRule;
use crate::store::preferences::GameKind;

fn opened() -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    (folder, store)
}

fn all(store: &Store) -> Vec<(GameNumber, Entry)> {
    store.library(Query::default(), 0, usize::MAX).unwrap().games
}

fn imported(sgf: &str) -> KeptGame {
    let file = RecordFile::open(sgf.as_bytes()).unwrap();
    KeptGame::new(&file.games[0], Origin::Imported)
}

/// Between two people, or against the computer.
fn game(second: Participant) -> GameState {
    let config = GameConfig { second, seed: 5, ..GameConfig::between_people(FiveRule::Freestyle) };
    GameState::new(config, Duration::ZERO).unwrap()
}

const EASY: Participant = Participant::Computer { level: Level::Easy };

/// Both sides play beside each other until Black has five.
fn won(state: &mut GameState) {
    for turn in 0..9_usize {
        let point = Point::from_index(turn / 2 + 15 * (turn % 2));
        let revision = state.revision();
        if state.thinking_seat().is_some() {
            state.answer(Action::Place { point }, None, revision, Duration::ZERO).unwrap();
        } else {
            state.apply(Intent::Play { point }, revision, Duration::ZERO).unwrap();
        }
    }
    assert_eq!(state.result().as_deref(), Some("B+"));
}

/// Plays a game against the computer to its end.
pub(in crate::store) fn play_to_the_end(store: &Store) {
    let mut state = game(EASY);
    let slot = store.game_slot();
    slot.begin(&state.snapshot(Duration::ZERO)).unwrap();
    won(&mut state);
    slot.save(&state.snapshot(Duration::ZERO), &state).unwrap();
}

#[test]
fn a_record_is_found_again_as_it_came() {
    let (folder, store) = opened();
    let game = imported("(;GM[1]SZ[9]PB[Ada]PW[Bo]RE[B+3.5]DT[1999-01-02]EV[Cup]RU[AGA];B[ee]C[hm];W[cc])");
    let numbers = store.keep(vec![game.clone(), game.clone()]).unwrap();
    assert_eq!(numbers, [GameNumber(1), GameNumber(2)]);
    drop(store);
    let store = Store::open(folder.path()).unwrap();
    let games = all(&store);
    assert_eq!(games.iter().map(|(number, _)| number.0).collect::<Vec<_>>(), [2, 1]);
    let (number, entry) = &games[0];
    assert_eq!(*entry, game.entry);
    assert_eq!(
        (entry.game, entry.width, entry.moves, &*entry.black, &*entry.result, &*entry.name, &*entry.date),
        (Some(GameKind::Go), 9, 2, "Ada", "B+3.5", "Cup", "1999-01-02")
    );
    assert_eq!(store.record(*number).unwrap(), game.record);
    assert!(game.record.contains("C[hm]"));
}

#[test]
fn what_a_person_does_to_a_game_stays() {
    let (_folder, store) = opened();
    let number = store.keep(vec![imported("(;GM[4]SZ[15];B[hh])")]).unwrap()[0];
    store.rename(number, "First [try]".to_owned()).unwrap();
    store.set_favourite(number, true).unwrap();
    let entry = all(&store)[0].1.clone();
    assert_eq!((&*entry.name, entry.favourite), ("First [try]", true));
    assert!(store.record(number).unwrap().contains("GN[First [try\\]]"));
    store.rename(number, String::new()).unwrap();
    assert!(!store.record(number).unwrap().contains("GN"));
    assert_eq!(all(&store)[0].1.name, "");
}

#[test]
fn the_trash_gives_back_until_it_is_emptied() {
    let (_folder, store) = opened();
    let numbers = store.keep(vec![imported("(;B[aa])"), imported("(;B[bb])")]).unwrap();
    store.trash(numbers[0]).unwrap();
    let trash = Query { trash: true, ..Query::default() };
    assert_eq!(store.library(trash.clone(), 0, 9).unwrap().games[0].0, numbers[0]);
    assert_eq!(all(&store).len(), 1);
    store.restore(numbers[0]).unwrap();
    assert_eq!(all(&store).len(), 2);
    store.trash(numbers[1]).unwrap();
    assert_eq!(store.empty_trash(), Ok(1));
    assert_eq!(store.library(trash, 0, 9).unwrap().total, 0);
    assert_eq!(store.record(numbers[1]), Err(StoreError::NoGame { number: 2 }));
    assert_eq!(store.keep(vec![imported("(;B[cc])")]).unwrap(), [GameNumber(3)], "no number comes twice");
}

#[test]
fn a_game_that_is_not_there_is_an_error() {
    let (_folder, store) = opened();
    let missing = GameNumber(7);
    let error = StoreError::NoGame { number: 7 };
    assert_eq!(store.record(missing), Err(error.clone()));
    assert_eq!(store.rename(missing, "x".to_owned()), Err(error.clone()));
    assert_eq!(store.set_favourite(missing, true), Err(error.clone()));
    assert_eq!(store.trash(missing), Err(error.clone()));
    assert_eq!(store.restore(missing), Err(error));
    assert_eq!(store.empty_trash(), Ok(0));
}

#[test]
fn an_entry_that_makes_no_sense_is_made_anew_from_its_record() {
    let (_folder, store) = opened();
    store.keep(vec![imported("(;PB[Ada];B[aa])"), imported("(;PB[Bo];B[bb])")]).unwrap();
    store.change(|writing| tables::spoil(writing, 1)).unwrap();
    let names: Vec<String> = all(&store).into_iter().map(|(_, entry)| entry.black).collect();
    assert_eq!(names.len(), 2);
    assert!(names.contains(&"Ada".to_owned()));
}

#[test]
fn a_game_that_ends_comes_into_the_library() {
    let (_folder, store) = opened();
    play_to_the_end(&store);
    let games = all(&store);
    let (number, entry) = &games[0];
    assert_eq!(games.len(), 1);
    assert_eq!(
        (entry.moves, &*entry.result, &*entry.white, entry.origin),
        (9, "B+", "Tengen Easy", Origin::Played { level: Some(Level::Easy), person: Some(Stone::Black) })
    );
    assert_eq!(entry.date.len(), "2026-12-07".len());
    assert!(store.record(*number).unwrap().contains(&format!("DT[{}]", entry.date)));
    let bouts = store.bouts().unwrap();
    assert_eq!((bouts.len(), bouts[0].score, bouts[0].person), (1, Score::Won, Stone::Black));
}

#[test]
fn the_same_game_is_kept_once_however_often_it_ends() {
    let (_folder, store) = opened();
    let mut state = game(EASY);
    let slot = store.game_slot();
    slot.begin(&state.snapshot(Duration::ZERO)).unwrap();
    won(&mut state);
    slot.save(&state.snapshot(Duration::ZERO), &state).unwrap();
    let number = all(&store)[0].0;
    store.rename(number, "Mine".to_owned()).unwrap();
    store.set_favourite(number, true).unwrap();
    let undo = |state: &mut GameState| {
        let revision = state.revision();
        state.apply(Intent::Undo, revision, Duration::ZERO).unwrap();
    };
    undo(&mut state);
    slot.save(&state.snapshot(Duration::ZERO), &state).unwrap();
    let revision = state.revision();
    state.apply(Intent::Resign, revision, Duration::ZERO).unwrap();
    slot.save(&state.snapshot(Duration::ZERO), &state).unwrap();
    let games = all(&store);
    assert_eq!(games.len(), 1);
    let entry = &games[0].1;
    assert_eq!((&*entry.name, entry.favourite, &*entry.result), ("Mine", true, "W+R"));
    assert!(store.record(number).unwrap().contains("GN[Mine]"));
    let scores: Tally = store.bouts().unwrap().iter().map(|bout| bout.score).collect();
    assert_eq!(scores, Tally { won: 1, ..Tally::default() }, "the first result stands");
}

#[test]
fn a_game_thrown_away_for_good_does_not_come_back_by_itself() {
    let (_folder, store) = opened();
    let mut state = game(Participant::Person);
    let slot = store.game_slot();
    slot.begin(&state.snapshot(Duration::ZERO)).unwrap();
    won(&mut state);
    slot.save(&state.snapshot(Duration::ZERO), &state).unwrap();
    store.trash(all(&store)[0].0).unwrap();
    store.empty_trash().unwrap();
    // As when the app goes to the background.
    slot.save(&state.snapshot(Duration::from_secs(9)), &state).unwrap();
    assert_eq!(all(&store).len(), 0);
    assert_eq!(store.bouts().unwrap(), [], "two people have no results against the computer");
}

#[test]
fn a_game_begun_anew_is_another_game() {
    let (_folder, store) = opened();
    for _ in 0..2 {
        // The same seed: only its beginning tells it from the one before.
        let mut state = game(EASY);
        let slot = store.game_slot();
        slot.begin(&state.snapshot(Duration::ZERO)).unwrap();
        won(&mut state);
        slot.save(&state.snapshot(Duration::ZERO), &state).unwrap();
        let revision = state.revision();
        state.apply(Intent::Restart, revision, Duration::ZERO).unwrap();
        slot.save(&state.snapshot(Duration::ZERO), &state).unwrap();
        won(&mut state);
        slot.save(&state.snapshot(Duration::ZERO), &state).unwrap();
    }
    assert_eq!(all(&store).len(), 4);
    assert_eq!(store.bouts().unwrap().len(), 4);
    store.forget_bouts().unwrap();
    assert_eq!(store.bouts().unwrap(), []);
    assert_eq!(all(&store).len(), 4);
}
