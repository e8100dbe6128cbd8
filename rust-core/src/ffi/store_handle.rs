//! The store, as a front end holds it.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use super::config::GameConfig;
use super::errors::{StartError, StoreError};
use super::game_handle::{GameHandle, GameOptions, setup};
use super::listeners::GameListener;
use super::live::{Alive, Kind};
use super::preferences::{GameChoice, Settings};
use super::runtime::blocking;
use crate::game::{self, Game, GameState};
use crate::store;

/// What outlives the app. Closing it, or letting go of it, closes its file; games that it saves go on
/// unsaved.
#[derive(Debug, uniffi::Object)]
pub struct Store {
    store: Arc<store::Store>,
    _alive: Alive,
}

/// A file that could not be used and was renamed; a new one has its place.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct KeptAside {
    /// Its name now, in the store's folder.
    pub file_name: String,
    /// Why.
    pub reason: KeptReason,
}

/// Why a file could not be used.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
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

/// Opens the store of a folder; makes both where they are missing.
///
/// # Errors
/// When the file is in use, or the disk or the system refuses.
#[uniffi::export]
pub async fn open_store(folder: String) -> Result<Arc<Store>, StoreError> {
    let opened = blocking(move || store::Store::open(&PathBuf::from(folder))).await??;
    if let Some(kept) = opened.kept_aside() {
        log::warn!("the store's file was kept aside as {}: {:?}", kept.file_name, kept.reason);
    }
    Ok(Arc::new(Store { store: Arc::new(opened), _alive: Alive::new(Kind::Store) }))
}

impl Store {
    async fn with<T: Send + 'static>(
        &self,
        work: impl FnOnce(&store::Store) -> Result<T, store::StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let store = Arc::clone(&self.store);
        Ok(blocking(move || work(&store)).await??)
    }
}

#[uniffi::export]
impl Store {
    /// The file that was kept aside when the store was opened, if one was.
    pub fn kept_aside(&self) -> Option<KeptAside> {
        self.store.kept_aside().map(KeptAside::from)
    }

    /// The settings as they were last saved, or the usual ones.
    ///
    /// # Errors
    /// When they make no sense (then they are kept aside), or the disk refuses.
    pub async fn settings(&self) -> Result<Settings, StoreError> {
        self.with(store::Store::settings).await.map(Settings::from)
    }

    /// Saves the settings.
    ///
    /// # Errors
    /// When the disk refuses.
    pub async fn save_settings(&self, settings: Settings) -> Result<(), StoreError> {
        self.with(move |store| store.save_settings(&settings.into())).await
    }

    /// The last choices for a new game, or the usual ones.
    ///
    /// # Errors
    /// When they make no sense (then they are kept aside), or the disk refuses.
    pub async fn choice(&self) -> Result<GameChoice, StoreError> {
        self.with(store::Store::choice).await.map(GameChoice::from)
    }

    /// Saves the choices for a new game.
    ///
    /// # Errors
    /// When the disk refuses.
    pub async fn save_choice(&self, choice: GameChoice) -> Result<(), StoreError> {
        self.with(move |store| store.save_choice(choice.into())).await
    }

    /// Begins a game that is saved here with every change, in place of the game in progress.
    ///
    /// # Errors
    /// When it cannot be set up so, or not be saved.
    pub async fn start_game(
        &self,
        config: GameConfig,
        options: GameOptions,
        listener: Arc<dyn GameListener>,
    ) -> Result<Arc<GameHandle>, StartError> {
        let store = Arc::clone(&self.store);
        blocking(move || start(&store, config, options, listener)).await?
    }

    /// The game in progress as it was left, or none when there is none.
    ///
    /// # Errors
    /// When it makes no sense (then it is kept aside), or the disk refuses.
    pub async fn resume_game(
        &self,
        options: GameOptions,
        listener: Arc<dyn GameListener>,
    ) -> Result<Option<Arc<GameHandle>>, StartError> {
        let store = Arc::clone(&self.store);
        blocking(move || resume(&store, options, listener)).await?
    }

    /// Forgets the game in progress.
    ///
    /// # Errors
    /// When the disk refuses.
    pub async fn forget_game(&self) -> Result<(), StoreError> {
        self.with(store::Store::forget_game).await
    }

    /// Lets go of the file when everything asked for so far is on the disk. Doing so twice does
    /// nothing.
    pub fn shut(&self) {
        self.store.close();
    }
}

fn start(
    store: &store::Store,
    config: GameConfig,
    options: GameOptions,
    listener: Arc<dyn GameListener>,
) -> Result<Arc<GameHandle>, StartError> {
    let config: game::GameConfig = config.try_into()?;
    let beginning = GameState::new(config, Duration::ZERO)?;
    // Saved before it runs: a quick opponent's first move must not be overwritten by the empty board.
    let slot = store.game_slot();
    slot.begin(&beginning.snapshot(Duration::ZERO))?;
    let game = Game::start(config, setup(options, listener, Some(slot.hook())))?;
    Ok(GameHandle::new(game, options))
}

fn resume(
    store: &store::Store,
    options: GameOptions,
    listener: Arc<dyn GameListener>,
) -> Result<Option<Arc<GameHandle>>, StartError> {
    let Some(saved) = store.game()? else { return Ok(None) };
    let game = Game::resume(saved, setup(options, listener, Some(store.game_slot().hook())));
    if let Err(game::StartError::Resume { reason }) = &game {
        log::warn!("the saved game is kept aside: {reason}");
        store.set_game_aside()?;
    }
    Ok(Some(GameHandle::new(game?, options)))
}

impl From<&store::KeptAside> for KeptAside {
    fn from(kept: &store::KeptAside) -> Self {
        let reason = match &kept.reason {
            store::KeptReason::Damaged { reason } => KeptReason::Damaged { reason: reason.clone() },
            store::KeptReason::Newer { version } => KeptReason::Newer { version: *version },
        };
        Self { file_name: kept.file_name.clone(), reason }
    }
}

#[cfg(test)]
mod tests {
    use super::super::change::GameChange;
    use super::super::errors::ListenerError;
    use super::super::listeners::ThinkingProgress;
    use super::*;
    use crate::board::{Point, Size};
    use crate::game::Intent;
    use crate::rules::five::FiveRule;

    struct Nobody;

    impl GameListener for Nobody {
        fn changed(&self, _: GameChange) -> Result<(), ListenerError> {
            Ok(())
        }

        fn progress(&self, _: ThinkingProgress) -> Result<(), ListenerError> {
            Ok(())
        }
    }

    #[test]
    fn a_saved_game_that_cannot_go_on_is_kept_aside() {
        let folder = tempfile::tempdir().unwrap();
        let store = store::Store::open(folder.path()).unwrap();
        let options = GameOptions { smallest_thinking_time: Duration::ZERO, until_stopped: false };
        let mut state =
            GameState::new(game::GameConfig::between_people(FiveRule::Standard), Duration::ZERO).unwrap();
        state.apply(Intent::Play { point: Point::from_index(200) }, 0, Duration::ZERO).unwrap();
        let mut saved = state.snapshot(Duration::ZERO);
        saved.config.size = Size::square(5).unwrap();
        store.game_slot().begin(&saved).unwrap();
        let resumed = || resume(&store, options, Arc::new(Nobody)).map(|game| game.is_some());
        assert!(matches!(resumed(), Err(StartError::KeptAside { .. })));
        assert_eq!(resumed(), Ok(false));
        assert_eq!(store.games_aside(), Ok(1));
    }
}
