//! Hints in Go: good moves with a reason that the board itself gives, and who has what.

use crate::board::{Point, Stone};
use crate::go::{Candidate, Engine, Parameters, expected_lead, judge};
use crate::rules::Move;
use crate::rules::go::{GoBoard, GoPosition};
use crate::rules::scoring::neighbours;
use crate::search::{Limits, Stopper};

/// Why a move is good, the most urgent first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GoReason {
    /// It takes stones off.
    Captures,
    /// It gives a chain in atari two liberties or more.
    SavesStones,
    /// It leaves a chain of the other side one liberty.
    GivesAtari,
    /// It is the first stone in a corner.
    TakesCorner,
    /// It is beside the last move.
    Answers,
    /// None of these: it makes room, or takes some.
    Expands,
}

/// A candidate with its worth and the reason for it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GoAdvice {
    /// Where.
    pub point: Point,
    /// The chance that the side to move wins with it, from 0 to 1.
    pub win_rate: f32,
    /// Why.
    pub reason: GoReason,
}

/// Who has what, as playouts see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Estimate {
    /// Whose each point is, row by row: from 0, surely White's, over 100, open, to 200, surely Black's.
    pub owners: Vec<u8>,
    /// Black's total less White's in half points, komi counted.
    pub lead: i32,
}

/// Playouts for one advice: a fraction of a second on a phone.
const PLAYOUTS: u64 = 1500;
/// An advice has at least this share, in percent, of the playouts of the best.
const SHARE: u32 = 5;
/// The most advices at once.
const MOST: usize = 8;

/// Somebody who gives hints. The same position gets the same advice.
#[derive(Clone, Debug, Default)]
pub struct GoAdviser {
    engine: Engine,
}

impl GoAdviser {
    /// An adviser for any board.
    pub fn new() -> Self {
        Self { engine: Engine::new(Parameters::default()) }
    }

    /// Good moves for the side to move, the best first; none when passing is fine or play is over.
    pub fn advise(&self, position: &GoPosition, stopper: &Stopper) -> Vec<GoAdvice> {
        let limits = Limits::nodes(PLAYOUTS);
        let Some(found) = self.engine.search(position, &limits, position.key(), stopper, &mut |_| {}) else {
            return Vec::new();
        };
        if found.best == Move::Pass {
            return Vec::new();
        }
        let most = found.candidates.first().map_or(0, |best| best.visits);
        // The search may prefer another move to the one visited most, where that would cost a point.
        let (best, others): (Vec<&Candidate>, Vec<&Candidate>) =
            found.candidates.iter().partition(|candidate| candidate.played == found.best);
        best.into_iter()
            .chain(others.into_iter().take_while(|candidate| candidate.visits * 100 >= most * SHARE))
            .filter_map(|candidate| {
                let point = candidate.played.point()?;
                Some(GoAdvice { point, win_rate: candidate.win_rate, reason: reason(position, point) })
            })
            .take(MOST)
            .collect()
    }

    /// Who has what, whoever is to move; also after both sides have passed.
    pub fn estimate(&self, position: &GoPosition) -> Estimate {
        let ownership = judge(position, self.engine.parameters(), position.key()).ownership;
        let owner = |point| (1000 + ownership.at(point)) / 10;
        Estimate {
            owners: position.size().points().map(|point| owner(point).clamp(0, 200) as u8).collect(),
            lead: expected_lead(position, &ownership),
        }
    }
}

/// What a legal move does, by the board alone.
fn reason(position: &GoPosition, point: Point) -> GoReason {
    let (board, stone) = (position.board(), position.to_move());
    let beside = |of: Stone| {
        neighbours(board.size(), point)
            .filter(move |&near| board.get(near) == Some(of))
            .map(|near| board.liberties(near))
    };
    if beside(stone.other()).any(|liberties| liberties == 1) {
        return GoReason::Captures;
    }
    if beside(stone).any(|liberties| liberties == 1) && liberties_after(board, point, stone) >= 2 {
        return GoReason::SavesStones;
    }
    if beside(stone.other()).any(|liberties| liberties == 2) {
        return GoReason::GivesAtari;
    }
    if is_open_corner(board, point) {
        return GoReason::TakesCorner;
    }
    let last = position.moves().last().and_then(|played| played.point());
    if last.is_some_and(|last| board.size().distance(last, point) <= 2) {
        return GoReason::Answers;
    }
    GoReason::Expands
}

