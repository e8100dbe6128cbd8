//! The brain's side of the protocol, without threads: lines in, actions out.

mod info;
mod reading;
mod refusal;
#[cfg(test)]
mod tests;

use std::time::Duration;

use tengen_core::board::Size;
use tengen_core::player::{NeighbourPlayer, Player};
use tengen_core::rules::Move;
use tengen_core::rules::five::{FivePosition, FiveRule, FoulPolicy};
use tengen_core::search::{Limits, Progress, Stopper};

use super::brain::{Setting, Thought};
use super::clock::Clock;
use super::command::{Command, CommandError, Coordinates, parse};
use super::swap2::{Decision, Swap2};
use reading::Reading;
use refusal::Refusal;

/// What is to be done, in order.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Action {
    /// Write a line.
    Say(String),
    /// Begin a search; no other is under way.
    Think(Box<Task>),
    /// End the search under way: its answer is wanted now.
    Hurry,
    /// End the search under way: nobody wants its answer any more.
    Abandon,
    /// End the program.
    Quit,
}

/// A search to be done.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Task {
    /// The number under which the answer is given.
    pub(super) ticket: u64,
    pub(super) subject: Subject,
    pub(super) setting: Setting,
    pub(super) limits: Limits,
    pub(super) seed: u64,
}

/// What a search is about.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Subject {
    /// A move in this position.
    Move(FivePosition),
    /// The next step of this opening.
    Swap2(Swap2),
}

/// What a search found; `None` when there was nothing to find.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Answer {
    Move(Option<Thought>),
    Swap2(Option<Decision>),
}

/// The state between two lines.
pub(super) struct Session {
    seed: u64,
    rule: FiveRule,
    /// A rule that was asked for and can't be played: every request for a move is refused.
    foreign_rule: Option<u32>,
    position: Option<FivePosition>,
    clock: Clock,
    max_node: Option<u64>,
    max_depth: Option<u32>,
    threads: u32,
    table: usize,
    game: u64,
    reading: Option<Reading>,
    /// The ticket of the search under way.
    thinking: Option<u64>,
    last_ticket: u64,
    /// What was wrong with INFO lines: the manager reads it only before the next answer.
    notes: Vec<String>,
    last_report: Duration,
}

/// The table without a word from the manager, and the largest with one, in MiB.
const TABLE: usize = 64;
const LARGEST_TABLE: usize = 256;

/// The most threads that a manager can ask for.
const MOST_THREADS: u32 = 64;

/// The time between two reports on a search under way.
const REPORT_EVERY: Duration = Duration::from_millis(250);

impl Session {
    /// A session before its first line.
    pub(super) fn new(seed: u64) -> Self {
        Self {
            seed,
            rule: FiveRule::Freestyle,
            foreign_rule: None,
            position: None,
            clock: Clock::default(),
            max_node: None,
            max_depth: None,
            threads: 1,
            table: TABLE,
            game: 0,
            reading: None,
            thinking: None,
            last_ticket: 0,
            notes: Vec::new(),
            last_report: Duration::ZERO,
        }
    }

    /// Whether an answer is awaited.
    pub(super) const fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// Takes a line of the manager.
    pub(super) fn line(&mut self, line: &str) -> Vec<Action> {
        let mut actions = Vec::new();
        if let Some(reading) = self.reading.take() {
            match self.read_on(reading, line, &mut actions) {
                Ok(true) => return actions,
                Ok(false) => {}
                Err(refusal) => actions.push(error(&refusal)),
            }
        }
        match parse(line) {
            Ok(None) => {}
            Ok(Some(command)) => {
                if let Err(refusal) = self.obey(command, &mut actions) {
                    actions.push(error(&refusal));
                }
            }
            Err(problem @ CommandError::Unknown { .. }) => {
                actions.push(Action::Say(format!("UNKNOWN {problem}")));
            }
            Err(problem @ CommandError::Arguments { .. }) => actions.push(error(&problem)),
            Err(problem @ CommandError::Info { .. }) => self.notes.push(problem.to_string()),
        }
        actions
    }

    /// Takes the report of a search under way.
    pub(super) fn progress(&mut self, ticket: u64, progress: &Progress) -> Vec<Action> {
        let is_due = progress.elapsed >= self.last_report + REPORT_EVERY;
        let Some(position) = &self.position else { return Vec::new() };
        if self.thinking != Some(ticket) || !is_due {
            return Vec::new();
        }
        self.last_report = progress.elapsed;
        vec![Action::Say(format!(
            "MESSAGE depth {} nodes {} win {:.1} % line {}",
            progress.depth,
            progress.nodes,
            progress.win_rate * 100.0,
            line_of(position.size(), &progress.line)
        ))]
    }

