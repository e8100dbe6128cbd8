//! The library: every finished game, and what a person keeps or opens besides.

mod entry;
mod query;
mod tables;

use redb::{Database, WriteTransaction};

pub use entry::{Entry, GameNumber, Origin};
pub use query::{Page, Query};
use tables::Entries;
pub use tables::KeptGame;
pub(super) use tables::{next_number, put, record};

use super::error::StoreError;
use super::moment::now;
use super::thread::Store;
use crate::record::{GameTree, NodeId, RecordFile, sgf};

impl KeptGame {
    /// A record as it comes into the library now.
    pub fn new(record: &GameTree, origin: Origin) -> Self {
        Self { entry: Entry::of(record, origin, now()), record: sgf::write([record]) }
    }
}

impl Store {
    /// A part of a list of games: at most `length` of them, from the index `first` on. An entry that
    /// makes no sense is made anew from its record; what was there is kept aside.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn library(&self, query: Query, first: usize, length: usize) -> Result<Page, StoreError> {
        self.desk.ask(move |database| Ok(query.page(sound_entries(database)?, first, length)))
    }

    /// The record of a game, as SGF.
    ///
    /// # Errors
    /// When there is no such game, or the disk refuses.
    pub fn record(&self, number: GameNumber) -> Result<String, StoreError> {
        self.desk.ask(move |database| tables::record(database, number))
    }

    /// Puts games into the library, all or none, and returns their numbers.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn keep(&self, games: Vec<KeptGame>) -> Result<Vec<GameNumber>, StoreError> {
        self.change(move |writing| {
            games
                .iter()
                .map(|game| {
                    let number = next_number(writing)?;
                    put(writing, number, game)?;
                    Ok(number)
                })
                .collect()
        })
    }

    /// Gives a game a name, in its entry and in its record. An empty name takes it away.
    ///
    /// # Errors
    /// When there is no such game, or the disk refuses.
    pub fn rename(&self, number: GameNumber, name: String) -> Result<(), StoreError> {
        self.desk.ask(move |database| {
            let record = tables::record(database, number)?;
            let record = named(&record, &name);
            write(database, |writing| {
                let entry = Entry { name, ..tables::entry(writing, number)? };
                put(writing, number, &KeptGame { entry, record })
            })
        })
    }

    /// Marks a game as a favourite, or takes the mark away.
    ///
    /// # Errors
    /// When there is no such game, or the disk refuses.
    pub fn set_favourite(&self, number: GameNumber, favourite: bool) -> Result<(), StoreError> {
        self.change(move |writing| tables::change(writing, number, |entry| entry.favourite = favourite))
    }

    /// Puts a game into the trash, from where it can come back.
    ///
    /// # Errors
    /// When there is no such game, or the disk refuses.
    pub fn trash(&self, number: GameNumber) -> Result<(), StoreError> {
        self.change(move |writing| tables::change(writing, number, |entry| entry.trashed_at = Some(now())))
    }

    /// Takes a game out of the trash.
    ///
    /// # Errors
    /// When there is no such game, or the disk refuses.
    pub fn restore(&self, number: GameNumber) -> Result<(), StoreError> {
        self.change(move |writing| tables::change(writing, number, |entry| entry.trashed_at = None))
    }

    /// Forgets for good what is in the trash, and returns how many games that were.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn empty_trash(&self) -> Result<usize, StoreError> {
        self.desk.ask(|database| {
            let thrown_away: Vec<GameNumber> = sound_entries(database)?
                .into_iter()
                .filter(|(_, entry)| entry.trashed_at.is_some())
                .map(|(number, _)| number)
                .collect();
            write(database, |writing| tables::remove(writing, &thrown_away))?;
            Ok(thrown_away.len())
        })
    }

    fn change<T: Send + 'static>(
        &self,
        work: impl FnOnce(&WriteTransaction) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.desk.ask(move |database| write(database, work))
    }
}

/// Writes in one step: all of it is on the disk when this returns, or none.
pub(super) fn write<T>(
    database: &Database,
    work: impl FnOnce(&WriteTransaction) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let writing = database.begin_write().map_err(StoreError::disk)?;
    let done = work(&writing)?;
    writing.commit().map_err(StoreError::disk)?;
    Ok(done)
}

/// Puts a game under a number that it may have had before: what a person has done to it stays.
pub(super) fn put_again(
    writing: &WriteTransaction,
    number: GameNumber,
    game: KeptGame,
) -> Result<(), StoreError> {
    let KeptGame { mut entry, mut record } = game;
    if let Ok(known) = tables::entry(writing, number) {
        if !known.name.is_empty() {
            record = named(&record, &known.name);
        }
        entry = Entry {
            name: known.name,
            favourite: known.favourite,
            trashed_at: known.trashed_at,
            saved_at: known.saved_at,
            ..entry
        };
    }
    put(writing, number, &KeptGame { entry, record })
}

/// All entries; those that make no sense are made anew from their records.
pub(super) fn sound_entries(database: &Database) -> Result<Vec<(GameNumber, Entry)>, StoreError> {
    let Entries { sound, broken } = tables::entries(database)?;
    if broken.is_empty() {
        return Ok(sound);
    }
    write(database, |writing| tables::keep_aside(writing, &broken))?;
    for number in broken {
        // Without a record there is nothing to show; what the entry was is kept aside.
        let Ok(record) = tables::record(database, number) else { continue };
        let Ok(file) = RecordFile::open(record.as_bytes()) else { continue };
        let Some(tree) = file.games.first() else { continue };
        let entry = Entry::of(tree, Origin::Imported, now());
        write(database, |writing| put(writing, number, &KeptGame { entry, record }))?;
    }
    tables::entries(database).map(|entries| entries.sound)
}

/// A record with another name.
fn named(record: &str, name: &str) -> String {
    let Ok(mut file) = RecordFile::open(record.as_bytes()) else { return record.to_owned() };
    if let Some(tree) = file.games.first_mut() {
        if name.is_empty() {
            tree.remove(NodeId::ROOT, "GN");
        } else {
            tree.set_text(NodeId::ROOT, "GN", name);
        }
    }
    sgf::write(&file.games)
}

#[cfg(test)]
pub(super) mod tests;
