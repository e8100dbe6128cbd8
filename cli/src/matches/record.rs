//! A file of games: a line of settings, then a line a game, each JSON. It only ever grows, so a match
//! that was stopped goes on where it ended.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use tengen_core::board::Stone;
use tengen_core::rules::five::FiveRule;

use super::referee::{Reason, Work};

/// One of the two settings of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Side {
    First,
    Second,
}

impl Side {
    /// 0 for the first, 1 for the second.
    pub(super) const fn index(self) -> usize {
        self as usize
    }
}

/// What must be equal for games to belong to one match.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub(super) struct Header {
    /// The program's version.
    pub(super) tengen_match: String,
    pub(super) first: String,
    pub(super) second: String,
    pub(super) rule: FiveRule,
    pub(super) size: String,
    pub(super) seed: u64,
    pub(super) openings: String,
}

/// A game that was played to its end.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub(super) struct GameRecord {
    /// Its number in the match, from 0: games 2n and 2n+1 share an opening.
    pub(super) game: usize,
    pub(super) black: Side,
    pub(super) winner: Option<Stone>,
    pub(super) reason: Reason,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) fault: Option<String>,
    /// The number of moves that the opening gave.
    pub(super) opening: usize,
    /// All moves as `x,y`, or `pass`.
    pub(super) moves: String,
    /// The first setting's work and the second's.
    pub(super) work: [Work; 2],
}

impl GameRecord {
    /// Half points of the first setting: 0, 1 or 2.
    pub(super) fn half_points(&self) -> usize {
        match self.winner {
            None => 1,
            Some(stone) if (stone == Stone::Black) == (self.black == Side::First) => 2,
            Some(_) => 0,
        }
    }

    /// The number of all moves.
    pub(super) fn length(&self) -> usize {
        self.moves.split_whitespace().count()
    }
}

/// Why a file of games can't be gone on with.
#[derive(Debug, thiserror::Error)]
pub(super) enum RecordError {
    #[error("{}: {source}", path.display())]
    File { path: PathBuf, source: io::Error },
    #[error("{}: in use by another match", path.display())]
    InUse { path: PathBuf },
    #[error("{}, line {line}: {source}", path.display())]
    Line { path: PathBuf, line: usize, source: serde_json::Error },
    #[error("{} holds games of another match: {found} instead of {expected}", path.display())]
    OtherMatch { path: PathBuf, found: String, expected: String },
}

/// An open file of games.
#[derive(Debug)]
pub(super) struct GamesFile {
    path: PathBuf,
    file: File,
}

impl GamesFile {
    /// Opens or creates a file for a match, and returns the games that it holds. A last line that a
    /// crash cut off is dropped.
    ///
    /// # Errors
    /// When the file can't be used, another process uses it, it holds something else than games, or
    /// games of other settings.
    pub(super) fn open(path: &Path, header: &Header) -> Result<(Self, Vec<GameRecord>), RecordError> {
        let failed = |source| RecordError::File { path: path.to_owned(), source };
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(failed)?;
        file.try_lock().map_err(|_| RecordError::InUse { path: path.to_owned() })?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(failed)?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        file.set_len(whole as u64).map_err(failed)?;
        file.seek(SeekFrom::End(0)).map_err(failed)?;
        let mut games = Self { path: path.to_owned(), file };
        let records = if whole == 0 {
            games.append(header)?;
            Vec::new()
        } else {
            games.read(&text[..whole], header)?
        };
        Ok((games, records))
    }

    /// Adds a game; it is on the disk, as far as the operating system says so, when this returns.
    pub(super) fn append(&mut self, line: &impl serde::Serialize) -> Result<(), RecordError> {
        let failed = |source| RecordError::File { path: self.path.clone(), source };
        let mut text = serde_json::to_string(line).map_err(|error| failed(io::Error::from(error)))?;
        text.push('\n');
        self.file.write_all(text.as_bytes()).and_then(|()| self.file.flush()).map_err(failed)
    }

    fn read(&self, text: &str, header: &Header) -> Result<Vec<GameRecord>, RecordError> {
        let wrong = |line, source| RecordError::Line { path: self.path.clone(), line, source };
        let mut lines = text.lines().zip(1..);
        if let Some((line, number)) = lines.next() {
            let found: Header = serde_json::from_str(line).map_err(|source| wrong(number, source))?;
            self.compare(&found, header)?;
        }
        lines
            .map(|(line, number)| serde_json::from_str(line).map_err(|source| wrong(number, source)))
            .collect()
    }

