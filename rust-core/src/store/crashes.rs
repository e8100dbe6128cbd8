//! The store on disks that crash, fail and fill up: nothing that was acknowledged is ever lost.

use std::io;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use redb::{Database, StorageBackend};

use super::library::{Entry, GameNumber, KeptGame, Origin, Query};
use super::{Settings, Store, StoreError};
use crate::board::Point;
use crate::game::{GameConfig, GameState, Intent, Snapshot};
use crate::record::RecordFile;
use crate::rules::five::FiveRule;
use crate::search::Random;

/// A change to the file that no sync has made durable yet.
#[derive(Clone, Debug)]
enum Unsynced {
    Write { offset: usize, bytes: Vec<u8> },
    Length(usize),
}

/// What a disk does wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    /// Power fails at the sync of this number, from 0; nothing works from then on.
    Crash {
        sync: u64,
    },
    /// Every operation from the one of this number on, from 0, for as many operations.
    Io {
        first: u64,
        count: u64,
    },
    /// The file cannot grow beyond this many bytes.
    Full {
        bytes: usize,
    },
    None,
}

#[derive(Debug)]
struct Contents {
    /// What the programs that have it open see.
    seen: Vec<u8>,
    /// What is there after a crash.
    durable: Vec<u8>,
    unsynced: Vec<Unsynced>,
    fault: Fault,
    operations: u64,
    syncs: u64,
    has_crashed: bool,
}

/// A disk in memory that outlives the stores on it.
#[derive(Clone, Debug)]
struct Disk(Arc<Mutex<Contents>>);

impl Disk {
    fn new(bytes: Vec<u8>, fault: Fault) -> Self {
        Self(Arc::new(Mutex::new(Contents {
            seen: bytes.clone(),
            durable: bytes,
            unsynced: Vec::new(),
            fault,
            operations: 0,
            syncs: 0,
            has_crashed: false,
        })))
    }

    fn open(&self) -> Result<Database, StoreError> {
        Database::builder().create_with_backend(self.clone()).map_err(StoreError::disk)
    }

    fn store(&self) -> Result<Store, StoreError> {
        let disk = self.clone();
        Store::run(self.open()?, None, Box::new(move || disk.open()))
    }

    /// The disk after the crash: what was not synced is lost, or reached it in part.
    fn after_crash(&self, tear: Option<&mut Random>) -> Self {
        let contents = self.0.lock().unwrap();
        let mut bytes = contents.durable.clone();
        if let Some(random) = tear {
            for change in &contents.unsynced {
                match change {
                    // Whole, not at all, or cut anywhere.
                    Unsynced::Write { offset, bytes: written } => match random.below(3) {
                        0 => lay(&mut bytes, *offset, written),
                        1 => lay(&mut bytes, *offset, &written[..random.below(written.len() + 1)]),
                        _ => {}
                    },
                    Unsynced::Length(length) if random.below(2) == 0 => bytes.resize(*length, 0),
                    Unsynced::Length(_) => {}
                }
            }
        }
        Self::new(bytes, Fault::None)
    }

    fn bytes(&self) -> Vec<u8> {
        self.0.lock().unwrap().seen.clone()
    }

    fn mend(&self) {
        self.0.lock().unwrap().fault = Fault::None;
    }

    fn has_crashed(&self) -> bool {
        self.0.lock().unwrap().has_crashed
    }

    fn operate<T>(&self, work: impl FnOnce(&mut Contents) -> io::Result<T>) -> io::Result<T> {
        let mut contents = self.0.lock().unwrap();
        let number = contents.operations;
        contents.operations += 1;
        let fails = match contents.fault {
            Fault::Io { first, count } => (first..first + count).contains(&number),
            _ => contents.has_crashed,
        };
        if fails {
            return Err(io::Error::other("told to fail"));
        }
        work(&mut contents)
    }
}

fn lay(file: &mut Vec<u8>, offset: usize, bytes: &[u8]) {
    if file.len() < offset + bytes.len() {
        file.resize(offset + bytes.len(), 0);
    }
    file[offset..offset + bytes.len()].copy_from_slice(bytes);
}

