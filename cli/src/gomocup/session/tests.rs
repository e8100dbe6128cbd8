//! Sessions written down: what the manager sends, and what is answered.

mod random_lines;

use super::*;

/// A session whose searches are answered at once by a player who puts stones next to others.
struct Talk {
    session: Session,
    tasks: Vec<Task>,
}

impl Talk {
    fn new() -> Self {
        Self { session: Session::new(1), tasks: Vec::new() }
    }

    /// Sends lines and gives back what was said, without MESSAGE lines.
    fn send(&mut self, lines: &str) -> Vec<String> {
        let mut said = Vec::new();
        for line in lines.lines() {
            let actions = self.session.line(line);
            self.carry_out(actions, &mut said);
        }
        said.retain(|line| !line.starts_with("MESSAGE"));
        said
    }

    fn carry_out(&mut self, actions: Vec<Action>, said: &mut Vec<String>) {
        for action in actions {
            match action {
                Action::Say(line) => said.push(line),
                Action::Think(task) => {
                    let answer = think(&task.subject);
                    let ticket = task.ticket;
                    self.tasks.push(*task);
                    let actions = self.session.answer(ticket, answer, Duration::ZERO);
                    self.carry_out(actions, said);
                }
                Action::Hurry | Action::Abandon => panic!("no search is under way between lines"),
                Action::Quit => said.push("(quit)".to_owned()),
            }
        }
    }

    fn last_task(&self) -> &Task {
        self.tasks.last().expect("a search was asked for")
    }

    fn stones(&self) -> usize {
        self.session.position.as_ref().map_or(0, |position| position.grid().stones())
    }
}

fn think(subject: &Subject) -> Answer {
    let choose = |position: &FivePosition| {
        let choice = NeighbourPlayer::new(7).choose(position, &Stopper::new(), &mut |_| {})?;
        Some(Thought {
            best: choice.played,
            win_rate: 0.5,
            value: 0,
            depth: 1,
            nodes: 1,
            line: vec![choice.played],
        })
    };
    match subject {
        Subject::Move(position) => Answer::Move(choose(position)),
        Subject::Swap2(opening) => {
            Answer::Swap2(choose(opening.position()).map(|thought| Decision::Stay(thought.best)))
        }
    }
}

fn is_coordinates(line: &str, side: i32) -> bool {
    let fields: Vec<i32> = line.split(',').filter_map(|field| field.parse().ok()).collect();
    matches!(fields[..], [x, y] if (0..side).contains(&x) && (0..side).contains(&y))
}

#[test]
fn a_game_from_the_start() {
    let mut talk = Talk::new();
    assert_eq!(talk.send("START 15\nBEGIN"), ["OK", "7,7"]);
    let said = talk.send("TURN 0,0");
    assert!(said.len() == 1 && is_coordinates(&said[0], 15), "{said:?}");
    assert_eq!(talk.stones(), 3);
    assert_eq!(talk.send("RESTART\nBEGIN"), ["OK", "7,7"]);
    assert_eq!(talk.send("END"), ["(quit)"]);
}

#[test]
fn the_board_may_be_any_that_the_rules_know() {
    let mut talk = Talk::new();
    assert_eq!(talk.send("RECTSTART 20,12\nTURN 19,11"), ["OK", "18,10"]);
    assert_eq!(
        talk.send("START 4\nSTART 26\nRECTSTART 5\nSTART x"),
        [
            "ERROR five in a row is played on boards from 5x5 to 25x25, not on 4x4",
            "ERROR a board of 26 by 26: each side must be from 1 to 25",
            "ERROR RECTSTART takes width,height",
            "ERROR START takes one number",
        ]
    );
    assert_eq!(talk.stones(), 2, "a refused start changes nothing");
}

#[test]
fn start_comes_before_the_rest() {
    let refused = ["ERROR START comes first"; 5];
    assert_eq!(Talk::new().send("BEGIN\nTURN 1,1\nRESTART\nTAKEBACK 1,1\nBOARD\n1,1,2\nDONE"), refused);
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut talk = Talk::new();
    talk.send("START 15\nBEGIN");
    assert_eq!(
        talk.send("TURN 7,7\nTURN 15,0\nTURN -1,3\nTURN seven\nBEGIN"),
        [
            "ERROR 7,7: a stone stands there already",
            "ERROR 15,0 is not on a board of 15x15",
            "ERROR -1,3 is not on a board of 15x15",
            "ERROR TURN takes x,y",
            "ERROR no stone may stand on the board before BEGIN",
        ]
    );
    assert_eq!(talk.stones(), 1);
}

