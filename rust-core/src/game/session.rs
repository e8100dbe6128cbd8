//! A game that runs by itself: the turn machine on its own thread, the opponent and the listener on
//! theirs.

use std::convert::Infallible;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::actor::{Actor, CommitHook, Message, Published, Reply};
use super::config::{ConfigError, GameConfig, Participant};
use super::error::GameError;
use super::listener::GameListener;
use super::opponent::{Opponent, OpponentFactory};
use super::reporter::{Outbox, Signals};
use super::snapshot::{ResumeError, Snapshot};
use super::state::{GameState, Intent};
use super::variant::GameVariant;
use super::view::GameView;
use crate::board::Point;
use crate::rules::openings::OpeningChoice;

/// What a game works with.
pub struct GameSetup {
    /// Makes the computer's players.
    pub opponents: Arc<dyn OpponentFactory>,
    /// Hears of every change.
    pub listener: Arc<dyn GameListener>,
    /// Saves every change before it is reported. A game that has only begun is not saved: take its
    /// [`Game::snapshot`].
    pub commit: Option<CommitHook>,
    /// How long the computer takes at least over an action, so that a stone does not snap onto the
    /// board; zero in tests.
    pub smallest_thinking_time: Duration,
}

/// Why a game does not start.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    /// No game can be set up so.
    #[error("the game cannot be set up: {reason}")]
    Config {
        /// Why.
        reason: ConfigError,
    },
    /// The saved game is damaged.
    #[error("the saved game cannot go on: {reason}")]
    Resume {
        /// Why.
        reason: ResumeError,
    },
    /// The system gave no thread.
    #[error("no thread for the game: {reason}")]
    Thread {
        /// What the system said.
        reason: String,
    },
}

/// A game in progress. Every call may come from any thread, also from the listener.
///
/// Intents carry the revision that the person saw and return the new one once they are applied,
/// saved and on their way to the listener. Dropping the game closes it.
pub struct Game {
    inbox: Sender<Message>,
    published: Published,
    started: Instant,
    signals: Arc<Signals>,
    threads: Mutex<Option<Threads>>,
}

/// The threads of a game, and a channel that is cut when the last of them has ended.
struct Threads {
    handles: Vec<JoinHandle<()>>,
    alive: Receiver<Infallible>,
}

/// How long closing waits for threads that are held up by somebody else's code.
const CLOSING_TIME: Duration = Duration::from_secs(1);

impl Game {
    /// A game from the beginning.
    ///
    /// # Errors
    /// When it cannot be set up so, or the system gives no thread.
    pub fn start(config: GameConfig, setup: GameSetup) -> Result<Self, StartError> {
        let state = GameState::new(config, Duration::ZERO).map_err(|reason| StartError::Config { reason })?;
        Self::run(state, setup)
    }

    /// A saved game, as if no time had passed since.
    ///
    /// # Errors
    /// When the snapshot is damaged, or the system gives no thread.
    pub fn resume(snapshot: Snapshot, setup: GameSetup) -> Result<Self, StartError> {
        let state =
            GameState::resume(snapshot, Duration::ZERO).map_err(|reason| StartError::Resume { reason })?;
        Self::run(state, setup)
    }

    /// Plays on a point; in an opening, answers whatever asks for a point.
    ///
    /// # Errors
    /// When it changes nothing; see [`GameError`].
    pub fn play(&self, point: Point, revision: u64) -> Result<u64, GameError> {
        self.intend(Intent::Play { point }, revision)
    }

    /// Places no stone this time.
    ///
    /// # Errors
    /// When it changes nothing; see [`GameError`].
    pub fn pass(&self, revision: u64) -> Result<u64, GameError> {
        self.intend(Intent::Pass, revision)
    }

    /// Makes a choice that the opening asks for.
    ///
    /// # Errors
    /// When it changes nothing; see [`GameError`].
    pub fn choose(&self, choice: OpeningChoice, revision: u64) -> Result<u64, GameError> {
        self.intend(Intent::Choose { choice }, revision)
    }

    /// Takes back to the person's turn before.
    ///
    /// # Errors
    /// When it changes nothing; see [`GameError`].
    pub fn undo(&self, revision: u64) -> Result<u64, GameError> {
        self.intend(Intent::Undo, revision)
    }

    /// Plays again what was taken back, to the next turn of a person.
    ///
    /// # Errors
    /// When it changes nothing; see [`GameError`].
    pub fn redo(&self, revision: u64) -> Result<u64, GameError> {
        self.intend(Intent::Redo, revision)
    }

    /// Gives the person's game up.
    ///
    /// # Errors
    /// When it changes nothing; see [`GameError`].
    pub fn resign(&self, revision: u64) -> Result<u64, GameError> {
        self.intend(Intent::Resign, revision)
    }

    /// Begins anew with the same setup and the next seed.
    ///
    /// # Errors
    /// When it changes nothing; see [`GameError`].
    pub fn restart(&self, revision: u64) -> Result<u64, GameError> {
        self.intend(Intent::Restart, revision)
    }

    /// Turns a chain of stones dead or alive while a game of Go is counted.
    ///
    /// # Errors
    /// When it changes nothing; see [`GameError`].
    pub fn mark_dead(&self, point: Point, revision: u64) -> Result<u64, GameError> {
        self.intend(Intent::MarkDead { point }, revision)
    }

    /// Ends a game of Go by the count on the screen.
    ///
    /// # Errors
    /// When it changes nothing; see [`GameError`].
    pub fn accept_count(&self, revision: u64) -> Result<u64, GameError> {
        self.intend(Intent::AcceptCount, revision)
    }

