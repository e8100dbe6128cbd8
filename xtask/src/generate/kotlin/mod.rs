//! Writes Kotlin for Compose, on Android and on the computer alike.

mod icons;
mod looks;
mod texts;

pub(crate) use icons::icons;
pub(crate) use looks::looks;
pub(crate) use texts::texts;

use super::looks::Colour;
use super::output::Output;

/// The folder of generated Kotlin sources.
pub(crate) const FOLDER: &str = "android/ui/src/generated/kotlin";

/// The package of the front end's sources.
const PACKAGE: &str = "app.tengen.ui";

/// A Kotlin file of the package `app.tengen.ui.<package>`, with its first lines.
fn file(package: &str, name: &str, source: &str, body: &str) -> Output {
    let folder = PACKAGE.replace('.', "/");
    Output {
        path: format!("{FOLDER}/{folder}/{package}/{name}.kt"),
        text: format!(
            "// Written by `cargo xtask generate` from {source}: change that file instead.\n\
             package {PACKAGE}.{package}\n\n{body}"
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
            '\\' | '"' | '$' => escaped.extend(['\\', letter]),
            '\n' => escaped.push_str("\\n"),
            '\t' => escaped.push_str("\\t"),
            _ => escaped.push(letter),
        }
    }
    escaped
}

/// A documentation comment of one line.
fn comment(text: &str) -> String {
    let safe = text.replace('\n', " ").replace("*/", "* /").replace("/*", "/ *");
    format!("/** {safe} */")
}

/// `stone-diameter` as `STONE_DIAMETER`.
fn constant_case(name: &str) -> String {
    name.replace('-', "_").to_ascii_uppercase()
}

/// A colour of Compose.
fn colour(colour: Colour) -> String {
    let [red, green, blue] = colour.channels;
    format!("Color(0xFF{red:02X}{green:02X}{blue:02X})")
}

/// A Float literal.
fn float(value: f64) -> String {
    format!("{value}f")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals_show_their_text_as_it_stands() {
        assert_eq!(string("a \"b\" \\ $c\nd"), r#""a \"b\" \\ \$c\nd""#);
    }

    #[test]
    fn a_comment_cannot_be_ended_by_its_text() {
        assert_eq!(comment("a */ b /* c"), "/** a * / b / * c */");
    }
}