impl StorageBackend for Disk {
    fn len(&self) -> io::Result<u64> {
        self.operate(|contents| Ok(contents.seen.len() as u64))
    }

    fn read(&self, offset: u64, out: &mut [u8]) -> io::Result<()> {
        self.operate(|contents| {
            let offset = offset as usize;
            let bytes = contents.seen.get(offset..offset + out.len());
            out.copy_from_slice(bytes.ok_or(io::ErrorKind::UnexpectedEof)?);
            Ok(())
        })
    }

    fn set_len(&self, length: u64) -> io::Result<()> {
        self.operate(|contents| {
            let length = length as usize;
            if matches!(contents.fault, Fault::Full { bytes } if length > bytes.max(contents.seen.len())) {
                return Err(io::ErrorKind::StorageFull.into());
            }
            contents.seen.resize(length, 0);
            contents.unsynced.push(Unsynced::Length(length));
            Ok(())
        })
    }

    fn sync_data(&self) -> io::Result<()> {
        self.operate(|contents| {
            let number = contents.syncs;
            contents.syncs += 1;
            if contents.fault == (Fault::Crash { sync: number }) {
                contents.has_crashed = true;
                return Err(io::Error::other("power fails"));
            }
            contents.durable.clone_from(&contents.seen);
            contents.unsynced.clear();
            Ok(())
        })
    }

    fn write(&self, offset: u64, data: &[u8]) -> io::Result<()> {
        self.operate(|contents| {
            let offset = offset as usize;
            lay(&mut contents.seen, offset, data);
            contents.unsynced.push(Unsynced::Write { offset, bytes: data.to_vec() });
            Ok(())
        })
    }
}

/// What the store should hold: all that was acknowledged.
#[derive(Clone, Debug, Default, PartialEq)]
struct Expected {
    game: Option<Snapshot>,
    settings: Settings,
    library: Vec<(GameNumber, Entry)>,
}

impl Expected {
    fn of(store: &Store) -> Self {
        let mut library = store.library(Query::default(), 0, usize::MAX).unwrap().games;
        library.sort_by_key(|(number, _)| *number);
        for (number, entry) in &library {
            let record = store.record(*number).unwrap();
            let file = RecordFile::open(record.as_bytes()).unwrap();
            assert_eq!(file.games[0].main_moves().count(), entry.moves as usize);
        }
        Self { game: store.game().unwrap(), settings: store.settings().unwrap(), library }
    }
}

/// Somebody who uses the store at random, and keeps account of what was acknowledged.
struct User {
    random: Random,
    state: GameState,
    expected: Expected,
}

impl User {
    fn new(seed: u64) -> Self {
        let config = GameConfig::between_people(FiveRule::Freestyle);
        Self {
            random: Random::new(seed),
            state: GameState::new(config, Duration::ZERO).unwrap(),
            expected: Expected::default(),
        }
    }

    /// Writes something. Returns what the store holds if the write arrived although it failed.
    fn act(&mut self, store: &Store) -> Result<(), Box<Expected>> {
        let mut next = self.expected.clone();
        let result = match self.random.below(4) {
            0 => {
                next.settings.move_numbers = !next.settings.move_numbers;
                store.save_settings(&next.settings)
            }
            1 => {
                let labels = "(;GM[4]SZ[15];B[hh];W[ii])";
                let file = RecordFile::open(labels.as_bytes()).unwrap();
                let game = KeptGame::new(&file.games[0], Origin::Imported);
                let number = next.library.last().map_or(1, |(number, _)| number.0 + 1);
                next.library.push((GameNumber(number), game.entry.clone()));
                store.keep(vec![game]).map(|numbers| assert_eq!(numbers, [GameNumber(number)]))
            }
            _ => {
                let free: Vec<Point> = self
                    .state
                    .config()
                    .size
                    .points()
                    .filter(|&point| self.state.five_position().unwrap().grid().is_empty(point))
                    .collect();
                let point = free[self.random.below(free.len())];
                let revision = self.state.revision();
                _ = self.state.apply(Intent::Play { point }, revision, Duration::ZERO);
                let snapshot = self.state.snapshot(Duration::ZERO);
                next.game = Some(snapshot.clone());
                store.game_slot().save(&snapshot, &self.state)
            }
        };
        match result {
            Ok(()) => {
                self.expected = next;
                Ok(())
            }
            Err(StoreError::Disk { .. }) => Err(Box::new(next)),
            Err(error) => panic!("{error}"),
        }
    }
}

