//! One game of a level against itself.

use tengen_core::board::{Point, Size, Stone};
use tengen_core::go::{Parameters, judge};
use tengen_core::record::{GameKind, GameTree, NodeId, sgf};
use tengen_core::rules::go::{GoEnding, GoPosition, GoRuleSet, GoRules};
use tengen_core::rules::scoring::{DeadStones, count};
use tengen_core::search::{Random, Stopper};

use crate::rung::Rung;

/// A game that takes more moves for each point does not end by itself.
const LONGEST: usize = 3;

/// What all games have in common.
pub(super) struct Table {
    pub(super) rung: Rung,
    pub(super) rules: GoRules,
    pub(super) size: Size,
}

/// A game, and what the two sides say about its end.
pub(super) struct Game {
    pub(super) position: GoPosition,
    /// The stones that both call dead.
    pub(super) dead: Vec<Point>,
    /// The stones that one calls dead.
    pub(super) disputed: Vec<Point>,
}

impl Table {
    /// Plays a game that the seed fixes.
    pub(super) fn play(&self, seed: u64) -> Game {
        let mut random = Random::new(seed);
        let mut players = [(); 2].map(|()| self.rung.player(self.size, random.next_u64()));
        let mut position = GoPosition::new(self.rules, self.size);
        let stopper = Stopper::new();
        for turn in 0..LONGEST * self.size.area() {
            let Some(choice) = players[turn % 2].choose(&position, &stopper, &mut |_| {}) else { break };
            if position.play(choice.played).is_err() {
                break;
            }
        }
        let [one, other] = [(); 2].map(|()| judge(&position, &Parameters::default(), random.next_u64()).dead);
        let (dead, disputed) = self
            .size
            .points()
            .filter(|&point| one.contains(point) || other.contains(point))
            .partition(|&point| one.contains(point) && other.contains(point));
        Game { position, dead, disputed }
    }
}

impl Game {
    /// How it ended, or that it was cut.
    pub(super) const fn ended(&self) -> &'static str {
        match self.position.ending() {
            Some(GoEnding::TwoPasses) => "two-passes",
            Some(GoEnding::NoResult) => "no-result",
            None => "cut",
        }
    }

    /// The result with the agreed stones taken off; `None` for a game that was cut.
    pub(super) fn result(&self) -> Option<String> {
        self.position.ending()?;
        let dead = DeadStones::of(self.position.board(), self.dead.iter().copied());
        Some(count(&self.position, &dead).outcome().to_string())
    }

    pub(super) fn labels(&self, points: &[Point]) -> Vec<String> {
        points.iter().map(|&point| self.position.size().label(point)).collect()
    }

    /// The game as a file.
    pub(super) fn sgf(&self, table: &Table, rules: GoRuleSet) -> String {
        let mut tree = GameTree::new(GameKind::Go, Some(table.size));
        let name = match rules {
            GoRuleSet::Chinese => "Chinese",
            GoRuleSet::Japanese => "Japanese",
            GoRuleSet::Korean => "Korean",
            GoRuleSet::Aga => "AGA",
            GoRuleSet::NewZealand => "NZ",
            GoRuleSet::TrompTaylor => "Tromp-Taylor",
        };
        let player = format!("Tengen {}", table.rung);
        let facts = [
            ("RU", name.to_owned()),
            ("KM", (f64::from(table.rules.komi) / 2.0).to_string()),
            ("PB", player.clone()),
            ("PW", player),
            ("RE", self.result().unwrap_or_else(|| "Void".to_owned())),
        ];
        for (property, text) in facts {
            tree.set_text(NodeId::ROOT, property, text);
        }
        let mut node = NodeId::ROOT;
        for (index, &played) in self.position.moves().iter().enumerate() {
            let stone = self.position.played_by(index).unwrap_or(Stone::BOTH[index % 2]);
            node = tree.play(node, stone, played);
        }
        sgf::write([&tree])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_end_and_the_seed_fixes_them() {
        for rung in [Rung::Random, Rung::Rules, Rung::Easy] {
            let table = Table { rung, rules: GoRuleSet::Chinese.rules(), size: Size::square(5).unwrap() };
            let (game, again) = (table.play(3), table.play(3));
            assert_eq!(game.ended(), "two-passes");
            assert_eq!(game.position.moves(), again.position.moves());
            assert_eq!((&game.dead, game.result()), (&again.dead, again.result()));
            assert!(game.result().is_some());
        }
    }

    #[test]
    fn a_game_is_written_with_its_moves_and_result() {
        let rules = GoRuleSet::Chinese;
        let table = Table { rung: Rung::Random, rules: rules.rules(), size: Size::square(4).unwrap() };
        let game = table.play(1);
        let file = sgf::read(game.sgf(&table, rules).as_bytes()).unwrap();
        assert_eq!(file.warnings, []);
        let tree = &file.games[0].tree;
        assert_eq!(tree.main_moves().map(|(_, played)| played).collect::<Vec<_>>(), game.position.moves());
        assert_eq!(tree.info().result, game.result());
        assert_eq!(tree.info().komi, Some(7.5));
    }
}
