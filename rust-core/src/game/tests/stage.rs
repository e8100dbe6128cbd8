//! A running game of which the test holds all the strings.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};

use super::*;
use crate::game::{CommitHook, Game, GameListener, GameSetup, ThinkingProgress};
use crate::player::{Choice, NeighbourPlayer, Player};
use crate::rules::Move;
use crate::rules::five::FivePosition;
use crate::search::{Progress, Stopper};

/// Long enough for the slowest machine; only a failing test waits so long.
pub(super) const PATIENCE: Duration = Duration::from_secs(20);

/// What the test tells the opponent to do with the question at hand.
pub(super) enum Order {
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
pub(super) struct Ear {
    pub(super) changes: Sender<GameChange>,
    pub(super) reports: Sender<ThinkingProgress>,
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
pub(super) struct Stage {
    // Dropped before the game: a puppet that still waits for an order must not hold it up.
    orders: Sender<Order>,
    asked: Receiver<Stopper>,
    pub(super) changes: Receiver<GameChange>,
    pub(super) reports: Receiver<ThinkingProgress>,
    pub(super) game: Game,
}

impl Stage {
    pub(super) fn new(config: GameConfig) -> Self {
        Self::with(config, None, Duration::ZERO)
    }

    pub(super) fn with(
        config: GameConfig,
        commit: Option<CommitHook>,
        smallest_thinking_time: Duration,
    ) -> Self {
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
        Self { orders, asked: questions, changes: heard, reports: reported, game }
    }

    pub(super) fn revision(&self) -> u64 {
        self.game.view().revision
    }

    pub(super) fn play(&self, label: &str) -> GameChange {
        let revision = self.revision();
        assert_eq!(self.game.play(point(label), revision), Ok(revision + 1));
        self.next(Cause::Played)
    }

    pub(super) fn order(&self, order: Order) {
        self.orders.send(order).unwrap();
    }

    /// Waits until the computer is asked for an action.
    pub(super) fn question(&self) -> Stopper {
        self.asked.recv_timeout(PATIENCE).unwrap()
    }

    pub(super) fn next(&self, cause: Cause) -> GameChange {
        let change = self.changes.recv_timeout(PATIENCE).unwrap();
        assert_eq!(change.cause, cause);
        change
    }

    pub(super) fn line(&self) -> String {
        labels(&self.game.view())
    }
}

fn no_opponent() -> Arc<dyn crate::game::OpponentFactory> {
    Arc::new(|_, _, _, seed| -> Box<dyn Player> { Box::new(NeighbourPlayer::new(seed)) })
}

pub(super) fn setup(listener: impl GameListener + 'static) -> GameSetup {
    GameSetup {
        opponents: no_opponent(),
        listener: Arc::new(listener),
        commit: None,
        smallest_thinking_time: Duration::ZERO,
    }
}
