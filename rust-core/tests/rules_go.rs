//! The rules of Go, each on the smallest board that shows it.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may panic")]

use tengen_core::board::{BySide, Diagram, Point, Size, Stone};
use tengen_core::rules::Move;
use tengen_core::rules::go::{
    GoEnding, GoError, GoPosition, GoRuleSet, GoRules, HandicapError, KoRule, fixed_handicap,
};

fn set_up(rules: GoRules, diagram: &str, to_move: Stone) -> GoPosition {
    GoPosition::set_up(rules, &Diagram::parse(diagram).unwrap().grid, to_move).unwrap()
}

fn at(position: &GoPosition, label: &str) -> Point {
    position.size().parse_label(label).unwrap()
}

/// Plays labels, "pass" among them, in turn.
fn play(position: &mut GoPosition, moves: &str) {
    for word in moves.split_whitespace() {
        try_play(position, word)
            .unwrap_or_else(|error| panic!("{word}: {error}\n{}", position.board().grid()));
    }
}

fn try_play(position: &mut GoPosition, word: &str) -> Result<(), GoError> {
    let played = if word == "pass" { Move::Pass } else { Move::Place(at(position, word)) };
    position.play(played)
}

fn assert_board(position: &GoPosition, diagram: &str) {
    assert_eq!(position.board().grid(), Diagram::parse(diagram).unwrap().grid);
}

fn chinese() -> GoRules {
    GoRuleSet::Chinese.rules()
}

#[test]
fn a_chain_without_liberty_is_taken() {
    let mut position = set_up(
        chinese(),
        "
        . X X .
        X O O .
        . X X .
        . . . .",
        Stone::Black,
    );
    play(&mut position, "D3");
    assert_board(
        &position,
        "
        . X X .
        X . . X
        . X X .
        . . . .",
    );
    assert_eq!(position.last_emptied().len(), 2);
    assert_eq!(position.prisoners(), BySide::new(2, 0));
}

#[test]
fn capture_comes_before_suicide() {
    // White at A1 has no liberty but takes two.
    let mut position = set_up(
        chinese(),
        "
        . . . .
        O O . .
        X O . .
        . X O .",
        Stone::White,
    );
    play(&mut position, "A1");
    assert_board(
        &position,
        "
        . . . .
        O O . .
        . O . .
        O . O .",
    );
}

#[test]
fn suicide_of_several_stones_is_for_rules_that_allow_it() {
    let smothered = "
        . O O . .
        O X . O .
        . O O . .
        . . . . .
        . . . . .";
    for set in GoRuleSet::ALL {
        let mut position = set_up(set.rules(), smothered, Stone::Black);
        let outcome = try_play(&mut position, "C4");
        if set.rules().suicide {
            assert_eq!(outcome, Ok(()));
            assert_eq!(position.last_emptied().len(), 2);
            assert_eq!(position.prisoners(), BySide::new(0, 2));
        } else {
            assert_eq!(outcome, Err(GoError::Suicide { point: at(&position, "C4") }));
        }
    }
}

#[test]
fn a_single_stone_may_not_die_by_itself() {
    let eye = "
        . O .
        O . O
        . O .";
    for set in GoRuleSet::ALL.into_iter().filter(|set| set.rules().ko != KoRule::Situational) {
        let mut position = set_up(set.rules(), eye, Stone::Black);
        assert!(matches!(try_play(&mut position, "B2"), Err(GoError::Suicide { .. })), "{set:?}");
    }
}

const KO: &str = "
    . X O .
    X . X O
    . X O .
    . . . .";

#[test]
fn a_ko_may_not_be_retaken_at_once() {
    for set in GoRuleSet::ALL {
        let mut position = set_up(set.rules(), KO, Stone::White);
        play(&mut position, "B3");
        let retaken = at(&position, "C3");
        assert_eq!(try_play(&mut position, "C3"), Err(GoError::Ko { point: retaken }), "{set:?}");
        // After a threat and its answer it may.
        play(&mut position, "D1 A1 C3");
        assert_eq!(position.last_emptied(), [at(&position, "B3")]);
    }
}

/// Black takes two stones at C1, White retakes the one.
const TWO_FOR_ONE: &str = "
    . . O . .
    X X O . .
    . O . O .";

#[test]
fn who_took_two_stones_may_be_retaken_at_once() {
    let mut position = set_up(chinese(), TWO_FOR_ONE, Stone::White);
    play(&mut position, "A1 C1");
    assert_eq!(position.last_emptied().len(), 2);
    assert_eq!(position.board().ko(), None);
    play(&mut position, "B1");
    assert_eq!(position.last_emptied(), [at(&position, "C1")]);
}

#[test]
fn snapback() {
    let mut position = set_up(
        chinese(),
        "
        . . . . .
        X X X X .
        O O O X .
        . . O X .",
        Stone::Black,
    );
    play(&mut position, "B1 A1");
    assert_eq!(position.last_emptied(), [at(&position, "B1")]);
    play(&mut position, "B1");
    assert_eq!(position.last_emptied().len(), 5);
    assert_eq!(position.prisoners(), BySide::new(5, 1));
}