fn liberties_after(board: &GoBoard, point: Point, stone: Stone) -> usize {
    let mut after = board.clone();
    after.play(point, stone);
    after.liberties(point)
}

/// Whether a point lies in a corner, off its first line, where no stone stands yet.
fn is_open_corner(board: &GoBoard, point: Point) -> bool {
    let size = board.size();
    let reach = |side: usize| (side / 2).min(6);
    let from_edge = |at: usize, side: usize| at.min(side - 1 - at);
    let depth = |of: Point| (from_edge(size.x(of), size.width()), from_edge(size.y(of), size.height()));
    let is_deep = |at: usize, side: usize| at >= 1 && at < reach(side).min(5);
    let (x, y) = depth(point);
    let is_left = size.x(point) < size.width() / 2;
    let is_top = size.y(point) < size.height() / 2;
    let is_same_corner = |other: Point| {
        let (x, y) = depth(other);
        x < reach(size.width())
            && y < reach(size.height())
            && (size.x(other) < size.width() / 2) == is_left
            && (size.y(other) < size.height() / 2) == is_top
    };
    is_deep(x, size.width())
        && is_deep(y, size.height())
        && size.points().filter(|&other| is_same_corner(other)).all(|other| board.get(other).is_none())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;
    use crate::rules::go::GoRuleSet;

    fn after(side: u32, moves: &str) -> GoPosition {
        let mut position = GoPosition::new(GoRuleSet::Chinese.rules(), Size::square(side).unwrap());
        for label in moves.split_whitespace() {
            let played = match label {
                "pass" => Move::Pass,
                label => Move::Place(position.size().parse_label(label).unwrap()),
            };
            position.play(played).unwrap();
        }
        position
    }

    fn reason_of(position: &GoPosition, label: &str) -> GoReason {
        reason(position, position.size().parse_label(label).unwrap())
    }

    #[test]
    fn reasons_are_what_the_board_shows() {
        let position = after(19, "D4 D5 C5 E5 Q16");
        assert_eq!(reason_of(&position, "D6"), GoReason::Expands);
        assert_eq!(reason_of(&position, "Q17"), GoReason::Answers);
        assert_eq!(reason_of(&position, "Q4"), GoReason::TakesCorner);
        assert_eq!(reason_of(&position, "K1"), GoReason::Expands);
        let position = after(9, "E4 E5 D5 A1 F5");
        assert_eq!(reason_of(&position, "E6"), GoReason::SavesStones);
        let position = after(9, "E4 E5 D5 A1 F5 J9");
        assert_eq!(reason_of(&position, "E6"), GoReason::Captures);
        let position = after(9, "E4 E5 D5 J9");
        assert_eq!(reason_of(&position, "F5"), GoReason::GivesAtari);
    }

    #[test]
    fn a_chain_in_atari_that_decides_is_saved_or_taken() {
        // Two chains of four in atari: whoever is first takes the other.
        let position = after(9, "D4 E4 D5 E5 D6 E6 D7 E7 F4 C4 F5 C5 F6 C6 F7 C7 E3 D3");
        let advice = GoAdviser::new().advise(&position, &Stopper::new());
        let point = position.size().parse_label("E8").unwrap();
        assert_eq!((advice[0].point, advice[0].reason), (point, GoReason::Captures));
        assert!(advice.len() <= MOST && advice.iter().all(|advice| (0.0..=1.0).contains(&advice.win_rate)));
        assert_eq!(advice, GoAdviser::new().advise(&position, &Stopper::new()));
    }

    #[test]
    fn where_all_is_settled_passing_is_fine() {
        let position =
            after(5, "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 C1 E1 C2 E3 C3 pass C4 pass C5 pass A3 pass A1");
        assert_eq!(GoAdviser::new().advise(&position, &Stopper::new()), []);
        let estimate = GoAdviser::new().estimate(&position);
        assert!(estimate.owners[0] > 180 && estimate.owners[4] < 20, "{:?}", estimate.owners);
        // 15 points against 10, and seven and a half.
        assert!((-6..=-4).contains(&estimate.lead), "{}", estimate.lead);
    }

    #[test]
    fn an_estimate_is_made_of_finished_games_and_empty_boards() {
        let position = after(9, "E5 pass pass");
        let estimate = GoAdviser::new().estimate(&position);
        assert_eq!(estimate.owners.len(), 81);
        let empty = GoAdviser::new().estimate(&after(9, ""));
        assert!(empty.owners.iter().all(|owner| (60..=140).contains(owner)), "{:?}", empty.owners);
    }
}
