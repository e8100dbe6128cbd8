//! A game in progress, as a front end holds it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tokio::sync::oneshot;

use super::advice::{AdviceDesk, AdviceSearch, Estimate, Question, estimate};
use super::config::GameConfig;
use super::errors::{AdviceError, GameError, RecordError, StartError};
use super::listeners::{AdviceListener, Following, GameListener};
use super::live::{Alive, Kind};
use super::record::ReplayHandle;
use super::runtime::{blocking, runtime};
use super::thinking::opponents;
use super::view::{GameView, OpeningChoice};
use crate::board::Point;
use crate::game::{CommitHook, Game, GameSetup, Intent, Reply};
use crate::record::{Frames, sgf};

/// How a game is run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct GameOptions {
    /// How long the computer takes at least over an action, so that a stone does not snap onto the
    /// board.
    pub smallest_thinking_time: Duration,
    /// Whether the computer and advice go on reading until they are stopped instead of to their
    /// bounds: for tests of stopping.
    pub until_stopped: bool,
}

/// A game in progress. It runs its own opponent, clocks and threads; every call may come from any
/// thread, also from its listener. Closing it, or letting go of it, ends all of them.
#[derive(uniffi::Object)]
pub struct GameHandle {
    game: Arc<Game>,
    advice: AdviceDesk,
    shut: AtomicBool,
    options: GameOptions,
    _alive: Alive,
}

/// Begins a game that nobody saves.
///
/// # Errors
/// When it cannot be set up so, or the system gives no thread.
#[uniffi::export]
pub fn start_game(
    config: GameConfig,
    options: GameOptions,
    listener: Arc<dyn GameListener>,
) -> Result<Arc<GameHandle>, StartError> {
    let game = Game::start(config.try_into()?, setup(options, listener, None))?;
    Ok(GameHandle::new(game, options))
}

pub(super) fn setup(
    options: GameOptions,
    listener: Arc<dyn GameListener>,
    commit: Option<CommitHook>,
) -> GameSetup {
    GameSetup {
        opponents: opponents(options.until_stopped),
        listener: Arc::new(Following::new(listener)),
        commit,
        smallest_thinking_time: options.smallest_thinking_time,
    }
}

impl GameHandle {
    pub(super) fn new(game: Game, options: GameOptions) -> Arc<Self> {
        let advice = AdviceDesk::default();
        let shut = AtomicBool::new(false);
        Arc::new(Self { game: Arc::new(game), advice, shut, options, _alive: Alive::new(Kind::Game) })
    }

    fn on_board(&self, point: u32) -> Result<Point, GameError> {
        let area = self.game.state().config().size.area() as u32;
        if point < area { Ok(Point::from_index(point as usize)) } else { Err(GameError::OffBoard { point }) }
    }

    async fn intend(&self, intent: Intent, revision: u64) -> Result<u64, GameError> {
        self.answer(|reply| self.game.submit(intent, revision, reply)).await
    }

    /// Waits for the game's reply. It comes on the game's own thread, which must not run what the
    /// caller does next: a thread of the runtime hands it on.
    async fn answer(&self, submit: impl FnOnce(Reply)) -> Result<u64, GameError> {
        let runtime = runtime()?;
        let (sender, answer) = oneshot::channel();
        submit(Box::new(move |outcome| {
            runtime.spawn_blocking(move || _ = sender.send(outcome));
        }));
        match answer.await {
            Ok(outcome) => Ok(outcome?),
            Err(_) => Err(GameError::Closed),
        }
    }
}

#[uniffi::export]
impl GameHandle {
    /// The complete picture as of the last saved change, the clocks at this moment.
    pub fn view(&self) -> GameView {
        self.game.view().into()
    }

    /// Plays on a point; in an opening, answers whatever asks for a point. This and the other intents
    /// carry the revision of the view that the person saw, and return the new one once the change is
    /// saved and on its way to the listener.
    ///
    /// # Errors
    /// When it changes nothing; see [`GameError`].
    pub async fn play(&self, point: u32, revision: u64) -> Result<u64, GameError> {
        let point = self.on_board(point)?;
        self.intend(Intent::Play { point }, revision).await
    }

    /// Places no stone this time.
    ///
    /// # Errors
    /// When it changes nothing; see [`GameError`].
    pub async fn pass(&self, revision: u64) -> Result<u64, GameError> {
        self.intend(Intent::Pass, revision).await
    }