    /// Takes the answer of a search that took this long. A late answer, which nobody waits for any
    /// more, changes nothing.
    pub(super) fn answer(&mut self, ticket: u64, answer: Answer, spent: Duration) -> Vec<Action> {
        if self.thinking != Some(ticket) {
            return Vec::new();
        }
        self.thinking = None;
        self.clock.spend(spent);
        let mut actions = Vec::new();
        let outcome = match answer {
            Answer::Move(thought) => self.play_own(thought, &mut actions),
            Answer::Swap2(decision) => self.play_decision(decision),
        };
        actions.push(match outcome {
            Ok(line) => Action::Say(line),
            Err(refusal) => error(&refusal),
        });
        actions
    }

    fn obey(&mut self, command: Command, actions: &mut Vec<Action>) -> Result<(), Refusal> {
        match command {
            Command::Start { side } => self.start(Size::square(side)?, actions),
            Command::RectStart { width, height } => self.start(Size::new(width, height)?, actions),
            Command::Restart => self.start(self.position()?.size(), actions),
            Command::Begin => self.begin(actions),
            Command::Turn(coordinates) => self.turn(coordinates, actions),
            Command::Play(coordinates) => self.play(coordinates, actions),
            Command::TakeBack(coordinates) => self.take_back(coordinates, actions),
            Command::Board => {
                self.read("BOARD", actions);
                Ok(())
            }
            Command::Swap2Board => {
                self.read("SWAP2BOARD", actions);
                Ok(())
            }
            Command::Done => Err(Refusal::NothingToDo),
            Command::Info(info) => {
                self.inform(&info);
                Ok(())
            }
            Command::About => {
                actions.push(Action::Say(about()));
                Ok(())
            }
            Command::Stop => {
                actions.extend(self.is_thinking().then_some(Action::Hurry));
                Ok(())
            }
            Command::End => {
                self.abandon(actions);
                actions.push(Action::Quit);
                Ok(())
            }
        }
    }

    fn position(&self) -> Result<&FivePosition, Refusal> {
        self.position.as_ref().ok_or(Refusal::NotStarted)
    }

    fn idle_position(&mut self) -> Result<&mut FivePosition, Refusal> {
        if self.is_thinking() {
            return Err(Refusal::Thinking);
        }
        self.position.as_mut().ok_or(Refusal::NotStarted)
    }

    /// Commands that begin something new end a search: a person at the manager has changed plans.
    fn abandon(&mut self, actions: &mut Vec<Action>) {
        actions.extend(self.thinking.take().map(|_| Action::Abandon));
    }

    fn start(&mut self, size: Size, actions: &mut Vec<Action>) -> Result<(), Refusal> {
        let position = FivePosition::new(self.rule, size)?;
        self.abandon(actions);
        self.position = Some(position);
        self.game += 1;
        self.clock.restart();
        actions.push(Action::Say("OK".to_owned()));
        Ok(())
    }

    fn begin(&mut self, actions: &mut Vec<Action>) -> Result<(), Refusal> {
        let position = self.idle_position()?.clone();
        if position.grid().stones() > 0 {
            return Err(Refusal::NotEmpty);
        }
        self.think(Subject::Move(position), actions)
    }

    fn turn(&mut self, coordinates: Coordinates, actions: &mut Vec<Action>) -> Result<(), Refusal> {
        self.check_rule()?;
        let position = self.idle_position()?;
        place(position, coordinates)?;
        let position = position.clone();
        self.think(Subject::Move(position), actions)
    }

    fn play(&mut self, coordinates: Coordinates, actions: &mut Vec<Action>) -> Result<(), Refusal> {
        place(self.idle_position()?, coordinates)?;
        actions.push(Action::Say(coordinates.to_string()));
        Ok(())
    }

    fn take_back(&mut self, coordinates: Coordinates, actions: &mut Vec<Action>) -> Result<(), Refusal> {
        let position = self.position()?;
        let last = position.moves().last().and_then(|played| played.point());
        if last.is_none() || last != position.size().point(coordinates.x, coordinates.y) {
            return Err(Refusal::NotLast { coordinates });
        }
        self.abandon(actions);
        if let Some(position) = &mut self.position {
            position.undo();
        }
        actions.push(Action::Say("OK".to_owned()));
        Ok(())
    }

