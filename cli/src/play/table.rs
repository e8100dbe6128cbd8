//! A running game as the two ways to play see it.

use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::Duration;

use tengen_core::board::{Point, Size};
use tengen_core::game::{
    Action, Game, GameChange, GameConfig, GameListener, GameSetup, GameView, OpeningTaskKind, StartError,
    Turn,
};
use tengen_core::player::{Advice, Level, LevelPlayer, Player};
use tengen_core::rules::Move;
use tengen_core::rules::five::{FivePosition, FiveRule};

/// Starts a game whose changes come out of a channel, turned into the receiver's own kind of message.
///
/// # Errors
/// When it cannot be set up so.
pub(super) fn start<M: Send + 'static>(
    config: GameConfig,
    smallest_thinking_time: Duration,
    changes: Sender<M>,
    message: fn(GameChange) -> M,
) -> Result<Game, StartError> {
    let setup = GameSetup {
        opponents: Arc::new(opponent),
        listener: Arc::new(Forward { changes, message }),
        commit: None,
        smallest_thinking_time,
    };
    Game::start(config, setup)
}

fn opponent(level: Level, rule: FiveRule, size: Size, seed: u64) -> Box<dyn Player> {
    Box::new(LevelPlayer::new(level, rule, size, seed))
}

/// Passes changes on.
struct Forward<M> {
    changes: Sender<M>,
    message: fn(GameChange) -> M,
}

impl<M: Send> GameListener for Forward<M> {
    fn changed(&self, change: GameChange) {
        // The receiver is gone only when the program is about to end.
        _ = self.changes.send((self.message)(change));
    }
}

/// The position on the board, for advice; `None` when none can be given: it is not a person's turn,
/// or the opening asks for a choice.
pub(super) fn position_to_advise(view: &GameView) -> Option<FivePosition> {
    let chooses = view.opening.as_ref().is_some_and(|task| task.kind == OpeningTaskKind::Choose);
    if chooses || !matches!(view.turn, Turn::Person { .. }) {
        return None;
    }
    let mut position = FivePosition::new(view.config.rule, view.config.size).ok()?;
    for entry in view.log.iter().filter(|entry| entry.action.is_move()) {
        let played = match entry.action {
            Action::Place { point } | Action::Pick { point } => Move::Place(point),
            _ => Move::Pass,
        };
        position.play(played).ok()?;
    }
    Some(position)
}

/// Leaves the advice that an opening allows, and takes out what it offers already.
pub(super) fn keep_allowed(view: &GameView, advice: &mut Vec<Advice>) {
    if let Some(task) = &view.opening {
        advice.retain(|advice| task.allowed.contains(&advice.point));
    }
}

/// The values of a heat map in tenths.
pub(super) fn heat(advice: &[Advice]) -> Vec<(Point, u8)> {
    advice.iter().map(|advice| (advice.point, (advice.win_rate.clamp(0.0, 0.99) * 10.0) as u8)).collect()
}
