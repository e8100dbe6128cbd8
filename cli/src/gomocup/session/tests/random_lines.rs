//! Whatever lines come, the session stays sound.

use proptest::prelude::*;

use super::Talk;

/// Lines that once were, or might be, trouble: sent one after the other.
const CORPUS: &str = include_str!("corpus.txt");

/// Checks what must hold after any line.
fn check(talk: &Talk) {
    let Some(position) = &talk.session.position else { return };
    assert_eq!(position.grid().stones(), position.moves().len());
    assert!(talk.session.thinking.is_none());
}

#[test]
fn the_corpus_leaves_the_session_sound() {
    let mut talk = Talk::new();
    for line in CORPUS.lines() {
        talk.send(line);
        check(&talk);
    }
    assert!(talk.stones() > 0);
}

fn any_line() -> impl Strategy<Value = String> {
    let number = || prop_oneof![6 => 0..16_i64, 1 => -3..30_i64, 1 => any::<i64>()];
    let pair = (number(), number()).prop_map(|(x, y)| format!("{x},{y}"));
    let word =
        prop::sample::select(vec!["TURN", "PLAY", "TAKEBACK", "START", "RECTSTART", "INFO rule", "turn"]);
    let key = prop::sample::select(vec![
        "timeout_turn",
        "timeout_match",
        "time_left",
        "max_memory",
        "rule",
        "max_node",
        "max_depth",
        "thread_num",
    ]);
    let alone = prop::sample::select(vec![
        "BEGIN",
        "BOARD",
        "SWAP2BOARD",
        "DONE",
        "RESTART",
        "START 15",
        "START 5",
        "ABOUT",
        "STOP",
        "",
        "TURN",
    ]);
    prop_oneof![
        4 => (word, pair).prop_map(|(word, pair)| format!("{word} {pair}")),
        3 => alone.prop_map(str::to_owned),
        3 => (number(), number(), 0..5_i64).prop_map(|(x, y, field)| format!("{x},{y},{field}")),
        1 => (number(), number()).prop_map(|(x, y)| format!("{x},{y}")),
        1 => (key, number()).prop_map(|(key, number)| format!("INFO {key} {number}")),
        1 => "\\PC{0,20}",
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn no_lines_break_the_session(lines in prop::collection::vec(any_line(), 1..60)) {
        let mut talk = Talk::new();
        for line in lines {
            talk.send(&line);
            check(&talk);
        }
    }
}
