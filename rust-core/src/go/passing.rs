//! When to pass: once nothing is left to play for.

use super::engine::{Candidate, Engine, Found, expected_lead, margin_to_beat, seed_of};
use super::judge::dead_stones;
use super::ownership::Ownership;
use super::playout::Game;
use crate::board::{Point, Stone};
use crate::rules::Move;
use crate::rules::go::vertex::Vertex;
use crate::rules::go::{Counting, GoPosition};
use crate::rules::scoring::{DeadStones, count, neighbours, safe_points};
use crate::search::{Limits, Random, Stopper};

impl Engine {
    /// The move found, or a pass when nothing is left to play for.
    ///
    /// In a game that is decided every move wins or loses, and the search can't tell a pass from a
    /// move that closes a border. So it is asked again there, for points.
    pub(super) fn pass_or(
        &self,
        position: &GoPosition,
        found: &Found,
        limits: &Limits,
        seed: u64,
        stopper: &Stopper,
    ) -> Move {
        let parameters = self.parameters();
        let others_passed = position.moves().last() == Some(&Move::Pass);
        let is_settled = unsettled(position, &found.ownership, parameters.settled - 100) == 0;
        let is_waste = found.best.point().is_some_and(|point| {
            position.rules().counting == Counting::Territory
                && (found.ownership.at(point).abs() >= parameters.settled
                    || safe_points(position.board())[point.index()].is_some())
        });
        if !(found.best == Move::Pass || others_passed || is_settled || is_waste) {
            return found.best;
        }
        let after_pass = self.after_pass(position, seed);
        let dead = dead_stones(position, &after_pass, parameters);
        let counted = count(position, &dead);
        let in_atari = living_in_atari(position, &dead);
        let counts_territory = position.rules().counting == Counting::Territory;
        let is_closed = in_atari.is_empty() && (counts_territory || counted.dame == 0);
        if is_closed && unsettled(position, &after_pass, parameters.settled) == 0 {
            return Move::Pass;
        }
        if counts_territory
            && others_passed
            && in_atari.is_empty()
            && are_stones_settled(position, &after_pass, parameters.settled)
            && counted.outcome().winner() == Some(position.to_move())
        {
            return Move::Pass;
        }
        let for_points = if found.best == Move::Pass || others_passed || is_settled {
            self.search_for_points(position, found, limits, seed, stopper)
        } else {
            None
        };
        let found = for_points.as_ref().unwrap_or(found);
        if found.best == Move::Pass || !counts_territory {
            return found.best;
        }
        self.worth_a_stone(position, found, &after_pass, &in_atari)
    }

    /// Searches for more points than are expected; `None` when the search is stopped.
    fn search_for_points(
        &self,
        position: &GoPosition,
        found: &Found,
        limits: &Limits,
        seed: u64,
        stopper: &Stopper,
    ) -> Option<Found> {
        let limits = Limits {
            nodes: Some(found.playouts.min(self.parameters().point_playouts)),
            time: limits.time.map(|time| time / 4),
            ..*limits
        };
        let bonus = margin_to_beat(position) + expected_lead(position, &found.ownership);
        let seed = seed_of(seed, u32::MAX - 1);
        self.tree_search(position, &limits, seed, stopper, bonus, &mut |_| {})
            .filter(|found| found.playouts > 0)
    }

    /// The best move that costs nothing where territory counts: a stone where a side has the point
    /// anyway is a point lost. A pass when every other move is such a one.
    fn worth_a_stone(
        &self,
        position: &GoPosition,
        found: &Found,
        after_pass: &Ownership,
        in_atari: &[Point],
    ) -> Move {
        let (safe, settled) = (safe_points(position.board()), self.parameters().settled);
        let is_open = |point: Point| {
            in_atari.contains(&point)
                || (safe[point.index()].is_none() && after_pass.at(point).abs() < settled)
        };
        let is_worth =
            |candidate: &&Candidate| candidate.visits > 0 && candidate.played.point().is_none_or(is_open);
        found.candidates.iter().find(is_worth).map_or(Move::Pass, |candidate| candidate.played)
    }

    /// Who has each point when the side to move passes and the other side plays on.
    fn after_pass(&self, position: &GoPosition, seed: u64) -> Ownership {
        let parameters = self.parameters();
        let mut root = Game::of(position);
        root.play(Vertex::NONE);
        root.passes = 0;
        let mut ownership = Ownership::new(position.size());
        let mut random = Random::new(seed_of(seed, u32::MAX));
        let mut game = root.clone();
        for _ in 0..parameters.settling_playouts {
            game.clone_from(&root);
            game.play_out(parameters, &mut random, |_, _| {});
            ownership.add(&game);
        }
        ownership
    }
}

/// Points whose owner still changes from playout to playout; what cannot be taken by any play is
/// settled. Under territory counting an empty point between the colours is worth nothing and left out.
fn unsettled(position: &GoPosition, ownership: &Ownership, settled: i32) -> usize {
    let board = position.board();
    let is_dame = |point: Point| {
        let beside = |stone| neighbours(board.size(), point).any(|near| board.get(near) == Some(stone));
        position.rules().counting == Counting::Territory
            && board.get(point).is_none()
            && beside(Stone::Black)
            && beside(Stone::White)
    };
    let safe = safe_points(board);
    let is_open = |point: &Point| {
        ownership.at(*point).abs() < settled && safe[point.index()].is_none() && !is_dame(*point)
    };
    board.size().points().filter(is_open).count()
}

fn are_stones_settled(position: &GoPosition, ownership: &Ownership, settled: i32) -> bool {
    let stones = position.size().points().filter(|&point| position.board().get(point).is_some());
    stones.into_iter().all(|point| ownership.at(point).abs() >= settled)
}

/// The last liberties of the chains in atari that are not among the dead: somebody still takes or
/// saves them.
fn living_in_atari(position: &GoPosition, dead: &DeadStones) -> Vec<Point> {
    let (board, size) = (position.board(), position.size());
    let is_in_atari =
        |point: Point| board.get(point).is_some() && !dead.contains(point) && board.liberties(point) == 1;
    let is_last_liberty =
        |point: &Point| board.get(*point).is_none() && neighbours(size, *point).any(is_in_atari);
    size.points().filter(is_last_liberty).collect()
}
