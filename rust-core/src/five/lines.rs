//! A board that knows, for every empty point, what a stone of either colour would make there; kept
//! up to date as stones come and go, so that a search never copies a board.

use super::evaluation;
use super::parameters::{Parameters, Values};
use super::pattern::{Pattern, PatternTable, WALL};
use super::threat::{Threat, ThreatTable};
use super::value::Value;
use crate::board::{Direction, Grid, Point, Size, Stone, key_of_side};
use crate::rules::five::{FivePosition, FiveRule, foul};

/// How far from a stone a point may lie to be a candidate.
const NEAR: i32 = 2;

/// Stones, patterns and threats of a game of five in a row.
#[derive(Clone, Debug)]
pub struct LineBoard {
    rule: FiveRule,
    table: &'static PatternTable,
    threat_tables: [&'static ThreatTable; 2],
    values: Values,
    /// Padded on all sides by the table's radius; `stride` apart from row to row. The padding on the
    /// right of a row is that on the left of the next.
    stride: usize,
    cells: Vec<u8>,
    lines: Vec<Lines>,
    padded: Vec<u16>,
    grid: Grid,
    to_move: Stone,
    played: Vec<Option<Point>>,
    totals: Totals,
}

/// What is known of one point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Lines {
    keys: [u32; 4],
    /// The patterns of both colours in each direction, as the table packs them.
    patterns: [u8; 4],
    threats: [Threat; 2],
    /// How many stones stand within [`NEAR`].
    near: u8,
}

/// Sums over all empty points.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
struct Totals {
    threats: [[u16; Threat::ALL.len()]; 2],
    /// The pattern weights of a side that is to move, and of one that waits.
    own: [i32; 2],
    other: [i32; 2],
}

impl LineBoard {
    /// An empty board, Black to move. A side shorter than 5 is allowed here: nobody can win there.
    pub fn new(rule: FiveRule, size: Size, parameters: &Parameters) -> Self {
        let table = PatternTable::of(rule);
        let radius = table.radius();
        let stride = size.width() + radius;
        let mut cells = vec![WALL; stride * (size.height() + 2 * radius) + radius];
        let padded: Vec<u16> = size
            .points()
            .map(|point| ((size.y(point) + radius) * stride + size.x(point) + radius) as u16)
            .collect();
        for &index in &padded {
            cells[index as usize] = super::pattern::EMPTY;
        }
        let blank = Lines { keys: [0; 4], patterns: [0; 4], threats: [Threat::Quiet; 2], near: 0 };
        let mut board = Self {
            rule,
            table,
            threat_tables: Stone::BOTH.map(|stone| ThreatTable::of(rule, stone)),
            values: Values::new(parameters),
            stride,
            lines: vec![blank; cells.len()],
            cells,
            padded,
            grid: Grid::new(size),
            to_move: Stone::Black,
            played: Vec::new(),
            totals: Totals::default(),
        };
        for index in board.padded.clone() {
            board.fill_keys(index as usize);
            board.enter(index as usize);
        }
        board
    }

    /// The board of a position; its moves can't be undone.
    pub fn from_position(position: &FivePosition, parameters: &Parameters) -> Self {
        let mut board = Self::new(position.rule(), position.size(), parameters);
        for point in position.size().points() {
            if let Some(stone) = position.grid().get(point) {
                board.put(point, stone);
            }
        }
        board.to_move = position.to_move();
        board
    }

    /// The rule.
    pub const fn rule(&self) -> FiveRule {
        self.rule
    }

    /// The board's size.
    pub const fn size(&self) -> Size {
        self.grid.size()
    }

    /// The stones.
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The side whose turn it is.
    pub const fn to_move(&self) -> Stone {
        self.to_move
    }

    /// The key of the stones and the side to move.
    pub const fn key(&self) -> u64 {
        self.grid.key() ^ key_of_side(self.to_move)
    }

    /// Puts a stone of the side to move on an empty point.
    pub fn play(&mut self, point: Point) {
        self.put(point, self.to_move);
        self.played.push(Some(point));
        self.to_move = self.to_move.other();
    }

    /// Lets the side to move pass.
    pub fn pass(&mut self) {
        self.played.push(None);
        self.to_move = self.to_move.other();
    }

    /// Takes back the last move or pass; nothing at the beginning.
    pub fn undo(&mut self) {
        let Some(played) = self.played.pop() else { return };
        self.to_move = self.to_move.other();
        if let Some(point) = played {
            self.take(point, self.to_move);
        }
    }

    /// What a stone of a colour on an empty point makes in each direction.
    pub fn patterns(&self, point: Point, stone: Stone) -> [Pattern; 4] {
        self.lines[self.index(point)].patterns.map(|packed| PatternTable::unpack(packed, stone))
    }

