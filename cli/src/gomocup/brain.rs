//! What thinks behind the protocol.

use tengen_core::board::Size;
use tengen_core::five::Engine;
use tengen_core::rules::Move;
use tengen_core::rules::five::{FivePosition, FiveRule};
use tengen_core::search::{Limits, Progress, Stopper};

/// What a brain found.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Thought {
    pub(super) best: Move,
    /// The chance that the side to move wins, from 0 to 1.
    pub(super) win_rate: f32,
    /// The value in the brain's own units, for the side to move.
    pub(super) value: i32,
    /// In plies.
    pub(super) depth: u32,
    pub(super) nodes: u64,
    pub(super) line: Vec<Move>,
}

/// The game that a search belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Setting {
    pub(super) rule: FiveRule,
    pub(super) size: Size,
    /// What the brain may keep in its table, in MiB.
    pub(super) table: usize,
    /// The number of the game: nothing is kept from one to the next.
    pub(super) game: u64,
}

/// A search that the protocol can start and stop.
pub(super) trait Brain: Send {
    /// Makes ready for a game, if it is another one than the last.
    fn prepare(&mut self, setting: Setting);

    /// Searches a position; `None` when the game is over.
    fn think(
        &mut self,
        position: &FivePosition,
        limits: &Limits,
        seed: u64,
        stopper: &Stopper,
        progress: &mut dyn FnMut(&Progress),
    ) -> Option<Thought>;
}

/// The engine for the game under way.
#[derive(Default)]
pub(super) struct EngineBrain {
    ready: Option<(Setting, Engine)>,
}

impl Brain for EngineBrain {
    fn prepare(&mut self, setting: Setting) {
        match &mut self.ready {
            Some((last, _)) if *last == setting => {}
            Some((last, engine)) if (Setting { game: setting.game, ..*last }) == setting => {
                engine.clear();
                *last = setting;
            }
            ready => {
                // The old table goes first: there may not be memory for two.
                *ready = None;
                let engine = Engine::with_table(setting.rule, setting.size, setting.table);
                *ready = Some((setting, engine));
            }
        }
    }

    fn think(
        &mut self,
        position: &FivePosition,
        limits: &Limits,
        seed: u64,
        stopper: &Stopper,
        progress: &mut dyn FnMut(&Progress),
    ) -> Option<Thought> {
        let (_, engine) = self.ready.as_mut()?;
        let found = engine.search(position, limits, seed, stopper, progress)?;
        Some(Thought {
            best: found.best,
            win_rate: found.win_rate,
            value: found.value,
            depth: found.depth,
            nodes: found.nodes,
            line: found.line,
        })
    }
}
