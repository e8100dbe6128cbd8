//! The boards of a record's main line, one after the other: what a screen steps through.

use super::tree::{GameKind, GameTree, NodeId};
use crate::board::{BySide, Grid, Point, Size, Stone};
use crate::rules::Move;
use crate::rules::five::{FiveRule, winning_line};
use crate::rules::go::GoBoard;

/// The board after a move, or at the beginning.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Frame {
    /// The points, row by row from the top left: 0 empty, 1 black, 2 white.
    pub cells: Vec<u8>,
    /// The move number of each stone, from 1, passes counted; 0 where none stands, and for stones that
    /// were set up.
    pub numbers: Vec<u16>,
    /// The moves so far.
    pub number: u32,
    /// Where the last move put a stone; `None` at the beginning, after a pass and after setup.
    pub last_move: Option<Point>,
    /// Who made the last move; `None` at the beginning and after setup.
    pub stone: Option<Stone>,
    /// Whether the last move was a pass.
    pub passed: bool,
    /// The stones that came with this frame.
    pub placed: Vec<Point>,
    /// The stones that left the board with this frame.
    pub removed: Vec<Point>,
    /// The stones that each side has captured so far.
    pub captures: BySide<u32>,
    /// The winning line of five in a row, in order, where the last move makes one.
    pub line: Vec<Point>,
    /// What the record says about the move.
    pub comment: String,
}

/// The frames of a game. They are kept as changes, so that long games on large boards stay small.
#[derive(Clone, Debug)]
pub struct Frames {
    kind: GameKind,
    size: Size,
    steps: Vec<Step>,
}

/// A stone with its move number.
type Cell = Option<(u16, Stone)>;

#[derive(Clone, Debug, Default)]
struct Step {
    /// What stands on points from here on, in the order in which it came.
    changes: Vec<(Point, Cell)>,
    number: u32,
    last_move: Option<Point>,
    stone: Option<Stone>,
    passed: bool,
    captures: BySide<u32>,
    line: Vec<Point>,
    comment: String,
}

impl Frames {
    /// The main line of a tree; `None` for games other than Go and five in a row, and for boards that
    /// Tengen has not. Moves against the rules are shown as the record has them.
    pub fn of(tree: &GameTree) -> Option<Self> {
        let kind = tree.kind();
        let size = tree.size().filter(|_| !matches!(kind, GameKind::Other(_)))?;
        let mut walk = Walk::new(tree, size);
        for id in tree.main_line() {
            walk.enter(id);
        }
        Some(Self { kind, size, steps: walk.steps })
    }

    /// Which game.
    pub const fn kind(&self) -> GameKind {
        self.kind
    }

    /// The board's size.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The number of the last frame: the first is 0, the beginning.
    pub const fn last(&self) -> usize {
        self.steps.len().saturating_sub(1)
    }

    /// A frame by its number, from 0; `None` beyond the last.
    pub fn frame(&self, index: usize) -> Option<Frame> {
        let step = self.steps.get(index)?;
        let mut cells: Vec<Cell> = vec![None; self.size.area()];
        for (point, cell) in self.steps[..index].iter().flat_map(|step| &step.changes) {
            cells[point.index()] = *cell;
        }
        let before = cells.clone();
        for (point, cell) in &step.changes {
            cells[point.index()] = *cell;
        }
        let changed = |is_wanted: &dyn Fn(Cell, Cell) -> bool| -> Vec<Point> {
            self.size
                .points()
                .filter(|point| is_wanted(before[point.index()], cells[point.index()]))
                .collect()
        };
        Some(Frame {
            number: step.number,
            last_move: step.last_move,
            stone: step.stone,
            passed: step.passed,
            placed: changed(&|before, now| now.is_some() && now != before),
            removed: changed(&|before, now| before.is_some() && now.is_none()),
            captures: step.captures,
            line: step.line.clone(),
            comment: step.comment.clone(),
            numbers: cells.iter().map(|cell| cell.map_or(0, |(number, _)| number)).collect(),
            cells: cells.into_iter().map(cell_byte).collect(),
        })
    }
}

const fn cell_byte(cell: Cell) -> u8 {
    match cell {
        None => 0,
        Some((_, Stone::Black)) => 1,
        Some((_, Stone::White)) => 2,
    }
}

/// The position while the frames are made.
struct Walk<'a> {
    tree: &'a GameTree,
    rule: FiveRule,
    grid: Grid,
    /// The same stones with their chains, while every chain has a liberty.
    board: Option<GoBoard>,
    steps: Vec<Step>,
}

impl<'a> Walk<'a> {
    fn new(tree: &'a GameTree, size: Size) -> Self {
        // A record without a known rule: the one that most play.
        let rule = tree.five_rule().unwrap_or(FiveRule::Freestyle);
        Self { tree, rule, grid: Grid::new(size), board: None, steps: Vec::new() }
    }

    /// Adds the frame of a node. What only says something belongs to the frame before.
    fn enter(&mut self, id: NodeId) {
        let comment = self.tree.comment(id).unwrap_or_default();
        let mut step = match self.steps.last() {
            Some(last) => Step { number: last.number, captures: last.captures, ..Step::default() },
            None => Step::default(),
        };
        self.set_up(id, &mut step);
        let played = self.tree.played(id);
        if let Some((stone, played)) = played {
            step.number += 1;
            step.stone = Some(stone);
            match played {
                Move::Pass => step.passed = true,
                Move::Place(point) => self.play(stone, point, &mut step),
            }
        }
        match self.steps.last_mut() {
            Some(last) if played.is_none() && step.changes.is_empty() => {
                if !comment.is_empty() && !last.comment.is_empty() {
                    last.comment.push('\n');
                }
                last.comment.push_str(comment);
            }
            _ => {
                comment.clone_into(&mut step.comment);
                self.steps.push(step);
            }
        }
    }

