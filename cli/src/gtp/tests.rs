//! Conversations.

use super::*;

fn session() -> Session {
    let settings = Settings {
        playouts: Some(60),
        threads: 1,
        root_parallel: false,
        seed: 1,
        rules: GoRuleSet::Chinese.rules(),
        positional_superko: true,
        resigns: true,
    };
    Session::new(&settings).unwrap()
}

/// What is answered to these lines.
fn talk(lines: &[&str]) -> String {
    let (sender, receiver) = channel();
    for line in lines {
        sender.send((*line).to_owned()).unwrap();
    }
    drop(sender);
    let mut output = Vec::new();
    converse(&mut session(), &receiver, &mut output).unwrap();
    String::from_utf8(output).unwrap()
}

#[test]
fn answers_carry_the_number_of_the_command() {
    assert_eq!(
        talk(&["1 protocol_version", "name", "3 nonsense", "boardsize x"]),
        "=1 2\n\n= Tengen\n\n?3 unknown command\n\n? syntax error\n\n"
    );
}

#[test]
fn every_listed_command_is_known() {
    let listed = talk(&["list_commands"]);
    for name in listed.trim_start_matches("= ").split_whitespace() {
        if name != "lz-analyze" {
            assert!(!talk(&[name]).contains("unknown command"), "{name}");
        }
        assert_eq!(talk(&[&format!("known_command {name}")]), "= true\n\n");
    }
    assert_eq!(talk(&["known_command tea"]), "= false\n\n");
}

#[test]
fn moves_are_played_refused_and_undone() {
    let talked = talk(&[
        "boardsize 5",
        "play b c3",
        "play w C3",
        "play w pass",
        "undo",
        "undo",
        "undo",
        "play w J1",
        "boardsize 26",
    ]);
    let errors: Vec<&str> = talked.lines().filter(|line| line.starts_with('?')).collect();
    assert_eq!(errors, ["? illegal move", "? cannot undo", "? syntax error", "? unacceptable size"]);
}

#[test]
fn a_generated_move_stands_on_the_board_and_a_regression_move_does_not() {
    let talked = talk(&["boardsize 5", "reg_genmove b", "showboard", "genmove b", "showboard"]);
    let boards: Vec<usize> = talked
        .split("\n\n")
        .filter(|answer| answer.contains("to move"))
        .map(|board| board.matches(" X").count())
        .collect();
    assert_eq!(boards, [0, 1]);
}

#[test]
fn handicap_stones_are_named() {
    assert_eq!(talk(&["boardsize 9", "fixed_handicap 3"]), "=\n\n= C3 G7 C7\n\n");
    assert!(talk(&["boardsize 7", "place_free_handicap 9"]).ends_with("= C3 E5 C5 E3\n\n"));
    assert!(talk(&["set_free_handicap A1 B2", "fixed_handicap 2"]).ends_with("=\n\n? board not empty\n\n"));
    assert!(talk(&["set_free_handicap A1 A1"]).ends_with("? bad vertex list\n\n"));
    assert!(talk(&["boardsize 9", "fixed_handicap 10"]).ends_with("? invalid number of stones\n\n"));
}

#[test]
fn the_end_is_counted_with_the_dead_taken_off() {
    // A wall down the middle, and a white stone lost behind it.
    let mut lines = vec!["boardsize 6".to_owned(), "komi 0.5".to_owned(), "clear_board".to_owned()];
    for row in 1..=6 {
        lines.push(format!("play b C{row}"));
        lines.push(format!("play w D{row}"));
    }
    lines.push("play w A1".to_owned());
    lines.extend(["final_status_list dead", "final_score"].map(str::to_owned));
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    assert!(talk(&lines).ends_with("= A1\n\n= W+0.5\n\n"));
}

#[test]
fn an_analysis_ends_with_the_next_line() {
    let talked = talk(&["boardsize 5", "lz-analyze b 10", "name"]);
    let lines: Vec<&str> = talked.lines().filter(|line| !line.is_empty()).collect();
    assert_eq!((lines[0], lines[1], lines.last()), ("=", "=", Some(&"= Tengen")));
    assert!(lines[2].starts_with("info move ") && lines[2].contains(" visits ") && lines[2].contains(" pv "));
}
