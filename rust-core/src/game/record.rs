//! A game as a record, for files and for stepping through.

use super::config::Participant;
use super::go_table::GoTable;
use super::state::GameState;
use super::tree::{Action, NodeId};
use super::variant::GameVariant;
use super::view::OutcomeReason;
use crate::board::Stone;
use crate::player::Level;
use crate::record::{self, GameKind, GameTree};
use crate::rules::Move;
use crate::rules::five::FiveRule;
use crate::rules::go::{GoRuleSet, fixed_handicap};
use crate::rules::scoring::GoOutcome;

impl GameState {
    /// The game as a record: the line on the board first, what was taken back as variations. Choices of
    /// an opening and marks of dead stones have no place in it.
    pub fn record(&self) -> GameTree {
        let kind = match self.config.variant {
            GameVariant::Five(_) => GameKind::Five,
            GameVariant::Go(_) => GameKind::Go,
        };
        let mut tree = GameTree::new(kind, Some(self.config.size));
        self.describe(&mut tree);
        let by_hand = self.situation.go().map_or(0, GoTable::placed_by_hand);
        let line = self.tree.line_to(self.tree.current());
        // Where each node stands in the record, and the moves before it; `None` off the record.
        let mut places: Vec<Option<(record::NodeId, usize)>> = vec![None; self.tree.len() + 1];
        places[0] = Some((record::NodeId::ROOT, 0));
        for (index, &id) in line.iter().enumerate() {
            if index < by_hand {
                // On the line these stones are the record's setup; other placements are left out.
                let point = self.tree.node(id).and_then(|node| node.action.point());
                tree.set_up(record::NodeId::ROOT, Some(Stone::Black), point);
                places[id.index()] = places[0];
            } else {
                self.write_node(&mut tree, id, &mut places);
            }
        }
        let has_handicap_to_place =
            matches!(self.config.variant, GameVariant::Go(go) if go.free_placement && go.handicap > 0);
        for id in self.tree.ids() {
            let is_placement = has_handicap_to_place && self.tree.line_to(id).len() <= by_hand;
            if places[id.index()].is_none() && !is_placement {
                self.write_node(&mut tree, id, &mut places);
            }
        }
        tree
    }

    fn write_node(&self, tree: &mut GameTree, id: NodeId, places: &mut [Option<(record::NodeId, usize)>]) {
        let Some(node) = self.tree.node(id) else { return };
        let Some((parent, moves)) = places[node.parent.index()] else { return };
        let played = match node.action {
            Action::Place { point } | Action::Pick { point } => Some(Move::Place(point)),
            Action::Pass => Some(Move::Pass),
            _ => None,
        };
        places[id.index()] = Some(match played {
            None => (parent, moves),
            Some(played) => {
                let stone = match self.config.variant {
                    GameVariant::Go(_) => self.situation.stone_of(node.seat),
                    GameVariant::Five(_) => Stone::BOTH[moves % 2],
                };
                let place = tree.play(parent, stone, played);
                if let Some(reading) = self.config.time_control.reading(
                    *node.banks.get(node.seat),
                    std::time::Duration::ZERO,
                    false,
                ) {
                    let name = if stone == Stone::Black { "BL" } else { "WL" };
                    tree.set_text(place, name, format!("{:.3}", reading.remaining.as_secs_f64()));
                }
                (place, moves + 1)
            }
        });
    }

    /// Writes what the root says about the game.
    fn describe(&self, tree: &mut GameTree) {
        let root = record::NodeId::ROOT;
        for stone in Stone::BOTH {
            if let Participant::Computer { level } = self.config.participant(self.situation.holder(stone)) {
                let name = if stone == Stone::Black { "PB" } else { "PW" };
                tree.set_text(root, name, format!("Tengen {}", name_of_level(level)));
            }
        }
        match self.config.variant {
            GameVariant::Five(five) => tree.set_text(root, "RU", name_of_rule(five.rule)),
            GameVariant::Go(go) => {
                tree.set_text(root, "RU", name_of_rule_set(go.rule_set));
                tree.set_text(root, "KM", (f64::from(go.komi) / 2.0).to_string());
                if go.handicap > 0 {
                    tree.set_text(root, "HA", go.handicap.to_string());
                    tree.set_text(root, "PL", "W");
                }
                if go.handicap > 0 && !go.free_placement {
                    let points = fixed_handicap(self.config.size, go.handicap).unwrap_or_default();
                    tree.set_up(root, Some(Stone::Black), points);
                }
            }
        }
        if let Some(result) = self.result() {
            tree.set_text(root, "RE", result);
        }
    }

    /// The result as records write it: "B+3.5", "W+R", "B+T", "0", "Void"; `None` while the game goes on.
    pub fn result(&self) -> Option<String> {
        let outcome = self.outcome()?;
        let winner = outcome.winning_stone;
        Some(match (outcome.reason, winner) {
            (OutcomeReason::NoResult, _) => GoOutcome::Void.to_string(),
            (OutcomeReason::Resignation, Some(winner)) => GoOutcome::Resignation { winner }.to_string(),
            (OutcomeReason::Time, Some(winner)) => GoOutcome::Time { winner }.to_string(),
            (OutcomeReason::Count, _) => {
                GoOutcome::of_margin(outcome.half_points.unwrap_or_default()).to_string()
            }
            (_, Some(Stone::Black)) => "B+".to_owned(),
            (_, Some(Stone::White)) => "W+".to_owned(),
            (_, None) => GoOutcome::Draw.to_string(),
        })
    }
}

const fn name_of_level(level: Level) -> &'static str {
    match level {
        Level::Easy => "Easy",
        Level::Medium => "Medium",
        Level::Hard => "Hard",
    }
}

const fn name_of_rule(rule: FiveRule) -> &'static str {
    match rule {
        FiveRule::Freestyle => "freestyle",
        FiveRule::Standard => "standard",
        FiveRule::Caro => "caro",
        FiveRule::Renju => "renju",
    }
}

const fn name_of_rule_set(rule_set: GoRuleSet) -> &'static str {
    match rule_set {
        GoRuleSet::Chinese => "Chinese",
        GoRuleSet::Japanese => "Japanese",
        GoRuleSet::Korean => "Korean",
        GoRuleSet::Aga => "AGA",
        GoRuleSet::NewZealand => "NZ",
        GoRuleSet::TrompTaylor => "Tromp-Taylor",
    }
}
