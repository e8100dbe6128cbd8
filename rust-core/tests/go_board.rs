//! The incremental board against one that works everything out from the stones alone, over random
//! games of any size, with undo, and in all symmetries.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::BTreeSet;

use proptest::prelude::*;
use tengen_core::board::{Grid, Point, Size, Stone, Symmetry};
use tengen_core::rules::Move;
use tengen_core::rules::go::{GoBoard, GoPosition, GoRuleSet, GoRules, KoRule};
use tengen_core::rules::scoring::neighbours;

/// The rules of stones, written down as plainly as they are said.
#[derive(Clone)]
struct Naive {
    grid: Grid,
    /// Every arrangement so far, with the side to move.
    seen: Vec<(Grid, Stone)>,
    /// Where the last move took a single stone by a single stone that can be retaken.
    ko: Option<Point>,
    lost: [u32; 2],
}

impl Naive {
    fn new(size: Size) -> Self {
        let grid = Grid::new(size);
        Self { seen: vec![(grid.clone(), Stone::Black)], grid, ko: None, lost: [0, 0] }
    }

    fn chain(grid: &Grid, from: Point) -> (BTreeSet<Point>, BTreeSet<Point>) {
        let stone = grid.get(from);
        let (mut chain, mut liberties, mut todo) = (BTreeSet::from([from]), BTreeSet::new(), vec![from]);
        while let Some(point) = todo.pop() {
            for beside in neighbours(grid.size(), point) {
                if grid.is_empty(beside) {
                    liberties.insert(beside);
                } else if grid.get(beside) == stone && chain.insert(beside) {
                    todo.push(beside);
                }
            }
        }
        (chain, liberties)
    }

    /// The grid after a stone, and the points that became empty.
    fn after(&self, point: Point, stone: Stone) -> (Grid, BTreeSet<Point>) {
        let mut grid = self.grid.clone();
        grid.set(point, Some(stone));
        let mut emptied = BTreeSet::new();
        for beside in neighbours(grid.size(), point) {
            if grid.get(beside) == Some(stone.other()) {
                let (chain, liberties) = Self::chain(&grid, beside);
                if liberties.is_empty() {
                    emptied.extend(chain);
                }
            }
        }
        if emptied.is_empty() {
            let (chain, liberties) = Self::chain(&grid, point);
            if liberties.is_empty() {
                emptied = chain;
            }
        }
        for &gone in &emptied {
            grid.set(gone, None);
        }
        (grid, emptied)
    }

    fn is_legal(&self, rules: &GoRules, point: Point, stone: Stone) -> bool {
        if !self.grid.is_empty(point) {
            return false;
        }
        let (after, emptied) = self.after(point, stone);
        let is_suicide = emptied.contains(&point);
        let is_single = emptied.len() == 1 && rules.ko != KoRule::Situational;
        if is_suicide && (!rules.suicide || is_single) {
            return false;
        }
        match rules.ko {
            KoRule::Simple => self.ko != Some(point),
            KoRule::Positional => self.seen.iter().all(|(grid, _)| *grid != after),
            KoRule::Situational => !self.seen.contains(&(after, stone.other())),
        }
    }

    fn play(&mut self, played: Move, stone: Stone) {
        self.ko = None;
        if let Move::Place(point) = played {
            let (after, emptied) = self.after(point, stone);
            let loser = if emptied.contains(&point) { stone } else { stone.other() };
            self.lost[loser.index()] += emptied.len() as u32;
            self.grid = after;
            let (chain, liberties) = if emptied.contains(&point) {
                (BTreeSet::new(), BTreeSet::new())
            } else {
                Self::chain(&self.grid, point)
            };
            if emptied.len() == 1 && chain.len() == 1 && liberties.len() == 1 {
                self.ko = emptied.first().copied();
            }
        }
        self.seen.push((self.grid.clone(), stone.other()));
    }
}

