//! Points as SGF writes them: a letter for the column from the left and one for the row from the top.

use super::property::Value;
use crate::board::{Point, Size};

/// The longest side that letters can name: a to z, then A to Z.
pub(super) const LONGEST: u32 = 52;

/// The column and the row, both from 0, that two letters name; `None` when they aren't two letters.
pub(super) fn read_pair(text: &str) -> Option<(u32, u32)> {
    let number = |byte: u8| match byte {
        b'a'..=b'z' => Some(u32::from(byte - b'a')),
        b'A'..=b'Z' => Some(u32::from(byte - b'A') + 26),
        _ => None,
    };
    match *text.as_bytes() {
        [column, row] => Some((number(column)?, number(row)?)),
        _ => None,
    }
}

/// A point of a board.
pub(super) fn read(text: &str, size: Size) -> Option<Point> {
    let (column, row) = read_pair(text)?;
    size.point(column as i32, row as i32)
}

/// The letters of a point.
pub(super) fn write(point: Point, size: Size) -> String {
    // A side has at most 25 points.
    let letter = |number: usize| char::from(b'a' + number as u8);
    [letter(size.x(point)), letter(size.y(point))].iter().collect()
}

/// Every point of these points and rectangles once, in reading order; what is no point of the board is
/// passed over.
pub(super) fn read_all(values: &[Value], size: Size) -> impl Iterator<Item = Point> + use<> {
    let mut found = vec![false; size.area()];
    for value in values {
        let Some((corner, opposite)) = corners(value, size) else { continue };
        let columns = ordered(size.x(corner), size.x(opposite));
        for row in ordered(size.y(corner), size.y(opposite)) {
            found[row * size.width() + *columns.start()..=row * size.width() + *columns.end()].fill(true);
        }
    }
    size.points().filter(move |point| found[point.index()])
}

/// The number of points that these points and rectangles name, each as often as it is named.
pub(super) fn count(values: &[Value], size: Size) -> usize {
    let area = |(corner, opposite): (Point, Point)| {
        (size.x(corner).abs_diff(size.x(opposite)) + 1) * (size.y(corner).abs_diff(size.y(opposite)) + 1)
    };
    values.iter().filter_map(|value| corners(value, size)).map(area).sum()
}

/// Two opposite corners of a rectangle; a point is both of its own.
pub(super) fn corners(value: &Value, size: Size) -> Option<(Point, Point)> {
    match value {
        Value::Text(text) => read(text, size).map(|point| (point, point)),
        Value::Pair(corner, opposite) => Some((read(corner, size)?, read(opposite, size)?)),
    }
}

fn ordered(one: usize, other: usize) -> std::ops::RangeInclusive<usize> {
    one.min(other)..=one.max(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_round_trip_on_the_largest_board() {
        let size = Size::square(25).unwrap();
        for point in size.points() {
            assert_eq!(read(&write(point, size), size), Some(point));
        }
        for text in ["", "a", "aaa", "a1", "za", "Aa", "ä"] {
            assert_eq!(read(text, size), None, "{text}");
        }
        assert_eq!(read_pair("aZ"), Some((0, LONGEST - 1)));
    }

    #[test]
    fn rectangles_from_any_corner_name_their_points_once() {
        let size = Size::new(4, 3).unwrap();
        let pair = |one: &str, other: &str| Value::Pair(one.to_owned(), other.to_owned());
        let names = |values: &[Value]| {
            read_all(values, size).map(|point| write(point, size)).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(names(&[pair("cb", "ba"), Value::text("ca"), Value::text("zz")]), "ba ca bb cb");
        assert_eq!(count(&[pair("cb", "ba"), Value::text("ca")], size), 5);
    }
}
