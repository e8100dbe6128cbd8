//! The computer on a thread of its own: its answers, late ones, failures, openings.

use std::sync::Arc;
use std::sync::mpsc::channel;

use super::stage::{Ear, Order, PATIENCE, Stage, setup};
use super::*;
use crate::board::Stone;
use crate::game::{Game, GameSetup, LevelOpponents, Turn};
use crate::rules::openings::{Opening, Seat};

#[test]
fn the_computer_answers_by_itself() {
    let stage = Stage::new(against_computer());
    let change = stage.play("H8");
    assert!(change.view.thinking);
    stage.question();
    stage.order(Order::Play("J9"));
    let change = stage.next(Cause::Played);
    assert_eq!((change.seat, change.placed[0].point), (Some(Seat::Second), point("J9")));
    assert_eq!(change.view.evaluation.map(|thought| thought.win_rate), Some(0.75));
    assert_eq!(stage.line(), "H8 J9");
    assert_eq!(stage.game.view(), change.view);
}

#[test]
fn a_computer_on_the_first_seat_begins() {
    let stage = Stage::new(GameConfig { first: EASY, ..people() });
    stage.order(Order::Play("H8"));
    stage.next(Cause::Played);
    assert_eq!(stage.line(), "H8");
}

#[test]
fn two_computers_play_to_the_end() {
    let (sender, changes) = channel();
    let (reports, _) = channel();
    let size = Size::square(7).unwrap();
    let config = GameConfig { first: EASY, second: EASY, size, ..people() };
    let game = Game::start(config, setup(Ear { changes: sender, reports })).unwrap();
    let last = loop {
        let change = changes.recv_timeout(PATIENCE).unwrap();
        if change.view.outcome.is_some() {
            break change;
        }
    };
    assert_eq!(game.view(), last.view);
}

#[test]
fn the_apps_own_opponents_take_the_seats() {
    let (sender, changes) = channel();
    let (reports, _) = channel();
    let medium = Participant::Computer { level: Level::Medium };
    let variant = variant(FiveRule::Freestyle, Opening::Swap2);
    let config = GameConfig { variant, first: EASY, second: medium, ..people() };
    let setup = GameSetup { opponents: Arc::new(LevelOpponents), ..setup(Ear { changes: sender, reports }) };
    let game = Game::start(config, setup).unwrap();
    let last = loop {
        let change = changes.recv_timeout(PATIENCE).unwrap();
        assert_ne!(change.cause, Cause::OpponentFailed);
        if change.view.outcome.is_some() || change.view.log.len() >= 14 {
            break change;
        }
    };
    game.close();
    assert!(last.view.opening.is_none());
}

#[test]
fn an_undo_in_mid_thought_drops_the_late_answer() {
    let stage = Stage::new(against_computer());
    stage.play("H8");
    let stopper = stage.question();
    stage.game.undo(stage.revision()).unwrap();
    assert!(stopper.is_stopped());
    stage.next(Cause::Undone);
    stage.order(Order::Play("J9"));
    stage.play("G7");
    stage.question();
    stage.order(Order::Play("K10"));
    assert_eq!(labels(&stage.next(Cause::Played).view), "G7 K10");
    assert_eq!(stage.game.snapshot().tree.len(), 3, "H8 stays as a branch, J9 was never played");
}

#[test]
fn leaving_in_mid_thought_stops_it_and_returning_begins_it_again() {
    let stage = Stage::new(against_computer());
    stage.play("H8");
    let stopper = stage.question();
    stage.order(Order::AwaitStop);
    stage.game.set_active(false).unwrap();
    assert!(stopper.is_stopped());
    let change = stage.next(Cause::Paused);
    assert_eq!((change.view.active, change.view.thinking), (false, false));
    assert_eq!(stage.game.undo(stage.revision()), Err(GameError::Paused));
    stage.game.set_active(false).unwrap();
    stage.game.set_active(true).unwrap();
    assert!(stage.next(Cause::Continued).view.thinking);
    assert!(!stage.question().is_stopped());
    stage.order(Order::Play("J9"));
    stage.next(Cause::Played);
    assert_eq!(stage.line(), "H8 J9");
}

