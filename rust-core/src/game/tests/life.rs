//! The life of a running game: two taps at once, a flag that falls, closing, going on.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex};

use super::stage::{Ear, Order, PATIENCE, Stage, setup};
use super::*;
use crate::game::{Game, GameListener, GameSetup, OutcomeReason, TimeControl};
use crate::player::{Choice, Player};
use crate::rules::five::FivePosition;
use crate::rules::openings::Seat;
use crate::search::{Progress, Stopper};

#[test]
fn a_second_tap_is_refused_across_threads() {
    let stage = Stage::new(people());
    let revision = stage.revision();
    let outcomes: Vec<_> = std::thread::scope(|scope| {
        let taps: Vec<_> =
            ["H8", "J9"].map(|label| scope.spawn(|| stage.game.play(point(label), revision))).into();
        taps.into_iter().map(|tap| tap.join().unwrap()).collect()
    });
    assert_eq!(outcomes.iter().filter(|outcome| outcome.is_ok()).count(), 1);
    assert!(outcomes.contains(&Err(GameError::Stale { seen: revision, current: revision + 1 })));
    assert_eq!(stage.game.view().log.len(), 1);
}

#[test]
fn the_flag_falls_without_anybody_asking() {
    let time_control = TimeControl::PerMove { limit: Duration::from_millis(4) };
    let stage = Stage::new(GameConfig { time_control, ..people() });
    // On a busy machine the whole time may be over before the clock can warn.
    let fallen = stage.changes.iter().find(|change| change.cause != Cause::ClockLow).unwrap();
    assert_eq!(fallen.cause, Cause::FlagFell);
    let outcome = fallen.view.outcome.unwrap();
    assert_eq!((outcome.winner, outcome.reason), (Some(Seat::Second), OutcomeReason::Time));
    assert!(matches!(stage.game.play(point("H8"), 0), Err(GameError::Stale { .. })));
}

#[test]
fn a_game_taken_up_again_goes_on_thinking() {
    let stage = Stage::new(against_computer());
    stage.play("H8");
    let stopper = stage.question();
    let (snapshot, view) = (stage.game.snapshot(), stage.game.view());
    stage.order(Order::AwaitStop);
    stage.game.close();
    assert!(stopper.is_stopped());
    let (changes, heard) = channel();
    let (reports, _) = channel();
    let game = Game::resume(snapshot, setup(Ear { changes, reports })).unwrap();
    let change = heard.recv_timeout(PATIENCE).unwrap();
    assert_eq!((change.cause, change.revision), (Cause::Played, view.revision + 1));
    assert_eq!(game.view().log[..1], view.log[..]);
}

#[test]
fn a_closed_game_shows_its_last_picture_and_accepts_nothing() {
    let stage = Stage::new(people());
    stage.play("H8");
    stage.game.close();
    stage.game.close();
    assert_eq!(stage.line(), "H8");
    let revision = stage.revision();
    assert_eq!(stage.game.play(point("J9"), revision), Err(GameError::Closed));
    assert_eq!(stage.game.undo(revision), Err(GameError::Closed));
    assert_eq!(stage.game.set_active(false), Err(GameError::Closed));
    assert_eq!(stage.game.snapshot().tree.len(), 1);
}

/// Never has enough of thinking, until it is stopped; counts itself while it lives.
struct Brooding(Arc<AtomicUsize>, Arc<AtomicBool>);

impl Drop for Brooding {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

impl Player for Brooding {
    fn choose(
        &mut self,
        _position: &FivePosition,
        stopper: &Stopper,
        progress: &mut dyn FnMut(&Progress),
    ) -> Option<Choice> {
        while !stopper.is_stopped() {
            self.1.store(true, Ordering::SeqCst);
            progress(&Progress {
                depth: 1,
                nodes: 1,
                elapsed: Duration::ZERO,
                win_rate: 0.5,
                line: Vec::new(),
            });
            std::thread::yield_now();
        }
        None
    }
}

#[test]
fn two_hundred_games_opened_and_closed_leave_nothing_behind() {
    let alive = Arc::new(AtomicUsize::new(0));
    let thought = Arc::new(AtomicBool::new(false));
    for round in 0..200 {
        let (changes, heard) = channel();
        let (reports, _) = channel();
        let (count, flag) = (Arc::clone(&alive), Arc::clone(&thought));
        let opponents = move |_, _, _, _| -> Box<dyn Player> {
            count.fetch_add(1, Ordering::SeqCst);
            Box::new(Brooding(Arc::clone(&count), Arc::clone(&flag)))
        };
        let setup = GameSetup { opponents: Arc::new(opponents), ..setup(Ear { changes, reports }) };
        let game = Game::start(against_computer(), setup).unwrap();
        if round % 4 > 0 {
            game.play(point("H8"), 0).unwrap();
        }
        if round % 4 == 2 {
            game.undo(1).unwrap();
        }
        drop(game);
        assert_eq!(alive.load(Ordering::SeqCst), 0, "the thinking thread has ended");
        assert_eq!(heard.try_iter().filter(|change| change.cause == Cause::OpponentFailed).count(), 0);
        assert!(heard.recv().is_err(), "the reporting thread has ended");
    }
    assert!(thought.load(Ordering::SeqCst));
}

/// Closes the game from inside the call.
struct Closing(Arc<Mutex<Option<Game>>>, Sender<()>);

impl GameListener for Closing {
    fn changed(&self, _change: GameChange) {
        let game = self.0.lock().unwrap().take();
        drop(game);
        _ = self.1.send(());
    }
}

#[test]
fn a_listener_may_drop_the_game() {
    let place = Arc::new(Mutex::new(None));
    let (sender, done) = channel();
    let game = Game::start(people(), setup(Closing(Arc::clone(&place), sender))).unwrap();
    let mut held = place.lock().unwrap();
    game.play(point("H8"), 0).unwrap();
    *held = Some(game);
    drop(held);
    done.recv_timeout(PATIENCE).unwrap();
}