    fn think(&mut self, subject: Subject, actions: &mut Vec<Action>) -> Result<(), Refusal> {
        self.check_rule()?;
        let position = self.position()?;
        if position.ending().is_some() {
            return Err(Refusal::Over);
        }
        let (size, moves) = (position.size(), position.moves().len());
        self.last_ticket += 1;
        self.thinking = Some(self.last_ticket);
        self.last_report = Duration::ZERO;
        actions.extend(self.notes.drain(..).map(|note| Action::Say(format!("MESSAGE {note}"))));
        actions.push(Action::Think(Box::new(Task {
            ticket: self.last_ticket,
            subject,
            setting: Setting { rule: self.rule, size, table: self.table, game: self.game },
            limits: self.limits(moves),
            seed: self.seed.wrapping_add(moves as u64),
        })));
        Ok(())
    }

    fn check_rule(&self) -> Result<(), Refusal> {
        self.foreign_rule.map_or(Ok(()), |number| Err(Refusal::Rule { number }))
    }

    fn play_own(&mut self, thought: Option<Thought>, actions: &mut Vec<Action>) -> Result<String, Refusal> {
        let seed = self.seed;
        let position = self.position.as_mut().ok_or(Refusal::NotStarted)?;
        let thought = thought.ok_or(Refusal::Over)?;
        let size = position.size();
        actions.push(Action::Say(format!(
            "MESSAGE depth {} nodes {} value {} win {:.1} % line {}",
            thought.depth,
            thought.nodes,
            thought.value,
            thought.win_rate * 100.0,
            line_of(size, &thought.line)
        )));
        let allowed = of_move(size, thought.best).or_else(|| of_move(size, some_stone(position, seed)?));
        let coordinates = match allowed {
            Some(coordinates) => coordinates,
            None => forbidden_stone(position).ok_or(Refusal::NoMove)?,
        };
        place(position, coordinates)?;
        Ok(coordinates.to_string())
    }

    fn play_decision(&mut self, decision: Option<Decision>) -> Result<String, Refusal> {
        let position = self.position.as_mut().ok_or(Refusal::NotStarted)?;
        let size = position.size();
        match decision.ok_or(Refusal::NoMove)? {
            Decision::Swap => Ok("SWAP".to_owned()),
            Decision::Stay(played) => {
                let coordinates = of_move(size, played).ok_or(Refusal::NoMove)?;
                place(position, coordinates)?;
                Ok(coordinates.to_string())
            }
            Decision::Put(points) => {
                let mut all = Vec::with_capacity(points.len());
                for coordinates in points.into_iter().filter_map(|point| of_move(size, Move::Place(point))) {
                    place(position, coordinates)?;
                    all.push(coordinates.to_string());
                }
                Ok(all.join(" "))
            }
        }
    }
}

fn error(reason: &dyn std::fmt::Display) -> Action {
    Action::Say(format!("ERROR {reason}"))
}

fn about() -> String {
    format!("name=\"Tengen\", version=\"{}\"", env!("CARGO_PKG_VERSION"))
}

fn place(position: &mut FivePosition, coordinates: Coordinates) -> Result<(), Refusal> {
    let size = position.size();
    let point = size.point(coordinates.x, coordinates.y).ok_or(Refusal::OffBoard { coordinates, size })?;
    position.play(Move::Place(point)).map_err(|reason| Refusal::Move { coordinates, reason })
}

/// A stone instead of a pass, which the protocol has no word for: `None` when all are forbidden.
fn some_stone(position: &FivePosition, seed: u64) -> Option<Move> {
    NeighbourPlayer::new(seed).choose(position, &Stopper::new(), &mut |_| {}).map(|choice| choice.played)
}

/// The first empty point where all are forbidden, from now on played as a loss: silence would lose
/// too, and keep the manager waiting. `None` on a full board.
fn forbidden_stone(position: &mut FivePosition) -> Option<Coordinates> {
    *position = position.clone().with_foul_policy(FoulPolicy::Loses);
    let point = position.grid().empty_points().next()?;
    of_move(position.size(), Move::Place(point))
}

fn of_move(size: Size, played: Move) -> Option<Coordinates> {
    played.point().map(|point| Coordinates { x: size.x(point) as i32, y: size.y(point) as i32 })
}

fn line_of(size: Size, line: &[Move]) -> String {
    let labels =
        line.iter().map(|&played| played.point().map_or("pass".to_owned(), |point| size.label(point)));
    labels.collect::<Vec<_>>().join(" ")
}
