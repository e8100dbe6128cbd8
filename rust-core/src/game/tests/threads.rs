//! The threads: an opponent and a listener that the tests lead by the hand.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};

use super::*;
use crate::board::Stone;
use crate::game::{
    CommitError, CommitHook, Game, GameListener, GameSetup, LevelOpponents, OutcomeReason, Snapshot,
    ThinkingProgress, TimeControl, Turn,
};
use crate::player::{Choice, NeighbourPlayer, Player};
use crate::rules::Move;
use crate::rules::five::FivePosition;
use crate::rules::openings::{Opening, Seat};
use crate::search::{Progress, Stopper};

/// Long enough for the slowest machine; only a failing test waits so long.
const PATIENCE: Duration = Duration::from_secs(20);

/// What the test tells the opponent to do with the question at hand.
enum Order {
    Play(&'static str),
    Report,
    AwaitStop,
    Panic,
}

/// An opponent that does what it is told, and ignores the stopper unless told otherwise.
struct Puppet {
    asked: Sender<Stopper>,
    orders: Arc<Mutex<Receiver<Order>>>,
}

impl Player for Puppet {
    fn choose(
        &mut self,
        position: &FivePosition,
        stopper: &Stopper,
        progress: &mut dyn FnMut(&Progress),
    ) -> Option<Choice> {
        self.asked.send(stopper.clone()).ok()?;
        loop {
            let order = self.orders.lock().unwrap().recv();
            match order {
                Ok(Order::Play(label)) => {
                    let played = Move::Place(position.size().parse_label(label).unwrap());
                    return Some(Choice { played, win_rate: 0.75, depth: 3, nodes: 1 });
                }
                Ok(Order::Report) => progress(&Progress {
                    depth: 2,
                    nodes: 7,
                    elapsed: Duration::ZERO,
                    win_rate: 0.5,
                    line: Vec::new(),
                }),
                Ok(Order::AwaitStop) => {
                    while !stopper.is_stopped() {
                        std::thread::yield_now();
                    }
                    return None;
                }
                Ok(Order::Panic) => panic!("told to"),
                Err(_) => return None,
            }
        }
    }
}

/// Passes everything on to the test.
struct Ear {
    changes: Sender<GameChange>,
    reports: Sender<ThinkingProgress>,
}

impl GameListener for Ear {
    fn changed(&self, change: GameChange) {
        _ = self.changes.send(change);
    }

    fn progress(&self, progress: ThinkingProgress) {
        _ = self.reports.send(progress);
    }
}

/// A running game and the strings to all that takes part in it.
struct Stage {
    // Before the orders: a puppet that waits for one must go when the game does.
    orders: Option<Sender<Order>>,
    asked: Receiver<Stopper>,
    changes: Receiver<GameChange>,
    reports: Receiver<ThinkingProgress>,
    game: Game,
}

impl Stage {
    fn new(config: GameConfig) -> Self {
        Self::with(config, None, Duration::ZERO)
    }

    fn with(config: GameConfig, commit: Option<CommitHook>, smallest_thinking_time: Duration) -> Self {
        let (changes, heard) = channel();
        let (reports, reported) = channel();
        let (orders, ordered) = channel();
        let (asked, questions) = channel();
        let ordered = Arc::new(Mutex::new(ordered));
        let puppet = Mutex::new(asked);
        let setup = GameSetup {
            opponents: Arc::new(move |_, _, _, _| -> Box<dyn Player> {
                let asked = puppet.lock().unwrap().clone();
                Box::new(Puppet { asked, orders: Arc::clone(&ordered) })
            }),
            listener: Arc::new(Ear { changes, reports }),
            commit,
            smallest_thinking_time,
        };
        let game = Game::start(config, setup).unwrap();
        Self { orders: Some(orders), asked: questions, changes: heard, reports: reported, game }
    }

    fn revision(&self) -> u64 {
        self.game.view().revision
    }

    fn play(&self, label: &str) -> GameChange {
        let revision = self.revision();
        assert_eq!(self.game.play(point(label), revision), Ok(revision + 1));
        self.next(Cause::Played)
    }

    fn order(&self, order: Order) {
        self.orders.as_ref().unwrap().send(order).unwrap();
    }

