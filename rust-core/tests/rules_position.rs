//! How a game of five in a row goes on and ends: refusals, passes, fouls, draws, taking back.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may panic")]

use tengen_core::board::{Grid, Point, Size, Stone};
use tengen_core::rules::Move;
use tengen_core::rules::five::{Ending, FiveError, FivePosition, FiveRule, Foul, FoulPolicy};

fn position(rule: FiveRule, side: u32) -> FivePosition {
    FivePosition::new(rule, Size::square(side).unwrap()).unwrap()
}

fn point(position: &FivePosition, label: &str) -> Point {
    position.size().parse_label(label).unwrap()
}

/// Plays labels in turn; `-` is a pass.
fn play(position: &mut FivePosition, moves: &str) {
    for label in moves.split_whitespace() {
        let played = if label == "-" { Move::Pass } else { Move::Place(point(position, label)) };
        position.play(played).unwrap_or_else(|error| panic!("{label}: {error}"));
    }
}

/// Black to move at H8 would be a double-three.
const DOUBLE_THREE: &str = "H7 A1 H6 A3 G8 A5 F8 A7";

#[test]
fn boards_from_5_to_25() {
    for (width, height, is_allowed) in
        [(4, 5, false), (5, 4, false), (5, 5, true), (25, 5, true), (25, 25, true)]
    {
        let size = Size::new(width, height).unwrap();
        let expected = if is_allowed { Ok(()) } else { Err(FiveError::Size { size }) };
        assert_eq!(FivePosition::new(FiveRule::Freestyle, size).map(|_| ()), expected);
        assert_eq!(
            FivePosition::set_up(FiveRule::Renju, Grid::new(size), Stone::White).map(|_| ()),
            expected
        );
    }
}

#[test]
fn black_begins_and_the_sides_alternate() {
    let mut position = position(FiveRule::Freestyle, 15);
    assert_eq!(position.to_move(), Stone::Black);
    play(&mut position, "H8 J9");
    assert_eq!(position.grid().get(point(&position, "H8")), Some(Stone::Black));
    assert_eq!(position.grid().get(point(&position, "J9")), Some(Stone::White));
    assert_eq!(position.to_move(), Stone::Black);
}

#[test]
fn a_refused_move_changes_nothing_and_says_why() {
    let mut position = position(FiveRule::Standard, 15);
    play(&mut position, "H8");
    let before = position.clone();
    let taken = point(&position, "H8");
    let off_board = Point::from_index(225);
    for (played, reason) in [
        (Move::Place(taken), FiveError::Occupied { point: taken }),
        (Move::Place(off_board), FiveError::OffBoard { index: 225, size: position.size() }),
        (Move::Pass, FiveError::NoPass),
    ] {
        assert_eq!(position.check(played), Err(reason));
        assert_eq!(position.play(played), Err(reason));
        assert_eq!(position, before);
    }
}

#[test]
fn only_renju_knows_a_pass() {
    for rule in FiveRule::ALL {
        let expected = if rule == FiveRule::Renju { Ok(()) } else { Err(FiveError::NoPass) };
        assert_eq!(position(rule, 15).check(Move::Pass), expected, "{rule:?}");
    }
}

#[test]
fn two_passes_in_a_row_are_a_draw() {
    let mut position = position(FiveRule::Renju, 15);
    play(&mut position, "H8 - J9 -");
    assert_eq!(position.ending(), None);
    play(&mut position, "-");
    assert_eq!(position.ending(), Some(&Ending::TwoPasses));
    assert_eq!(position.ending().and_then(Ending::winner), None);
    position.undo();
    play(&mut position, "K10 -");
    assert_eq!(position.ending(), None, "a stone lies between the two passes");
}

#[test]
fn the_winning_line_is_named_in_order() {
    let mut position = position(FiveRule::Freestyle, 15);
    play(&mut position, "H8 A1 J9 A2 K10 A3 M12 A4 L11");
    let line: Vec<String> = match position.ending() {
        Some(Ending::Five { winner: Stone::Black, line }) => {
            line.iter().map(|&point| position.size().label(point)).collect()
        }
        other => panic!("{other:?}"),
    };
    assert_eq!(line, ["H8", "J9", "K10", "L11", "M12"]);
}

