//! The incremental board: it equals one built from scratch, undo restores it, and mirrored positions
//! have mirrored patterns.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use proptest::prelude::*;
use tengen_core::board::{Point, Size, Stone, Symmetry};
use tengen_core::five::{LineBoard, Parameters, Pattern, Threat};
use tengen_core::rules::five::{FiveRule, Foul, fouls, is_win};

#[derive(Clone, Debug)]
enum Step {
    Play(usize),
    Undo,
    Pass,
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        12 => any::<usize>().prop_map(Step::Play),
        3 => Just(Step::Undo),
        1 => Just(Step::Pass),
    ];
    prop::collection::vec(step, 1..60)
}

fn boards() -> impl Strategy<Value = (FiveRule, Size)> {
    (prop::sample::select(FiveRule::ALL.to_vec()), 5_u32..=19, 5_u32..=19)
        .prop_map(|(rule, width, height)| (rule, Size::new(width, height).unwrap()))
}

/// Plays the steps near each other, so that patterns meet.
fn apply(board: &mut LineBoard, step: &Step) {
    match step {
        Step::Play(choice) => {
            let empty: Vec<Point> = board.grid().empty_points().collect();
            let near: Vec<Point> = empty.iter().copied().filter(|&point| board.is_near(point)).collect();
            let from = if near.is_empty() { empty } else { near };
            if let Some(&point) = from.get(choice % from.len().max(1)) {
                board.play(point);
            }
        }
        Step::Undo => board.undo(),
        Step::Pass => board.pass(),
    }
}

/// All that can be asked about one point.
type AtPoint = (Option<Stone>, bool, Vec<([Pattern; 4], Threat, i32)>);

fn at_point(board: &LineBoard, point: Point) -> AtPoint {
    let stone = board.grid().get(point);
    if stone.is_some() {
        return (stone, false, Vec::new());
    }
    let of = |stone| (board.patterns(point, stone), board.threat(point, stone), board.score(point, stone));
    (None, board.is_near(point), Stone::BOTH.map(of).to_vec())
}

fn counts(board: &LineBoard) -> Vec<u16> {
    Stone::BOTH
        .into_iter()
        .flat_map(|stone| Threat::ALL.map(|threat| board.threat_count(stone, threat)))
        .collect()
}

fn picture(board: &LineBoard) -> (Vec<AtPoint>, Vec<u16>, Stone, u64, i32) {
    let points = board.size().points().map(|point| at_point(board, point)).collect();
    (points, counts(board), board.to_move(), board.key(), board.evaluate())
}

/// A board with the same stones, put there in reading order.
fn from_scratch(board: &LineBoard, parameters: &Parameters) -> LineBoard {
    let mut fresh = LineBoard::new(board.rule(), board.size(), parameters);
    for point in board.size().points() {
        if let Some(stone) = board.grid().get(point) {
            if fresh.to_move() != stone {
                fresh.pass();
            }
            fresh.play(point);
        }
    }
    if fresh.to_move() != board.to_move() {
        fresh.pass();
    }
    fresh
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn incremental_equals_from_scratch((rule, size) in boards(), steps in steps()) {
        let parameters = Parameters::default();
        let mut board = LineBoard::new(rule, size, &parameters);
        for step in &steps {
            apply(&mut board, step);
        }
        prop_assert_eq!(picture(&board), picture(&from_scratch(&board, &parameters)));
        for stone in Stone::BOTH {
            for threat in Threat::ALL {
                let found = board.points_with_threat(stone, threat).count();
                prop_assert_eq!(found, usize::from(board.threat_count(stone, threat)));
            }
        }
    }

    #[test]
    fn undo_restores_every_field((rule, size) in boards(), steps in steps(), more in steps()) {
        let mut board = LineBoard::new(rule, size, &Parameters::default());
        for step in &steps {
            apply(&mut board, step);
        }
        let before = picture(&board);
        let mut made = 0;
        for step in more.iter().filter(|step| !matches!(step, Step::Undo)) {
            if !board.grid().is_full() {
                apply(&mut board, step);
                made += 1;
            }
        }
        for _ in 0..made {
            board.undo();
        }
        prop_assert_eq!(before, picture(&board));
    }

    #[test]
    fn mirrored_positions_have_mirrored_patterns(
        (rule, size) in boards(), steps in steps(), symmetry in prop::sample::select(Symmetry::ALL.to_vec()),
    ) {
        let parameters = Parameters::default();
        let mut board = LineBoard::new(rule, size, &parameters);
        for step in &steps {
            apply(&mut board, step);
        }
        let mut mirrored = LineBoard::new(rule, symmetry.size(size), &parameters);
        for point in size.points() {
            if let Some(stone) = board.grid().get(point) {
                if mirrored.to_move() != stone {
                    mirrored.pass();
                }
                mirrored.play(symmetry.apply(size, point));
            }
        }
        if mirrored.to_move() != board.to_move() {
            mirrored.pass();
        }
        prop_assert_eq!(counts(&board), counts(&mirrored));
        prop_assert_eq!(board.evaluate(), mirrored.evaluate());
        for point in board.grid().empty_points() {
            for stone in Stone::BOTH {
                let mut here = board.patterns(point, stone);
                let mut there = mirrored.patterns(symmetry.apply(size, point), stone);
                here.sort_unstable();
                there.sort_unstable();
                prop_assert_eq!(here, there);
            }
        }
    }

    /// The tables say the same as the rules, which look at the stones themselves.
    #[test]
    fn tables_agree_with_the_rules((rule, size) in boards(), steps in steps()) {
        let mut board = LineBoard::new(rule, size, &Parameters::default());
        for step in &steps {
            apply(&mut board, step);
        }
        let forbidden = fouls(board.grid());
        for point in board.grid().empty_points() {
            for stone in Stone::BOTH {
                let mut grid = board.grid().clone();
                grid.set(point, Some(stone));
                let threat = board.threat(point, stone);
                prop_assert_eq!(threat == Threat::Five, is_win(&grid, rule, point), "{} at {:?}", grid, point);
            }
            if rule == FiveRule::Renju {
                let foul = forbidden.iter().find(|(at, _)| *at == point).map(|&(_, foul)| foul);
                match board.threat(point, Stone::Black) {
                    Threat::Foul => prop_assert!(matches!(foul, Some(Foul::Overline | Foul::DoubleFour))),
                    Threat::PerhapsFoul => prop_assert!(matches!(foul, None | Some(Foul::DoubleThree))),
                    _ => prop_assert_eq!(foul, None),
                }
            }
        }
    }
}
