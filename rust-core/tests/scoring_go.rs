//! Counting final positions: what is dead is marked, the rest follows.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use proptest::prelude::*;
use tengen_core::board::{BySide, Diagram, Point, Size, Stone};
use tengen_core::rules::Move;
use tengen_core::rules::go::{GoEnding, GoPosition, GoRuleSet, GoRules, KoRule};
use tengen_core::rules::scoring::{Count, DeadStones, GoOutcome, count, safe_points, stones_in_seki};

fn position(rules: GoRules, diagram: &str) -> GoPosition {
    let grid = Diagram::parse(diagram).unwrap().grid;
    GoPosition::set_up(rules.with_komi(0), &grid, Stone::Black).unwrap()
}

/// Counts a diagram with the chains on these points dead.
fn counted(rules: GoRules, diagram: &str, dead: &[&str]) -> Count {
    let position = position(rules, diagram);
    let points = dead.iter().map(|label| position.size().parse_label(label).unwrap());
    count(&position, &DeadStones::of(position.board(), points))
}

/// The outcome without komi under area and under territory counting.
fn outcomes(diagram: &str, dead: &[&str]) -> [String; 2] {
    [GoRuleSet::Chinese, GoRuleSet::Japanese]
        .map(|set| counted(set.rules(), diagram, dead).outcome().to_string())
}

const WALLS: &str = "
    . . X O .
    . X X O .
    . X O O .
    . X O . .
    . X O . .";

#[test]
fn area_counts_stones_and_territory_counts_points() {
    let area = counted(GoRuleSet::Chinese.rules(), WALLS, &[]);
    assert_eq!((area.stones, area.territory), (BySide::new(6, 6), BySide::new(6, 7)));
    assert_eq!(area.totals(), BySide::new(24, 26));
    assert_eq!(outcomes(WALLS, &[]), ["W+1", "W+1"]);
    let black_at = |label| area.owners[Size::square(5).unwrap().parse_label(label).unwrap().index()];
    assert_eq!(
        [black_at("A1"), black_at("B1"), black_at("E1")],
        [Some(Stone::Black), Some(Stone::Black), Some(Stone::White)]
    );
}

#[test]
fn dead_stones_are_prisoners_on_points_of_territory() {
    // The white stone in Black's corner is worth two points of territory, one of area.
    let diagram = "
        O . X O .
        . X X O .
        . X O O .
        . X O . .
        . X O . .";
    assert_eq!(outcomes(diagram, &["A5"]), ["W+1", "0"]);
    // Alive it makes the corner nobody's.
    assert_eq!(counted(GoRuleSet::Chinese.rules(), diagram, &[]).territory, BySide::new(0, 7));
    let marked = counted(GoRuleSet::Japanese.rules(), diagram, &["A5"]);
    assert_eq!((marked.dead, marked.dame), (BySide::new(1, 0), 0));
}

#[test]
fn marks_go_by_chain_and_turn_over() {
    let position = position(GoRuleSet::Chinese.rules(), WALLS);
    let at = |label: &str| position.size().parse_label(label).unwrap();
    let mut marks = DeadStones::none(position.size());
    marks.toggle(position.board(), at("C1"));
    let white: Vec<Point> =
        position.size().points().filter(|&point| position.board().get(point) == Some(Stone::White)).collect();
    assert_eq!(marks.points().collect::<Vec<_>>(), white);
    marks.toggle(position.board(), at("A1"));
    assert_eq!(marks.points().count(), 6);
    marks.toggle(position.board(), at("D4"));
    assert_eq!(marks.points().count(), 0);
}

#[test]
fn a_point_between_the_colours_is_nobodys() {
    let diagram = "
        . X . O .
        . X . O .
        . X . O .";
    let area = counted(GoRuleSet::Chinese.rules(), diagram, &[]);
    assert_eq!((area.dame, area.territory), (3, BySide::new(3, 3)));
}

