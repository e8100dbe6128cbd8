//! Games out to SGF and back in.

use super::go::{DIVIDED, go, with};
use super::*;
use crate::record::{Frames, sgf};
use crate::rules::go::GoRuleSet;

/// The frames of a game, once straight and once through a file.
fn frames(table: &Table) -> (Frames, Frames) {
    let tree = table.state.record();
    let text = sgf::write([&tree]);
    let again = sgf::read(text.as_bytes()).unwrap();
    assert_eq!(again.warnings, [], "{text}");
    (Frames::of(&tree).unwrap(), Frames::of(&again.games[0].tree).unwrap())
}

fn same_frames(table: &Table) {
    let (straight, through_file) = frames(table);
    assert_eq!(straight.last(), through_file.last());
    for index in 0..=straight.last() {
        assert_eq!(straight.frame(index), through_file.frame(index));
    }
    let (view, last) = (table.view(), straight.frame(straight.last()).unwrap());
    assert_eq!((last.cells, last.numbers), (view.cells, view.numbers));
    assert_eq!(last.last_move, view.last_move);
    assert_eq!([last.captures.black, last.captures.white], [view.first.captures, view.second.captures]);
}

#[test]
fn a_game_of_five_in_a_row_keeps_its_variations_and_its_line() {
    let mut table = Table::new(GameConfig { second: EASY, ..people() });
    table.play_all("H8 A1 J9 A2 K10 A3");
    table.intend(Intent::Undo);
    table.play_all("G7 A4 F6 A5 K10");
    same_frames(&table);
    let tree = table.state.record();
    let text = sgf::write([&tree]);
    assert!(text.contains("PW[Tengen Easy]") && text.contains("RE[B+]"), "{text}");
    assert_eq!(tree.ids().filter(|&id| tree.children(id).len() > 1).count(), 1, "{text}");
    let frames = Frames::of(&tree).unwrap();
    assert_eq!(frames.frame(frames.last()).unwrap().line.len(), 5);
}

#[test]
fn a_counted_game_of_go_comes_back_with_captures_and_result() {
    let mut table = Table::new(go(GoRuleSet::Japanese, 5));
    table.go_on("A2 A1 B1").go_on("E5").intend(Intent::Undo);
    table.go_on("D1 B2 D2 B3 D3 B4 D4 B5 D5 pass pass");
    table.propose("");
    table.intend(Intent::AcceptCount);
    same_frames(&table);
    let tree = table.state.record();
    let info = tree.info();
    assert_eq!((info.rules.as_deref(), info.komi), (Some("Japanese"), Some(6.5)));
    assert_eq!(info.result, table.state.result());
    assert!(info.result.unwrap().contains('+'));
}

#[test]
fn handicap_stones_are_setup_however_they_came() {
    let fixed = with(go(GoRuleSet::Chinese, 9), |variant| variant.handicap = 3);
    let mut table = Table::new(fixed);
    table.go_on("E5 E6");
    same_frames(&table);
    let free = with(fixed, |variant| variant.free_placement = true);
    let mut table = Table::new(free);
    table.go_on("C3 E5").intend(Intent::Undo);
    table.go_on("D5 E7 F6 G7").intend(Intent::Undo);
    table.go_on("H8");
    same_frames(&table);
    let info = table.state.record().info();
    assert_eq!(info.handicap, Some(3));
}

#[test]
fn results_are_written_as_records_have_them() {
    let mut table = Table::new(go(GoRuleSet::Chinese, 5));
    assert_eq!(table.state.result(), None);
    table.go_on(DIVIDED);
    table.intend(Intent::AcceptCount);
    assert_eq!(table.state.result().as_deref(), Some("W+12.5"));
    let mut table = Table::new(go(GoRuleSet::Chinese, 5));
    table.intend(Intent::Resign);
    assert_eq!(table.state.result().as_deref(), Some("W+R"));
}
