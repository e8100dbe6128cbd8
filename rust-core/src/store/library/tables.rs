//! The library's tables: an entry and a record for each game, under its number.

use redb::{
    Database, ReadableDatabase, ReadableTable, ReadableTableMetadata, TableDefinition, TableError,
    WriteTransaction,
};

use super::entry::{Entry, GameNumber};
use crate::store::StoreError;
use crate::store::document::{decode, encode};

const ENTRIES: TableDefinition<u64, &[u8]> = TableDefinition::new("library");
const RECORDS: TableDefinition<u64, &str> = TableDefinition::new("records");
/// What could not be read, by number.
const ASIDE: TableDefinition<u64, &[u8]> = TableDefinition::new("library-aside");
const COUNTERS: TableDefinition<&str, u64> = TableDefinition::new("counters");

/// The counter of the numbers given so far.
const GAMES: &str = "games";

/// What errors call an entry.
const ENTRY: &str = "game of the library";

/// A game as it is put into the library: its entry, and its record as SGF.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptGame {
    /// What lists show.
    pub entry: Entry,
    /// The record, SGF in UTF-8.
    pub record: String,
}

/// A number that no game has had.
pub(in crate::store) fn next_number(writing: &WriteTransaction) -> Result<GameNumber, StoreError> {
    let mut counters = writing.open_table(COUNTERS).map_err(StoreError::disk)?;
    let given = counters.get(GAMES).map_err(StoreError::disk)?.map_or(0, |given| given.value());
    counters.insert(GAMES, given + 1).map_err(StoreError::disk)?;
    Ok(GameNumber(given + 1))
}

/// Puts a game under a number, instead of the one that is there.
pub(in crate::store) fn put(
    writing: &WriteTransaction,
    number: GameNumber,
    game: &KeptGame,
) -> Result<(), StoreError> {
    let entry = encode(&game.entry)?;
    let put = || -> Result<(), redb::Error> {
        writing.open_table(ENTRIES)?.insert(number.0, entry.as_slice())?;
        writing.open_table(RECORDS)?.insert(number.0, game.record.as_str())?;
        Ok(())
    };
    put().map_err(StoreError::disk)
}

/// The entry of a number.
pub(super) fn entry(writing: &WriteTransaction, number: GameNumber) -> Result<Entry, StoreError> {
    let table = writing.open_table(ENTRIES).map_err(StoreError::disk)?;
    let bytes = table.get(number.0).map_err(StoreError::disk)?;
    let bytes = bytes.ok_or(StoreError::NoGame { number: number.0 })?;
    decode(ENTRY, bytes.value())
}

/// Changes an entry.
pub(super) fn change(
    writing: &WriteTransaction,
    number: GameNumber,
    change: impl FnOnce(&mut Entry),
) -> Result<(), StoreError> {
    let mut entry = entry(writing, number)?;
    change(&mut entry);
    let bytes = encode(&entry)?;
    let mut table = writing.open_table(ENTRIES).map_err(StoreError::disk)?;
    table.insert(number.0, bytes.as_slice()).map_err(StoreError::disk)?;
    Ok(())
}

/// Removes games for good.
pub(super) fn remove(writing: &WriteTransaction, numbers: &[GameNumber]) -> Result<(), StoreError> {
    let remove = || -> Result<(), redb::Error> {
        let (mut entries, mut records) = (writing.open_table(ENTRIES)?, writing.open_table(RECORDS)?);
        for number in numbers {
            entries.remove(number.0)?;
            records.remove(number.0)?;
        }
        Ok(())
    };
    remove().map_err(StoreError::disk)
}

/// The entries of the library.
#[derive(Default)]
pub(super) struct Entries {
    /// The oldest number first.
    pub(super) sound: Vec<(GameNumber, Entry)>,
    /// The numbers of those that make no sense.
    pub(super) broken: Vec<GameNumber>,
}

/// All entries.
pub(super) fn entries(database: &Database) -> Result<Entries, StoreError> {
    let mut entries = Entries::default();
    let reading = database.begin_read().map_err(StoreError::disk)?;
    let Some(table) = existing(reading.open_table(ENTRIES))? else { return Ok(entries) };
    entries.sound.reserve(table.len().map_err(StoreError::disk)? as usize);
    for row in table.iter().map_err(StoreError::disk)? {
        let (number, bytes) = row.map_err(StoreError::disk)?;
        let number = GameNumber(number.value());
        match decode(ENTRY, bytes.value()) {
            Ok(entry) => entries.sound.push((number, entry)),
            Err(_) => entries.broken.push(number),
        }
    }
    Ok(entries)
}

/// Moves entries that make no sense out of the way; their records stay.
pub(super) fn keep_aside(writing: &WriteTransaction, numbers: &[GameNumber]) -> Result<(), StoreError> {
    let keep = || -> Result<(), redb::Error> {
        let (mut entries, mut aside) = (writing.open_table(ENTRIES)?, writing.open_table(ASIDE)?);
        for number in numbers {
            if let Some(bytes) = entries.remove(number.0)? {
                aside.insert(number.0, bytes.value())?;
            }
        }
        Ok(())
    };
    keep().map_err(StoreError::disk)
}

/// The record of a number.
pub(in crate::store) fn record(database: &Database, number: GameNumber) -> Result<String, StoreError> {
    let reading = database.begin_read().map_err(StoreError::disk)?;
    let missing = StoreError::NoGame { number: number.0 };
    let Some(table) = existing(reading.open_table(RECORDS))? else { return Err(missing) };
    let record = table.get(number.0).map_err(StoreError::disk)?;
    record.map(|record| record.value().to_owned()).ok_or(missing)
}

/// A table that may not be there yet.
fn existing<T>(table: Result<T, TableError>) -> Result<Option<T>, StoreError> {
    match table {
        Ok(table) => Ok(Some(table)),
        Err(TableError::TableDoesNotExist(_)) => Ok(None),
        Err(error) => Err(StoreError::disk(error)),
    }
}

/// Damages an entry.
#[cfg(test)]
pub(super) fn spoil(writing: &WriteTransaction, number: u64) -> Result<(), StoreError> {
    let mut table = writing.open_table(ENTRIES).map_err(StoreError::disk)?;
    table.insert(number, &b"{\"version\":2,\"content\":7}"[..]).map_err(StoreError::disk)?;
    Ok(())
}
