//! Who may do what, and when.

use super::*;
use crate::board::Stone;
use crate::game::{ForbiddenPoint, OutcomeReason, Turn};
use crate::rules::five::{FiveError, Foul, FoulPolicy};
use crate::rules::openings::Seat;

/// Black wins with the ninth move.
const BLACK_WINS: &str = "H8 H9 J8 J9 K8 K9 L8 L9 M8";

const EVERY_INTENT: [fn() -> Intent; 7] = [
    || play("A1"),
    || Intent::Pass,
    || Intent::Choose { choice: OpeningChoice::Play(Stone::Black) },
    || Intent::Undo,
    || Intent::Redo,
    || Intent::Resign,
    || Intent::Restart,
];

#[test]
fn a_move_is_reported_with_the_whole_picture() {
    let mut table = Table::new(people());
    let change = table.play("H8");
    assert_eq!((change.cause, change.seat), (Cause::Played, Some(Seat::First)));
    assert_eq!(change.placed.len(), 1);
    assert_eq!((change.placed[0].point, change.placed[0].stone), (point("H8"), Stone::Black));
    assert!(change.removed.is_empty());
    assert_eq!(change.cues, [Cue::StonePlaced]);
    let view = change.view;
    assert_eq!((view.width, view.height), (15, 15));
    assert_eq!(view.turn, Turn::Person { seat: Seat::Second });
    assert_eq!(view.to_move, Stone::White);
    assert_eq!(view.cells.iter().filter(|&&cell| cell != 0).count(), 1);
    assert_eq!(view.cells[point("H8").index()], 1);
    assert_eq!(view.numbers[point("H8").index()], 1);
    assert_eq!(view.last_move, Some(point("H8")));
    assert_eq!((view.log[0].number, view.log[0].stone), (Some(1), Stone::Black));
    assert_eq!(view.log[0].label, "H8");
    assert_eq!((view.first.stone, view.second.stone), (Stone::Black, Stone::White));
}

#[test]
fn a_second_tap_changes_nothing() {
    let mut table = Table::new(people());
    let revision = table.state.revision();
    table.play("H8");
    assert_eq!(
        table.refused_at(play("J9"), revision),
        GameError::Stale { seen: revision, current: revision + 1 }
    );
    assert_eq!(table.line(), "H8");
}

#[test]
fn every_intent_needs_the_current_revision() {
    let mut table = Table::new(people());
    table.play_all("H8 J9 K10").intend(Intent::Undo);
    let current = table.state.revision();
    for intent in EVERY_INTENT {
        for seen in [0, current - 1, current + 1, u64::MAX] {
            assert_eq!(table.refused_at(intent(), seen), GameError::Stale { seen, current });
        }
    }
}

#[test]
fn a_person_does_not_act_for_the_computer() {
    let mut table = Table::new(against_computer());
    let view = table.play("H8").view;
    assert_eq!((view.turn, view.thinking), (Turn::Computer { seat: Seat::Second }, true));
    assert!(!view.can_pass);
    assert_eq!(table.refused(play("J9")), GameError::NotYourTurn);
    assert_eq!(table.refused(Intent::Pass), GameError::NotYourTurn);
}

#[test]
fn the_computer_does_not_act_for_a_person() {
    let mut table = Table::new(against_computer());
    let action = Action::Place { point: point("H8") };
    assert_eq!(table.state.answer(action.clone(), None, 0, table.now), Err(GameError::NotYourTurn));
    table.play("H8");
    let change = table.answer("J9");
    assert_eq!((change.view.turn, change.view.thinking), (Turn::Person { seat: Seat::First }, false));
    let evaluation = change.view.evaluation.unwrap();
    assert_eq!((evaluation.seat, evaluation.win_rate, evaluation.entry), (Seat::Second, 0.75, 2));
    let late = table.state.revision() - 1;
    assert!(matches!(table.state.answer(action, None, late, table.now), Err(GameError::Stale { .. })));
    assert_eq!(table.line(), "H8 J9");
}

#[test]
fn the_rules_refuse_with_their_reason() {
    let mut table = Table::new(people());
    table.play("H8");
    let size = table.state.config().size;
    for (intent, reason) in [
        (play("H8"), FiveError::Occupied { point: point("H8") }),
        (Intent::Play { point: Point::from_index(225) }, FiveError::OffBoard { index: 225, size }),
        (Intent::Pass, FiveError::NoPass),
    ] {
        let error = table.refused(intent);
        assert_eq!(error, GameError::Refused { reason });
        assert_eq!(error.cue(), Some(Cue::Refused));
    }
    let choice = OpeningChoice::Play(Stone::Black);
    assert_eq!(table.refused(Intent::Choose { choice }), GameError::NothingToChoose);
}