#[test]
fn prisoners_of_play_count_as_territory() {
    let rules = GoRuleSet::Japanese.rules().with_komi(13);
    let mut game = GoPosition::new(rules, Size::square(5).unwrap());
    for label in ["B1", "A1", "A2", "pass", "pass"] {
        let played = game.size().parse_label(label).map_or(Move::Pass, Move::Place);
        game.play(played).unwrap();
    }
    let found = count(&game, &DeadStones::none(game.size()));
    // 23 empty points and a prisoner against 6.5.
    assert_eq!((found.territory.black, found.prisoners), (23, BySide::new(1, 0)));
    assert_eq!(found.outcome().to_string(), "B+17.5");
}

/// Under area counting, under territory, under territory with pass stones.
fn three_ways(diagram: &str) -> [Count; 3] {
    let aga = GoRuleSet::Aga.rules();
    [GoRuleSet::Chinese.rules(), GoRuleSet::Japanese.rules(), aga.with_pass_stones()]
        .map(|rules| counted(rules, diagram, &[]))
}

#[test]
fn seki_without_eyes() {
    // D1 and D2 are shared: who plays there first dies.
    let diagram = "
        . O X X O X .
        . O X . O X .
        . O X . O X .";
    let [area, territory, _] = three_ways(diagram);
    assert_eq!((area.dame, area.stones), (2, BySide::new(7, 6)));
    assert_eq!(area.outcome().to_string(), "B+1");
    assert_eq!((territory.dame, territory.territory), (2, BySide::new(3, 3)));
}

#[test]
fn seki_with_an_eye_each() {
    // D2 and G2 are eyes, F1 is shared. Eyes in seki count as area, not as territory.
    let diagram = "
        . O X X X O O O X .
        . O X . X O . O X .
        . O X X X . O O X .";
    let [area, territory, with_pass_stones] = three_ways(diagram);
    assert_eq!((area.dame, area.territory, area.stones), (1, BySide::new(4, 4), BySide::new(11, 10)));
    assert_eq!((territory.dame, territory.territory), (3, BySide::new(3, 3)));
    assert_eq!(with_pass_stones.territory, BySide::new(4, 4));
}

#[test]
fn seki_of_an_eye_against_none_is_decided_by_the_marks() {
    // With an eye at D2 Black takes White's eyeless chain; unmarked it would pass for seki.
    let diagram = "
        . O X X X . O X .
        . O X . X O O X .
        . O X X X . O X .";
    let [_, territory, _] = three_ways(diagram);
    assert_eq!(territory.territory, BySide::new(3, 3));
    let taken = counted(GoRuleSet::Japanese.rules(), diagram, &["G1"]);
    assert_eq!((taken.territory, taken.dead), (BySide::new(10, 3), BySide::new(4, 0)));
}

#[test]
fn living_stones_beside_unfilled_dame_keep_their_territory() {
    // E1 to E4 are open: both sides have room for two eyes.
    let diagram = "
        . . . X . O . . .
        . . . X . O . . .
        . . . X . O . . .
        . . . X . O . . .";
    let [_, territory, _] = three_ways(diagram);
    assert_eq!((territory.territory, territory.dame), (BySide::new(12, 12), 4));
}

/// White's chain and Black's three stones in the corner share A3 and C1. Black can always begin a
/// ko for White's life, so that Japanese rules call White dead.
const BENT_FOUR: &str = "
    . . . . . .
    X X X . . .
    O O X . . .
    . O X X . .
    X O O O X .
    X X . O X .";

#[test]
fn bent_four_in_the_corner() {
    let japanese = counted(GoRuleSet::Japanese.rules(), BENT_FOUR, &["B4"]);
    assert_eq!((japanese.territory.black, japanese.dead.black), (25, 7));
    assert_eq!(japanese.outcome().to_string(), "B+32");
    // Where it was not played out and White has removed every ko threat, it is a seki.
    assert_eq!(counted(GoRuleSet::Chinese.rules(), BENT_FOUR, &[]).outcome().to_string(), "B+20");
    assert_eq!(counted(GoRuleSet::Chinese.rules(), BENT_FOUR, &["B4"]).outcome().to_string(), "B+36");
}

