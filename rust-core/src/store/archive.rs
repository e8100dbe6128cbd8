//! The whole store as one zip file, to change phones or to open the games elsewhere.
//!
//! Each game is a file of SGF below `games/`; `tengen.json` beside them says what SGF has no place for. A
//! zip file of others that holds SGF, psq or lists of moves is read too.

use std::io::{Cursor, Read, Write};

use redb::Database;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

use super::document::{self, CHOICE, GAME, SETTINGS};
use super::error::StoreError;
use super::library::{self, Entry, GameNumber, KeptGame, Origin};
use super::preferences::{GameChoice, Settings};
use super::statistics::{self, Bout};
use super::thread::Store;
use crate::game::Snapshot;
use crate::record::RecordFile;

/// The file that says what SGF has no place for.
const CONTENTS: &str = "tengen.json";

/// The version of its form that this app writes and reads.
const VERSION: u32 = 1;

/// The most bytes that a file of an archive unpacks to: as many as a record may have.
const LARGEST_FILE: u64 = 16 << 20;

/// The most bytes that all files together unpack to.
const LARGEST_ARCHIVE: u64 = 512 << 20;

/// Why an archive cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArchiveError {
    /// No zip file, or a damaged one.
    #[error("no zip file that can be read: {reason}")]
    NoArchive {
        /// What is wrong with it.
        reason: String,
    },
    /// It was written by a newer app.
    #[error("the archive is of version {version}, newer than this app")]
    Newer {
        /// Its version.
        version: u32,
    },
    /// It unpacks to more than any library has.
    #[error("the archive unpacks to more than {most} bytes")]
    TooLarge {
        /// The most bytes.
        most: u64,
    },
    /// A zip file without a game in it.
    #[error("the archive holds no game")]
    NoGames,
    /// The store refuses.
    #[error("{0}")]
    Store(#[from] StoreError),
}

/// What came out of an archive.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Import {
    /// Games that are new in the library.
    pub added: usize,
    /// Games that the library had already.
    pub known: usize,
    /// The files that hold no game that can be read, with what is wrong.
    pub faults: Vec<String>,
}

/// What SGF has no place for.
#[derive(serde::Serialize, serde::Deserialize)]
struct Contents {
    version: u32,
    #[serde(default)]
    games: Vec<FileOfGame>,
    #[serde(default)]
    bouts: Vec<(u64, Bout)>,
    #[serde(default)]
    settings: Option<Settings>,
    #[serde(default)]
    choice: Option<GameChoice>,
    #[serde(default)]
    in_progress: Option<Snapshot>,
}

#[derive(serde::Serialize, serde::Deserialize)]
struct FileOfGame {
    file: String,
    number: u64,
    entry: Entry,
}

#[derive(serde::Deserialize)]
struct Versioned {
    version: u32,
}

impl Store {
    /// Everything that the store holds, as the bytes of a zip file.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn export(&self) -> Result<Vec<u8>, StoreError> {
        self.desk.ask(export)
    }

    /// Takes over what an archive holds: games and results that the store does not have yet; settings,
    /// last choices and the game in progress only where the store has none. All of it, or nothing.
    ///
    /// # Errors
    /// When it is no archive, too large or a newer app's, holds no game, or the disk refuses.
    pub fn import(&self, bytes: &[u8]) -> Result<Import, ArchiveError> {
        let archive = Unpacked::of(bytes)?;
        Ok(self.desk.ask(move |database| take_over(database, archive))?)
    }
}

fn export(database: &Database) -> Result<Vec<u8>, StoreError> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    let mut write = |file: &str, bytes: &[u8]| -> Result<(), StoreError> {
        zip.start_file(file, options).map_err(StoreError::disk)?;
        zip.write_all(bytes).map_err(StoreError::disk)
    };
    let mut games = Vec::new();
    for (number, entry) in library::sound_entries(database)? {
        let file = format!("games/{:06}.sgf", number.0);
        write(&file, library::record(database, number)?.as_bytes())?;
        games.push(FileOfGame { file, number: number.0, entry });
    }
    let contents = Contents {
        version: VERSION,
        games,
        bouts: statistics::numbered(database).map_err(StoreError::disk)?,
        settings: document::read(database, SETTINGS)?,
        choice: document::read(database, CHOICE)?,
        in_progress: document::read(database, GAME)?,
    };
    write(CONTENTS, &serde_json::to_vec_pretty(&contents).map_err(StoreError::disk)?)?;
    Ok(zip.finish().map_err(StoreError::disk)?.into_inner())
}

/// An archive, read and understood.
struct Unpacked {
    /// Each with the number that it had.
    games: Vec<(Option<u64>, KeptGame)>,
    bouts: Vec<(u64, Bout)>,
    settings: Option<Settings>,
    choice: Option<GameChoice>,
    in_progress: Option<Snapshot>,
    faults: Vec<String>,
}

