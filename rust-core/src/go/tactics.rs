//! What the stones beside a point say about it: eyes, self-atari, escapes.

use crate::board::Stone;
use crate::rules::go::vertex::Vertex;
use crate::rules::go::{Cell, GoBoard};

/// The largest dead shape that is looked at stone by stone.
const LARGEST_SHAPE: u16 = 5;

/// Whether an empty point is a real eye of a side as far as its eight neighbours say: own stones
/// around, and the other side on fewer than two diagonals, on none at the edge.
#[inline]
pub(super) fn is_eye(board: &GoBoard, vertex: Vertex, stone: Stone) -> bool {
    let own = Cell::of(stone);
    if !vertex
        .neighbours()
        .into_iter()
        .all(|beside| matches!(board.cell(beside), cell if cell == own || cell == Cell::Border))
    {
        return false;
    }
    let (mut against, mut is_edge) = (0, 0);
    for diagonal in vertex.diagonals() {
        let cell = board.cell(diagonal);
        against += u8::from(cell == Cell::of(stone.other()));
        is_edge |= u8::from(cell == Cell::Border);
    }
    against + is_edge < 2
}

/// Whether a stone on an empty point may be played by simple ko, and is no suicide.
#[inline]
pub(super) fn is_legal(board: &GoBoard, vertex: Vertex, stone: Stone) -> bool {
    vertex != board.ko_vertex() && !board.would_be_suicide(vertex, stone)
}

/// Whether the chain of a legal stone on an empty point would have a single liberty.
#[inline]
pub(super) fn is_self_atari(board: &GoBoard, vertex: Vertex, stone: Stone) -> bool {
    only_liberty(board, vertex, stone).is_some()
}

/// The single liberty that the chain of a legal stone would have; `None` when it would have more.
/// Exact but for captures of single stones, which may join chains or free more points.
#[inline]
fn only_liberty(board: &GoBoard, vertex: Vertex, stone: Stone) -> Option<Vertex> {
    let own = Cell::of(stone);
    let mut liberty = Vertex::NONE;
    for beside in vertex.neighbours() {
        let cell = board.cell(beside);
        let found = match cell {
            Cell::Border => continue,
            Cell::Empty => beside,
            _ if cell == own => match board.liberty_count(beside) {
                1 => continue,
                // Of two liberties the exclusive or is kept, and one is this point.
                2 => board.last_liberty(beside).mixed_with(vertex),
                _ => return None,
            },
            // A chain that is taken leaves its stones' points; two of them or a joined chain make it
            // safe, and the rest is seldom enough for a rule of thumb.
            _ if board.liberty_count(beside) == 1 => {
                if board.stone_count(beside) > 1 {
                    return None;
                }
                beside
            }
            _ => continue,
        };
        if liberty.is_some() && liberty != found {
            return None;
        }
        liberty = found;
    }
    Some(liberty)
}

/// Whether a self-atari is still worth a try: a stone thrown in that puts a chain into atari; or stones
/// that a chain must take with its last liberty, too few or of too compact a shape to leave it room
/// for two eyes.
pub(super) fn is_sacrifice(board: &GoBoard, vertex: Vertex, stone: Stone) -> bool {
    let Some(last) = only_liberty(board, vertex, stone) else { return false };
    let own: u16 = board.distinct_chains(vertex, stone).map(|head| board.stone_count(head)).sum();
    let is_hit = |head| {
        let other_liberty = board.last_liberty(head).mixed_with(vertex);
        board.liberty_count(head) == 2 && (own == 0 || other_liberty == last)
    };
    if !board.distinct_chains(vertex, stone.other()).any(is_hit) {
        return false;
    }
    match own + 1 {
        ..=3 => true,
        size if size <= LARGEST_SHAPE => is_compact(board, vertex, stone, size),
        _ => false,
    }
}

/// Whether a shape of four or five is one that a single stone kills: a square, a T, a bulky five or a
/// cross.
fn is_compact(board: &GoBoard, vertex: Vertex, stone: Stone, size: u16) -> bool {
    let mut shape = [Vertex::NONE; LARGEST_SHAPE as usize];
    let stones = board.distinct_chains(vertex, stone).flat_map(|head| board.ring(head));
    for (place, member) in shape.iter_mut().zip(std::iter::once(vertex).chain(stones)) {
        *place = member;
    }
    let shape = &shape[..usize::from(size)];
    let degree =
        |member: Vertex| member.neighbours().into_iter().filter(|beside| shape.contains(beside)).count();
    let joints: usize = shape.iter().map(|&member| degree(member)).sum();
    let most = shape.iter().map(|&member| degree(member)).max().unwrap_or(0);
    // Twice the number of lines between stones: a square has four, a bulky five as five stones five.
    joints / 2 >= usize::from(size) || most + 1 >= usize::from(size)
}

