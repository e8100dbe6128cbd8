//! One game played to its end by rules of thumb.

use super::parameters::Parameters;
use super::policy;
use crate::board::{BySide, Size, Stone};
use crate::rules::Move;
use crate::rules::go::vertex::{CELLS, Vertex};
use crate::rules::go::{Cell, GoBoard, GoPosition};
use crate::search::Random;

/// A game inside the search: simple ko, no history but the last two moves.
#[derive(Clone)]
pub(super) struct Game {
    pub(super) board: GoBoard,
    pub(super) to_move: Stone,
    /// The last move; [`Vertex::NONE`] for a pass.
    pub(super) last: Vertex,
    pub(super) before_last: Vertex,
    /// Passes in a row.
    pub(super) passes: u32,
}

impl Game {
    /// The position without its history; how its chains are linked depends on the stones alone.
    pub(super) fn of(position: &GoPosition) -> Self {
        let size = position.size();
        let mut board = GoBoard::new(size);
        for point in size.points() {
            if let Some(stone) = position.board().get(point) {
                board.put(Vertex::of(size, point), stone);
            }
        }
        board.set_ko(position.board().ko());
        let mut back = position
            .moves()
            .iter()
            .rev()
            .map(|played| played.point().map_or(Vertex::NONE, |point| Vertex::of(size, point)));
        let last = back.next().unwrap_or(Vertex::NONE);
        let before_last = back.next().unwrap_or(Vertex::NONE);
        let passes = u32::from(position.moves().last() == Some(&Move::Pass));
        Self { board, to_move: position.to_move(), last, before_last, passes }
    }

    /// Plays a legal move; [`Vertex::NONE`] passes.
    #[inline]
    pub(super) fn play(&mut self, vertex: Vertex) {
        if vertex.is_some() {
            self.board.put(vertex, self.to_move);
            self.passes = 0;
        } else {
            self.board.pass();
            self.passes += 1;
        }
        self.before_last = self.last;
        self.last = vertex;
        self.to_move = self.to_move.other();
    }

    /// Plays to the end, telling `seen` each stone; two passes end it, or the parameters' cap.
    pub(super) fn play_out(
        &mut self,
        parameters: &Parameters,
        random: &mut Random,
        mut seen: impl FnMut(Vertex, Stone),
    ) {
        for _ in 0..parameters.longest_playout * self.board.size().area() {
            if self.passes >= 2 {
                return;
            }
            let vertex = policy::choose(self, parameters, random);
            if vertex.is_some() {
                seen(vertex, self.to_move);
            }
            self.play(vertex);
        }
    }

    /// Who has each point at the end of a playout: 1 Black, -1 White, 0 nobody. Every stone is
    /// alive; empty points are seldom more than single eyes.
    #[inline]
    pub(super) fn owner(&self, vertex: Vertex) -> i32 {
        match self.board.cell(vertex) {
            Cell::Black => 1,
            Cell::White => -1,
            _ => {
                let mut touches = BySide::new(false, false);
                for beside in vertex.neighbours() {
                    if let Some(stone) = self.board.cell(beside).stone() {
                        touches[stone] = true;
                    }
                }
                i32::from(touches.black) - i32::from(touches.white)
            }
        }
    }
}

/// The places of a board, row by row.
pub(super) fn vertices(size: Size) -> impl Iterator<Item = Vertex> {
    size.points().map(move |point| Vertex::of(size, point))
}

/// Which side played first on each place, and at which move; what RAVE counts.
pub(super) struct FirstPlays {
    by: [Option<Stone>; CELLS],
    at: [u16; CELLS],
    count: u16,
}

impl FirstPlays {
    pub(super) const fn new() -> Self {
        Self { by: [None; CELLS], at: [0; CELLS], count: 0 }
    }

    pub(super) fn clear(&mut self) {
        self.by.fill(None);
        self.count = 0;
    }

    #[inline]
    pub(super) fn add(&mut self, vertex: Vertex, stone: Stone) {
        if vertex.is_some() && self.by[vertex.index()].is_none() {
            self.by[vertex.index()] = Some(stone);
            self.at[vertex.index()] = self.count;
        }
        self.count = self.count.saturating_add(1);
    }

    /// Whether a side was the first on a place, at this move of the simulation or later.
    #[inline]
    pub(super) fn is_first(&self, vertex: Vertex, stone: Stone, from: usize) -> bool {
        self.by[vertex.index()] == Some(stone) && usize::from(self.at[vertex.index()]) >= from
    }
}

/// Plays a number of playouts from a position and returns how many Black won by area, without komi:
/// a measure of speed.
pub fn playouts(position: &GoPosition, count: u32, seed: u64) -> u32 {
    let parameters = Parameters::default();
    let (root, mut random) = (Game::of(position), Random::new(seed));
    let mut game = root.clone();
    (0..count)
        .filter(|_| {
            game.clone_from(&root);
            game.play_out(&parameters, &mut random, |_, _| {});
            vertices(position.size()).map(|vertex| game.owner(vertex)).sum::<i32>() > 0
        })
        .count() as u32
}
