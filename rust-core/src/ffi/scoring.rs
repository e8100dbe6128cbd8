//! What a screen shows of a game of Go beyond the board.

use super::mirrored;
use super::picture::{index, indices};
use crate::{game, rules};

mirrored! {
    /// How far a game of Go is.
    GoPhase = game::GoPhase {
        /// Black places handicap stones.
        PlacingHandicap,
        /// The sides move in turn.
        Playing,
        /// Both have passed: dead stones are marked.
        Scoring,
        /// The game has ended.
        Over,
    }
}

mirrored! {
    /// What counts at the end.
    Counting = rules::go::Counting {
        /// Living stones and the points that they surround.
        Area,
        /// Surrounded points and captured stones.
        Territory,
    }
}

/// What a game of Go shows beyond the board.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct GoView {
    /// How far the game is.
    pub phase: GoPhase,
    /// The handicap stones that Black must still place.
    pub handicap_missing: u32,
    /// The point of a ko that was taken just now, where the simple ko rule forbids retaking.
    pub ko: Option<u32>,
    /// The count: while it is discussed, and after a game that it decided.
    pub scoring: Option<Scoring>,
}

/// A count with the marks that it rests on.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Scoring {
    /// Whether the first proposal of dead stones is still being worked out.
    pub judging: bool,
    /// The stones that count as dead, in reading order.
    pub dead: Vec<u32>,
    /// Whom each point counts for, row by row: 0 nobody, 1 Black, 2 White.
    pub owners: Vec<u8>,
    /// What counts.
    pub counting: Counting,
    /// Black's count.
    pub black: SideCount,
    /// White's count.
    pub white: SideCount,
    /// Black's total less White's, in half points.
    pub half_points: i32,
    /// The result as records write it: "B+3.5", "W+0.5", "0".
    pub result: String,
}

/// The count of one side. By area, territory, stones, handicap bonus and komi add up to the total; by
/// territory, territory, dead stones, prisoners and komi do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct SideCount {
    /// Points that the side surrounds, those under the other's dead stones included.
    pub territory: u32,
    /// Its living stones.
    pub stones: u32,
    /// The other side's dead stones, which it takes off the board now.
    pub dead: u32,
    /// The stones that it captured in play.
    pub prisoners: u32,
    /// Points for the other's handicap stones.
    pub handicap_bonus: u32,
    /// The komi in half points; 0 for Black.
    pub komi: i32,
    /// The total in half points.
    pub total: i32,
}

impl From<game::GoView> for GoView {
    fn from(view: game::GoView) -> Self {
        Self {
            phase: view.phase.into(),
            handicap_missing: view.handicap_missing,
            ko: view.ko.map(index),
            scoring: view.scoring.map(Scoring::from),
        }
    }
}

impl From<game::Scoring> for Scoring {
    fn from(scoring: game::Scoring) -> Self {
        Self {
            judging: scoring.judging,
            dead: indices(scoring.dead),
            owners: scoring.owners,
            counting: scoring.counting.into(),
            black: scoring.black.into(),
            white: scoring.white.into(),
            half_points: scoring.half_points,
            result: scoring.result,
        }
    }
}

impl From<game::SideCount> for SideCount {
    fn from(count: game::SideCount) -> Self {
        Self {
            territory: count.territory,
            stones: count.stones,
            dead: count.dead,
            prisoners: count.prisoners,
            handicap_bonus: count.handicap_bonus,
            komi: count.komi,
            total: count.total,
        }
    }
}