/// Calls `found` with each move that may save a chain in atari: extending to two liberties, or taking
/// a chain in atari beside it.
pub(super) fn escapes(board: &GoBoard, head: Vertex, stone: Stone, mut found: impl FnMut(Vertex)) {
    let exit = board.last_liberty(head);
    for member in board.ring(head) {
        for beside in member.neighbours() {
            if board.cell(beside) == Cell::of(stone.other()) && board.liberty_count(beside) == 1 {
                found(board.last_liberty(beside));
            }
        }
    }
    if is_legal(board, exit, stone) && !is_self_atari(board, exit, stone) {
        found(exit);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Diagram, Point};
    use crate::search::Random;

    fn board(diagram: &str) -> (GoBoard, Vec<(char, Vertex)>) {
        let diagram = Diagram::parse(diagram).unwrap();
        let size = diagram.grid.size();
        let marks = diagram.marks.iter().map(|&(mark, point)| (mark, Vertex::of(size, point))).collect();
        (GoBoard::from_grid(&diagram.grid).unwrap(), marks)
    }

    #[test]
    fn eyes_are_real_or_false() {
        // a: real; b: false at the edge; c: real with one corner of four against it.
        let (board, marks) = board(
            "
            a X O X b X .
            X X . O X O .
            . . . X O . .
            . X X X . . .
            . X c X . . .
            . O X . . . .",
        );
        let eyes: Vec<(char, bool)> =
            marks.iter().map(|&(mark, vertex)| (mark, is_eye(&board, vertex, Stone::Black))).collect();
        assert_eq!(eyes, [('a', true), ('b', false), ('c', true)]);
    }

    #[test]
    fn a_sacrifice_is_small_or_compact() {
        // Three in a line leave no room for two eyes, five do, a square does not.
        let shapes = [
            ("O O O O O\nO X X a .\nO O O O O", true),
            ("O O O O O O\nX X X X a .\nO O O O O O", false),
            ("X X O\nX a O\n. O O", true),
        ];
        for (shape, expected) in shapes {
            let (board, marks) = board(shape);
            assert!(is_self_atari(&board, marks[0].1, Stone::Black), "{shape}");
            assert_eq!(is_sacrifice(&board, marks[0].1, Stone::Black), expected, "{shape}");
        }
    }

    #[test]
    fn a_stone_is_thrown_into_a_false_eye() {
        let (board, marks) = board(
            "
            . X X X X X
            X X O O O O
            X O a O . O",
        );
        assert!(is_self_atari(&board, marks[0].1, Stone::Black));
        assert!(is_sacrifice(&board, marks[0].1, Stone::Black));
    }

    #[test]
    fn seki_is_left_alone() {
        // c is shared, and each side has an eye besides: playing there only loses the stones.
        let (board, marks) = board(
            "
            . X c O . O X X .
            X X X O O O X . X
            O O O X X X X X X
            . . O O O . . . .",
        );
        for stone in Stone::BOTH {
            assert!(is_self_atari(&board, marks[0].1, stone));
            assert!(!is_sacrifice(&board, marks[0].1, stone));
        }
    }

    #[test]
    fn self_atari_is_what_playing_it_shows() {
        let mut random = Random::new(3);
        let mut seen = [0; 2];
        for _ in 0..300 {
            let size = crate::board::Size::square(7).unwrap();
            let mut board = GoBoard::new(size);
            for _ in 0..40 {
                let (point, stone) = (Point::from_index(random.below(49)), Stone::BOTH[random.below(2)]);
                let vertex = Vertex::of(size, point);
                if board.get(point).is_some() || !is_legal(&board, vertex, stone) {
                    continue;
                }
                let thought = is_self_atari(&board, vertex, stone);
                let takes =
                    board.distinct_chains(vertex, stone.other()).any(|head| board.liberty_count(head) == 1);
                board.put(vertex, stone);
                let is_atari = board.liberty_count(vertex) == 1;
                // With a capture the rule of thumb may err on the side of caution.
                assert!(thought == is_atari || (takes && thought), "{board:?}");
                seen[usize::from(thought)] += 1;
            }
        }
        assert!(seen[0] > 100 && seen[1] > 100);
    }
}
