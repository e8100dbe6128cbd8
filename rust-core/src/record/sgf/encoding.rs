//! In which encoding a game is written.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{
    BIG5, EUC_JP, EUC_KR, Encoding, GB18030, GBK, ISO_2022_JP, SHIFT_JIS, UTF_8, UTF_16BE, UTF_16LE,
};

/// How far into a game CA is looked for, in bytes.
const CA_WITHIN: usize = 16 * 1024;

/// How many characters of several bytes there must be for each faulty one in a text that is taken for
/// damaged UTF-8 rather than for another encoding. Chinese in GB18030 has less than one.
const WHOLE_PER_BROKEN: usize = 3;

/// The text of a file in UTF-16, or `None` when it is in an encoding that extends ASCII.
pub(super) fn read_utf16(bytes: &[u8]) -> Option<(&'static Encoding, String)> {
    let encoding = match *bytes {
        [0xFF, 0xFE, ..] | [b'(', 0, ..] => UTF_16LE,
        [0xFE, 0xFF, ..] | [0, b'(', ..] => UTF_16BE,
        _ => return None,
    };
    // The mark stays in the text as a character, so that places can be counted.
    let (text, _) = encoding.decode_without_bom_handling(bytes);
    Some((encoding, text.into_owned()))
}

/// What CA says in the first node of the game that begins at `start`, with its place.
pub(super) fn declared(bytes: &[u8], start: usize) -> Option<(usize, String)> {
    let bytes = &bytes[..bytes.len().min(start + CA_WITHIN)];
    let mut at = start;
    let mut name = Vec::new();
    let mut is_name_whole = false;
    let mut is_in_node = false;
    while let Some(&byte) = bytes.get(at) {
        at += 1;
        match byte {
            b'[' => {
                let end = value_end(bytes, at, UTF_8);
                if name == b"CA" {
                    return Some((at, String::from_utf8_lossy(&bytes[at..end]).trim().to_owned()));
                }
                at = end + 1;
                (is_name_whole, is_in_node) = (true, true);
            }
            b'(' | b';' if is_in_node => return None,
            b')' => return None,
            b';' => is_in_node = true,
            _ if byte.is_ascii_alphanumeric() => {
                if std::mem::take(&mut is_name_whole) {
                    name.clear();
                }
                if !byte.is_ascii_lowercase() {
                    name.push(byte);
                }
            }
            _ => {}
        }
    }
    None
}

/// The encoding that a label of CA names; `None` for an unknown one.
pub(super) fn by_label(label: &str) -> Option<&'static Encoding> {
    Encoding::for_label(label.as_bytes())
}

/// The most likely encoding of a game that isn't sound UTF-8.
pub(super) fn detect(game: &[u8]) -> &'static Encoding {
    if is_nearly_utf8(game) {
        return UTF_8;
    }
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(game, true);
    let guess = detector.guess(None, Utf8Detection::Deny);
    if guess == GBK || is_rather_chinese(guess, game) { GB18030 } else { guess }
}

/// Whether a text that may be Korean or Japanese is rather Chinese: names alone look alike in the three
/// encodings made of pairs of high bytes. Korean is written in Hangul, which ends at 0xC8, and Japanese
/// has kana, which begin with 0xA4 and 0xA5; of records without either, nearly all are Chinese.
fn is_rather_chinese(guess: &'static Encoding, game: &[u8]) -> bool {
    let mut firsts = game.chunk_by(|one, other| one.is_ascii() == other.is_ascii()).flat_map(|run| {
        // Every other byte of what isn't ASCII begins a character.
        run.iter().step_by(2).filter(|byte| !byte.is_ascii())
    });
    let speaks_against = if guess == EUC_KR {
        !firsts.any(|first| matches!(first, 0xC9..=0xD7))
    } else if guess == EUC_JP {
        firsts.any(|first| matches!(first, 0xA4 | 0xA5))
    } else {
        true
    };
    !speaks_against && !decode(game, GB18030).1
}

fn is_nearly_utf8(bytes: &[u8]) -> bool {
    let (mut whole, mut broken) = (0, 0);
    for chunk in bytes.utf8_chunks() {
        whole += chunk.valid().chars().filter(|character| !character.is_ascii()).count();
        broken += usize::from(!chunk.invalid().is_empty());
    }
    whole > WHOLE_PER_BROKEN * broken
}

/// The index of the bracket that closes the value beginning at `start`, or the end of the file.
/// In some encodings the second byte of a character can look like a bracket or a backslash.
pub(super) fn value_end(bytes: &[u8], start: usize, encoding: &'static Encoding) -> usize {
    let mut at = start;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            0x1B if encoding == ISO_2022_JP => at += shifted_length(&bytes[at..]),
            b']' => return at,
            b'\\' => at += 1 + character_length(&bytes[bytes.len().min(at + 1)..], encoding),
            _ => at += character_length(&bytes[at..], encoding),
        }
    }
    bytes.len()
}

