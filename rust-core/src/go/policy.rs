//! How a playout chooses its next move.

use super::parameters::Parameters;
use super::pattern;
use super::playout::Game;
use super::tactics::{escapes, is_eye, is_legal, is_sacrifice, is_self_atari};
use crate::rules::go::Cell;
use crate::rules::go::vertex::Vertex;
use crate::search::Random;

/// A short list of moves; what does not fit is dropped.
pub(super) struct Choices {
    moves: [Vertex; 24],
    count: usize,
}

impl Choices {
    pub(super) const fn new() -> Self {
        Self { moves: [Vertex::NONE; 24], count: 0 }
    }

    fn push(&mut self, vertex: Vertex) {
        if let Some(place) = self.moves.get_mut(self.count) {
            *place = vertex;
            self.count += 1;
        }
    }

    pub(super) fn as_slice(&self) -> &[Vertex] {
        &self.moves[..self.count]
    }

    fn pick(&self, random: &mut Random) -> Option<Vertex> {
        (self.count > 0).then(|| self.moves[random.below(self.count)])
    }
}

/// The next move of a playout: what the last move calls for, else any that does no harm, else a pass.
#[inline]
pub(super) fn choose(game: &Game, parameters: &Parameters, random: &mut Random) -> Vertex {
    if game.last.is_some() {
        let mut choices = Choices::new();
        if random.chance(parameters.capture_chance) {
            captures(game, &mut choices);
        }
        if choices.count == 0 && random.chance(parameters.atari_chance) {
            ataris(game, &mut choices);
        }
        if choices.count == 0 && random.chance(parameters.pattern_chance) {
            patterns(game, &mut choices);
        }
        if let Some(found) = choices.pick(random) {
            return found;
        }
    }
    anywhere(game, random)
}

/// Takes the last stone's chain, or saves what it put into atari.
pub(super) fn captures(game: &Game, choices: &mut Choices) {
    let board = &game.board;
    let (own, last) = (game.to_move, game.last);
    let mut add = |vertex: Vertex| {
        if is_legal(board, vertex, own) {
            choices.push(vertex);
        }
    };
    if board.cell(last) != Cell::Empty && board.liberty_count(last) == 1 {
        add(board.last_liberty(last));
    }
    for head in board.distinct_chains(last, own) {
        if board.liberty_count(head) == 1 {
            escapes(board, head, own, &mut add);
        }
    }
}

/// Puts the last stone's chain of two liberties into atari.
pub(super) fn ataris(game: &Game, choices: &mut Choices) {
    let board = &game.board;
    if board.cell(game.last) == Cell::Empty || board.liberty_count(game.last) != 2 {
        return;
    }
    let mut first = Vertex::NONE;
    for member in board.ring(game.last) {
        for liberty in member.neighbours() {
            if board.cell(liberty) == Cell::Empty && liberty != first {
                if is_playable(game, liberty) {
                    choices.push(liberty);
                }
                if first.is_some() {
                    return;
                }
                first = liberty;
            }
        }
    }
}

/// The middles of known shapes beside the last two moves.
pub(super) fn patterns(game: &Game, choices: &mut Choices) {
    let board = &game.board;
    for centre in [game.last, game.before_last] {
        if !centre.is_some() {
            continue;
        }
        for vertex in centre.neighbours().into_iter().chain(centre.diagonals()) {
            if board.cell(vertex) == Cell::Empty
                && pattern::matches(board, vertex)
                && is_playable(game, vertex)
            {
                choices.push(vertex);
            }
        }
    }
}

/// A random move that does no harm, or a pass.
fn anywhere(game: &Game, random: &mut Random) -> Vertex {
    let empty = game.board.empty_vertices();
    let start = random.below(empty.len());
    let (before, after) = empty.split_at(start.min(empty.len()));
    let harmless =
        |&&vertex: &&Vertex| !is_eye(&game.board, vertex, game.to_move) && is_playable(game, vertex);
    after.iter().chain(before).find(harmless).copied().unwrap_or(Vertex::NONE)
}

/// Legal, and no self-atari but for a good purpose.
#[inline]
fn is_playable(game: &Game, vertex: Vertex) -> bool {
    is_legal(&game.board, vertex, game.to_move)
        && (!is_self_atari(&game.board, vertex, game.to_move)
            || is_sacrifice(&game.board, vertex, game.to_move))
}
