//! Whether values are what their properties ask for.

use super::faults::Faults;
use super::root::Head;
use super::vocabulary::Content;
use super::warning::Fault;
use crate::board::Size;
use crate::record::letters;
use crate::record::property::{Property, Value};
use crate::record::tree::GameKind;

/// The largest side of a board on which the point tt, which it lacks, is a pass.
const TT_IS_PASS: usize = 19;

/// Writes a value as `FF[4]` has it.
pub(super) fn clean(value: Value, content: Content, head: Head) -> Value {
    match (content, value, head.size) {
        (Content::Move, Value::Text(text), Some(size)) if is_tt_pass(&text, size) => Value::text(""),
        (Content::Move | Content::Points, Value::Text(text), Some(size)) if head.kind == GameKind::Five => {
            Value::Text(from_numbered_row(&text, size).unwrap_or(text))
        }
        (Content::Colour, Value::Text(text), _) => Value::Text(text.to_ascii_uppercase()),
        (_, value, _) => value,
    }
}

fn is_tt_pass(text: &str, size: Size) -> bool {
    text == "tt" && size.width() <= TT_IS_PASS && size.height() <= TT_IS_PASS
}

/// The letters of a point that a program for five in a row wrote as "h8": a letter from a, with i, for
/// the column, and the row counted from the bottom.
fn from_numbered_row(text: &str, size: Size) -> Option<String> {
    let column = text.chars().next().filter(char::is_ascii_alphabetic)?.to_ascii_lowercase();
    let row: i32 = text[1..].parse().ok()?;
    let point = size.point(column as i32 - 'a' as i32, size.height() as i32 - row)?;
    Some(letters::write(point, size))
}

/// Whether a value is one that its property may have.
pub(super) fn is_right(value: &Value, content: Content, head: Head) -> bool {
    let is_point = |text: &str| head.size.is_none_or(|size| letters::read(text, size).is_some());
    match (content, value) {
        (Content::Empty, Value::Text(text)) => text.is_empty(),
        (Content::Number, Value::Text(text)) => text.parse::<i64>().is_ok(),
        (Content::Real, Value::Text(text)) => is_real(text),
        (Content::Double, Value::Text(text)) => matches!(text.as_str(), "1" | "2"),
        (Content::Colour, Value::Text(text)) => matches!(text.as_str(), "B" | "W"),
        (Content::Move, Value::Text(text)) => text.is_empty() || is_point(text),
        (Content::Points, value) => head.size.is_none_or(|size| letters::corners(value, size).is_some()),
        (Content::PointsOrEmpty, value) => {
            *value == Value::text("") || head.size.is_none_or(|size| letters::corners(value, size).is_some())
        }
        (Content::Label, Value::Pair(point, _)) => is_point(point),
        (Content::PointPair, Value::Pair(from, to)) => is_point(from) && is_point(to) && from != to,
        (Content::Line | Content::Text | Content::LinePair | Content::Unknown, _) => true,
        _ => false,
    }
}

fn is_real(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b'+' | b'-' | b'.'))
        && text.parse::<f64>().is_ok()
}

/// Names setup of one point twice in a node, and marks of one kind on one point twice.
pub(super) fn find_repeated_points<'a>(
    properties: impl Iterator<Item = (usize, &'a Property)>,
    size: Option<Size>,
    faults: &mut Faults,
) {
    let Some(size) = size else { return };
    // Most nodes have neither.
    let (mut set_up, mut marked) = (Vec::new(), Vec::new());
    for (offset, property) in properties {
        let taken = match property.name() {
            "AB" | "AW" | "AE" => &mut set_up,
            "CR" | "MA" | "SL" | "SQ" | "TR" => &mut marked,
            _ => continue,
        };
        taken.resize(size.area(), false);
        let mut is_taken_twice =
            letters::count(property.values(), size) > letters::read_all(property.values(), size).count();
        for point in letters::read_all(property.values(), size) {
            is_taken_twice |= std::mem::replace(&mut taken[point.index()], true);
        }
        if is_taken_twice {
            faults.add(offset, Fault::PointTwice { property: property.name().to_owned() });
        }
    }
}
