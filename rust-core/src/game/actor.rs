//! The thread that owns the turn machine: everything that happens to a game happens here, one thing
//! after the other.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::change::GameChange;
use super::config::Participant;
use super::error::GameError;
use super::opponent::{Answer, Assignment, Proposal, Thought};
use super::reporter::{Outbox, Signals};
use super::snapshot::Snapshot;
use super::state::{GameState, Intent};
use super::variant::GameVariant;
use crate::search::Stopper;

/// Saves a game. Called with every change before the listener hears of it, with no lock held; the
/// intent waits for it.
pub type CommitHook = Box<dyn FnMut(&Snapshot, &GameState) -> Result<(), CommitError> + Send>;

/// Why a game could not be saved.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{reason}")]
pub struct CommitError {
    /// Why, for a person.
    pub reason: String,
}

/// What is called with the outcome of an intent: the new revision. Called on the game's own thread, so
/// it must return at once; never called when the game is closed first.
pub type Reply = Box<dyn FnOnce(Result<u64, GameError>) + Send>;

/// What reaches the thread.
pub(super) enum Message {
    /// Somebody asks for something; the new revision goes back.
    Intent { intent: Intent, revision: u64, reply: Reply },
    /// The app left or came back.
    SetActive { active: bool, reply: Reply },
    /// The computer has thought.
    Answered(Answer),
    /// Dead stones are proposed.
    Judged(Proposal),
    /// The game is closed.
    Close,
}

/// The state as of the last commit, for everybody who wants to look.
pub(super) type Published = Arc<Mutex<Arc<GameState>>>;

pub(super) struct Actor {
    pub(super) state: GameState,
    pub(super) started: Instant,
    pub(super) published: Published,
    pub(super) outbox: Outbox,
    pub(super) signals: Arc<Signals>,
    pub(super) commit: Option<CommitHook>,
    /// `None` between people at five in a row.
    pub(super) assignments: Option<Sender<Assignment>>,
    pub(super) smallest_thinking_time: Duration,
    pub(super) thinking: Option<Thinking>,
    /// The count whose dead stones are being judged, by the revision at which it began.
    pub(super) judging: Option<u64>,
}

/// A thought under way.
pub(super) struct Thinking {
    revision: u64,
    generation: u64,
    stopper: Stopper,
    /// Before this an answer waits.
    not_before: Duration,
    answer: Option<Answer>,
}

impl Actor {
    /// Runs until the game is closed.
    pub(super) fn run(mut self, inbox: &Receiver<Message>) {
        loop {
            self.settle_thinking();
            self.settle_judging();
            let message = match self.next_moment() {
                None => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(moment) => inbox.recv_timeout(moment.saturating_sub(self.now())),
            };
            self.let_time_pass();
            match message {
                Ok(Message::Intent { intent, revision, reply }) => {
                    let now = self.now();
                    let change = self.state.apply(intent, revision, now);
                    let outcome = change.map(|change| self.publish(change));
                    reply(outcome);
                }
                Ok(Message::SetActive { active, reply }) => {
                    let now = self.now();
                    if let Some(change) = self.state.set_active(active, now) {
                        self.publish(change);
                    }
                    reply(Ok(self.state.revision()));
                }
                Ok(Message::Answered(answer)) => self.keep_answer(answer),
                Ok(Message::Judged(Proposal { began, dead })) => {
                    let now = self.now();
                    if let Some(change) = self.state.judged(began, &dead, now) {
                        self.publish(change);
                    }
                }
                Err(RecvTimeoutError::Timeout) => {}
                Ok(Message::Close) | Err(RecvTimeoutError::Disconnected) => break,
            }
            self.take_answer();
        }
        self.stop_thinking();
        let now = self.now();
        self.state.halt(now);
        self.show_state();
    }

    fn now(&self) -> Duration {
        self.started.elapsed()
    }

    fn next_moment(&self) -> Option<Duration> {
        let answer_is_due = self
            .thinking
            .as_ref()
            .filter(|thinking| thinking.answer.is_some())
            .map(|thinking| thinking.not_before);
        [answer_is_due, self.state.next_tick()].into_iter().flatten().min()
    }