#[test]
fn a_board_in_any_order() {
    let mut talk = Talk::new();
    talk.send("START 15");
    let said = talk.send("BOARD\n9,10,2\n10,10,1\n11,11,1\n10,11,2\nDONE");
    assert!(said.len() == 1 && is_coordinates(&said[0], 15), "{said:?}");
    let size = Size::square(15).unwrap();
    let Subject::Move(position) = &talk.last_task().subject else { panic!("no move") };
    assert_eq!(position.grid().get(size.point(10, 10).unwrap()), Some(tengen_core::board::Stone::Black));
    assert_eq!(position.to_move(), tengen_core::board::Stone::Black);
}

#[test]
fn a_bad_board_is_refused_once_and_the_old_one_stays() {
    let mut talk = Talk::new();
    talk.send("START 15\nBEGIN");
    let says = |talk: &mut Talk, lines: &str| talk.send(lines).join("|");
    assert_eq!(says(&mut talk, "BOARD\n1,1,1\n1,1,2\nDONE"), "ERROR two stones on 1,1");
    assert_eq!(says(&mut talk, "BOARD\n1,1\nnonsense\nDONE"), "ERROR BOARD: no stone in \"1,1\"");
    assert_eq!(says(&mut talk, "BOARD\n20,1,2\nDONE"), "ERROR 20,1 is not on a board of 15x15");
    assert_eq!(
        says(&mut talk, "BOARD\n1,1,3\nDONE"),
        "ERROR BOARD: 3 marks stones of a continuous game, which this brain doesn't play"
    );
    assert_eq!(
        says(&mut talk, "BOARD\n1,1,1\nDONE"),
        "ERROR 1 own and 0 other stones: it is not this brain's turn"
    );
    assert_eq!(
        says(&mut talk, "BOARD\n1,1,1\nABOUT\nRESTART"),
        format!("{}|ERROR BOARD ended by RESTART instead of DONE|OK", about())
    );
    assert_eq!(says(&mut talk, "DONE"), "ERROR DONE without BOARD or SWAP2BOARD");
}

#[test]
fn moves_are_taken_back_from_the_last() {
    let mut talk = Talk::new();
    talk.send("START 15\nBEGIN\nPLAY 3,3");
    assert_eq!(talk.send("TAKEBACK 7,7"), ["ERROR 7,7 is not the last move"]);
    assert_eq!(talk.send("TAKEBACK 3,3\nTAKEBACK 7,7"), ["OK", "OK"]);
    assert_eq!(talk.send("TAKEBACK 7,7"), ["ERROR 7,7 is not the last move"]);
    assert_eq!(talk.send("BEGIN"), ["7,7"]);
}

#[test]
fn strange_lines_are_unknown() {
    let mut talk = Talk::new();
    assert_eq!(talk.send("HELLO there\n\n   \nYXNBEST 5"), ["UNKNOWN HELLO", "UNKNOWN YXNBEST"]);
    assert_eq!(talk.send("ABOUT"), [about()]);
    assert!(about().starts_with("name=\"Tengen\", version=\""));
}

#[test]
fn rules_have_the_numbers_of_the_protocol() {
    let mut talk = Talk::new();
    talk.send("START 15");
    for (number, rule) in [
        (1, FiveRule::Standard),
        (4, FiveRule::Renju),
        (8, FiveRule::Caro),
        (9, FiveRule::Caro),
        (0, FiveRule::Freestyle),
    ] {
        talk.send(&format!("INFO rule {number}\nRESTART\nBEGIN"));
        assert_eq!(talk.last_task().setting.rule, rule, "{number}");
    }
    let refused = "ERROR rule 2 is not played here; 0, 1, 4, 8 and 9 are";
    assert_eq!(talk.send("RESTART\nINFO rule 2\nBEGIN\nTURN 3,3"), ["OK", refused, refused]);
    assert_eq!(talk.stones(), 0);
    assert_eq!(talk.send("INFO rule 0\nBEGIN"), ["7,7"]);
}

#[test]
fn what_is_wrong_with_an_info_waits_for_the_next_move() {
    let mut talk = Talk::new();
    assert_eq!(talk.send("START 15\nINFO max_node lots\nINFO rule 9\nINFO unheard of"), ["OK"]);
    let said = talk.session.line("BEGIN");
    let messages: Vec<&Action> = said.iter().filter(|action| matches!(action, Action::Say(_))).collect();
    assert_eq!(
        messages,
        [
            &Action::Say("MESSAGE INFO max_node lots is no number in range".to_owned()),
            &Action::Say("MESSAGE rule 9 is played as rule 8: six or more win".to_owned()),
        ]
    );
}

