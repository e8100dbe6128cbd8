//! The file on the disk: opening it, and keeping aside one that cannot be used.

use std::fs;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use redb::backends::InMemoryBackend;
use redb::{Database, DatabaseError, StorageBackend, StorageError, TableDefinition, TableError};

use super::error::StoreError;

/// The file's name in the folder that the app names.
pub const FILE_NAME: &str = "tengen.redb";

/// The version of the file's tables that this app writes and reads.
const FORMAT: u32 = 1;

const HEADER: TableDefinition<&str, u32> = TableDefinition::new("header");

/// A file that could not be used and was renamed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptAside {
    /// Its name now, in the same folder.
    pub file_name: String,
    /// Why.
    pub reason: KeptReason,
}

/// Why a file could not be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeptReason {
    /// It is damaged, or no file of this app's.
    Damaged {
        /// What is wrong with it.
        reason: String,
    },
    /// It was written by a newer app.
    Newer {
        /// Its version.
        version: u32,
    },
}

/// Why a file does not open.
enum Refusal {
    /// It can never be used: it is kept aside.
    Unusable(KeptReason),
    /// It may well be all right: it stays where it is.
    Fault(StoreError),
}

/// Opens the file of a folder; makes both where they are missing.
pub(super) fn open(folder: &Path) -> Result<(Database, Option<KeptAside>), StoreError> {
    fs::create_dir_all(folder).map_err(StoreError::disk)?;
    let path = folder.join(FILE_NAME);
    let reason = match open_file(&path) {
        Ok(database) => return Ok((database, None)),
        Err(Refusal::Fault(error)) => return Err(error),
        Err(Refusal::Unusable(reason)) => reason,
    };
    let file_name = keep_aside(folder, &path, &reason).map_err(StoreError::disk)?;
    match open_file(&path) {
        Ok(database) => Ok((database, Some(KeptAside { file_name, reason }))),
        Err(Refusal::Fault(error)) => Err(error),
        Err(Refusal::Unusable(_)) => Err(StoreError::disk("a new file is damaged at once")),
    }
}

/// Opens the file of a folder once more, after a fault of the disk.
pub(super) fn open_again(folder: &Path) -> Result<Database, StoreError> {
    match open_file(&folder.join(FILE_NAME)) {
        Ok(database) => Ok(database),
        Err(Refusal::Fault(error)) => Err(error),
        // It was sound when the app began, so it is the disk that is to blame, and nothing is moved.
        Err(Refusal::Unusable(reason)) => Err(StoreError::disk(format!("{reason:?}"))),
    }
}

/// Opens a copy of a file in memory; the file itself is only read.
///
/// # Errors
/// When it cannot be read, is damaged or a newer app's.
pub(super) fn open_copy(path: &Path) -> Result<Database, CopyError> {
    let bytes = fs::read(path).map_err(StoreError::disk)?;
    if bytes.is_empty() {
        return Err(CopyError::Unusable { reason: KeptReason::Damaged { reason: "it is empty".to_owned() } });
    }
    let copy = InMemoryBackend::new();
    StorageBackend::set_len(&copy, bytes.len() as u64).map_err(StoreError::disk)?;
    StorageBackend::write(&copy, 0, &bytes).map_err(StoreError::disk)?;
    let opened = catch_unwind(AssertUnwindSafe(|| {
        checked(Database::builder().create_with_backend(copy).map_err(refusal)?)
    }));
    opened.unwrap_or_else(|_| Err(damaged("reading it panics"))).map_err(|refusal| match refusal {
        Refusal::Unusable(reason) => CopyError::Unusable { reason },
        Refusal::Fault(error) => CopyError::Store(error),
    })
}

/// Why a file cannot be looked at.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CopyError {
    /// It is damaged, or a newer app's.
    #[error("{reason}")]
    Unusable {
        /// Why.
        reason: KeptReason,
    },
    /// The disk refuses.
    #[error("{0}")]
    Store(#[from] StoreError),
}

