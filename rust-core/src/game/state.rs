//! The turn machine: who may do what, and what it changes. No threads, no clock of its own.

use std::time::Duration;

use super::change::{Cause, GameChange};
use super::clock::{Stopwatch, TimeBank};
use super::config::{BySeat, ConfigError, GameConfig, Participant};
use super::error::GameError;
use super::report::Before;
use super::scoring::{Marks, SavedMarks};
use super::situation::Situation;
use super::tree::{Action, MoveTree, Node, NodeId};
use super::view::Outcome;
use crate::board::{Point, Stone};
use crate::rules::five::FivePosition;
use crate::rules::go::GoPosition;
use crate::rules::openings::{OpeningChoice, OpeningState, Seat};
use crate::search::Random;

/// What a person asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Intent {
    /// A stone on a point; in an opening, the answer to whatever asks for a point.
    Play {
        /// Where.
        point: Point,
    },
    /// No stone this time.
    Pass,
    /// A choice that the opening asks for.
    Choose {
        /// What is chosen.
        choice: OpeningChoice,
    },
    /// Back to the person's turn before: one action between two people, against the computer
    /// together with its answer.
    Undo,
    /// Forward again along the line that was on the board last, to the next turn of a person or to
    /// its end.
    Redo,
    /// The person gives up: the one whose turn it is, or the one who plays against the computer.
    Resign,
    /// From the beginning, with the same setup and the next seed.
    Restart,
    /// The chain on a point turned dead or alive, after both sides have passed in Go.
    MarkDead {
        /// Where one of its stones stands.
        point: Point,
    },
    /// The count on the screen accepted; the computer always agrees.
    AcceptCount,
    /// Back to play, since people disagree about what is dead.
    ResumePlay,
}

/// A game in progress: the rules of the turn, the tree of what was played, both clocks.
///
/// `now` is the time since a start that the caller chooses, and never runs backwards. Call
/// [`Self::tick`] before anything else happens at a later time: it lets the flag fall.
///
/// Undo and redo set the clocks to what they held at the node that comes onto the board, and its turn
/// begins afresh: the time spent on what is taken back is given back.
#[derive(Clone, Debug)]
pub struct GameState {
    pub(super) config: GameConfig,
    pub(super) tree: MoveTree,
    /// The empty board.
    pub(super) origin: Situation,
    pub(super) situation: Situation,
    pub(super) watch: Stopwatch,
    pub(super) revision: u64,
    pub(super) active: bool,
    pub(super) opponent_failed: bool,
    pub(super) warned: bool,
    /// While a game of Go is counted.
    pub(super) marks: Option<Marks>,
}

impl GameState {
    /// A game at its beginning.
    ///
    /// # Errors
    /// When no game can be set up so.
    pub fn new(config: GameConfig, now: Duration) -> Result<Self, ConfigError> {
        let situation = Situation::new(&config)?;
        let mut state = Self {
            config,
            tree: MoveTree::new(full_banks(&config)),
            origin: situation.clone(),
            situation,
            watch: Stopwatch::default(),
            revision: 0,
            active: true,
            opponent_failed: false,
            warned: false,
            marks: None,
        };
        state.begin_turn(now);
        Ok(state)
    }

    /// What the game was set up with.
    pub const fn config(&self) -> &GameConfig {
        &self.config
    }