fn assert_same(board: &GoBoard, naive: &Naive) {
    assert_eq!(board.grid(), naive.grid);
    assert_eq!(board.key(), naive.grid.key());
    assert_eq!(board.ko(), naive.ko);
    assert_eq!([board.lost().black, board.lost().white], naive.lost);
    for point in board.size().points() {
        if naive.grid.is_empty(point) {
            assert_eq!((board.liberties(point), board.chain(point).count()), (0, 0));
        } else {
            let (chain, liberties) = Naive::chain(&naive.grid, point);
            assert_eq!(board.liberties(point), liberties.len(), "{board:?}");
            let found: Vec<Point> = board.chain(point).collect();
            assert_eq!(found[0], point);
            assert_eq!((found.len(), found.into_iter().collect()), (chain.len(), chain));
        }
    }
}

fn games() -> impl Strategy<Value = (Size, GoRules, Vec<u16>)> {
    let ko = prop::sample::select(vec![KoRule::Simple, KoRule::Positional, KoRule::Situational]);
    let rules = (ko, any::<bool>())
        .prop_map(|(ko, suicide)| GoRules { suicide, ..GoRuleSet::Chinese.rules().with_ko(ko) });
    // Small boards most of the time: there stones are taken.
    let side = || prop_oneof![8 => 1_u32..=5, 2 => 6_u32..=9, 1 => 10_u32..=25];
    let size = (side(), side()).prop_map(|(width, height)| Size::new(width, height).unwrap());
    (size, rules, prop::collection::vec(any::<u16>(), 1..90))
}

/// A choice among the legal moves: now and then a pass, now and then an undo (`None`).
fn step(position: &GoPosition, choice: u16) -> Option<Move> {
    if choice.is_multiple_of(13) {
        return None;
    }
    let legal: Vec<Move> =
        position.size().points().map(Move::Place).filter(|&played| position.check(played).is_ok()).collect();
    let at = usize::from(choice) % (legal.len() + 1);
    Some(legal.get(at).copied().unwrap_or(Move::Pass))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn equal_to_the_naive_board_forward_and_back((size, rules, choices) in games()) {
        let mut position = GoPosition::new(rules, size);
        let mut history = vec![Naive::new(size)];
        for choice in choices {
            position.resume(position.to_move());
            let stone = position.to_move();
            let naive = history.last().unwrap();
            for point in size.points() {
                let is_legal = naive.is_legal(&rules, point, stone);
                prop_assert_eq!(position.check(Move::Place(point)).is_ok(), is_legal, "{:?}", point);
                if naive.grid.is_empty(point) {
                    prop_assert_eq!(position.board().key_after(point, stone), naive.after(point, stone).0.key());
                }
            }
            match step(&position, choice) {
                None => {
                    position.undo();
                    if history.len() > 1 {
                        history.pop();
                    }
                }
                Some(played) => {
                    let mut next = naive.clone();
                    next.play(played, stone);
                    position.play(played).unwrap();
                    history.push(next);
                }
            }
            assert_same(position.board(), history.last().unwrap());
            prop_assert_eq!(position.board(), &{
                let mut fresh = GoPosition::new(rules, size);
                for &played in position.moves() {
                    fresh.resume(fresh.to_move());
                    fresh.play(played).unwrap();
                }
                fresh.board().clone()
            });
        }
        while position.undo().is_some() {}
        prop_assert_eq!(position.board(), &GoBoard::new(size));
        prop_assert_eq!(position.to_move(), Stone::Black);
    }

    #[test]
    fn turned_games_are_the_same_games((size, rules, choices) in games()) {
        for symmetry in Symmetry::ALL {
            let turn = |point| symmetry.apply(size, point);
            let mut position = GoPosition::new(rules, size);
            let mut turned = GoPosition::new(rules, symmetry.size(size));
            for &choice in choices.iter().take(30) {
                let Some(played) = step(&position, choice) else { continue };
                let image = match played {
                    Move::Place(point) => Move::Place(turn(point)),
                    Move::Pass => Move::Pass,
                };
                prop_assert_eq!(position.play(played).is_ok(), turned.play(image).is_ok());
                prop_assert_eq!(position.ending(), turned.ending());
                let (board, image) = (position.board(), turned.board());
                prop_assert_eq!(board.ko().map(turn), image.ko());
                for point in size.points() {
                    prop_assert_eq!(board.get(point), image.get(turn(point)));
                    prop_assert_eq!(board.liberties(point), image.liberties(turn(point)));
                }
            }
        }
    }
}