    /// Names the first setting that differs.
    fn compare(&self, found: &Header, expected: &Header) -> Result<(), RecordError> {
        let pairs = |header: &Header| {
            [
                format!("version {}", header.tengen_match),
                format!("first player {}", header.first),
                format!("second player {}", header.second),
                format!("rule {:?}", header.rule),
                format!("size {}", header.size),
                format!("seed {}", header.seed),
                format!("openings {}", header.openings),
            ]
        };
        let different = pairs(found).into_iter().zip(pairs(expected)).find(|(one, other)| one != other);
        different.map_or(Ok(()), |(found, expected)| {
            Err(RecordError::OtherMatch { path: self.path.clone(), found, expected })
        })
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    pub(in crate::matches) fn header() -> Header {
        Header {
            tengen_match: "1".to_owned(),
            first: "hard".to_owned(),
            second: "easy".to_owned(),
            rule: FiveRule::Renju,
            size: "15x15".to_owned(),
            seed: 3,
            openings: "drawn".to_owned(),
        }
    }

    fn record(game: usize) -> GameRecord {
        GameRecord {
            game,
            black: Side::First,
            winner: Some(Stone::White),
            reason: Reason::Five,
            fault: None,
            opening: 1,
            moves: "7,7 8,8 pass".to_owned(),
            work: [Work { moves: 2, nodes: 30, cpu_us: 5 }, Work::default()],
        }
    }

    /// A path that is gone when the test ends.
    struct Temporary(PathBuf);

    impl Temporary {
        fn new(name: &str) -> Self {
            let path = std::env::temp_dir().join(format!("tengen-{}-{name}.jsonl", std::process::id()));
            let _ = std::fs::remove_file(&path);
            Self(path)
        }
    }

    impl Drop for Temporary {
        fn drop(&mut self) {
            let _ = std::fs::remove_file(&self.0);
        }
    }

    #[test]
    fn games_are_there_again_and_a_cut_line_is_not() {
        let path = Temporary::new("again");
        let (mut file, games) = GamesFile::open(&path.0, &header()).unwrap();
        assert_eq!(games, []);
        file.append(&record(0)).unwrap();
        file.append(&record(1)).unwrap();
        drop(file);
        let mut whole = std::fs::read_to_string(&path.0).unwrap();
        whole.push_str("{\"game\": 2, \"bla");
        std::fs::write(&path.0, whole).unwrap();
        let (mut file, games) = GamesFile::open(&path.0, &header()).unwrap();
        assert_eq!(games, [record(0), record(1)]);
        file.append(&record(2)).unwrap();
        drop(file);
        let (_, games) = GamesFile::open(&path.0, &header()).unwrap();
        assert_eq!(games.len(), 3);
    }

    #[test]
    fn other_settings_are_refused() {
        let path = Temporary::new("other");
        drop(GamesFile::open(&path.0, &header()).unwrap());
        let error = GamesFile::open(&path.0, &Header { seed: 4, ..header() }).unwrap_err();
        assert!(error.to_string().ends_with("games of another match: seed 3 instead of seed 4"), "{error}");
        std::fs::write(&path.0, "not a header\n").unwrap();
        assert!(matches!(GamesFile::open(&path.0, &header()), Err(RecordError::Line { line: 1, .. })));
    }

    #[test]
    fn two_matches_do_not_share_a_file() {
        let path = Temporary::new("shared");
        let open = GamesFile::open(&path.0, &header()).unwrap();
        assert!(matches!(GamesFile::open(&path.0, &header()), Err(RecordError::InUse { .. })));
        drop(open);
        assert!(GamesFile::open(&path.0, &header()).is_ok());
    }

    #[test]
    fn points_are_the_first_players() {
        let won_by_second = record(0);
        assert_eq!(won_by_second.half_points(), 0);
        assert_eq!(GameRecord { black: Side::Second, ..record(0) }.half_points(), 2);
        assert_eq!(GameRecord { winner: None, ..record(0) }.half_points(), 1);
        assert_eq!(record(0).length(), 3);
    }
}
