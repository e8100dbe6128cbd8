//! Five in a row for playouts: a position that is quick to play on and cheap to copy.

use super::lines::LineCounts;
use crate::board::{Direction, Grid, Point, Stone, key_of_side};
use crate::rules::Move;
use crate::rules::five::{FivePosition, FiveRule, foul, is_win};
use crate::search::{Outcome, Playout, Position, Random};

/// How far from a stone a candidate may be.
const REACH: i32 = 2;

/// How much more a point of one's own windows weighs in a playout than one of the opponent's.
const ATTACK: u32 = 2;

/// Draws of a forbidden point after which a playout of renju gives up.
const DRAWS: usize = 8;

/// A position of [`FivePosition`] with the line counts that guide playouts.
///
/// It trusts its moves: only those that it offers itself may be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PlayoutBoard {
    rule: FiveRule,
    grid: Grid,
    to_move: Stone,
    moves: Vec<Move>,
    outcome: Option<Outcome>,
    lines: LineCounts,
}

impl PlayoutBoard {
    pub(super) fn new(position: &FivePosition) -> Self {
        let mut lines = LineCounts::new(position.size());
        let grid = position.grid().clone();
        for point in position.size().points() {
            if let Some(side) = grid.get(point) {
                lines.add(point, side);
            }
        }
        Self {
            rule: position.rule(),
            grid,
            to_move: position.to_move(),
            moves: position.moves().to_vec(),
            outcome: position.ending().map(|ending| ending.winner().map_or(Outcome::Draw, Outcome::Win)),
            lines,
        }
    }

    /// The points where a stone of `side` wins at once, row by row from the top left.
    fn winning_points(&self, side: Stone) -> Vec<Point> {
        if !self.lines.has_four(side) {
            return Vec::new();
        }
        let mut trial = self.clone();
        self.grid.empty_points().filter(|&point| trial.wins(point, side)).collect()
    }

    /// The first of these points.
    fn first_winning_point(&mut self, side: Stone) -> Option<Point> {
        if !self.lines.has_four(side) {
            return None;
        }
        let points = self.grid.size().points();
        points.into_iter().find(|&point| self.grid.is_empty(point) && self.wins(point, side))
    }

    /// Whether a stone of `side` on an empty point wins at once.
    fn wins(&mut self, point: Point, side: Stone) -> bool {
        if !self.lines.completes_four(point, side) {
            return false;
        }
        // Tried on this very grid and put back: a copy would cost more than the rest of a playout's
        // move.
        self.grid.set(point, Some(side));
        let wins = is_win(&self.grid, self.rule, point);
        self.grid.set(point, None);
        wins
    }

    /// The moves that a search may leave out nothing of: a win, or else what stops the opponent's, or
    /// else every allowed point within reach of a stone, or else any allowed point.
    fn candidates(&self) -> Vec<Point> {
        let wins = self.winning_points(self.to_move);
        if !wins.is_empty() {
            return wins;
        }
        let allowed = |points: Vec<Point>| -> Vec<Point> {
            points.into_iter().filter(|&point| !self.is_forbidden(point)).collect()
        };
        let blocks = allowed(self.winning_points(self.to_move.other()));
        if !blocks.is_empty() {
            return blocks;
        }
        let near = allowed(self.near_points());
        if near.is_empty() { allowed(self.grid.empty_points().collect()) } else { near }
    }

    /// The empty points within reach of a stone; the centre of an empty board.
    fn near_points(&self) -> Vec<Point> {
        let size = self.grid.size();
        if self.grid.stones() == 0 {
            return vec![size.centre()];
        }
        let mut is_near = vec![false; size.area()];
        for stone in size.points().filter(|&point| !self.grid.is_empty(point)) {
            let (x, y) = (size.x(stone) as i32, size.y(stone) as i32);
            for dy in -REACH..=REACH {
                for dx in -REACH..=REACH {
                    if let Some(point) = size.point(x + dx, y + dy) {
                        is_near[point.index()] = true;
                    }
                }
            }
        }
        self.grid.empty_points().filter(|point| is_near[point.index()]).collect()
    }

