//! What is read from each file of `data/record`, and what is written of it.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::fmt::Write;

use tengen_core::record::sgf::{self, SgfFile, SgfGame};
use tengen_core::record::{GameTree, NodeId, Value};
use tengen_core::rules::Move;

/// The games node by node, the warnings, and the file that comes of them.
fn outline(file: &SgfFile) -> String {
    let mut text = String::new();
    for SgfGame { tree, encoding } in &file.games {
        let size = tree.size().map_or_else(|| "no board".to_owned(), |size| size.to_string());
        writeln!(text, "{:?} {size}, {} nodes, {encoding}", tree.kind(), tree.len()).unwrap();
        for (id, depth) in tree.walk() {
            writeln!(text, "{:depth$}{}", "", node(tree, id), depth = 2 * depth + 2).unwrap();
        }
    }
    for warning in &file.warnings {
        let place = warning.place;
        writeln!(text, "warning, game {:?}, byte {}, {warning}", warning.game, place.offset).unwrap();
    }
    let written = sgf::write(file.games.iter().map(|game| &game.tree));
    writeln!(text, "written:\n{written}").unwrap();
    text
}

fn node(tree: &GameTree, id: NodeId) -> String {
    let mut parts = Vec::new();
    if let (Some((stone, played)), Some(size)) = (tree.played(id), tree.size()) {
        let point = match played {
            Move::Place(point) => size.label(point),
            Move::Pass => "pass".to_owned(),
        };
        parts.push(format!("{stone} {point}"));
    }
    for property in tree.properties(id) {
        let value = |value: &Value| match value {
            Value::Text(text) => format!("{text:?}"),
            Value::Pair(first, second) => format!("{first:?}:{second:?}"),
        };
        let values: Vec<_> = property.values().iter().map(value).collect();
        parts.push(format!("{}={}", property.name(), values.join("|")));
    }
    if parts.is_empty() { "-".to_owned() } else { parts.join(", ") }
}

#[test]
fn every_file_reads_as_before_and_what_is_written_reads_the_same() {
    let mut paths: Vec<_> = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/record"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "sgf"))
        .collect();
    paths.sort();
    assert!(paths.len() > 15);
    for path in paths {
        let name = path.file_stem().unwrap().to_str().unwrap();
        let file = sgf::read(&std::fs::read(&path).unwrap()).unwrap();
        insta::assert_snapshot!(name, outline(&file));

        let written = sgf::write(file.games.iter().map(|game| &game.tree));
        let again = sgf::read(written.as_bytes()).unwrap();
        let trees = |file: SgfFile| file.games.into_iter().map(|game| game.tree).collect::<Vec<_>>();
        assert_eq!(trees(again), trees(file), "{name}");
    }
}
