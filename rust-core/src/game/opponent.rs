//! The thread on which the computer thinks.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use super::listener::ThinkingProgress;
use super::reporter::Outbox;
use super::situation::Situation;
use super::tree::Action;
use crate::board::Size;
use crate::player::{Level, LevelPlayer, Player, decide_opening};
use crate::rules::Move;
use crate::rules::five::FiveRule;
use crate::rules::openings::{OpeningAction, Seat};
use crate::search::{Progress, Random, Stopper};

/// Makes the computer players of a game.
pub trait OpponentFactory: Send + Sync {
    /// A player of this level, whose random choices the seed fixes. Called on the thread on which
    /// the player will think, once for each game and seat, and again after a restart.
    fn player(&self, level: Level, rule: FiveRule, size: Size, seed: u64) -> Box<dyn Player>;
}

impl<F> OpponentFactory for F
where
    F: Fn(Level, FiveRule, Size, u64) -> Box<dyn Player> + Send + Sync,
{
    fn player(&self, level: Level, rule: FiveRule, size: Size, seed: u64) -> Box<dyn Player> {
        self(level, rule, size, seed)
    }
}

/// Makes the app's own opponents: [`LevelPlayer`].
#[derive(Clone, Copy, Debug)]
pub struct LevelOpponents;

impl OpponentFactory for LevelOpponents {
    fn player(&self, level: Level, rule: FiveRule, size: Size, seed: u64) -> Box<dyn Player> {
        Box::new(LevelPlayer::new(level, rule, size, seed))
    }
}

/// What to think about.
pub(super) struct Thought {
    pub(super) generation: u64,
    pub(super) revision: u64,
    pub(super) seat: Seat,
    pub(super) level: Level,
    /// The game's seed.
    pub(super) seed: u64,
    pub(super) situation: Situation,
    pub(super) stopper: Stopper,
}

/// What came of it.
pub(super) struct Answer {
    pub(super) generation: u64,
    /// The action and the chance that it wins; `None` when the player panicked or had no answer.
    pub(super) choice: Option<(Action, Option<f32>)>,
}

/// At most ten reports a second.
const PROGRESS_INTERVAL: Duration = Duration::from_millis(100);

/// The computer's side of the game: its players and what they tell.
pub(super) struct Opponent {
    opponents: Arc<dyn OpponentFactory>,
    outbox: Outbox,
    seated: Vec<Seated>,
    last_progress: Option<Instant>,
}

/// A player on a seat, for the games of one seed.
struct Seated {
    seat: Seat,
    seed: u64,
    player: Box<dyn Player>,
}

impl Opponent {
    pub(super) fn new(opponents: Arc<dyn OpponentFactory>, outbox: Outbox) -> Self {
        Self { opponents, outbox, seated: Vec::new(), last_progress: None }
    }

    /// Answers one thought after the other until nobody asks any more.
    pub(super) fn run(mut self, thoughts: &Receiver<Thought>, mut answer: impl FnMut(Answer)) {
        for thought in thoughts {
            let generation = thought.generation;
            let choice = catch_unwind(AssertUnwindSafe(|| self.think(&thought))).unwrap_or_else(|_| {
                // A player that has panicked may be in any state.
                self.seated.retain(|seated| seated.seat != thought.seat);
                None
            });
            answer(Answer { generation, choice });
        }
    }

    fn think(&mut self, thought: &Thought) -> Option<(Action, Option<f32>)> {
        let position = thought.situation.position();
        let opening = thought.situation.opening();
        let mut player = self.take_player(thought);
        let choice = if opening.task().is_some() {
            let mut random = Random::new(seed_of(thought));
            let mut evaluate = |position: &_| player.evaluate(position, &thought.stopper);
            decide_opening(opening, position, &mut evaluate, &mut random)
                .map(|action| (in_tree(action), None))
        } else {
            let mut report = |progress: &Progress| self.report(thought, progress);
            player.choose(position, &thought.stopper, &mut report).map(|choice| {
                let action = match choice.played {
                    Move::Place(point) => Action::Place { point },
                    Move::Pass => Action::Pass,
                };
                (action, Some(choice.win_rate))
            })
        };
        self.seated.push(Seated { seat: thought.seat, seed: thought.seed, player });
        choice
    }

    fn take_player(&mut self, thought: &Thought) -> Box<dyn Player> {
        let known = self.seated.iter().position(|seated| seated.seat == thought.seat);
        if let Some(seated) = known.map(|index| self.seated.swap_remove(index))
            && seated.seed == thought.seed
        {
            return seated.player;
        }
        let position = thought.situation.position();
        self.opponents.player(thought.level, position.rule(), position.size(), seed_of(thought))
    }

    fn report(&mut self, thought: &Thought, progress: &Progress) {
        let now = Instant::now();
        if self.last_progress.is_some_and(|last| now.duration_since(last) < PROGRESS_INTERVAL) {
            return;
        }
        self.last_progress = Some(now);
        self.outbox.progress(
            thought.generation,
            ThinkingProgress { revision: thought.revision, seat: thought.seat, progress: progress.clone() },
        );
    }
}

/// A seed for one seat at one moment of a game.
fn seed_of(thought: &Thought) -> u64 {
    let mut random = Random::new(thought.seed ^ (thought.revision << 1) ^ thought.seat as u64);
    random.next_u64()
}

const fn in_tree(action: OpeningAction) -> Action {
    match action {
        OpeningAction::Place(point) => Action::Place { point },
        OpeningAction::Choose(choice) => Action::Choose { choice },
        OpeningAction::Offer(point) => Action::Offer { point },
        OpeningAction::Pick(point) => Action::Pick { point },
    }
}
