//! Keys and clicks against the model.

use tengen_core::board::Stone;
use tengen_core::rules::openings::{Opening, OpeningChoice};

use super::super::sample;
use super::*;

fn press(model: &mut Model, keys: &[KeyCode]) -> Option<Request> {
    let mut request = None;
    for &key in keys {
        assert_eq!(request, None, "a key after a request");
        request = model.press(KeyEvent::from(key));
    }
    request
}

fn play(model: &Model, label: &str) -> Request {
    let point = model.view().config.size.parse_label(label).unwrap();
    Request::Intent(Intent::Play { point })
}

fn advice(label: &str, win_rate: f32) -> Suggestion {
    let point = sample::people(15).size.parse_label(label).unwrap();
    Suggestion { point, win_rate, why: "builds a line" }
}

#[test]
fn the_cursor_starts_in_the_centre_and_stays_on_the_board() {
    let mut model = Model::new(sample::after_moves(sample::people(15), ""));
    let expected = Some(play(&model, "J9"));
    assert_eq!(press(&mut model, &[KeyCode::Right, KeyCode::Up, KeyCode::Enter]), expected);
    let expected = Some(play(&model, "A9"));
    assert_eq!(press(&mut model, &[KeyCode::Left; 20]), None);
    assert_eq!(press(&mut model, &[KeyCode::Enter]), expected);
}

#[test]
fn a_click_plays_and_hovering_only_points() {
    let mut model = Model::new(sample::after_moves(sample::people(15), ""));
    let point = model.view().config.size.parse_label("C4").unwrap();
    model.hover(point);
    assert_eq!(model.marks().cursor, Some(point));
    assert_eq!(model.click(point), Some(play(&model, "C4")));
}

#[test]
fn leaving_resigning_and_restarting_ask_first() {
    for (key, answer) in [
        ('q', Request::Quit),
        ('x', Request::Intent(Intent::Resign)),
        ('n', Request::Intent(Intent::Restart)),
    ] {
        let mut model = Model::new(sample::after_moves(sample::people(15), "H8"));
        assert_eq!(press(&mut model, &[KeyCode::Char(key), KeyCode::Enter]), None, "{key}");
        assert_eq!(model.dialogue(), None);
        assert_eq!(press(&mut model, &[KeyCode::Char(key), KeyCode::Down, KeyCode::Enter]), Some(answer));
    }
}

#[test]
fn an_open_dialogue_takes_every_key_and_click() {
    let mut model = Model::new(sample::after_moves(sample::people(15), "H8"));
    press(&mut model, &[KeyCode::Char('?')]);
    let point = model.view().config.size.parse_label("C4").unwrap();
    assert_eq!(model.click(point), None);
    assert_eq!(press(&mut model, &[KeyCode::Char('u'), KeyCode::Char('h'), KeyCode::Left]), None);
    assert_eq!(model.dialogue(), Some((Dialogue::Help, 0)));
    press(&mut model, &[KeyCode::Esc]);
    assert_eq!(model.dialogue(), None);
}

#[test]
fn an_opening_asks_until_a_choice_is_made() {
    let config = sample::opened(Opening::Swap, 15);
    let mut model = Model::new(sample::after_moves(config, "H8 J9 A1"));
    assert_eq!(model.dialogue(), Some((Dialogue::Choice, 0)));
    // Asked whether to leave, the person stays: the choice is asked again.
    press(&mut model, &[KeyCode::Esc, KeyCode::Enter]);
    assert_eq!(model.dialogue(), Some((Dialogue::Choice, 0)));
    let options = model.options();
    let black = options.iter().position(|(text, _)| text == "Play Black").unwrap();
    let choice = OpeningChoice::Play(Stone::Black);
    let number = char::from(b'1' + black as u8);
    assert_eq!(press(&mut model, &[KeyCode::Char(number)]), Some(Request::Intent(Intent::Choose { choice })));
}

#[test]
fn the_end_asks_what_now_and_undo_closes_the_question() {
    let won = "H8 A1 J9 A2 K10 A3 L11 A4 M12";
    let mut model = Model::new(sample::after_moves(sample::people(15), won));
    assert_eq!(model.dialogue(), Some((Dialogue::End, 0)));
    press(&mut model, &[KeyCode::Char('2')]);
    assert_eq!(press(&mut model, &[KeyCode::Char('u')]), Some(Request::Intent(Intent::Undo)));
    model.set_view(sample::after_moves(sample::people(15), won.trim_end_matches(" M12")));
    assert_eq!(model.dialogue(), None);
}

#[test]
fn advice_counts_for_its_own_position_alone() {
    let mut model = Model::new(sample::after_moves(sample::people(15), "H8"));
    assert!(!model.awaits_advice());
    press(&mut model, &[KeyCode::Char('h')]);
    assert!(model.awaits_advice());
    let revision = model.view().revision;
    model.set_advice(revision + 1, vec![advice("A1", 0.9)]);
    assert!(model.awaits_advice());
    model.set_advice(revision, vec![advice("J9", 0.6), advice("G7", 0.5)]);
    assert_eq!(model.marks().hint, Some(advice("J9", 0.6).point));
    assert_eq!(model.shown_advice().len(), 1);
    press(&mut model, &[KeyCode::Char('m')]);
    assert_eq!(model.marks().heat.iter().map(|&(_, tenths)| tenths).collect::<Vec<_>>(), [6, 5]);
    model.set_view(sample::after_moves(sample::people(15), "H8 J9"));
    assert_eq!(model.marks().hint, None);
    assert!(model.awaits_advice(), "the heat map stays on");
}

#[test]
fn while_the_computer_thinks_there_is_no_hint() {
    let mut model = Model::new(sample::after_moves(sample::against_hard(), "H8"));
    press(&mut model, &[KeyCode::Char('h')]);
    assert!(!model.awaits_advice());
    assert_eq!(model.notice(), Some("Hints are for your own turn"));
    assert_eq!(model.marks().cursor, None);
}
