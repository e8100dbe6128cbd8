//! The turn machine by script, and the threads around it.

mod clocks;
mod counting;
mod go;
mod life;
mod listeners;
mod openings;
mod opponents;
mod records;
mod saving;
mod stage;
mod turns;
mod undo;

use std::time::Duration;

use super::tree::Action;
use super::{
    Cause, Cue, FiveVariant, GameChange, GameConfig, GameError, GameState, GameVariant, GameView, Intent,
    Participant,
};
use crate::board::{Point, Size};
use crate::player::Level;
use crate::rules::five::FiveRule;
use crate::rules::openings::{Opening, OpeningChoice};

const EASY: Participant = Participant::Computer { level: Level::Easy };

fn people() -> GameConfig {
    GameConfig::between_people(FiveRule::Freestyle)
}

/// Five in a row with an opening.
const fn variant(rule: FiveRule, opening: Opening) -> GameVariant {
    GameVariant::Five(FiveVariant { opening, ..FiveVariant::new(rule) })
}

/// The person begins.
fn against_computer() -> GameConfig {
    GameConfig { second: EASY, ..people() }
}

const fn seconds(count: u64) -> Duration {
    Duration::from_secs(count)
}

fn point(label: &str) -> Point {
    Size::square(15).unwrap().parse_label(label).unwrap()
}

/// A game with a hand on the clock.
struct Table {
    state: GameState,
    now: Duration,
}

impl Table {
    fn new(config: GameConfig) -> Self {
        Self { state: GameState::new(config, Duration::ZERO).unwrap(), now: Duration::ZERO }
    }

    /// Lets this many seconds pass.
    fn wait(&mut self, count: u64) -> Vec<GameChange> {
        self.now += seconds(count);
        std::iter::from_fn(|| self.state.tick(self.now)).collect()
    }

    fn intend(&mut self, intent: Intent) -> GameChange {
        let before = self.state.revision();
        let change = self.state.apply(intent, before, self.now).unwrap();
        assert_eq!((change.revision, change.view.revision), (before + 1, before + 1));
        assert_eq!(change.view, self.view());
        change
    }

    /// Asks for what must be refused, and makes sure that it changed nothing.
    fn refused(&mut self, intent: Intent) -> GameError {
        self.refused_at(intent, self.state.revision())
    }

    fn refused_at(&mut self, intent: Intent, revision: u64) -> GameError {
        let before = (self.state.snapshot(self.now), self.view());
        let error = self.state.apply(intent, revision, self.now).unwrap_err();
        assert_eq!((self.state.snapshot(self.now), self.view()), before);
        error
    }

    fn play(&mut self, label: &str) -> GameChange {
        self.intend(Intent::Play { point: point(label) })
    }

    /// Plays the points of a text, whoever is to move.
    fn play_all(&mut self, labels: &str) -> &mut Self {
        for label in labels.split_whitespace() {
            match self.state.to_act().unwrap().1 {
                Participant::Person => self.play(label),
                Participant::Computer { .. } => self.answer(label),
            };
        }
        self
    }

    fn choose(&mut self, choice: OpeningChoice) -> GameChange {
        self.intend(Intent::Choose { choice })
    }

    /// The computer's answer.
    fn answer(&mut self, label: &str) -> GameChange {
        let action = Action::Place { point: point(label) };
        self.state.answer(action, Some(0.75), self.state.revision(), self.now).unwrap()
    }

    fn view(&self) -> GameView {
        self.state.view(self.now)
    }

    /// The line on the board, "H8 J9".
    fn line(&self) -> String {
        labels(&self.view())
    }
}

fn labels(view: &GameView) -> String {
    let label = |entry: &super::LogEntry| match entry.action {
        Action::Pass => "pass".to_owned(),
        Action::Choose { choice } => format!("{choice:?}"),
        Action::Resign { .. } => "resign".to_owned(),
        Action::FlagFall => "flag".to_owned(),
        Action::Agree { .. } => "agree".to_owned(),
        Action::Resume => "resume".to_owned(),
        _ => entry.label.clone(),
    };
    view.log.iter().map(label).collect::<Vec<_>>().join(" ")
}

fn play(label: &str) -> Intent {
    Intent::Play { point: point(label) }
}
