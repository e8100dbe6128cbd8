//! Whole games by text, as a script plays them.

#![allow(clippy::unwrap_used, reason = "helpers of tests are tests too")]

use std::io::Write;
use std::process::{Command, Stdio};

/// What `tengen play --plain` prints for these options and lines.
fn play(options: &[&str], lines: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tengen"))
        .args(["play", "--plain", "--seed", "1"])
        .args(options)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    // The game may end before it has read every line; the rest of the script then finds no reader.
    let mut input = child.stdin.take().unwrap();
    let lines = lines.to_owned();
    let writer = std::thread::spawn(move || _ = input.write_all(lines.as_bytes()));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

fn last_line(text: &str) -> &str {
    text.lines().last().unwrap()
}

/// Every point of a board of 15, from the middle row outwards.
fn every_point() -> String {
    let rows = [8, 9, 7, 10, 6, 11, 5, 12, 4, 13, 3, 14, 2, 15, 1];
    let labels =
        rows.iter().flat_map(|row| "HJGKFLEMDNCOBPA".chars().map(move |column| format!("{column}{row}\n")));
    labels.collect()
}

#[test]
fn a_script_plays_a_whole_game_against_each_level() {
    for level in ["easy", "medium", "hard"] {
        for colour in ["black", "white"] {
            let text = play(&["--level", level, "--colour", colour], &every_point());
            assert!(last_line(&text).starts_with("Result: "), "{level} {colour}: {}", last_line(&text));
        }
    }
}

#[test]
fn five_in_a_row_wins() {
    let text = play(&["--two-players"], "H8 A1 J9 A2 K10 A3 L11 A4 M12".replace(' ', "\n").as_str());
    assert_eq!(last_line(&text), "Result: Black wins (five in a row)");
    assert!(text.contains("9. Black M12"));
}

#[test]
fn a_refused_move_says_why_and_the_game_goes_on() {
    let text = play(&["--two-players"], "H8\nh8\nZ99\nundo\nredo\nredo\nH9\nresign\n");
    assert!(text.contains("a stone stands on H8 already"), "{text}");
    assert!(text.contains("\"Z99\" is no point of this board and no command"), "{text}");
    assert!(text.contains("there is nothing to play again"), "{text}");
    assert!(text.contains("2. White H9"), "{text}");
    assert_eq!(last_line(&text), "Result: White wins (Black resigned)");
}

#[test]
fn renju_refuses_fouls_with_their_name_and_knows_the_pass() {
    let text =
        play(&["--two-players", "--rule", "renju"], "H8\nA1\nJ8\nA3\nK9\nC1\nK10\nO15\nK8\npass\npass\n");
    assert!(text.contains("K8 is forbidden to Black: double three"), "{text}");
    assert_eq!(last_line(&text), "Result: Draw (both sides passed)");
    let text = play(&["--two-players"], "pass\n");
    assert!(text.contains("knows no pass"), "{text}");
}

#[test]
fn an_opening_is_played_by_text() {
    let text = play(&["--two-players", "--opening", "swap"], "H8\nJ9\nA1\nH1\nblack\n");
    assert!(text.contains("opening swap"), "{text}");
    assert!(text.contains("  1  Play "), "{text}");
    assert!(text.contains("chose: Play Black"), "{text}");
}

#[test]
fn a_level_takes_part_in_every_opening() {
    for (rule, opening) in [
        ("freestyle", "centre"),
        ("freestyle", "pro"),
        ("standard", "long-pro"),
        ("freestyle", "swap"),
        ("caro", "swap2"),
        ("renju", "soosorv"),
        ("renju", "taraguchi"),
    ] {
        for colour in ["black", "white"] {
            // Choices by number, then points: what does not fit the moment is refused and passed over.
            let lines = "1\nH8\n1\nJ9\n1\nG7\n1\n".to_owned() + &every_point().replace('\n', "\n1\n");
            let options = ["--level", "easy", "--rule", rule, "--opening", opening, "--colour", colour];
            let text = play(&options, &lines);
            assert!(
                last_line(&text).starts_with("Result: "),
                "{rule} {opening} {colour}: {}",
                last_line(&text)
            );
        }
    }
}

#[test]
fn hints_name_a_point_and_a_reason() {
    let text = play(&["--two-players"], "H8\nA1\nJ9\nA2\nK10\nA3\nL11\nA5\nhint\n");
    assert!(text.contains("Hint: M12 wins") || text.contains("Hint: G7 wins"), "{text}");
    assert_eq!(last_line(&text), "No result: the input ended after 8 moves");
}

#[test]
fn one_seed_plays_one_game() {
    let play = || play(&["--level", "medium"], &every_point());
    assert_eq!(play(), play());
}

#[test]
fn a_game_that_cannot_be_set_up_says_why() {
    let output = Command::new(env!("CARGO_BIN_EXE_tengen"))
        .args(["play", "--plain", "--rule", "freestyle", "--opening", "taraguchi"])
        .output()
        .unwrap();
    assert!(!output.status.success());
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(complaint.contains("cannot be set up"), "{complaint}");
}

/// Two walls on a board of 9 with a white stone in Black's land.
const WALLS: &str = "E1 F1 E2 F2 E3 F3 E4 F4 E5 F5 E6 F6 E7 F7 E8 F8 E9 F9 B5 B2";

#[test]
fn a_game_of_go_between_people_is_counted() {
    let script = format!("{WALLS} pass pass B2 B2 accept").replace(' ', "\n");
    let text = play(&["--game", "go", "--two-players", "--komi", "0.5"], &script);
    assert!(text.contains("Go, Chinese rules, 9x9, komi 0.5: Black Player 1, White Player 2"), "{text}");
    assert!(text.contains("Mark dead stones, then accept the count, or resume play"), "{text}");
    assert_eq!(last_line(&text), "Result: Black wins (by 8.5 points)", "{text}");
    // Turned alive by the script, the stone leaves Black without territory.
    assert!(text.contains("Black: territory 0 + stones 10 = 10"), "{text}");
    assert!(text.contains("The count: B+8.5"), "{text}");
}

#[test]
fn refusals_in_go_say_why() {
    let script = "B1 C1 A2 D2 B3 C3 C2 B2 C2 A1 pass\nquit".replace(' ', "\n");
    let text = play(&["--game", "go", "--two-players", "--size", "5"], &script);
    assert!(text.contains("the ko on C2 may not be retaken at once"), "{text}");
    let text = play(&["--game", "go", "--two-players"], "A2\npass\nB1\nA1\nquit\n");
    assert!(text.contains("a stone on A1 would have no liberty (suicide)"), "{text}");
}

#[test]
fn a_script_ends_a_game_of_go_against_each_level() {
    for level in ["easy", "medium", "hard"] {
        let text = play(&["--game", "go", "--size", "5", "--level", level, "--never-resign"], &{
            let points = "C3 B2 D4 B4 D2 C2 C4 B3 D3 A3 E3 ".repeat(3);
            format!("{points}{}accept", "pass ".repeat(30)).replace(' ', "\n")
        });
        assert!(last_line(&text).starts_with("Result: "), "{level}: {text}");
    }
}

#[test]
fn a_handicap_is_placed_by_hand_when_asked_for() {
    let options = ["--game", "go", "--two-players", "--handicap", "2", "--free-handicap"];
    let text = play(&options, "C3\nG7\nE5\nquit\n");
    assert!(text.contains("place 2 handicap stones") && text.contains("place 1 handicap stones"), "{text}");
    assert!(text.contains("1. White E5"), "{text}");
}
