//! Playing by lines of text: moves and commands come in, the board goes out after each move, so that
//! scripts, pipes and screen readers can play.

use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use tengen_core::game::{Cause, Game, GameChange, GameConfig, GameView, Intent, StartError, Turn};
use tengen_core::search::Stopper;

use super::board::{self, Marks};
use super::command::{Command, HELP, choices, parse};
use super::look::Look;
use super::mind::{Mind, Question, Suggestion, heat};
use super::{table, words};

/// Why a game by text breaks off.
#[derive(Debug, thiserror::Error)]
pub(super) enum PlainError {
    /// The game cannot be set up.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The board cannot be printed.
    #[error("the output is closed: {0}")]
    Output(#[from] io::Error),
}

/// What the player hears of.
enum Message {
    Change(Box<GameChange>),
    Line(String),
    EndOfInput,
}

/// Plays one game: until it ends, the input ends, or the player quits.
///
/// # Errors
/// When the game cannot be set up, or the output is closed.
pub(super) fn play(
    config: GameConfig,
    look: Look,
    input: impl BufRead + Send + 'static,
    output: &mut impl Write,
) -> Result<(), PlainError> {
    let (sender, messages) = channel();
    let game =
        table::start(config, Duration::ZERO, sender.clone(), |change| Message::Change(Box::new(change)))?;
    let view = game.view();
    let script = Script {
        mind: Mind::of(&game.state()),
        expected: view.revision,
        view,
        game,
        look,
        output,
        waiting: VecDeque::new(),
    };
    // Not joined: it may wait for a line for ever, long after the game.
    std::thread::spawn(move || read(input, &sender));
    script.run(&messages)
}

fn read(input: impl BufRead, messages: &Sender<Message>) {
    for line in input.lines().map_while(Result::ok) {
        if messages.send(Message::Line(line)).is_err() {
            return;
        }
    }
    _ = messages.send(Message::EndOfInput);
}

/// A game with the lines that wait for the player's turn.
struct Script<'a, W> {
    game: Game,
    view: GameView,
    /// The revision that the last accepted intent led to; its change may still be on the way.
    expected: u64,
    mind: Mind,
    look: Look,
    output: &'a mut W,
    waiting: VecDeque<Option<String>>,
}

impl<W: Write> Script<'_, W> {
    fn run(mut self, messages: &Receiver<Message>) -> Result<(), PlainError> {
        writeln!(self.output, "{}", words::introduction(&self.view))?;
        self.print_board(&Marks::default())?;
        loop {
            if let Some(outcome) = &self.view.outcome {
                writeln!(self.output, "Result: {}", words::result(outcome))?;
                return Ok(());
            }
            let is_due = is_for_people(&self.view) && self.view.revision >= self.expected;
            if is_due && let Some(line) = self.waiting.pop_front() {
                let Some(line) = line else { return self.leave("the input ended") };
                if !self.obey(&line)? {
                    return self.leave("you left");
                }
                continue;
            }
            match messages.recv() {
                Ok(Message::Change(change)) => self.show(*change)?,
                Ok(Message::Line(line)) => self.waiting.push_back(Some(line)),
                Ok(Message::EndOfInput) => self.waiting.push_back(None),
                Err(_) => return self.leave("the game was closed"),
            }
        }
    }

    fn leave(self, why: &str) -> Result<(), PlainError> {
        let moves = self.view.log.iter().filter(|entry| entry.action.is_move()).count();
        writeln!(self.output, "No result: {why} after {moves} moves")?;
        Ok(())
    }

    /// Prints a change: the last line of the log, and the board.
    fn show(&mut self, change: GameChange) -> Result<(), PlainError> {
        self.view = change.view;
        let last = self.view.log.last().map(words::log_entry);
        match (change.cause, last) {
            (Cause::Paused | Cause::Continued, _) => return Ok(()),
            (Cause::ClockLow, _) => {
                writeln!(self.output, "Little time is left")?;
                return Ok(());
            }
            (Cause::Undone, _) => writeln!(self.output, "Taken back")?,
            (Cause::Redone, Some(last)) => writeln!(self.output, "Played again, up to {last}")?,
            (Cause::Restarted, _) => writeln!(self.output, "A new game")?,
            (Cause::Marked, _) => writeln!(self.output, "Dead and alive:")?,
            (_, Some(last)) => writeln!(self.output, "{last}")?,
            (_, None) => {}
        }
        self.print_board(&Marks::default())
    }

    fn print_board(&mut self, marks: &Marks) -> Result<(), PlainError> {
        for line in board::lines(&self.view, marks, self.look) {
            writeln!(self.output, "{}", line.to_string().trim_end())?;
        }
        if let Some(offers) = words::offers(&self.view) {
            writeln!(self.output, "On offer: {offers}")?;
        }
        for line in words::captures(&self.view).into_iter().chain(words::count(&self.view)) {
            writeln!(self.output, "{line}")?;
        }
        if self.view.outcome.is_none() {
            writeln!(self.output, "{}", words::turn(&self.view))?;
        }
        if matches!(self.view.turn, Turn::Person { .. }) {
            for (index, &choice) in choices(&self.view).iter().enumerate() {
                writeln!(self.output, "  {}  {}", index + 1, words::choice(choice))?;
            }
        }
        self.output.flush()?;
        Ok(())
    }

    /// Does what a line says; false when it says to quit.
    fn obey(&mut self, line: &str) -> Result<bool, PlainError> {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            return Ok(true);
        }
        writeln!(self.output, "> {line}")?;
        match parse(line, &self.view) {
            Some(Command::Quit) => return Ok(false),
            Some(Command::Intent(intent)) => self.intend(intent)?,
            Some(Command::Hint) => self.hint()?,
            Some(Command::Heat) => self.heat()?,
            Some(Command::Board) => self.print_board(&Marks::default())?,
            Some(Command::Help) => writeln!(self.output, "{HELP}")?,
            None => writeln!(self.output, "{line:?} is no point of this board and no command; try help")?,
        }
        Ok(true)
    }

    fn intend(&mut self, intent: Intent) -> Result<(), PlainError> {
        match self.game.intend(intent, self.view.revision) {
            Ok(revision) => self.expected = revision,
            Err(error) => writeln!(self.output, "{}", words::refusal(&error, self.view.config.size))?,
        }
        Ok(())
    }

    fn hint(&mut self) -> Result<(), PlainError> {
        match self.advise() {
            Some(advice) => match advice.first() {
                Some(best) => writeln!(self.output, "Hint: {}", words::advice(*best, self.view.config.size))?,
                None => writeln!(self.output, "{}", words::no_advice(&self.view))?,
            },
            None => writeln!(self.output, "There is no hint here")?,
        }
        Ok(())
    }

    fn heat(&mut self) -> Result<(), PlainError> {
        let marks = Marks { heat: heat(&self.advise().unwrap_or_default()), ..Marks::default() };
        self.print_board(&marks)
    }

    /// Good moves; `None` where nothing may be asked.
    fn advise(&mut self) -> Option<Vec<Suggestion>> {
        let question = Question::of(&self.game.state())?;
        Some(self.mind.advise(&question, &Stopper::new()))
    }
}

/// Whether a line of text would be obeyed now: on a person's turn, and once there is a proposal of dead
/// stones to talk about.
fn is_for_people(view: &GameView) -> bool {
    match view.turn {
        Turn::Person { .. } => true,
        Turn::Scoring => {
            let scoring = view.go.as_ref().and_then(|go| go.scoring.as_ref());
            scoring.is_some_and(|scoring| !scoring.judging)
        }
        Turn::Computer { .. } | Turn::Over => false,
    }
}
