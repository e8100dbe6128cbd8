//! What the Go engine must see, and what it must leave alone.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use tengen_core::board::{Diagram, Grid, Point, Size, Stone};
use tengen_core::go::{Engine, Found, Parameters, judge};
use tengen_core::rules::Move;
use tengen_core::rules::go::{GoPosition, GoRuleSet, GoRules};
use tengen_core::rules::scoring::count;
use tengen_core::search::{Limits, Stopper};

fn grid(diagram: &str) -> Grid {
    Diagram::parse(diagram).unwrap().grid
}

fn set_up(rules: GoRules, diagram: &str, to_move: Stone) -> GoPosition {
    GoPosition::set_up(rules, &grid(diagram), to_move).unwrap()
}

fn chinese(komi: i32) -> GoRules {
    GoRuleSet::Chinese.rules().with_komi(komi)
}

fn search(position: &GoPosition, playouts: u64, seed: u64) -> Found {
    Engine::default().search(position, &Limits::nodes(playouts), seed, &Stopper::new(), &mut |_| {}).unwrap()
}

fn label(position: &GoPosition, played: Move) -> String {
    played.point().map_or_else(|| "pass".to_owned(), |point| position.size().label(point))
}

/// Everything but the time.
fn without_time(found: Found) -> Found {
    Found { elapsed: std::time::Duration::ZERO, ..found }
}

#[test]
fn a_seed_and_a_number_of_playouts_fix_the_answer() {
    let position = GoPosition::new(chinese(15), Size::square(9).unwrap());
    let found = without_time(search(&position, 300, 7));
    assert_eq!(found, without_time(search(&position, 300, 7)));
    assert_ne!(found.candidates, search(&position, 300, 8).candidates);
    assert_eq!(found.playouts, 300);
    assert_eq!(found.candidates.iter().map(|candidate| u64::from(candidate.visits)).sum::<u64>(), 300);
}

#[test]
fn the_way_to_a_position_does_not_matter_but_its_last_moves() {
    let played = |labels: &[&str]| {
        let mut position = GoPosition::new(chinese(15), Size::square(7).unwrap());
        for label in labels {
            position.play(Move::Place(position.size().parse_label(label).unwrap())).unwrap();
        }
        without_time(search(&position, 200, 1))
    };
    let taken_back = {
        let mut position = GoPosition::new(chinese(15), Size::square(7).unwrap());
        for label in ["C3", "E5", "D4", "B2", "A1"] {
            position.play(Move::Place(position.size().parse_label(label).unwrap())).unwrap();
        }
        position.undo();
        without_time(search(&position, 200, 1))
    };
    assert_eq!(played(&["C3", "E5", "D4", "B2"]), taken_back);
    assert_ne!(played(&["B2", "E5", "D4", "C3"]), taken_back);
}

#[test]
fn threads_share_the_playouts() {
    let position = GoPosition::new(chinese(15), Size::square(7).unwrap());
    for root_parallel in [false, true] {
        let engine = Engine::default().with_root_parallel(root_parallel);
        let limits = Limits { threads: 3, ..Limits::nodes(301) };
        let found = engine.search(&position, &limits, 1, &Stopper::new(), &mut |_| {}).unwrap();
        assert_eq!(found.playouts, 301);
        assert_eq!(found.candidates.iter().map(|candidate| u64::from(candidate.visits)).sum::<u64>(), 301);
    }
}

#[test]
fn it_lives_when_it_can() {
    // The middle of three in a row: two eyes or none; the komi makes it decide the game.
    let diagram = "
        . . . O X . .
        O O O O X . .
        X X X X X . .
        . . . . . . .
        . . . . . . .
        . . . X . . .
        . . . . . . .";
    let position = set_up(chinese(81), diagram, Stone::White);
    assert_eq!(label(&position, search(&position, 600, 1).best), "B7");
    let position = set_up(chinese(81), diagram, Stone::Black);
    assert_eq!(label(&position, search(&position, 600, 1).best), "B7");
}

