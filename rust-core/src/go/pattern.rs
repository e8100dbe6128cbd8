//! Shapes of nine points in whose middle a stone is worth trying.
//!
//! Source of the shapes: Gelly, Wang, Munos and Teytaud 2006, section 3.2 (hane, cuts, the edge). The
//! table is made from the drawings below, in all symmetries and for both colours.

use std::sync::LazyLock;

use crate::board::Stone;
use crate::rules::go::vertex::Vertex;
use crate::rules::go::{Cell, GoBoard};

/// `X` and `O` stones of the two sides, either to move; `.` empty; `x` anything but X on the board,
/// `o` anything but O, `?` anything on the board, `#` beyond the edge. The middle is empty.
const SHAPES: [&str; 13] = [
    // Hane around or beside a stone.
    "XOX ... ???",
    "XO. ... ?.?",
    "XO? X.. x.?",
    // Hane that only one side plays is drawn for both: the difference is small.
    "XOO ... ?.?",
    // Cuts; the first is none where the cutting stone is taken, drawn as what may lie there.
    "XO? O.o ?o?",
    "XO? O.X ???",
    "?X? O.O ooo",
    // The edge below.
    "X.? O.? ###",
    "OX? o.O ###",
    "?X? x.O ###",
    "?XO ?.? ###",
    "?OX X.O ###",
    "OXO X.? ###",
];

/// A bit for each neighbourhood of eight cells.
static TABLE: LazyLock<Vec<u64>> = LazyLock::new(table);

/// Whether an empty point is the middle of a shape.
#[inline]
pub(super) fn matches(board: &GoBoard, vertex: Vertex) -> bool {
    let code = code(board, vertex);
    TABLE[code / 64] >> (code % 64) & 1 == 1
}

/// The eight cells around a point, two bits each, row by row.
#[inline]
fn code(board: &GoBoard, vertex: Vertex) -> usize {
    let [up, left, right, down] = vertex.neighbours();
    let [up_left, up_right, down_left, down_right] = vertex.diagonals();
    [up_left, up, up_right, left, right, down_left, down, down_right]
        .into_iter()
        .fold(0, |code, beside| code << 2 | board.cell(beside) as usize)
}

fn table() -> Vec<u64> {
    let mut table = vec![0; 1 << 10];
    for shape in SHAPES {
        let drawn: Vec<char> = shape.chars().filter(|&character| character != ' ').collect();
        for turn in 0..8 {
            for black in Stone::BOTH {
                let around: Vec<char> =
                    (0..9).filter(|&at| at != 4).map(|at| drawn[turned(at, turn)]).collect();
                mark(&mut table, &around, black, 0);
            }
        }
    }
    table
}

/// Sets the bit of every neighbourhood that a drawing stands for; `side` plays X.
fn mark(table: &mut [u64], around: &[char], side: Stone, code: usize) {
    let Some((first, rest)) = around.split_first() else {
        table[code / 64] |= 1 << (code % 64);
        return;
    };
    let (own, other) = (Cell::of(side), Cell::of(side.other()));
    let cells: &[Cell] = match first {
        'X' => &[own],
        'O' => &[other],
        '.' => &[Cell::Empty],
        'x' => &[Cell::Empty, other],
        'o' => &[Cell::Empty, own],
        '#' => &[Cell::Border],
        _ => &[Cell::Empty, Cell::Black, Cell::White],
    };
    for &cell in cells {
        mark(table, rest, side, code << 2 | cell as usize);
    }
}

/// Where the cell at an index of the nine comes from in one of the eight symmetries.
const fn turned(at: usize, turn: usize) -> usize {
    let (mut x, mut y) = (at % 3, at / 3);
    if turn & 1 != 0 {
        x = 2 - x;
    }
    if turn & 2 != 0 {
        y = 2 - y;
    }
    if turn & 4 != 0 { x * 3 + y } else { y * 3 + x }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Diagram, Point, Symmetry};

    /// The points of a board that are the middle of a shape.
    fn found(diagram: &Diagram) -> Vec<Point> {
        let board = GoBoard::from_grid(&diagram.grid).unwrap();
        let size = board.size();
        diagram.grid.empty_points().filter(|&point| matches(&board, Vertex::of(size, point))).collect()
    }

    #[test]
    fn a_hane_a_cut_and_the_edge_are_found_and_an_open_point_is_not() {
        let diagram = Diagram::parse(
            "
            . . . . . .
            . . . . . .
            . X O a . .
            . . . . . .
            . . . . . .
            . . . . . .",
        )
        .unwrap();
        let marks = found(&diagram);
        let at = |label| diagram.grid.size().parse_label(label).unwrap();
        // Hane below and above the pair; nothing far away.
        assert!(marks.contains(&at("B3")) && marks.contains(&at("C5")));
        assert!(!marks.contains(&at("F1")) && !marks.contains(&at("D4")));
    }

    #[test]
    fn shapes_do_not_depend_on_side_or_colour() {
        let mut random = crate::search::Random::new(5);
        for _ in 0..200 {
            let size = crate::board::Size::square(5).unwrap();
            let mut board = GoBoard::new(size);
            for _ in 0..12 {
                let point = Point::from_index(random.below(25));
                let stone = Stone::BOTH[random.below(2)];
                if board.get(point).is_none() && !board.is_suicide(point, stone) {
                    board.play(point, stone);
                }
            }
            let grid = board.grid();
            for symmetry in Symmetry::ALL {
                let mut turned = crate::board::Grid::new(size);
                for point in size.points() {
                    turned.set(symmetry.apply(size, point), grid.get(point).map(Stone::other));
                }
                let turned = GoBoard::from_grid(&turned).unwrap();
                for point in grid.empty_points() {
                    let image = Vertex::of(size, symmetry.apply(size, point));
                    assert_eq!(matches(&board, Vertex::of(size, point)), matches(&turned, image));
                }
            }
        }
    }
}
