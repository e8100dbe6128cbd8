//! Reports and saving: listeners that panic or hang, a store that fails, progress in measure.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};

use super::stage::{Order, PATIENCE, Stage, setup};
use super::*;
use crate::game::{CommitError, CommitHook, Game, GameListener, Snapshot, ThinkingProgress};
use crate::rules::openings::Seat;

#[test]
fn progress_is_reported_ten_times_a_second_at_most() {
    let stage = Stage::new(against_computer());
    stage.play("H8");
    stage.question();
    let before = std::time::Instant::now();
    for _ in 0..10_000 {
        stage.order(Order::Report);
    }
    stage.order(Order::Play("J9"));
    stage.next(Cause::Played);
    let tenths = before.elapsed().as_millis() / 100;
    let reports: Vec<ThinkingProgress> = stage.reports.try_iter().collect();
    assert!((1..=tenths + 1).contains(&(reports.len() as u128)), "{} in {tenths} tenths", reports.len());
    assert_eq!((reports[0].revision, reports[0].seat, reports[0].progress.nodes), (1, Seat::Second, 7));
}

#[test]
fn a_change_is_saved_before_it_is_reported() {
    let saved: Arc<Mutex<Vec<Snapshot>>> = Arc::default();
    let store = Arc::clone(&saved);
    let commit: CommitHook = Box::new(move |snapshot, _| {
        store.lock().unwrap().push(snapshot.clone());
        Ok(())
    });
    let stage = Stage::with(people(), Some(commit), Duration::ZERO);
    for (count, label) in ["H8", "J9", "K10"].into_iter().enumerate() {
        let change = stage.play(label);
        let saved = saved.lock().unwrap();
        assert_eq!(saved.len(), count + 1);
        assert_eq!((saved[count].revision, change.unsaved), (change.revision, None));
    }
    assert_eq!(stage.game.play(point("H8"), 0), Err(GameError::Stale { seen: 0, current: 3 }));
    assert_eq!(saved.lock().unwrap().len(), 3, "nothing changed, nothing is saved");
}

#[test]
fn the_game_goes_on_when_it_cannot_be_saved() {
    let mut calls = 0;
    let commit: CommitHook = Box::new(move |_, _| {
        calls += 1;
        match calls {
            1 => Err(CommitError { reason: "disk full".into() }),
            2 => panic!("told to"),
            _ => Ok(()),
        }
    });
    let stage = Stage::with(people(), Some(commit), Duration::ZERO);
    assert_eq!(stage.play("H8").unsaved.as_deref(), Some("disk full"));
    assert!(stage.play("J9").unsaved.is_some());
    assert_eq!(stage.play("K10").unsaved, None);
    assert_eq!(stage.line(), "H8 J9 K10");
}

/// Panics at every call, after counting it.
struct Panicking(Arc<AtomicUsize>);

impl GameListener for Panicking {
    fn changed(&self, _change: GameChange) {
        self.0.fetch_add(1, Ordering::SeqCst);
        panic!("told to");
    }
}

#[test]
fn a_listener_that_panics_does_not_stop_the_game() {
    let calls = Arc::new(AtomicUsize::new(0));
    let game = Game::start(people(), setup(Panicking(Arc::clone(&calls)))).unwrap();
    for (revision, label) in (0..).zip(["H8", "J9", "K10"]) {
        game.play(point(label), revision).unwrap();
    }
    while calls.load(Ordering::SeqCst) < 3 {
        std::thread::yield_now();
    }
    assert_eq!(labels(&game.view()), "H8 J9 K10");
}

/// Hangs in its first call until the latch opens.
struct Hanging {
    called: Sender<()>,
    latch: Mutex<Receiver<()>>,
}

impl GameListener for Hanging {
    fn changed(&self, _change: GameChange) {
        _ = self.called.send(());
        _ = self.latch.lock().unwrap().recv();
    }
}

#[test]
fn a_listener_that_hangs_does_not_stop_the_game() {
    let (called, calls) = channel();
    let (open, latch) = channel();
    let game = Game::start(against_computer(), setup(Hanging { called, latch: Mutex::new(latch) })).unwrap();
    game.play(point("H8"), 0).unwrap();
    calls.recv_timeout(PATIENCE).unwrap();
    for _ in 0..5 {
        while game.view().thinking {
            std::thread::yield_now();
        }
        let revision = game.view().revision;
        let free = game.view().cells.iter().position(|&cell| cell == 0).unwrap();
        game.play(Point::from_index(free), revision).unwrap();
    }
    game.undo(game.view().revision).unwrap();
    drop(open);
    drop(game);
}

#[test]
fn closing_does_not_wait_for_a_listener_that_hangs_for_ever() {
    let (called, calls) = channel();
    let (open, latch) = channel();
    let game = Game::start(people(), setup(Hanging { called, latch: Mutex::new(latch) })).unwrap();
    game.play(point("H8"), 0).unwrap();
    game.play(point("J9"), 1).unwrap();
    calls.recv_timeout(PATIENCE).unwrap();
    game.close();
    assert_eq!(game.play(point("K10"), 2), Err(GameError::Closed));
    drop(open);
    assert!(calls.recv_timeout(PATIENCE).is_err(), "the second change is not reported any more");
}
