//! What a stone on an empty point would make on one of its lines, looked up in a table.
//!
//! A point's neighbours on a line are a key of two bits each. A table for each rule gives the
//! pattern for both colours at once. It is built from the rule alone: a four is what one more stone
//! makes a five, an open four what no single answer stops, an open three what one more stone makes
//! an open four, and so on down. The idea of keyed line patterns is Rapfi's (dhbloo/rapfi).

use once_cell::sync::OnceCell;

use crate::board::Stone;
use crate::rules::five::FiveRule;

/// What a line becomes with one more stone of a colour, the weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Pattern {
    /// No five can ever stand here.
    Dead,
    /// One stone that can still become a five, at best through blocked patterns.
    BlockedOne,
    /// One stone that can become an open two.
    OpenOne,
    /// Two stones that can become a blocked three.
    BlockedTwo,
    /// Two stones that can become an open three at one or two points.
    OpenTwo,
    /// Two stones that can become an open three at three or more points.
    BroadTwo,
    /// Three stones that one more makes a four.
    BlockedThree,
    /// Three stones that one more makes an open four, at one point only.
    OpenThree,
    /// Three stones that one more makes an open four, at two or more points.
    BroadThree,
    /// Four stones that one more makes a five, at one point only.
    Four,
    /// Four stones, and no single answer stops the five.
    OpenFour,
    /// Two fours on one line: under renju a foul of Black. Elsewhere an [`Self::OpenFour`].
    DoubleFour,
    /// A winning line.
    Five,
    /// Six or more, which under renju are a foul of Black. Elsewhere dead or a five.
    Overline,
}

impl Pattern {
    /// All of them, the weakest first; the index of each is its number.
    pub const ALL: [Self; 14] = [
        Self::Dead,
        Self::BlockedOne,
        Self::OpenOne,
        Self::BlockedTwo,
        Self::OpenTwo,
        Self::BroadTwo,
        Self::BlockedThree,
        Self::OpenThree,
        Self::BroadThree,
        Self::Four,
        Self::OpenFour,
        Self::DoubleFour,
        Self::Five,
        Self::Overline,
    ];

    /// Whether it is an open three of either kind.
    pub const fn is_open_three(self) -> bool {
        matches!(self, Self::OpenThree | Self::BroadThree)
    }

    /// Whether one more stone makes a five.
    pub const fn is_four(self) -> bool {
        matches!(self, Self::Four | Self::OpenFour | Self::DoubleFour)
    }

    /// How the parameter file names it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dead => "dead",
            Self::BlockedOne => "blocked-one",
            Self::OpenOne => "open-one",
            Self::BlockedTwo => "blocked-two",
            Self::OpenTwo => "open-two",
            Self::BroadTwo => "broad-two",
            Self::BlockedThree => "blocked-three",
            Self::OpenThree => "open-three",
            Self::BroadThree => "broad-three",
            Self::Four => "four",
            Self::OpenFour => "open-four",
            Self::DoubleFour => "double-four",
            Self::Five => "five",
            Self::Overline => "overline",
        }
    }
}

/// A neighbour in a key: empty.
pub(super) const EMPTY: u8 = 0;
/// A neighbour in a key: off the board. Black and White are 1 and 2, as in [`Stone`].
pub(super) const WALL: u8 = 3;

/// The patterns of all lines under one rule.
#[derive(Debug)]
pub struct PatternTable {
    radius: usize,
    /// Black's pattern in the low four bits, White's in the high ones, indexed by the key.
    packed: Vec<u8>,
}