    /// Goes on playing after both sides have passed in Go.
    ///
    /// # Errors
    /// When it changes nothing; see [`GameError`].
    pub fn resume_play(&self, revision: u64) -> Result<u64, GameError> {
        self.intend(Intent::ResumePlay, revision)
    }

    /// What the methods above do, for callers that hold the intent as a value.
    ///
    /// # Errors
    /// When it changes nothing; see [`GameError`].
    pub fn intend(&self, intent: Intent, revision: u64) -> Result<u64, GameError> {
        Self::wait_for(|reply| self.submit(intent, revision, reply))
    }

    /// The same without waiting. When the game is closed first, `reply` is dropped without a call.
    pub fn submit(&self, intent: Intent, revision: u64, reply: Reply) {
        // Without its thread the game is closed.
        _ = self.inbox.send(Message::Intent { intent, revision, reply });
    }

    /// Says that the app left the game or came back: clock and thinking stand still while it is away,
    /// and thinking begins afresh when it returns. Saying so twice does nothing.
    ///
    /// # Errors
    /// When the game is closed.
    pub fn set_active(&self, active: bool) -> Result<u64, GameError> {
        Self::wait_for(|reply| self.submit_active(active, reply))
    }

    /// The same without waiting. When the game is closed first, `reply` is dropped without a call.
    pub fn submit_active(&self, active: bool, reply: Reply) {
        _ = self.inbox.send(Message::SetActive { active, reply });
    }

    /// The complete picture as of the last saved change, the clocks at this moment.
    pub fn view(&self) -> GameView {
        self.state().view(self.started.elapsed())
    }

    /// The game as it is saved.
    pub fn snapshot(&self) -> Snapshot {
        self.state().snapshot(self.started.elapsed())
    }

    /// The turn machine as of the last saved change, to look at.
    pub fn state(&self) -> Arc<GameState> {
        Arc::clone(&self.published.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Ends thinking and reporting; what was waiting for the listener is dropped. Waits until the
    /// game's threads have ended, or for a second where a listener, a player or a commit hangs, and
    /// not at all when one of those calls it.
    pub fn close(&self) {
        let threads = self.threads.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some(Threads { handles, alive }) = threads else { return };
        self.signals.closed.store(true, Ordering::Release);
        _ = self.inbox.send(Message::Close);
        let own = std::thread::current().id();
        if handles.iter().any(|handle| handle.thread().id() == own) {
            return;
        }
        if alive.recv_timeout(CLOSING_TIME) == Err(RecvTimeoutError::Disconnected) {
            for handle in handles {
                _ = handle.join();
            }
        }
    }

    fn wait_for(submit: impl FnOnce(Reply)) -> Result<u64, GameError> {
        let (sender, answer) = channel();
        submit(Box::new(move |outcome| _ = sender.send(outcome)));
        answer.recv().unwrap_or(Err(GameError::Closed))
    }

    fn run(state: GameState, setup: GameSetup) -> Result<Self, StartError> {
        let started = Instant::now();
        let signals = Arc::new(Signals::default());
        let published: Published = Arc::new(Mutex::new(Arc::new(state.clone())));
        let (inbox, messages) = channel();
        let (outbox, deliver) = Outbox::new(setup.listener, Arc::clone(&signals));
        let mut crew = Crew::default();
        crew.spawn("tengen-report", deliver)?;
        let with_computer = [state.config().first, state.config().second]
            .iter()
            .any(|participant| matches!(participant, Participant::Computer { .. }));
        // Dead stones are judged on the same thread, between people too.
        let with_judge = matches!(state.config().variant, GameVariant::Go(_));
        let assignments = if with_computer || with_judge {
            let (sender, receiver) = channel();
            let opponent = Opponent::new(setup.opponents, outbox.clone());
            let inbox = inbox.clone();
            crew.spawn("tengen-think", move || {
                let answer = |answer| _ = inbox.send(Message::Answered(answer));
                opponent.run(&receiver, answer, |proposal| _ = inbox.send(Message::Judged(proposal)));
            })?;
            Some(sender)
        } else {
            None
        };
        let actor = Actor {
            state,
            started,
            published: Arc::clone(&published),
            outbox,
            signals: Arc::clone(&signals),
            commit: setup.commit,
            assignments,
            smallest_thinking_time: setup.smallest_thinking_time,
            thinking: None,
            judging: None,
        };
        crew.spawn("tengen-game", move || actor.run(&messages))?;
        Ok(Self { inbox, published, started, signals, threads: Mutex::new(Some(crew.complete())) })
    }
}

impl Drop for Game {
    fn drop(&mut self) {
        self.close();
    }
}

/// The threads while they are being started.
struct Crew {
    handles: Vec<JoinHandle<()>>,
    pledge: Sender<Infallible>,
    alive: Receiver<Infallible>,
}

impl Default for Crew {
    fn default() -> Self {
        let (pledge, alive) = channel();
        Self { handles: Vec::new(), pledge, alive }
    }
}

impl Crew {
    fn spawn(&mut self, name: &str, work: impl FnOnce() + Send + 'static) -> Result<(), StartError> {
        let pledge = self.pledge.clone();
        let handle = std::thread::Builder::new()
            .name(name.into())
            .spawn(move || {
                work();
                drop(pledge);
            })
            .map_err(|error| StartError::Thread { reason: error.to_string() })?;
        self.handles.push(handle);
        Ok(())
    }

    fn complete(self) -> Threads {
        Threads { handles: self.handles, alive: self.alive }
    }
}
