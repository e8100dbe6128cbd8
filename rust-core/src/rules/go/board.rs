//! The stones of Go with their chains and liberties: a board without history.
//!
//! Stones of a chain form a ring of links, and the chain's numbers lie at one of its stones, its
//! head. Liberties are counted exactly: a stone takes one from each chain beside it, a stone taken
//! off gives one, and two chains that join count only what the other does not touch. The exclusive
//! or of all liberties comes along; for a chain in atari it is the last one. Nothing is allocated
//! while stones are played.

use super::GoError;
use super::vertex::{CELLS, Vertex};
use crate::board::{BySide, Grid, Point, Size, Stone, key_of_stone};

/// What a place of the bordered board holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Cell {
    Empty = 0,
    Black = 1,
    White = 2,
    Border = 3,
}

impl Cell {
    pub(crate) const fn of(stone: Stone) -> Self {
        match stone {
            Stone::Black => Self::Black,
            Stone::White => Self::White,
        }
    }

    pub(crate) const fn stone(self) -> Option<Stone> {
        match self {
            Self::Black => Some(Stone::Black),
            Self::White => Some(Stone::White),
            Self::Empty | Self::Border => None,
        }
    }
}

/// The numbers of a chain, at its head.
#[derive(Clone, Copy)]
struct Chain {
    stones: u16,
    liberties: u16,
    /// The exclusive or of its liberties.
    mixed: Vertex,
}

const NO_CHAIN: Chain = Chain { stones: 0, liberties: 0, mixed: Vertex::NONE };

/// What a stone took off the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Removed {
    /// Whose stones were taken.
    pub(crate) stone: Stone,
    /// How many.
    pub(crate) count: u16,
}

/// The stones on a board of Go.
#[derive(Clone)]
pub struct GoBoard {
    size: Size,
    cells: [Cell; CELLS],
    /// The head of the chain of each stone; [`Vertex::NONE`] elsewhere.
    head: [Vertex; CELLS],
    /// The next stone in the ring of the chain.
    next: [Vertex; CELLS],
    chains: [Chain; CELLS],
    /// The empty places in no order, and where in that list each stands.
    empty: [Vertex; CELLS],
    slot: [u16; CELLS],
    empty_count: u16,
    /// Where a stone may not retake the ko just now.
    ko: Vertex,
    lost: BySide<u32>,
    key: u64,
}

impl GoBoard {
    /// An empty board.
    pub fn new(size: Size) -> Self {
        let mut board = Self {
            size,
            cells: [Cell::Border; CELLS],
            head: [Vertex::NONE; CELLS],
            next: [Vertex::NONE; CELLS],
            chains: [NO_CHAIN; CELLS],
            empty: [Vertex::NONE; CELLS],
            slot: [0; CELLS],
            empty_count: 0,
            ko: Vertex::NONE,
            lost: BySide::default(),
            key: 0,
        };
        for point in size.points() {
            let vertex = Vertex::of(size, point);
            board.cells[vertex.index()] = Cell::Empty;
            board.add_empty(vertex);
        }
        board
    }

    /// A board with these stones.
    ///
    /// # Errors
    /// When a chain has no liberty.
    pub fn from_grid(grid: &Grid) -> Result<Self, GoError> {
        let mut board = Self::new(grid.size());
        board.restore(grid.size().points().filter_map(|point| grid.get(point).map(|stone| (point, stone))));
        match grid.size().points().find(|&point| !grid.is_empty(point) && board.liberties(point) == 0) {
            Some(point) => Err(GoError::NoLiberty { point }),
            None => Ok(board),
        }
    }

    /// The board's size.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// What stands on a point of this board.
    pub fn get(&self, point: Point) -> Option<Stone> {
        self.cell(self.vertex(point)).stone()
    }

    /// The stones as a plain grid.
    pub fn grid(&self) -> Grid {
        let mut grid = Grid::new(self.size);
        for point in self.size.points() {
            grid.set(point, self.get(point));
        }
        grid
    }