#[test]
fn logical_rules_take_every_stone_for_alive() {
    let found = counted(GoRuleSet::TrompTaylor.rules(), BENT_FOUR, &["B4"]);
    assert_eq!((found.dead, found.outcome().to_string()), (BySide::default(), "B+20".to_owned()));
}

/// White's five stones on the right have one eye and a ko for the second. In the middle is a seki of
/// two kos: as long as White may take one of them, Black must take the other, and White has time to
/// take the ko on the right back. So White is never taken, and never lives.
const MOONSHINE: &str = "
    . O X . X O X . X O .
    O O X X O O X X X O O
    . O X . O O X . X O .
    O O X X O O X X X X O
    . O X O . O X . X X X";

#[test]
fn moonshine_life() {
    let dead = ["K5", "L2"];
    let outcomes = GoRuleSet::ALL.map(|set| counted(set.rules(), MOONSHINE, &dead).outcome().to_string());
    // Japanese and Korean rules call White dead: each ko is taken back only after a pass for it. So do
    // the Chinese. Superko makes the taking end, so that Black captures before the count; who stops
    // before has to mark the stones, and under logical rules there are no marks.
    assert_eq!(outcomes, ["B+14", "B+12", "B+12", "B+14", "B+14", "0"]);
    let japanese = counted(GoRuleSet::Japanese.rules(), MOONSHINE, &dead);
    assert_eq!((japanese.territory, japanese.dead), (BySide::new(10, 3), BySide::new(5, 0)));
    assert_eq!(japanese.dame, 3);
    // Taken for alive, White's eyes count.
    let alive = counted(GoRuleSet::Japanese.rules(), MOONSHINE, &[]);
    assert_eq!(alive.territory, BySide::new(3, 5));
}

#[test]
fn the_kos_of_moonshine_life_go_round_until_the_rules_end_it() {
    let round = ["L3", "D5", "E1", "L2", "E5", "D1"];
    for set in GoRuleSet::ALL {
        let mut game = position(set.rules(), MOONSHINE);
        let mut played = Vec::new();
        for label in round {
            let point = game.size().parse_label(label).unwrap();
            played.push(game.play(Move::Place(point)));
        }
        let (last, before) = played.split_last().unwrap();
        assert!(before.iter().all(Result::is_ok), "{set:?}");
        let closes = set.rules().ko == KoRule::Simple;
        assert_eq!(last.is_ok(), closes, "{set:?}");
        let ends = set.rules().cycle_is_no_result;
        assert_eq!(game.ending(), ends.then_some(GoEnding::NoResult), "{set:?}");
    }
}

#[test]
fn stones_in_seki_are_named() {
    let labels = |diagram: &str, dead: &[&str]| {
        let position = position(GoRuleSet::Chinese.rules(), diagram);
        let size = position.size();
        let points = dead.iter().map(|label| size.parse_label(label).unwrap());
        let dead = DeadStones::of(position.board(), points);
        let stones = stones_in_seki(&position, &dead);
        stones.into_iter().map(|point| size.label(point)).collect::<Vec<_>>().join(" ")
    };
    let shared = "
        . O X X O X .
        . O X . O X .
        . O X . O X .";
    assert_eq!(labels(shared, &[]), "C3 D3 E3 C2 E2 C1 E1");
    assert_eq!(labels(shared, &["E1"]), "");
    assert_eq!(labels(WALLS, &[]), "");
    assert_eq!(labels(BENT_FOUR, &["B4"]), "");
    assert_eq!(labels(BENT_FOUR, &[]), "A4 B4 B3 A2 B2 C2 D2 A1 B1 D1");
    let middle = "C5 E5 F5 C4 D4 E4 F4 C3 E3 F3 C2 D2 E2 F2 C1 D1 F1";
    assert_eq!(labels(MOONSHINE, &["K5", "L2"]), middle);
}

