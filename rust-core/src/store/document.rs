//! Documents: JSON in one table, each with the version of its form.

use redb::{Database, ReadableDatabase, TableDefinition, TableError, WriteTransaction};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::error::StoreError;
use super::library;
use super::migration::lift;

const DOCUMENTS: TableDefinition<&str, &[u8]> = TableDefinition::new("documents");
/// What could not be read, by document and number.
const ASIDE: TableDefinition<(&str, u32), &[u8]> = TableDefinition::new("aside");

/// The version of the documents' form that this app writes and reads.
const VERSION: u32 = 2;

/// A document's name, in the table and in errors.
pub(super) type Name = &'static str;

pub(super) const SETTINGS: Name = "settings";
pub(super) const CHOICE: Name = "choice";
pub(super) const GAME: Name = "game";
/// Which game of the library the game in progress becomes.
pub(super) const GAME_NUMBER: Name = "game-number";

#[derive(Serialize)]
struct Written<'a, T> {
    version: u32,
    content: &'a T,
}

#[derive(Deserialize)]
struct Versioned {
    version: u32,
}

#[derive(Deserialize)]
struct Read<T> {
    content: T,
}

/// The bytes of a document.
pub(super) fn encode<T: Serialize>(content: &T) -> Result<Vec<u8>, StoreError> {
    serde_json::to_vec(&Written { version: VERSION, content }).map_err(StoreError::disk)
}

pub(super) fn decode<T: DeserializeOwned>(name: Name, bytes: &[u8]) -> Result<T, StoreError> {
    let damaged = |error: serde_json::Error| StoreError::Damaged {
        document: name.to_owned(),
        reason: error.to_string(),
    };
    let Versioned { version } = serde_json::from_slice(bytes).map_err(damaged)?;
    if version > VERSION {
        return Err(StoreError::Newer { document: name.to_owned(), version });
    }
    if version == VERSION {
        let Read { content } = serde_json::from_slice(bytes).map_err(damaged)?;
        return Ok(content);
    }
    let Read { mut content } = serde_json::from_slice(bytes).map_err(damaged)?;
    lift(name, version, &mut content);
    serde_json::from_value(content).map_err(damaged)
}

/// The document, or `None` when there is none. One that makes no sense is kept aside.
pub(super) fn read<T: DeserializeOwned>(database: &Database, name: Name) -> Result<Option<T>, StoreError> {
    let Some(bytes) = read_bytes(database, name).map_err(StoreError::disk)? else { return Ok(None) };
    match decode(name, &bytes) {
        Ok(content) => Ok(Some(content)),
        Err(error) => {
            keep_aside(database, name)?;
            Err(error)
        }
    }
}

/// Whether there is such a document, be it readable or not.
pub(super) fn exists(database: &Database, name: Name) -> Result<bool, StoreError> {
    read_bytes(database, name).map(|bytes| bytes.is_some()).map_err(StoreError::disk)
}

fn read_bytes(database: &Database, name: Name) -> Result<Option<Vec<u8>>, redb::Error> {
    let table = match database.begin_read()?.open_table(DOCUMENTS) {
        Err(TableError::TableDoesNotExist(_)) => return Ok(None),
        table => table?,
    };
    Ok(redb::ReadableTable::get(&table, name)?.map(|bytes| bytes.value().to_vec()))
}

/// Writes a document; it is on the disk when this returns.
pub(super) fn write(database: &Database, name: Name, bytes: &[u8]) -> Result<(), StoreError> {
    library::write(database, |writing| put(writing, name, bytes))
}

/// Writes a document as a part of something larger.
pub(super) fn put(writing: &WriteTransaction, name: Name, bytes: &[u8]) -> Result<(), StoreError> {
    let put = || -> Result<(), redb::Error> {
        writing.open_table(DOCUMENTS)?.insert(name, bytes)?;
        Ok(())
    };
    put().map_err(StoreError::disk)
}

