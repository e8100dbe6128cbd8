//! What a record says about the game as a whole.

use super::tree::GameTree;
use crate::board::{BySide, Stone};
use crate::rules::five::FiveRule;
use crate::rules::go::GoRuleSet;

/// Who played, when, where and how. Texts are as the file has them; they follow conventions that
/// nothing enforces (<https://www.red-bean.com/sgf/properties.html#GI>).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GameInfo {
    /// PB, PW: names.
    pub players: BySide<Option<String>>,
    /// BR, WR: "9p", "3k".
    pub ranks: BySide<Option<String>>,
    /// BT, WT: teams.
    pub teams: BySide<Option<String>>,
    /// KM: points for White.
    pub komi: Option<f32>,
    /// HA: handicap stones, 2 or more.
    pub handicap: Option<u32>,
    /// RU: the rule set.
    pub rules: Option<String>,
    /// RE: "B+3.5", "W+R", "0", "Void", "?".
    pub result: Option<String>,
    /// TM: main time in seconds.
    pub seconds: Option<f64>,
    /// OT: what follows on the main time.
    pub overtime: Option<String>,
    /// DT: days as "1996-05-06,07".
    pub date: Option<String>,
    /// EV: the tournament.
    pub event: Option<String>,
    /// RO: its round.
    pub round: Option<String>,
    /// PC: the place.
    pub place: Option<String>,
    /// ON: the opening.
    pub opening: Option<String>,
    /// GN: a name for the game.
    pub name: Option<String>,
    /// GC: a comment on the game.
    pub comment: Option<String>,
}

impl GameTree {
    /// What the main line says about the game: usually its root does, in collections a later node.
    pub fn info(&self) -> GameInfo {
        let find = |name: &str| self.main_line().find_map(|id| self.text(id, name));
        let text = |name: &str| find(name).map(str::to_owned);
        GameInfo {
            players: BySide::new(text("PB"), text("PW")),
            ranks: BySide::new(text("BR"), text("WR")),
            teams: BySide::new(text("BT"), text("WT")),
            komi: find("KM").and_then(|text| text.parse().ok()).filter(|komi: &f32| komi.is_finite()),
            handicap: find("HA").and_then(|text| text.parse().ok()).filter(|&stones| stones > 1),
            rules: text("RU"),
            result: text("RE"),
            seconds: find("TM").and_then(|text| text.parse().ok()).filter(|time: &f64| time.is_finite()),
            overtime: text("OT"),
            date: text("DT"),
            event: text("EV"),
            round: text("RO"),
            place: text("PC"),
            opening: text("ON"),
            name: text("GN"),
            comment: text("GC"),
        }
    }

    /// The rule set of Go that RU names; `None` for one that is unknown or not named.
    pub fn go_rule_set(&self) -> Option<GoRuleSet> {
        match &*self.rule_name()? {
            "chinese" | "cn" => Some(GoRuleSet::Chinese),
            "japanese" | "jp" => Some(GoRuleSet::Japanese),
            "korean" | "kr" => Some(GoRuleSet::Korean),
            "aga" | "american" => Some(GoRuleSet::Aga),
            "nz" | "newzealand" => Some(GoRuleSet::NewZealand),
            "tromptaylor" | "tt" => Some(GoRuleSet::TrompTaylor),
            _ => None,
        }
    }

    /// The rule of five in a row that RU names; `None` for one that is unknown or not named.
    pub fn five_rule(&self) -> Option<FiveRule> {
        match &*self.rule_name()? {
            "freestyle" => Some(FiveRule::Freestyle),
            "standard" => Some(FiveRule::Standard),
            "caro" => Some(FiveRule::Caro),
            "renju" => Some(FiveRule::Renju),
            _ => None,
        }
    }

    /// The small letters of RU.
    fn rule_name(&self) -> Option<String> {
        let text = self.main_line().find_map(|id| self.text(id, "RU"))?;
        let letters = text.chars().filter(char::is_ascii_alphabetic);
        Some(letters.map(|letter| letter.to_ascii_lowercase()).collect())
    }

    /// The winner that the result names; `None` for a draw, no result, and what can't be read.
    pub fn winner(&self) -> Option<Stone> {
        let result = self.main_line().find_map(|id| self.text(id, "RE"))?;
        match result.trim_start().get(..2)? {
            "B+" | "b+" => Some(Stone::Black),
            "W+" | "w+" => Some(Stone::White),
            _ => None,
        }
    }
}