impl Unpacked {
    fn of(bytes: &[u8]) -> Result<Self, ArchiveError> {
        let mut files = unpack(bytes)?;
        let contents = files.iter().position(|(name, _)| name == CONTENTS);
        let contents = contents.map(|index| files.swap_remove(index).1);
        let contents = contents.as_deref().map(read_contents).transpose()?;
        files.sort();
        let mut found = Self {
            games: Vec::new(),
            bouts: Vec::new(),
            settings: None,
            choice: None,
            in_progress: None,
            faults: Vec::new(),
        };
        let mut described = Vec::new();
        if let Some(contents) = contents {
            described = contents.games;
            found.bouts = contents.bouts;
            found.settings = contents.settings;
            found.choice = contents.choice;
            found.in_progress = contents.in_progress;
        }
        for (name, bytes) in files {
            match described.iter().position(|game| game.file == name) {
                Some(index) => found.add_described(described.swap_remove(index), bytes),
                None => found.add_file(&name, &bytes),
            }
        }
        found.faults.extend(described.into_iter().map(|game| format!("{}: not in the archive", game.file)));
        if found.games.is_empty() && found.settings.is_none() {
            return Err(ArchiveError::NoGames);
        }
        found.games.sort_by_key(|(number, _)| number.unwrap_or(u64::MAX));
        Ok(found)
    }

    /// A game that this app wrote. Its record is taken as it is where it still is one.
    fn add_described(&mut self, game: FileOfGame, bytes: Vec<u8>) {
        match String::from_utf8(bytes) {
            Ok(record) if RecordFile::open(record.as_bytes()).is_ok() => {
                self.games.push((Some(game.number), KeptGame { entry: game.entry, record }));
            }
            Ok(_) => self.faults.push(format!("{}: no record of a game", game.file)),
            Err(error) => self.faults.push(format!("{}: {error}", game.file)),
        }
    }

    /// Whatever games a file of others has.
    fn add_file(&mut self, name: &str, bytes: &[u8]) {
        match RecordFile::open(bytes) {
            Ok(file) => {
                let games = file.games.iter().map(|tree| (None, KeptGame::new(tree, Origin::Imported)));
                self.games.extend(games);
            }
            Err(error) => self.faults.push(format!("{name}: {error}")),
        }
    }
}

/// The files of an archive with their names.
fn unpack(bytes: &[u8]) -> Result<Vec<(String, Vec<u8>)>, ArchiveError> {
    let no_archive = |reason: String| ArchiveError::NoArchive { reason };
    let mut zip = ZipArchive::new(Cursor::new(bytes)).map_err(|error| no_archive(error.to_string()))?;
    let mut files = Vec::new();
    let mut unpacked = 0;
    for index in 0..zip.len() {
        let file = zip.by_index(index).map_err(|error| no_archive(error.to_string()))?;
        if !file.is_file() {
            continue;
        }
        let name = file.name().map_err(|error| no_archive(error.to_string()))?.into_owned();
        let mut content = Vec::new();
        // What the header says of the size is not to be trusted.
        let most = LARGEST_FILE.max(if name == CONTENTS { LARGEST_ARCHIVE } else { 0 });
        file.take(most + 1)
            .read_to_end(&mut content)
            .map_err(|error| no_archive(format!("{name}: {error}")))?;
        unpacked += content.len() as u64;
        if unpacked > LARGEST_ARCHIVE {
            return Err(ArchiveError::TooLarge { most: LARGEST_ARCHIVE });
        }
        files.push((name, content));
    }
    Ok(files)
}

fn read_contents(bytes: &[u8]) -> Result<Contents, ArchiveError> {
    let no_archive =
        |error: serde_json::Error| ArchiveError::NoArchive { reason: format!("{CONTENTS}: {error}") };
    let Versioned { version } = serde_json::from_slice(bytes).map_err(no_archive)?;
    if version > VERSION {
        return Err(ArchiveError::Newer { version });
    }
    serde_json::from_slice(bytes).map_err(no_archive)
}

fn take_over(database: &Database, archive: Unpacked) -> Result<Import, StoreError> {
    let mut import = Import { faults: archive.faults, ..Import::default() };
    let mut known = Vec::new();
    for (number, entry) in library::sound_entries(database)? {
        known.push((number, entry.saved_at, library::record(database, number)?));
    }
    let known_bouts = statistics::numbered(database).map_err(StoreError::disk)?;
    let has = |name| document::exists(database, name);
    let (has_settings, has_choice, has_game) = (has(SETTINGS)?, has(CHOICE)?, has(GAME)?);
    library::write(database, |writing| {
        // Which number a game of the archive has here.
        let mut numbers: Vec<(u64, GameNumber)> = Vec::new();
        for (was, game) in &archive.games {
            // A file of others says nothing of when it was saved: its record alone tells it.
            let same = known.iter().find(|(_, saved_at, record)| {
                *record == game.record && (was.is_none() || *saved_at == game.entry.saved_at)
            });
            let number = if let Some((number, ..)) = same {
                import.known += 1;
                *number
            } else {
                import.added += 1;
                let number = library::next_number(writing)?;
                library::put(writing, number, game)?;
                number
            };
            numbers.extend(was.map(|was| (was, number)));
        }
        for (was, bout) in &archive.bouts {
            if known_bouts.iter().any(|(_, known)| known == bout) {
                continue;
            }
            let number = numbers.iter().find(|(number, _)| number == was).map(|(_, number)| *number);
            let number = number.map_or_else(|| library::next_number(writing), Ok)?;
            statistics::count(writing, number, bout)?;
        }
        if let Some(settings) = archive.settings.as_ref().filter(|_| !has_settings) {
            document::put(writing, SETTINGS, &document::encode(settings)?)?;
        }
        if let Some(choice) = archive.choice.as_ref().filter(|_| !has_choice) {
            document::put(writing, CHOICE, &document::encode(choice)?)?;
        }
        if let Some(game) = archive.in_progress.as_ref().filter(|_| !has_game) {
            document::put(writing, GAME, &document::encode(game)?)?;
        }
        Ok(())
    })?;
    Ok(import)
}

#[cfg(test)]
mod tests;
