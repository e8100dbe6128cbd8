//! What a new move of the tree begins with: results that were never played, from rules of thumb.

use super::parameters::Parameters;
use super::pattern;
use super::playout::Game;
use super::policy::{Choices, ataris, captures};
use super::tactics::{is_sacrifice, is_self_atari};
use crate::board::Size;
use crate::rules::go::Cell;
use crate::rules::go::vertex::Vertex;

/// Results of playouts, in half wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Results {
    pub(super) visits: u32,
    pub(super) half_wins: u32,
}

impl Results {
    const fn won(&mut self, visits: u32) {
        self.visits += visits;
        self.half_wins += 2 * visits;
    }

    const fn lost(&mut self, visits: u32) {
        self.visits += visits;
    }
}

/// Looks at a position once for all its moves.
pub(super) struct Priors<'a> {
    game: &'a Game,
    parameters: &'a Parameters,
    urgent: Choices,
}

impl<'a> Priors<'a> {
    pub(super) fn new(game: &'a Game, parameters: &'a Parameters) -> Self {
        let mut urgent = Choices::new();
        if game.last.is_some() {
            captures(game, &mut urgent);
            ataris(game, &mut urgent);
        }
        Self { game, parameters, urgent }
    }

    /// What a legal move begins with.
    pub(super) fn of(&self, vertex: Vertex) -> Results {
        let (board, parameters) = (&self.game.board, self.parameters);
        let mut results = Results { visits: parameters.prior_even, half_wins: parameters.prior_even };
        if !vertex.is_some() {
            results.lost(parameters.prior_pass);
            return results;
        }
        if self.urgent.as_slice().contains(&vertex) {
            results.won(parameters.prior_tactical);
        }
        if pattern::matches(board, vertex) {
            results.won(parameters.prior_pattern);
        }
        if is_self_atari(board, vertex, self.game.to_move) && !is_sacrifice(board, vertex, self.game.to_move)
        {
            results.lost(parameters.prior_self_atari);
        }
        let size = board.size();
        if self.game.last.is_some() && distance(size, vertex, self.game.last) <= 2 {
            results.won(parameters.prior_near);
        }
        if self.is_lonely(vertex) {
            match line(size, vertex) {
                1 => results.lost(parameters.prior_line),
                2 => results.lost(parameters.prior_line / 2),
                3 | 4 => results.won(parameters.prior_line),
                _ => {}
            }
        }
        results
    }

    /// Whether no stone is within two lines across or along.
    fn is_lonely(&self, vertex: Vertex) -> bool {
        let board = &self.game.board;
        let around = vertex.neighbours().into_iter().chain(vertex.diagonals());
        around.filter(|beside| board.cell(*beside) != Cell::Border).all(|beside| {
            board.cell(beside) == Cell::Empty
                && beside.neighbours().into_iter().all(|far| board.cell(far).stone().is_none())
        })
    }
}

/// The number of a point's line from the nearest edge, from 1.
fn line(size: Size, vertex: Vertex) -> usize {
    let point = vertex.point(size);
    let (x, y) = (size.x(point), size.y(point));
    1 + x.min(y).min(size.width() - 1 - x).min(size.height() - 1 - y)
}

fn distance(size: Size, a: Vertex, b: Vertex) -> usize {
    size.distance(a.point(size), b.point(size))
}
