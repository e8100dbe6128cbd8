//! Records in the encodings of East Asia and Europe: every character that CA can stand for, and what
//! happens when CA is missing, unknown or wrong.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use encoding_rs::{
    BIG5, EUC_JP, EUC_KR, Encoding, GB18030, GBK, ISO_2022_JP, KOI8_R, SHIFT_JIS, UTF_8, WINDOWS_1251,
    WINDOWS_1252,
};
use tengen_core::record::NodeId;
use tengen_core::record::sgf::{self, Fault};

/// A game with a comment, in an encoding, after CA with this label.
fn game(label: Option<&str>, comment: &str, encoding: &'static Encoding) -> Vec<u8> {
    let label = label.map_or_else(String::new, |label| format!("CA[{label}]"));
    let (comment, _, is_faulty) = encoding.encode(comment);
    assert!(!is_faulty);
    [format!("(;FF[4]{label}C[").as_bytes(), &comment, b"];B[aa])"].concat()
}

/// The comment, the encoding that it was read with, and the faults.
fn read(file: &[u8]) -> (String, &'static str, Vec<Fault>) {
    let read = sgf::read(file).unwrap();
    let comment = read.games[0].tree.comment(NodeId::ROOT).unwrap().to_owned();
    assert_eq!(read.games[0].tree.main_moves().count(), 1);
    let faults = read.warnings.into_iter().map(|warning| warning.fault).collect();
    (comment, read.games[0].encoding, faults)
}

/// Every character of Europe and East Asia that an encoding has, 16-bit code points only. Those whose
/// last byte looks like a bracket or a backslash are among them.
fn repertoire(encoding: &'static Encoding) -> String {
    let characters = (0xA1..0xFFFE_u32).filter_map(char::from_u32);
    let candidates = characters.filter(|character| !('\u{E000}'..'\u{F900}').contains(character));
    candidates
        .filter(|character| {
            let text = character.to_string();
            let (bytes, _, is_faulty) = encoding.encode(&text);
            // What doesn't come back alike has two codes.
            !is_faulty && encoding.decode_without_bom_handling(&bytes).0 == text
        })
        .collect()
}

#[test]
fn every_character_that_ca_stands_for_is_read() {
    for (label, encoding) in [
        ("UTF-8", UTF_8),
        ("GB18030", GB18030),
        ("GB2312", GBK),
        ("gbk", GBK),
        ("Big5", BIG5),
        ("Shift_JIS", SHIFT_JIS),
        ("EUC-JP", EUC_JP),
        ("ISO-2022-JP", ISO_2022_JP),
        ("EUC-KR", EUC_KR),
        ("ISO-8859-1", WINDOWS_1252),
        ("windows-1251", WINDOWS_1251),
        ("KOI8-R", KOI8_R),
    ] {
        let mut comment = repertoire(encoding);
        if encoding == ISO_2022_JP {
            // The yen sign has the code of the backslash.
            comment = comment.replace('\u{A5}', "");
        }
        assert!(comment.chars().count() > 90, "{label}");
        let (found, used, faults) = read(&game(Some(label), &comment, encoding));
        assert_eq!(used, encoding.name(), "{label}");
        assert_eq!(faults, [], "{label}");
        assert!(found == comment, "{label}");
    }
}

const CHINESE: &str = "黑棋这一手是失着，白棋抓住机会取得优势";
const TAIWANESE: &str = "黑棋這一手是失著，白棋抓住機會取得優勢，許多人";
const JAPANESE: &str = "黒のこの手は悪手で、白が優勢になりました";
const KOREAN: &str = "흑의 이 수가 나빠서 백이 유리해졌습니다";
const FRENCH: &str = "Noir a joué trop près, le coup suivant était déjà décisif";

#[test]
fn without_ca_the_text_itself_tells() {
    for (comment, encoding) in [
        (CHINESE, GB18030),
        (TAIWANESE, BIG5),
        (JAPANESE, SHIFT_JIS),
        (JAPANESE, EUC_JP),
        (KOREAN, EUC_KR),
        (FRENCH, WINDOWS_1252),
        (CHINESE, UTF_8),
        (KOREAN, UTF_8),
    ] {
        for label in [None, Some("no-such-encoding")] {
            let (found, used, faults) = read(&game(label, comment, encoding));
            assert_eq!((found.as_str(), used), (comment, encoding.name()));
            let unknown = label.map(|label| Fault::UnknownEncoding { label: label.to_owned() });
            assert_eq!(faults, unknown.into_iter().collect::<Vec<_>>(), "{comment}");
        }
    }
}

#[test]
fn a_wrong_ca_is_overruled_where_it_can_not_decode() {
    for (label, declared, comment, encoding) in [
        ("UTF-8", UTF_8, CHINESE, GB18030),
        ("UTF-8", UTF_8, TAIWANESE, BIG5),
        ("UTF-8", UTF_8, FRENCH, WINDOWS_1252),
        ("Shift_JIS", SHIFT_JIS, KOREAN, UTF_8),
        ("EUC-KR", EUC_KR, CHINESE, UTF_8),
        ("Big5", BIG5, JAPANESE, UTF_8),
        ("ISO-8859-1", WINDOWS_1252, CHINESE, UTF_8),
    ] {
        let (found, used, faults) = read(&game(Some(label), comment, encoding));
        assert_eq!((found.as_str(), used), (comment, encoding.name()), "{label}");
        let overruled = Fault::EncodingOverruled { declared: declared.name(), used: encoding.name() };
        assert_eq!(faults, [overruled]);
    }
}

#[test]
fn utf16_needs_neither_a_mark_nor_ca() {
    for label in [None, Some("UTF-16")] {
        let text = String::from_utf8(game(label, CHINESE, UTF_8)).unwrap();
        let units: Vec<u16> = text.encode_utf16().collect();
        for is_big in [false, true] {
            let bytes = |unit: &u16| if is_big { unit.to_be_bytes() } else { unit.to_le_bytes() };
            let plain: Vec<u8> = units.iter().flat_map(bytes).collect();
            let marked = [&bytes(&0xFEFF)[..], &plain].concat();
            for file in [plain, marked] {
                let (found, used, faults) = read(&file);
                let expected = if is_big { "UTF-16BE" } else { "UTF-16LE" };
                assert_eq!((found.as_str(), used, faults), (CHINESE, expected, vec![]), "{label:?}");
            }
        }
    }
}

#[test]
fn each_game_of_a_file_has_its_own_encoding() {
    let games = [(CHINESE, GB18030), (KOREAN, EUC_KR), (FRENCH, UTF_8), (JAPANESE, SHIFT_JIS)];
    let file: Vec<u8> = games.iter().flat_map(|&(comment, encoding)| game(None, comment, encoding)).collect();
    let read = sgf::read(&file).unwrap();
    assert_eq!(read.warnings, []);
    for ((comment, encoding), game) in games.into_iter().zip(&read.games) {
        assert_eq!(game.tree.comment(NodeId::ROOT), Some(comment));
        assert_eq!(game.encoding, encoding.name());
    }
}
