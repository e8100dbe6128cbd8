//! The thread on which the computer thinks.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use super::five_table::FiveTable;
use super::go_table::GoTable;
use super::listener::ThinkingProgress;
use super::reporter::Outbox;
use super::scoring::Judging;
use super::situation::{Situation, Table};
use super::tree::Action;
use super::view::GoPhase;
use crate::board::Size;
use crate::go::{self, judge};
use crate::player::{GoLevelPlayer, GoPlayer, Level, LevelPlayer, Player, decide_opening};
use crate::rules::Move;
use crate::rules::five::FiveRule;
use crate::rules::openings::{OpeningAction, Seat};
use crate::rules::scoring::DeadStones;
use crate::search::{Progress, Random, Stopper};

/// Makes the computer players of a game. Called on the thread on which the player will think, once for
/// each game and seat, and again after a restart.
pub trait OpponentFactory: Send + Sync {
    /// A player of five in a row of this level, whose random choices the seed fixes.
    fn player(&self, level: Level, rule: FiveRule, size: Size, seed: u64) -> Box<dyn Player>;

    /// A player of Go of this level, whose random choices the seed fixes: the app's own,
    /// [`GoLevelPlayer`], unless a factory has others.
    fn go_player(&self, level: Level, size: Size, seed: u64) -> Box<dyn GoPlayer> {
        Box::new(GoLevelPlayer::new(level, size, seed))
    }
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
    /// Whether a player of Go may give up.
    pub(super) may_resign: bool,
    pub(super) stopper: Stopper,
}

/// What the thread is asked for.
pub(super) enum Assignment {
    /// An action of the computer.
    Think(Thought),
    /// A proposal of dead stones.
    Judge(Judging),
}

/// A proposal of dead stones for the count that began at a revision.
pub(super) struct Proposal {
    pub(super) began: u64,
    pub(super) dead: DeadStones,
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
    player: SeatedPlayer,
}

/// A player of whichever game.
enum SeatedPlayer {
    Five(Box<dyn Player>),
    Go(Box<dyn GoPlayer>),
}

impl Opponent {
    pub(super) fn new(opponents: Arc<dyn OpponentFactory>, outbox: Outbox) -> Self {
        Self { opponents, outbox, seated: Vec::new(), last_progress: None }
    }

    /// Answers one assignment after the other until nobody asks any more.
    pub(super) fn run(
        mut self,
        assignments: &Receiver<Assignment>,
        mut answer: impl FnMut(Answer),
        mut propose: impl FnMut(Proposal),
    ) {
        for assignment in assignments {
            match assignment {
                Assignment::Think(thought) => answer(self.answer(&thought)),
                Assignment::Judge(judging) => propose(proposal(&judging)),
            }
        }
    }

    fn answer(&mut self, thought: &Thought) -> Answer {
        let choice = catch_unwind(AssertUnwindSafe(|| self.think(thought))).unwrap_or_else(|_| {
            // A player that has panicked may be in any state.
            self.seated.retain(|seated| seated.seat != thought.seat);
            None
        });
        Answer { generation: thought.generation, choice }
    }

    fn think(&mut self, thought: &Thought) -> Option<(Action, Option<f32>)> {
        let mut player = self.take_player(thought);
        let choice = match (thought.situation.table(), &mut player) {
            (Table::Five(table), SeatedPlayer::Five(player)) => {
                self.choose_in_five(thought, table, player.as_mut())
            }
            (Table::Go(table), SeatedPlayer::Go(player)) => {
                self.choose_in_go(thought, table, player.as_mut())
            }
            _ => None,
        };
        self.seated.push(Seated { seat: thought.seat, seed: thought.seed, player });
        choice
    }

    fn choose_in_five(
        &mut self,
        thought: &Thought,
        table: &FiveTable,
        player: &mut dyn Player,
    ) -> Option<(Action, Option<f32>)> {
        let FiveTable { position, opening } = table;
        if opening.task().is_some() {
            let mut random = Random::new(seed_of(thought));
            let mut evaluate = |position: &_| player.evaluate(position, &thought.stopper);
            return decide_opening(opening, position, &mut evaluate, &mut random)
                .map(|action| (in_tree(action), None));
        }
        let mut report = |progress: &Progress| self.report(thought, progress);
        let choice = player.choose(position, &thought.stopper, &mut report)?;
        Some((played(choice.played), Some(choice.win_rate)))
    }

    fn choose_in_go(
        &mut self,
        thought: &Thought,
        table: &GoTable,
        player: &mut dyn GoPlayer,
    ) -> Option<(Action, Option<f32>)> {
        if table.phase() == GoPhase::PlacingHandicap {
            return Some((Action::Place { point: table.next_handicap_point()? }, None));
        }
        let mut report = |progress: &Progress| self.report(thought, progress);
        let choice = player.choose(&table.position, &thought.stopper, &mut report)?;
        if choice.hopeless && thought.may_resign {
            return Some((Action::Resign { seat: thought.seat }, choice.win_rate));
        }
        Some((played(choice.played), choice.win_rate))
    }

    fn take_player(&mut self, thought: &Thought) -> SeatedPlayer {
        let known = self.seated.iter().position(|seated| seated.seat == thought.seat);
        if let Some(seated) = known.map(|index| self.seated.swap_remove(index))
            && seated.seed == thought.seed
        {
            return seated.player;
        }
        let seed = seed_of(thought);
        match thought.situation.table() {
            Table::Five(table) => {
                let (rule, size) = (table.position.rule(), table.position.size());
                SeatedPlayer::Five(self.opponents.player(thought.level, rule, size, seed))
            }
            Table::Go(table) => {
                SeatedPlayer::Go(self.opponents.go_player(thought.level, table.position.size(), seed))
            }
        }
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

/// The stones that look dead; none when judging them panics.
fn proposal(judging: &Judging) -> Proposal {
    let Judging { began, position, seed } = judging;
    let parameters = go::Parameters::default();
    let dead = catch_unwind(AssertUnwindSafe(|| judge(position, &parameters, *seed).dead))
        .unwrap_or_else(|_| DeadStones::none(position.size()));
    Proposal { began: *began, dead }
}

const fn played(played: Move) -> Action {
    match played {
        Move::Place(point) => Action::Place { point },
        Move::Pass => Action::Pass,
    }
}

const fn in_tree(action: OpeningAction) -> Action {
    match action {
        OpeningAction::Place(point) => Action::Place { point },
        OpeningAction::Choose(choice) => Action::Choose { choice },
        OpeningAction::Offer(point) => Action::Offer { point },
        OpeningAction::Pick(point) => Action::Pick { point },
    }
}
