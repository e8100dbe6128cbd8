//! The place of the game in progress: the latest game has it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::document::{self, GAME};
use super::error::StoreError;
use super::thread::Desk;
use crate::game::{CommitError, CommitHook, Snapshot};

/// The right to save the game in progress, until a later game takes it over: a game that is still
/// being closed must not overwrite its successor.
#[derive(Debug)]
pub struct GameSlot {
    desk: Desk,
    number: u64,
    latest: Arc<AtomicU64>,
}

impl GameSlot {
    pub(super) fn next(desk: Desk, latest: &Arc<AtomicU64>) -> Self {
        let number = latest.fetch_add(1, Ordering::AcqRel) + 1;
        Self { desk, number, latest: Arc::clone(latest) }
    }

    /// Saves the game; it is on the disk when this returns.
    ///
    /// # Errors
    /// When a later game has the place, or the disk refuses.
    pub fn save(&self, game: &Snapshot) -> Result<(), StoreError> {
        let bytes = document::encode(game)?;
        let (number, latest) = (self.number, Arc::clone(&self.latest));
        // Asked on the store's thread, where no other game can slip in between.
        self.desk.ask(move |database| {
            if latest.load(Ordering::Acquire) != number {
                return Err(StoreError::Superseded);
            }
            document::write(database, GAME, &bytes)
        })?
    }

    /// The same as what a game calls with every change.
    pub fn hook(self) -> CommitHook {
        Box::new(move |game| self.save(game).map_err(|error| CommitError { reason: error.to_string() }))
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::super::Store;
    use super::*;
    use crate::board::Point;
    use crate::game::{GameConfig, GameState, Intent};
    use crate::rules::five::FiveRule;

    fn game(stones: usize) -> Snapshot {
        let mut state = GameState::new(GameConfig::between_people(FiveRule::Caro), Duration::ZERO).unwrap();
        for stone in 0..stones {
            let point = Point::from_index(stone);
            state.apply(Intent::Play { point }, stone as u64, Duration::from_secs(stone as u64)).unwrap();
        }
        state.snapshot(Duration::from_secs(9))
    }

    #[test]
    fn a_game_is_found_again_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).unwrap();
        assert_eq!(store.game(), Ok(None));
        store.game_slot().save(&game(3)).unwrap();
        drop(store);
        let store = Store::open(folder.path()).unwrap();
        assert_eq!(store.game(), Ok(Some(game(3))));
        store.forget_game().unwrap();
        assert_eq!(store.game(), Ok(None));
    }

    #[test]
    fn an_older_game_does_not_overwrite_its_successor() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).unwrap();
        let older = store.game_slot();
        older.save(&game(1)).unwrap();
        let newer = store.game_slot();
        assert_eq!(older.save(&game(2)), Err(StoreError::Superseded));
        assert_eq!(store.game(), Ok(Some(game(1))));
        newer.save(&game(0)).unwrap();
        assert_eq!(store.game(), Ok(Some(game(0))));
    }

    #[test]
    fn a_closed_store_says_so() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).unwrap();
        let mut hook = store.game_slot().hook();
        store.close();
        assert_eq!(hook(&game(1)).unwrap_err().reason, "the store is closed");
        assert_eq!(store.settings(), Err(StoreError::Closed));
    }
}
