//! Who thinks for a game: players of the three levels, or one that never ends by itself.

use std::sync::Arc;
use std::time::Duration;

use crate::board::Size;
use crate::five::Engine;
use crate::game::{LevelOpponents, OpponentFactory};
use crate::player::{Choice, GoChoice, GoLevelPlayer, GoPlayer, Level, Player};
use crate::rules::five::{FivePosition, FiveRule};
use crate::rules::go::GoPosition;
use crate::search::{Limits, Progress, Stopper};

/// The pause between two rounds of a search that goes on until it is stopped: it must not take a
/// whole core for ever.
pub(super) const PAUSE: Duration = Duration::from_millis(10);

/// The depth of one such round, in plies.
const ROUND: u32 = 3;

/// The players of a game. With `until_stopped` they read a position again and again, and answer only
/// once they are stopped.
pub(super) fn opponents(until_stopped: bool) -> Arc<dyn OpponentFactory> {
    if until_stopped { Arc::new(Tireless) } else { Arc::new(LevelOpponents) }
}

/// Makes players that read on until they are stopped.
struct Tireless;

impl OpponentFactory for Tireless {
    fn player(&self, _: Level, rule: FiveRule, size: Size, _: u64) -> Box<dyn Player> {
        Box::new(TirelessPlayer { engine: Engine::with_table(rule, size, 1) })
    }

    fn go_player(&self, level: Level, size: Size, seed: u64) -> Box<dyn GoPlayer> {
        Box::new(TirelessGoPlayer { player: GoLevelPlayer::new(level, size, seed) })
    }
}

struct TirelessGoPlayer {
    player: GoLevelPlayer,
}

impl GoPlayer for TirelessGoPlayer {
    fn choose(
        &mut self,
        position: &GoPosition,
        stopper: &Stopper,
        progress: &mut dyn FnMut(&Progress),
    ) -> Option<GoChoice> {
        loop {
            let choice = self.player.choose(position, stopper, progress);
            if stopper.is_stopped() {
                return choice;
            }
            std::thread::sleep(PAUSE);
        }
    }
}

struct TirelessPlayer {
    engine: Engine,
}

impl Player for TirelessPlayer {
    fn choose(
        &mut self,
        position: &FivePosition,
        stopper: &Stopper,
        progress: &mut dyn FnMut(&Progress),
    ) -> Option<Choice> {
        loop {
            let found = self.engine.search(position, &Limits::depth(ROUND), 0, stopper, progress)?;
            if stopper.is_stopped() {
                return Some(Choice {
                    played: found.best,
                    win_rate: found.win_rate,
                    depth: found.depth,
                    nodes: found.nodes,
                });
            }
            std::thread::sleep(PAUSE);
        }
    }
}