    /// The key of the arrangement, equal to [`Grid::key`].
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// How many stones of each colour have been taken off, by suicide too.
    pub const fn lost(&self) -> BySide<u32> {
        self.lost
    }

    /// The empty point where a ko may not be retaken by the next move.
    pub fn ko(&self) -> Option<Point> {
        self.ko.is_some().then(|| self.ko.point(self.size))
    }

    /// The liberties of the chain on a point; 0 on an empty one.
    pub fn liberties(&self, point: Point) -> usize {
        usize::from(self.liberty_count(self.vertex(point)))
    }

    /// The stones of the chain on a point, that one first; none on an empty point.
    pub fn chain(&self, point: Point) -> impl Iterator<Item = Point> + '_ {
        let vertex = self.vertex(point);
        let ring = self.cell(vertex).stone().map(|_| self.ring(vertex));
        ring.into_iter().flatten().map(|stone| stone.point(self.size))
    }

    /// Whether a stone on an empty point would take nothing and leave its own chain without liberty.
    pub fn is_suicide(&self, point: Point, stone: Stone) -> bool {
        self.would_be_suicide(self.vertex(point), stone)
    }

    /// Whether a stone of this colour stands beside a point.
    pub fn has_beside(&self, point: Point, stone: Stone) -> bool {
        self.vertex(point).neighbours().into_iter().any(|beside| self.cell(beside) == Cell::of(stone))
    }

    /// The key of the arrangement after a stone on an empty point, with what it takes off.
    pub fn key_after(&self, point: Point, stone: Stone) -> u64 {
        let vertex = self.vertex(point);
        let mut key = self.key ^ key_of_stone(point, stone);
        let mut takes = false;
        for head in self.distinct_chains(vertex, stone.other()) {
            if self.chains[head.index()].liberties == 1 {
                takes = true;
                key ^= self.key_of_chain(head, stone.other());
            }
        }
        if !takes && self.would_be_suicide(vertex, stone) {
            key ^= key_of_stone(point, stone);
            for head in self.distinct_chains(vertex, stone) {
                key ^= self.key_of_chain(head, stone);
            }
        }
        key
    }

    /// Puts a stone on an empty point and takes off what has no liberty then: the opponent's first,
    /// its own chain otherwise. Asks neither for ko nor whether suicide is allowed. Returns the
    /// points that became empty.
    pub fn play(&mut self, point: Point, stone: Stone) -> Vec<Point> {
        let removed = self.put(self.vertex(point), stone);
        self.just_emptied(removed.count).map(|vertex| vertex.point(self.size)).collect()
    }

    /// Takes back a stone of [`Self::play`]: `emptied` is what it returned, `ko` what [`Self::ko`]
    /// said before.
    pub fn take_back(&mut self, point: Point, stone: Stone, emptied: &[Point], ko: Option<Point>) {
        let is_suicide = emptied.contains(&point);
        let taken = if is_suicide { stone } else { stone.other() };
        let mut lost = self.lost;
        lost[taken] -= emptied.len() as u32;
        let before: Vec<(Point, Stone)> = self
            .size
            .points()
            .filter(|&other| other != point)
            .filter_map(|other| self.get(other).map(|stone| (other, stone)))
            .chain(emptied.iter().filter(|&&other| other != point).map(|&other| (other, taken)))
            .collect();
        *self = Self::new(self.size);
        self.restore(before.into_iter());
        self.lost = lost;
        self.set_ko(ko);
    }

    /// Says where a ko may not be retaken: for taking back a pass.
    pub fn set_ko(&mut self, ko: Option<Point>) {
        self.ko = ko.map_or(Vertex::NONE, |ko| self.vertex(ko));
    }

    /// A turn without a stone: the ko may be retaken.
    pub const fn pass(&mut self) {
        self.ko = Vertex::NONE;
    }

    /// Puts the stones of a position on an empty board, none of them taking any.
    fn restore(&mut self, stones: impl Iterator<Item = (Point, Stone)>) {
        for (point, stone) in stones {
            let vertex = self.vertex(point);
            self.add_stone(vertex, stone);
        }
    }

    const fn vertex(&self, point: Point) -> Vertex {
        Vertex::of(self.size, point)
    }

    fn key_of_chain(&self, head: Vertex, stone: Stone) -> u64 {
        self.ring(head).fold(0, |key, vertex| key ^ key_of_stone(vertex.point(self.size), stone))
    }
}

