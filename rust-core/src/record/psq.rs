//! Piskvork's format for five in a row: a header, a line `x,y,milliseconds` for each move counted from
//! the corner 1,1 at the top left, then perhaps the players' names and how the game ended.
//!
//! Source: the program itself, <https://sourceforge.net/projects/piskvork/>.

use super::place::Place;
use super::tree::{GameKind, GameTree, NodeId};
use crate::board::{BySide, Point, Size, SizeError, Stone};
use crate::rules::Move;

/// A game as Piskvork keeps it; Black is whoever moves first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PsqGame {
    /// The board.
    pub size: Size,
    /// The moves in order, Black's first.
    pub moves: Vec<PsqMove>,
    /// The players' names, if the file has them.
    pub players: Option<BySide<String>>,
}

/// A move with its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PsqMove {
    /// Where.
    pub point: Point,
    /// How long it took, in milliseconds.
    pub milliseconds: u32,
}

/// Why a text is no such game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PsqError {
    /// The first line is another.
    #[error("line 1: no header \"Piskvorky 15x15, 11:11, 0\"")]
    Header,
    /// A board that Tengen has not.
    #[error("line 1: {source}")]
    Size {
        /// What is wrong with it.
        source: SizeError,
    },
    /// Numbers that are no move.
    #[error("{place}: {found:?} is no move x,y,milliseconds")]
    Move {
        /// Where.
        place: Place,
        /// The line.
        found: String,
    },
    /// A move beyond the board.
    #[error("{place}: {x},{y} is not on a board of {size}")]
    OffBoard {
        /// Where.
        place: Place,
        /// The column from 1.
        x: u32,
        /// The row from 1.
        y: u32,
        /// The board.
        size: Size,
    },
    /// A move on a stone.
    #[error("{place}: a stone stands on {x},{y} already")]
    Occupied {
        /// Where.
        place: Place,
        /// The column from 1.
        x: u32,
        /// The row from 1.
        y: u32,
    },
}

impl PsqGame {
    /// Reads a game.
    ///
    /// # Errors
    /// When the header or a move can't be read; which line, and why.
    pub fn parse(text: &str) -> Result<Self, PsqError> {
        let mut lines = Lines { rest: text, place: Place::START };
        let (_, header) = lines.next().ok_or(PsqError::Header)?;
        let (width, height) = read_header(header.trim_start_matches('\u{FEFF}')).ok_or(PsqError::Header)?;
        let size = Size::new(width, height).map_err(|source| PsqError::Size { source })?;
        let mut game = Self { size, moves: Vec::new(), players: None };
        let mut is_taken = vec![false; size.area()];
        let mut names = Vec::new();
        for (place, line) in lines {
            let line = line.trim();
            // Moves come first; a name may hold commas too.
            if !names.is_empty() || !line.contains(',') {
                names.push(line);
                continue;
            }
            let played = read_move(line, place, size)?;
            if std::mem::replace(&mut is_taken[played.point.index()], true) {
                let (x, y) = coordinates(played.point, size);
                return Err(PsqError::Occupied { place, x, y });
            }
            game.moves.push(played);
        }
        game.players = read_players(&names);
        Ok(game)
    }

    /// The tree of the game: one line. The times are lost, as SGF has no place for them.
    pub fn tree(&self) -> GameTree {
        let mut tree = GameTree::new(GameKind::Five, Some(self.size));
        if let Some(players) = &self.players {
            tree.set_text(NodeId::ROOT, "PB", &players.black);
            tree.set_text(NodeId::ROOT, "PW", &players.white);
        }
        let mut at = NodeId::ROOT;
        for (played, stone) in self.moves.iter().zip(Stone::BOTH.into_iter().cycle()) {
            at = tree.play(at, stone, Move::Place(played.point));
        }
        tree
    }

    /// The stones of a tree's main line, in order; `None` on a board that Tengen has not, and where the
    /// sides don't take turns, since the format knows neither setup nor passes.
    pub fn from_tree(tree: &GameTree) -> Option<Self> {
        let turns = Stone::BOTH.into_iter().cycle();
        let moves = tree.main_moves().zip(turns).map(|((stone, played), turn)| {
            let point = played.point().filter(|_| stone == turn)?;
            Some(PsqMove { point, milliseconds: 0 })
        });
        let info = tree.info();
        let players = info.players.black.zip(info.players.white);
        Some(Self {
            size: tree.size()?,
            moves: moves.collect::<Option<_>>()?,
            players: players.map(|(black, white)| BySide::new(black, white)),
        })
    }
}

impl std::fmt::Display for PsqGame {
    /// The file.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // Piskvork's levels of its two players, and which of them began.
        writeln!(f, "Piskvorky {}, 0:0, 0", self.size)?;
        for played in &self.moves {
            let (x, y) = coordinates(played.point, self.size);
            writeln!(f, "{x},{y},{}", played.milliseconds)?;
        }
        if let Some(players) = &self.players {
            let line = |name: &str| name.replace(['\n', '\r', ','], " ");
            writeln!(f, "{}\n{}", line(&players.black), line(&players.white))?;
        }
        // How the game ended: not told.
        writeln!(f, "-1")
    }
}

/// "Piskvorky 15x15, 11:11, 0"
fn read_header(line: &str) -> Option<(u32, u32)> {
    let rest = line.trim().strip_prefix("Piskvorky ")?;
    let (width, height) = rest.split(',').next()?.split_once('x')?;
    Some((width.trim().parse().ok()?, height.trim().parse().ok()?))
}

