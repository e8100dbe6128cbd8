//! Random trees come back from a file as they were written, also by another reader's judgement.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may panic")]

use std::collections::BTreeSet;

use proptest::prelude::*;
use sgf_parse::SgfNode;
use sgf_parse::go::{Move as TheirMove, Point as TheirPoint, Prop};
use tengen_core::board::{Point, Size, Stone};
use tengen_core::record::sgf;
use tengen_core::record::{GameKind, GameTree, NodeId, Property, Value};
use tengen_core::rules::Move;

/// What a node gets.
#[derive(Clone, Debug)]
enum Content {
    Move(Stone, Option<usize>),
    SetUp(Vec<(usize, usize)>),
    Text(&'static str, String),
    Label(usize, String),
    Marks(&'static str, Vec<usize>),
    Rectangle(&'static str, usize, usize),
    Unknown(Vec<(String, Option<String>)>),
}

/// Text with everything that could go wrong: brackets, backslashes, colons, line breaks, many scripts.
fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![
        "[a-zA-Z .,]{0,20}",
        "[\\]\\[:;()\\\\a\n]{0,12}",
        "[\u{e9}\u{4e00}-\u{4e20}\u{3042}\u{ac00}\u{1f600}\\\\\\]]{0,8}",
        "\\PC{0,20}",
    ]
}

fn any_line() -> impl Strategy<Value = String> {
    any_text().prop_map(|text| text.replace('\n', " "))
}

fn any_content() -> impl Strategy<Value = Content> {
    let stone = prop::sample::select(Stone::BOTH.to_vec());
    let points = || prop::collection::vec(any::<usize>(), 1..5);
    prop_oneof![
        6 => (stone, prop::option::weighted(0.9, any::<usize>())).prop_map(|(stone, point)| Content::Move(stone, point)),
        1 => prop::collection::vec((any::<usize>(), 0..3_usize), 1..6).prop_map(Content::SetUp),
        2 => (prop::sample::select(vec!["C", "GC"]), any_text()).prop_map(|(name, text)| Content::Text(name, text)),
        1 => (prop::sample::select(vec!["N", "PB", "RE", "EV"]), any_line()).prop_map(|(name, text)| Content::Text(name, text)),
        1 => (any::<usize>(), any_line()).prop_map(|(point, text)| Content::Label(point, text)),
        1 => (prop::sample::select(vec!["TR", "CR", "DD", "TB"]), points()).prop_map(|(name, points)| Content::Marks(name, points)),
        1 => (prop::sample::select(vec!["SQ", "TW"]), any::<usize>(), any::<usize>()).prop_map(|(name, one, two)| Content::Rectangle(name, one, two)),
        1 => prop::collection::vec((any_text(), prop::option::of(any_text())), 1..4).prop_map(Content::Unknown),
    ]
}

/// Nodes by how far up their parent is, with what they get.
type Plan = Vec<(usize, Vec<Content>)>;

fn any_tree() -> impl Strategy<Value = (GameTree, Size)> {
    let node =
        (prop_oneof![5 => Just(0_usize), 2 => 0..10_usize], prop::collection::vec(any_content(), 0..4));
    let plan = prop::collection::vec(node, 0..30);
    let kind = prop::sample::select(vec![GameKind::Go, GameKind::Go, GameKind::Five]);
    (kind, 1..=25_u32, 1..=25_u32, plan).prop_map(|(kind, width, height, plan)| {
        let size = Size::new(width, height).unwrap();
        (grow(kind, size, plan), size)
    })
}

fn grow(kind: GameKind, size: Size, plan: Plan) -> GameTree {
    let mut tree = GameTree::new(kind, Some(size));
    for (up, contents) in plan {
        let parent = NodeId::ROOT;
        let last = tree.ids().rev().nth(up % tree.len()).unwrap_or(parent);
        let id = tree.add_child(last);
        for content in contents {
            fill(&mut tree, id, size, content);
        }
    }
    tree
}

/// Gives a node its content, unless FF[4] would not have it there.
fn fill(tree: &mut GameTree, id: NodeId, size: Size, content: Content) {
    let point = |number: usize| Point::from_index(number % size.area());
    let letters = |number: usize| {
        let point = point(number);
        let letter = |side: usize| char::from(b'a' + side as u8);
        format!("{}{}", letter(size.x(point)), letter(size.y(point)))
    };
    let has = |names: &[&str]| names.iter().any(|name| tree.property(id, name).is_some());
    match content {
        Content::Move(stone, number) => {
            if !has(&["B", "W", "AB", "AW", "AE"]) {
                let text = number.map_or_else(String::new, letters);
                // The point tt is a pass on boards that lack it, and always is on those that have it.
                let name = if stone == Stone::Black { "B" } else { "W" };
                tree.set(id, Property::new(name, [Value::text(text)]).unwrap());
            }
        }
        Content::SetUp(stones) => {
            if has(&["B", "W", "AB", "AW", "AE"]) {
                return;
            }
            let mut taken = BTreeSet::new();
            for (number, cell) in stones {
                if taken.insert(point(number)) {
                    let cell = [None, Some(Stone::Black), Some(Stone::White)][cell];
                    tree.set_up(id, cell, [point(number)]);
                }
            }
        }
        Content::Text(name, text) => tree.set_text(id, name, text),
        Content::Label(number, text) => {
            tree.set(id, Property::new("LB", [Value::Pair(letters(number), text)]).unwrap());
        }
        Content::Marks(name, numbers) => {
            let points: BTreeSet<_> = numbers.into_iter().map(letters).collect();
            tree.set(id, Property::new(name, points.into_iter().map(Value::Text)).unwrap());
        }
        Content::Rectangle(name, one, two) => {
            tree.set(id, Property::new(name, [Value::Pair(letters(one), letters(two))]).unwrap());
        }
        Content::Unknown(values) => {
            let values = values.into_iter().map(|(first, second)| match second {
                None => Value::Text(first),
                Some(second) => Value::Pair(first, second),
            });
            tree.set(id, Property::new("XYZ", values).unwrap());
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn random_trees_come_back_as_they_were((tree, _) in any_tree()) {
        let written = sgf::write([&tree]);
        let read = sgf::read(written.as_bytes()).unwrap();
        prop_assert_eq!(read.games.len(), 1);
        prop_assert_eq!(&read.games[0].tree, &tree, "{}", written);
        prop_assert_eq!(read.games[0].encoding, "UTF-8");
        prop_assert_eq!(sgf::write([&read.games[0].tree]), written.as_str());
        // Random moves break rules, but the file keeps to its form.
        for warning in read.warnings {
            let is_about_the_game = matches!(
                warning.fault,
                sgf::Fault::IllegalMove { .. }
                    | sgf::Fault::MoveAfterEnd { .. }
                    | sgf::Fault::SetupWithoutLiberties { .. }
                    | sgf::Fault::PointTwice { .. }
            );
            prop_assert!(is_about_the_game, "{}\n{}", warning, written);
        }
    }

    #[test]
    fn another_reader_finds_the_same_game((tree, size) in any_tree()) {
        prop_assume!(tree.kind() == GameKind::Go);
        let written = sgf::write([&tree]);
        let theirs = sgf_parse::go::parse(&written).unwrap();
        prop_assert_eq!(theirs.len(), 1);
        compare(&tree, NodeId::ROOT, &theirs[0], size);
    }
}

/// Compares moves, setup, comments and shape.
fn compare(tree: &GameTree, id: NodeId, theirs: &SgfNode<Prop>, size: Size) {
    let their_point = |point: Point| TheirPoint { x: size.x(point) as u8, y: size.y(point) as u8 };
    let their_move = theirs.properties.iter().find_map(|property| match property {
        Prop::B(played) => Some((Stone::Black, *played)),
        Prop::W(played) => Some((Stone::White, *played)),
        _ => None,
    });
    let our_move = tree.played(id).map(|(stone, played)| match played {
        Move::Pass => (stone, TheirMove::Pass),
        Move::Place(point) => (stone, TheirMove::Move(their_point(point))),
    });
    assert_eq!(our_move, their_move);
    for (name, their_points) in theirs.properties.iter().filter_map(|property| match property {
        Prop::AB(points) => Some(("AB", points)),
        Prop::AW(points) => Some(("AW", points)),
        Prop::AE(points) => Some(("AE", points)),
        Prop::TR(points) => Some(("TR", points)),
        Prop::CR(points) => Some(("CR", points)),
        Prop::SQ(points) => Some(("SQ", points)),
        Prop::TW(points) => Some(("TW", points)),
        _ => None,
    }) {
        let ours: std::collections::HashSet<_> = tree.points(id, name).map(their_point).collect();
        assert_eq!(&ours, their_points, "{name}");
    }
    let their_comment = theirs.properties.iter().find_map(|property| match property {
        Prop::C(text) => Some(text.text.as_str()),
        _ => None,
    });
    assert_eq!(tree.comment(id), their_comment);
    assert_eq!(tree.children(id).len(), theirs.children.len());
    for (&child, theirs) in tree.children(id).iter().zip(&theirs.children) {
        compare(tree, child, theirs, size);
    }
}
