//! Go through the turn machine: captures, refusals, handicap, counting, and the way back.

use super::*;
use crate::board::Stone;
use crate::game::{
    ConfigError, GoPhase, GoVariant, GoView, OutcomeReason, Scoring, SideCount, TimeControl, Turn,
};
use crate::rules::go::{Counting, GoError, GoRuleSet};
use crate::rules::openings::Seat;
use crate::rules::scoring::DeadStones;

fn board(side: u32) -> Size {
    Size::square(side).unwrap()
}

pub(super) fn go(rule_set: GoRuleSet, side: u32) -> GameConfig {
    GameConfig::go_between_people(rule_set, board(side))
}

pub(super) fn with(config: GameConfig, change: impl FnOnce(&mut GoVariant)) -> GameConfig {
    let GameVariant::Go(mut variant) = config.variant else { panic!("a game of Go") };
    change(&mut variant);
    GameConfig { variant: GameVariant::Go(variant), ..config }
}

impl Table {
    fn at(&self, label: &str) -> Point {
        self.state.config().size.parse_label(label).unwrap()
    }

    fn play_go(&mut self, label: &str) -> GameChange {
        self.intend(Intent::Play { point: self.at(label) })
    }

    /// Plays the points and passes of a text, all by people.
    pub(super) fn go_on(&mut self, moves: &str) -> &mut Self {
        for label in moves.split_whitespace() {
            match label {
                "pass" => self.intend(Intent::Pass),
                label => self.play_go(label),
            };
        }
        self
    }

    fn mark(&mut self, label: &str) -> GameChange {
        self.intend(Intent::MarkDead { point: self.at(label) })
    }

    pub(super) fn propose(&mut self, labels: &str) -> GameChange {
        let judging = self.state.judging().unwrap();
        let points: Vec<Point> = labels.split_whitespace().map(|label| self.at(label)).collect();
        let dead = DeadStones::of(judging.position.board(), points);
        self.state.judged(judging.began, &dead, self.now).unwrap()
    }

    fn go_view(&self) -> GoView {
        self.view().go.unwrap()
    }

    fn scoring(&self) -> Scoring {
        self.go_view().scoring.unwrap()
    }

    fn dead(&self) -> String {
        let labels = self.scoring().dead.into_iter().map(|point| self.state.config().size.label(point));
        labels.collect::<Vec<_>>().join(" ")
    }
}

/// Black has the left, White the right of a board of 5 by 5; a white stone stands in Black's land.
pub(super) const DIVIDED: &str = "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 C1 A3 pass pass";

#[test]
fn captured_stones_leave_the_board_and_are_counted() {
    let mut table = Table::new(go(GoRuleSet::Chinese, 9));
    table.go_on("A2 A1");
    let change = table.play_go("B1");
    assert_eq!(change.removed.len(), 1);
    assert_eq!((change.removed[0].point, change.removed[0].stone), (table.at("A1"), Stone::White));
    assert_eq!(change.cues, [Cue::StonePlaced, Cue::Captured]);
    assert_eq!((change.view.first.captures, change.view.second.captures), (1, 0));
    assert_eq!(change.view.cells[table.at("A1").index()], 0);
    let change = table.intend(Intent::Undo);
    assert_eq!((change.placed.len(), change.removed.len()), (1, 1));
    assert_eq!(change.view.first.captures, 0);
    assert_eq!(table.intend(Intent::Redo).view.first.captures, 1);
}

#[test]
fn moves_against_the_rules_are_refused_with_their_reason() {
    let mut table = Table::new(go(GoRuleSet::Chinese, 5));
    table.go_on("B1 C1 A2 D2 B3 C3 C2 B2");
    let point = table.at("C2");
    assert_eq!(table.go_view().ko, Some(point));
    let refused = |table: &mut Table, label| {
        let point = table.at(label);
        table.refused(Intent::Play { point })
    };
    assert_eq!(refused(&mut table, "C2"), GameError::GoRefused { reason: GoError::Ko { point } });
    assert!(matches!(refused(&mut table, "B2"), GameError::GoRefused { reason: GoError::Occupied { .. } }));
    // White in the corner that Black surrounds.
    let mut table = Table::new(go(GoRuleSet::Chinese, 5));
    table.go_on("A2 pass B1");
    let point = table.at("A1");
    assert_eq!(refused(&mut table, "A1"), GameError::GoRefused { reason: GoError::Suicide { point } });
}