/// For the inner loops.
impl GoBoard {
    #[inline]
    pub(crate) const fn cell(&self, vertex: Vertex) -> Cell {
        self.cells[vertex.index()]
    }

    /// The head of the chain of a stone; the same for all its stones until the next change.
    #[inline]
    pub(crate) const fn head(&self, vertex: Vertex) -> Vertex {
        self.head[vertex.index()]
    }

    /// The liberties of the chain of a stone.
    #[inline]
    pub(crate) const fn liberty_count(&self, vertex: Vertex) -> u16 {
        self.chains[self.head(vertex).index()].liberties
    }

    /// The stones of the chain of a stone.
    #[inline]
    pub(crate) const fn stone_count(&self, vertex: Vertex) -> u16 {
        self.chains[self.head(vertex).index()].stones
    }

    /// The only liberty of a chain in atari.
    #[inline]
    pub(crate) const fn last_liberty(&self, vertex: Vertex) -> Vertex {
        self.chains[self.head(vertex).index()].mixed
    }

    #[inline]
    pub(crate) const fn ko_vertex(&self) -> Vertex {
        self.ko
    }

    /// The empty places in no order.
    #[inline]
    pub(crate) fn empty_vertices(&self) -> &[Vertex] {
        &self.empty[..usize::from(self.empty_count)]
    }

