//! Hints and heat maps: a score for every candidate, and why in a word.

use super::parameters::{ADVICE_DEPTH, ADVICE_NODES, LONGEST};
use crate::board::{Point, Size};
use crate::five::{Engine, LineBoard, Pattern, Threat};
use crate::rules::five::{FivePosition, FiveRule};
use crate::search::{Limits, Stopper};

/// Why a move is good, the strongest reason first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// It makes five.
    Wins,
    /// It stops a four from becoming five.
    BlocksFour,
    /// It makes an open four or two fours.
    MakesOpenFour,
    /// It begins a row of fours that wins.
    StartsFours,
    /// It makes a four and an open three.
    MakesFourThree,
    /// It stops an open three from becoming an open four.
    BlocksOpenThree,
    /// It makes two open threes.
    MakesDoubleThree,
    /// It takes a point where the opponent would make two threats at once.
    BlocksDoubleThreat,
    /// It makes a four.
    MakesFour,
    /// It makes an open three.
    MakesOpenThree,
    /// It makes an open two or more.
    Builds,
    /// It takes the opponent's lines.
    Hinders,
    /// Nothing is near: it takes the middle.
    TakesCentre,
}

/// A candidate with its worth and the reason for it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advice {
    /// Where.
    pub point: Point,
    /// The chance that the side to move wins with it, from 0 to 1.
    pub win_rate: f32,
    /// Why.
    pub reason: Reason,
}

/// Reads positions for hints, at full strength whatever the opponent's level.
#[derive(Debug)]
pub struct Adviser {
    engine: Engine,
}

impl Adviser {
    /// An adviser for one rule and board size.
    pub fn new(rule: FiveRule, size: Size) -> Self {
        Self { engine: Engine::new(rule, size) }
    }

    /// The candidates of the side to move, the best first; empty when the game is over or only a pass
    /// is left. Takes 300 ms at the most. The first is what the engine would play.
    pub fn advise(&mut self, position: &FivePosition, stopper: &Stopper) -> Vec<Advice> {
        let limits = Limits::nodes(ADVICE_NODES).with_time(LONGEST / 2);
        let Some(found) = self.engine.search(position, &limits, 0, stopper, &mut |_| {}) else {
            return Vec::new();
        };
        let Some(best) = found.best.point() else { return Vec::new() };
        let board = self.engine.board(position);
        let in_row = found.plies_to_end.is_some() && found.win_rate > 0.5;
        let mut list =
            vec![Advice { point: best, win_rate: found.win_rate, reason: reason(&board, best, in_row) }];
        let candidates = self.engine.analyse(position, &limits.with_depth(ADVICE_DEPTH), stopper);
        list.extend(candidates.into_iter().filter(|candidate| candidate.point != best).map(|candidate| {
            // Read less deeply than the best: it must not seem better.
            let win_rate = candidate.win_rate.min(found.win_rate);
            Advice { point: candidate.point, win_rate, reason: reason(&board, candidate.point, false) }
        }));
        list
    }
}

/// The strongest thing that a stone of the side to move does on an empty point. `in_row` says that it
/// begins a proved win.
fn reason(board: &LineBoard, point: Point, in_row: bool) -> Reason {
    let own = board.to_move();
    let made = board.threat(point, own);
    let taken = board.threat(point, own.other());
    match (made, taken) {
        (Threat::Five, _) => Reason::Wins,
        (_, Threat::Five) => Reason::BlocksFour,
        (Threat::OpenFour, _) => Reason::MakesOpenFour,
        (Threat::FourThree | Threat::Four, _) if in_row => Reason::StartsFours,
        (Threat::FourThree, _) => Reason::MakesFourThree,
        (_, Threat::OpenFour) => Reason::BlocksOpenThree,
        _ if stops_open_four(board, point) => Reason::BlocksOpenThree,
        (Threat::DoubleThree | Threat::PerhapsFoul, _) => Reason::MakesDoubleThree,
        (_, Threat::FourThree | Threat::DoubleThree) => Reason::BlocksDoubleThreat,
        (Threat::Four, _) => Reason::MakesFour,
        (Threat::Three, _) => Reason::MakesOpenThree,
        _ if board.grid().stones() == 0 => Reason::TakesCentre,
        _ => quiet_reason(board, point),
    }
}

/// Whether the opponent could make an open four somewhere, and with a stone here no longer can.
fn stops_open_four(board: &LineBoard, point: Point) -> bool {
    let other = board.to_move().other();
    if board.threat_count(other, Threat::OpenFour) == 0 {
        return false;
    }
    let mut after = board.clone();
    after.play(point);
    after.threat_count(other, Threat::OpenFour) == 0
}

fn quiet_reason(board: &LineBoard, point: Point) -> Reason {
    let own = board.to_move();
    let strongest = |stone| board.patterns(point, stone).into_iter().max().unwrap_or(Pattern::Dead);
    if strongest(own) >= strongest(own.other()) { Reason::Builds } else { Reason::Hinders }
}