/// On three points in a row: each side captures in turn, and after five moves the stones stand as after
/// two.
const IN_A_CIRCLE: &str = "A1 C1 B1 C1";

fn row_of_three(rule_set: GoRuleSet) -> GameConfig {
    GameConfig { size: Size::new(3, 1).unwrap(), ..go(rule_set, 5) }
}

#[test]
fn superko_names_the_move_after_which_the_position_stood() {
    let mut table = Table::new(with(row_of_three(GoRuleSet::Chinese), |variant| variant.superko = true));
    table.go_on(IN_A_CIRCLE);
    let point = table.at("A1");
    let reason = GoError::Superko { point, after: 2 };
    assert_eq!(table.refused(Intent::Play { point }), GameError::GoRefused { reason });
    let mut table = Table::new(row_of_three(GoRuleSet::Chinese));
    table.go_on(IN_A_CIRCLE).go_on("A1");
}

#[test]
fn a_long_cycle_is_no_result_under_japanese_rules() {
    let mut table = Table::new(row_of_three(GoRuleSet::Japanese));
    table.go_on(IN_A_CIRCLE).go_on("A1");
    assert_eq!(table.view().outcome, None, "the stones stand as after two moves, but White is to move");
    table.go_on("B1");
    let view = table.play_go("A1").view;
    let outcome = view.outcome.unwrap();
    assert_eq!((outcome.winner, outcome.reason), (None, OutcomeReason::NoResult));
    assert_eq!((view.turn, view.go.unwrap().scoring), (Turn::Over, None));
}

#[test]
fn two_passes_open_the_count_and_agreement_ends_the_game() {
    let mut table = Table::new(with(go(GoRuleSet::Chinese, 5), |variant| variant.komi = 1));
    table.go_on(DIVIDED);
    let view = table.view();
    assert_eq!((view.turn, view.outcome), (Turn::Scoring, None));
    assert_eq!((view.can_pass, view.can_resign, view.can_undo), (false, false, true));
    assert!(table.scoring().judging);
    assert_eq!(table.refused(Intent::Pass), GameError::Counting);
    assert_eq!(table.refused(Intent::Resign), GameError::Counting);
    let empty = table.at("A1");
    assert_eq!(table.refused(Intent::MarkDead { point: empty }), GameError::NoStone { point: empty });
    let change = table.propose("A3");
    assert_eq!((change.cause, change.cues), (Cause::Marked, vec![]));
    let scoring = table.scoring();
    assert_eq!((scoring.judging, table.dead().as_str()), (false, "A3"));
    assert_eq!(scoring.counting, Counting::Area);
    let black =
        SideCount { territory: 5, stones: 6, dead: 1, prisoners: 0, handicap_bonus: 0, komi: 0, total: 22 };
    assert_eq!(scoring.black, black);
    let white = SideCount { territory: 5, stones: 5, dead: 0, komi: 1, total: 21, ..black };
    assert_eq!(scoring.white, white);
    assert_eq!((scoring.half_points, scoring.result.as_str()), (1, "B+0.5"));
    let change = table.intend(Intent::AcceptCount);
    assert_eq!((change.cause, change.cues.as_slice()), (Cause::Counted, &[Cue::Win][..]));
    let outcome = change.view.outcome.unwrap();
    assert_eq!((outcome.winner, outcome.reason), (Some(Seat::First), OutcomeReason::Count));
    assert_eq!(outcome.half_points, Some(1));
    assert_eq!(change.view.go.unwrap().scoring.unwrap(), scoring);
    assert_eq!(table.refused(Intent::AcceptCount), GameError::Over);
    assert!(table.line().ends_with("pass pass agree"));
}

