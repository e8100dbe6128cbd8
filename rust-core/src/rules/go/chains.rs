//! Putting stones down and taking chains off: the inner loops of the board.

use super::board::{Cell, Chain, GoBoard, NO_CHAIN, Removed};
use super::vertex::Vertex;
use crate::board::{Stone, key_of_stone};

impl GoBoard {
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
    pub(super) fn add_stone(&mut self, vertex: Vertex, stone: Stone) {
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

    pub(super) fn add_empty(&mut self, vertex: Vertex) {
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
