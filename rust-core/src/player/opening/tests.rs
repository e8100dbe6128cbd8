//! The AI in openings: on both sides, with chances that the tests make up.

use super::*;
use crate::board::Size;
use crate::rules::five::FiveRule;
use crate::rules::openings::Opening;

const RULES: [(Opening, FiveRule); 8] = [
    (Opening::Free, FiveRule::Freestyle),
    (Opening::CentreFirst, FiveRule::Caro),
    (Opening::Pro, FiveRule::Standard),
    (Opening::LongPro, FiveRule::Freestyle),
    (Opening::Swap, FiveRule::Caro),
    (Opening::Swap2, FiveRule::Standard),
    (Opening::Soosorv8, FiveRule::Renju),
    (Opening::Taraguchi10, FiveRule::Renju),
];

fn begin(opening: Opening, rule: FiveRule) -> (OpeningState, FivePosition) {
    let size = Size::square(15).unwrap();
    (OpeningState::new(opening, rule, size).unwrap(), FivePosition::new(rule, size).unwrap())
}

/// Acts by a list: labels answer whatever is asked for a point, the rest are choices.
fn act(state: &mut OpeningState, position: &mut FivePosition, actions: &[&str]) {
    for text in actions {
        let action = match (position.size().parse_label(text), state.task().unwrap()) {
            (Some(point), Task::Offer { .. }) => OpeningAction::Offer(point),
            (Some(point), Task::Pick { .. }) => OpeningAction::Pick(point),
            (Some(point), _) => OpeningAction::Place(point),
            (None, _) if *text == "black" => OpeningAction::Choose(OpeningChoice::Play(Stone::Black)),
            (None, _) if *text == "white" => OpeningAction::Choose(OpeningChoice::Play(Stone::White)),
            (None, _) if *text == "ten" => OpeningAction::Choose(OpeningChoice::OfferTen),
            (None, _) => OpeningAction::Choose(OpeningChoice::FifthMoves(text.parse().unwrap())),
        };
        state.act(action, position).unwrap();
    }
}

/// A chance that differs from position to position, without meaning.
fn arbitrary_chance(position: &FivePosition) -> f32 {
    Random::new(position.key()).below(1000) as f32 / 1000.0
}

/// What is decided when these are Black's chances.
fn decide_by(
    state: &OpeningState,
    position: &FivePosition,
    chance_of_black: impl Fn(&FivePosition) -> f32,
) -> OpeningAction {
    let mut evaluate = |position: &FivePosition| match position.to_move() {
        Stone::Black => chance_of_black(position),
        Stone::White => 1.0 - chance_of_black(position),
    };
    decide_opening(state, position, &mut evaluate, &mut Random::new(1)).unwrap()
}

#[test]
fn it_plays_both_sides_of_every_opening_to_the_end() {
    for (opening, rule) in RULES {
        for seed in 0..20 {
            let (mut state, mut position) = begin(opening, rule);
            let mut random = Random::new(seed);
            loop {
                let mut evaluations = 0;
                let mut evaluate = |position: &FivePosition| {
                    evaluations += 1;
                    arbitrary_chance(position)
                };
                let decided = decide_opening(&state, &position, &mut evaluate, &mut random);
                assert!(evaluations <= OPENING_EVALUATIONS, "{opening:?}");
                let Some(action) = decided else { break };
                state.act(action, &mut position).unwrap();
            }
            assert_eq!(state.task(), None, "{opening:?}");
        }
    }
}

#[test]
fn the_same_numbers_give_the_same_opening() {
    let play = |seed| {
        let (mut state, mut position) = begin(Opening::Swap2, FiveRule::Standard);
        let mut random = Random::new(seed);
        while let Some(action) = decide_opening(&state, &position, &mut arbitrary_chance, &mut random) {
            state.act(action, &mut position).unwrap();
        }
        (state, position)
    };
    assert_eq!(play(5), play(5));
    assert_ne!(play(5).1, play(6).1);
}

#[test]
fn the_last_stone_before_the_others_choice_comes_nearest_to_even() {
    let (mut state, mut position) = begin(Opening::Swap, FiveRule::Standard);
    act(&mut state, &mut position, &["H8", "J9"]);
    let mut distances = Vec::new();
    let mut evaluate = |position: &FivePosition| {
        let chance = arbitrary_chance(position);
        distances.push((chance - 0.5).abs());
        chance
    };
    let action = decide_opening(&state, &position, &mut evaluate, &mut Random::new(3)).unwrap();
    state.act(action, &mut position).unwrap();
    distances.sort_by(f32::total_cmp);
    assert_eq!(distances.first(), Some(&(arbitrary_chance(&position) - 0.5).abs()));
    assert_eq!(distances.len(), OPENING_EVALUATIONS);
}

