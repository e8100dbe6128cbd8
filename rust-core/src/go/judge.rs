//! Which stones are dead, and how the game stands, by playouts from a position.

use super::ownership::Ownership;
use super::parameters::Parameters;
use super::playout::Game;
use crate::board::{Point, Stone};
use crate::rules::go::GoPosition;
use crate::rules::scoring::{DeadStones, safe_points};
use crate::search::Random;

/// A first proposal for people to change.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// The stones that look dead.
    pub dead: DeadStones,
    /// Who has each point at the end of playouts.
    pub ownership: Ownership,
}

/// Judges a position by playouts in which each side begins half the time. The same seed gives the
/// same judgement.
pub fn judge(position: &GoPosition, parameters: &Parameters, seed: u64) -> Judgement {
    let mut root = Game::of(position);
    root.passes = 0;
    let mut ownership = Ownership::new(position.size());
    let mut random = Random::new(seed);
    for turn in 0..parameters.judging_playouts {
        let mut game = root.clone();
        game.to_move = Stone::BOTH[turn as usize % 2];
        game.play_out(parameters, &mut random, |_, _| {});
        ownership.add(&game);
    }
    let dead = dead_stones(position, &ownership, parameters);
    Judgement { dead, ownership }
}

/// The chains whose points the other side has at the end more often than not. Chains that cannot be
/// taken, and stones among them that cannot live, are known without playouts.
pub(super) fn dead_stones(
    position: &GoPosition,
    ownership: &Ownership,
    parameters: &Parameters,
) -> DeadStones {
    let board = position.board();
    let safe = safe_points(board);
    let mut seen = vec![false; position.size().area()];
    let mut dead = DeadStones::none(position.size());
    for point in position.size().points() {
        let Some(stone) = board.get(point).filter(|_| !seen[point.index()]) else { continue };
        let chain: Vec<Point> = board.chain(point).collect();
        for member in &chain {
            seen[member.index()] = true;
        }
        let is_dead = match safe[point.index()] {
            Some(owner) => owner != stone,
            None => mean_share(&chain, stone, ownership) < -parameters.dead,
        };
        if is_dead {
            dead.set(board, point, true);
        }
    }
    dead
}

/// How surely a chain's points are its own at the end, in thousandths.
fn mean_share(chain: &[Point], stone: Stone, ownership: &Ownership) -> i32 {
    let sum: i32 = chain.iter().map(|&point| ownership.at(point)).sum();
    let mean = sum / chain.len() as i32;
    if stone == Stone::Black { mean } else { -mean }
}