impl PatternTable {
    /// The table of a rule, built at its first use (a few milliseconds).
    pub fn of(rule: FiveRule) -> &'static Self {
        static TABLES: [OnceCell<PatternTable>; 4] = [const { OnceCell::new() }; 4];
        let index = match rule {
            FiveRule::Freestyle => 0,
            FiveRule::Standard => 1,
            FiveRule::Caro => 2,
            FiveRule::Renju => 3,
        };
        TABLES[index].get_or_init(|| Self::build(rule))
    }

    /// How many neighbours on each side a key holds: 4 where five or more win, else 5, since the
    /// stone beyond a five matters.
    pub const fn radius(&self) -> usize {
        self.radius
    }

    /// Where the neighbour at `offset` (negative: before the point; never 0) stands in a key.
    pub(super) const fn shift(radius: usize, offset: i32) -> u32 {
        let slot = if offset < 0 { radius as i32 + offset } else { radius as i32 + offset - 1 };
        2 * slot as u32
    }

    /// Black's and White's pattern, packed: see [`Self::unpack`].
    pub(super) fn packed(&self, key: u32) -> u8 {
        self.packed[key as usize]
    }

    pub(super) const fn unpack(packed: u8, stone: Stone) -> Pattern {
        let number = match stone {
            Stone::Black => packed & 15,
            Stone::White => packed >> 4,
        };
        Pattern::ALL[number as usize]
    }

    fn build(rule: FiveRule) -> Self {
        let radius = if rule == FiveRule::Freestyle { 4 } else { 5 };
        let mut black = Classifier::new(radius, LineRule::new(rule, Stone::Black));
        let mut white = Classifier::new(radius, LineRule::new(rule, Stone::White));
        let mut packed = vec![0; 1 << (4 * radius)];
        for key in valid_keys(radius) {
            let of_black = black.classify(relative(key, radius, Stone::Black, rule));
            let of_white = white.classify(relative(key, radius, Stone::White, rule));
            packed[key as usize] = of_black as u8 | (of_white as u8) << 4;
        }
        Self { radius, packed }
    }
}

/// All keys that a board can show: off the board stays off the board, outwards.
fn valid_keys(radius: usize) -> Vec<u32> {
    let mut before = vec![(0, false)];
    let mut after = vec![(0, false)];
    for distance in 1..=radius as i32 {
        before = extend(&before, PatternTable::shift(radius, -distance));
        after = extend(&after, PatternTable::shift(radius, distance));
    }
    before.iter().flat_map(|(left, _)| after.iter().map(move |(right, _)| left | right)).collect()
}

fn extend(sides: &[(u32, bool)], shift: u32) -> Vec<(u32, bool)> {
    let mut longer = Vec::with_capacity(4 * sides.len());
    for &(key, ended) in sides {
        for symbol in EMPTY..=WALL {
            if !ended || symbol == WALL {
                longer.push((key | u32::from(symbol) << shift, symbol == WALL));
            }
        }
    }
    longer
}

/// A neighbour as one colour sees it.
const OWN: u8 = 1;
const OPPONENT: u8 = 2;

/// The key as a colour sees it. Only caro tells the edge from an opponent's stone.
fn relative(key: u32, radius: usize, stone: Stone, rule: FiveRule) -> u32 {
    let mut seen = 0;
    for slot in 0..2 * radius {
        let symbol = (key >> (2 * slot) & 3) as u8;
        let own = match symbol {
            EMPTY => EMPTY,
            WALL if rule == FiveRule::Caro => WALL,
            symbol if symbol == stone as u8 => OWN,
            _ => OPPONENT,
        };
        seen |= u32::from(own) << (2 * slot);
    }
    seen
}

/// What makes a five on one line, for one colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LineRule {
    FiveOrMore,
    ExactlyFive,
    Caro,
    /// Exactly five; overlines and two fours on a line are fouls.
    RenjuBlack,
}

impl LineRule {
    const fn new(rule: FiveRule, stone: Stone) -> Self {
        match (rule, stone) {
            (FiveRule::Standard, _) => Self::ExactlyFive,
            (FiveRule::Caro, _) => Self::Caro,
            (FiveRule::Renju, Stone::Black) => Self::RenjuBlack,
            _ => Self::FiveOrMore,
        }
    }
}

/// Classifies lines, each once.
struct Classifier {
    radius: usize,
    rule: LineRule,
    known: Vec<Option<Pattern>>,
}

impl Classifier {
    fn new(radius: usize, rule: LineRule) -> Self {
        Self { radius, rule, known: vec![None; 1 << (4 * radius)] }
    }

    /// The pattern of a line whose middle holds an own stone.
    fn classify(&mut self, key: u32) -> Pattern {
        if let Some(known) = self.known[key as usize] {
            return known;
        }
        let pattern = self.made(key).unwrap_or_else(|| self.promised(key));
        self.known[key as usize] = Some(pattern);
        pattern
    }