    /// Makes a choice that the opening asks for.
    ///
    /// # Errors
    /// When it changes nothing; see [`GameError`].
    pub async fn choose(&self, choice: OpeningChoice, revision: u64) -> Result<u64, GameError> {
        self.intend(Intent::Choose { choice: choice.into() }, revision).await
    }

    /// Takes back to the person's turn before.
    ///
    /// # Errors
    /// When it changes nothing; see [`GameError`].
    pub async fn undo(&self, revision: u64) -> Result<u64, GameError> {
        self.intend(Intent::Undo, revision).await
    }

    /// Plays again what was taken back, to the next turn of a person.
    ///
    /// # Errors
    /// When it changes nothing; see [`GameError`].
    pub async fn redo(&self, revision: u64) -> Result<u64, GameError> {
        self.intend(Intent::Redo, revision).await
    }

    /// Gives the person's game up.
    ///
    /// # Errors
    /// When it changes nothing; see [`GameError`].
    pub async fn resign(&self, revision: u64) -> Result<u64, GameError> {
        self.intend(Intent::Resign, revision).await
    }

    /// Begins anew with the same setup and the next seed.
    ///
    /// # Errors
    /// When it changes nothing; see [`GameError`].
    pub async fn restart(&self, revision: u64) -> Result<u64, GameError> {
        self.intend(Intent::Restart, revision).await
    }

    /// Turns a chain of stones dead or alive while a game of Go is counted.
    ///
    /// # Errors
    /// When it changes nothing; see [`GameError`].
    pub async fn mark_dead(&self, point: u32, revision: u64) -> Result<u64, GameError> {
        let point = self.on_board(point)?;
        self.intend(Intent::MarkDead { point }, revision).await
    }

    /// Ends a game of Go by the count on the screen; the computer always agrees.
    ///
    /// # Errors
    /// When it changes nothing; see [`GameError`].
    pub async fn accept_count(&self, revision: u64) -> Result<u64, GameError> {
        self.intend(Intent::AcceptCount, revision).await
    }

    /// Goes on playing after both sides have passed in Go: whoever passed first is to move.
    ///
    /// # Errors
    /// When it changes nothing; see [`GameError`].
    pub async fn resume_play(&self, revision: u64) -> Result<u64, GameError> {
        self.intend(Intent::ResumePlay, revision).await
    }

    /// Says that the app left the game or came back: clock and thinking stand still while it is away.
    ///
    /// # Errors
    /// When the game is closed.
    pub async fn set_active(&self, active: bool) -> Result<u64, GameError> {
        self.answer(|reply| self.game.submit_active(active, reply)).await
    }

    /// Starts a search for good points for the person to move, on a thread of its own.
    ///
    /// # Errors
    /// When there is nothing to advise on; see [`AdviceError`].
    pub fn start_advice(
        &self,
        revision: u64,
        listener: Arc<dyn AdviceListener>,
    ) -> Result<Arc<AdviceSearch>, AdviceError> {
        if self.shut.load(Ordering::Acquire) {
            return Err(AdviceError::Closed);
        }
        let question = Question::new(&self.game.state(), revision)?;
        self.advice.start(question, listener, self.options.until_stopped)
    }

    /// Who has what in a game of Go, for a heat map: by playouts, whoever is to move.
    ///
    /// # Errors
    /// When the game went on since, or is none of Go; see [`AdviceError`].
    pub async fn estimate(&self, revision: u64) -> Result<Estimate, AdviceError> {
        if self.shut.load(Ordering::Acquire) {
            return Err(AdviceError::Closed);
        }
        let state = self.game.state();
        blocking(move || estimate(&state, revision)).await?
    }

    /// The game as SGF in UTF-8: the line on the board first, what was taken back as variations.
    pub fn record(&self) -> String {
        sgf::write([&self.game.state().record()])
    }

    /// The line on the board to step through.
    ///
    /// # Errors
    /// Never for a game that was started here; other kinds of records may have no frames.
    pub fn replay(&self) -> Result<Arc<ReplayHandle>, RecordError> {
        let frames = Frames::of(&self.game.state().record());
        Ok(ReplayHandle::new(frames.ok_or(RecordError::NotShown { game: 0 })?))
    }

    /// Ends thinking, searches and reporting. Waits until the game's threads have ended, but for a
    /// second at most where a listener hangs. Doing so twice does nothing.
    pub fn shut(&self) {
        self.shut.store(true, Ordering::Release);
        self.advice.stop();
        self.game.close();
    }
}

impl Drop for GameHandle {
    fn drop(&mut self) {
        self.shut();
    }
}
