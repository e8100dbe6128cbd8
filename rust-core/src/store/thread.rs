//! The thread that reads and writes, so that nobody else waits for a disk unless they ask to.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::atomic::AtomicU64;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use redb::Database;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::document::{self, CHOICE, GAME, Name, SETTINGS};
use super::error::StoreError;
use super::file::{self, CopyError, KeptAside};
use super::preferences::{GameChoice, Settings};
use super::slot::GameSlot;
use crate::game::Snapshot;

/// Opens the file, also again after a fault.
type Opener = Box<dyn FnMut() -> Result<Database, StoreError> + Send>;

/// Does something with the open file, or learns why it is not open; says whether all went well.
type Work = Box<dyn FnOnce(Result<&Database, StoreError>) -> bool + Send>;

/// What outlives the app. Every call may come from any thread, and waits for the disk. Dropping the
/// store closes it.
#[derive(Debug)]
pub struct Store {
    pub(super) desk: Desk,
    kept_aside: Option<KeptAside>,
    thread: Mutex<Option<JoinHandle<()>>>,
    /// The number of the slot handed out last.
    latest_slot: Arc<AtomicU64>,
}

/// Where work is left for the thread.
#[derive(Clone, Debug)]
pub(super) struct Desk(Sender<Option<Work>>);

impl Store {
    /// Opens the store of a folder; makes both where they are missing. A file that cannot be used is
    /// renamed, and a new one takes its place: see [`Self::kept_aside`].
    ///
    /// # Errors
    /// When the file is in use, or the disk or the system refuses.
    pub fn open(folder: &Path) -> Result<Self, StoreError> {
        let (database, kept_aside) = file::open(folder)?;
        let folder = folder.to_owned();
        Self::run(database, kept_aside, Box::new(move || file::open_again(&folder)))
    }

    /// A store over a copy of a file in memory, to look at what is in it: the file itself is only read.
    ///
    /// # Errors
    /// When the file cannot be read, is damaged or a newer app's.
    pub fn of_copy(file: &Path) -> Result<Self, CopyError> {
        let database = file::open_copy(file)?;
        let once = || Err(StoreError::disk("a copy in memory is not opened again"));
        Ok(Self::run(database, None, Box::new(once))?)
    }

    /// A store over an open file, and what opens it again.
    pub(super) fn run(
        database: Database,
        kept_aside: Option<KeptAside>,
        open: Opener,
    ) -> Result<Self, StoreError> {
        let (inbox, work) = channel::<Option<Work>>();
        let mut keeper = Keeper { database: Some(database), open };
        let run = move || {
            while let Ok(Some(work)) = work.recv() {
                keeper.see_to(work);
            }
        };
        let thread =
            std::thread::Builder::new().name("tengen-store".into()).spawn(run).map_err(StoreError::disk)?;
        Ok(Self {
            desk: Desk(inbox),
            kept_aside,
            thread: Mutex::new(Some(thread)),
            latest_slot: Arc::default(),
        })
    }

    /// The file that was kept aside when the store was opened, if one was.
    pub const fn kept_aside(&self) -> Option<&KeptAside> {
        self.kept_aside.as_ref()
    }

    /// The settings as they were last saved, or the usual ones.
    ///
    /// # Errors
    /// When they make no sense, or the disk refuses.
    pub fn settings(&self) -> Result<Settings, StoreError> {
        self.read(SETTINGS).map(Option::unwrap_or_default)
    }

    /// Saves the settings.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn save_settings(&self, settings: &Settings) -> Result<(), StoreError> {
        self.write(SETTINGS, settings)
    }

    /// The last choices for a new game, or the usual ones.
    ///
    /// # Errors
    /// When they make no sense, or the disk refuses.
    pub fn choice(&self) -> Result<GameChoice, StoreError> {
        self.read(CHOICE).map(Option::unwrap_or_default)
    }

    /// Saves the choices for a new game.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn save_choice(&self, choice: GameChoice) -> Result<(), StoreError> {
        self.write(CHOICE, &choice)
    }

    /// The game in progress, or `None` when there is none.
    ///
    /// # Errors
    /// When it makes no sense, or the disk refuses.
    pub fn game(&self) -> Result<Option<Snapshot>, StoreError> {
        self.read(GAME)
    }

    /// Forgets the game in progress.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn forget_game(&self) -> Result<(), StoreError> {
        self.desk.ask(|database| document::remove(database, GAME))
    }

    /// Moves a game out of the way that can be read but not be played.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn set_game_aside(&self) -> Result<(), StoreError> {
        self.desk.ask(|database| document::keep_aside(database, GAME))
    }

    /// How many saved games were kept aside because they could not be read or played.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn games_aside(&self) -> Result<usize, StoreError> {
        self.desk.ask(|database| document::kept_aside(database, GAME).map(|kept| kept.len()))
    }

    /// The place of a new game in progress: from now on, games with an earlier one are not saved any
    /// more.
    pub fn game_slot(&self) -> GameSlot {
        GameSlot::next(self.desk.clone(), &self.latest_slot)
    }

    /// Ends the thread when everything asked for so far is on the disk, and lets go of the file.
    pub fn close(&self) {
        let thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(thread) = thread {
            _ = self.desk.0.send(None);
            _ = thread.join();
        }
    }

    fn read<T: DeserializeOwned + Send + 'static>(&self, name: Name) -> Result<Option<T>, StoreError> {
        self.desk.ask(move |database| document::read(database, name))
    }

    fn write<T: Serialize>(&self, name: Name, content: &T) -> Result<(), StoreError> {
        let bytes = document::encode(content)?;
        self.desk.ask(move |database| document::write(database, name, &bytes))
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        self.close();
    }
}

impl Desk {
    /// Has work done by the thread and waits for its answer.
    pub(super) fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Database) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (reply, answer) = channel();
        let work: Work = Box::new(move |database| {
            let done = database.and_then(work);
            let went_well = !matches!(done, Err(StoreError::Disk { .. }));
            _ = reply.send(done);
            went_well
        });
        self.0.send(Some(work)).map_err(|_| StoreError::Closed)?;
        answer.recv().map_err(|_| StoreError::Closed)?
    }
}

/// Holds the file open. After a fault of the disk nothing can be done with an open file any more, so it is
/// let go and opened again when it is needed next.
struct Keeper {
    database: Option<Database>,
    open: Opener,
}

impl Keeper {
    fn see_to(&mut self, work: Work) {
        let attempt = catch_unwind(AssertUnwindSafe(|| {
            if self.database.is_none() {
                self.database = match (self.open)() {
                    Ok(database) => Some(database),
                    Err(error) => return work(Err(error)),
                };
            }
            self.database.as_ref().is_none_or(|database| work(Ok(database)))
        }));
        // After a panic the one who asked learns of it by the answer that never comes.
        if !attempt.unwrap_or(false) {
            self.database = None;
        }
    }
}
