//! Writes Swift for `TengenKit`, and the string catalogs of the app on iOS.

mod catalogs;
mod icons;
mod looks;
mod texts;

pub(crate) use catalogs::catalogs;
pub(crate) use icons::icons;
pub(crate) use looks::looks;
pub(crate) use texts::texts;

use super::looks::Colour;
use super::output::Output;
use super::texts::camel_case;

/// The folder of generated Swift sources.
const FOLDER: &str = "ios/TengenKit/Sources/TengenKit/Generated";

/// A Swift file with its first lines.
fn file(name: &str, source: &str, body: &str) -> Output {
    Output {
        path: format!("{FOLDER}/{name}.swift"),
        text: format!(
            "// Written by `cargo xtask generate` from {source}: change that file instead.\n\n{body}"
        ),
    }
}

/// A string literal.
fn string(text: &str) -> String {
    format!("\"{}\"", escaped(text))
}

/// The inside of a string literal that shows `text` as it stands.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        match letter {
            '\\' | '"' => escaped.extend(['\\', letter]),
            '\n' => escaped.push_str("\\n"),
            '\t' => escaped.push_str("\\t"),
            _ => escaped.push(letter),
        }
    }
    escaped
}

/// A documentation comment of one line.
fn comment(text: &str) -> String {
    format!("/// {}", text.replace('\n', " "))
}

/// A tag of a language as the name of a case: `zh-Hans` as `zhHans`.
fn language_case(tag: &str) -> String {
    camel_case(&tag.to_ascii_lowercase())
}

/// A colour of `TengenKit`.
fn colour(colour: Colour) -> String {
    let [red, green, blue] = colour.channels;
    format!("Colour(0x{red:02X}{green:02X}{blue:02X})")
}

/// A Double literal.
fn double(value: f64) -> String {
    format!("{value:?}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals_show_their_text_as_it_stands() {
        assert_eq!(string("a \"b\" \\(c) $d\ne"), r#""a \"b\" \\(c) $d\ne""#);
    }

    #[test]
    fn whole_numbers_are_doubles_too() {
        assert_eq!([double(2.0), double(0.035), double(-0.3)], ["2.0", "0.035", "-0.3"]);
    }
}
