//! Saving at every moment, and random play that must keep its promises.

use proptest::prelude::*;

use super::*;
use crate::board::Stone;
use crate::game::{GoVariant, ResumeError, Snapshot, TimeControl, Turn, most_handicap};
use crate::rules::go::GoRuleSet;
use crate::rules::scoring::DeadStones;
use crate::search::Random;

/// A saved and reopened game.
fn reopened(table: &Table) -> GameState {
    let text = serde_json::to_string(&table.state.snapshot(table.now)).unwrap();
    GameState::resume(serde_json::from_str(&text).unwrap(), table.now).unwrap()
}

/// What a hasty person or computer might do: mostly a sensible action, sometimes anything.
fn act_at_random(table: &mut Table, random: &mut Random) {
    table.wait(random.below(8) as u64);
    let view = table.view();
    if random.one_in(25) {
        table.state.set_active(!view.active, table.now);
        return;
    }
    let points = match &view.opening {
        Some(task) => task.allowed.clone(),
        None => (0..view.cells.len())
            .filter(|&index| (view.cells[index] == 0) != (view.turn == Turn::Scoring))
            .map(Point::from_index)
            .collect(),
    };
    let point = if points.is_empty() { Point::from_index(0) } else { points[random.below(points.len())] };
    let choice = view
        .opening
        .as_ref()
        .and_then(|task| (!task.choices.is_empty()).then(|| task.choices[random.below(task.choices.len())]));
    if view.thinking {
        let action = choice.map_or(table.state.action_at(point), |choice| Action::Choose { choice });
        if !random.one_in(4) {
            _ = table.state.answer(action, Some(0.3), view.revision, table.now);
            return;
        }
    }
    if let Some(judging) = table.state.judging().filter(|_| random.one_in(3)) {
        let dead = DeadStones::of(judging.position.board(), [point]);
        table.state.judged(judging.began, &dead, table.now);
        return;
    }
    let intent = match random.below(24) {
        8.. if view.turn == Turn::Scoring => match random.below(8) {
            0 => Intent::AcceptCount,
            1 => Intent::ResumePlay,
            _ => Intent::MarkDead { point },
        },
        0..3 => Intent::Undo,
        3..5 => Intent::Redo,
        5 => Intent::Pass,
        6 if view.go.is_some() => Intent::Pass,
        6 => Intent::Resign,
        7 if random.one_in(4) => Intent::Restart,
        _ => choice.map_or(Intent::Play { point }, |choice| Intent::Choose { choice }),
    };
    let before = (table.state.snapshot(table.now), table.view());
    if table.state.apply(intent, view.revision, table.now).is_err() {
        assert_eq!((table.state.snapshot(table.now), table.view()), before, "refused, and yet changed");
    }
}

fn five_variant(random: &mut Random) -> (GameVariant, Size) {
    let rule = FiveRule::ALL[random.below(4)];
    let size = if rule == FiveRule::Renju { FIFTEEN } else { NINE };
    let openings: Vec<Opening> =
        Opening::ALL.into_iter().filter(|opening| opening.fits(rule, size)).collect();
    (variant(rule, openings[random.below(openings.len())]), size)
}

/// On the smallest boards, where captures and kos come at once, and on one with handicap stones.
fn go_variant(random: &mut Random) -> (GameVariant, Size) {
    let rule_set = GoRuleSet::ALL[random.below(GoRuleSet::ALL.len())];
    let size = Size::square([2, 3, 7][random.below(3)]).unwrap();
    let handicap = if most_handicap(size) > 0 { [0, 2, 4][random.below(3)] } else { 0 };
    let free_placement = random.one_in(2);
    (GameVariant::Go(GoVariant { handicap, free_placement, ..GoVariant::new(rule_set) }), size)
}

fn config_of(random: &mut Random) -> GameConfig {
    let (variant, size) = if random.one_in(2) { go_variant(random) } else { five_variant(random) };
    let participants = [Participant::Person, EASY];
    GameConfig {
        variant,
        size,
        first: participants[random.below(2)],
        second: participants[random.below(2)],
        time_control: [
            TimeControl::Off,
            TimeControl::PerMove { limit: seconds(20) },
            TimeControl::Fischer { main: seconds(60), increment: seconds(3) },
            TimeControl::ByoYomi { main: seconds(20), period: seconds(7), periods: 3 },
            TimeControl::Canadian { main: seconds(20), period: seconds(30), stones: 4 },
        ][random.below(5)],
        seed: random.next_u64(),
    }
}