impl std::fmt::Display for KeptReason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Damaged { reason } => write!(f, "damaged: {reason}"),
            Self::Newer { version } => write!(f, "of version {version}, newer than this app"),
        }
    }
}

fn open_file(path: &Path) -> Result<Database, Refusal> {
    // A damaged file must not take the app with it, whatever the reader makes of it.
    let owned = path.to_owned();
    let opened = catch_unwind(move || open_checked(&owned));
    opened.unwrap_or_else(|_| Err(damaged("reading it panics")))
}

fn open_checked(path: &Path) -> Result<Database, Refusal> {
    // An app of before that was killed while it made its file may have left an empty one.
    if fs::metadata(path).map_or(true, |file| file.len() == 0) {
        make(path).map_err(Refusal::Fault)?;
    }
    checked(Database::open(path).map_err(refusal)?)
}

fn checked(database: Database) -> Result<Database, Refusal> {
    match read_format(&database) {
        Ok(Some(FORMAT)) => Ok(database),
        Ok(Some(version)) if version > FORMAT => Err(Refusal::Unusable(KeptReason::Newer { version })),
        Ok(_) => Err(damaged("it has no version")),
        Err(error) => Err(damaged(&error.to_string())),
    }
}

/// Makes a file whole under another name and then gives it its own: half a file is never found there,
/// whenever the app is killed or power fails.
fn make(path: &Path) -> Result<(), StoreError> {
    let unfinished = path.with_extension("redb-unfinished");
    match fs::remove_file(&unfinished) {
        Err(fault) if fault.kind() != io::ErrorKind::NotFound => return Err(StoreError::disk(fault)),
        _ => {}
    }
    let database = Database::create(&unfinished).map_err(StoreError::disk)?;
    write_format(&database).map_err(StoreError::disk)?;
    drop(database);
    fs::rename(&unfinished, path).map_err(StoreError::disk)?;
    // So that the new name outlives a power cut. Not every system lets a folder be opened for that.
    if let Some(folder) = path.parent() {
        _ = fs::File::open(folder).and_then(|folder| folder.sync_all());
    }
    Ok(())
}

fn refusal(error: DatabaseError) -> Refusal {
    match error {
        DatabaseError::DatabaseAlreadyOpen => Refusal::Fault(StoreError::InUse),
        DatabaseError::Storage(StorageError::Corrupted(reason)) => damaged(&reason),
        DatabaseError::Storage(StorageError::Io(fault))
            if matches!(fault.kind(), io::ErrorKind::InvalidData | io::ErrorKind::UnexpectedEof) =>
        {
            damaged(&fault.to_string())
        }
        DatabaseError::UpgradeRequired(_) | DatabaseError::RepairAborted => damaged(&error.to_string()),
        other => Refusal::Fault(StoreError::disk(other)),
    }
}

fn damaged(reason: &str) -> Refusal {
    Refusal::Unusable(KeptReason::Damaged { reason: reason.to_owned() })
}

fn write_format(database: &Database) -> Result<(), redb::Error> {
    let writing = database.begin_write()?;
    writing.open_table(HEADER)?.insert("format", FORMAT)?;
    Ok(writing.commit()?)
}

fn read_format(database: &Database) -> Result<Option<u32>, redb::Error> {
    use redb::ReadableDatabase;
    let table = match database.begin_read()?.open_table(HEADER) {
        Err(TableError::TableDoesNotExist(_)) => return Ok(None),
        table => table?,
    };
    Ok(redb::ReadableTable::get(&table, "format")?.map(|version| version.value()))
}