#[test]
fn marks_are_turned_by_chain_and_come_back_with_undo() {
    let mut table = Table::new(go(GoRuleSet::Chinese, 5));
    table.go_on(DIVIDED).propose("A3");
    assert_eq!(table.mark("A3").cues, [Cue::Marked]);
    assert_eq!(table.dead(), "");
    table.mark("D2");
    assert_eq!(table.dead(), "D5 D4 D3 D2 D1");
    table.intend(Intent::AcceptCount);
    let change = table.intend(Intent::Undo);
    assert_eq!(change.view.turn, Turn::Scoring);
    assert_eq!((table.dead().as_str(), table.scoring().judging), ("D5 D4 D3 D2 D1", false));
    table.intend(Intent::Redo);
    assert_eq!(table.view().turn, Turn::Over);
    table.intend(Intent::Undo);
    table.intend(Intent::Undo);
    assert_eq!((table.view().turn, table.go_view().scoring), (Turn::Person { seat: Seat::Second }, None));
}

#[test]
fn a_proposal_leaves_alone_what_a_person_has_turned_meanwhile() {
    let mut table = Table::new(go(GoRuleSet::Chinese, 5));
    table.go_on(DIVIDED);
    let judging = table.state.judging().unwrap();
    table.mark("A3");
    table.mark("A3");
    let dead = DeadStones::of(judging.position.board(), [table.at("A3"), table.at("D1")]);
    table.state.judged(judging.began, &dead, table.now).unwrap();
    assert_eq!(table.dead(), "D5 D4 D3 D2 D1");
    assert_eq!(table.state.judged(judging.began, &dead, table.now), None, "a second proposal");
    // A proposal for a count that was left.
    table.intend(Intent::Undo);
    table.intend(Intent::Redo);
    assert_eq!(table.state.judged(judging.began, &dead, table.now), None);
    assert!(table.scoring().judging);
}

#[test]
fn play_resumes_with_whoever_passed_first() {
    let mut table = Table::new(go(GoRuleSet::Japanese, 5));
    assert_eq!(table.refused(Intent::ResumePlay), GameError::NotCounting);
    table.go_on(DIVIDED);
    let change = table.intend(Intent::ResumePlay);
    assert_eq!((change.cause, change.view.turn), (Cause::Resumed, Turn::Person { seat: Seat::First }));
    let change = table.play_go("A4");
    assert_eq!(change.view.log.last().unwrap().number, Some(15));
    table.go_on("A2 pass pass");
    assert_eq!(table.view().turn, Turn::Scoring);
    assert!(table.scoring().judging);
}

#[test]
fn a_computer_agrees_and_two_of_them_end_by_the_proposal() {
    let mut table = Table::new(GameConfig { second: EASY, ..go(GoRuleSet::Chinese, 5) });
    table.intend(Intent::Pass);
    table.state.answer(Action::Pass, None, table.state.revision(), table.now).unwrap();
    assert_eq!(table.state.thinking_seat(), None);
    table.propose("");
    assert_eq!(table.intend(Intent::AcceptCount).view.outcome.unwrap().winner, Some(Seat::Second));
    table.intend(Intent::Undo);
    assert_eq!(table.intend(Intent::Undo).view.log, [], "the person's pass is taken back as well");

    let mut table = Table::new(GameConfig { first: EASY, second: EASY, ..go(GoRuleSet::Chinese, 5) });
    for _ in 0..2 {
        table.state.answer(Action::Pass, None, table.state.revision(), table.now).unwrap();
    }
    assert_eq!(table.propose("").cause, Cause::Counted);
    assert_eq!(table.view().turn, Turn::Over);
}

