//! The drawn game without a terminal: what is on the screen, and what keys and clicks do to it.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tengen_core::board::Point;
use tengen_core::game::{GameView, Intent, OpeningTaskKind, Turn};

use super::board::Marks;
use super::command::{choices, on_point};
use super::mind::{Suggestion, heat};
use super::words;

/// What the person asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Request {
    /// Something for the game.
    Intent(Intent),
    /// Leave.
    Quit,
}

/// A question in the panel. It takes every key until it is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialogue {
    /// The list of keys.
    Help,
    /// The opening asks for a choice.
    Choice,
    /// The game has ended: what now?
    End,
    /// Really give up?
    Resign,
    /// Really begin again?
    Restart,
    /// Really leave?
    Quit,
}

/// What an option of a dialogue does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// Asks for something.
    Request(Request),
    /// Closes the dialogue.
    Close,
}

/// The state of the screen.
pub(super) struct Model {
    view: GameView,
    cursor: Point,
    dialogue: Option<(Dialogue, usize)>,
    advice: Option<Vec<Suggestion>>,
    wants_hint: bool,
    wants_heat: bool,
    notice: Option<String>,
}

impl Model {
    /// The screen of a game that begins or goes on.
    pub(super) fn new(view: GameView) -> Self {
        let mut model = Self {
            cursor: view.config.size.centre(),
            dialogue: None,
            advice: None,
            wants_hint: false,
            wants_heat: false,
            notice: None,
            view,
        };
        model.ask_what_the_game_asks();
        model
    }

    /// The game.
    pub(super) const fn view(&self) -> &GameView {
        &self.view
    }

    /// The open dialogue and the index of its selected option.
    pub(super) const fn dialogue(&self) -> Option<(Dialogue, usize)> {
        self.dialogue
    }

    /// What to tell the person about their last key.
    pub(super) fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    /// The advice to show as text, the best first.
    pub(super) fn shown_advice(&self) -> &[Suggestion] {
        match &self.advice {
            Some(advice) if self.wants_heat => advice,
            Some(advice) if self.wants_hint => advice.get(..1).unwrap_or_default(),
            _ => &[],
        }
    }

    /// Whether advice for the position on the board is asked for and not yet there.
    pub(super) fn awaits_advice(&self) -> bool {
        (self.wants_hint || self.wants_heat)
            && self.advice.is_none()
            && matches!(self.view.turn, Turn::Person { .. })
    }

    /// What is drawn on the board besides the game.
    pub(super) fn marks(&self) -> Marks {
        let advice = self.shown_advice();
        Marks {
            cursor: matches!(self.view.turn, Turn::Person { .. } | Turn::Scoring).then_some(self.cursor),
            hint: advice.first().filter(|_| self.wants_hint).map(|best| best.point),
            heat: if self.wants_heat { heat(advice) } else { Vec::new() },
        }
    }

    /// Takes over a new picture of the game.
    pub(super) fn set_view(&mut self, view: GameView) {
        let is_new = view.revision != self.view.revision;
        self.view = view;
        if is_new {
            self.advice = None;
            self.wants_hint = false;
            self.notice = None;
            self.ask_what_the_game_asks();
        }
    }

    /// Takes over advice for the position of a revision.
    pub(super) fn set_advice(&mut self, revision: u64, advice: Vec<Suggestion>) {
        if revision == self.view.revision {
            if advice.is_empty() && self.wants_hint {
                self.notice = Some(words::no_advice(&self.view).to_owned());
            }
            self.advice = Some(advice);
        }
    }

    /// Tells the person why the game refused something.
    pub(super) fn refuse(&mut self, reason: String) {
        self.notice = Some(reason);
        self.ask_for_the_choice();
    }

    /// The options of the open dialogue.
    pub(super) fn options(&self) -> Vec<(String, Answer)> {
        let intent = |intent| Answer::Request(Request::Intent(intent));
        let option = |text: &str, answer| (text.to_owned(), answer);
        match self.dialogue {
            None => Vec::new(),
            Some((Dialogue::Help, _)) => vec![option("Back to the game", Answer::Close)],
            Some((Dialogue::Choice, _)) => choices(&self.view)
                .iter()
                .map(|&choice| (words::choice(choice), intent(Intent::Choose { choice })))
                .collect(),
            Some((Dialogue::End, _)) => vec![
                option("Play again", intent(Intent::Restart)),
                option("Look at the board", Answer::Close),
                option("Quit", Answer::Request(Request::Quit)),
            ],
            Some((Dialogue::Resign, _)) => {
                vec![option("Play on", Answer::Close), option("Give up", intent(Intent::Resign))]
            }
            Some((Dialogue::Restart, _)) => {
                vec![option("Play on", Answer::Close), option("Begin again", intent(Intent::Restart))]
            }
            Some((Dialogue::Quit, _)) => {
                vec![option("Play on", Answer::Close), option("Quit", Answer::Request(Request::Quit))]
            }
        }
    }

