//! Every kind of warning with the smallest file that shows it, and files that look odd but are right.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may panic")]

use std::collections::BTreeSet;

use tengen_core::record::Place;
use tengen_core::record::sgf::{self, Fault, IllegalMove, SgfError};
use tengen_core::rules::go::GoRuleSet;

/// The name of a kind: the match makes sure that `KINDS` is thought of when a kind is added.
fn kind(fault: &Fault) -> &'static str {
    match fault {
        Fault::TextOutside => "text-outside",
        Fault::TreeWithoutNode => "tree-without-node",
        Fault::MissingSemicolon => "missing-semicolon",
        Fault::UnclosedTree => "unclosed-tree",
        Fault::UnclosedValue { .. } => "unclosed-value",
        Fault::UnexpectedText { .. } => "unexpected-text",
        Fault::ValueWithoutName => "value-without-name",
        Fault::PropertyWithoutValue { .. } => "property-without-value",
        Fault::LowerCaseName { .. } => "lower-case-name",
        Fault::ControlCharacter { .. } => "control-character",
        Fault::UnknownEncoding { .. } => "unknown-encoding",
        Fault::EncodingOverruled { .. } => "encoding-overruled",
        Fault::Undecodable { .. } => "undecodable",
        Fault::UnknownVersion { .. } => "unknown-version",
        Fault::UnknownGame { .. } => "unknown-game",
        Fault::BadSize { .. } => "bad-size",
        Fault::LargeSize { .. } => "large-size",
        Fault::MissingSize { .. } => "missing-size",
        Fault::BadValue { .. } => "bad-value",
        Fault::TooManyValues { .. } => "too-many-values",
        Fault::RepeatedProperty { .. } => "repeated-property",
        Fault::RootPropertyInside { .. } => "root-property-inside",
        Fault::TwoMoves => "two-moves",
        Fault::MoveWithSetup => "move-with-setup",
        Fault::MoveInRoot => "move-in-root",
        Fault::PointTwice { .. } => "point-twice",
        Fault::HandicapMismatch { .. } => "handicap-mismatch",
        Fault::HandicapInside => "handicap-inside",
        Fault::SetupWithoutLiberties { .. } => "setup-without-liberties",
        Fault::IllegalMove { .. } => "illegal-move",
        Fault::MoveAfterEnd { .. } => "move-after-end",
    }
}

/// The number of arms above.
const KINDS: usize = 31;

/// A file, the kind of its only warning, and where that stands: byte, line and column.
type Case = (&'static [u8], &'static str, (usize, usize, usize));

const CASES: &[Case] = &[
    (b"x(;)", "text-outside", (0, 1, 1)),
    (b"(;)\n\nx", "text-outside", (5, 3, 1)),
    (b"(;;B[aa](;W[bb])())", "tree-without-node", (16, 1, 17)),
    (b"(C[x])(;)", "tree-without-node", (1, 1, 2)),
    (b"(KM[1];)", "missing-semicolon", (1, 1, 2)),
    (b"(;C[x]", "unclosed-tree", (6, 1, 7)),
    (b"(;\n!)", "unexpected-text", (3, 2, 1)),
    (b"(;word)", "unexpected-text", (2, 1, 3)),
    (b"(;[aa])", "value-without-name", (2, 1, 3)),
    (b"(;abc[aa])", "value-without-name", (2, 1, 3)),
    (b"(;AB)", "property-without-value", (2, 1, 3)),
    (b"(;FF[4]Komi[1])", "lower-case-name", (7, 1, 8)),
    (b"(;C[a\x07])", "control-character", (4, 1, 5)),
    (b"(;CA[foo])", "unknown-encoding", (5, 1, 6)),
    (b"(;CA[UTF-16]C[x])", "encoding-overruled", (5, 1, 6)),
    (b"\xEF\xBB\xBF(;CA[Big5])", "encoding-overruled", (8, 1, 6)),
    ("(;C[\u{53e4}\u{529b}\u{674e}\u{4e16}\u{77f3}])".as_bytes().split_at(18).0, "undecodable", (4, 1, 5)),
    (b"(;FF[5])", "unknown-version", (5, 1, 6)),
    (b"(;GM[3])", "unknown-game", (5, 1, 6)),
    (b"(;SZ[0])", "bad-size", (5, 1, 6)),
    (b"(;SZ[53])", "bad-size", (5, 1, 6)),
    (b"(;SZ[26])", "large-size", (5, 1, 6)),
    (b"(;GM[4])", "missing-size", (1, 1, 2)),
    (b"(;SZ[9:9])", "bad-value", (5, 1, 6)),
    (b"(;GM[Go])", "bad-value", (5, 1, 6)),
    (b"(;KM[five])", "bad-value", (5, 1, 6)),
    (b"(;SZ[9];B[ja])", "bad-value", (10, 1, 11)),
    (b"(;SZ[20];B[ut])", "bad-value", (11, 1, 12)),
    (b"(;;KO[x])", "bad-value", (6, 1, 7)),
    (b"(;;DM[3])", "bad-value", (6, 1, 7)),
    (b"(;;LB[aa])", "bad-value", (6, 1, 7)),
    (b"(;;AR[aa:aa])", "bad-value", (6, 1, 7)),
    (b"(;;AB[])", "bad-value", (6, 1, 7)),
    (b"(;PL[1])", "bad-value", (5, 1, 6)),
    (b"(;N[a][b])", "too-many-values", (7, 1, 8)),
    (b"(;C[a]C[b])", "repeated-property", (6, 1, 7)),
    (b"(;;SZ[9])", "root-property-inside", (3, 1, 4)),
    (b"(;;B[aa]W[bb])", "two-moves", (2, 1, 3)),
    (b"(;;B[aa]B[bb])", "two-moves", (2, 1, 3)),
    (b"(;;AB[aa]W[bb])", "move-with-setup", (2, 1, 3)),
    (b"(;B[aa])", "move-in-root", (1, 1, 2)),
    (b"(;AB[aa]AW[aa])", "point-twice", (8, 1, 9)),
    (b"(;TR[aa:bb][ab])", "point-twice", (2, 1, 3)),
    (b"(;HA[2]AB[aa])", "handicap-mismatch", (2, 1, 3)),
    (b"(;;HA[2]AB[aa][bb])", "handicap-inside", (3, 1, 4)),
    (b"(;AB[aa]AW[ab][ba])", "setup-without-liberties", (1, 1, 2)),
    (b"(;;B[aa];W[aa])", "illegal-move", (9, 1, 10)),
    (
        b"(;GM[4]SZ[15];B[aa];W[ao];B[ba];W[bo];B[ca];W[co];B[da];W[do];B[ea];W[eo])",
        "move-after-end",
        (68, 1, 69),
    ),
];