#[test]
fn a_second_tap_is_silent() {
    assert_eq!(GameError::Stale { seen: 1, current: 2 }.cue(), None);
    assert_eq!(GameError::NotYourTurn.cue(), None);
}

#[test]
fn five_in_a_row_ends_the_game() {
    let mut table = Table::new(people());
    table.play_all(BLACK_WINS);
    let view = table.view();
    let outcome = view.outcome.unwrap();
    assert_eq!((outcome.winner, outcome.winning_stone), (Some(Seat::First), Some(Stone::Black)));
    assert_eq!(outcome.reason, OutcomeReason::Five);
    assert_eq!(outcome.line, ["H8", "J8", "K8", "L8", "M8"].map(point));
    assert_eq!((view.turn, view.can_resign, view.can_undo), (Turn::Over, false, true));
    assert_eq!(table.refused(play("A1")), GameError::Over);
    assert_eq!(table.refused(Intent::Resign), GameError::Over);
    assert_eq!(table.state.thinking_seat(), None);
}

#[test]
fn a_win_sounds_as_a_win_and_a_loss_as_a_loss() {
    for (config, cue) in [
        (people(), Cue::Win),
        (against_computer(), Cue::Win),
        (GameConfig { first: EASY, ..people() }, Cue::Loss),
        (GameConfig { first: EASY, second: EASY, ..people() }, Cue::Win),
    ] {
        let mut table = Table::new(config);
        table.play_all(&BLACK_WINS[..BLACK_WINS.len() - 3]);
        let change = match config.first {
            Participant::Person => table.play("M8"),
            Participant::Computer { .. } => table.answer("M8"),
        };
        assert_eq!(change.cues, [Cue::StonePlaced, cue]);
    }
}

#[test]
fn two_passes_draw_under_renju() {
    let mut table = Table::new(GameConfig::between_people(FiveRule::Renju));
    assert!(table.view().can_pass);
    let change = table.intend(Intent::Pass);
    assert_eq!((change.cause, &change.cues[..]), (Cause::Passed, &[Cue::Passed][..]));
    assert_eq!(change.view.last_move, None);
    let change = table.intend(Intent::Pass);
    assert_eq!(change.cues, [Cue::Passed, Cue::Draw]);
    let outcome = change.view.outcome.unwrap();
    assert_eq!((outcome.winner, outcome.reason), (None, OutcomeReason::TwoPasses));
}

/// H8 would make two open threes: with J8 K8, and with H9 H10.
const DOUBLE_THREE: &str = "J8 A1 K8 A15 H9 O1 H10 O15";

#[test]
fn a_forbidden_point_is_shown_and_refused() {
    let mut table = Table::new(GameConfig::between_people(FiveRule::Renju));
    table.play_all(DOUBLE_THREE);
    let forbidden = ForbiddenPoint { point: point("H8"), foul: Foul::DoubleThree };
    assert_eq!(table.view().forbidden, [forbidden]);
    let reason = FiveError::Foul { point: point("H8"), foul: Foul::DoubleThree };
    assert_eq!(table.refused(play("H8")), GameError::Refused { reason });
    table.play("A8");
    assert_eq!(table.view().forbidden, [], "White has no fouls");
}

#[test]
fn a_foul_may_lose_instead() {
    let rule = GameConfig::between_people(FiveRule::Renju);
    let mut table = Table::new(GameConfig {
        variant: GameVariant::Five(FiveVariant {
            foul_policy: FoulPolicy::Loses,
            ..FiveVariant::new(FiveRule::Renju)
        }),
        ..rule
    });
    table.play_all(DOUBLE_THREE);
    let outcome = table.play("H8").view.outcome.unwrap();
    assert_eq!(outcome.winner, Some(Seat::Second));
    assert_eq!(outcome.reason, OutcomeReason::Foul { point: point("H8"), foul: Foul::DoubleThree });
}

#[test]
fn whoever_is_to_act_resigns_between_people() {
    let mut table = Table::new(people());
    table.play("H8");
    let change = table.intend(Intent::Resign);
    assert_eq!((change.cause, change.seat), (Cause::Resigned, Some(Seat::Second)));
    let outcome = change.view.outcome.unwrap();
    assert_eq!((outcome.winner, outcome.reason), (Some(Seat::First), OutcomeReason::Resignation));
    assert_eq!(table.refused(Intent::Resign), GameError::Over);
}

#[test]
fn the_person_resigns_while_the_computer_thinks() {
    let mut table = Table::new(against_computer());
    table.play("H8");
    let change = table.intend(Intent::Resign);
    assert_eq!((change.seat, &change.cues[..]), (Some(Seat::First), &[Cue::Loss][..]));
    assert_eq!(change.view.outcome.unwrap().winner, Some(Seat::Second));
    assert_eq!(change.view.log[1].seat, Seat::First);
    assert_eq!(change.view.log[1].stone, Stone::Black);
    assert!(!change.view.thinking);
}

