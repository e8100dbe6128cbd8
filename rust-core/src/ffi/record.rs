//! Records: files opened, own games stepped through and written.

use std::sync::Arc;

use super::config::Stone;
use super::errors::RecordError;
use super::picture::{index, indices};
use super::runtime::blocking;
use super::variant::GameKind;
use crate::record::{self, Frames, GameTree, RecordFile, sgf};

/// What a list of records says about a game. Texts are as the file has them, empty where it has none.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct RecordSummary {
    /// Which game; none for one that Tengen does not know, which cannot be stepped through.
    pub game: Option<GameKind>,
    /// The number of columns; 0 for a board that Tengen has not.
    pub width: u32,
    /// The number of rows; 0 for a board that Tengen has not.
    pub height: u32,
    /// Black's name.
    pub black: String,
    /// White's name.
    pub white: String,
    /// "B+3.5", "W+R".
    pub result: String,
    /// When it was played.
    pub date: String,
    /// The game's name, or its event.
    pub name: String,
    /// The moves of the main line.
    pub moves: u32,
}

/// A file with one or more games.
#[derive(Debug, uniffi::Object)]
pub struct RecordHandle {
    file: RecordFile,
}

/// Opens SGF, psq, or a list of coordinates of five in a row.
///
/// # Errors
/// When the bytes are none of these. A damaged file yields what can be read, with warnings.
#[uniffi::export]
pub async fn open_record(bytes: Vec<u8>) -> Result<Arc<RecordHandle>, RecordError> {
    let file = blocking(move || RecordFile::open(&bytes)).await??;
    Ok(Arc::new(RecordHandle { file }))
}

#[uniffi::export]
impl RecordHandle {
    /// The games of the file: at least one.
    pub fn games(&self) -> Vec<RecordSummary> {
        self.file.games.iter().map(summary).collect()
    }

    /// What is wrong with the file, each with its place, in English; none for a clean one.
    pub fn warnings(&self) -> Vec<String> {
        self.file.warnings.clone()
    }

    /// A game to step through, by its place in the list.
    ///
    /// # Errors
    /// When there is no such game, or Tengen does not know it or its board.
    pub async fn replay(self: Arc<Self>, game: u32) -> Result<Arc<ReplayHandle>, RecordError> {
        let frames = blocking(move || self.file.frames(game as usize)).await?;
        Ok(ReplayHandle::new(frames.ok_or(RecordError::NotShown { game })?))
    }

    /// A game as SGF in UTF-8, by its place in the list, whatever format the file has.
    ///
    /// # Errors
    /// When there is no such game.
    pub fn record(&self, game: u32) -> Result<String, RecordError> {
        let tree = self.file.games.get(game as usize).ok_or(RecordError::NotShown { game })?;
        Ok(sgf::write([tree]))
    }
}

fn summary(tree: &GameTree) -> RecordSummary {
    let info = tree.info();
    let side = |side: fn(crate::board::Size) -> usize| tree.size().map_or(0, |size| side(size) as u32);
    RecordSummary {
        game: kind(tree.kind()),
        width: side(crate::board::Size::width),
        height: side(crate::board::Size::height),
        black: info.players.black.unwrap_or_default(),
        white: info.players.white.unwrap_or_default(),
        result: info.result.unwrap_or_default(),
        date: info.date.unwrap_or_default(),
        name: info.name.or(info.event).unwrap_or_default(),
        moves: tree.main_moves().count() as u32,
    }
}

const fn kind(kind: record::GameKind) -> Option<GameKind> {
    match kind {
        record::GameKind::Go => Some(GameKind::Go),
        record::GameKind::Five => Some(GameKind::Five),
        record::GameKind::Other(_) => None,
    }
}

/// A game to step through: frames from 0, the beginning, to the last.
#[derive(Debug, uniffi::Object)]
pub struct ReplayHandle {
    frames: Frames,
}

impl ReplayHandle {
    pub(super) fn new(frames: Frames) -> Arc<Self> {
        Arc::new(Self { frames })
    }
}

/// What a replay is of.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct ReplaySummary {
    /// Which game.
    pub game: GameKind,
    /// The number of columns.
    pub width: u32,
    /// The number of rows.
    pub height: u32,
    /// The number of the last frame.
    pub last: u32,
}

/// The board after a move, or at the beginning. Points are row-major indices from the top left.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Frame {
    /// The points, row by row: 0 empty, 1 black, 2 white.
    pub cells: Vec<u8>,
    /// The move number of each stone, two bytes a point, the higher first; 0 where none stands, and for
    /// stones that were set up.
    pub numbers: Vec<u8>,
    /// The moves so far.
    pub number: u32,
    /// Where the last move put a stone.
    pub last_move: Option<u32>,
    /// Who made the last move.
    pub stone: Option<Stone>,
    /// The point of the last move as players write it, "D4"; empty without one.
    pub label: String,
    /// Whether the last move was a pass.
    pub passed: bool,
    /// The stones that came with this frame.
    pub placed: Vec<u32>,
    /// The stones that left the board with this frame.
    pub removed: Vec<u32>,
    /// The white stones that Black has captured so far.
    pub black_captures: u32,
    /// The black stones that White has captured so far.
    pub white_captures: u32,
    /// The winning line of five in a row, where the last move makes one.
    pub line: Vec<u32>,
    /// What the record says about the move.
    pub comment: String,
}

#[uniffi::export]
impl ReplayHandle {
    /// What it is of.
    pub fn summary(&self) -> ReplaySummary {
        let size = self.frames.size();
        ReplaySummary {
            game: kind(self.frames.kind()).unwrap_or(GameKind::Go),
            width: size.width() as u32,
            height: size.height() as u32,
            last: self.frames.last() as u32,
        }
    }

    /// A frame by its number.
    ///
    /// # Errors
    /// When there is none of this number.
    pub fn frame(&self, number: u32) -> Result<Frame, RecordError> {
        let frame = self
            .frames
            .frame(number as usize)
            .ok_or(RecordError::NoFrame { number, last: self.frames.last() as u32 })?;
        Ok(Frame {
            label: frame.last_move.map_or_else(String::new, |point| self.frames.size().label(point)),
            cells: frame.cells,
            numbers: frame.numbers.into_iter().flat_map(u16::to_be_bytes).collect(),
            number: frame.number,
            last_move: frame.last_move.map(index),
            stone: frame.stone.map(Stone::from),
            passed: frame.passed,
            placed: indices(frame.placed),
            removed: indices(frame.removed),
            black_captures: frame.captures.black,
            white_captures: frame.captures.white,
            line: indices(frame.line),
            comment: frame.comment,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_opened_game_is_written_as_sgf() {
        let file = RecordFile::open(b"h8 i9 j10").unwrap();
        let handle = RecordHandle { file };
        let text = handle.record(0).unwrap();
        assert!(text.contains("GM[4]") && text.contains(";B[hh];W[ig];B[jf]"), "{text}");
        assert_eq!(handle.record(1), Err(RecordError::NotShown { game: 1 }));
    }
}
