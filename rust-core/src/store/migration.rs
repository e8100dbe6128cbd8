//! Lifts documents of earlier versions to the form of today.

use serde_json::{Map, Value};

use super::document::{GAME, Name};

/// Brings the content of a document of an earlier version up to date. What does not look like that
/// version is left alone: reading it will say what is wrong.
pub(super) fn lift(name: Name, version: u32, content: &mut Value) {
    if version < 2 && name == GAME {
        name_the_game(content);
    }
}

/// Version 1 knew five in a row alone, and had its choices beside those of every game.
fn name_the_game(content: &mut Value) {
    let Some(config) = content.get_mut("config").and_then(Value::as_object_mut) else { return };
    if config.contains_key("variant") {
        return;
    }
    let mut variant = Map::from_iter([("game".to_owned(), Value::from("five"))]);
    for choice in ["rule", "opening", "foul_policy"] {
        if let Some(value) = config.remove(choice) {
            variant.insert(choice.to_owned(), value);
        }
    }
    config.insert("variant".to_owned(), Value::Object(variant));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{GameState, GameVariant, Snapshot};
    use crate::rules::five::{FiveRule, FoulPolicy};
    use crate::rules::openings::Opening;

    /// A game against the computer as the first version saved it.
    const FIRST_VERSION: &str = r#"{
        "config": {
            "rule": "renju", "size": {"width": 15, "height": 15}, "opening": "soosorv-8",
            "first": {"kind": "person"}, "second": {"kind": "computer", "level": "easy"},
            "time_control": {"kind": "byo-yomi",
                "main": {"secs": 60, "nanos": 0}, "period": {"secs": 30, "nanos": 0}, "periods": 3},
            "foul_policy": "loses", "seed": 7
        },
        "tree": {
            "start": {"first": {"main": {"secs": 60, "nanos": 0}, "periods": 3},
                "second": {"main": {"secs": 60, "nanos": 0}, "periods": 3}},
            "first": 1,
            "nodes": [{
                "action": {"kind": "place", "point": 112}, "seat": "first", "parent": 0, "next": null,
                "spent": {"secs": 4, "nanos": 0},
                "banks": {"first": {"main": {"secs": 56, "nanos": 0}, "periods": 3},
                    "second": {"main": {"secs": 60, "nanos": 0}, "periods": 3}},
                "win_rate": null
            }],
            "current": 1
        },
        "turn_time": {"secs": 1, "nanos": 0}, "revision": 1, "active": true
    }"#;

    #[test]
    fn a_game_of_the_first_version_goes_on() {
        let mut content: Value = serde_json::from_str(FIRST_VERSION).unwrap();
        lift(GAME, 1, &mut content);
        let snapshot: Snapshot = serde_json::from_value(content).unwrap();
        let GameVariant::Five(variant) = snapshot.config.variant else { panic!("five in a row") };
        assert_eq!(
            (variant.rule, variant.opening, variant.foul_policy),
            (FiveRule::Renju, Opening::Soosorv8, FoulPolicy::Loses)
        );
        let state = GameState::resume(snapshot, std::time::Duration::ZERO).unwrap();
        assert_eq!(state.view(std::time::Duration::ZERO).log[0].label, "H8");
    }

    #[test]
    fn other_documents_and_newer_ones_stay_as_they_are() {
        for (name, version) in [(super::super::document::CHOICE, 1), (GAME, 2)] {
            let before: Value = serde_json::from_str(r#"{"config": {"rule": "caro"}}"#).unwrap();
            let mut content = before.clone();
            lift(name, version, &mut content);
            assert_eq!(content, before);
        }
    }
}
