//! Hints and heat maps: a search that a front end starts, follows and stops.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::errors::AdviceError;
use super::listeners::{AdviceListener, note};
use super::live::{Alive, Kind};
use super::mirrored;
use super::picture::index;
use super::thinking::PAUSE;
use crate::board::Point;
use crate::game::{GameState, Participant};
use crate::player;
use crate::player::Adviser;
use crate::rules::five::FivePosition;
use crate::rules::openings::Task;
use crate::search::Stopper;

mirrored! {
    /// Why a move is good, the strongest reason first.
    AdviceReason = player::Reason {
        /// It makes five.
        Wins,
        /// It stops a four from becoming five.
        BlocksFour,
        /// It makes an open four or two fours.
        MakesOpenFour,
        /// It begins a row of fours that wins.
        StartsFours,
        /// It makes a four and an open three.
        MakesFourThree,
        /// It stops an open three from becoming an open four.
        BlocksOpenThree,
        /// It makes two open threes.
        MakesDoubleThree,
        /// It takes a point where the opponent would make two threats at once.
        BlocksDoubleThreat,
        /// It makes a four.
        MakesFour,
        /// It makes an open three.
        MakesOpenThree,
        /// It makes an open two or more.
        Builds,
        /// It takes the opponent's lines.
        Hinders,
        /// Nothing is near: it takes the middle.
        TakesCentre,
    }
}

/// A candidate with its worth and the reason for it.
#[derive(Clone, Copy, Debug, PartialEq, uniffi::Record)]
pub struct Advice {
    /// Where.
    pub point: u32,
    /// The chance that the side to move wins with it, from 0 to 1.
    pub win_rate: f32,
    /// Why.
    pub reason: AdviceReason,
}

impl From<player::Advice> for Advice {
    fn from(advice: player::Advice) -> Self {
        Self { point: index(advice.point), win_rate: advice.win_rate, reason: advice.reason.into() }
    }
}

/// A search for advice under way. Stopping it, or letting go of it, ends it.
#[derive(Debug, uniffi::Object)]
pub struct AdviceSearch {
    stopper: Stopper,
    _alive: Alive,
}

#[uniffi::export]
impl AdviceSearch {
    /// Ends the search. Doing so twice does nothing.
    pub fn stop(&self) {
        self.stopper.stop();
    }
}

impl Drop for AdviceSearch {
    fn drop(&mut self) {
        self.stopper.stop();
    }
}

/// A position to advise on, and the points that count when an opening allows only some.
pub(super) struct Question {
    position: FivePosition,
    allowed: Option<Vec<Point>>,
}

impl Question {
    /// What a person may ask about a game at the revision that they saw.
    pub(super) fn new(state: &GameState, revision: u64) -> Result<Self, AdviceError> {
        if revision != state.revision() {
            return Err(AdviceError::Stale { seen: revision, current: state.revision() });
        }
        match state.to_act() {
            None => return Err(AdviceError::Over),
            Some((_, Participant::Computer { .. })) => return Err(AdviceError::NotYourTurn),
            Some((_, Participant::Person)) => {}
        }
        let position = state.position().clone();
        let allowed = match state.opening().task() {
            None => None,
            Some(Task::Choose { .. }) => return Err(AdviceError::ChoiceAsked),
            Some(Task::Place { .. } | Task::Offer { .. } | Task::Pick { .. }) => {
                Some(state.opening().allowed_points(&position))
            }
        };
        Ok(Self { position, allowed })
    }

    /// Advice of one reading. An opening may want a stone where no reading would put one: then the
    /// allowed points have no advice, and the list is empty.
    fn answer(&self, adviser: &mut Adviser, stopper: &Stopper) -> Vec<Advice> {
        let is_allowed = |point: Point| self.allowed.as_ref().is_none_or(|allowed| allowed.contains(&point));
        adviser
            .advise(&self.position, stopper)
            .into_iter()
            .filter(|advice| is_allowed(advice.point))
            .map(Advice::from)
            .collect()
    }
}

/// The searches for advice of one game.
#[derive(Default)]
pub(super) struct AdviceDesk {
    /// An adviser between two searches: it remembers what it has read.
    adviser: Arc<Mutex<Option<Adviser>>>,
    /// The searches that have not ended.
    stoppers: Mutex<Vec<Stopper>>,
}

impl AdviceDesk {
    /// Starts a search on a thread of its own. With `until_stopped` it reads the position again and
    /// again and finds no end.
    pub(super) fn start(
        &self,
        question: Question,
        listener: Arc<dyn AdviceListener>,
        until_stopped: bool,
    ) -> Result<Arc<AdviceSearch>, AdviceError> {
        let stopper = Stopper::new();
        let search = Arc::new(AdviceSearch { stopper: stopper.clone(), _alive: Alive::new(Kind::Search) });
        let work = Work {
            question,
            stopper: stopper.clone(),
            listener,
            until_stopped,
            adviser: Arc::clone(&self.adviser),
            _alive: (Alive::new(Kind::Searching), Alive::new(Kind::Listener)),
        };
        std::thread::Builder::new()
            .name("tengen-advise".into())
            .spawn(move || work.run())
            .map_err(|error| AdviceError::Internal { reason: error.to_string() })?;
        let mut stoppers = self.stoppers.lock().unwrap_or_else(PoisonError::into_inner);
        stoppers.retain(|stopper| !stopper.is_stopped());
        stoppers.push(stopper);
        Ok(search)
    }

    /// Ends every search.
    pub(super) fn stop(&self) {
        for stopper in self.stoppers.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
            stopper.stop();
        }
    }
}

/// What the thread of a search does.
struct Work {
    question: Question,
    stopper: Stopper,
    listener: Arc<dyn AdviceListener>,
    until_stopped: bool,
    adviser: Arc<Mutex<Option<Adviser>>>,
    _alive: (Alive, Alive),
}

/// At most ten reports a second.
const REPORT_INTERVAL: Duration = Duration::from_millis(100);

impl Work {
    fn run(self) {
        let known = self.adviser.lock().unwrap_or_else(PoisonError::into_inner).take();
        let position = &self.question.position;
        let mut adviser = known.unwrap_or_else(|| Adviser::new(position.rule(), position.size()));
        let advice = self.read(&mut adviser);
        *self.adviser.lock().unwrap_or_else(PoisonError::into_inner) = Some(adviser);
        note(if self.stopper.is_stopped() { self.listener.stopped() } else { self.listener.found(advice) });
        // Marks the search as ended for the desk.
        self.stopper.stop();
    }

    fn read(&self, adviser: &mut Adviser) -> Vec<Advice> {
        let mut last_report: Option<Instant> = None;
        loop {
            let advice = self.question.answer(adviser, &self.stopper);
            if !self.until_stopped || self.stopper.is_stopped() {
                return advice;
            }
            if last_report.is_none_or(|moment| moment.elapsed() >= REPORT_INTERVAL) {
                last_report = Some(Instant::now());
                note(self.listener.improved(advice));
            }
            std::thread::sleep(PAUSE);
        }
    }
}
