//! The openings of a match: read from a file, or made by chance.

use tengen_core::board::{Point, Size};
use tengen_core::five::Engine;
use tengen_core::rules::Move;
use tengen_core::rules::five::FivePosition;
use tengen_core::search::{Limits, Random, Stopper};

use crate::scatter::scatter;

/// The openings, numbered from 0; after the last of a file the first comes again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Book {
    /// From a file.
    Listed(Vec<Vec<Point>>),
    /// From a seed: few stones around the centre, the most even of several draws.
    Drawn { seed: u64 },
}

/// Why a file holds no openings.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum BookError {
    #[error("line {line}: {found:?} is not x,y")]
    NotCoordinates { line: usize, found: String },
    #[error("line {line}: {found} is not on a board of {size}")]
    OffBoard { line: usize, found: String, size: Size },
    #[error("no opening that can be played")]
    Empty,
}

/// The draws of which the most even is taken, and the nodes that judge each.
const DRAWS: usize = 8;
const DRAW_NODES: u64 = 1000;

/// The fewest and the most stones of a drawn opening.
const FEWEST: usize = 3;
const MOST: usize = 5;

impl Book {
    /// Reads openings, one a line: moves `x,y` from the corner 0,0, Black's first; `#` begins a
    /// comment. Those that break the rule or end the game are left out; their lines are returned.
    ///
    /// # Errors
    /// When a line holds something else, or no opening is left.
    pub(super) fn parse(text: &str, empty: &FivePosition) -> Result<(Self, Vec<usize>), BookError> {
        let mut openings = Vec::new();
        let mut left_out = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let moves = line.split('#').next().unwrap_or_default();
            let points = moves
                .split_whitespace()
                .map(|found| read_point(found, index + 1, empty.size()))
                .collect::<Result<Vec<_>, _>>()?;
            if points.is_empty() {
                continue;
            }
            if after(empty, &points).is_some() {
                openings.push(points);
            } else {
                left_out.push(index + 1);
            }
        }
        if openings.is_empty() { Err(BookError::Empty) } else { Ok((Self::Listed(openings), left_out)) }
    }

    /// The number of different openings, or `None` when there is no end to them.
    pub(super) const fn len(&self) -> Option<usize> {
        match self {
            Self::Listed(openings) => Some(openings.len()),
            Self::Drawn { .. } => None,
        }
    }

    /// What tells this book from others, for the header of a file of games.
    pub(super) fn name(&self) -> String {
        match self {
            Self::Listed(openings) => format!("{} listed, {:016x}", openings.len(), fingerprint(openings)),
            Self::Drawn { seed } => format!("drawn from seed {seed}"),
        }
    }

    /// The opening of a number.
    pub(super) fn opening(&self, number: usize, empty: &FivePosition) -> Vec<Point> {
        match self {
            Self::Listed(openings) => openings[number % openings.len()].clone(),
            Self::Drawn { seed } => draw(*seed, number, empty),
        }
    }
}

/// The position after an opening, `None` when it can't be played to its end or ends the game.
fn after(empty: &FivePosition, points: &[Point]) -> Option<FivePosition> {
    let mut position = empty.clone();
    for &point in points {
        position.play(Move::Place(point)).ok()?;
    }
    position.ending().is_none().then_some(position)
}

fn read_point(found: &str, line: usize, size: Size) -> Result<Point, BookError> {
    let numbers = found.split_once(',').and_then(|(x, y)| Some((x.parse().ok()?, y.parse().ok()?)));
    let (x, y) = numbers.ok_or_else(|| BookError::NotCoordinates { line, found: found.to_owned() })?;
    size.point(x, y).ok_or_else(|| BookError::OffBoard { line, found: found.to_owned(), size })
}

/// Several scattered openings, of which a short search finds one the most even.
fn draw(seed: u64, number: usize, empty: &FivePosition) -> Vec<Point> {
    let mut random = Random::new(seed.wrapping_add(number as u64));
    let mut engine = Engine::with_table(empty.rule(), empty.size(), 1);
    let mut best = (f32::INFINITY, Vec::new());
    for _ in 0..DRAWS {
        let count = FEWEST + random.below(MOST - FEWEST + 1);
        let points = scatter(empty.size(), count, &mut random);
        let Some(position) = after(empty, &points) else { continue };
        let limits = Limits::nodes(DRAW_NODES);
        let Some(found) = engine.search(&position, &limits, seed, &Stopper::new(), &mut |_| {}) else {
            continue;
        };
        let distance = (found.win_rate - 0.5).abs();
        if distance < best.0 {
            best = (distance, points);
        }
    }
    best.1
}

/// The FNV-1a hash, 64 bits, of all openings.
fn fingerprint(openings: &[Vec<Point>]) -> u64 {
    let numbers = openings.iter().flat_map(|opening| {
        let end = u64::MAX;
        opening.iter().map(|point| point.index() as u64).chain(std::iter::once(end))
    });
    numbers
        .flat_map(u64::to_le_bytes)
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use tengen_core::rules::five::FiveRule;

    use super::*;

    fn empty(rule: FiveRule, side: u32) -> FivePosition {
        FivePosition::new(rule, Size::square(side).unwrap()).unwrap()
    }

    #[test]
    fn a_file_of_openings() {
        let text = "# balanced\n7,7 8,8 9,9 # the first\n\n0,0 14,14\n";
        let empty = empty(FiveRule::Standard, 15);
        let (book, left_out) = Book::parse(text, &empty).unwrap();
        assert_eq!((book.len(), left_out.len()), (Some(2), 0));
        assert_eq!(book.opening(0, &empty).len(), 3);
        assert_eq!(book.opening(3, &empty), book.opening(1, &empty));
        let (other, _) = Book::parse("7,7 8,8 9,9\n0,0 14,13", &empty).unwrap();
        assert_ne!(book.name(), other.name());
    }

    #[test]
    fn openings_that_cannot_be_played_are_left_out() {
        let won = "0,0 0,5 1,0 1,5 2,0 2,5 3,0 3,5 4,0";
        let text = format!("7,7\n{won}\n1,1 1,1\n2,2");
        let (book, left_out) = Book::parse(&text, &empty(FiveRule::Freestyle, 15)).unwrap();
        assert_eq!((book.len(), left_out), (Some(2), vec![2, 3]));
        assert_eq!(Book::parse(won, &empty(FiveRule::Freestyle, 15)), Err(BookError::Empty));
    }

    #[test]
    fn a_bad_line_is_named() {
        let says = |text: &str| Book::parse(text, &empty(FiveRule::Freestyle, 9)).unwrap_err().to_string();
        assert_eq!(says("1,1\n2;2"), "line 2: \"2;2\" is not x,y");
        assert_eq!(says("9,1"), "line 1: 9,1 is not on a board of 9x9");
        assert_eq!(says("# nothing"), "no opening that can be played");
    }

    #[test]
    fn drawn_openings_are_fixed_by_seed_and_number_and_can_be_played() {
        for rule in FiveRule::ALL {
            let empty = empty(rule, 15);
            let book = Book::Drawn { seed: 9 };
            let openings: Vec<_> = (0..4).map(|number| book.opening(number, &empty)).collect();
            assert!(openings.iter().all(|opening| (FEWEST..=MOST).contains(&opening.len())));
            assert!(openings.iter().all(|opening| after(&empty, opening).is_some()));
            assert_ne!(openings[0], openings[1]);
            assert_eq!(book.opening(2, &empty), openings[2]);
        }
    }
}
