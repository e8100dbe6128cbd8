//! How games against the computer ended.

use redb::{Database, ReadableDatabase, ReadableTable, TableDefinition, TableError, WriteTransaction};

use super::document::{decode, encode};
use super::error::StoreError;
use super::library::GameNumber;
use super::preferences::GameKind;
use super::thread::Store;
use crate::board::Stone;
use crate::game::{GameState, GameVariant, OutcomeReason};
use crate::player::Level;
use crate::rules::five::FiveRule;
use crate::rules::go::GoRuleSet;

/// By the number of the game, also when its record is forgotten.
const BOUTS: TableDefinition<u64, &[u8]> = TableDefinition::new("bouts");

/// What errors call one.
const BOUT: &str = "result of a game";

/// How a game against the computer ended, seen by the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Bout {
    /// Which game.
    pub game: GameKind,
    /// Points a side; of a board that is not square, its columns.
    pub side: u32,
    /// The rules of five in a row; `None` for Go.
    pub five_rule: Option<FiveRule>,
    /// The rules of Go; `None` for five in a row.
    pub go_rules: Option<GoRuleSet>,
    /// The computer's level.
    pub level: Level,
    /// The person's colour at the end.
    pub person: Stone,
    /// How it went for the person.
    pub score: Score,
    /// When it ended, in milliseconds since 1970 (UTC).
    pub ended_at: u64,
}

/// How a game went for the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Score {
    /// The person won.
    Won,
    /// Nobody won.
    Drawn,
    /// The computer won.
    Lost,
}

/// How many games went how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games that the person won.
    pub won: u32,
    /// Games that nobody won.
    pub drawn: u32,
    /// Games that the computer won.
    pub lost: u32,
}

impl Tally {
    /// Counts one more game.
    pub const fn add(&mut self, score: Score) {
        match score {
            Score::Won => self.won += 1,
            Score::Drawn => self.drawn += 1,
            Score::Lost => self.lost += 1,
        }
    }
}

impl FromIterator<Score> for Tally {
    fn from_iter<T: IntoIterator<Item = Score>>(scores: T) -> Self {
        scores.into_iter().fold(Self::default(), |mut tally, score| {
            tally.add(score);
            tally
        })
    }
}

impl Bout {
    /// The result of a game that has ended at a moment; `None` while it goes on, between two people, for a
    /// game without a move, and for one that the rules declare void.
    pub(super) fn of(state: &GameState, ended_at: u64) -> Option<Self> {
        let outcome = state.outcome()?;
        let config = state.config();
        let (person, level) = config.person_and_level()?;
        if outcome.reason == OutcomeReason::NoResult || state.tree().is_empty() {
            return None;
        }
        let (game, five_rule, go_rules) = match config.variant {
            GameVariant::Five(five) => (GameKind::Five, Some(five.rule), None),
            GameVariant::Go(go) => (GameKind::Go, None, Some(go.rule_set)),
        };
        Some(Self {
            game,
            side: config.size.width() as u32,
            five_rule,
            go_rules,
            level,
            person: state.stone_of(person),
            score: match outcome.winner {
                Some(winner) if winner == person => Score::Won,
                Some(_) => Score::Lost,
                None => Score::Drawn,
            },
            ended_at,
        })
    }
}

impl Store {
    /// How every game against the computer ended, in the order in which they were begun.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn bouts(&self) -> Result<Vec<Bout>, StoreError> {
        self.desk.ask(|database| {
            let bouts = numbered(database).map_err(StoreError::disk)?;
            Ok(bouts.into_iter().map(|(_, bout)| bout).collect())
        })
    }

    /// Forgets how games ended; the games themselves stay in the library.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn forget_bouts(&self) -> Result<(), StoreError> {
        self.desk.ask(|database| {
            let forget = || -> Result<(), redb::Error> {
                let writing = database.begin_write()?;
                writing.delete_table(BOUTS)?;
                Ok(writing.commit()?)
            };
            forget().map_err(StoreError::disk)
        })
    }
}

/// Counts a game, unless its number is counted already: a result stands, also when moves are taken back
/// after it.
pub(super) fn count(writing: &WriteTransaction, number: GameNumber, bout: &Bout) -> Result<(), StoreError> {
    let bytes = encode(bout)?;
    let count = || -> Result<(), redb::Error> {
        let mut table = writing.open_table(BOUTS)?;
        let is_counted = table.get(number.0)?.is_some();
        if !is_counted {
            table.insert(number.0, bytes.as_slice())?;
        }
        Ok(())
    };
    count().map_err(StoreError::disk)
}

/// How every game ended, with its number.
pub(super) fn numbered(database: &Database) -> Result<Vec<(u64, Bout)>, redb::Error> {
    let table = match database.begin_read()?.open_table(BOUTS) {
        Err(TableError::TableDoesNotExist(_)) => return Ok(Vec::new()),
        table => table?,
    };
    let mut bouts = Vec::new();
    for row in table.iter()? {
        let (number, bytes) = row?;
        // One that makes no sense, or a newer app's, is left out and left where it is.
        bouts.extend(decode(BOUT, bytes.value()).map(|bout| (number.value(), bout)));
    }
    Ok(bouts)
}
