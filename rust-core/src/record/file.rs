//! A file of whatever format, opened.

use super::coordinates::{self, Letters};
use super::frames::Frames;
use super::psq::PsqGame;
use super::sgf::{self, SgfError};
use super::tree::GameTree;
use crate::board::Size;

/// The games of a file.
#[derive(Clone, Debug)]
pub struct RecordFile {
    /// The games: at least one.
    pub games: Vec<GameTree>,
    /// What is wrong with the file, each with its place, in English.
    pub warnings: Vec<String>,
}

/// Why a file cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// A file larger than any record of a game.
    #[error("{bytes} bytes are too many for a record")]
    TooLarge {
        /// Its length.
        bytes: u64,
    },
    /// Neither SGF nor one of the formats of five in a row.
    #[error("no record of a game: {reason}")]
    NoRecord {
        /// What was found wrong, with its place where there is one.
        reason: String,
    },
}

/// Lists of coordinates without a board are of the usual one.
const USUAL: Size = match Size::square(15) {
    Ok(size) => size,
    Err(_) => unreachable!(),
};

impl RecordFile {
    /// Opens SGF, psq, or a list of coordinates of five in a row on a board of 15 by 15.
    ///
    /// # Errors
    /// When it is none of these. A damaged SGF file yields what can be read, with warnings.
    pub fn open(bytes: &[u8]) -> Result<Self, RecordError> {
        let sgf = match sgf::read(bytes) {
            Ok(file) => {
                let mut warnings: Vec<String> = file.warnings.iter().map(ToString::to_string).collect();
                if file.omitted_warnings > 0 {
                    warnings.push(format!("{} more faults", file.omitted_warnings));
                }
                let games = file.games.into_iter().map(|game| game.tree).collect();
                return Ok(Self { games, warnings });
            }
            Err(SgfError::TooLarge { bytes }) => {
                return Err(RecordError::TooLarge { bytes: bytes as u64 });
            }
            Err(error) => error,
        };
        let no_record = |reason: String| RecordError::NoRecord { reason };
        let Ok(text) = std::str::from_utf8(bytes) else { return Err(no_record(sgf.to_string())) };
        let one = |tree| Self { games: vec![tree], warnings: Vec::new() };
        if text.trim_start().starts_with("Piskvorky") {
            let game = PsqGame::parse(text).map_err(|error| no_record(error.to_string()))?;
            return Ok(one(game.tree()));
        }
        let moves = coordinates::read(text, USUAL, Letters::default())
            .map_err(|error| no_record(format!("{sgf}, and as a list of moves: {error}")))?;
        Ok(one(coordinates::tree(moves, USUAL)))
    }

    /// The frames of a game by its index; `None` beyond the last, for games other than Go and five in a
    /// row, and for boards that Tengen has not.
    pub fn frames(&self, index: usize) -> Option<Frames> {
        Frames::of(self.games.get(index)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::GameKind;

    #[test]
    fn every_format_is_known_by_its_content() {
        let kinds = |bytes: &[u8]| {
            let file = RecordFile::open(bytes).unwrap();
            let moves = |tree: &GameTree| (tree.kind(), tree.main_moves().count());
            file.games.iter().map(moves).collect::<Vec<_>>()
        };
        assert_eq!(
            kinds(b"(;SZ[9];B[ee];W[dd])(;GM[4]SZ[15];B[hh])"),
            [(GameKind::Go, 2), (GameKind::Five, 1)]
        );
        assert_eq!(kinds(b"Piskvorky 20x20, 11:11, 0\n11,10,1000\n12,11,900\n"), [(GameKind::Five, 2)]);
        assert_eq!(kinds(b"h8 i9 j10"), [(GameKind::Five, 3)]);
    }

    #[test]
    fn damaged_files_tell_what_and_where() {
        let file = RecordFile::open(b"(;SZ[9];B[ee];W[ee]").unwrap();
        assert_eq!(file.warnings.len(), 2);
        assert!(file.warnings[0].contains("line 1"), "{:?}", file.warnings);
        let error = |bytes: &[u8]| RecordFile::open(bytes).unwrap_err().to_string();
        assert!(error(b"h8 z99").contains("z99"), "{}", error(b"h8 z99"));
        assert!(error(b"\xff\xfe\x00").contains("no record"));
        assert!(error(b"").contains("no record"));
    }
}