    /// The stones of a chain, the given one first.
    pub(crate) fn ring(&self, from: Vertex) -> impl Iterator<Item = Vertex> + '_ {
        let mut at = from;
        let mut is_done = false;
        std::iter::from_fn(move || {
            if is_done {
                return None;
            }
            let stone = at;
            at = self.next[at.index()];
            is_done = at == from;
            Some(stone)
        })
    }

    /// The places that the last stone emptied, given how many.
    pub(crate) fn just_emptied(&self, count: u16) -> impl Iterator<Item = Vertex> + '_ {
        self.empty_vertices().iter().rev().take(usize::from(count)).copied()
    }

    /// The heads of the chains of one colour beside a place, each once.
    #[inline]
    pub(crate) fn distinct_chains(
        &self,
        vertex: Vertex,
        stone: Stone,
    ) -> impl Iterator<Item = Vertex> + use<> {
        let wanted = Cell::of(stone);
        let mut heads = [Vertex::NONE; 4];
        for (index, neighbour) in vertex.neighbours().into_iter().enumerate() {
            let head = self.head(neighbour);
            if self.cell(neighbour) == wanted && !heads[..index].contains(&head) {
                heads[index] = head;
            }
        }
        heads.into_iter().filter(|head| head.is_some())
    }

    #[inline]
    pub(crate) fn would_be_suicide(&self, vertex: Vertex, stone: Stone) -> bool {
        let own = Cell::of(stone);
        vertex.neighbours().into_iter().all(|neighbour| match self.cell(neighbour) {
            Cell::Empty => false,
            Cell::Border => true,
            cell => (cell == own) == (self.liberty_count(neighbour) == 1),
        })
    }

    /// Puts a stone on an empty place; see [`Self::play`].
    #[inline]
    pub(crate) fn put(&mut self, vertex: Vertex, stone: Stone) -> Removed {
        self.add_stone(vertex, stone);
        self.ko = Vertex::NONE;
        let foe = stone.other();
        let mut count = 0;
        for neighbour in vertex.neighbours() {
            if self.cell(neighbour) == Cell::of(foe) && self.liberty_count(neighbour) == 0 {
                count += self.remove_chain(neighbour, foe);
            }
        }
        let own = self.chains[self.head(vertex).index()];
        if count == 1 && own.stones == 1 && own.liberties == 1 {
            self.ko = own.mixed;
        }
        if count > 0 || own.liberties > 0 {
            return Removed { stone: foe, count };
        }
        Removed { stone, count: self.remove_chain(vertex, stone) }
    }

    /// Puts a stone down and joins its chains, taking nothing off.
    #[inline]
    fn add_stone(&mut self, vertex: Vertex, stone: Stone) {
        self.take_empty(vertex);
        self.key ^= key_of_stone(vertex.point(self.size), stone);
        self.cells[vertex.index()] = Cell::of(stone);
        let mut chain = Chain { stones: 1, ..NO_CHAIN };
        let mut seen = [Vertex::NONE; 4];
        for (index, neighbour) in vertex.neighbours().into_iter().enumerate() {
            match self.cell(neighbour) {
                Cell::Border => {}
                Cell::Empty => {
                    chain.liberties += 1;
                    chain.mixed = chain.mixed.mixed_with(neighbour);
                }
                Cell::Black | Cell::White => {
                    let head = self.head(neighbour);
                    if !seen[..index].contains(&head) {
                        seen[index] = head;
                        let beside = &mut self.chains[head.index()];
                        beside.liberties -= 1;
                        beside.mixed = beside.mixed.mixed_with(vertex);
                    }
                }
            }
        }
        self.head[vertex.index()] = vertex;
        self.next[vertex.index()] = vertex;
        self.chains[vertex.index()] = chain;
        for head in seen.into_iter().filter(|head| head.is_some()) {
            if self.cell(head) == Cell::of(stone) {
                self.join(self.head(vertex), head);
            }
        }
    }

    /// Joins two chains; the larger keeps its head.
    fn join(&mut self, a: Vertex, b: Vertex) {
        let (large, small) =
            if self.chains[a.index()].stones > self.chains[b.index()].stones { (a, b) } else { (b, a) };
        let mut chain = self.chains[large.index()];
        chain.stones += self.chains[small.index()].stones;
        let mut stone = small;
        loop {
            for liberty in stone.neighbours() {
                if self.cell(liberty) == Cell::Empty
                    && liberty.neighbours().into_iter().all(|beside| self.head(beside) != large)
                {
                    chain.liberties += 1;
                    chain.mixed = chain.mixed.mixed_with(liberty);
                }
            }
            self.head[stone.index()] = large;
            stone = self.next[stone.index()];
            if stone == small {
                break;
            }
        }
        self.chains[large.index()] = chain;
        self.next.swap(large.index(), small.index());
    }

    /// Takes a chain off; returns its number of stones.
    fn remove_chain(&mut self, from: Vertex, stone: Stone) -> u16 {
        let foe = stone.other();
        let mut count = 0;
        let mut vertex = from;
        loop {
            self.cells[vertex.index()] = Cell::Empty;
            self.head[vertex.index()] = Vertex::NONE;
            self.key ^= key_of_stone(vertex.point(self.size), stone);
            self.add_empty(vertex);
            for head in self.distinct_chains(vertex, foe) {
                let beside = &mut self.chains[head.index()];
                beside.liberties += 1;
                beside.mixed = beside.mixed.mixed_with(vertex);
            }
            count += 1;
            vertex = self.next[vertex.index()];
            if vertex == from {
                break;
            }
        }
        self.lost[stone] += u32::from(count);
        count
    }

    fn add_empty(&mut self, vertex: Vertex) {
        self.slot[vertex.index()] = self.empty_count;
        self.empty[usize::from(self.empty_count)] = vertex;
        self.empty_count += 1;
    }

    fn take_empty(&mut self, vertex: Vertex) {
        self.empty_count -= 1;
        let last = self.empty[usize::from(self.empty_count)];
        let slot = self.slot[vertex.index()];
        self.empty[usize::from(slot)] = last;
        self.slot[last.index()] = slot;
    }
}

impl PartialEq for GoBoard {
    /// Equal stones, ko and losses; how chains are linked inside may differ.
    fn eq(&self, other: &Self) -> bool {
        self.size == other.size && self.cells == other.cells && self.ko == other.ko && self.lost == other.lost
    }
}

impl Eq for GoBoard {}

impl std::fmt::Debug for GoBoard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "\n{}", self.grid())
    }
}
