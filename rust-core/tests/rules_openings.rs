//! The openings, played through by the table `tests/data/openings.txt`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may panic")]

use std::fmt::Write;

use tengen_core::board::{Point, Size, Stone};
use tengen_core::rules::Move;
use tengen_core::rules::five::{FivePosition, FiveRule};
use tengen_core::rules::openings::{
    Opening, OpeningAction, OpeningChoice, OpeningError, OpeningState, Seat, Task, different_points,
};

const TABLE: &str = include_str!("data/openings.txt");

/// An opening on its board.
struct Play {
    state: OpeningState,
    position: FivePosition,
}

#[test]
fn every_opening_goes_as_its_table_says() {
    let mut play: Option<Play> = None;
    let mut played = Vec::new();
    for (index, line) in TABLE.lines().enumerate() {
        let place = format!("openings.txt:{}: {line}", index + 1);
        if line.is_empty() || line.starts_with(['#', '=']) {
            continue;
        }
        if let Some(configuration) = line.strip_prefix("opening ") {
            let begun = Play::begin(configuration);
            played.push(begun.state.opening());
            play = Some(begun);
            continue;
        }
        let play = play.as_mut().unwrap_or_else(|| panic!("{place}: no opening"));
        if let Some(task) = line.strip_prefix("asks ") {
            assert_eq!(play.task(), task, "{place}");
        } else if let Some(seat) = line.strip_prefix("over Black is ") {
            assert_eq!((play.state.task(), play.state.seat_to_act()), (None, None), "{place}");
            assert_eq!(format!("{:?}", play.state.black()), seat, "{place}");
            assert!(play.state.are_colours_settled(), "{place}");
        } else if let Some((action, reason)) = line.split_once(" ! ") {
            play.refuses(action, reason, &place);
        } else {
            play.acts(line, &place);
        }
    }
    for opening in Opening::ALL {
        assert!(played.contains(&opening), "{opening:?} is not in the table");
    }
}

impl Play {
    /// "swap2 standard 15x15", with the names that files use.
    fn begin(configuration: &str) -> Self {
        let words: Vec<&str> = configuration.split(' ').collect();
        let opening: Opening = serde_json::from_value(words[0].into()).unwrap();
        let rule: FiveRule = serde_json::from_value(words[1].into()).unwrap();
        let (width, height) = words[2].split_once('x').unwrap();
        let size = Size::new(width.parse().unwrap(), height.parse().unwrap()).unwrap();
        Self {
            state: OpeningState::new(opening, rule, size).unwrap(),
            position: FivePosition::new(rule, size).unwrap(),
        }
    }

    fn task(&self) -> String {
        let Some((seat, task)) = self.state.seat_to_act().zip(self.state.task()) else {
            return "nobody".to_owned();
        };
        let size = self.position.size();
        let labels = |points: &[Point]| {
            points.iter().fold(String::new(), |mut text, &point| {
                write!(text, " {}", size.label(point)).unwrap();
                text
            })
        };
        match task {
            Task::Place { stone, area } => format!("{seat:?} to place {stone} on {area}"),
            Task::Choose { options } => {
                let names: Vec<String> = options.iter().map(|&option| choice_name(option)).collect();
                format!("{seat:?} to choose: {}", names.join(" "))
            }
            Task::Offer { missing, .. } => format!("{seat:?} to offer {missing}"),
            Task::Pick { offered } => format!("{seat:?} to pick:{}", labels(&offered)),
        }
    }

    /// "First place H8": who acts and what he does.
    fn action(&self, text: &str) -> (String, OpeningAction) {
        let words: Vec<&str> = text.split(' ').collect();
        let point = || self.position.size().parse_label(words[2]).unwrap();
        let action = match words[1] {
            "place" => OpeningAction::Place(point()),
            "offer" => OpeningAction::Offer(point()),
            "pick" => OpeningAction::Pick(point()),
            _ => OpeningAction::Choose(choice_of(words[2])),
        };
        (words[0].to_owned(), action)
    }

    fn refuses(&mut self, text: &str, reason: &str, place: &str) {
        let (_, action) = self.action(text);
        let before = (self.state.clone(), self.position.clone());
        let error = self.state.act(action, &mut self.position).expect_err(place);
        assert_eq!(variant(&error), reason, "{place}");
        assert_eq!((&self.state, &self.position), (&before.0, &before.1), "{place}");
        if let (Some(point), false) = (point_of(action), reason == "WrongAction") {
            assert!(!self.state.allowed_points(&self.position).contains(&point), "{place}");
        }
    }

    fn acts(&mut self, text: &str, place: &str) {
        let (seat, action) = self.action(text);
        assert_eq!(self.state.seat_to_act().map(|seat| format!("{seat:?}")), Some(seat), "{place}");
        if let Some(point) = point_of(action) {
            assert!(self.state.allowed_points(&self.position).contains(&point), "{place}");
        }
        let before = (self.state.clone(), self.position.clone());
        self.state.act(action, &mut self.position).unwrap_or_else(|error| panic!("{place}: {error}"));
        // A step back is the earlier clone and, where a stone was put, one move undone.
        let mut back = self.position.clone();
        if let Some(point) = action.stone_point() {
            assert_eq!(back.undo(), Some(Move::Place(point)), "{place}");
        }
        assert_eq!(back, before.1, "{place}");
        assert_eq!(before.0.clone().act(action, &mut back), Ok(()), "{place}");
        assert_eq!(back, self.position, "{place}");
    }
}

