//! Escapes and line breaks of values (<https://www.red-bean.com/sgf/sgf4.html#text>).

use super::vocabulary::Content;
use crate::record::property::Value;

/// Reads a value as it stands between brackets. Control characters that mean nothing are left out;
/// the second part of the answer says whether there were any.
pub(super) fn read(raw: &str, content: Content) -> (Value, bool) {
    let colon = content.is_divided().then(|| find_colon(raw)).flatten();
    let part = |raw: &str| {
        let (text, is_dirty) = unescape(raw, content.keeps_breaks());
        let text = match (content.is_text(), content.is_on_board()) {
            (true, _) => text,
            (false, true) => without_blanks(&text),
            (false, false) => text.trim().to_owned(),
        };
        (text, is_dirty)
    };
    match colon {
        None => {
            let (text, is_dirty) = part(raw);
            (Value::Text(text), is_dirty)
        }
        Some(colon) => {
            let (first, is_dirty) = part(&raw[..colon]);
            let (second, is_dirty_too) = part(&raw[colon + 1..]);
            // What comes before the colon of a label is a point.
            let first = if content == Content::Label { without_blanks(&first) } else { first };
            (Value::Pair(first, second), is_dirty || is_dirty_too)
        }
    }
}

/// Writes a value with its brackets.
pub(super) fn write(value: &Value, content: Content, out: &mut String) {
    out.push('[');
    match value {
        Value::Text(text) => escape(text, content.is_divided(), out),
        Value::Pair(first, second) => {
            escape(first, true, out);
            out.push(':');
            escape(second, true, out);
        }
    }
    out.push(']');
}

fn without_blanks(text: &str) -> String {
    text.chars().filter(|character| !character.is_whitespace()).collect()
}

/// The first colon that no backslash stands before.
fn find_colon(raw: &str) -> Option<usize> {
    let mut is_escaped = false;
    for (index, byte) in raw.bytes().enumerate() {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' => is_escaped = true,
            b':' => return Some(index),
            _ => {}
        }
    }
    None
}

/// Takes escapes and escaped line breaks away, and makes every line break `\n` (or a blank) and every
/// other blank a space. Also tells whether control characters were left out.
fn unescape(raw: &str, keeps_breaks: bool) -> (String, bool) {
    let mut text = String::with_capacity(raw.len());
    let mut is_dirty = false;
    let mut is_escaped = false;
    let mut characters = raw.chars().peekable();
    while let Some(character) = characters.next() {
        let was_escaped = std::mem::take(&mut is_escaped);
        match character {
            '\\' if !was_escaped => is_escaped = true,
            '\n' | '\r' => {
                // Two different characters are one break.
                characters.next_if(|&next| matches!(next, '\n' | '\r') && next != character);
                if !was_escaped {
                    text.push(if keeps_breaks { '\n' } else { ' ' });
                }
            }
            '\t' | '\u{B}' | '\u{C}' => text.push(' '),
            _ if character.is_ascii_control() => is_dirty = true,
            _ => text.push(character),
        }
    }
    (text, is_dirty)
}

fn escape(text: &str, with_colon: bool, out: &mut String) {
    for character in text.chars() {
        if matches!(character, '\\' | ']') || with_colon && character == ':' {
            out.push('\\');
        }
        out.push(character);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(raw: &str, content: Content) -> String {
        match read(raw, content).0 {
            Value::Text(text) => text,
            Value::Pair(first, second) => format!("{first}|{second}"),
        }
    }

    #[test]
    fn a_backslash_frees_the_next_character() {
        assert_eq!(text(r"a\]b\\c\:d\xe", Content::Text), r"a]b\c:dxe");
        assert_eq!(text(r"cut off\", Content::Text), "cut off");
    }

    #[test]
    fn line_breaks_come_in_four_kinds() {
        assert_eq!(text("a\nb\rc\r\nd\n\re\n\nf", Content::Text), "a\nb\nc\nd\ne\n\nf");
        assert_eq!(text("a\\\nb\\\rc\\\r\nd\\\n\re", Content::Text), "abcde");
        assert_eq!(text("a\nb\\\nc\td", Content::Line), "a bc d");
    }

    #[test]
    fn a_colon_divides_where_it_may() {
        assert_eq!(text("aa:x:y", Content::Label), "aa|x:y");
        assert_eq!(text(r"a\:b:c", Content::LinePair), "a:b|c");
        assert_eq!(text("a:b", Content::Text), "a:b");
        assert_eq!(text(" a a : b ", Content::Points), "aa|b");
        assert_eq!(text(" a a : b c", Content::Label), "aa| b c");
        assert_eq!(text(" 5 1/2 ", Content::Real), "5 1/2");
    }

    #[test]
    fn control_characters_are_left_out() {
        assert_eq!(read("a\0b\u{7f}", Content::Text), (Value::text("ab"), true));
        assert_eq!(read("a\tb", Content::Text), (Value::text("a b"), false));
    }

    #[test]
    fn what_is_written_reads_back() {
        for value in [
            Value::text(r"a]b\c:d[e"),
            Value::text("\\"),
            Value::text("\n"),
            Value::Pair("a:b]".to_owned(), ":c\\".to_owned()),
        ] {
            let mut written = String::new();
            write(&value, Content::Unknown, &mut written);
            assert_eq!(read(&written[1..written.len() - 1], Content::Unknown), (value, false));
        }
    }
}