#[test]
fn limits_follow_what_the_manager_tells() {
    let mut talk = Talk::new();
    let limits = |talk: &mut Talk, lines: &str| {
        talk.send(lines);
        talk.send("RESTART\nBEGIN");
        talk.last_task().limits
    };
    let milliseconds = |number| Some(Duration::from_millis(number));
    assert_eq!(limits(&mut talk, "START 15").time, milliseconds(5000));
    assert_eq!(limits(&mut talk, "INFO timeout_turn 1000").time, milliseconds(940));
    let told = limits(&mut talk, "INFO max_node 5000\nINFO max_depth 7\nINFO thread_num 2");
    assert_eq!((told.nodes, told.depth, told.threads), (Some(5000), Some(7), 2));
    assert_eq!(limits(&mut talk, "INFO timeout_turn 0").depth, Some(1));
    let free = limits(&mut talk, "INFO timeout_turn 60000\nINFO max_node 0\nINFO max_depth 0");
    assert_eq!((free.nodes, free.depth), (None, None));
    assert_eq!(limits(&mut talk, "INFO max_memory 0"), free);
    assert_eq!(talk.last_task().setting.table, TABLE);
    limits(&mut talk, "INFO max_memory 83886080");
    assert_eq!(talk.last_task().setting.table, 40);
    limits(&mut talk, "INFO max_memory 1000");
    assert_eq!(talk.last_task().setting.table, 1);
}

#[test]
fn the_time_left_is_counted_by_the_brain_when_the_manager_does_not() {
    let mut session = Session::new(1);
    session.line("START 15");
    session.line("INFO timeout_match 30000");
    let ask = |session: &mut Session, line: &str| {
        let Some(Action::Think(task)) = session.line(line).pop() else { panic!("no search") };
        task
    };
    let first = ask(&mut session, "BEGIN");
    assert_eq!(first.limits.time, Some(Duration::from_millis(940)));
    session.answer(first.ticket, think(&first.subject), Duration::from_millis(15_500));
    let second = ask(&mut session, "TURN 0,0");
    assert_eq!(second.limits.time, Some(Duration::from_millis(450)));
}

#[test]
fn the_three_questions_of_swap2() {
    let mut session = Session::new(1);
    session.line("START 15");
    session.line("INFO rule 1");
    let ask = |session: &mut Session, lines: &[&str]| {
        let actions: Vec<Action> = lines.iter().flat_map(|line| session.line(line)).collect();
        match actions.last() {
            Some(Action::Think(task)) => task.ticket,
            other => panic!("{other:?}"),
        }
    };
    let point = |x, y| Size::square(15).unwrap().point(x, y).unwrap();
    let answer = |session: &mut Session, ticket, decision| {
        let said = session.answer(ticket, Answer::Swap2(Some(decision)), Duration::ZERO);
        let [Action::Say(line)] = &said[..] else { panic!("{said:?}") };
        line.clone()
    };
    let ticket = ask(&mut session, &["SWAP2BOARD", "DONE"]);
    let three = Decision::Put(vec![point(7, 7), point(8, 7), point(9, 9)]);
    assert_eq!(answer(&mut session, ticket, three), "7,7 8,7 9,9");
    let ticket = ask(&mut session, &["SWAP2BOARD", "7,7", "8,7", "9,9", "DONE"]);
    let two = Decision::Put(vec![point(8, 8), point(8, 6)]);
    assert_eq!(answer(&mut session, ticket, two), "8,8 8,6");
    let ticket = ask(&mut session, &["SWAP2BOARD", "7,7", "8,7", "9,9", "8,8", "8,6", "DONE"]);
    let stay = Decision::Stay(Move::Place(point(6, 8)));
    assert_eq!(answer(&mut session, ticket, stay), "6,8");
    assert_eq!(session.position.as_ref().map(|position| position.moves().len()), Some(6));
    let ticket = ask(&mut session, &["SWAP2BOARD", "7,7", "8,7", "9,9", "DONE"]);
    assert_eq!(answer(&mut session, ticket, Decision::Swap), "SWAP");
}

