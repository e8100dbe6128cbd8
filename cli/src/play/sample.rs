//! Games for tests.

use std::time::Duration;

use tengen_core::board::Size;
use tengen_core::game::{FiveVariant, GameConfig, GameState, GameVariant, GameView, Intent, Participant};
use tengen_core::player::Level;
use tengen_core::rules::five::FiveRule;
use tengen_core::rules::go::GoRuleSet;
use tengen_core::rules::openings::Opening;

/// Two people, freestyle, a square board of this side.
pub(super) fn people(side: u32) -> GameConfig {
    GameConfig { size: Size::square(side).unwrap(), ..GameConfig::between_people(FiveRule::Freestyle) }
}

/// The same with an opening.
pub(super) fn opened(opening: Opening, side: u32) -> GameConfig {
    five(FiveVariant { opening, ..FiveVariant::new(FiveRule::Freestyle) }, side)
}

/// Two people at five in a row.
pub(super) fn five(variant: FiveVariant, side: u32) -> GameConfig {
    GameConfig { variant: GameVariant::Five(variant), ..people(side) }
}

/// Two people at Go, Chinese rules.
pub(super) fn go(side: u32) -> GameConfig {
    GameConfig::go_between_people(GoRuleSet::Chinese, Size::square(side).unwrap())
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

/// The same after moves written as labels and passes, "H8 pass J9".
pub(super) fn after_moves(config: GameConfig, moves: &str) -> GameView {
    let intent = |label| match label {
        "pass" => Intent::Pass,
        label => Intent::Play { point: config.size.parse_label(label).unwrap() },
    };
    after(config, &moves.split_whitespace().map(intent).collect::<Vec<_>>())
}
