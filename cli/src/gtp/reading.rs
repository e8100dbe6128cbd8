//! Colours, points and moves as GTP writes them.

use tengen_core::board::{Point, Size, Stone};
use tengen_core::rules::Move;

pub(super) fn read_colour(text: &str) -> Option<Stone> {
    match text.to_ascii_lowercase().as_str() {
        "b" | "black" => Some(Stone::Black),
        "w" | "white" => Some(Stone::White),
        _ => None,
    }
}

pub(super) fn read_move(size: Size, text: &str) -> Option<Move> {
    if text.eq_ignore_ascii_case("pass") {
        return Some(Move::Pass);
    }
    size.parse_label(text).map(Move::Place)
}

pub(super) fn write_move(size: Size, played: Move) -> String {
    played.point().map_or_else(|| "pass".to_owned(), |point| size.label(point))
}

pub(super) fn write_points(size: Size, points: impl IntoIterator<Item = Point>) -> String {
    points.into_iter().map(|point| size.label(point)).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let size = Size::square(19).unwrap();
        for label in ["A1", "J10", "T19", "pass"] {
            assert_eq!(write_move(size, read_move(size, label).unwrap()), label);
        }
        assert_eq!(read_move(size, "PASS"), Some(Move::Pass));
        assert_eq!((read_move(size, "I5"), read_move(size, "A20"), read_colour("x")), (None, None, None));
        assert_eq!(read_colour("White"), Some(Stone::White));
    }
}
