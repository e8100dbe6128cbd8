//! Games for tests.

use std::time::Duration;

use tengen_core::board::Size;
use tengen_core::game::{GameConfig, GameState, GameView, Intent, Participant};
use tengen_core::player::Level;
use tengen_core::rules::five::FiveRule;

/// Two people, freestyle, a square board of this side.
pub(super) fn people(side: u32) -> GameConfig {
    GameConfig { size: Size::square(side).unwrap(), ..GameConfig::between_people(FiveRule::Freestyle) }
}

/// A person with Black against Hard.
pub(super) fn against_hard() -> GameConfig {
    GameConfig { second: Participant::Computer { level: Level::Hard }, ..people(15) }
}

/// The picture of a game after intents at time zero. A person must be to act for each.
pub(super) fn after(config: GameConfig, intents: &[Intent]) -> GameView {
    let mut state = GameState::new(config, Duration::ZERO).unwrap();
    for &intent in intents {
        let revision = state.view(Duration::ZERO).revision;
        state.apply(intent, revision, Duration::ZERO).unwrap();
    }
    state.view(Duration::ZERO)
}

/// The same after moves written as labels, "H8 J9".
pub(super) fn after_moves(config: GameConfig, moves: &str) -> GameView {
    let point = |label| Intent::Play { point: config.size.parse_label(label).unwrap() };
    after(config, &moves.split_whitespace().map(point).collect::<Vec<_>>())
}
