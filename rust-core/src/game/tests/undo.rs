//! Taking back, playing again, and branches.

use super::*;
use crate::game::Turn;
use crate::rules::openings::Seat;

#[test]
fn between_people_undo_takes_one_move() {
    let mut table = Table::new(people());
    assert!(!table.view().can_undo);
    assert_eq!(table.refused(Intent::Undo), GameError::NothingToUndo);
    table.play_all("H8 J9 K10");
    let change = table.intend(Intent::Undo);
    assert_eq!((change.cause, &change.cues[..]), (Cause::Undone, &[Cue::Undone][..]));
    assert_eq!(change.removed.iter().map(|gone| gone.point).collect::<Vec<_>>(), [point("K10")]);
    assert_eq!(change.view.turn, Turn::Person { seat: Seat::First });
    assert_eq!(table.line(), "H8 J9");
    table.intend(Intent::Undo);
    table.intend(Intent::Undo);
    assert_eq!(table.line(), "");
    assert_eq!(table.refused(Intent::Undo), GameError::NothingToUndo);
}

#[test]
fn against_the_computer_undo_goes_back_to_the_persons_turn() {
    let mut table = Table::new(against_computer());
    table.play_all("H8 J9 K10 L11");
    let change = table.intend(Intent::Undo);
    assert_eq!(change.removed.iter().map(|gone| gone.point).collect::<Vec<_>>(), ["L11", "K10"].map(point));
    assert_eq!(table.line(), "H8 J9");
    table.intend(Intent::Undo);
    assert_eq!(table.line(), "");
}

#[test]
fn undo_while_the_computer_thinks_takes_the_persons_move() {
    let mut table = Table::new(against_computer());
    table.play_all("H8 J9 K10");
    let asked_at = table.state.revision();
    table.intend(Intent::Undo);
    assert_eq!(table.line(), "H8 J9");
    let late = table.state.answer(Action::Place { point: point("L11") }, None, asked_at, table.now);
    assert!(matches!(late, Err(GameError::Stale { .. })));
    assert_eq!(table.line(), "H8 J9");
}

#[test]
fn a_computer_that_began_has_nothing_taken_back_for_it() {
    let mut table = Table::new(GameConfig { first: EASY, ..people() });
    assert_eq!(table.refused(Intent::Undo), GameError::NothingToUndo);
    table.play_all("H8");
    assert!(!table.view().can_undo);
    assert_eq!(table.refused(Intent::Undo), GameError::NothingToUndo);
    table.play_all("J9 K10");
    table.intend(Intent::Undo);
    assert_eq!(table.line(), "H8");
}

#[test]
fn redo_follows_the_last_line() {
    let mut table = Table::new(people());
    assert_eq!(table.refused(Intent::Redo), GameError::NothingToRedo);
    table.play_all("H8 J9 K10");
    for _ in 0..3 {
        table.intend(Intent::Undo);
    }
    assert!(table.view().can_redo);
    let change = table.intend(Intent::Redo);
    assert_eq!((change.cause, &change.cues[..]), (Cause::Redone, &[Cue::Redone][..]));
    assert_eq!(change.placed[0].point, point("H8"));
    table.intend(Intent::Redo);
    table.intend(Intent::Redo);
    assert_eq!(table.line(), "H8 J9 K10");
    assert_eq!(table.refused(Intent::Redo), GameError::NothingToRedo);
}

#[test]
fn redo_against_the_computer_brings_its_answer_too() {
    let mut table = Table::new(against_computer());
    table.play_all("H8 J9 K10 L11");
    table.intend(Intent::Undo);
    table.intend(Intent::Undo);
    assert_eq!(table.intend(Intent::Redo).placed.len(), 2);
    assert_eq!(table.line(), "H8 J9");
    table.intend(Intent::Redo);
    assert_eq!(table.line(), "H8 J9 K10 L11");
}

#[test]
fn redo_to_an_unanswered_move_lets_the_computer_think() {
    let mut table = Table::new(against_computer());
    table.play("H8");
    table.intend(Intent::Undo);
    let change = table.intend(Intent::Redo);
    assert_eq!((labels(&change.view).as_str(), change.view.thinking), ("H8", true));
}

#[test]
fn a_new_move_begins_a_branch_and_the_old_one_stays() {
    let mut table = Table::new(people());
    table.play_all("H8 J9 K10");
    table.intend(Intent::Undo);
    table.intend(Intent::Undo);
    table.play_all("G7");
    assert_eq!(table.line(), "H8 G7");
    assert!(!table.view().can_redo, "the last line ends here");
    let tree = table.state.tree();
    assert_eq!(tree.len(), 4);
    let first = tree.line_to(tree.current())[0];
    assert_eq!(tree.children(first).count(), 2);
    table.intend(Intent::Undo);
    table.intend(Intent::Redo);
    assert_eq!(table.line(), "H8 G7", "redo takes the newer branch");
}

#[test]
fn the_same_move_again_goes_back_into_its_branch() {
    let mut table = Table::new(people());
    table.play_all("H8 J9 K10");
    table.intend(Intent::Undo);
    table.intend(Intent::Undo);
    table.play_all("G7");
    table.intend(Intent::Undo);
    table.play_all("J9");
    assert_eq!(table.state.tree().len(), 4);
    table.intend(Intent::Redo);
    assert_eq!(table.line(), "H8 J9 K10");
}

#[test]
fn a_win_a_resignation_and_a_fallen_flag_can_be_taken_back() {
    let mut table = Table::new(people());
    table.play_all("H8 H9 J8 J9 K8 K9 L8 L9 M8");
    let change = table.intend(Intent::Undo);
    assert_eq!((change.view.outcome, change.view.log.len()), (None, 8));
    let change = table.intend(Intent::Redo);
    assert_eq!(change.cues, [Cue::Redone, Cue::Win]);
    table.intend(Intent::Undo);

    table.intend(Intent::Resign);
    let change = table.intend(Intent::Undo);
    assert_eq!((change.view.outcome, change.view.log.len()), (None, 8));
    assert!(change.removed.is_empty());
    assert!(change.view.can_redo);
    table.intend(Intent::Redo);
    assert!(table.view().outcome.is_some());
}

#[test]
fn a_lost_game_is_taken_back_to_the_persons_last_turn() {
    let mut table = Table::new(GameConfig { first: EASY, ..people() });
    table.play_all("H8 H9 J8 J9 K8 K9 L8 L9 M8");
    assert!(table.view().outcome.is_some());
    table.intend(Intent::Undo);
    assert_eq!(table.view().log.len(), 7);
    table.intend(Intent::Redo);
    assert!(table.view().outcome.is_some(), "redo goes through the person's move and the win");
}