#[test]
fn two_computers_need_nobody_to_resign() {
    let mut table = Table::new(GameConfig { first: EASY, ..against_computer() });
    assert!(!table.view().can_resign);
    assert_eq!(table.refused(Intent::Resign), GameError::NoPerson);
}

#[test]
fn a_restart_clears_the_board_and_moves_the_seed_on() {
    let mut table = Table::new(against_computer());
    table.play_all("H8 J9");
    let change = table.intend(Intent::Restart);
    assert_eq!(change.cause, Cause::Restarted);
    let removed: Vec<Point> = change.removed.iter().map(|gone| gone.point).collect();
    assert_eq!(removed, [point("J9"), point("H8")]);
    assert_eq!(change.view.cells, vec![0; 225]);
    assert_eq!((change.view.can_undo, change.view.can_redo), (false, false));
    let seed = change.view.config.seed;
    assert_ne!(seed, against_computer().seed);
    assert_ne!(table.intend(Intent::Restart).view.config.seed, seed);
}

#[test]
fn nothing_is_accepted_while_the_app_is_away() {
    let mut table = Table::new(against_computer());
    table.play_all("H8 J9 K10");
    let revision = table.state.revision();
    let change = table.state.set_active(false, table.now).unwrap();
    assert_eq!((change.cause, change.revision), (Cause::Paused, revision));
    assert_eq!((change.view.active, change.view.thinking), (false, false));
    for intent in EVERY_INTENT {
        assert_eq!(table.refused(intent()), GameError::Paused);
    }
    let action = Action::Place { point: point("A1") };
    assert_eq!(table.state.answer(action, None, revision, table.now), Err(GameError::NotYourTurn));
    assert_eq!(table.state.set_active(false, table.now), None, "said twice");
    let change = table.state.set_active(true, table.now).unwrap();
    assert_eq!((change.cause, change.view.thinking), (Cause::Continued, true));
    assert_eq!(table.state.set_active(true, table.now), None, "said twice");
    assert_eq!(table.line(), "H8 J9 K10");
}

#[test]
fn a_failed_computer_waits_for_an_undo_or_the_apps_return() {
    let mut table = Table::new(against_computer());
    table.play("H8");
    let fail = |table: &mut Table| {
        let change = table.state.opponent_failed(table.state.revision(), table.now).unwrap();
        assert_eq!((change.cause, change.seat), (Cause::OpponentFailed, Some(Seat::Second)));
        assert!(change.view.opponent_failed && !change.view.thinking);
    };
    fail(&mut table);
    assert_eq!(table.state.opponent_failed(table.state.revision(), table.now), None, "reported already");
    table.state.set_active(false, table.now);
    table.state.set_active(true, table.now);
    assert!(table.view().thinking);
    fail(&mut table);
    table.intend(Intent::Undo);
    assert!(table.play("J9").view.thinking);
    assert_eq!(table.state.opponent_failed(0, table.now), None, "another thought's failure");
}

#[test]
fn a_setup_that_cannot_be_played_is_refused() {
    use crate::game::{ConfigError, TimeControl};
    use crate::rules::openings::Opening;
    let size = Size::new(4, 15).unwrap();
    assert_eq!(GameConfig { size, ..people() }.check(), Err(ConfigError::Size { size }));
    let opening = Opening::Soosorv8;
    let rule = FiveRule::Freestyle;
    let unfit = GameConfig { variant: variant(rule, opening), ..people() };
    assert_eq!(unfit.check(), Err(ConfigError::Opening { opening, rule, size: unfit.size }));
    let (zero, second) = (Duration::ZERO, seconds(1));
    for (time_control, field) in [
        (TimeControl::PerMove { limit: zero }, "limit"),
        (TimeControl::Fischer { main: zero, increment: second }, "main"),
        (TimeControl::ByoYomi { main: second, period: zero, periods: 1 }, "period"),
        (TimeControl::ByoYomi { main: second, period: second, periods: 0 }, "periods"),
    ] {
        let error = ConfigError::NoTime { field: field.into() };
        assert_eq!(GameConfig { time_control, ..people() }.check(), Err(error));
    }
    let time = Duration::MAX;
    for (time_control, field) in [
        (TimeControl::PerMove { limit: time }, "limit"),
        (TimeControl::Fischer { main: second, increment: time }, "increment"),
        (TimeControl::ByoYomi { main: time, period: second, periods: 1 }, "main"),
    ] {
        let error = ConfigError::TooLong { field: field.into(), time };
        assert_eq!(GameConfig { time_control, ..people() }.check(), Err(error));
    }
    assert!(GameState::new(unfit, zero).is_err());
}