    /// Does what a key says.
    pub(super) fn press(&mut self, key: KeyEvent) -> Option<Request> {
        if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) {
            return Some(Request::Quit);
        }
        match self.dialogue {
            Some((_, selected)) => self.press_in_dialogue(key.code, selected),
            None => self.press_on_board(key.code),
        }
    }

    /// A click on a point of the board: plays there.
    pub(super) fn click(&mut self, point: Point) -> Option<Request> {
        if self.dialogue.is_some() {
            return None;
        }
        self.cursor = point;
        Some(Request::Intent(on_point(&self.view, point)))
    }

    /// A click on an option of the open dialogue.
    pub(super) fn click_option(&mut self, index: usize) -> Option<Request> {
        let (_, answer) = self.options().into_iter().nth(index)?;
        self.answer(answer)
    }

    /// The mouse is over a point: the cursor follows, so that it is seen where a click would play.
    pub(super) fn hover(&mut self, point: Point) {
        if self.dialogue.is_none() {
            self.cursor = point;
        }
    }

    fn press_in_dialogue(&mut self, key: KeyCode, selected: usize) -> Option<Request> {
        let options = self.options();
        match key {
            KeyCode::Up | KeyCode::Char('k') => self.select(selected.saturating_sub(1)),
            KeyCode::Down | KeyCode::Char('j') => {
                self.select((selected + 1).min(options.len().saturating_sub(1)));
            }
            KeyCode::Enter | KeyCode::Char(' ') => return self.click_option(selected),
            KeyCode::Char(digit @ '1'..='9') => return self.click_option(digit as usize - '1' as usize),
            KeyCode::Esc if options.iter().any(|(_, answer)| *answer == Answer::Close) => {
                self.dialogue = None;
                self.ask_for_the_choice();
            }
            KeyCode::Char('q') if matches!(self.dialogue, Some((Dialogue::Quit, _))) => {
                return Some(Request::Quit);
            }
            // A choice of the opening cannot be put off, but left.
            KeyCode::Char('q') | KeyCode::Esc => self.dialogue = Some((Dialogue::Quit, 0)),
            _ => {}
        }
        None
    }

    fn press_on_board(&mut self, key: KeyCode) -> Option<Request> {
        self.notice = None;
        match key {
            KeyCode::Left => self.move_cursor(-1, 0),
            KeyCode::Right => self.move_cursor(1, 0),
            KeyCode::Up => self.move_cursor(0, -1),
            KeyCode::Down => self.move_cursor(0, 1),
            KeyCode::Enter | KeyCode::Char(' ') => {
                return Some(Request::Intent(on_point(&self.view, self.cursor)));
            }
            KeyCode::Char('u') => return Some(Request::Intent(Intent::Undo)),
            KeyCode::Char('r') => return Some(Request::Intent(Intent::Redo)),
            KeyCode::Char('p') => return Some(Request::Intent(Intent::Pass)),
            KeyCode::Char('a') if self.view.turn == Turn::Scoring => {
                return Some(Request::Intent(Intent::AcceptCount));
            }
            KeyCode::Char('c') if self.view.turn == Turn::Scoring => {
                return Some(Request::Intent(Intent::ResumePlay));
            }
            KeyCode::Char('h') => self.ask_for_hint(),
            KeyCode::Char('m') => self.wants_heat = !self.wants_heat,
            KeyCode::Char('?') => self.dialogue = Some((Dialogue::Help, 0)),
            KeyCode::Char('x') if self.view.can_resign => self.dialogue = Some((Dialogue::Resign, 0)),
            KeyCode::Char('n') => self.dialogue = Some((Dialogue::Restart, 0)),
            KeyCode::Char('q') | KeyCode::Esc if self.view.outcome.is_some() => return Some(Request::Quit),
            KeyCode::Char('q') | KeyCode::Esc => self.dialogue = Some((Dialogue::Quit, 0)),
            _ => {}
        }
        None
    }

    fn answer(&mut self, answer: Answer) -> Option<Request> {
        self.dialogue = None;
        match answer {
            Answer::Close => {
                self.ask_for_the_choice();
                None
            }
            Answer::Request(request) => Some(request),
        }
    }

    fn select(&mut self, index: usize) {
        if let Some((_, selected)) = &mut self.dialogue {
            *selected = index;
        }
    }

    fn move_cursor(&mut self, dx: i32, dy: i32) {
        let size = self.view.config.size;
        let (x, y) = (size.x(self.cursor) as i32, size.y(self.cursor) as i32);
        self.cursor = size.point(x + dx, y + dy).unwrap_or(self.cursor);
    }

    fn ask_for_hint(&mut self) {
        self.wants_hint = true;
        if !matches!(self.view.turn, Turn::Person { .. }) {
            self.wants_hint = false;
            self.notice = Some("Hints are for your own turn".to_owned());
        }
    }

    /// Opens the dialogue that the game calls for; one about a game that went on is closed.
    fn ask_what_the_game_asks(&mut self) {
        self.dialogue = self.view.outcome.is_some().then_some((Dialogue::End, 0));
        self.ask_for_the_choice();
    }

    fn ask_for_the_choice(&mut self) {
        let chooses = self.view.opening.as_ref().is_some_and(|task| task.kind == OpeningTaskKind::Choose);
        if chooses && matches!(self.view.turn, Turn::Person { .. }) {
            self.dialogue = Some((Dialogue::Choice, 0));
        }
    }
}

#[cfg(test)]
mod tests;
