//! Plain lists of coordinates for five in a row: "h8 i9 j10", "H8,H9", "1. h8 i9 2. j10", "h8i9j10", or
//! one to a line. Black and White take turns.

use super::place::Place;
use super::tree::{GameKind, GameTree, NodeId};
use crate::board::{Point, Size, Stone};
use crate::rules::Move;

/// Which letters name the columns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Letters {
    /// a to y, one after the other: the custom among players of five in a row.
    #[default]
    WithI,
    /// A to Z without I: the custom in Go, and what Tengen shows.
    WithoutI,
}

/// Why a text is no list of moves.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CoordinatesError {
    /// Something that is no coordinate.
    #[error("{place}: {found:?} is no coordinate")]
    Unknown {
        /// Where.
        place: Place,
        /// What stands there.
        found: String,
    },
    /// A point beyond the board.
    #[error("{place}: {found} is not on a board of {size}")]
    OffBoard {
        /// Where.
        place: Place,
        /// What stands there.
        found: String,
        /// The board.
        size: Size,
    },
    /// A point that was played before.
    #[error("{place}: a stone stands on {found} already")]
    Occupied {
        /// Where.
        place: Place,
        /// What stands there.
        found: String,
    },
    /// No move at all.
    #[error("no coordinate found")]
    Empty,
}

/// Reads a list of moves; "pass" is one too.
///
/// # Errors
/// When something is no coordinate of the board, comes twice, or there is none.
pub fn read(text: &str, size: Size, letters: Letters) -> Result<Vec<Move>, CoordinatesError> {
    let mut moves = Vec::new();
    let mut is_taken = vec![false; size.area()];
    for (place, word) in words(text) {
        let unknown = || CoordinatesError::Unknown { place, found: shorten(word) };
        if word.eq_ignore_ascii_case("pass") {
            moves.push(Move::Pass);
            continue;
        }
        if is_move_number(word) {
            continue;
        }
        let (column, row) = split(word).ok_or_else(unknown)?;
        let point = read_point(column, row, size, letters).ok_or_else(|| CoordinatesError::OffBoard {
            place,
            found: shorten(word),
            size,
        })?;
        if std::mem::replace(&mut is_taken[point.index()], true) {
            return Err(CoordinatesError::Occupied { place, found: shorten(word) });
        }
        moves.push(Move::Place(point));
    }
    if moves.is_empty() { Err(CoordinatesError::Empty) } else { Ok(moves) }
}

/// Moves as a list in small letters with blanks between.
pub fn write(moves: impl IntoIterator<Item = Move>, size: Size, letters: Letters) -> String {
    let word = |played: Move| match played {
        Move::Pass => "pass".to_owned(),
        Move::Place(point) => match letters {
            Letters::WithoutI => size.label(point).to_ascii_lowercase(),
            Letters::WithI => {
                // A side has at most 25 points.
                let column = char::from(b'a' + size.x(point) as u8);
                format!("{column}{}", size.height() - size.y(point))
            }
        },
    };
    moves.into_iter().map(word).collect::<Vec<_>>().join(" ")
}

/// The tree of a game of five in a row: one line, Black first.
pub fn tree(moves: impl IntoIterator<Item = Move>, size: Size) -> GameTree {
    let mut tree = GameTree::new(GameKind::Five, Some(size));
    let turns = Stone::BOTH.into_iter().cycle();
    let play = |at, (played, stone)| tree.play(at, stone, played);
    moves.into_iter().zip(turns).fold(NodeId::ROOT, play);
    tree
}

/// The words of a text with their places: blanks, commas and semicolons divide them, and so does a
/// letter after a digit.
fn words(text: &str) -> impl Iterator<Item = (Place, &str)> {
    let mut place = Place::START;
    let mut rest = text;
    std::iter::from_fn(move || {
        loop {
            let first = rest.chars().next()?;
            if first.is_whitespace() || matches!(first, ',' | ';' | '\u{FEFF}') {
                place = after(place, first);
                rest = &rest[first.len_utf8()..];
                continue;
            }
            let word = &rest[..word_length(rest)];
            let start = place;
            place = word.chars().fold(place, after);
            rest = &rest[word.len()..];
            return Some((start, word));
        }
    })
}

