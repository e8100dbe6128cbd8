//! Numbers of positions and games on small boards.
//!
//! Legal positions: J. Tromp, G. Farnebäck, "Combinatorics of Go" (2016); games as simple paths: the
//! same. Sequences: three programs that share no code agree on them.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use tengen_core::board::{Grid, Size, Stone};
use tengen_core::rules::Move;
use tengen_core::rules::go::{GoBoard, GoPosition, GoRuleSet, GoRules, KoRule, Perft};

fn legal_positions(size: Size) -> u64 {
    let cells = [None, Some(Stone::Black), Some(Stone::White)];
    let arrangements = 3_usize.pow(size.area() as u32);
    let is_legal = |mut code: usize| {
        let mut grid = Grid::new(size);
        for point in size.points() {
            grid.set(point, cells[code % 3]);
            code /= 3;
        }
        GoBoard::from_grid(&grid).is_ok()
    };
    (0..arrangements).filter(|&code| is_legal(code)).count() as u64
}

#[test]
fn legal_positions_of_small_boards() {
    let counts = [1, 2, 3].map(|side| legal_positions(Size::square(side).unwrap()));
    assert_eq!(counts, [1, 57, 12_675]);
}

#[test]
#[ignore = "43 million arrangements"]
fn legal_positions_of_4x4() {
    assert_eq!(legal_positions(Size::square(4).unwrap()), 24_318_165);
}

fn rules(ko: KoRule, suicide: bool) -> GoRules {
    GoRules { suicide, ..GoRuleSet::TrompTaylor.rules().with_ko(ko) }
}

/// Paths through the positions that visit none twice, either colour at any step; the path that stays
/// at the beginning counts.
fn simple_paths(position: &mut GoPosition) -> u64 {
    let mut paths = 1;
    for stone in Stone::BOTH {
        for point in position.size().points() {
            if position.play_as(stone, Move::Place(point)).is_ok() {
                paths += simple_paths(position);
                position.undo();
            }
        }
    }
    paths
}

#[test]
fn games_as_simple_paths() {
    for (width, paths) in [(1, 1), (2, 9), (3, 907)] {
        let size = Size::new(width, 1).unwrap();
        assert_eq!(simple_paths(&mut GoPosition::new(rules(KoRule::Positional, true), size)), paths);
    }
}

/// Compares the numbers of games of `first` moves and more.
fn assert_games(side: u32, rules: GoRules, perft: Perft, first: u32, expected: &[u64]) {
    let mut position = GoPosition::new(rules, Size::square(side).unwrap());
    let depths = first..first + expected.len() as u32;
    let found: Vec<u64> = depths.map(|depth| perft.count(&mut position, depth)).collect();
    assert_eq!(found, expected, "{side}x{side}, {rules:?}, {perft:?}");
}

const STONES_ONLY: Perft = Perft { passes: false, goes_on: false };
const GOES_ON: Perft = Perft { passes: true, goes_on: true };
const ENDS: Perft = Perft { passes: true, goes_on: false };

#[test]
fn games_without_passes_under_positional_superko() {
    let of = |suicide| rules(KoRule::Positional, suicide);
    assert_games(2, of(false), STONES_ONLY, 1, &[4, 12, 24, 16, 32, 32, 16, 48, 80]);
    assert_games(3, of(false), STONES_ONLY, 1, &[9, 72, 504, 2976, 14_720, 56_176]);
    assert_games(3, of(true), STONES_ONLY, 6, &[57_040]);
}

#[test]
fn games_that_go_on_after_two_passes() {
    let of = rules(KoRule::Positional, false);
    assert_games(2, of, GOES_ON, 1, &[5, 21, 72, 184, 440, 928, 1924, 4124, 8616]);
    assert_games(3, of, GOES_ON, 1, &[10, 91, 747, 5434, 35_193]);
}

#[test]
fn games_that_two_passes_end() {
    let of = rules(KoRule::Positional, false);
    assert_games(2, of, ENDS, 1, &[5, 21, 68, 156, 316, 604, 1088, 2184, 4184]);
    assert_games(3, of, ENDS, 1, &[10, 91, 738, 5281, 33_384]);
}

#[test]
fn games_under_situational_superko() {
    assert_games(2, rules(KoRule::Situational, false), GOES_ON, 7, &[1948, 4252, 9072]);
    assert_games(3, rules(KoRule::Situational, true), STONES_ONLY, 4, &[3032, 15_368, 64_320]);
}
