//! What a line of text asks for.

use tengen_core::board::{Point, Stone};
use tengen_core::game::{GameView, Intent, Turn};
use tengen_core::rules::openings::OpeningChoice;

/// A line of text understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// Something for the game.
    Intent(Intent),
    /// Name the best move and why.
    Hint,
    /// Print the board with the chances of the candidates.
    Heat,
    /// Print the board.
    Board,
    /// Name the commands.
    Help,
    /// Leave the game.
    Quit,
}

/// The commands, for people.
pub(super) const HELP: &str = "\
H8         play on a point
1, 2, ...  take one of the choices of an opening; black and white take a colour
undo       take back to your turn before
redo       play again what was taken back
hint       name the best move and why
heat       print the chances of the candidates in tenths
pass       place no stone (Go, renju)
accept     end a game of Go by the count
resume     go on with a game of Go; while it is counted, a point turns a chain dead or alive
resign     give the game up
new        begin again
board      print the board
quit       leave the game";

/// Reads a line; `None` when it is no point of the board, no choice at hand and no command.
pub(super) fn parse(line: &str, view: &GameView) -> Option<Command> {
    let word = line.trim().to_ascii_lowercase();
    if let Some(choice) = choice(&word, view) {
        return Some(Command::Intent(Intent::Choose { choice }));
    }
    Some(match word.as_str() {
        "undo" => Command::Intent(Intent::Undo),
        "redo" => Command::Intent(Intent::Redo),
        "pass" => Command::Intent(Intent::Pass),
        "resign" => Command::Intent(Intent::Resign),
        "new" => Command::Intent(Intent::Restart),
        "hint" => Command::Hint,
        "heat" => Command::Heat,
        "board" => Command::Board,
        "help" | "?" => Command::Help,
        "quit" | "exit" => Command::Quit,
        "accept" | "done" => Command::Intent(Intent::AcceptCount),
        "resume" => Command::Intent(Intent::ResumePlay),
        label => Command::Intent(on_point(view, view.config.size.parse_label(label)?)),
    })
}

/// What a point asks for: a stone, or a chain turned dead or alive while the game is counted.
pub(super) fn on_point(view: &GameView, point: Point) -> Intent {
    if view.turn == Turn::Scoring { Intent::MarkDead { point } } else { Intent::Play { point } }
}

/// A choice by its number in the list, from 1, or a colour by its name.
fn choice(word: &str, view: &GameView) -> Option<OpeningChoice> {
    let choices = choices(view);
    let named = match word {
        "black" => OpeningChoice::Play(Stone::Black),
        "white" => OpeningChoice::Play(Stone::White),
        number => {
            let number: usize = number.parse().ok()?;
            return choices.get(number.checked_sub(1)?).copied();
        }
    };
    choices.contains(&named).then_some(named)
}

/// The choices at hand; none outside an opening's choice.
pub(super) fn choices(view: &GameView) -> &[OpeningChoice] {
    view.opening.as_ref().map_or(&[], |task| &task.choices)
}

#[cfg(test)]
mod tests {
    use tengen_core::rules::openings::Opening;

    use super::super::sample;
    use super::*;

    #[test]
    fn points_and_commands_are_read_in_either_case() {
        let view = sample::after_moves(sample::people(15), "");
        let point = view.config.size.parse_label("H8").unwrap();
        for line in ["H8", "h8", "  h8\r"] {
            assert_eq!(parse(line, &view), Some(Command::Intent(Intent::Play { point })));
        }
        assert_eq!(parse("UNDO", &view), Some(Command::Intent(Intent::Undo)));
        for line in ["", "I8", "H16", "1", "black", "go"] {
            assert_eq!(parse(line, &view), None, "{line}");
        }
    }

    #[test]
    fn choices_are_taken_by_number_or_colour() {
        let config = sample::opened(Opening::Swap2, 15);
        let view = sample::after_moves(config, "H8 J9 A1");
        assert!(choices(&view).len() == 3, "{:?}", choices(&view));
        for (index, &choice) in choices(&view).iter().enumerate() {
            let line = (index + 1).to_string();
            assert_eq!(parse(&line, &view), Some(Command::Intent(Intent::Choose { choice })));
        }
        let white = OpeningChoice::Play(Stone::White);
        assert_eq!(parse("white", &view), Some(Command::Intent(Intent::Choose { choice: white })));
        for line in ["0", "4", "-1"] {
            assert_eq!(parse(line, &view), None, "{line}");
        }
    }
}