#[test]
fn every_kind_of_warning_has_a_smallest_file() {
    let mut seen = BTreeSet::new();
    for &(file, expected, (offset, line, column)) in CASES {
        let text = String::from_utf8_lossy(file);
        let read = sgf::read(file).unwrap_or_else(|error| panic!("{text}: {error}"));
        let found: Vec<_> = read.warnings.iter().map(|warning| kind(&warning.fault)).collect();
        if expected == "undecodable" {
            // The file is cut within a character, which leaves more than that open.
            assert_eq!(found, ["undecodable", "unclosed-value", "unclosed-tree"], "{text}");
        } else {
            assert_eq!(found, [expected], "{text}");
        }
        assert_eq!(read.warnings[0].place, Place { offset, line, column }, "{text}");
        seen.extend(found);
    }
    assert_eq!(seen.len(), KINDS, "{seen:?}");
}

#[test]
fn the_name_of_a_kind_is_what_json_says() {
    for &(file, ..) in CASES {
        for warning in sgf::read(file).unwrap().warnings {
            let json = serde_json::to_value(&warning).unwrap();
            assert_eq!(json["kind"], kind(&warning.fault));
            assert_eq!(json["line"], warning.place.line);
        }
    }
}

fn kinds(file: &str) -> Vec<&'static str> {
    sgf::read(file.as_bytes()).unwrap().warnings.iter().map(|warning| kind(&warning.fault)).collect()
}

#[test]
fn odd_files_that_are_right_load_clean() {
    for file in [
        "(;)",
        " (;FF[4]GM[1];B[aa];AB[bb])\n",
        "(;FF[4]GM[1];B[aa];PL[B])",
        "(;FF[4]SZ[13:9];B[mi];W[])",
        "(;SZ[19];B[tt];W[])",
        "(;SZ[20];B[tt])",
        "(;Komi[5.5]SiZe[9])",
        "(;HA[1])",
        "(;HA[2]AB[aa][bb])",
        "(;HA[0])",
        "(;AW[aa:bb]AB[dd];AE[aa:bb])",
        "(;;DD[];VW[];TB[];C[])",
        "(;;B[aa];B[bb];W[cc])",
        "(;;KO[]B[aa])",
        "(;XX[a:b][c\\:d]YY1[])",
        "(;CA[utf8]C[\u{e9}])",
        "(;C[a\tb])",
        "\u{feff}(;CA[UTF-8])\r\n(;)",
        "(;GM[4]SZ[15];B[h8];W[i8])",
    ] {
        assert_eq!(kinds(file), [""; 0], "{file}");
    }
}

#[test]
fn what_is_no_record_is_refused() {
    for file in
        ["", "this is not a record", "(", "()", "((((", ")", "(a)", "(see above)", "(CA[UTF-8])", "B[aa]"]
    {
        assert_eq!(sgf::read(file.as_bytes()).unwrap_err(), SgfError::NoGame, "{file}");
    }
    let bytes = 16 * 1024 * 1024 + 1;
    assert_eq!(sgf::read(&vec![b'('; bytes]).unwrap_err(), SgfError::TooLarge { bytes });
}