fn point_of(action: OpeningAction) -> Option<Point> {
    match action {
        OpeningAction::Place(point) | OpeningAction::Offer(point) | OpeningAction::Pick(point) => Some(point),
        OpeningAction::Choose(_) => None,
    }
}

fn choice_name(choice: OpeningChoice) -> String {
    match choice {
        OpeningChoice::Play(Stone::Black) => "black".to_owned(),
        OpeningChoice::Play(Stone::White) => "white".to_owned(),
        OpeningChoice::PlaceTwoMore => "two-more".to_owned(),
        OpeningChoice::OfferTen => "ten".to_owned(),
        OpeningChoice::FifthMoves(number) => number.to_string(),
    }
}

fn choice_of(name: &str) -> OpeningChoice {
    match name {
        "black" => OpeningChoice::Play(Stone::Black),
        "white" => OpeningChoice::Play(Stone::White),
        "two-more" => OpeningChoice::PlaceTwoMore,
        "ten" => OpeningChoice::OfferTen,
        number => OpeningChoice::FifthMoves(number.parse().unwrap()),
    }
}

/// The name of the error, the inner one for errors of the position.
fn variant(error: &OpeningError) -> String {
    let text = match error {
        OpeningError::Position(inner) => format!("{inner:?}"),
        other => format!("{other:?}"),
    };
    text.split(' ').next().unwrap_or_default().to_owned()
}

#[test]
fn openings_fit_their_rules_and_boards() {
    let gomoku = [FiveRule::Freestyle, FiveRule::Standard, FiveRule::Caro];
    for opening in Opening::ALL {
        for rule in FiveRule::ALL {
            for side in 5..=25 {
                let size = Size::square(side).unwrap();
                // The centre of an even side is the upper left one: on 6x6 a point is 3 lines away.
                let expected = match opening {
                    Opening::Free | Opening::CentreFirst => true,
                    Opening::Pro => gomoku.contains(&rule) && side >= 6,
                    Opening::LongPro => gomoku.contains(&rule) && side >= 8,
                    Opening::Swap | Opening::Swap2 => gomoku.contains(&rule),
                    Opening::Soosorv8 | Opening::Taraguchi10 => rule == FiveRule::Renju && side == 15,
                };
                assert_eq!(opening.fits(rule, size), expected, "{opening:?} {rule:?} {size}");
                let error = OpeningError::DoesNotFit { opening, rule, size };
                let begun = OpeningState::new(opening, rule, size).map(|_| ());
                assert_eq!(begun, if expected { Ok(()) } else { Err(error) });
            }
        }
    }
}

#[test]
fn a_position_that_went_on_without_the_opening_is_refused() {
    let mut play = Play::begin("swap standard 15x15");
    let point = play.position.size().centre();
    play.position.play(Move::Place(point)).unwrap();
    let action = OpeningAction::Place(Point::from_index(0));
    assert_eq!(
        play.state.act(action, &mut play.position),
        Err(OpeningError::OutOfStep { expected: 0, found: 1 })
    );
}

#[test]
fn colours_are_settled_when_nobody_can_choose_any_more() {
    let mut play = Play::begin("soosorv-8 renju 15x15");
    for (action, is_settled) in [
        ("First place H8", false),
        ("First place H9", false),
        ("First place H7", false),
        ("Second choose black", false),
        ("First place A1", false),
        ("First choose 1", false),
        ("Second choose black", true),
        ("Second offer A2", true),
    ] {
        play.acts(action, action);
        assert_eq!(play.state.are_colours_settled(), is_settled, "{action}");
    }
    assert_eq!((play.state.black(), play.state.fifth_moves()), (Seat::Second, 1));
    assert_eq!(play.state.stone_of(Seat::Second), Stone::Black);
    assert_eq!(play.state.holder(Stone::White), Seat::First);
}

#[test]
fn different_points_are_one_of_each_symmetrical_kind() {
    // About a single stone in the middle of 5x5: by distance, and on or off the lines.
    let size = Size::square(5).unwrap();
    let mut grid = tengen_core::board::Grid::new(size);
    grid.set(size.centre(), Some(Stone::Black));
    let labels: Vec<String> =
        different_points(&grid, Stone::White).into_iter().map(|point| size.label(point)).collect();
    assert_eq!(labels, ["A5", "B5", "C5", "B4", "C4"]);
}

#[test]
fn names_in_files_stay() {
    let openings: Vec<String> =
        Opening::ALL.iter().map(|opening| serde_json::to_string(opening).unwrap()).collect();
    assert_eq!(
        openings.join(" "),
        "\"free\" \"centre-first\" \"pro\" \"long-pro\" \"swap\" \"swap2\" \"soosorv-8\" \"taraguchi-10\""
    );
    for (action, text) in [
        (OpeningAction::Place(Point::from_index(7)), r#"{"place":7}"#),
        (OpeningAction::Choose(OpeningChoice::Play(Stone::Black)), r#"{"choose":{"play":"black"}}"#),
        (OpeningAction::Choose(OpeningChoice::PlaceTwoMore), r#"{"choose":"place-two-more"}"#),
        (OpeningAction::Choose(OpeningChoice::OfferTen), r#"{"choose":"offer-ten"}"#),
        (OpeningAction::Choose(OpeningChoice::FifthMoves(3)), r#"{"choose":{"fifth-moves":3}}"#),
        (OpeningAction::Offer(Point::from_index(7)), r#"{"offer":7}"#),
        (OpeningAction::Pick(Point::from_index(7)), r#"{"pick":7}"#),
    ] {
        assert_eq!(serde_json::to_string(&action).unwrap(), text);
        assert_eq!(serde_json::from_str::<OpeningAction>(text).unwrap(), action);
    }
}