#[test]
fn an_answer_that_was_ready_when_the_app_left_is_dropped() {
    let stage = Stage::with(against_computer(), None, Duration::from_hours(1));
    stage.play("H8");
    stage.question();
    stage.order(Order::Play("J9"));
    stage.game.set_active(false).unwrap();
    stage.next(Cause::Paused);
    stage.game.set_active(true).unwrap();
    stage.next(Cause::Continued);
    stage.question();
    assert_eq!(stage.line(), "H8");
    stage.order(Order::AwaitStop);
}

#[test]
fn undo_does_not_wait_for_the_smallest_thinking_time() {
    let stage = Stage::with(against_computer(), None, Duration::from_hours(1));
    stage.play("H8");
    stage.question();
    stage.order(Order::Play("J9"));
    stage.game.undo(stage.revision()).unwrap();
    stage.next(Cause::Undone);
    assert_eq!(stage.line(), "");
}

#[test]
fn a_player_that_panics_is_replaced() {
    let stage = Stage::new(against_computer());
    stage.play("H8");
    stage.question();
    stage.order(Order::Panic);
    let change = stage.next(Cause::OpponentFailed);
    assert!(change.view.opponent_failed && !change.view.thinking);
    stage.game.undo(stage.revision()).unwrap();
    stage.next(Cause::Undone);
    stage.play("G7");
    stage.question();
    stage.order(Order::Play("J9"));
    stage.next(Cause::Played);
    assert_eq!(stage.line(), "G7 J9");
}

#[test]
fn an_illegal_answer_is_not_played() {
    let stage = Stage::new(against_computer());
    stage.play("H8");
    stage.question();
    stage.order(Order::Play("H8"));
    stage.next(Cause::OpponentFailed);
    assert_eq!(stage.line(), "H8");
}

#[test]
fn the_computer_takes_its_part_in_every_opening() {
    for opening in Opening::ALL {
        for (first, second) in [(EASY, Participant::Person), (Participant::Person, EASY), (EASY, EASY)] {
            let rule = FiveRule::ALL.into_iter().find(|&rule| opening.fits(rule, people().size)).unwrap();
            let config = GameConfig { variant: variant(rule, opening), first, second, seed: 5, ..people() };
            let (sender, changes) = channel();
            let (reports, _) = channel();
            let game = Game::start(config, setup(Ear { changes: sender, reports })).unwrap();
            loop {
                // One look a round: the computer may act between two.
                let view = game.view();
                let Some(task) = view.opening else { break };
                if matches!(view.turn, Turn::Computer { .. }) {
                    assert_ne!(changes.recv_timeout(PATIENCE).unwrap().cause, Cause::OpponentFailed);
                    continue;
                }
                let done = match task.choices.last() {
                    Some(&choice) => game.choose(choice, view.revision),
                    None => game.play(task.allowed[task.allowed.len() / 2], view.revision),
                };
                done.unwrap();
            }
            let view = game.view();
            assert_ne!(view.first.stone, view.second.stone);
        }
    }
}

#[test]
fn colours_are_exchanged_by_the_computers_choice_too() {
    let config =
        GameConfig { variant: variant(FiveRule::Freestyle, Opening::Swap), second: EASY, ..people() };
    let (changes, heard) = channel();
    let (reports, _) = channel();
    let game = Game::start(config, setup(Ear { changes, reports })).unwrap();
    for (revision, label) in (0..).zip(["H8", "J9", "K7"]) {
        game.play(point(label), revision).unwrap();
    }
    let chosen = heard.iter().find(|change| change.cause == Cause::Chosen).unwrap();
    assert_eq!(chosen.seat, Some(Seat::Second));
    let exchanged = chosen.cues.contains(&Cue::ColoursExchanged);
    assert_eq!(chosen.view.second.stone == Stone::Black, exchanged);
}