    /// Waits until the computer is asked for an action.
    fn question(&self) -> Stopper {
        self.asked.recv_timeout(PATIENCE).unwrap()
    }

    fn next(&self, cause: Cause) -> GameChange {
        let change = self.changes.recv_timeout(PATIENCE).unwrap();
        assert_eq!(change.cause, cause);
        change
    }

    fn line(&self) -> String {
        labels(&self.game.view())
    }
}

fn no_opponent() -> Arc<dyn crate::game::OpponentFactory> {
    Arc::new(|_, _, _, seed| -> Box<dyn Player> { Box::new(NeighbourPlayer::new(seed)) })
}

fn setup(listener: impl GameListener + 'static) -> GameSetup {
    GameSetup {
        opponents: no_opponent(),
        listener: Arc::new(listener),
        commit: None,
        smallest_thinking_time: Duration::ZERO,
    }
}

#[test]
fn the_computer_answers_by_itself() {
    let stage = Stage::new(against_computer());
    let change = stage.play("H8");
    assert!(change.view.thinking);
    stage.question();
    stage.order(Order::Play("J9"));
    let change = stage.next(Cause::Played);
    assert_eq!((change.seat, change.placed[0].point), (Some(Seat::Second), point("J9")));
    assert_eq!(change.view.evaluation.map(|thought| thought.win_rate), Some(0.75));
    assert_eq!(stage.line(), "H8 J9");
    assert_eq!(stage.game.view(), change.view);
}

#[test]
fn a_computer_on_the_first_seat_begins() {
    let stage = Stage::new(GameConfig { first: EASY, ..people() });
    stage.order(Order::Play("H8"));
    stage.next(Cause::Played);
    assert_eq!(stage.line(), "H8");
}

#[test]
fn two_computers_play_to_the_end() {
    let (sender, changes) = channel();
    let (reports, _) = channel();
    let size = Size::square(7).unwrap();
    let config = GameConfig { first: EASY, second: EASY, size, ..people() };
    let game = Game::start(config, setup(Ear { changes: sender, reports })).unwrap();
    let last = loop {
        let change = changes.recv_timeout(PATIENCE).unwrap();
        if change.view.outcome.is_some() {
            break change;
        }
    };
    assert_eq!(game.view(), last.view);
}

#[test]
fn the_apps_own_opponents_take_the_seats() {
    let (sender, changes) = channel();
    let (reports, _) = channel();
    let medium = Participant::Computer { level: Level::Medium };
    let config = GameConfig { first: EASY, second: medium, opening: Opening::Swap2, ..people() };
    let setup = GameSetup { opponents: Arc::new(LevelOpponents), ..setup(Ear { changes: sender, reports }) };
    let game = Game::start(config, setup).unwrap();
    let last = loop {
        let change = changes.recv_timeout(PATIENCE).unwrap();
        assert_ne!(change.cause, Cause::OpponentFailed);
        if change.view.outcome.is_some() || change.view.log.len() >= 14 {
            break change;
        }
    };
    game.close();
    assert!(last.view.opening.is_none());
}

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
fn an_undo_in_mid_thought_drops_the_late_answer() {
    let stage = Stage::new(against_computer());
    stage.play("H8");
    let stopper = stage.question();
    stage.game.undo(stage.revision()).unwrap();
    assert!(stopper.is_stopped());
    stage.next(Cause::Undone);
    stage.order(Order::Play("J9"));
    stage.play("G7");
    stage.question();
    stage.order(Order::Play("K10"));
    assert_eq!(labels(&stage.next(Cause::Played).view), "G7 K10");
    assert_eq!(stage.game.snapshot().tree.len(), 3, "H8 stays as a branch, J9 was never played");
}

#[test]
fn leaving_in_mid_thought_stops_it_and_returning_begins_it_again() {
    let stage = Stage::new(against_computer());
    stage.play("H8");
    let stopper = stage.question();
    stage.order(Order::AwaitStop);
    stage.game.set_active(false).unwrap();
    assert!(stopper.is_stopped());
    let change = stage.next(Cause::Paused);
    assert_eq!((change.view.active, change.view.thinking), (false, false));
    assert_eq!(stage.game.undo(stage.revision()), Err(GameError::Paused));
    stage.game.set_active(false).unwrap();
    stage.game.set_active(true).unwrap();
    assert!(stage.next(Cause::Continued).view.thinking);
    assert!(!stage.question().is_stopped());
    stage.order(Order::Play("J9"));
    stage.next(Cause::Played);
    assert_eq!(stage.line(), "H8 J9");
}

#[test]
fn an_answer_that_was_ready_when_the_app_left_is_dropped() {
    let stage = Stage::with(against_computer(), None, Duration::from_hours(1));
    stage.play("H8");
    stage.question();
    stage.order(Order::Play("J9"));
    stage.game.set_active(false).unwrap();
    stage.next(Cause::Paused);
    stage.game.set_active(true).unwrap();
    stage.next(Cause::Continued);
    stage.question();
    assert_eq!(stage.line(), "H8");
    stage.order(Order::AwaitStop);
}

#[test]
fn undo_does_not_wait_for_the_smallest_thinking_time() {
    let stage = Stage::with(against_computer(), None, Duration::from_hours(1));
    stage.play("H8");
    stage.question();
    stage.order(Order::Play("J9"));
    stage.game.undo(stage.revision()).unwrap();
    stage.next(Cause::Undone);
    assert_eq!(stage.line(), "");
}

#[test]
fn a_player_that_panics_is_replaced() {
    let stage = Stage::new(against_computer());
    stage.play("H8");
    stage.question();
    stage.order(Order::Panic);
    let change = stage.next(Cause::OpponentFailed);
    assert!(change.view.opponent_failed && !change.view.thinking);
    stage.game.undo(stage.revision()).unwrap();
    stage.next(Cause::Undone);
    stage.play("G7");
    stage.question();
    stage.order(Order::Play("J9"));
    stage.next(Cause::Played);
    assert_eq!(stage.line(), "G7 J9");
}

#[test]
fn an_illegal_answer_is_not_played() {
    let stage = Stage::new(against_computer());
    stage.play("H8");
    stage.question();
    stage.order(Order::Play("H8"));
    stage.next(Cause::OpponentFailed);
    assert_eq!(stage.line(), "H8");
}

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
    let commit: CommitHook = Box::new(move |snapshot| {
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
    let commit: CommitHook = Box::new(move |_| {
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
fn the_computer_takes_its_part_in_every_opening() {
    for opening in Opening::ALL {
        for (first, second) in [(EASY, Participant::Person), (Participant::Person, EASY), (EASY, EASY)] {
            let rule = FiveRule::ALL.into_iter().find(|&rule| opening.fits(rule, people().size)).unwrap();
            let config = GameConfig { rule, opening, first, second, seed: 5, ..people() };
            let (sender, changes) = channel();
            let (reports, _) = channel();
            let game = Game::start(config, setup(Ear { changes: sender, reports })).unwrap();
            loop {
                // One look a round: the computer may act between two.
                let view = game.view();
                let Some(task) = view.opening else { break };
                if matches!(view.turn, Turn::Computer { .. }) {
                    assert_ne!(changes.recv_timeout(PATIENCE).unwrap().cause, Cause::OpponentFailed);
                    continue;
                }
                let done = match task.choices.last() {
                    Some(&choice) => game.choose(choice, view.revision),
                    None => game.play(task.allowed[task.allowed.len() / 2], view.revision),
                };
                done.unwrap();
            }
            let view = game.view();
            assert_ne!(view.first.stone, view.second.stone);
        }
    }
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

#[test]
fn colours_are_exchanged_by_the_computers_choice_too() {
    let config = GameConfig { opening: Opening::Swap, second: EASY, ..people() };
    let (changes, heard) = channel();
    let (reports, _) = channel();
    let game = Game::start(config, setup(Ear { changes, reports })).unwrap();
    for (revision, label) in (0..).zip(["H8", "J9", "K7"]) {
        game.play(point(label), revision).unwrap();
    }
    let chosen = heard.iter().find(|change| change.cause == Cause::Chosen).unwrap();
    assert_eq!(chosen.seat, Some(Seat::Second));
    let exchanged = chosen.cues.contains(&Cue::ColoursExchanged);
    assert_eq!(chosen.view.second.stone == Stone::Black, exchanged);
}
