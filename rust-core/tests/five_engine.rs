//! What the engine must see in positions given as diagrams.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use tengen_core::board::{Diagram, Point, Stone};
use tengen_core::five::{Engine, Found};
use tengen_core::player::{Adviser, Level, LevelPlayer, Player, Reason};
use tengen_core::rules::Move;
use tengen_core::rules::five::{FivePosition, FiveRule};
use tengen_core::search::{Limits, Stopper};

fn position(rule: FiveRule, diagram: &Diagram, to_move: Stone) -> FivePosition {
    FivePosition::set_up(rule, diagram.grid.clone(), to_move).unwrap()
}

fn search(position: &FivePosition, depth: u32) -> Found {
    let mut engine = Engine::new(position.rule(), position.size());
    engine.search(position, &Limits::depth(depth), 1, &Stopper::new(), &mut |_| {}).unwrap()
}

/// Marks: `a` a point that must be played.
fn answers(diagram: &Diagram) -> Vec<Point> {
    diagram.marked('a').collect()
}

const OPEN_THREE: &str = "
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . O . . . .
    . . a X X X a . .
    . . . . . O . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
";

#[test]
fn an_open_three_becomes_an_open_four() {
    for rule in FiveRule::ALL {
        let diagram = Diagram::parse(OPEN_THREE).unwrap();
        let found = search(&position(rule, &diagram, Stone::Black), 4);
        assert!(answers(&diagram).contains(&found.best.point().unwrap()), "{rule:?}");
        assert_eq!(found.plies_to_end, Some(3), "{rule:?}");
    }
}

/// A row of fours down the middle ends in two fours at once; every other attack is too slow, since
/// White has an open three.
const ROW_OF_FOURS: &str = "
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . O O O . . . . . .
    . . . . . . . . . . .
    . . . . X . . . . . .
    . O X X X . . . . . .
    . . . . X . . . . . .
    . . . . . . . . . . .
    . . . . . . X . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
";

#[test]
fn a_row_of_fours_beats_an_open_three() {
    for rule in [FiveRule::Freestyle, FiveRule::Standard, FiveRule::Caro] {
        let diagram = Diagram::parse(ROW_OF_FOURS).unwrap();
        let start = position(rule, &diagram, Stone::Black);
        let found = search(&start, 1);
        assert!(found.win_rate > 0.99, "{rule:?}");
        // The line is a proof: every move of it is legal, and it ends in a five.
        let mut end = start;
        for &played in &found.line {
            end.play(played).unwrap();
        }
        assert_eq!(end.ending().and_then(tengen_core::rules::five::Ending::winner), Some(Stone::Black));
        assert_eq!(found.plies_to_end, Some(found.line.len() as u32));
    }
}

#[test]
fn a_four_is_blocked_and_a_five_is_made_by_every_level_from_medium_up() {
    let diagram = Diagram::parse(
        "
        . . . . . . .
        . . O O O O X
        . . . . . . .
        . . . X X . .
        . . . X . . .
        . . . . . . .
        . . . . . . .
    ",
    )
    .unwrap();
    let size = diagram.grid.size();
    let gap = size.point(1, 1).unwrap();
    for rule in FiveRule::ALL {
        for level in [Level::Medium, Level::Hard] {
            for seed in 0..5 {
                for to_move in Stone::BOTH {
                    let mut player = LevelPlayer::new(level, rule, size, seed);
                    let position = position(rule, &diagram, to_move);
                    let choice = player.choose(&position, &Stopper::new(), &mut |_| {}).unwrap();
                    assert_eq!(choice.played, Move::Place(gap), "{rule:?} {level:?} {to_move}");
                }
            }
        }
    }
}

#[test]
fn white_wins_by_a_four_whose_answer_is_forbidden() {
    // Black's only answer to White's fourth stone would be an overline.
    let diagram = Diagram::parse(
        "
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . X X X . X X X .
        . . . . . . O . . . .
        . . . . . . O . . . .
        . . . . . . a . . . .
        . . . . . . O . . . .
        . . . . . . X . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
    ",
    )
    .unwrap();
    let found = search(&position(FiveRule::Renju, &diagram, Stone::White), 3);
    assert_eq!(found.best, Move::Place(answers(&diagram)[0]));
    assert_eq!(found.plies_to_end, Some(3));
    let without = search(&position(FiveRule::Freestyle, &diagram, Stone::White), 3);
    assert_ne!(without.plies_to_end, Some(3));
}

#[test]
fn black_never_plays_a_foul() {
    let diagram = Diagram::parse(
        "
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . X . . . .
        . . X X . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . O O . . .
        . . . . O O . . .
    ",
    )
    .unwrap();
    let cross = diagram.grid.size().point(4, 4).unwrap();
    let of = |rule| search(&position(rule, &diagram, Stone::Black), 5);
    assert_ne!(of(FiveRule::Renju).best, Move::Place(cross));
    assert!(of(FiveRule::Freestyle).win_rate > 0.99, "two open threes win where they are allowed");
}

#[test]
fn the_same_search_twice_is_the_same() {
    let diagram = Diagram::parse(ROW_OF_FOURS).unwrap();
    let position = position(FiveRule::Freestyle, &diagram, Stone::White);
    assert_eq!(search(&position, 5), search(&position, 5));
}

#[test]
fn limits_end_a_search_with_a_legal_move() {
    let diagram = Diagram::parse(OPEN_THREE).unwrap();
    let position = position(FiveRule::Freestyle, &diagram, Stone::White);
    let mut engine = Engine::new(position.rule(), position.size());
    for nodes in [0, 1, 10, 1000] {
        let found = engine.search(&position, &Limits::nodes(nodes), 1, &Stopper::new(), &mut |_| {}).unwrap();
        position.check(found.best).unwrap();
        assert!(found.nodes <= nodes + 1, "{} of {nodes}", found.nodes);
    }
    let stopper = Stopper::new();
    let mut reports = 0;
    let found = engine.search(&position, &Limits::default(), 1, &stopper, &mut |_| {
        reports += 1;
        stopper.stop();
    });
    position.check(found.unwrap().best).unwrap();
    assert_eq!(reports, 1);
}

#[test]
fn hints_say_why() {
    let diagram = Diagram::parse(OPEN_THREE).unwrap();
    let advice = |to_move| {
        let position = position(FiveRule::Freestyle, &diagram, to_move);
        let mut adviser = Adviser::new(FiveRule::Freestyle, position.size());
        let advice = adviser.advise(&position, &Stopper::new());
        for pair in advice.windows(2) {
            assert!(pair[0].win_rate >= pair[1].win_rate);
        }
        advice[0].reason
    };
    assert_eq!(advice(Stone::Black), Reason::MakesOpenFour);
    assert_eq!(advice(Stone::White), Reason::BlocksOpenThree);
}
