//! What stands on each point.

use super::{Direction, MAX_SIDE, Point, Size, Stone, zobrist};

/// The stones on a board, with the key of their arrangement kept up to date.
#[derive(Clone, PartialEq, Eq)]
pub struct Grid {
    size: Size,
    cells: Vec<Option<Stone>>,
    stones: usize,
    key: u64,
}

impl Grid {
    /// An empty board.
    pub fn new(size: Size) -> Self {
        Self { size, cells: vec![None; size.area()], stones: 0, key: 0 }
    }

    /// The board's size.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// What stands on a point of this board.
    pub fn get(&self, point: Point) -> Option<Stone> {
        self.cells[point.index()]
    }

    /// Whether nothing stands on the point.
    pub fn is_empty(&self, point: Point) -> bool {
        self.get(point).is_none()
    }

    /// Puts a stone on a point, or takes it away. Returns what stood there.
    pub fn set(&mut self, point: Point, cell: Option<Stone>) -> Option<Stone> {
        let before = std::mem::replace(&mut self.cells[point.index()], cell);
        if let Some(stone) = before {
            self.key ^= zobrist::key_of_stone(point, stone);
            self.stones -= 1;
        }
        if let Some(stone) = cell {
            self.key ^= zobrist::key_of_stone(point, stone);
            self.stones += 1;
        }
        before
    }

    /// The number of stones on the board.
    pub const fn stones(&self) -> usize {
        self.stones
    }

    /// Whether no point is empty.
    pub fn is_full(&self) -> bool {
        self.stones == self.cells.len()
    }

    /// The key of the arrangement: the exclusive or of [`key_of_stone`](super::key_of_stone) over
    /// all stones, 0 for the empty board. The side to move is not in it.
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// The empty points, row by row from the top left.
    pub fn empty_points(&self) -> impl Iterator<Item = Point> + '_ {
        self.size.points().filter(|&point| self.is_empty(point))
    }

    /// How many stones of one colour follow on `from` in a direction (`forward`) or against it,
    /// `from` itself not counted.
    pub fn run(&self, from: Point, direction: Direction, forward: bool, stone: Stone) -> usize {
        let sign = if forward { 1 } else { -1 };
        (1..=i32::from(MAX_SIDE))
            .take_while(|&count| {
                self.size.step(from, direction, sign * count).and_then(|point| self.get(point)) == Some(stone)
            })
            .count()
    }

    /// The board as one byte a point, row-major: 0 empty, 1 black, 2 white.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.cells.iter().map(|cell| cell.map_or(0, |stone| stone as u8)).collect()
    }
}

impl std::fmt::Debug for Grid {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "\n{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn key_and_count_follow_the_stones() {
        let size = Size::new(7, 3).unwrap();
        let mut grid = Grid::new(size);
        let (a, b) = (size.point(0, 0).unwrap(), size.point(6, 2).unwrap());
        assert_eq!(grid.set(a, Some(Stone::Black)), None);
        assert_eq!(grid.set(b, Some(Stone::White)), None);
        let mut twin = Grid::new(size);
        twin.set(b, Some(Stone::White));
        twin.set(a, Some(Stone::Black));
        assert_eq!(grid, twin);
        assert_eq!(grid.set(a, Some(Stone::White)), Some(Stone::Black));
        assert_ne!(grid.key(), twin.key());
        assert_eq!(grid.stones(), 2);
        grid.set(a, None);
        grid.set(b, None);
        assert_eq!((grid.key(), grid.stones()), (0, 0));
    }

    #[test]
    fn a_cell_takes_one_byte() {
        assert_eq!(std::mem::size_of::<Option<Stone>>(), 1);
    }

    #[test]
    fn runs_end_at_the_edge_and_at_the_other_colour() {
        let size = Size::square(5).unwrap();
        let mut grid = Grid::new(size);
        for x in [0, 1, 3] {
            grid.set(size.point(x, 2).unwrap(), Some(Stone::Black));
        }
        grid.set(size.point(4, 2).unwrap(), Some(Stone::White));
        let gap = size.point(2, 2).unwrap();
        assert_eq!(grid.run(gap, Direction::Horizontal, false, Stone::Black), 2);
        assert_eq!(grid.run(gap, Direction::Horizontal, true, Stone::Black), 1);
        assert_eq!(grid.run(gap, Direction::Vertical, true, Stone::Black), 0);
    }
}