#[test]
fn nothing_is_played_after_the_end() {
    let mut position = position(FiveRule::Freestyle, 15);
    play(&mut position, "H8 A1 J8 A2 K8 A3 L8 A4 M8");
    let free = Move::Place(point(&position, "C3"));
    assert_eq!(position.play(free), Err(FiveError::Over));
    position.undo();
    assert_eq!((position.ending(), position.to_move()), (None, Stone::Black));
    assert_eq!(position.play(free), Ok(()));
}

#[test]
fn a_foul_is_refused_with_its_reason() {
    let mut position = position(FiveRule::Renju, 15);
    play(&mut position, DOUBLE_THREE);
    let point = point(&position, "H8");
    let before = position.clone();
    assert_eq!(position.play(Move::Place(point)), Err(FiveError::Foul { point, foul: Foul::DoubleThree }));
    assert_eq!(position, before);
    assert_eq!(position.play(Move::Pass), Ok(()), "Black may pass instead");
    assert_eq!(position.play(Move::Place(point)), Ok(()), "and White may play there");
}

#[test]
fn a_foul_loses_where_that_is_the_policy() {
    let mut position = position(FiveRule::Renju, 15).with_foul_policy(FoulPolicy::Loses);
    play(&mut position, DOUBLE_THREE);
    let before = position.clone();
    play(&mut position, "H8");
    let point = point(&position, "H8");
    assert_eq!(position.ending(), Some(&Ending::Foul { point, foul: Foul::DoubleThree }));
    assert_eq!(position.ending().and_then(Ending::winner), Some(Stone::White));
    assert_eq!(position.undo(), Some(Move::Place(point)));
    assert_eq!(position, before);
}

#[test]
fn other_rules_have_no_fouls() {
    for rule in [FiveRule::Freestyle, FiveRule::Standard, FiveRule::Caro] {
        let mut position = position(rule, 15);
        play(&mut position, DOUBLE_THREE);
        play(&mut position, "H8");
        assert_eq!(position.ending(), None, "{rule:?}");
    }
}

#[test]
fn a_full_board_is_a_draw() {
    // No line of this 5x5 board is of one colour; the last stone is Black's.
    let rows = ["XXOOX", "OOXXO", "XXOOX", "OOXXO", "XXOOX"];
    let mut position = position(FiveRule::Freestyle, 5);
    let points_of = |stone: char| -> Vec<usize> {
        (0..25).filter(|&index| rows[index / 5].as_bytes()[index % 5] as char == stone).collect()
    };
    let (black, white) = (points_of('X'), points_of('O'));
    for turn in 0..25 {
        assert_eq!(position.ending(), None);
        let side = if turn % 2 == 0 { &black } else { &white };
        position.play(Move::Place(Point::from_index(side[turn / 2]))).unwrap();
    }
    assert_eq!(position.ending(), Some(&Ending::FullBoard));
    assert_eq!(position.ending().and_then(Ending::winner), None);
    position.undo();
    assert_eq!(position.ending(), None);
}

#[test]
fn a_five_on_the_last_point_wins_and_is_no_draw() {
    let rows = ["XXXXX", "OOXXO", "XXOOX", "OOXOO", "XOOOX"];
    let size = Size::square(5).unwrap();
    let mut grid = Grid::new(size);
    for point in size.points().skip(1) {
        let stone = rows[size.y(point)].as_bytes()[size.x(point)];
        grid.set(point, Some(if stone == b'X' { Stone::Black } else { Stone::White }));
    }
    let mut position = FivePosition::set_up(FiveRule::Renju, grid, Stone::Black).unwrap();
    position.play(Move::Place(Point::from_index(0))).unwrap();
    assert_eq!(position.ending().and_then(Ending::winner), Some(Stone::Black));
}

#[test]
fn a_full_board_set_up_is_over() {
    let size = Size::square(5).unwrap();
    let mut grid = Grid::new(size);
    for point in size.points() {
        grid.set(point, Some(Stone::BOTH[point.index() % 2]));
    }
    let position = FivePosition::set_up(FiveRule::Freestyle, grid, Stone::Black).unwrap();
    assert_eq!(position.ending(), Some(&Ending::FullBoard));
}

#[test]
fn nothing_is_left_to_take_back_at_the_beginning() {
    let mut position = position(FiveRule::Caro, 15);
    assert_eq!(position.undo(), None);
    play(&mut position, "H8");
    assert_eq!(position.undo(), Some(Move::Place(point(&position, "H8"))));
    assert_eq!(position, self::position(FiveRule::Caro, 15));
}
