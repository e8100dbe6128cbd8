//! Conversations.

use super::*;

fn session() -> Session {
    session_of(None)
}

fn session_of(rung: Option<Rung>) -> Session {
    let settings = Settings {
        playouts: Some(60),
        threads: 1,
        root_parallel: false,
        seed: 1,
        rules: GoRuleSet::Chinese.rules(),
        positional_superko: true,
        resigns: true,
        rung,
    };
    Session::new(&settings).unwrap()
}

/// What is answered to these lines.
fn talk(lines: &[&str]) -> String {
    talk_with(&mut session(), lines)
}

fn talk_with(session: &mut Session, lines: &[&str]) -> String {
    let (sender, receiver) = channel();
    for line in lines {
        sender.send((*line).to_owned()).unwrap();
    }
    drop(sender);
    let mut output = Vec::new();
    converse(session, &receiver, &mut output).unwrap();
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
fn stones_in_seki_are_a_status_of_their_own() {
    // Black's four stones and White's three share D1 and D2, between living walls.
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("seki.sgf");
    let record = "(;SZ[7:3]AB[ca][da][cb][cc][fa][fb][fc]AW[ba][ea][bb][eb][bc][ec])";
    std::fs::write(&path, record).unwrap();
    let load = format!("loadsgf {}", path.display());
    let talked = talk(&[&load, "final_status_list seki", "final_status_list alive", "final_status_list x"]);
    let answers: Vec<&str> = talked.trim_end().split("\n\n").collect();
    assert_eq!((answers[0], answers[3]), ("=", "? syntax error"));
    for label in ["C3", "D3", "E1"] {
        assert_eq!(answers[1].contains(label), !answers[2].contains(label), "{label}: {talked}");
    }
}

#[test]
fn records_are_loaded_whole_or_up_to_a_move() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.sgf");
    let record = "(;SZ[5]KM[0.5]HA[2]AB[bb][dd];W[cc];B[bc](;W[cb];B[tt])(;W[aa]))";
    std::fs::write(&path, record).unwrap();
    let path = path.display();
    let stones = |load: String| {
        let board = talk(&[&load, "showboard"]);
        (board.matches(" X").count(), board.matches(" O").count(), board.contains("White to move"))
    };
    assert_eq!(stones(format!("loadsgf {path}")), (3, 2, true));
    assert_eq!(stones(format!("loadsgf {path} 3")), (3, 1, true));
    assert_eq!(stones(format!("loadsgf {path} 1")), (2, 0, true));
    assert_eq!(talk(&[&format!("loadsgf {path} x")]), "? syntax error\n\n");
    assert_eq!(talk(&["loadsgf /nowhere.sgf"]), "? cannot load file\n\n");
    // What can't be loaded leaves the game as it was.
    assert!(talk(&["boardsize 5", "play b c3", "loadsgf /nowhere.sgf", "showboard"]).contains(" X"));
}

#[test]
fn a_level_plays_on_any_board() {
    for rung in Rung::ALL {
        let mut session = session_of(Some(rung));
        let mut lines = vec!["boardsize 5"];
        lines.extend(["genmove b", "genmove w"]);
        let talked = talk_with(&mut session, &lines);
        assert_eq!(talked.matches("= ").count(), 2, "{rung}: {talked}");
        assert_eq!(session.position.moves().len(), 2, "{rung}");
    }
}

#[test]
fn an_analysis_ends_with_the_next_line() {
    let talked = talk(&["boardsize 5", "lz-analyze b 10", "name"]);
    let lines: Vec<&str> = talked.lines().filter(|line| !line.is_empty()).collect();
    assert_eq!((lines[0], lines[1], lines.last()), ("=", "=", Some(&"= Tengen")));
    assert!(lines[2].starts_with("info move ") && lines[2].contains(" visits ") && lines[2].contains(" pv "));
}