#[test]
fn under_the_rules_of_tromp_and_taylor_two_passes_count_at_once() {
    let mut table = Table::new(go(GoRuleSet::TrompTaylor, 5));
    table.go_on("C3 pass pass");
    let view = table.view();
    let outcome = view.outcome.unwrap();
    assert_eq!((outcome.reason, outcome.half_points), (OutcomeReason::Count, Some(50 - 14)));
    assert_eq!(view.go.unwrap().scoring.unwrap().result, "B+18");
}

#[test]
fn fixed_handicap_stones_stand_and_white_begins() {
    let table = Table::new(with(go(GoRuleSet::Chinese, 9), |variant| variant.handicap = 3));
    let view = table.view();
    assert_eq!((view.turn, view.to_move), (Turn::Person { seat: Seat::Second }, Stone::White));
    let black = (0..view.cells.len()).filter(|&index| view.cells[index] == 1);
    assert_eq!(black.count(), 3);
    assert_eq!((view.numbers.iter().max(), view.go.unwrap().phase), (Some(&0), GoPhase::Playing));
}

#[test]
fn free_handicap_stones_are_placed_before_the_first_move() {
    let config = with(go(GoRuleSet::Chinese, 9), |variant| {
        variant.handicap = 2;
        variant.free_placement = true;
    });
    let clock = TimeControl::Fischer { main: seconds(60), increment: seconds(5) };
    let mut table = Table::new(GameConfig { time_control: clock, ..config });
    assert_eq!((table.go_view().phase, table.go_view().handicap_missing), (GoPhase::PlacingHandicap, 2));
    assert_eq!(table.refused(Intent::Pass), GameError::PassInOpening);
    table.wait(30);
    let change = table.play_go("C3");
    assert_eq!((change.view.turn, change.view.log[0].number), (Turn::Person { seat: Seat::First }, None));
    assert_eq!(change.view.first.clock.unwrap().remaining, seconds(60), "no time runs yet");
    let point = table.at("C3");
    assert!(matches!(table.refused(Intent::Play { point }), GameError::GoRefused { .. }));
    let change = table.play_go("E5");
    assert_eq!((change.view.turn, change.view.log.len()), (Turn::Person { seat: Seat::Second }, 2));
    let change = table.play_go("G7");
    assert_eq!((change.view.log[2].number, change.view.log[2].stone), (Some(1), Stone::White));
    table.intend(Intent::Undo);
    assert_eq!(table.intend(Intent::Undo).view.go.unwrap().handicap_missing, 1);
}

#[test]
fn a_game_being_counted_comes_back_with_its_marks() {
    let mut table = Table::new(go(GoRuleSet::Chinese, 5));
    table.go_on(DIVIDED);
    let resume = |table: &Table| {
        let saved = serde_json::to_string(&table.state.snapshot(table.now)).unwrap();
        GameState::resume(serde_json::from_str(&saved).unwrap(), Duration::ZERO).unwrap()
    };
    assert!(resume(&table).judging().is_some(), "the proposal is asked for again");
    table.propose("A3");
    table.mark("D1");
    assert_eq!(resume(&table).view(Duration::ZERO), table.view());
    table.intend(Intent::AcceptCount);
    assert_eq!(resume(&table).view(Duration::ZERO), table.view());
}

#[test]
fn a_setup_that_the_board_does_not_take_is_refused() {
    let handicap = |stones| with(go(GoRuleSet::Chinese, 9), |variant| variant.handicap = stones).check();
    assert_eq!([0, 2, 9].map(handicap), [Ok(()), Ok(()), Ok(())]);
    for stones in [1, 10] {
        let size = board(9);
        assert_eq!(handicap(stones), Err(ConfigError::Handicap { stones, size, most: 9 }));
    }
    let komi = |half_points| with(go(GoRuleSet::Chinese, 9), |variant| variant.komi = half_points).check();
    assert_eq!([-800, 0, 800].map(komi), [Ok(()), Ok(()), Ok(())]);
    assert_eq!(komi(i32::MIN), Err(ConfigError::Komi { half_points: i32::MIN }));
}