    fn set_up(&mut self, id: NodeId, step: &mut Step) {
        for setup in self.tree.setup(id) {
            self.put(setup.point, setup.cell.map(|stone| (0, stone)), step);
            self.board = None;
        }
    }

    fn put(&mut self, point: Point, cell: Cell, step: &mut Step) {
        self.grid.set(point, cell.map(|(_, stone)| stone));
        step.changes.push((point, cell));
    }

    fn play(&mut self, stone: Stone, point: Point, step: &mut Step) {
        let number = u16::try_from(step.number).unwrap_or(u16::MAX);
        step.last_move = Some(point);
        if self.tree.kind() == GameKind::Go {
            self.play_go(stone, point, number, step);
        } else {
            self.put(point, Some((number, stone)), step);
            step.line = winning_line(&self.grid, self.rule, point).unwrap_or_default();
        }
    }

    fn play_go(&mut self, stone: Stone, point: Point, number: u16, step: &mut Step) {
        if !self.grid.is_empty(point) {
            // On a stone: it gives way, as other programs have it.
            self.grid.set(point, None);
            self.board = None;
        }
        if self.board.is_none() {
            self.board = GoBoard::from_grid(&self.grid).ok();
        }
        let emptied = self.board.as_mut().map_or_else(Vec::new, |board| board.play(point, stone));
        self.put(point, Some((number, stone)), step);
        for taken in emptied {
            let owner = self.grid.get(taken).unwrap_or(stone);
            step.captures[owner.other()] += 1;
            self.put(taken, None, step);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::sgf;

    fn frames(text: &str) -> Frames {
        Frames::of(&sgf::read(text.as_bytes()).unwrap().games[0].tree).unwrap()
    }

    fn labels(frames: &Frames, points: &[Point]) -> String {
        points.iter().map(|&point| frames.size().label(point)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn captures_leave_the_board_and_are_counted() {
        let frames = frames("(;GM[1]SZ[5]C[A small board.];B[ad];W[ae]C[Bold.];B[be];W[];B[cc])");
        assert_eq!(frames.last(), 5);
        assert_eq!(frames.frame(0).unwrap().comment, "A small board.");
        let frame = frames.frame(3).unwrap();
        assert_eq!((frame.number, frame.stone, frame.passed), (3, Some(Stone::Black), false));
        assert_eq!(labels(&frames, &frame.placed), "B1");
        assert_eq!(labels(&frames, &frame.removed), "A1");
        assert_eq!(frame.captures, BySide::new(1, 0));
        assert_eq!(frame.cells.iter().filter(|&&cell| cell > 0).count(), 2);
        let pass = frames.frame(4).unwrap();
        assert_eq!((pass.passed, pass.last_move, pass.number), (true, None, 4));
        let last = frames.frame(5).unwrap();
        assert_eq!(last.numbers[last.last_move.unwrap().index()], 5);
        assert_eq!(frames.frame(6), None);
    }

    #[test]
    fn setup_has_no_numbers_and_lone_comments_join_the_frame_before() {
        let frames = frames("(;GM[1]SZ[9]AB[cc][gg]PL[W];W[ee];C[Why?];C[So.];AE[cc];B[cg])");
        assert_eq!(frames.last(), 3);
        let first = frames.frame(0).unwrap();
        assert_eq!((labels(&frames, &first.placed), first.stone), ("C7 G3".to_owned(), None));
        assert!(first.numbers.iter().all(|&number| number == 0));
        assert_eq!(frames.frame(1).unwrap().comment, "Why?\nSo.");
        let taken = frames.frame(2).unwrap();
        assert_eq!((labels(&frames, &taken.removed), taken.captures), ("C7".to_owned(), BySide::default()));
        assert_eq!(frames.frame(3).unwrap().number, 2);
    }

    #[test]
    fn five_in_a_row_ends_with_its_line() {
        let frames = frames("(;GM[4]SZ[15];B[ha];W[aa];B[hb];W[ba];B[hc];W[ca];B[hd];W[da];B[he])");
        assert!(frames.frame(8).unwrap().line.is_empty());
        assert_eq!(labels(&frames, &frames.frame(9).unwrap().line), "H15 H14 H13 H12 H11");
    }

    #[test]
    fn moves_on_stones_and_chains_without_liberties_are_shown_as_recorded() {
        let frames = frames("(;GM[1]SZ[3]AB[aa][ba][ab];W[aa];B[aa];W[cc])");
        let frame = frames.frame(1).unwrap();
        assert_eq!(frame.cells[0], 0, "a suicide on the point of a stone");
        assert_eq!(frames.last(), 3);
        let dead = self::frames("(;GM[1]SZ[2]AB[aa][ba][ab][bb];W[aa])");
        assert_eq!(dead.frame(1).unwrap().cells.len(), 4);
    }

    #[test]
    fn other_games_and_boards_have_no_frames() {
        let none = |text: &str| Frames::of(&sgf::read(text.as_bytes()).unwrap().games[0].tree).is_none();
        assert!(none("(;GM[2]SZ[8])"));
        assert!(none("(;GM[1]SZ[52];B[aa])"));
    }
}