#[test]
fn where_no_choice_follows_it_plays_for_itself() {
    let (mut state, mut position) = begin(Opening::Pro, FiveRule::Standard);
    act(&mut state, &mut position, &["H8", "J9"]);
    let mut best = 0.0_f32;
    let mut evaluate = |position: &FivePosition| {
        let chance = arbitrary_chance(position);
        best = best.max(1.0 - chance);
        chance
    };
    let action = decide_opening(&state, &position, &mut evaluate, &mut Random::new(3)).unwrap();
    state.act(action, &mut position).unwrap();
    assert_eq!((1.0 - arbitrary_chance(&position)).to_bits(), best.to_bits());
}

#[test]
fn it_takes_the_colour_with_the_better_chance() {
    let (mut state, mut position) = begin(Opening::Swap, FiveRule::Freestyle);
    act(&mut state, &mut position, &["H8", "J9", "A1"]);
    for (chance, stone) in [(0.6, Stone::Black), (0.4, Stone::White)] {
        let action = decide_by(&state, &position, |_| chance);
        assert_eq!(action, OpeningAction::Choose(OpeningChoice::Play(stone)));
    }
}

#[test]
fn in_swap2_it_places_two_more_only_when_the_position_is_even() {
    let (mut state, mut position) = begin(Opening::Swap2, FiveRule::Freestyle);
    act(&mut state, &mut position, &["H8", "J9", "A1"]);
    let times = |chance: f32| {
        let choose =
            |seed| decide_opening(&state, &position, &mut |_| chance, &mut Random::new(seed)).unwrap();
        (0..40).filter(|&seed| choose(seed) == OpeningAction::Choose(OpeningChoice::PlaceTwoMore)).count()
    };
    assert_eq!((times(0.6), times(0.4)), (0, 0));
    assert!((1..40).contains(&times(0.5)));
}

#[test]
fn it_declares_as_many_fifth_moves_as_make_the_last_of_them_even() {
    let (mut state, mut position) = begin(Opening::Soosorv8, FiveRule::Renju);
    act(&mut state, &mut position, &["H8", "H9", "J10", "white", "G7"]);
    // Black's chances are 0.7 after the best two fifth moves, 0.52 after two more, then 0.1.
    let size = position.size();
    let good = ["J8", "J9"].map(|label| size.parse_label(label).unwrap());
    let even = ["G9", "G8"].map(|label| size.parse_label(label).unwrap());
    let action = decide_by(&state, &position, |position| {
        let last = position.moves().last().and_then(|played| played.point());
        let is_in = |points: [Point; 2]| last.is_some_and(|last| points.contains(&last));
        if is_in(good) {
            0.7
        } else if is_in(even) {
            0.52
        } else {
            0.1
        }
    });
    assert_eq!(action, OpeningAction::Choose(OpeningChoice::FifthMoves(3)));
}

#[test]
fn the_other_judges_by_the_worst_of_the_fifth_moves_agreed_on() {
    // One fifth move is splendid for Black, every other one bad.
    let splendid = |position: &FivePosition| {
        let best = position.size().parse_label("J8");
        if position.moves().last().and_then(|played| played.point()) == best { 0.9 } else { 0.2 }
    };
    for (number, stone) in [("1", Stone::Black), ("2", Stone::White)] {
        let (mut state, mut position) = begin(Opening::Soosorv8, FiveRule::Renju);
        act(&mut state, &mut position, &["H8", "H9", "J10", "white", "G7", number]);
        let action = decide_by(&state, &position, splendid);
        assert_eq!(action, OpeningAction::Choose(OpeningChoice::Play(stone)), "{number}");
    }
}

#[test]
fn it_offers_what_is_best_for_black_and_takes_what_is_best_for_white() {
    let (mut state, mut position) = begin(Opening::Soosorv8, FiveRule::Renju);
    act(&mut state, &mut position, &["H8", "H9", "J10", "white", "G7", "2", "black"]);
    let size = position.size();
    let (best, second) = (size.parse_label("J8").unwrap(), size.parse_label("G9").unwrap());
    let chance = |position: &FivePosition| match position.moves().last() {
        Some(&Move::Place(point)) if point == best => 0.9,
        Some(&Move::Place(point)) if point == second => 0.8,
        _ => 0.3,
    };
    for point in [best, second] {
        let action = decide_by(&state, &position, chance);
        assert_eq!(action, OpeningAction::Offer(point));
        state.act(action, &mut position).unwrap();
    }
    assert_eq!(decide_by(&state, &position, chance), OpeningAction::Pick(second));
}

#[test]
fn it_offers_ten_fifth_moves_when_the_tenth_is_still_good() {
    let (mut state, mut position) = begin(Opening::Taraguchi10, FiveRule::Renju);
    act(&mut state, &mut position, &["H8", "white", "H9", "black", "J10", "white", "G7"]);
    for (chance, choice) in [(0.6, OpeningChoice::OfferTen), (0.5, OpeningChoice::Play(Stone::White))] {
        assert_eq!(decide_by(&state, &position, |_| chance), OpeningAction::Choose(choice));
    }
}