/// Renames a file to the first free of the names "tengen-damaged-1.redb" and so on.
fn keep_aside(folder: &Path, path: &Path, reason: &KeptReason) -> io::Result<String> {
    let why = match reason {
        KeptReason::Damaged { .. } => "damaged",
        KeptReason::Newer { .. } => "newer",
    };
    let names = (1_u32..).map(|number| format!("tengen-{why}-{number}.redb"));
    let is_free = |name: &String| !folder.join(name).exists();
    let name = names.into_iter().find(is_free).unwrap_or_else(|| format!("tengen-{why}.redb"));
    let aside: PathBuf = folder.join(&name);
    fs::rename(path, aside)?;
    Ok(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reason(kept: Option<KeptAside>) -> KeptReason {
        kept.unwrap().reason
    }

    #[test]
    fn a_folder_and_a_file_are_made_and_found_again() {
        let parent = tempfile::tempdir().unwrap();
        let folder = parent.path().join("a").join("b");
        assert_eq!(open(&folder).unwrap().1, None);
        assert_eq!(open(&folder).unwrap().1, None);
        fs::write(folder.join(FILE_NAME), b"").unwrap();
        fs::write(folder.join("tengen.redb-unfinished"), b"half a file").unwrap();
        assert_eq!(
            open(&folder).unwrap().1,
            None,
            "what an app leaves that is killed while it makes its file"
        );
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
    }

    #[test]
    fn a_newer_file_is_kept_aside_unchanged() {
        let folder = tempfile::tempdir().unwrap();
        let (database, _) = open(folder.path()).unwrap();
        let writing = database.begin_write().unwrap();
        writing.open_table(HEADER).unwrap().insert("format", 7).unwrap();
        writing.commit().unwrap();
        drop(database);
        let (database, kept) = open(folder.path()).unwrap();
        drop(database);
        let kept = kept.unwrap();
        assert_eq!(kept.reason, KeptReason::Newer { version: 7 });
        fs::rename(folder.path().join(&kept.file_name), folder.path().join(FILE_NAME)).unwrap();
        assert_eq!(reason(open(folder.path()).unwrap().1), KeptReason::Newer { version: 7 });
    }

    #[test]
    fn whatever_lies_there_the_store_opens_and_keeps_it() {
        let folder = tempfile::tempdir().unwrap();
        drop(open(folder.path()).unwrap());
        let whole = fs::read(folder.path().join(FILE_NAME)).unwrap();
        let mut zeroed = whole.clone();
        zeroed[..512].fill(0);
        for (number, bytes) in (1..).zip([&b"text"[..], &whole[..700], &zeroed]) {
            fs::write(folder.path().join(FILE_NAME), bytes).unwrap();
            let (database, kept) = open(folder.path()).unwrap();
            drop(database);
            let kept = kept.unwrap();
            assert_eq!(kept.file_name, format!("tengen-damaged-{number}.redb"));
            assert_eq!(fs::read(folder.path().join(kept.file_name)).unwrap(), bytes);
        }
    }

    #[test]
    fn a_file_in_use_stays_where_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let _held = open(folder.path()).unwrap();
        assert_eq!(open(folder.path()).map(|_| ()), Err(StoreError::InUse));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_folder_that_cannot_be_made_is_a_fault_of_the_disk() {
        let parent = tempfile::tempdir().unwrap();
        let file = parent.path().join("file");
        fs::write(&file, b"").unwrap();
        assert!(matches!(open(&file.join("folder")), Err(StoreError::Disk { .. })));
    }

    #[test]
    fn a_copy_is_looked_at_and_the_file_stays_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(FILE_NAME);
        drop(open(folder.path()).unwrap());
        let before = fs::read(&path).unwrap();
        drop(open_copy(&path).unwrap());
        assert_eq!(fs::read(&path).unwrap(), before);
        fs::write(&path, &before[..before.len() / 2]).unwrap();
        assert!(matches!(open_copy(&path), Err(CopyError::Unusable { .. })));
        fs::write(&path, b"").unwrap();
        assert!(matches!(open_copy(&path), Err(CopyError::Unusable { .. })));
        assert!(matches!(open_copy(folder.path()), Err(CopyError::Store(StoreError::Disk { .. }))));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
