//! The clocks of a game, with the time in the test's hand.

use super::*;
use crate::board::Stone;
use crate::game::{ClockReading, OutcomeReason, TimeControl};
use crate::rules::openings::{Opening, Seat};

fn timed(time_control: TimeControl) -> GameConfig {
    GameConfig { time_control, ..people() }
}

const FIVE_MINUTES: TimeControl = TimeControl::Fischer { main: seconds(300), increment: seconds(5) };

impl Table {
    fn clock(&self, seat: Seat) -> ClockReading {
        self.view().seat(seat).clock.unwrap()
    }

    /// What the clocks of the first and the second seat show, in seconds.
    fn left(&self) -> (u64, u64) {
        (self.clock(Seat::First).remaining.as_secs(), self.clock(Seat::Second).remaining.as_secs())
    }
}

fn causes(changes: &[GameChange]) -> Vec<Cause> {
    changes.iter().map(|change| change.cause).collect()
}

#[test]
fn without_a_clock_time_is_only_noted() {
    let mut table = Table::new(people());
    assert!(table.wait(1_000_000).is_empty());
    table.play("H8");
    assert_eq!(table.view().log[0].thinking_time, seconds(1_000_000));
    assert_eq!(table.view().first.clock, None);
    assert_eq!(table.state.next_tick(), None);
}

#[test]
fn a_time_for_each_move_begins_again_with_each() {
    let mut table = Table::new(timed(TimeControl::PerMove { limit: seconds(30) }));
    table.wait(20);
    assert_eq!(table.left(), (10, 30));
    table.play("H8");
    assert_eq!(table.left(), (30, 30));
    table.wait(12);
    assert_eq!(table.left(), (30, 18));
    let changes = table.wait(18);
    assert_eq!(causes(&changes), [Cause::FlagFell], "no warning any more");
    assert_eq!(table.left(), (30, 0));
    let outcome = table.view().outcome.unwrap();
    assert_eq!((outcome.winner, outcome.reason), (Some(Seat::First), OutcomeReason::Time));
    assert_eq!(table.view().log[1].thinking_time, seconds(30));
}

#[test]
fn fischer_adds_its_increment_after_the_move() {
    let mut table = Table::new(timed(FIVE_MINUTES));
    table.wait(60);
    assert_eq!(table.left(), (240, 300));
    table.play("H8");
    assert_eq!(table.left(), (245, 300));
    table.wait(10);
    table.play("J9");
    assert_eq!(table.left(), (245, 295));
    table.wait(45);
    assert_eq!(table.left(), (200, 295));
}

#[test]
fn byo_yomi_counts_its_periods_down() {
    let control = TimeControl::ByoYomi { main: seconds(60), period: seconds(20), periods: 2 };
    let mut table = Table::new(timed(control));
    table.wait(75);
    let clock = table.clock(Seat::First);
    assert_eq!((clock.remaining, clock.periods, clock.in_period), (seconds(5), 2, true));
    table.play("H8");
    table.play("J9");
    table.wait(25);
    let clock = table.clock(Seat::First);
    assert_eq!((clock.remaining, clock.periods), (seconds(15), 1));
    table.play("K10");
    table.play("L11");
    assert_eq!(causes(&table.wait(20)), [Cause::FlagFell]);
    assert_eq!(table.view().outcome.unwrap().winner, Some(Seat::Second));
}

#[test]
fn the_flag_falls_at_its_moment_however_late_somebody_looks() {
    let mut table = Table::new(timed(FIVE_MINUTES));
    assert_eq!(table.state.next_tick(), Some(seconds(290)));
    assert_eq!(causes(&table.wait(290)), [Cause::ClockLow]);
    assert_eq!(table.state.next_tick(), Some(seconds(300)));
    assert!(table.wait(9).is_empty());
    table.now += seconds(50);
    let revision = table.state.revision();
    let late = table.state.apply(play("H8"), revision, table.now);
    assert_eq!(late, Err(GameError::Over), "the time was over before the tap");
    assert_eq!(causes(&table.wait(0)), [Cause::FlagFell]);
    assert_eq!(table.view().log[0].thinking_time, seconds(300));
    assert_eq!(table.state.next_tick(), None);
}

