//! What the library knows of a game without opening its record.

use super::super::preferences::GameKind;
use crate::board::Stone;
use crate::game::GameState;
use crate::player::Level;
use crate::record::{self, GameTree};

/// A game's number in the library. Numbers grow, and none is given twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct GameNumber(pub u64);

/// A game as a list of games shows it. Texts are empty where nothing is known.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct Entry {
    /// Which game; `None` for one that Tengen does not know, which is kept but cannot be shown.
    pub game: Option<GameKind>,
    /// The number of columns; 0 for a board that Tengen has not.
    pub width: u32,
    /// The number of rows; 0 for a board that Tengen has not.
    pub height: u32,
    /// The rules as the record names them.
    pub rules: String,
    /// Black's name.
    pub black: String,
    /// White's name.
    pub white: String,
    /// "B+3.5", "W+R".
    pub result: String,
    /// The day as the record has it, "2026-12-07".
    pub date: String,
    /// The game's name, or its event.
    pub name: String,
    /// The moves of the main line.
    pub moves: u32,
    /// When it came into the library, in milliseconds since 1970 (UTC).
    pub saved_at: u64,
    /// Whether a person marked it.
    pub favourite: bool,
    /// When it was put into the trash, in milliseconds since 1970 (UTC).
    pub trashed_at: Option<u64>,
    /// Where it comes from.
    pub origin: Origin,
}

/// Where a game of the library comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Origin {
    /// It was played in the app to its end.
    Played {
        /// The computer's level; `None` between two people.
        level: Option<Level>,
        /// The person's colour; `None` between two people.
        person: Option<Stone>,
    },
    /// A person kept it before its end, or gave a copy a name.
    Copied,
    /// It came from a file.
    #[default]
    Imported,
}

impl Entry {
    /// The entry of a record that came into the library at a moment.
    pub fn of(record: &GameTree, origin: Origin, saved_at: u64) -> Self {
        let info = record.info();
        let side = |side: fn(crate::board::Size) -> usize| record.size().map_or(0, |size| side(size) as u32);
        Self {
            game: match record.kind() {
                record::GameKind::Five => Some(GameKind::Five),
                record::GameKind::Go => Some(GameKind::Go),
                record::GameKind::Other(_) => None,
            },
            width: side(crate::board::Size::width),
            height: side(crate::board::Size::height),
            rules: info.rules.unwrap_or_default(),
            black: info.players.black.unwrap_or_default(),
            white: info.players.white.unwrap_or_default(),
            result: info.result.unwrap_or_default(),
            date: info.date.unwrap_or_default(),
            name: info.name.or(info.event).unwrap_or_default(),
            moves: record.main_moves().count() as u32,
            saved_at,
            favourite: false,
            trashed_at: None,
            origin,
        }
    }

    /// Whether all words of a search, in whatever case, occur in its texts.
    pub(super) fn has_words(&self, words: &[String]) -> bool {
        let texts = [&self.name, &self.black, &self.white, &self.date, &self.result, &self.rules];
        words.iter().all(|word| texts.iter().any(|text| text.to_lowercase().contains(word)))
    }
}

impl Origin {
    /// The origin of a game that is played in the app.
    pub(in crate::store) fn of(state: &GameState) -> Self {
        match state.config().person_and_level() {
            Some((seat, level)) => Self::Played { level: Some(level), person: Some(state.stone_of(seat)) },
            None => Self::Played { level: None, person: None },
        }
    }
}