/// The bytes up to the escape sequence that ends a stretch of characters of two bytes, in ISO-2022-JP.
fn shifted_length(bytes: &[u8]) -> usize {
    let is_shift = bytes.get(1) == Some(&b'$');
    let end = bytes.windows(2).position(|pair| pair == b"\x1B(");
    if is_shift { end.unwrap_or(bytes.len()) } else { 1 }
}

/// The bytes of the first character, as far as brackets and backslashes are concerned: 1 or 2.
fn character_length(bytes: &[u8], encoding: &'static Encoding) -> usize {
    let [first, second, ..] = *bytes else { return 1 };
    let is_first_of_two = if encoding == SHIFT_JIS {
        matches!(first, 0x81..=0x9F | 0xE0..=0xFC)
    } else if [GBK, GB18030, BIG5].contains(&encoding) {
        matches!(first, 0x81..=0xFE)
    } else {
        false
    };
    if is_first_of_two && second >= 0x40 { 2 } else { 1 }
}

/// The text of some bytes, and whether any of them mean nothing in the encoding. In encodings of one
/// byte a character, the control characters from 0x80 stand for bytes without a meaning.
pub(super) fn decode(bytes: &[u8], encoding: &'static Encoding) -> (String, bool) {
    let (text, is_faulty) = encoding.decode_without_bom_handling(bytes);
    let is_control = |character: char| matches!(character, '\u{80}'..='\u{9F}');
    let is_faulty = is_faulty || encoding != UTF_8 && text.contains(is_control);
    (text.into_owned(), is_faulty)
}

#[cfg(test)]
mod tests {
    use encoding_rs::WINDOWS_1252;

    use super::*;

    fn label(file: &str) -> Option<String> {
        declared(file.as_bytes(), 0).map(|(_, label)| label)
    }

    #[test]
    fn ca_is_found_in_the_first_node_alone() {
        assert_eq!(label("(;FF[4]CA[utf-8]SZ[9])").as_deref(), Some("utf-8"));
        assert_eq!(label("((;C[CA\\]CA[x]AB[aa][bb] CA [ GBK ])").as_deref(), Some("GBK"));
        assert_eq!(label("(CA[UTF-8])").as_deref(), Some("UTF-8"));
        assert_eq!(label("(;CharsetA[Big5])").as_deref(), Some("Big5"));
        for file in ["", "(;FF[4];CA[utf-8])", "(;FF[4](;CA[utf-8]))", "(;)CA[x]", "(;XCA[x])", "(;C[CA[x"] {
            assert_eq!(label(file), None, "{file}");
        }
    }

    #[test]
    fn a_second_byte_closes_no_value() {
        // In Big5 the last byte of U+8A31 is a backslash, in Shift_JIS that of U+8868.
        for (encoding, text) in [(BIG5, "\u{8a31}"), (SHIFT_JIS, "\u{8868}")] {
            let (bytes, _, _) = encoding.encode(text);
            assert_eq!(bytes.last(), Some(&b'\\'));
            let value = [&bytes, &b"]x]"[..]].concat();
            assert_eq!(value_end(&value, 0, encoding), 2);
            assert_eq!(value_end(&value, 0, UTF_8), 4);
        }
        for unclosed in ["", "a", "a\\", "\\]", "\u{e9}"] {
            assert_eq!(value_end(unclosed.as_bytes(), 0, UTF_8), unclosed.len(), "{unclosed}");
        }
    }

    #[test]
    fn texts_of_go_are_recognised() {
        for (encoding, text) in [
            (GB18030, "PB[古力]BR[九段]PW[李世石]WR[九段]EV[第十三届三星杯]RE[黑中盘胜]C[白棋失误]"),
            (GB18030, "PB[柯洁]PW[申真谞]EV[应氏杯世界围棋锦标赛决赛]"),
            (GB18030, "PB[古力]PW[李世石]"),
            (EUC_JP, "PB[井山裕太]PW[一力遼]C[この手は良い手です]"),
            (EUC_KR, "PB[이창호]PW[조훈현]"),
            (BIG5, "PB[周俊勳]PW[王立誠]EV[第一屆圍棋錦標賽]RE[黑中盤勝]C[這手棋是勝負手]"),
            (SHIFT_JIS, "PB[井山裕太]PW[一力遼]EV[第七十七期本因坊戦挑戦手合]C[この手は良い手です]"),
            (EUC_KR, "PB[이창호]PW[조훈현]EV[제십회 국수전 도전기]C[흑이 좋은 바둑입니다]"),
            (
                WINDOWS_1252,
                "PB[François Müller]PW[José Núñez]EV[Championnat d'été]C[Un très beau coup à gauche]",
            ),
        ] {
            let (bytes, _, _) = encoding.encode(text);
            assert_eq!(detect(&bytes).name(), encoding.name(), "{text}");
        }
    }

    #[test]
    fn a_broken_character_makes_no_other_encoding() {
        let mut bytes = "PB[古力]PW[李世石]EV[三星杯]".as_bytes().to_vec();
        bytes.remove(5);
        assert_eq!(detect(&bytes), UTF_8);
    }
}