/// Forgets a document as a part of something larger.
pub(super) fn take(writing: &WriteTransaction, name: Name) -> Result<(), StoreError> {
    let take = || -> Result<(), redb::Error> {
        writing.open_table(DOCUMENTS)?.remove(name)?;
        Ok(())
    };
    take().map_err(StoreError::disk)
}

/// Forgets a document.
pub(super) fn remove(database: &Database, name: Name) -> Result<(), StoreError> {
    library::write(database, |writing| take(writing, name))
}

/// Moves a document out of the way, under the first free number, in one step.
pub(super) fn keep_aside(database: &Database, name: Name) -> Result<(), StoreError> {
    let keep = || -> Result<(), redb::Error> {
        let writing = database.begin_write()?;
        {
            let mut documents = writing.open_table(DOCUMENTS)?;
            let mut aside = writing.open_table(ASIDE)?;
            let taken = redb::ReadableTable::range(&aside, (name, 0)..=(name, u32::MAX))?.count() as u32;
            if let Some(bytes) = documents.remove(name)? {
                aside.insert((name, taken), bytes.value())?;
            }
        }
        Ok(writing.commit()?)
    };
    keep().map_err(StoreError::disk)
}

/// The documents of a name that were kept aside, the oldest first.
pub(super) fn kept_aside(database: &Database, name: Name) -> Result<Vec<Vec<u8>>, StoreError> {
    let list = || -> Result<Vec<Vec<u8>>, redb::Error> {
        let table = match database.begin_read()?.open_table(ASIDE) {
            Err(TableError::TableDoesNotExist(_)) => return Ok(Vec::new()),
            table => table?,
        };
        let mut kept = Vec::new();
        for entry in redb::ReadableTable::range(&table, (name, 0)..=(name, u32::MAX))? {
            kept.push(entry?.1.value().to_vec());
        }
        Ok(kept)
    };
    list().map_err(StoreError::disk)
}

#[cfg(test)]
mod tests {
    use redb::backends::InMemoryBackend;

    use super::*;

    fn database() -> Database {
        Database::builder().create_with_backend(InMemoryBackend::new()).unwrap()
    }

    #[test]
    fn what_was_written_is_read() {
        let database = database();
        assert_eq!(read::<Vec<u32>>(&database, SETTINGS), Ok(None));
        write(&database, SETTINGS, &encode(&vec![3, 1, 4]).unwrap()).unwrap();
        assert_eq!(read(&database, SETTINGS), Ok(Some(vec![3, 1, 4])));
        remove(&database, SETTINGS).unwrap();
        assert_eq!(read::<Vec<u32>>(&database, SETTINGS), Ok(None));
    }

    #[test]
    fn what_makes_no_sense_is_told_once_and_kept() {
        let database = database();
        let broken =
            [&b"{\"version\":1,\"content\":[1,"[..], b"\xff", b"{\"version\":1,\"content\":\"text\"}", b""];
        for bytes in broken {
            write(&database, GAME, bytes).unwrap();
            let error = read::<Vec<u32>>(&database, GAME).unwrap_err();
            assert!(
                matches!(&error, StoreError::Damaged { document, .. } if document == "game"),
                "{error:?}"
            );
            assert_eq!(read::<Vec<u32>>(&database, GAME), Ok(None));
        }
        assert_eq!(kept_aside(&database, GAME).unwrap(), broken.map(<[u8]>::to_vec));
        assert_eq!(kept_aside(&database, SETTINGS).unwrap(), Vec::<Vec<u8>>::new());
    }

    #[test]
    fn a_newer_document_is_kept_for_the_newer_app() {
        let database = database();
        let newer = br#"{"version":3,"content":{"what":"nobody knows yet"}}"#;
        write(&database, CHOICE, newer).unwrap();
        let error = StoreError::Newer { document: "choice".to_owned(), version: 3 };
        assert_eq!(read::<Vec<u32>>(&database, CHOICE), Err(error));
        assert_eq!(kept_aside(&database, CHOICE).unwrap(), [newer.to_vec()]);
    }
}
