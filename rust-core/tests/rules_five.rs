//! The four rules of five in a row, by tables of text diagrams in `tests/data/five`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may panic")]

mod table;

use table::Case;
use tengen_core::board::{Diagram, Grid, Point, Stone, Symmetry};
use tengen_core::rules::Move;
use tengen_core::rules::five::{Ending, FivePosition, FiveRule, Foul, FoulPolicy, is_fake_double_three};

#[test]
fn freestyle() {
    let cases = table::read("freestyle.txt", include_str!("data/five/freestyle.txt"));
    for_both_colours(&cases, FiveRule::Freestyle);
}

#[test]
fn standard() {
    let cases = table::read("standard.txt", include_str!("data/five/standard.txt"));
    for_both_colours(&cases, FiveRule::Standard);
}

#[test]
fn caro() {
    let cases = table::read("caro.txt", include_str!("data/five/caro.txt"));
    for_both_colours(&cases, FiveRule::Caro);
}

#[test]
fn renju_for_white() {
    for case in table::read("renju_white.txt", include_str!("data/five/renju_white.txt")) {
        check(&case, &case.diagram, FiveRule::Renju, Stone::White);
    }
}

#[test]
fn renju_for_black() {
    for case in table::read("renju.txt", include_str!("data/five/renju.txt")) {
        check(&case, &case.diagram, FiveRule::Renju, Stone::Black);
    }
}

/// Rules that treat both sides alike: every case also holds with the colours exchanged.
fn for_both_colours(cases: &[Case], rule: FiveRule) {
    for case in cases {
        check(case, &case.diagram, rule, Stone::Black);
        check(case, &exchange_colours(&case.diagram), rule, Stone::White);
    }
}

/// In every symmetry, the marks are exactly those that the rules put, and each does what it says
/// when it is played.
fn check(case: &Case, diagram: &Diagram, rule: FiveRule, to_move: Stone) {
    for symmetry in Symmetry::ALL {
        let diagram = turn(diagram, symmetry);
        let position = FivePosition::set_up(rule, diagram.grid.clone(), to_move).unwrap();
        let marks = marks(&position);
        assert!(
            text(&diagram.grid, &marks) == text(&diagram.grid, &diagram.marks),
            "{} ({symmetry:?}), found:\n{}expected:\n{}",
            case.place,
            text(&diagram.grid, &marks),
            text(&diagram.grid, &diagram.marks)
        );
        for (mark, point) in marks {
            let mut losing = position.clone().with_foul_policy(FoulPolicy::Loses);
            losing.play(Move::Place(point)).unwrap();
            let winner = match mark {
                'w' => Some(to_move),
                'a' => None,
                _ => Some(Stone::White),
            };
            assert_eq!(losing.ending().and_then(Ending::winner), winner, "{}: {mark}", case.place);
            let is_refused = position.check(Move::Place(point)).is_err();
            assert_eq!(is_refused, matches!(mark, 't' | 'f' | 'o'), "{}: {mark}", case.place);
        }
    }
}

/// What the rules say about each empty point, as the tables mark it.
fn marks(position: &FivePosition) -> Vec<(char, Point)> {
    let mark = |point| match position.foul_at(point) {
        Some(Foul::DoubleThree) => Some('t'),
        Some(Foul::DoubleFour) => Some('f'),
        Some(Foul::Overline) => Some('o'),
        None if position.wins_at(point) => Some('w'),
        None => {
            let is_black = position.rule() == FiveRule::Renju && position.to_move() == Stone::Black;
            (is_black && is_fake_double_three(position.grid(), point)).then_some('a')
        }
    };
    position.grid().empty_points().filter_map(|point| Some((mark(point)?, point))).collect()
}

fn text(grid: &Grid, marks: &[(char, Point)]) -> String {
    let cell = |point| match grid.get(point) {
        Some(Stone::Black) => 'X',
        Some(Stone::White) => 'O',
        None => marks.iter().find(|mark| mark.1 == point).map_or('.', |mark| mark.0),
    };
    let size = grid.size();
    let cells: Vec<char> = size.points().map(cell).collect();
    cells.chunks(size.width()).flat_map(|row| row.iter().copied().chain(['\n'])).collect()
}

fn turn(diagram: &Diagram, symmetry: Symmetry) -> Diagram {
    let size = diagram.grid.size();
    let mut grid = Grid::new(symmetry.size(size));
    for point in size.points() {
        grid.set(symmetry.apply(size, point), diagram.grid.get(point));
    }
    let marks = diagram.marks.iter().map(|&(mark, point)| (mark, symmetry.apply(size, point))).collect();
    Diagram { grid, marks }
}

fn exchange_colours(diagram: &Diagram) -> Diagram {
    let mut exchanged = diagram.clone();
    for point in diagram.grid.size().points() {
        exchanged.grid.set(point, diagram.grid.get(point).map(Stone::other));
    }
    exchanged
}
