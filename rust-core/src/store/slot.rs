//! The place of the game in progress: the latest game has it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use redb::{Database, WriteTransaction};

use super::document::{self, GAME, GAME_NUMBER};
use super::error::StoreError;
use super::library::{self, GameNumber, KeptGame, Origin};
use super::moment::{day, now};
use super::statistics::{self, Bout};
use super::thread::Desk;
use crate::game::{CommitError, CommitHook, GameState, Snapshot};
use crate::record::NodeId;

/// The right to save the game in progress, until a later game takes it over: a game that is still
/// being closed must not overwrite its successor.
#[derive(Debug)]
pub struct GameSlot {
    desk: Desk,
    order: u64,
    latest: Arc<AtomicU64>,
}

/// Which game of the library the game in progress becomes. A game that begins anew has another seed, and
/// becomes another game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
struct InProgress {
    number: GameNumber,
    seed: u64,
    /// Its revision when it came into the library last.
    revision: u64,
}

/// What a game that has ended leaves behind.
struct Ended {
    game: KeptGame,
    bout: Option<Bout>,
}

impl GameSlot {
    pub(super) fn next(desk: Desk, latest: &Arc<AtomicU64>) -> Self {
        let order = latest.fetch_add(1, Ordering::AcqRel) + 1;
        Self { desk, order, latest: Arc::clone(latest) }
    }

    /// Saves a game that begins. Whatever was in progress before, this becomes another game of the
    /// library.
    ///
    /// # Errors
    /// When a later game has the place, or the disk refuses.
    pub fn begin(&self, game: &Snapshot) -> Result<(), StoreError> {
        let bytes = document::encode(game)?;
        self.write(move |database| {
            library::write(database, |writing| {
                document::put(writing, GAME, &bytes)?;
                document::take(writing, GAME_NUMBER)
            })
        })
    }

    /// Saves the game; it is on the disk when this returns. One that has ended comes into the library in
    /// the same step, and its result is counted.
    ///
    /// # Errors
    /// When a later game has the place, or the disk refuses.
    pub fn save(&self, game: &Snapshot, state: &GameState) -> Result<(), StoreError> {
        let bytes = document::encode(game)?;
        let (seed, revision) = (game.config.seed, game.revision);
        let ended = Ended::of(state);
        self.write(move |database| {
            let known = known(database, seed);
            library::write(database, |writing| {
                document::put(writing, GAME, &bytes)?;
                match ended {
                    // It is there already, or was, if a person has thrown it away since.
                    Some(ended) if known.is_none_or(|known| known.revision != revision) => {
                        let number = match known {
                            Some(known) => known.number,
                            None => library::next_number(writing)?,
                        };
                        let known = InProgress { number, seed, revision };
                        document::put(writing, GAME_NUMBER, &document::encode(&known)?)?;
                        ended.keep(writing, number)
                    }
                    _ => Ok(()),
                }
            })
        })
    }

    /// Writes while this game has the place.
    fn write(
        &self,
        work: impl FnOnce(&Database) -> Result<(), StoreError> + Send + 'static,
    ) -> Result<(), StoreError> {
        let (order, latest) = (self.order, Arc::clone(&self.latest));
        // Asked on the store's thread, where no other game can slip in between.
        self.desk.ask(move |database| {
            if latest.load(Ordering::Acquire) != order {
                return Err(StoreError::Superseded);
            }
            work(database)
        })
    }

    /// The same as what a game calls with every change.
    pub fn hook(self) -> CommitHook {
        Box::new(move |game, state| {
            self.save(game, state).map_err(|error| CommitError { reason: error.to_string() })
        })
    }
}

/// What is known of the game of a seed, once it was in the library.
fn known(database: &Database, seed: u64) -> Option<InProgress> {
    let known: InProgress = document::read(database, GAME_NUMBER).ok()??;
    (known.seed == seed).then_some(known)
}

impl Ended {
    fn of(state: &GameState) -> Option<Self> {
        state.outcome()?;
        let ended_at = now();
        let mut record = state.record();
        if let Some(day) = day(ended_at) {
            record.set_text(NodeId::ROOT, "DT", day);
        }
        Some(Self { game: KeptGame::new(&record, Origin::of(state)), bout: Bout::of(state, ended_at) })
    }

    fn keep(self, writing: &WriteTransaction, number: GameNumber) -> Result<(), StoreError> {
        library::put_again(writing, number, self.game)?;
        self.bout.as_ref().map_or(Ok(()), |bout| statistics::count(writing, number, bout))
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::super::Store;
    use super::*;
    use crate::board::Point;
    use crate::game::{GameConfig, Intent};
    use crate::rules::five::FiveRule;

    fn game(stones: usize) -> (Snapshot, GameState) {
        let mut state = GameState::new(GameConfig::between_people(FiveRule::Caro), Duration::ZERO).unwrap();
        for stone in 0..stones {
            let point = Point::from_index(stone);
            state.apply(Intent::Play { point }, stone as u64, Duration::from_secs(stone as u64)).unwrap();
        }
        (state.snapshot(Duration::from_secs(9)), state)
    }

    fn save(slot: &GameSlot, stones: usize) -> Result<(), StoreError> {
        let (snapshot, state) = game(stones);
        slot.save(&snapshot, &state)
    }

    #[test]
    fn a_game_is_found_again_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).unwrap();
        assert_eq!(store.game(), Ok(None));
        save(&store.game_slot(), 3).unwrap();
        drop(store);
        let store = Store::open(folder.path()).unwrap();
        assert_eq!(store.game(), Ok(Some(game(3).0)));
        store.forget_game().unwrap();
        assert_eq!(store.game(), Ok(None));
    }

    #[test]
    fn an_older_game_does_not_overwrite_its_successor() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).unwrap();
        let older = store.game_slot();
        save(&older, 1).unwrap();
        let newer = store.game_slot();
        assert_eq!(save(&older, 2), Err(StoreError::Superseded));
        assert_eq!(store.game(), Ok(Some(game(1).0)));
        save(&newer, 0).unwrap();
        assert_eq!(store.game(), Ok(Some(game(0).0)));
    }

    #[test]
    fn a_closed_store_says_so() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).unwrap();
        let mut hook = store.game_slot().hook();
        store.close();
        let (saved, state) = game(1);
        assert_eq!(hook(&saved, &state).unwrap_err().reason, "the store is closed");
        assert_eq!(store.settings(), Err(StoreError::Closed));
    }
}