#[test]
fn the_clock_warns_once_a_turn_and_keeps_the_revision() {
    let mut table = Table::new(timed(FIVE_MINUTES));
    let revision = table.state.revision();
    let changes = table.wait(295);
    assert_eq!(causes(&changes), [Cause::ClockLow]);
    assert_eq!((changes[0].revision, &changes[0].cues[..]), (revision, &[Cue::ClockLow][..]));
    assert_eq!(changes[0].seat, Some(Seat::First));
    assert!(table.wait(1).is_empty());
    table.state.apply(play("H8"), revision, table.now).unwrap();
    table.play("J9");
    assert_eq!(causes(&table.wait(7)), [Cause::ClockLow], "a quarter of the nine seconds left");
}

#[test]
fn the_computer_is_not_warned_but_its_flag_falls() {
    let mut table = Table::new(GameConfig { first: EASY, ..timed(FIVE_MINUTES) });
    assert_eq!(table.state.next_tick(), Some(seconds(300)));
    let changes = table.wait(300);
    assert_eq!(causes(&changes), [Cause::FlagFell]);
    assert_eq!(changes[0].cues, [Cue::Win]);
}

#[test]
fn the_clock_stands_still_while_the_app_is_away() {
    let mut table = Table::new(timed(FIVE_MINUTES));
    table.wait(100);
    assert!(table.clock(Seat::First).running);
    table.state.set_active(false, table.now);
    assert!(!table.clock(Seat::First).running);
    assert_eq!(table.state.next_tick(), None);
    assert!(table.wait(10_000).is_empty());
    table.state.set_active(true, table.now);
    table.wait(20);
    assert_eq!(table.left(), (180, 300));
    assert_eq!(table.play("H8").view.log[0].thinking_time, seconds(120));
}

#[test]
fn the_clock_stands_still_after_the_end_and_while_the_computer_has_failed() {
    let mut table = Table::new(timed(FIVE_MINUTES));
    table.wait(100);
    table.intend(Intent::Resign);
    table.wait(1000);
    assert_eq!(table.left(), (200, 300));
    assert!(!table.clock(Seat::First).running && !table.clock(Seat::Second).running);

    let mut table = Table::new(GameConfig { first: EASY, ..timed(FIVE_MINUTES) });
    table.wait(100);
    table.state.opponent_failed(0, table.now).unwrap();
    assert!(table.wait(1000).is_empty());
    assert_eq!(table.left(), (200, 300));
}

#[test]
fn undo_and_redo_restore_the_clocks_of_their_node() {
    let mut table = Table::new(timed(FIVE_MINUTES));
    table.wait(60);
    table.play("H8");
    table.wait(30);
    table.play("J9");
    table.wait(15);
    table.intend(Intent::Undo);
    assert_eq!(table.left(), (245, 300), "as White's turn began");
    table.wait(40);
    table.intend(Intent::Undo);
    assert_eq!(table.left(), (300, 300));
    table.intend(Intent::Redo);
    table.intend(Intent::Redo);
    assert_eq!(table.left(), (245, 275), "as Black's second turn began");
    assert_eq!(table.view().log[0].thinking_time, seconds(60));
}

#[test]
fn a_fallen_flag_taken_back_gives_the_turn_its_time_again() {
    let mut table = Table::new(timed(FIVE_MINUTES));
    table.wait(300);
    assert!(table.view().outcome.is_some());
    table.intend(Intent::Undo);
    assert_eq!(table.left(), (300, 300));
    assert!(table.clock(Seat::First).running);
}

#[test]
fn a_clock_belongs_to_its_seat_when_colours_are_exchanged() {
    let mut table = Table::new(GameConfig {
        variant: variant(FiveRule::Freestyle, Opening::Swap),
        ..timed(FIVE_MINUTES)
    });
    table.wait(50);
    table.play_all("H8 J9 K7");
    assert_eq!(table.left(), (265, 300), "each stone of the opening adds its increment");
    table.wait(20);
    table.choose(OpeningChoice::Play(Stone::Black));
    assert_eq!(table.left(), (265, 285));
    assert_eq!(table.view().second.stone, Stone::Black);
}