#[test]
fn the_empty_board_belongs_to_nobody() {
    for set in GoRuleSet::ALL {
        let game = GoPosition::new(set.rules(), Size::square(9).unwrap());
        let found = count(&game, &DeadStones::none(game.size()));
        assert_eq!((found.dame, found.territory), (81, BySide::default()));
        assert_eq!(found.outcome(), GoOutcome::of_margin(-set.rules().komi));
    }
}

#[test]
fn handicap_is_paid_for_by_each_rule_set_in_its_way() {
    let size = Size::square(9).unwrap();
    let totals = GoRuleSet::ALL.map(|set| {
        let points: Vec<Point> =
            ["C3", "G7", "C7"].iter().map(|label| size.parse_label(label).unwrap()).collect();
        let game = GoPosition::with_handicap(set.rules().with_komi(1), size, &points).unwrap();
        count(&game, &DeadStones::none(size)).totals().white
    });
    // Half points: komi 0.5 and 3, none, none, 2, none, none.
    assert_eq!(totals, [7, 1, 1, 5, 1, 1]);
}

#[test]
fn a_game_without_result_has_none() {
    let diagram = Diagram::parse(
        "
        . X O . . X O . . X O .
        X . X O X . X O X O . O
        . X O . . X O . . X O .",
    );
    let grid = diagram.unwrap().grid;
    let mut game = GoPosition::set_up(GoRuleSet::Korean.rules(), &grid, Stone::White).unwrap();
    for label in ["B2", "L2", "F2", "C2", "K2", "G2"] {
        game.play(Move::Place(game.size().parse_label(label).unwrap())).unwrap();
    }
    assert_eq!(count(&game, &DeadStones::none(game.size())).outcome(), GoOutcome::Void);
}

#[test]
fn chains_with_two_regions_of_their_own_are_safe() {
    let diagram = Diagram::parse(
        "
        . X . X O .
        X X X X O .
        O O O O O .
        . . . . . .",
    );
    let board = GoPosition::set_up(GoRuleSet::Chinese.rules(), &diagram.unwrap().grid, Stone::Black).unwrap();
    let owners = safe_points(board.board());
    let text: String = owners
        .iter()
        .map(|owner| match owner {
            Some(Stone::Black) => 'X',
            Some(Stone::White) => 'O',
            None => '.',
        })
        .collect();
    // White's outside is a single region.
    assert_eq!(text, "XXXX..XXXX..............");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    /// Handing over a stone for a pass makes both ways of counting equal, with handicap too.
    #[test]
    fn pass_stones_make_territory_equal_to_area(
        side in 3_u32..=7,
        handicap in 0_usize..=4,
        choices in prop::collection::vec(any::<u16>(), 1..120),
    ) {
        let size = Size::square(side).unwrap();
        let points: Vec<Point> = size.points().step_by(2).take(handicap).collect();
        let new = |rules| match handicap {
            0 | 1 => GoPosition::new(rules, size),
            _ => GoPosition::with_handicap(rules, size, &points).unwrap(),
        };
        let mut area = new(GoRuleSet::Aga.rules());
        let mut territory = new(GoRuleSet::Aga.rules().with_pass_stones());
        for choice in choices {
            let point = Point::from_index(usize::from(choice) % size.area());
            let played = if area.check(Move::Place(point)).is_ok() { Move::Place(point) } else { Move::Pass };
            if area.ending().is_none() {
                area.play(played).unwrap();
                territory.play(played).unwrap();
            }
        }
        while area.ending().is_none() {
            area.play(Move::Pass).unwrap();
            territory.play(Move::Pass).unwrap();
        }
        let outcome = |game: &GoPosition| count(game, &DeadStones::none(size)).outcome();
        prop_assert_eq!(outcome(&area), outcome(&territory));
    }
}