#[test]
fn swap2_refuses_what_is_no_opening() {
    let mut talk = Talk::new();
    talk.send("START 15");
    let says = |talk: &mut Talk, lines: &str| talk.send(lines).join("|");
    assert_eq!(says(&mut talk, "SWAP2BOARD\n7,7\nDONE"), "ERROR SWAP2BOARD takes 0, 3 or 5 stones, not 1");
    assert_eq!(
        says(&mut talk, "SWAP2BOARD\n7,7\n7,7\n8,8\nDONE"),
        "ERROR SWAP2BOARD: a stone stands there already"
    );
    assert_eq!(says(&mut talk, "SWAP2BOARD\n7,7,1\nDONE"), "ERROR SWAP2BOARD: no stone in \"7,7,1\"");
    assert!(says(&mut talk, "INFO rule 4\nSWAP2BOARD\nDONE").starts_with("ERROR SWAP2BOARD: the opening"));
}

#[test]
fn commands_while_a_search_is_under_way() {
    let mut session = Session::new(1);
    session.line("START 15");
    let Some(Action::Think(task)) = session.line("BEGIN").pop() else { panic!("no search") };
    let busy = [Action::Say("ERROR a search is under way".to_owned())];
    assert_eq!(session.line("TURN 3,3"), busy);
    assert_eq!(session.line("BEGIN"), busy);
    assert_eq!(session.line("PLAY 3,3"), busy);
    assert_eq!(session.line("ABOUT"), [Action::Say(about())]);
    assert_eq!(session.line("INFO timeout_turn 100"), []);
    assert_eq!(session.line("STOP"), [Action::Hurry]);
    assert_eq!(session.line("BOARD"), [Action::Abandon]);
    assert_eq!(session.answer(task.ticket, think(&task.subject), Duration::ZERO), [], "a late answer");
    assert_eq!(session.line("STOP").len(), 1, "the board under way is given up");
    let Some(Action::Think(_)) = session.line("BEGIN").pop() else { panic!("no search") };
    assert_eq!(session.line("END"), [Action::Abandon, Action::Quit]);
}

#[test]
fn reports_come_now_and_then() {
    let mut session = Session::new(1);
    session.line("START 15");
    let Some(Action::Think(task)) = session.line("BEGIN").pop() else { panic!("no search") };
    let point = Size::square(15).unwrap().point(7, 7).unwrap();
    let after = |milliseconds| Progress {
        depth: 6,
        nodes: 1234,
        elapsed: Duration::from_millis(milliseconds),
        win_rate: 0.625,
        line: vec![Move::Place(point), Move::Pass],
    };
    let line = Action::Say("MESSAGE depth 6 nodes 1234 win 62.5 % line H8 pass".to_owned());
    assert_eq!(session.progress(task.ticket, &after(100)), []);
    assert_eq!(session.progress(task.ticket, &after(300)), std::slice::from_ref(&line));
    assert_eq!(session.progress(task.ticket, &after(400)), []);
    assert_eq!(session.progress(task.ticket + 1, &after(900)), []);
    assert_eq!(session.progress(task.ticket, &after(900)), [line]);
}

#[test]
fn a_pass_under_renju_becomes_a_stone() {
    let mut session = Session::new(1);
    session.line("START 15");
    session.line("INFO rule 4");
    let Some(Action::Think(task)) = session.line("BEGIN").pop() else { panic!("no search") };
    let pass = Thought { best: Move::Pass, win_rate: 0.5, value: 0, depth: 1, nodes: 1, line: Vec::new() };
    let said = session.answer(task.ticket, Answer::Move(Some(pass)), Duration::ZERO);
    assert_eq!(said.last(), Some(&Action::Say("7,7".to_owned())));
}

#[test]
fn where_only_fouls_are_left_a_foul_is_played() {
    // The one empty point would be an overline of Black, who is to move.
    let rows = ["OOXOOXO", "XOOXOOX", "XXX.XXX", "OXOOXOX", "OOXOXXO"];
    let mut session = Session::new(1);
    session.line("RECTSTART 7,5");
    session.line("INFO rule 4");
    session.line("BOARD");
    for (y, row) in rows.iter().enumerate() {
        for (x, stone) in row.chars().enumerate().filter(|&(_, stone)| stone != '.') {
            session.line(&format!("{x},{y},{}", if stone == 'X' { 1 } else { 2 }));
        }
    }
    let Some(Action::Think(task)) = session.line("DONE").pop() else { panic!("no search") };
    let pass = Thought { best: Move::Pass, win_rate: 0.5, value: 0, depth: 1, nodes: 1, line: Vec::new() };
    let said = session.answer(task.ticket, Answer::Move(Some(pass)), Duration::ZERO);
    assert_eq!(said.last(), Some(&Action::Say("3,2".to_owned())));
}
