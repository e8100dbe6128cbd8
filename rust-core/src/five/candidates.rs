//! The moves that a search looks at, in the order in which it does.

use super::lines::LineBoard;
use super::threat::Threat;
use crate::board::{Point, Stone};

/// A move with the promise by which moves are ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ranked {
    pub(super) point: Point,
    pub(super) score: i32,
}

/// What the threats on the board leave to the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Duty {
    /// It has a five to make.
    Wins(Point),
    /// It can make an open four, and the opponent has no five.
    WinsSoon(Point),
    /// The opponent has two fives, or one on a point that is forbidden.
    Lost(Point),
    /// The opponent has a five to make here.
    MustBlock(Point),
    /// The opponent can make an open four: only fours and moves against it count.
    MustDefend,
    /// Nothing is forced.
    Free,
}

/// Looks the duty up from the threat counts.
pub(super) fn duty(board: &LineBoard) -> Duty {
    let own = board.to_move();
    let other = own.other();
    if let Some(point) = board.find_threat(own, Threat::Five) {
        return Duty::Wins(point);
    }
    if let Some(point) = board.find_threat(other, Threat::Five) {
        let stoppable = board.threat_count(other, Threat::Five) == 1 && board.is_allowed(point, own);
        return if stoppable { Duty::MustBlock(point) } else { Duty::Lost(point) };
    }
    if let Some(point) = board.find_threat(own, Threat::OpenFour) {
        return Duty::WinsSoon(point);
    }
    if board.threat_count(other, Threat::OpenFour) > 0 { Duty::MustDefend } else { Duty::Free }
}

/// The candidates of a free or defending side, best first; without fouls. At most `width` quiet ones;
/// moves that make a threat are never left out.
pub(super) fn candidates(board: &LineBoard, duty: Duty, width: usize) -> Vec<Ranked> {
    let own = board.to_move();
    let mut ranked: Vec<Ranked> = if duty == Duty::MustDefend {
        defences(board)
    } else {
        board.size().points().filter(|&point| board.is_near(point)).collect()
    }
    .into_iter()
    .filter(|&point| board.is_allowed(point, own))
    .map(|point| Ranked { point, score: board.score(point, own) })
    .collect();
    if ranked.is_empty() && board.grid().stones() == 0 {
        let point = board.size().centre();
        ranked.push(Ranked { point, score: board.score(point, own) });
    }
    // Points are unique and listed in reading order: the order is the same on every machine.
    ranked.sort_by_key(|ranked| -ranked.score);
    let mut quiet = 0;
    ranked.retain(|ranked| {
        let is_quiet = board.threat(ranked.point, own) < Threat::Three;
        quiet += usize::from(is_quiet);
        !is_quiet || quiet <= width
    });
    ranked
}

/// Own fours, and the points that lie on a line of every point where the opponent can make an open
/// four: no other stone can stop all of them.
fn defences(board: &LineBoard) -> Vec<Point> {
    let own = board.to_move();
    let other = own.other();
    let mut touched = vec![0_u16; board.size().area()];
    for threat in board.points_with_threat(other, Threat::OpenFour) {
        for point in board.influence(threat) {
            touched[point.index()] += 1;
        }
    }
    let all = board.threat_count(other, Threat::OpenFour);
    board
        .grid()
        .empty_points()
        .filter(|&point| touched[point.index()] == all || makes_four(board, point, own))
        .collect()
}

/// Whether a stone of a colour there makes a four that must be answered.
pub(super) fn makes_four(board: &LineBoard, point: Point, stone: Stone) -> bool {
    matches!(board.threat(point, stone), Threat::Four | Threat::FourThree | Threat::OpenFour)
}