    /// Fives, overlines and fours: what the stones make by themselves.
    fn made(&self, key: u32) -> Option<Pattern> {
        match self.run(key) {
            Run::Wins => return Some(Pattern::Five),
            Run::TooLong if self.rule == LineRule::RenjuBlack => return Some(Pattern::Overline),
            // A line of six or more that wins nothing can't be shortened again.
            Run::TooLong => return Some(Pattern::Dead),
            Run::Short => {}
        }
        let fives: Vec<u32> = self.empty_slots(key).filter(|&slot| self.wins_with(key, slot)).collect();
        if fives.is_empty() {
            return None;
        }
        // An answer may stop two fives at once, and under caro also spoil the other by standing at
        // its end: so ask what is left after each.
        let stoppable = self.empty_slots(key).any(|answer| {
            let answered = key | u32::from(OPPONENT) << answer;
            !fives.iter().any(|&slot| slot != answer && self.wins_with(answered, slot))
        });
        Some(match (stoppable, self.rule) {
            (true, _) => Pattern::Four,
            (false, LineRule::RenjuBlack) if !self.is_straight(fives[0], fives[fives.len() - 1]) => {
                Pattern::DoubleFour
            }
            (false, _) => Pattern::OpenFour,
        })
    }

    /// Threes, twos and ones: what one more stone can make of it.
    fn promised(&mut self, key: u32) -> Pattern {
        let mut best = Pattern::Dead;
        let mut ways = 0;
        let slots: Vec<u32> = self.empty_slots(key).collect();
        for slot in slots {
            let next = match self.classify(key | u32::from(OWN) << slot) {
                Pattern::Five | Pattern::Overline | Pattern::DoubleFour => continue,
                Pattern::BroadTwo => Pattern::OpenTwo,
                Pattern::BroadThree => Pattern::OpenThree,
                next => next,
            };
            if next > best {
                best = next;
                ways = 1;
            } else if next == best {
                ways += 1;
            }
        }
        match best {
            Pattern::OpenFour if ways > 1 => Pattern::BroadThree,
            Pattern::OpenFour => Pattern::OpenThree,
            Pattern::Four => Pattern::BlockedThree,
            Pattern::OpenThree if ways > 2 => Pattern::BroadTwo,
            Pattern::OpenThree => Pattern::OpenTwo,
            Pattern::BlockedThree => Pattern::BlockedTwo,
            Pattern::OpenTwo => Pattern::OpenOne,
            Pattern::BlockedTwo | Pattern::OpenOne | Pattern::BlockedOne => Pattern::BlockedOne,
            _ => Pattern::Dead,
        }
    }

    /// The two ends of four stones in a row stand five apart; the middle is not in the key.
    fn is_straight(&self, first: u32, last: u32) -> bool {
        let offset = |shift: u32| {
            let slot = (shift / 2) as i32;
            if slot < self.radius as i32 { slot - self.radius as i32 } else { slot - self.radius as i32 + 1 }
        };
        offset(last) - offset(first) == 5
    }

    fn wins_with(&self, key: u32, slot: u32) -> bool {
        matches!(self.run(key | u32::from(OWN) << slot), Run::Wins)
    }

    /// The shifts of the empty neighbours, from the left.
    fn empty_slots(&self, key: u32) -> impl Iterator<Item = u32> + use<> {
        (0..2 * self.radius as u32)
            .map(|slot| 2 * slot)
            .filter(move |shift| (key >> shift) & 3 == u32::from(EMPTY))
    }

    /// The row of own stones through the middle.
    fn run(&self, key: u32) -> Run {
        let symbol = |offset: i32| (key >> PatternTable::shift(self.radius, offset) & 3) as u8;
        let radius = self.radius as i32;
        let count = |sign: i32| (1..=radius).take_while(|&step| symbol(sign * step) == OWN).count() as i32;
        let (before, after) = (count(-1), count(1));
        let length = before + after + 1;
        let blocked = |offset: i32| offset.abs() <= radius && symbol(offset) == OPPONENT;
        match self.rule {
            LineRule::FiveOrMore if length >= 5 => Run::Wins,
            LineRule::ExactlyFive | LineRule::RenjuBlack if length == 5 => Run::Wins,
            LineRule::ExactlyFive | LineRule::RenjuBlack if length > 5 => Run::TooLong,
            LineRule::Caro if length > 5 => Run::Wins,
            LineRule::Caro if length == 5 && !(blocked(-before - 1) && blocked(after + 1)) => Run::Wins,
            _ => Run::Short,
        }
    }
}

enum Run {
    Wins,
    TooLong,
    Short,
}