const FINISHED: &str = "
    . . X O . .
    . X X O O .
    . X O O . .
    X X X O O O
    . X O O . O
    X X X O O .";

#[test]
fn it_passes_when_nothing_is_left() {
    for set in [GoRuleSet::Chinese, GoRuleSet::Japanese] {
        for to_move in Stone::BOTH {
            let position = set_up(set.rules().with_komi(1), FINISHED, to_move);
            assert_eq!(label(&position, search(&position, 500, 1).best), "pass", "{set:?} {to_move}");
        }
    }
}

#[test]
fn it_fills_a_neutral_point_that_counts() {
    // The points between the walls are worth a point each by area.
    let dame = "
        . X . X O . O
        X X X X O O .
        . X . X O . O
        X X X X O O O
        . X . . . O .
        X . X . O . O
        X X X . O O O";
    let position = set_up(chinese(1), dame, Stone::Black);
    let found = search(&position, 500, 1);
    assert!(
        ["C3", "D1", "D2", "D3", "E3"].contains(&label(&position, found.best).as_str()),
        "{:?}",
        found.best
    );
}

#[test]
fn it_passes_on_an_ended_board_after_a_pass_when_that_wins() {
    let mut position = set_up(chinese(1), FINISHED, Stone::Black);
    position.play(Move::Pass).unwrap();
    assert_eq!(search(&position, 300, 1).best, Move::Pass);
}

#[test]
fn it_says_when_all_is_lost() {
    let lost = "
        . . . . . . .
        O O O O O O O
        . O . O . O .
        O O O O O O O
        . . . . . . .
        . . . . . . .
        . . . X . . .";
    let position = set_up(chinese(15), lost, Stone::Black);
    assert!(search(&position, 300, 1).is_hopeless);
    assert!(!search(&position, 20, 1).is_hopeless, "too few playouts to say so");
    let even = GoPosition::new(chinese(15), Size::square(7).unwrap());
    assert!(!search(&even, 300, 1).is_hopeless);
}

#[test]
fn an_ended_game_has_no_move_and_a_full_board_a_pass() {
    let mut position = GoPosition::new(chinese(15), Size::square(5).unwrap());
    position.play(Move::Pass).unwrap();
    position.play(Move::Pass).unwrap();
    let engine = Engine::default();
    assert!(engine.search(&position, &Limits::nodes(10), 1, &Stopper::new(), &mut |_| {}).is_none());
    let smallest = GoPosition::new(chinese(15), Size::square(1).unwrap());
    assert_eq!(search(&smallest, 10, 1).best, Move::Pass);
}

#[test]
fn it_plays_legal_games_to_the_end_on_all_kinds_of_boards() {
    for (width, height) in [(1, 2), (2, 2), (3, 4), (5, 5), (7, 4)] {
        for set in GoRuleSet::ALL {
            let mut position = GoPosition::new(set.rules(), Size::new(width, height).unwrap());
            let most = 6 * position.size().area();
            while position.ending().is_none() && position.moves().len() < most {
                let found = search(&position, 40, position.moves().len() as u64);
                position.play(found.best).unwrap();
            }
            assert!(position.ending().is_some(), "{width}x{height} {set:?}\n{:?}", position.board());
        }
    }
}

#[test]
fn dead_stones_are_found_and_living_ones_left() {
    let diagram = "
        . . O X . . .
        O . O X . O .
        . O O X . . .
        O O X X X X X
        O X X . . X .
        X X . X O X .
        . X X . X X .";
    let position = set_up(chinese(15), diagram, Stone::Black);
    let judgement = judge(&position, &Parameters::default(), 1);
    let dead: Vec<String> = judgement.dead.points().map(|point| position.size().label(point)).collect();
    assert_eq!(dead, ["F6", "E2"]);
    let corner = Point::from_index(0);
    assert!(judgement.ownership.at(corner) < -800, "{}", judgement.ownership.at(corner));
    assert_eq!(count(&position, &judgement.dead).outcome().winner(), Some(Stone::Black));
}
