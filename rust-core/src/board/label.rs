//! Coordinates as players write them: a letter from A to Z without I for the column, and the row
//! counted from the bottom, so that the lower left point is A1.

use super::{Point, Size};

const LETTERS: &[u8; 25] = b"ABCDEFGHJKLMNOPQRSTUVWXYZ";

impl Size {
    /// The letter of a column, `x` from 0 at the left.
    pub fn column_letter(self, x: usize) -> char {
        LETTERS[x] as char
    }

    /// A point as players write it, "H8".
    pub fn label(self, point: Point) -> String {
        format!("{}{}", self.column_letter(self.x(point)), self.height() - self.y(point))
    }

    /// Reads a point as players write it, in either case; `None` when the text is no point of this
    /// board.
    pub fn parse_label(self, text: &str) -> Option<Point> {
        let mut characters = text.chars();
        let letter = characters.next()?.to_ascii_uppercase();
        let x = LETTERS.iter().position(|&known| known as char == letter)?;
        let digits = characters.as_str();
        if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let row: i32 = digits.parse().ok()?;
        self.point(x as i32, self.height() as i32 - row)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_round_trip_on_every_size() {
        for side in 1..=25 {
            let size = Size::square(side).unwrap();
            for point in size.points() {
                assert_eq!(size.parse_label(&size.label(point)), Some(point));
                assert_eq!(size.parse_label(&size.label(point).to_lowercase()), Some(point));
            }
        }
    }

    #[test]
    fn letters_skip_i_and_rows_count_from_below() {
        let size = Size::square(15).unwrap();
        assert_eq!(size.label(size.point(7, 7).unwrap()), "H8");
        assert_eq!(size.label(size.point(8, 0).unwrap()), "J15");
        assert_eq!(size.label(size.point(0, 14).unwrap()), "A1");
        for text in ["", "H", "I8", "H0", "H16", "Q1", "8H", "H8x", "H+8", "H 8", "ÄÖ", "H99999999999"] {
            assert_eq!(size.parse_label(text), None, "{text}");
        }
    }
}