    /// The number that intents must carry now.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// How the game ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.situation.outcome()
    }

    /// The colour that a seat holds now.
    pub fn stone_of(&self, seat: Seat) -> Stone {
        self.situation.stone_of(seat)
    }

    /// Everything that was played.
    pub const fn tree(&self) -> &MoveTree {
        &self.tree
    }

    /// The stones of five in a row.
    pub fn five_position(&self) -> Option<&FivePosition> {
        self.situation.five().map(|table| &table.position)
    }

    /// The opening of five in a row.
    pub fn opening(&self) -> Option<&OpeningState> {
        self.situation.five().map(|table| &table.opening)
    }

    /// The stones of Go.
    pub fn go_position(&self) -> Option<&GoPosition> {
        self.situation.go().map(|table| &table.position)
    }

    /// What playing on a point means at this moment: a stone, or a fifth move offered or taken.
    pub fn action_at(&self, point: Point) -> Action {
        self.situation.action_at(point)
    }

    /// The seat and the participant whose turn it is; `None` when the game is over.
    pub fn to_act(&self) -> Option<(Seat, Participant)> {
        self.situation.seat_to_act().map(|seat| (seat, self.config.participant(seat)))
    }

    /// The seat for which the computer should think now, if any: not while the app is away, nor
    /// after the computer has failed.
    pub fn thinking_seat(&self) -> Option<Seat> {
        let (seat, participant) = self.to_act()?;
        (participant != Participant::Person && self.active && !self.opponent_failed).then_some(seat)
    }

    /// Does what a person asks for.
    ///
    /// # Errors
    /// When it cannot be done; the game is then unchanged.
    pub fn apply(&mut self, intent: Intent, revision: u64, now: Duration) -> Result<GameChange, GameError> {
        self.check_revision(revision)?;
        if !self.active {
            return Err(GameError::Paused);
        }
        if self.flag_moment().is_some_and(|moment| moment <= now) {
            return Err(GameError::Over);
        }
        match intent {
            Intent::Play { point } => self.act_for_person(self.action_at(point), now),
            Intent::Pass => self.act_for_person(Action::Pass, now),
            Intent::Choose { choice } => self.act_for_person(Action::Choose { choice }, now),
            Intent::Undo => {
                let target = self.undo_target().ok_or(GameError::NothingToUndo)?;
                self.go_to(target, Cause::Undone, now)
            }
            Intent::Redo => {
                let target = self.redo_target().ok_or(GameError::NothingToRedo)?;
                self.go_to(target, Cause::Redone, now)
            }
            Intent::Resign => {
                let seat = self.resigning_seat()?;
                self.act(Action::Resign { seat }, None, now)
            }
            Intent::Restart => self.restart(now),
            Intent::MarkDead { point } => self.mark_dead(point, now),
            Intent::AcceptCount => self.agree(now),
            Intent::ResumePlay => self.act_for_both(Action::Resume, now),
        }
    }

    /// Takes the computer's action, with the chance that it wins if it knows.
    ///
    /// # Errors
    /// When the game has gone on since, the computer is not to act, or the action is refused.
    pub fn answer(
        &mut self,
        action: Action,
        win_rate: Option<f32>,
        revision: u64,
        now: Duration,
    ) -> Result<GameChange, GameError> {
        self.check_revision(revision)?;
        if self.thinking_seat().is_none() {
            let nobody = self.situation.seat_to_act().is_none();
            return Err(if nobody { self.situation.nobody_acts() } else { GameError::NotYourTurn });
        }
        self.act(action, win_rate, now)
    }

    /// Notes that the computer gave no legal action. Its clock stands still until an undo, a restart
    /// or the app's return.
    pub fn opponent_failed(&mut self, revision: u64, now: Duration) -> Option<GameChange> {
        if revision != self.revision {
            return None;
        }
        let seat = self.thinking_seat()?;
        self.opponent_failed = true;
        self.settle_watch(now);
        Some(self.quiet_change(Cause::OpponentFailed, Some(seat), now))
    }

    /// Says that the app left or came back: nothing runs while it is away. Nothing happens when it
    /// says so twice.
    pub fn set_active(&mut self, active: bool, now: Duration) -> Option<GameChange> {
        if active == self.active {
            return None;
        }
        self.active = active;
        self.opponent_failed &= !active;
        self.settle_watch(now);
        Some(self.quiet_change(if active { Cause::Continued } else { Cause::Paused }, None, now))
    }

    /// Lets time pass: the flag falls, or the clock warns a person. To be called again until it
    /// returns `None`.
    pub fn tick(&mut self, now: Duration) -> Option<GameChange> {
        if self.flag_moment().is_some_and(|moment| moment <= now) {
            return self.act(Action::FlagFall, None, now).ok();
        }
        if self.warning_moment().is_some_and(|moment| moment <= now) {
            self.warned = true;
            let seat = self.situation.seat_to_act();
            return Some(self.quiet_change(Cause::ClockLow, seat, now));
        }
        None
    }

    /// The moment at which [`Self::tick`] will next have something to do, if nothing happens before.
    pub fn next_tick(&self) -> Option<Duration> {
        [self.flag_moment(), self.warning_moment()].into_iter().flatten().min()
    }

    /// How long the turn under way may last in all; `None` without a clock.
    pub(super) fn turn_allowance(&self) -> Option<Duration> {
        self.config.time_control.allowance(self.bank_to_act()?)
    }

    /// Stops the clock, since nobody will act any more.
    pub(super) fn halt(&mut self, now: Duration) {
        self.watch.run(false, now);
    }

    const fn check_revision(&self, seen: u64) -> Result<(), GameError> {
        if seen == self.revision { Ok(()) } else { Err(GameError::Stale { seen, current: self.revision }) }
    }

    fn act_for_person(&mut self, action: Action, now: Duration) -> Result<GameChange, GameError> {
        match self.to_act() {
            None => Err(self.situation.nobody_acts()),
            Some((_, Participant::Computer { .. })) => Err(GameError::NotYourTurn),
            Some((_, Participant::Person)) => self.act(action, None, now),
        }
    }

    fn act(&mut self, action: Action, win_rate: Option<f32>, now: Duration) -> Result<GameChange, GameError> {
        let seat = self.situation.seat_to_act().ok_or_else(|| self.situation.nobody_acts())?;
        let clock_runs = self.situation.clock_runs();
        let before = Before::of(&self.situation);
        self.situation.act(&action)?;
        let mut banks = self.tree.banks(self.tree.current());
        let elapsed = self.watch.elapsed(now);
        let allowance = self.config.time_control.allowance(*banks.get(seat));
        let spent = allowance.map_or(elapsed, |allowance| elapsed.min(allowance));
        if clock_runs && !action.is_verdict() {
            let bank = banks.get_mut(seat);
            *bank = self.config.time_control.charge(*bank, spent);
        }
        let (cause, actor) = match action {
            Action::Place { .. } | Action::Pick { .. } => (Cause::Played, seat),
            Action::Pass => (Cause::Passed, seat),
            Action::Choose { .. } | Action::Offer { .. } => (Cause::Chosen, seat),
            Action::Resign { seat } => (Cause::Resigned, seat),
            Action::FlagFall => (Cause::FlagFell, seat),
            Action::Agree { .. } => (Cause::Counted, seat),
            Action::Resume => (Cause::Resumed, seat),
        };
        self.keep(
            Node { action, seat, parent: self.tree.current(), next: None, spent, banks, win_rate },
            now,
        );
        Ok(self.change(cause, Some(actor), &before, now))
    }

    /// Puts what was just done on the board into the tree.
    pub(super) fn keep(&mut self, node: Node, now: Duration) {
        self.tree.play(node);
        self.revision += 1;
        self.begin_turn(now);
    }

    fn go_to(&mut self, target: NodeId, cause: Cause, now: Duration) -> Result<GameChange, GameError> {
        let mut situation = self.origin.clone();
        for node in self.tree.line_to(target).into_iter().filter_map(|id| self.tree.node(id)) {
            situation.act(&node.action)?;
        }
        let before = Before::of(&self.situation);
        // Who takes an agreement back finds the marks as they were.
        let agreed = self.tree.node(self.tree.current()).and_then(|node| match &node.action {
            Action::Agree { dead } if node.parent == target => {
                Some(SavedMarks { dead: dead.clone(), touched: Vec::new(), judged: true })
            }
            _ => None,
        });
        self.situation = situation;
        self.tree.go_to(target);
        self.revision += 1;
        self.begin_turn(now);
        if agreed.is_some() {
            self.settle_scoring(agreed.as_ref());
        }
        Ok(self.change(cause, None, &before, now))
    }

    fn restart(&mut self, now: Duration) -> Result<GameChange, GameError> {
        self.config.seed = Random::new(self.config.seed).next_u64();
        self.tree = MoveTree::new(full_banks(&self.config));
        self.go_to(NodeId::ROOT, Cause::Restarted, now)
    }

    fn begin_turn(&mut self, now: Duration) {
        self.watch = Stopwatch::default();
        self.warned = false;
        self.opponent_failed = false;
        self.settle_scoring(None);
        self.settle_watch(now);
    }

    pub(super) fn settle_watch(&mut self, now: Duration) {
        let running = self.active && !self.opponent_failed && self.situation.clock_runs();
        self.watch.run(running, now);
    }

    fn flag_moment(&self) -> Option<Duration> {
        self.watch.moment_of(self.turn_allowance()?)
    }

    fn warning_moment(&self) -> Option<Duration> {
        let (_, participant) = self.to_act()?;
        if self.warned || participant != Participant::Person {
            return None;
        }
        self.watch.moment_of(self.config.time_control.warning(self.bank_to_act()?)?)
    }

    fn bank_to_act(&self) -> Option<TimeBank> {
        let seat = self.situation.seat_to_act()?;
        Some(*self.tree.banks(self.tree.current()).get(seat))
    }

    pub(super) fn undo_target(&self) -> Option<NodeId> {
        let mut id = self.tree.current();
        loop {
            let node = self.tree.node(id)?;
            if self.config.participant(node.seat) == Participant::Person {
                return Some(node.parent);
            }
            id = node.parent;
        }
    }

    pub(super) fn redo_target(&self) -> Option<NodeId> {
        let mut id = self.tree.next(self.tree.current())?;
        while let Some(next) = self.tree.next(id) {
            let is_person = |node: &Node| self.config.participant(node.seat) == Participant::Person;
            if self.tree.node(next).is_none_or(is_person) {
                break;
            }
            id = next;
        }
        Some(id)
    }

    /// Who would resign: whoever of the people is to act, or else the person opposite the computer.
    pub(super) fn resigning_seat(&self) -> Result<Seat, GameError> {
        let seat = self.situation.seat_to_act().ok_or_else(|| self.situation.nobody_acts())?;
        [seat, seat.other()]
            .into_iter()
            .find(|&seat| self.config.participant(seat) == Participant::Person)
            .ok_or(GameError::NoPerson)
    }
}

pub(super) fn full_banks(config: &GameConfig) -> BySeat<TimeBank> {
    let bank = config.time_control.full_bank();
    BySeat { first: bank, second: bank }
}