#[test]
fn sending_two_returning_one() {
    // Under simple ko White can do it for ever.
    let mut position = set_up(chinese(), TWO_FOR_ONE, Stone::White);
    play(&mut position, "A1 C1 B1 pass A1 C1 B1 pass");
    assert_eq!(position.ending(), None);
    // Positional superko forbids the return: the position of the beginning would come back.
    let mut position = set_up(chinese().with_ko(KoRule::Positional), TWO_FOR_ONE, Stone::White);
    play(&mut position, "A1 C1");
    let point = at(&position, "B1");
    assert_eq!(try_play(&mut position, "B1"), Err(GoError::Superko { point, after: 0 }));
    // Situational superko allows it, since Black is to move then, and forbids to send again.
    let mut position = set_up(GoRuleSet::Aga.rules(), TWO_FOR_ONE, Stone::White);
    play(&mut position, "A1 C1 B1 pass");
    let point = at(&position, "A1");
    assert_eq!(try_play(&mut position, "A1"), Err(GoError::Superko { point, after: 1 }));
}

/// Three kos, of which White can take two and Black one.
const TRIPLE_KO: &str = "
    . X O . . X O . . X O .
    X . X O X . X O X O . O
    . X O . . X O . . X O .";

#[test]
fn a_triple_ko_turns_for_ever_or_not_at_all() {
    let mut position = set_up(chinese(), TRIPLE_KO, Stone::White);
    play(&mut position, "B2 L2 F2 C2 K2 G2");
    assert_board(&position, TRIPLE_KO);
    assert_eq!(position.ending(), None);

    let mut position = set_up(GoRuleSet::Japanese.rules(), TRIPLE_KO, Stone::White);
    play(&mut position, "B2 L2 F2 C2 K2");
    assert_eq!(position.ending(), None);
    play(&mut position, "G2");
    assert_eq!(position.ending(), Some(GoEnding::NoResult));
    assert_eq!(try_play(&mut position, "A1"), Err(GoError::Over));
    position.undo();
    assert_eq!(position.ending(), None);

    for ko in [KoRule::Positional, KoRule::Situational] {
        let mut position = set_up(chinese().with_ko(ko), TRIPLE_KO, Stone::White);
        play(&mut position, "B2 L2 F2 C2 K2");
        let point = at(&position, "G2");
        assert_eq!(try_play(&mut position, "G2"), Err(GoError::Superko { point, after: 0 }));
    }
}

#[test]
fn a_cycle_with_a_pass_in_it_is_no_reason_for_no_result() {
    let mut position = set_up(GoRuleSet::Japanese.rules(), TWO_FOR_ONE, Stone::White);
    play(&mut position, "A1 C1 B1 pass A1 C1 B1 pass");
    assert_eq!(position.ending(), None);
}

#[test]
fn two_passes_end_play_and_it_can_be_resumed() {
    let mut position = GoPosition::new(GoRuleSet::Japanese.rules(), Size::square(9).unwrap());
    play(&mut position, "E5 pass C3 pass");
    assert_eq!(position.ending(), None);
    play(&mut position, "pass");
    assert_eq!(position.ending(), Some(GoEnding::TwoPasses));
    assert_eq!(try_play(&mut position, "A1"), Err(GoError::Over));
    position.resume(Stone::White);
    play(&mut position, "A1 pass pass");
    assert_eq!(position.ending(), Some(GoEnding::TwoPasses));
    assert_eq!(position.board().get(at(&position, "A1")), Some(Stone::White));
}

#[test]
fn a_pass_lifts_the_ko_and_taking_it_back_sets_it_again() {
    let mut position = set_up(chinese(), KO, Stone::White);
    play(&mut position, "B3 pass");
    assert_eq!(position.board().ko(), None);
    position.undo();
    assert_eq!(position.board().ko(), Some(at(&position, "C3")));
    position.undo();
    assert_board(&position, KO);
    assert_eq!((position.board().ko(), position.to_move()), (None, Stone::White));
}

#[test]
fn refused_moves_say_why_and_change_nothing() {
    let mut position = set_up(chinese(), KO, Stone::White);
    let before = position.board().clone();
    let stone = at(&position, "B4");
    assert_eq!(try_play(&mut position, "B4"), Err(GoError::Occupied { point: stone }));
    let beyond = Move::Place(Point::from_index(16));
    assert_eq!(position.play(beyond), Err(GoError::OffBoard { index: 16, size: position.size() }));
    assert_eq!(position.play_as(Stone::Black, beyond).is_ok(), false);
    assert_eq!((position.board(), position.to_move(), position.moves().len()), (&before, Stone::White, 0));
}

#[test]
fn stones_without_liberty_cannot_be_set_up() {
    let diagram = Diagram::parse(
        "
        X O .
        O . .
        . . .",
    );
    let grid = diagram.unwrap().grid;
    let error = GoPosition::set_up(chinese(), &grid, Stone::Black).unwrap_err();
    assert_eq!(error, GoError::NoLiberty { point: grid.size().parse_label("A3").unwrap() });
}

#[test]
fn handicap_stones_stand_before_white_begins() {
    let size = Size::square(19).unwrap();
    let points = fixed_handicap(size, 9).unwrap();
    let position = GoPosition::with_handicap(chinese(), size, &points).unwrap();
    assert_eq!((position.to_move(), position.handicap()), (Stone::White, 9));
    assert!(points.iter().all(|&point| position.board().get(point) == Some(Stone::Black)));

    let of = |labels: &[&str]| {
        let points: Vec<Point> = labels.iter().map(|label| size.parse_label(label).unwrap()).collect();
        GoPosition::with_handicap(chinese(), size, &points).map(|position| position.handicap())
    };
    assert_eq!(of(&["A1", "K10", "T19"]), Ok(3));
    assert_eq!(of(&["A1"]), Err(HandicapError::Free { stones: 1 }));
    assert_eq!(of(&["A1", "B1", "A1"]), Err(HandicapError::Point { number: 3 }));
}