fn read_move(line: &str, place: Place, size: Size) -> Result<PsqMove, PsqError> {
    let numbers: Option<Vec<u32>> = line.split(',').map(|number| number.trim().parse().ok()).collect();
    let no_move = || PsqError::Move { place, found: line.chars().take(40).collect() };
    let (x, y, milliseconds) = match numbers.as_deref() {
        Some(&[x, y]) => (x, y, 0),
        Some(&[x, y, milliseconds]) => (x, y, milliseconds),
        _ => return Err(no_move()),
    };
    let index = |number: u32| i32::try_from(number).map_or(-1, |number| number - 1);
    let point = size.point(index(x), index(y)).ok_or(PsqError::OffBoard { place, x, y, size })?;
    Ok(PsqMove { point, milliseconds })
}

/// The names stand in two lines before the number that says how the game ended.
fn read_players(lines: &[&str]) -> Option<BySide<String>> {
    let mut names = lines.iter().take_while(|line| line.parse::<i32>().is_err());
    let (black, white) = (names.next()?, names.next()?);
    Some(BySide::new((*black).to_owned(), (*white).to_owned()))
}

/// The column and the row from 1.
fn coordinates(point: Point, size: Size) -> (u32, u32) {
    (size.x(point) as u32 + 1, size.y(point) as u32 + 1)
}

/// The lines that aren't blank, with their places.
struct Lines<'a> {
    rest: &'a str,
    place: Place,
}

impl<'a> Iterator for Lines<'a> {
    type Item = (Place, &'a str);

    fn next(&mut self) -> Option<Self::Item> {
        while !self.rest.is_empty() {
            let length = self.rest.find('\n').map_or(self.rest.len(), |end| end + 1);
            let (line, rest) = self.rest.split_at(length);
            let place = self.place;
            self.rest = rest;
            self.place = Place { offset: place.offset + length, line: place.line + 1, column: 1 };
            if !line.trim().is_empty() {
                return Some((place, line));
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = "Piskvorky 15x13, 11:11, 0\n8,7,0\n9,7,1033\n15,13,5\n\nfirst.zip\nsecond.zip\n-1\n";

    #[test]
    fn a_game_with_its_players() {
        let game = PsqGame::parse(GAME).unwrap();
        assert_eq!(game.size, Size::new(15, 13).unwrap());
        let labels: Vec<_> = game.moves.iter().map(|played| game.size.label(played.point)).collect();
        assert_eq!(labels, ["H7", "J7", "P1"]);
        assert_eq!(game.moves[1].milliseconds, 1033);
        assert_eq!(game.players.as_ref().unwrap().white, "second.zip");
        assert_eq!(PsqGame::parse(&game.to_string()), Ok(game));
    }

    #[test]
    fn games_come_without_players_and_times_too() {
        let game = PsqGame::parse("Piskvorky 20x20, 0:0, 1\r\n1,1\r\n 20,20,3\r\n-1\r\n").unwrap();
        assert_eq!((game.moves.len(), game.players.is_none()), (2, true));
        let ended =
            PsqGame::parse("Piskvorky 20x20, 11:11, 0\n1,1,0\na.zip\nb.zip\n-1\n1,Freestyle\n").unwrap();
        assert_eq!(ended.players.unwrap().black, "a.zip");
    }

    #[test]
    fn a_tree_keeps_moves_and_names() {
        let game = PsqGame::parse(GAME).unwrap();
        let tree = game.tree();
        assert_eq!(
            tree.main_moves().map(|(stone, _)| stone).collect::<Vec<_>>(),
            [Stone::Black, Stone::White, Stone::Black]
        );
        let back = PsqGame::from_tree(&tree).unwrap();
        let timeless = |game: PsqGame| PsqGame {
            moves: game.moves.iter().map(|played| PsqMove { milliseconds: 0, ..*played }).collect(),
            ..game
        };
        assert_eq!(back, timeless(game));
    }

    #[test]
    fn sides_that_do_not_take_turns_have_no_line_of_moves() {
        let mut tree = GameTree::new(GameKind::Five, Size::square(15).ok());
        let first = tree.play(NodeId::ROOT, Stone::White, Move::Place(Point::from_index(0)));
        assert_eq!(PsqGame::from_tree(&tree), None);
        tree.remove(first, "W");
        assert_eq!(PsqGame::from_tree(&tree).map(|game| game.moves.len()), Some(0));
        tree.play(first, Stone::Black, Move::Pass);
        assert_eq!(PsqGame::from_tree(&tree), None);
    }

    #[test]
    fn faults_name_their_line() {
        let says = |text: &str| PsqGame::parse(text).unwrap_err().to_string();
        let header = "line 1: no header \"Piskvorky 15x15, 11:11, 0\"";
        assert_eq!(says(""), header);
        assert_eq!(says("Piskvorky 15, 11:11, 0\n"), header);
        assert_eq!(
            says("Piskvorky 15x26, 0:0, 0\n"),
            "line 1: a board of 15 by 26: each side must be from 1 to 25"
        );
        let after = |line: &str| says(&format!("Piskvorky 15x15, 0:0, 0\n8,8,0\n\n{line}\n"));
        assert_eq!(after("8,x,0"), "line 4, column 1: \"8,x,0\" is no move x,y,milliseconds");
        assert_eq!(after("1,2,3,4"), "line 4, column 1: \"1,2,3,4\" is no move x,y,milliseconds");
        assert_eq!(after("0,1,0"), "line 4, column 1: 0,1 is not on a board of 15x15");
        assert_eq!(after("1,16,0"), "line 4, column 1: 1,16 is not on a board of 15x15");
        assert_eq!(after("8,8,9"), "line 4, column 1: a stone stands on 8,8 already");
    }
}
