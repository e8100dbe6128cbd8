//! The drawn game in a real terminal: its events, its drawing, its thread of advice.

use std::io;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEventKind, MouseButton, MouseEvent,
    MouseEventKind,
};
use ratatui::crossterm::execute;
use ratatui::layout::Rect;
use ratatui::{DefaultTerminal, Frame};
use tengen_core::game::{Game, GameChange, GameConfig, StartError};

use super::advice::AdviceDesk;
use super::look::Look;
use super::model::{Model, Request};
use super::screen::{self, Places};
use super::{table, words};

/// How long the computer takes at least, so that its stone does not snap onto the board.
const SMALLEST_THINKING_TIME: Duration = Duration::from_millis(400);
/// How long the loop waits for a key before it looks for changes.
const PATIENCE: Duration = Duration::from_millis(30);
/// How often the clocks are read.
const CLOCK_INTERVAL: Duration = Duration::from_millis(200);

/// Why the drawn game breaks off.
#[derive(Debug, thiserror::Error)]
pub(super) enum WindowError {
    /// The game cannot be set up.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The terminal fails, or there is none.
    #[error("the terminal cannot be drawn on ({0}); without one, use --plain")]
    Terminal(#[from] io::Error),
}

/// Plays until the person quits.
///
/// # Errors
/// When the game cannot be set up, or the terminal fails.
pub(super) fn play(config: GameConfig, look: Look) -> Result<(), WindowError> {
    let (sender, changes) = channel();
    let game = table::start(config, SMALLEST_THINKING_TIME, sender, |change| change)?;
    let mut terminal = ratatui::try_init()?;
    let mouse = execute!(io::stdout(), EnableMouseCapture);
    let outcome = mouse.and_then(|()| Window::new(game, changes, look).run(&mut terminal));
    // The terminal is given back whatever happened.
    _ = execute!(io::stdout(), DisableMouseCapture);
    ratatui::restore();
    Ok(outcome?)
}

struct Window {
    game: Game,
    changes: Receiver<GameChange>,
    model: Model,
    desk: AdviceDesk,
    look: Look,
    screen: Rect,
    clocks_read: Instant,
}

impl Window {
    fn new(game: Game, changes: Receiver<GameChange>, look: Look) -> Self {
        let desk = AdviceDesk::new(&game.state());
        let model = Model::new(game.view());
        Self { game, changes, model, desk, look, screen: Rect::default(), clocks_read: Instant::now() }
    }

    fn run(mut self, terminal: &mut DefaultTerminal) -> io::Result<()> {
        loop {
            self.take_in();
            terminal.draw(|frame| self.draw(frame))?;
            if !event::poll(PATIENCE)? {
                continue;
            }
            let request = match event::read()? {
                Event::Key(key) if self.is_hidden() && key.code == KeyCode::Char('q') => Some(Request::Quit),
                Event::Key(key) if key.kind != KeyEventKind::Release => self.model.press(key),
                Event::Mouse(mouse) => self.point(mouse),
                _ => None,
            };
            match request {
                Some(Request::Quit) => return Ok(()),
                Some(Request::Intent(intent)) => {
                    let view = self.model.view();
                    if let Err(error) = self.game.intend(intent, view.revision) {
                        let reason = words::refusal(&error, view.config.size);
                        self.model.refuse(reason);
                    }
                }
                None => {}
            }
        }
    }

    /// Takes in what came from other threads since the last time, and the clocks.
    fn take_in(&mut self) {
        for change in self.changes.try_iter() {
            self.model.set_view(change.view);
        }
        let has_clock = self.model.view().first.clock.is_some();
        if has_clock && self.clocks_read.elapsed() >= CLOCK_INTERVAL {
            self.clocks_read = Instant::now();
            let view = self.game.view();
            // A newer picture comes with its change.
            if view.revision == self.model.view().revision {
                self.model.set_view(view);
            }
        }
        if let Some((revision, advice)) = self.desk.answer() {
            self.model.set_advice(revision, advice);
        }
        if self.model.awaits_advice() {
            self.desk.ask(&self.game.state());
        }
    }

    /// Whether the window is too small for the game, so that no question would be seen.
    fn is_hidden(&self) -> bool {
        Places::on(self.screen, self.model.view().config.size).is_none()
    }

    fn draw(&mut self, frame: &mut Frame) {
        self.screen = frame.area();
        screen::draw(frame, &self.model, self.look);
    }

    fn point(&mut self, mouse: MouseEvent) -> Option<Request> {
        let size = self.model.view().config.size;
        let places = Places::on(self.screen, size)?;
        let is_click = mouse.kind == MouseEventKind::Down(MouseButton::Left);
        if let Some((dialogue, _)) = self.model.dialogue() {
            let option = places.option_at(dialogue, mouse.column, mouse.row)?;
            return if is_click { self.model.click_option(option) } else { None };
        }
        let point = places.point_at(size, mouse.column, mouse.row)?;
        match mouse.kind {
            MouseEventKind::Moved => self.model.hover(point),
            MouseEventKind::Down(MouseButton::Left) => return self.model.click(point),
            _ => {}
        }
        None
    }
}
