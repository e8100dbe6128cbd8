//! Whatever bytes come, reading ends without a panic, and what was read can be written and read again.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use tengen_core::board::Size;
use tengen_core::record::coordinates::{self, Letters};
use tengen_core::record::psq::PsqGame;
use tengen_core::record::sgf;
use tengen_core::search::Random;

/// Any bytes as SGF.
fn fuzz_sgf(bytes: &[u8]) {
    let Ok(file) = sgf::read(bytes) else { return };
    assert!(!file.games.is_empty());
    for warning in &file.warnings {
        assert!(warning.place.offset <= bytes.len());
        assert!(warning.place.line >= 1 && warning.place.column >= 1);
    }
    let written = sgf::write(file.games.iter().map(|game| &game.tree));
    let again = sgf::read(written.as_bytes()).unwrap();
    assert_eq!(again.games.len(), file.games.len());
    for (one, other) in file.games.iter().zip(&again.games) {
        assert_eq!(one.tree, other.tree, "{written}");
        assert_eq!(other.encoding, "UTF-8");
        for id in one.tree.ids() {
            one.tree.marks(id);
        }
        one.tree.info();
    }
}

/// Any text as psq.
fn fuzz_psq(bytes: &[u8]) {
    let Ok(game) = PsqGame::parse(&String::from_utf8_lossy(bytes)) else { return };
    let again = PsqGame::parse(&game.to_string()).unwrap();
    assert_eq!((again.size, &again.moves), (game.size, &game.moves));
    assert!(PsqGame::from_tree(&game.tree()).is_some());
}

/// Any text as a list of coordinates.
fn fuzz_coordinates(bytes: &[u8]) {
    let size = Size::new(15, 13).unwrap();
    for letters in [Letters::WithI, Letters::WithoutI] {
        let Ok(moves) = coordinates::read(&String::from_utf8_lossy(bytes), size, letters) else { continue };
        let written = coordinates::write(moves.iter().copied(), size, letters);
        assert_eq!(coordinates::read(&written, size, letters).unwrap(), moves);
    }
}

/// The committed files, and a few short texts between which mutations go.
fn corpus() -> Vec<Vec<u8>> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/record");
    let mut paths: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let mut corpus: Vec<_> = paths.iter().map(|path| std::fs::read(path).unwrap()).collect();
    assert!(corpus.len() > 15);
    let texts =
        ["", "(;", "(;)", "((;))", "(;B[", "(;B[\\", "(;CA[gbk]C[\\", "(;CA[big5]C[\u{8a31}])", ")(;)("];
    corpus.extend(texts.map(|text| text.as_bytes().to_vec()));
    corpus
}

/// Bytes that mean something.
const TELLING: &[u8] = b"()[];:\\\\\n\r\t \0AaBbWtT19\x80\x81\xC3\xE9\xFE\xFF";

/// A file that differs from one of the corpus in a few places.
fn mutate(corpus: &[Vec<u8>], random: &mut Random) -> Vec<u8> {
    let mut bytes = corpus[random.below(corpus.len())].clone();
    for _ in 0..=random.below(6) {
        let at = random.below(bytes.len() + 1);
        match random.below(7) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, TELLING[random.below(TELLING.len())]),
            2 if at < bytes.len() => bytes[at] = random.next_u64() as u8,
            3 if at < bytes.len() => _ = bytes.remove(at),
            4 => _ = bytes.drain(..at),
            5 => {
                // A part of itself or of another file comes in.
                let other = &corpus[random.below(corpus.len())];
                let from = random.below(other.len() + 1);
                let to = from + random.below(other.len() + 1 - from);
                bytes.splice(at..at, other[from..to].iter().copied());
            }
            _ => {
                let to = at + random.below(bytes.len() + 1 - at);
                let part = bytes[at..to].to_vec();
                bytes.extend(part);
            }
        }
    }
    bytes
}

fn feed(fuzz: impl Fn(&[u8]), seed: u64) {
    let corpus = corpus();
    for bytes in &corpus {
        fuzz(bytes);
    }
    let mut random = Random::new(seed);
    for _ in 0..5000 {
        fuzz(&mutate(&corpus, &mut random));
    }
}

#[test]
fn no_bytes_break_sgf() {
    feed(fuzz_sgf, 1);
}

#[test]
fn no_text_breaks_psq() {
    feed(fuzz_psq, 2);
}

#[test]
fn no_text_breaks_lists_of_coordinates() {
    feed(fuzz_coordinates, 3);
}

#[test]
fn deep_and_long_files_are_read_to_their_end() {
    let deep = 100_000;
    let nested = |node: &str, deep: usize| format!("{}{}", node.repeat(deep), ")".repeat(deep));
    for file in [
        nested("(;", deep),
        nested("(;B[aa]", 10_000),
        nested("(", deep).replace("()", "(;)"),
        "(;B[]".repeat(deep),
        format!("(;{}{})", "(;".repeat(deep), ")(;)".repeat(deep)),
        format!("(;{})", ";B[aa];W[bb]".repeat(10_000)),
        format!("(;C[{}])", "\\]x".repeat(deep)),
        format!("(;AB{})", "[aa:ss]".repeat(deep)),
        "(;)".repeat(deep),
    ] {
        fuzz_sgf(file.as_bytes());
    }
    // Next to nothing is found in these, and that quickly.
    for noise in ["(", "(;!", "((a", "[", "AB", "\\", "(;C[", "\u{e9}"] {
        fuzz_sgf(noise.repeat(deep).as_bytes());
    }
}

#[test]
fn files_that_change_their_encoding_all_the_time_end_too() {
    // Each game is no UTF-8, and each looks for its end far away when read wrongly.
    let game = b"(;CA[UTF-8]C[\xA4\x5C])(;CA[Big5]C[\xA4\x5C])";
    fuzz_sgf(&game.repeat(20_000));
}