    fn let_time_pass(&mut self) {
        while let Some(change) = self.state.tick(self.now()) {
            self.publish(change);
        }
    }

    /// Saves the state, then shows it. Returns its revision.
    fn publish(&mut self, change: GameChange) -> u64 {
        self.end_outdated_thought();
        let revision = change.revision;
        let unsaved = self.save();
        self.show_state();
        self.outbox.change(GameChange { unsaved, ..change });
        revision
    }

    /// Why it could not be saved, if so.
    fn save(&mut self) -> Option<String> {
        let commit = self.commit.as_mut()?;
        let snapshot = self.state.snapshot(self.started.elapsed());
        match catch_unwind(AssertUnwindSafe(|| commit(&snapshot, &self.state))) {
            Ok(saved) => saved.err().map(|error| error.reason),
            Err(_) => Some("saving panicked".into()),
        }
    }

    fn show_state(&self) {
        let state = Arc::new(self.state.clone());
        *self.published.lock().unwrap_or_else(PoisonError::into_inner) = state;
    }

    /// Starts a thought where the state asks for one and none is under way.
    fn settle_thinking(&mut self) {
        self.end_outdated_thought();
        if self.thinking.is_none() && self.state.thinking_seat().is_some() {
            self.start_thinking();
        }
    }

    /// Ends a thought that the state does not ask for any more.
    fn end_outdated_thought(&mut self) {
        let wanted = self.state.thinking_seat().map(|_| self.state.revision());
        if self.thinking.as_ref().map(|thinking| thinking.revision) != wanted {
            self.stop_thinking();
        }
    }

    fn start_thinking(&mut self) {
        let (Some((seat, Participant::Computer { level })), Some(assignments)) =
            (self.state.to_act(), &self.assignments)
        else {
            return;
        };
        let thought = Thought {
            generation: self.signals.generation.load(Ordering::Acquire),
            revision: self.state.revision(),
            seat,
            level,
            seed: self.state.config().seed,
            situation: self.state.situation.clone(),
            may_resign: match self.state.config().variant {
                GameVariant::Five(_) => false,
                GameVariant::Go(variant) => variant.computer_resigns,
            },
            stopper: Stopper::new(),
        };
        // A thought takes a tenth of the turn's time at most to look considered.
        let pause = self
            .state
            .turn_allowance()
            .map_or(self.smallest_thinking_time, |allowance| self.smallest_thinking_time.min(allowance / 10));
        self.thinking = Some(Thinking {
            revision: thought.revision,
            generation: thought.generation,
            stopper: thought.stopper.clone(),
            not_before: self.now().saturating_add(pause),
            answer: None,
        });
        _ = assignments.send(Assignment::Think(thought));
    }

    /// Has dead stones proposed where a count has begun, once for each count.
    fn settle_judging(&mut self) {
        let Some(judging) = self.state.judging() else { return };
        if self.judging == Some(judging.began) {
            return;
        }
        self.judging = Some(judging.began);
        if let Some(assignments) = &self.assignments {
            _ = assignments.send(Assignment::Judge(judging));
        }
    }

    fn stop_thinking(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            thinking.stopper.stop();
            self.signals.generation.fetch_add(1, Ordering::AcqRel);
        }
    }

    /// Late answers, those to an earlier thought, are dropped here.
    fn keep_answer(&mut self, answer: Answer) {
        if let Some(thinking) =
            self.thinking.as_mut().filter(|thinking| thinking.generation == answer.generation)
        {
            thinking.answer = Some(answer);
        }
    }

    fn take_answer(&mut self) {
        let now = self.now();
        let wanted = self.state.thinking_seat().map(|_| self.state.revision());
        let Some(thinking) = self.thinking.as_mut() else { return };
        if Some(thinking.revision) != wanted || now < thinking.not_before {
            return;
        }
        let Some(Answer { choice, .. }) = thinking.answer.take() else { return };
        let revision = thinking.revision;
        self.stop_thinking();
        let played =
            choice.and_then(|(action, win_rate)| self.state.answer(action, win_rate, revision, now).ok());
        if let Some(change) = played.or_else(|| self.state.opponent_failed(revision, now)) {
            self.publish(change);
        }
    }
}