    /// Whether the side to move may not play on an empty point.
    fn is_forbidden(&self, point: Point) -> bool {
        self.rule == FiveRule::Renju
            && self.to_move == Stone::Black
            && self.has_stones_for_a_foul(point)
            && foul(&self.grid, point).is_some()
    }

    /// Whether enough black stones stand around a point: two threes, two fours and an overline need
    /// at least four within five steps on its lines. Spares the full test at most points.
    fn has_stones_for_a_foul(&self, point: Point) -> bool {
        let size = self.grid.size();
        let around = Direction::ALL
            .into_iter()
            .flat_map(|direction| (-5..=5).filter_map(move |count| size.step(point, direction, count)));
        around.filter(|&near| self.grid.get(near) == Some(Stone::Black)).nth(3).is_some()
    }

    /// How much a point matters to the side to move: its own lines and those it would cut.
    fn weight(&self, point: Point) -> u32 {
        let (own, other) = (self.to_move, self.to_move.other());
        ATTACK * self.lines.weight(point, own) + self.lines.weight(point, other)
    }

    /// A point drawn by its weight, or `None` when no point matters or the draws are forbidden.
    fn weighted_point(&self, random: &mut Random) -> Option<Point> {
        let weights = self
            .grid
            .size()
            .points()
            .map(|point| if self.grid.is_empty(point) { self.weight(point) } else { 0 });
        (0..DRAWS)
            .map_while(|_| random.weighted(weights.clone()).map(Point::from_index))
            .find(|&point| !self.is_forbidden(point))
    }
}

impl Position for PlayoutBoard {
    /// Set by hand: about two open threes.
    const EVALUATION_SCALE: i32 = 80;

    fn to_move(&self) -> Stone {
        self.to_move
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn moves(&self) -> Vec<Move> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        let mut points = self.candidates();
        points.sort_by_cached_key(|&point| std::cmp::Reverse(self.weight(point)));
        if points.is_empty() {
            return vec![Move::Pass];
        }
        points.into_iter().map(Move::Place).collect()
    }

    fn play(&mut self, played: Move) {
        match played {
            Move::Place(point) => {
                self.grid.set(point, Some(self.to_move));
                let may_be_won = self.lines.add(point, self.to_move);
                if may_be_won && is_win(&self.grid, self.rule, point) {
                    self.outcome = Some(Outcome::Win(self.to_move));
                } else if self.grid.is_full() {
                    self.outcome = Some(Outcome::Draw);
                }
            }
            Move::Pass if self.moves.last() == Some(&Move::Pass) => self.outcome = Some(Outcome::Draw),
            Move::Pass => {}
        }
        self.moves.push(played);
        self.to_move = self.to_move.other();
    }

    fn undo(&mut self) {
        let Some(undone) = self.moves.pop() else { return };
        self.to_move = self.to_move.other();
        self.outcome = None;
        if let Move::Place(point) = undone {
            self.grid.set(point, None);
            self.lines.remove(point, self.to_move);
        }
    }

    /// The windows of the side to move less those of the opponent.
    fn evaluate(&self) -> i32 {
        self.lines.value(self.to_move) - self.lines.value(self.to_move.other())
    }

    fn key(&self) -> u64 {
        self.grid.key() ^ key_of_side(self.to_move)
    }
}

impl Playout for PlayoutBoard {
    /// Wins if it can, else stops a win, else draws a point by the lines through it.
    fn playout_move(&mut self, random: &mut Random) -> Option<Move> {
        let (own, other) = (self.to_move, self.to_move.other());
        self.first_winning_point(own)
            .or_else(|| self.first_winning_point(other).filter(|&point| !self.is_forbidden(point)))
            .or_else(|| self.weighted_point(random))
            .map(Move::Place)
    }
}
