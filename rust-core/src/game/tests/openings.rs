//! Openings inside a game: tasks, choices, exchanged colours, and the way back.

use super::*;
use crate::board::Stone;
use crate::game::{OpeningTaskKind, Turn};
use crate::rules::openings::{Opening, OpeningError, Seat};

fn opened(opening: Opening) -> GameConfig {
    GameConfig { variant: variant(FiveRule::Freestyle, opening), ..people() }
}

fn renju(opening: Opening) -> GameConfig {
    GameConfig { variant: variant(FiveRule::Renju, opening), ..people() }
}

#[test]
fn a_free_opening_asks_for_nothing() {
    assert_eq!(Table::new(people()).view().opening, None);
}

#[test]
fn pro_shows_and_holds_its_areas() {
    let mut table = Table::new(opened(Opening::Pro));
    let task = table.view().opening.unwrap();
    assert_eq!(
        (task.kind, task.seat, task.allowed),
        (OpeningTaskKind::Place, Seat::First, vec![point("H8")])
    );
    assert!(matches!(
        table.refused(play("J8")),
        GameError::OpeningRefused { reason: OpeningError::OutsideArea { .. } }
    ));
    table.play_all("H8 J9");
    let allowed = table.view().opening.unwrap().allowed;
    assert!(!allowed.contains(&point("K8")) && allowed.contains(&point("L8")));
    assert_eq!(table.play("L8").view.opening, None);
}

#[test]
fn swap_places_three_stones_and_gives_the_choice() {
    let mut table = Table::new(opened(Opening::Swap));
    for (label, stone) in [("H8", Stone::Black), ("J9", Stone::White), ("K7", Stone::Black)] {
        assert_eq!(table.view().turn, Turn::Person { seat: Seat::First });
        assert_eq!(table.play(label).placed[0].stone, stone);
    }
    let view = table.view();
    assert_eq!(view.turn, Turn::Person { seat: Seat::Second });
    let task = view.opening.unwrap();
    assert_eq!((task.kind, task.seat), (OpeningTaskKind::Choose, Seat::Second));
    assert_eq!(task.choices, [OpeningChoice::Play(Stone::Black), OpeningChoice::Play(Stone::White)]);
    assert!(task.allowed.is_empty());
    assert!(matches!(table.refused(play("A1")), GameError::OpeningRefused { .. }));
    assert!(matches!(
        table.refused(Intent::Choose { choice: OpeningChoice::OfferTen }),
        GameError::OpeningRefused { reason: OpeningError::NoSuchOption { .. } }
    ));

    let change = table.choose(OpeningChoice::Play(Stone::Black));
    assert_eq!(change.cause, Cause::Chosen);
    assert_eq!(change.cues, [Cue::Chosen, Cue::ColoursExchanged]);
    let view = change.view;
    assert_eq!((view.first.stone, view.second.stone), (Stone::White, Stone::Black));
    assert_eq!(
        view.turn,
        Turn::Person { seat: Seat::First },
        "White moves next, and the first seat holds it"
    );
    assert_eq!((view.opening, view.log[3].number, view.log.len()), (None, None, 4));
    assert_eq!(table.play("A1").view.log[4].number, Some(4));
}

#[test]
fn undo_walks_back_through_the_opening() {
    let mut table = Table::new(opened(Opening::Swap2));
    table.play_all("H8 J9 K7");
    table.choose(OpeningChoice::PlaceTwoMore);
    table.play_all("A1 B2");
    table.choose(OpeningChoice::Play(Stone::White));
    let mut views = vec![table.view()];
    while table.view().can_undo {
        table.intend(Intent::Undo);
        views.push(table.view());
    }
    assert_eq!(views.len(), 8);
    assert_eq!(views[1].first.stone, Stone::Black, "the choice of colour is taken back");
    for expected in views.into_iter().rev().skip(1) {
        table.intend(Intent::Redo);
        let view = GameView { revision: expected.revision, can_redo: expected.can_redo, ..table.view() };
        assert_eq!(view, expected);
    }
}

#[test]
fn a_restart_gives_the_colours_back() {
    let mut table = Table::new(opened(Opening::Swap));
    table.play_all("H8 J9 K7");
    table.choose(OpeningChoice::Play(Stone::Black));
    let view = table.intend(Intent::Restart).view;
    assert_eq!(view.first.stone, Stone::Black);
    assert_eq!(view.opening.unwrap().kind, OpeningTaskKind::Place);
}

#[test]
fn soosorv_offers_fifth_moves_and_white_takes_one() {
    let mut table = Table::new(renju(Opening::Soosorv8));
    table.play_all("H8 H9 J9");
    table.choose(OpeningChoice::Play(Stone::White));
    table.play("K8");
    assert_eq!(table.view().opening.unwrap().choices.len(), 8);
    table.choose(OpeningChoice::FifthMoves(2));
    table.choose(OpeningChoice::Play(Stone::Black));
    assert_eq!(table.view().opening.unwrap().missing, 2);
    let change = table.play("G7");
    assert_eq!((change.cause, change.placed.len()), (Cause::Chosen, 0), "an offer is no stone yet");
    let task = change.view.opening.unwrap();
    assert_eq!((task.kind, task.missing, task.offered), (OpeningTaskKind::Offer, 1, vec![point("G7")]));
    table.play("J7");
    let view = table.view();
    assert_eq!(view.turn, Turn::Person { seat: Seat::Second });
    let task = view.opening.unwrap();
    assert_eq!((task.kind, task.offered), (OpeningTaskKind::Pick, ["G7", "J7"].map(point).to_vec()));
    assert!(matches!(
        table.refused(play("A1")),
        GameError::OpeningRefused { reason: OpeningError::NotOffered { .. } }
    ));
    let change = table.play("J7");
    assert_eq!((change.cause, change.seat), (Cause::Played, Some(Seat::Second)));
    assert_eq!(change.placed[0].stone, Stone::Black);
    assert_eq!(change.view.opening, None);
    assert_eq!(change.view.to_move, Stone::White);
}

#[test]
fn nobody_passes_during_an_opening() {
    let mut table = Table::new(renju(Opening::Taraguchi10));
    assert!(!table.view().can_pass);
    assert_eq!(table.refused(Intent::Pass), GameError::PassInOpening);
}

#[test]
fn against_the_computer_undo_goes_back_to_the_persons_part_of_the_opening() {
    let mut table = Table::new(GameConfig { second: EASY, ..opened(Opening::Swap) });
    table.play_all("H8 J9 K7");
    let choice = OpeningChoice::Play(Stone::Black);
    table.state.answer(Action::Choose { choice }, None, table.state.revision(), table.now).unwrap();
    table.play("A1");
    table.intend(Intent::Undo);
    assert_eq!(table.view().turn, Turn::Person { seat: Seat::First });
    assert_eq!(table.view().log.len(), 4);
    table.intend(Intent::Undo);
    assert_eq!(table.line(), "H8 J9", "the computer's choice and the stone before it");
    assert_eq!(table.view().first.stone, Stone::Black);
}