    /// What a stone of a colour on an empty point would threaten, by the table.
    pub fn threat(&self, point: Point, stone: Stone) -> Threat {
        self.lines[self.index(point)].threats[stone.index()]
    }

    /// On how many empty points a colour has this threat.
    pub fn threat_count(&self, stone: Stone, threat: Threat) -> u16 {
        self.totals.threats[stone.index()][threat as usize]
    }

    /// The first empty point, in reading order, where a colour has this threat.
    pub fn find_threat(&self, stone: Stone, threat: Threat) -> Option<Point> {
        self.points_with_threat(stone, threat).next()
    }

    /// The empty points where a colour has this threat, in reading order.
    pub fn points_with_threat(&self, stone: Stone, threat: Threat) -> impl Iterator<Item = Point> + '_ {
        let wanted = if self.threat_count(stone, threat) == 0 { 0 } else { self.padded.len() };
        self.padded[..wanted].iter().enumerate().filter_map(move |(point, &index)| {
            let index = index as usize;
            (self.cells[index] == super::pattern::EMPTY && self.lines[index].threats[stone.index()] == threat)
                .then(|| Point::from_index(point))
        })
    }

    /// Whether the point is empty and within two points of a stone.
    pub fn is_near(&self, point: Point) -> bool {
        let index = self.index(point);
        self.lines[index].near > 0 && self.cells[index] == super::pattern::EMPTY
    }

    /// Whether a colour may play on an empty point: anything but a foul.
    pub fn is_allowed(&self, point: Point, stone: Stone) -> bool {
        match self.threat(point, stone) {
            Threat::Foul => false,
            Threat::PerhapsFoul => foul(&self.grid, point).is_none(),
            _ => true,
        }
    }

    /// The worth of the patterns on the board to the side to move, of proved wins nothing.
    pub fn evaluate(&self) -> Value {
        let (own, other) = (self.to_move.index(), self.to_move.other().index());
        let weights = &self.values.evaluation;
        evaluation::value(
            self.totals.own[own] + weights.own.threats(&self.totals.threats[own])
                - self.totals.other[other]
                - weights.other.threats(&self.totals.threats[other])
                + weights.to_move,
        )
    }

    /// On how many empty points a colour has each threat.
    pub(super) const fn threat_counts(&self, stone: Stone) -> &[u16; Threat::ALL.len()] {
        &self.totals.threats[stone.index()]
    }

    /// At how many empty points and directions a colour can make each pattern.
    pub fn pattern_counts(&self, stone: Stone) -> [u16; Pattern::ALL.len()] {
        let mut counts = [0; Pattern::ALL.len()];
        for point in self.grid.empty_points() {
            for pattern in self.patterns(point, stone) {
                counts[pattern as usize] += 1;
            }
        }
        counts
    }

    /// What playing on an empty point promises a colour: its own patterns there, those that it takes
    /// from the opponent, and a little for the centre. At least 0.
    pub fn score(&self, point: Point, stone: Stone) -> i32 {
        let lines = &self.lines[self.index(point)];
        let mut score = 0;
        for packed in lines.patterns {
            let (own, other) = match stone {
                Stone::Black => (packed & 15, packed >> 4),
                Stone::White => (packed >> 4, packed & 15),
            };
            score += self.values.attack[own as usize] + self.values.defence[other as usize];
        }
        score + self.centre_bonus(point, score)
    }

    /// Up to the centre's share of the whole score, less with each step from the middle; a few units
    /// on an empty board, where nothing else counts.
    fn centre_bonus(&self, point: Point, score: i32) -> i32 {
        let size = self.size();
        let half = size.width().max(size.height()).div_ceil(2) as i32;
        let nearness = half - size.distance(point, size.centre()) as i32;
        let share = self.values.centre_weight;
        (score * share / (1000 - share)) * nearness / half
    }

    /// The points on the four lines through a point, as far as a stone there changes its patterns,
    /// the point itself included.
    pub(super) fn influence(&self, point: Point) -> impl Iterator<Item = Point> + use<'_> {
        let size = self.size();
        let radius = self.table.radius() as i32;
        std::iter::once(point).chain(Direction::ALL.into_iter().flat_map(move |direction| {
            (-radius..=radius)
                .filter(|&count| count != 0)
                .filter_map(move |count| size.step(point, direction, count))
        }))
    }

    fn index(&self, point: Point) -> usize {
        self.padded[point.index()] as usize
    }

    fn steps(&self) -> [usize; 4] {
        // As `Direction::step` in padded indices; `Rising` goes backwards in memory, so its line is
        // walked from the other end. Both ends of a line look alike to the table.
        [1, self.stride, self.stride + 1, self.stride - 1]
    }

    /// Reads a point's keys from the cells around it.
    fn fill_keys(&mut self, index: usize) {
        let radius = self.table.radius();
        for (direction, step) in self.steps().into_iter().enumerate() {
            let mut key = 0;
            for distance in 1..=radius {
                let (before, after) =
                    (self.cells[index - distance * step], self.cells[index + distance * step]);
                key |= u32::from(before) << PatternTable::shift(radius, -(distance as i32));
                key |= u32::from(after) << PatternTable::shift(radius, distance as i32);
            }
            self.lines[index].keys[direction] = key;
        }
    }

    fn put(&mut self, point: Point, stone: Stone) {
        let index = self.index(point);
        self.leave(index);
        self.cells[index] = stone as u8;
        self.grid.set(point, Some(stone));
        self.change_lines(index, stone);
        self.change_near(point, 1);
    }

    fn take(&mut self, point: Point, stone: Stone) {
        let index = self.index(point);
        self.cells[index] = super::pattern::EMPTY;
        self.grid.set(point, None);
        self.change_lines(index, stone);
        self.enter(index);
        self.change_near(point, u8::MAX);
    }

    /// Adds a number, modulo 256, to the count of near stones around a point.
    fn change_near(&mut self, point: Point, change: u8) {
        let size = self.size();
        let (x, y) = (size.x(point) as i32, size.y(point) as i32);
        for row in (y - NEAR).max(0)..=(y + NEAR).min(size.height() as i32 - 1) {
            let first = self.padded[row as usize * size.width()] as usize;
            for column in (x - NEAR).max(0)..=(x + NEAR).min(size.width() as i32 - 1) {
                let near = &mut self.lines[first + column as usize].near;
                *near = near.wrapping_add(change);
            }
        }
    }

    /// Puts a stone into the keys of all points that see it, or takes it out of them: the cell was
    /// or becomes empty, so that both are an exclusive or.
    fn change_lines(&mut self, index: usize, stone: Stone) {
        let radius = self.table.radius();
        for (direction, step) in self.steps().into_iter().enumerate() {
            for distance in 1..=radius {
                let offset = distance as i32;
                let before = index - distance * step;
                self.change_key(
                    before,
                    direction,
                    u32::from(stone as u8) << PatternTable::shift(radius, offset),
                );
                let after = index + distance * step;
                self.change_key(
                    after,
                    direction,
                    u32::from(stone as u8) << PatternTable::shift(radius, -offset),
                );
            }
        }
    }

    fn change_key(&mut self, index: usize, direction: usize, change: u32) {
        let cell = self.cells[index];
        if cell == WALL {
            return;
        }
        let lines = &mut self.lines[index];
        lines.keys[direction] ^= change;
        if cell != super::pattern::EMPTY {
            return;
        }
        let new = self.table.packed(lines.keys[direction]);
        let old = std::mem::replace(&mut lines.patterns[direction], new);
        if new == old {
            return;
        }
        for (side, shift) in [(0, 0), (1, 4)] {
            let (new, old) = (usize::from(new >> shift & 15), usize::from(old >> shift & 15));
            if new == old {
                continue;
            }
            self.totals.own[side] += self.values.own[new] - self.values.own[old];
            self.totals.other[side] += self.values.other[new] - self.values.other[old];
            let threat = self.threat_tables[side].threat(joined(lines.patterns, shift));
            let before = std::mem::replace(&mut lines.threats[side], threat);
            self.totals.threats[side][before as usize] -= 1;
            self.totals.threats[side][threat as usize] += 1;
        }
    }

    /// Takes a point that is to be occupied out of the sums.
    fn leave(&mut self, index: usize) {
        let lines = self.lines[index];
        self.count(&lines, -1);
    }

    /// Reads an empty point's patterns from its keys and adds it to the sums.
    fn enter(&mut self, index: usize) {
        let mut lines = self.lines[index];
        lines.patterns = lines.keys.map(|key| self.table.packed(key));
        lines.threats = [(0, 0), (1, 4)].map(|(side, shift): (usize, u32)| {
            self.threat_tables[side].threat(joined(lines.patterns, shift))
        });
        self.lines[index] = lines;
        self.count(&lines, 1);
    }

    fn count(&mut self, lines: &Lines, sign: i16) {
        for (side, shift) in [(0, 0), (1, 4)] {
            let threats = &mut self.totals.threats[side][lines.threats[side] as usize];
            *threats = threats.wrapping_add_signed(sign);
            for packed in lines.patterns {
                let pattern = usize::from(packed >> shift & 15);
                self.totals.own[side] += i32::from(sign) * self.values.own[pattern];
                self.totals.other[side] += i32::from(sign) * self.values.other[pattern];
            }
        }
    }
}

/// One colour's four patterns side by side, as the threat table wants them.
fn joined(patterns: [u8; 4], shift: u32) -> u16 {
    let [a, b, c, d] = patterns.map(|packed| u16::from(packed >> shift & 15));
    a | b << 4 | c << 8 | d << 12
}