const NINE: Size = match Size::square(9) {
    Ok(size) => size,
    Err(_) => unreachable!(),
};
const FIFTEEN: Size = match Size::square(15) {
    Ok(size) => size,
    Err(_) => unreachable!(),
};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn a_game_saved_at_any_moment_comes_back_with_the_same_view(seed: u64) {
        let mut random = Random::new(seed);
        let mut table = Table::new(config_of(&mut random));
        for _ in 0..40 {
            act_at_random(&mut table, &mut random);
            let again = reopened(&table);
            prop_assert_eq!(again.view(table.now), table.view());
            prop_assert_eq!(again.snapshot(table.now), table.state.snapshot(table.now));
            prop_assert_eq!(again.next_tick().is_some(), table.state.next_tick().is_some());
        }
    }

    #[test]
    fn undo_and_redo_bring_the_same_board_back(seed: u64) {
        let mut random = Random::new(seed);
        let mut table = Table::new(GameConfig { second: Participant::Person, first: Participant::Person, ..config_of(&mut random) });
        for _ in 0..40 {
            act_at_random(&mut table, &mut random);
            let before = table.view();
            if before.active && table.state.apply(Intent::Undo, before.revision, table.now).is_ok() {
                let redone = table.intend(Intent::Redo).view;
                prop_assert_eq!(redone.cells, before.cells);
                prop_assert_eq!(redone.log, before.log);
                prop_assert_eq!(redone.outcome, before.outcome);
                prop_assert_eq!((redone.first.stone, redone.turn), (before.first.stone, before.turn));
                prop_assert_eq!(redone.opening, before.opening);
            }
        }
    }
}

#[test]
fn the_clock_of_a_saved_game_goes_on_where_it_was() {
    let time_control = TimeControl::PerMove { limit: seconds(30) };
    let mut table = Table::new(GameConfig { time_control, ..people() });
    table.wait(12);
    let snapshot = table.state.snapshot(table.now);
    let start = seconds(1_000_000);
    let mut state = GameState::resume(snapshot, start).unwrap();
    assert_eq!(state.view(start).first.clock.unwrap().remaining, seconds(18));
    assert_eq!(state.next_tick(), Some(start + Duration::from_millis(10_500)));
    assert_eq!(state.tick(start + seconds(18)).unwrap().cause, Cause::FlagFell);
}

#[test]
fn a_damaged_game_is_refused() {
    let mut table = Table::new(people());
    table.play_all("H8 J9 K10");
    let snapshot = table.state.snapshot(table.now);
    let json = serde_json::to_value(&snapshot).unwrap();
    let resumed = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut json = json.clone();
        change(&mut json);
        let snapshot: Snapshot = serde_json::from_value(json).unwrap();
        GameState::resume(snapshot, Duration::ZERO).map(|_| ()).unwrap_err()
    };
    let broken: [&dyn Fn(&mut serde_json::Value); 5] = [
        &|json| json["tree"]["current"] = 4.into(),
        &|json| json["tree"]["nodes"][0]["parent"] = 1.into(),
        &|json| json["tree"]["nodes"][1]["parent"] = 7.into(),
        &|json| json["tree"]["nodes"][0]["next"] = 3.into(),
        &|json| json["tree"]["first"] = 2.into(),
    ];
    for change in broken {
        assert_eq!(resumed(change), ResumeError::BrokenTree);
    }
    assert!(matches!(
        resumed(&|json| json["tree"]["nodes"][2]["action"]["point"] = point("H8").index().into()),
        ResumeError::Action { .. }
    ));
    assert!(matches!(
        resumed(&|json| json["tree"]["nodes"][2]["seat"] = "second".into()),
        ResumeError::WrongSeat { .. }
    ));
    assert!(matches!(
        resumed(&|json| json["config"]["size"]["width"] = 3.into()),
        ResumeError::Config { .. }
    ));
}

#[test]
fn a_saved_opening_goes_on() {
    let mut table =
        Table::new(GameConfig { variant: variant(FiveRule::Freestyle, Opening::Swap), ..people() });
    table.play_all("H8 J9 K7");
    let mut again = Table { state: reopened(&table), now: table.now };
    let view = again.choose(OpeningChoice::Play(Stone::Black)).view;
    assert_eq!(view.second.stone, Stone::Black);
}
