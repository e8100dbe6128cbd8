//! Go with its threads: the computer's players, and the proposal of dead stones.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};

use super::go::{DIVIDED, go};
use super::stage::{Ear, PATIENCE, setup};
use super::*;
use crate::game::{Game, GameSetup, GoPhase, LevelOpponents, OpponentFactory, OutcomeReason, Turn};
use crate::player::{GoChoice, GoPlayer, Player};
use crate::rules::Move;
use crate::rules::go::{GoPosition, GoRuleSet};
use crate::rules::openings::Seat;
use crate::search::{Progress, Stopper};

fn started(config: GameConfig, opponents: impl OpponentFactory + 'static) -> (Game, Receiver<GameChange>) {
    let (changes, heard) = channel();
    let (reports, _) = channel();
    let setup = GameSetup { opponents: Arc::new(opponents), ..setup(Ear { changes, reports }) };
    (Game::start(config, setup).unwrap(), heard)
}

fn heard(changes: &Receiver<GameChange>, cause: Cause) -> GameChange {
    loop {
        let change = changes.recv_timeout(PATIENCE).unwrap();
        assert_ne!(change.cause, Cause::OpponentFailed);
        if change.cause == cause {
            return change;
        }
    }
}

/// Plays the points and passes of a text at once.
fn play_through(game: &Game, moves: &str) {
    for label in moves.split_whitespace() {
        let view = game.view();
        match label {
            "pass" => game.pass(view.revision),
            label => game.play(view.config.size.parse_label(label).unwrap(), view.revision),
        }
        .unwrap();
    }
}

#[test]
fn dead_stones_are_proposed_by_themselves_once_both_have_passed() {
    let (game, changes) = started(go(GoRuleSet::Chinese, 5), LevelOpponents);
    play_through(&game, DIVIDED);
    let change = heard(&changes, Cause::Marked);
    let scoring = change.view.go.unwrap().scoring.unwrap();
    let dead: Vec<String> =
        scoring.dead.into_iter().map(|point| change.view.config.size.label(point)).collect();
    assert_eq!((scoring.judging, dead.as_slice()), (false, &["A3".to_owned()][..]));
    let revision = game.accept_count(change.revision).unwrap();
    let change = heard(&changes, Cause::Counted);
    assert_eq!(change.revision, revision);
    assert_eq!(change.view.outcome.unwrap().reason, OutcomeReason::Count);
}

#[test]
fn a_saved_count_is_judged_once_more_after_the_app_was_closed() {
    let (game, changes) = started(go(GoRuleSet::Japanese, 5), LevelOpponents);
    play_through(&game, DIVIDED);
    let mut snapshot = game.snapshot();
    drop((game, changes));
    snapshot.marks = None;
    let (sender, changes) = channel();
    let (reports, _) = channel();
    let _game = Game::resume(snapshot, setup(Ear { changes: sender, reports })).unwrap();
    let scoring = heard(&changes, Cause::Marked).view.go.unwrap().scoring.unwrap();
    assert_eq!(scoring.dead.len(), 1);
}

#[test]
fn two_computers_play_go_to_the_count() {
    let (_game, changes) =
        started(GameConfig { first: EASY, second: EASY, ..go(GoRuleSet::Chinese, 5) }, LevelOpponents);
    let mut last = changes.recv_timeout(PATIENCE).unwrap();
    while last.view.outcome.is_none() {
        last = changes.recv_timeout(PATIENCE).unwrap();
        assert_ne!(last.cause, Cause::OpponentFailed);
    }
    assert_eq!(last.view.go.unwrap().phase, GoPhase::Over);
}

/// Finds every position hopeless.
struct Desperate;

impl GoPlayer for Desperate {
    fn choose(&mut self, _: &GoPosition, _: &Stopper, _: &mut dyn FnMut(&Progress)) -> Option<GoChoice> {
        Some(GoChoice { played: Move::Pass, win_rate: Some(0.01), hopeless: true })
    }
}

struct DesperateOpponents;

impl OpponentFactory for DesperateOpponents {
    fn player(&self, _: Level, _: FiveRule, _: Size, _: u64) -> Box<dyn Player> {
        unreachable!("Go is played")
    }

    fn go_player(&self, _: Level, _: Size, _: u64) -> Box<dyn GoPlayer> {
        Box::new(Desperate)
    }
}

#[test]
fn a_computer_gives_up_only_where_the_person_allows_it() {
    let config = GameConfig { second: EASY, ..go(GoRuleSet::Chinese, 9) };
    let (game, changes) = started(config, DesperateOpponents);
    play_through(&game, "E5");
    let outcome = heard(&changes, Cause::Resigned).view.outcome.unwrap();
    assert_eq!((outcome.winner, outcome.reason), (Some(Seat::First), OutcomeReason::Resignation));
    let stubborn = super::go::with(config, |variant| variant.computer_resigns = false);
    let (game, changes) = started(stubborn, DesperateOpponents);
    play_through(&game, "E5");
    let view = heard(&changes, Cause::Passed).view;
    assert_eq!((view.outcome, view.turn), (None, Turn::Person { seat: Seat::First }));
}

#[test]
fn a_computer_places_its_handicap_stones_itself() {
    let config = super::go::with(go(GoRuleSet::Chinese, 9), |variant| {
        variant.handicap = 3;
        variant.free_placement = true;
    });
    let (game, changes) = started(GameConfig { first: EASY, ..config }, LevelOpponents);
    while game.view().go.unwrap().phase == GoPhase::PlacingHandicap {
        heard(&changes, Cause::Played);
    }
    let view = game.view();
    assert_eq!((view.turn, view.log.len()), (Turn::Person { seat: Seat::Second }, 3));
}
