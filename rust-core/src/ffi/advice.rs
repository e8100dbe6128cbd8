//! Hints and heat maps: a search that a front end starts, follows and stops.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::errors::AdviceError;
use super::listeners::{AdviceListener, note};
use super::live::{Alive, Kind};
use super::picture::index;
use super::thinking::PAUSE;
use crate::board::Point;
use crate::game::{GameState, Participant};
use crate::player;
use crate::player::{Adviser, GoAdviser};
use crate::rules::five::FivePosition;
use crate::rules::go::GoPosition;
use crate::rules::openings::Task;
use crate::search::Stopper;

/// Why a move is good: first those of five in a row, the strongest first, then those of Go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, uniffi::Enum)]
pub enum AdviceReason {
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
    /// Go: it takes stones off.
    Captures,
    /// Go: it saves a chain that could be taken.
    SavesStones,
    /// Go: it threatens to take stones.
    GivesAtari,
    /// Go: it answers the last move beside it.
    Answers,
    /// Go: it takes an open corner.
    TakesCorner,
    /// Go: it makes a framework larger, or the other's smaller.
    Expands,
}

impl From<player::Reason> for AdviceReason {
    fn from(reason: player::Reason) -> Self {
        match reason {
            player::Reason::Wins => Self::Wins,
            player::Reason::BlocksFour => Self::BlocksFour,
            player::Reason::MakesOpenFour => Self::MakesOpenFour,
            player::Reason::StartsFours => Self::StartsFours,
            player::Reason::MakesFourThree => Self::MakesFourThree,
            player::Reason::BlocksOpenThree => Self::BlocksOpenThree,
            player::Reason::MakesDoubleThree => Self::MakesDoubleThree,
            player::Reason::BlocksDoubleThreat => Self::BlocksDoubleThreat,
            player::Reason::MakesFour => Self::MakesFour,
            player::Reason::MakesOpenThree => Self::MakesOpenThree,
            player::Reason::Builds => Self::Builds,
            player::Reason::Hinders => Self::Hinders,
            player::Reason::TakesCentre => Self::TakesCentre,
        }
    }
}

impl From<player::GoReason> for AdviceReason {
    fn from(reason: player::GoReason) -> Self {
        match reason {
            player::GoReason::Captures => Self::Captures,
            player::GoReason::SavesStones => Self::SavesStones,
            player::GoReason::GivesAtari => Self::GivesAtari,
            player::GoReason::Answers => Self::Answers,
            player::GoReason::TakesCorner => Self::TakesCorner,
            player::GoReason::Expands => Self::Expands,
        }
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

impl From<player::GoAdvice> for Advice {
    fn from(advice: player::GoAdvice) -> Self {
        Self { point: index(advice.point), win_rate: advice.win_rate, reason: advice.reason.into() }
    }
}

/// Who has what in a game of Go, as playouts see it.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Estimate {
    /// Whose each point is, row by row: from 0, surely White's, over 100, open, to 200, surely Black's.
    pub owners: Vec<u8>,
    /// Black's total less White's in half points, komi counted.
    pub lead: i32,
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

/// A position to advise on.
pub(super) enum Question {
    /// Five in a row, with the points that count when an opening allows only some.
    Five { position: Box<FivePosition>, allowed: Option<Vec<Point>> },
    /// Go.
    Go(GoPosition),
}

impl Question {
    /// What a person may ask about a game at the revision that they saw.
    pub(super) fn new(state: &GameState, revision: u64) -> Result<Self, AdviceError> {
        check_revision(state, revision)?;
        match state.to_act() {
            None => return Err(AdviceError::Over),
            Some((_, Participant::Computer { .. })) => return Err(AdviceError::NotYourTurn),
            Some((_, Participant::Person)) => {}
        }
        if let Some(position) = state.go_position() {
            return Ok(Self::Go(position.clone()));
        }
        let (Some(position), Some(opening)) = (state.five_position(), state.opening()) else {
            return Err(AdviceError::Over);
        };
        let allowed = match opening.task() {
            None => None,
            Some(Task::Choose { .. }) => return Err(AdviceError::ChoiceAsked),
            Some(Task::Place { .. } | Task::Offer { .. } | Task::Pick { .. }) => {
                Some(opening.allowed_points(position))
            }
        };
        Ok(Self::Five { position: Box::new(position.clone()), allowed })
    }

    fn adviser(&self) -> AnyAdviser {
        match self {
            Self::Five { position, .. } => {
                let adviser = Adviser::new(position.rule(), position.size());
                AnyAdviser::Five(Box::new(adviser))
            }
            Self::Go(_) => AnyAdviser::Go(Box::default()),
        }
    }

    /// Advice of one reading. An opening may want a stone where no reading would put one: then the
    /// allowed points have no advice, and the list is empty. In Go an empty list means that passing is
    /// fine.
    fn answer(&self, adviser: &mut AnyAdviser, stopper: &Stopper) -> Vec<Advice> {
        match (self, adviser) {
            (Self::Five { position, allowed }, AnyAdviser::Five(adviser)) => {
                let is_allowed =
                    |point: Point| allowed.as_ref().is_none_or(|allowed| allowed.contains(&point));
                let advice = adviser.advise(position, stopper).into_iter();
                advice.filter(|advice| is_allowed(advice.point)).map(Advice::from).collect()
            }
            (Self::Go(position), AnyAdviser::Go(adviser)) => {
                adviser.advise(position, stopper).into_iter().map(Advice::from).collect()
            }
            // A game keeps its adviser, and its kind.
            _ => Vec::new(),
        }
    }
}

fn check_revision(state: &GameState, revision: u64) -> Result<(), AdviceError> {
    let current = state.revision();
    if revision == current { Ok(()) } else { Err(AdviceError::Stale { seen: revision, current }) }
}

/// Who has what at a revision that a person saw, whoever is to move.
pub(super) fn estimate(state: &GameState, revision: u64) -> Result<Estimate, AdviceError> {
    check_revision(state, revision)?;
    let position = state.go_position().ok_or(AdviceError::NotGo)?;
    let player::Estimate { owners, lead } = GoAdviser::new().estimate(position);
    Ok(Estimate { owners, lead })
}

/// An adviser of whichever game; it remembers what it has read.
enum AnyAdviser {
    Five(Box<Adviser>),
    Go(Box<GoAdviser>),
}

/// The searches for advice of one game.
#[derive(Default)]
pub(super) struct AdviceDesk {
    /// An adviser between two searches: it remembers what it has read.
    adviser: Arc<Mutex<Option<AnyAdviser>>>,
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
    adviser: Arc<Mutex<Option<AnyAdviser>>>,
    _alive: (Alive, Alive),
}

/// At most ten reports a second.
const REPORT_INTERVAL: Duration = Duration::from_millis(100);

impl Work {
    fn run(self) {
        let known = self.adviser.lock().unwrap_or_else(PoisonError::into_inner).take();
        let mut adviser = known.unwrap_or_else(|| self.question.adviser());
        let advice = self.read(&mut adviser);
        *self.adviser.lock().unwrap_or_else(PoisonError::into_inner) = Some(adviser);
        note(if self.stopper.is_stopped() { self.listener.stopped() } else { self.listener.found(advice) });
        // Marks the search as ended for the desk.
        self.stopper.stop();
    }

    fn read(&self, adviser: &mut AnyAdviser) -> Vec<Advice> {
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