fn word_length(text: &str) -> usize {
    let mut before = ' ';
    for (index, character) in text.char_indices() {
        let is_divider = character.is_whitespace() || matches!(character, ',' | ';');
        let is_next_word = character.is_ascii_alphabetic() && (before.is_ascii_digit() || before == '.');
        if is_divider || is_next_word {
            return index;
        }
        before = character;
    }
    text.len()
}

fn after(place: Place, character: char) -> Place {
    let offset = place.offset + character.len_utf8();
    if character == '\n' {
        Place { offset, line: place.line + 1, column: 1 }
    } else {
        Place { offset, column: place.column + 1, ..place }
    }
}

/// "12." before a move.
fn is_move_number(word: &str) -> bool {
    let digits = word.trim_end_matches('.');
    digits.len() < word.len() && !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// A letter and digits.
fn split(word: &str) -> Option<(char, &str)> {
    let column = word.chars().next().filter(char::is_ascii_alphabetic)?;
    let row = &word[1..];
    let is_number = !row.is_empty() && row.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then_some((column, row))
}

fn read_point(column: char, row: &str, size: Size, letters: Letters) -> Option<Point> {
    match letters {
        Letters::WithoutI => size.parse_label(&format!("{column}{row}")),
        Letters::WithI => {
            let row: i32 = row.parse().ok()?;
            let x = column.to_ascii_lowercase() as i32 - 'a' as i32;
            size.point(x, size.height() as i32 - row)
        }
    }
}

fn shorten(word: &str) -> String {
    word.chars().take(20).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size() -> Size {
        Size::square(15).unwrap()
    }

    #[test]
    fn lists_come_in_many_forms() {
        let expected = read("h8 i9 j10", size(), Letters::WithI).unwrap();
        assert_eq!(expected.len(), 3);
        for text in
            ["H8,I9,J10", "h8\ni9\r\nj10\n", "1. h8 i9 2. j10", "1.h8 i9 2.j10", "h8i9j10", "h8; i9; j10;"]
        {
            assert_eq!(read(text, size(), Letters::WithI).as_deref(), Ok(&expected[..]), "{text}");
        }
        assert_eq!(read("h8 j9 k10", size(), Letters::WithoutI), Ok(expected));
    }

    #[test]
    fn what_is_written_reads_back_in_both_alphabets() {
        for side in [5, 15, 25] {
            let size = Size::square(side).unwrap();
            let moves: Vec<Move> = size.points().map(Move::Place).chain([Move::Pass]).collect();
            for letters in [Letters::WithI, Letters::WithoutI] {
                let written = write(moves.iter().copied(), size, letters);
                assert_eq!(read(&written, size, letters).as_deref(), Ok(&moves[..]));
            }
        }
        let moves = read("h8 pass i9", size(), Letters::WithI).unwrap();
        assert_eq!(write(moves, size(), Letters::WithI), "h8 pass i9");
    }

    #[test]
    fn a_list_becomes_a_tree_with_turns() {
        let moves = read("h8 pass i9", size(), Letters::WithI).unwrap();
        let tree = tree(moves.clone(), size());
        let (stones, played): (Vec<_>, Vec<_>) = tree.main_moves().unzip();
        assert_eq!(stones, [Stone::Black, Stone::White, Stone::Black]);
        assert_eq!(played, moves);
    }

    #[test]
    fn faults_name_line_and_column() {
        let says = |text: &str| read(text, size(), Letters::WithI).unwrap_err().to_string();
        assert_eq!(says(""), "no coordinate found");
        assert_eq!(says("1. \n"), "no coordinate found");
        assert_eq!(says("h8\n i9 hello"), "line 2, column 5: \"hello\" is no coordinate");
        assert_eq!(says("h8 88"), "line 1, column 4: \"88\" is no coordinate");
        assert_eq!(says("h8 \u{e9}1"), "line 1, column 4: \"\u{e9}1\" is no coordinate");
        assert_eq!(says("a16"), "line 1, column 1: a16 is not on a board of 15x15");
        assert_eq!(says("p1"), "line 1, column 1: p1 is not on a board of 15x15");
        assert_eq!(says("h99999999999"), "line 1, column 1: h99999999999 is not on a board of 15x15");
        assert_eq!(says("h8,i9,H8"), "line 1, column 7: a stone stands on H8 already");
        let skipped = read("h8 i9", size(), Letters::WithoutI).unwrap_err().to_string();
        assert_eq!(skipped, "line 1, column 4: i9 is not on a board of 15x15");
    }
}