/// How many writes a sequence has at most.
const WRITES: usize = 10;

#[test]
fn at_whatever_sync_power_fails_nothing_acknowledged_is_lost() {
    let mut crashes = 0;
    for sequence in 0..1000_u64 {
        // Each boundary in turn, with what was not synced dropped and torn.
        let sync = sequence / 2 % 24;
        // A file is made under another name, so that it is whole once it has its own.
        let made = Disk::new(Vec::new(), Fault::None);
        drop(made.store().unwrap());
        let disk = Disk::new(made.bytes(), Fault::Crash { sync });
        let mut user = User::new(sequence / 48);
        let mut on_its_way = None;
        match disk.store() {
            Err(error) => assert!(disk.has_crashed(), "{error}"),
            Ok(store) => on_its_way = (0..WRITES).find_map(|_| user.act(&store).err()),
        }
        crashes += u32::from(disk.has_crashed());
        let mut random = Random::new(sequence);
        let disk = disk.after_crash((sequence % 2 == 1).then_some(&mut random));
        let found = Expected::of(&disk.store().unwrap());
        assert!(
            found == user.expected || on_its_way.is_some_and(|next| found == *next),
            "sequence {sequence}: {found:?} in place of {:?}",
            user.expected
        );
    }
    assert!(crashes > 700, "{crashes} crashes in 1,000 sequences: most of them should meet one");
}

/// Writes until the disk refuses, and once it is mended goes on with the same store. `look` is called while
/// the disk still refuses, with what the store may hold.
fn use_until_mended(
    sequence: u64,
    fault: impl FnOnce(&Contents) -> Fault,
    look: impl Fn(&Store, &[&Expected]),
) -> bool {
    let disk = Disk::new(Vec::new(), Fault::None);
    let mut user = User::new(sequence);
    let store = disk.store().unwrap();
    user.act(&store).unwrap();
    {
        let mut contents = disk.0.lock().unwrap();
        contents.fault = fault(&contents);
    }
    let on_its_way = (0..WRITES).find_map(|_| user.act(&store).err());
    let was_refused = on_its_way.is_some();
    if let Some(next) = on_its_way {
        look(&store, &[&user.expected, &next]);
        disk.mend();
        let found = Expected::of(&store);
        assert!(found == user.expected || found == *next, "sequence {sequence}: {found:?}");
        user.expected = found;
    }
    disk.mend();
    for _ in 0..3 {
        user.act(&store).unwrap();
    }
    assert_eq!(Expected::of(&store), user.expected, "sequence {sequence}");
    drop(store);
    assert_eq!(Expected::of(&disk.store().unwrap()), user.expected, "sequence {sequence}");
    was_refused
}

#[test]
fn faults_of_the_disk_are_told_and_nothing_acknowledged_is_lost() {
    let refused = (0..1000_u64)
        .filter(|&sequence| {
            let fault = |contents: &Contents| Fault::Io {
                first: contents.operations + sequence % 40,
                count: 1 + sequence / 40 % 5,
            };
            use_until_mended(sequence, fault, |_, _| {})
        })
        .count();
    assert!(refused > 500, "{refused} faults in 1,000 sequences");
}

#[test]
fn on_a_full_disk_what_is_there_can_be_read() {
    let refused = (0..1000_u64)
        .filter(|&sequence| {
            let room = 4096 * (sequence as usize % 12);
            let fault = |contents: &Contents| Fault::Full { bytes: contents.seen.len() + room };
            use_until_mended(sequence, fault, |store, possible| {
                let found = Expected::of(store);
                assert!(possible.contains(&&found), "sequence {sequence}: {found:?}");
            })
        })
        .count();
    assert!(refused > 500, "{refused} of 1,000 sequences met the end of the disk");
}