/// The illegal moves of a record, each with its number, its point and why.
fn illegal_moves(file: &str, rules: Option<GoRuleSet>) -> Vec<(usize, String, IllegalMove)> {
    let read = sgf::read_under(file.as_bytes(), rules.map(GoRuleSet::rules)).unwrap();
    let illegal = read.warnings.into_iter().filter_map(|warning| match warning.fault {
        Fault::IllegalMove { number, point, reason, .. } => Some((number, point, reason)),
        _ => None,
    });
    illegal.collect()
}

/// White takes the ko at C4 from B4:
/// ```text
/// 5 . X O . .
/// 4 X . X O .
/// 3 . X O . .
///   A B C D E
/// ```
const KO: &str = "(;SZ[5]AB[ba][ab][bc][cb]AW[ca][db][cc]PL[W];W[bb]";

#[test]
fn a_ko_is_not_taken_back_at_once() {
    assert_eq!(illegal_moves(&format!("{KO};B[cb])"), None), [(2, "C4".to_owned(), IllegalMove::Ko)]);
    assert_eq!(illegal_moves(&format!("{KO};B[ee];W[ed];B[cb])"), None), []);
    // The side that took may fill it.
    assert_eq!(illegal_moves(&format!("{KO};W[cb])"), None), []);
}

#[test]
fn every_variation_is_played_from_where_it_branches() {
    let file = format!("{KO}(;B[cb](;W[bb])(;W[ee]))(;B[ee];W[dd];B[cb])(;B[cb]))");
    let ko = |number: usize| (number, "C4".to_owned(), IllegalMove::Ko);
    assert_eq!(illegal_moves(&file, None), [ko(2), (3, "B4".to_owned(), IllegalMove::Ko), ko(2)]);
}

#[test]
fn stones_put_on_stones_replace_them() {
    // Black on a5, White on b5, then White on a5 again: the white stones are one chain.
    let file = "(;SZ[2];B[aa];W[ba];W[aa];B[ab];B[bb])";
    assert_eq!(illegal_moves(file, None), [(3, "A2".to_owned(), IllegalMove::Occupied)]);
}

#[test]
fn suicide_of_one_stone_is_never_allowed_of_several_by_some() {
    let one = "(;SZ[3]AB[ba][ab];W[aa])";
    let two = "(;SZ[3]AB[ca][bb][ab]AW[aa];W[ba])";
    let suicide = |point: &str| vec![(1, point.to_owned(), IllegalMove::Suicide)];
    for rules in [None, Some(GoRuleSet::Japanese), Some(GoRuleSet::NewZealand), Some(GoRuleSet::TrompTaylor)]
    {
        assert_eq!(illegal_moves(one, rules), suicide("A3"), "{rules:?}");
        let is_allowed = matches!(rules, Some(GoRuleSet::NewZealand | GoRuleSet::TrompTaylor));
        assert_eq!(illegal_moves(two, rules), if is_allowed { vec![] } else { suicide("B3") }, "{rules:?}");
    }
    assert_eq!(illegal_moves(&two.replace("SZ[3]", "SZ[3]RU[New Zealand]"), None), []);
}

#[test]
fn superko_is_a_matter_of_the_rule_set() {
    // On two points each stone takes the other, and the third brings the first position back.
    let at_once = "(;SZ[2:1];B[aa];W[ba];B[aa])";
    assert_eq!(illegal_moves(at_once, Some(GoRuleSet::Chinese)), [(3, "A1".to_owned(), IllegalMove::Ko)]);
    let passes = "(;SZ[2:1];B[aa];W[ba];B[];W[];B[aa])";
    let superko = [(5, "A1".to_owned(), IllegalMove::Superko)];
    assert_eq!(illegal_moves(passes, Some(GoRuleSet::Chinese)), []);
    assert_eq!(illegal_moves(passes, Some(GoRuleSet::Aga)), superko);
    assert_eq!(illegal_moves(passes, Some(GoRuleSet::TrompTaylor)), superko);
    // The stones of the first move come back, but by White's hand: Black is to move, not White.
    let other_side = "(;SZ[3:1]AB[aa]PL[B];B[ba];W[ca];AE[ca]AB[aa][ba]AW[];B[])";
    assert_eq!(illegal_moves(other_side, Some(GoRuleSet::TrompTaylor)), []);
}

#[test]
fn five_in_a_row_knows_fouls_only_under_renju() {
    // A double three at h8.
    let moves = ";B[gg];W[aa];B[ff];W[oa];B[ig];W[ao];B[jf];W[oo];B[hh]";
    let file = |rule: &str| format!("(;GM[4]SZ[15]RU[{rule}]{moves})");
    assert_eq!(illegal_moves(&file("Renju"), None), [(9, "H8".to_owned(), IllegalMove::Foul)]);
    assert_eq!(illegal_moves(&file("Freestyle"), None), []);
    assert_eq!(kinds("(;GM[4]SZ[15];B[aa];W[aa])"), ["illegal-move"]);
}
