//! Noughts and crosses: the smallest game that the searches can be tried on. All of it can be
//! searched, so that what a search claims can be checked.

use super::{Outcome, Playout, Position, Random};
use crate::board::{BySide, Point, Stone};
use crate::rules::Move;

/// The eight rows of three as bits, point 0 the lowest bit.
const LINES: [u16; 8] = [
    0b000_000_111,
    0b000_111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100,
];

const FULL: u16 = 0b111_111_111;

/// A position on three by three points; Black begins, three in a row win.
///
/// ```
/// use tengen_core::search::{Limits, Stopper, TicTacToe, alpha_beta};
///
/// let answer = alpha_beta(&TicTacToe::default(), &Limits::default(), &Stopper::new(), &mut |_| {});
/// assert_eq!(answer.map(|answer| answer.value), Some(0), "best play on both sides is a draw");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TicTacToe {
    stones: BySide<u16>,
    moves: Vec<Move>,
}

impl TicTacToe {
    fn empty(&self) -> u16 {
        FULL & !(self.stones.black | self.stones.white)
    }

    /// The lowest point, if any, that completes a row of three for a side.
    fn completion(&self, side: Stone) -> Option<u16> {
        let own = self.stones[side];
        points_of(self.empty()).find(|point| LINES.iter().any(|line| (own | point) & line == *line))
    }
}

/// The points of a set, each as its bit.
fn points_of(set: u16) -> impl Iterator<Item = u16> {
    (0..9).map(|index| 1 << index).filter(move |bit| set & bit != 0)
}

fn move_to(bit: u16) -> Move {
    Move::Place(Point::from_index(bit.trailing_zeros() as usize))
}

impl Position for TicTacToe {
    const EVALUATION_SCALE: i32 = 8;

    fn to_move(&self) -> Stone {
        if self.moves.len().is_multiple_of(2) { Stone::Black } else { Stone::White }
    }

    fn outcome(&self) -> Option<Outcome> {
        let has_line = |side: &Stone| LINES.iter().any(|line| self.stones[*side] & line == *line);
        let winner = Stone::BOTH.into_iter().find(has_line);
        winner.map(Outcome::Win).or_else(|| (self.empty() == 0).then_some(Outcome::Draw))
    }

    fn moves(&self) -> Vec<Move> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        points_of(self.empty()).map(move_to).collect()
    }

    fn play(&mut self, played: Move) {
        let side = self.to_move();
        if let Move::Place(point) = played {
            self.stones[side] |= 1 << point.index();
        }
        self.moves.push(played);
    }

    fn undo(&mut self) {
        if let Some(Move::Place(point)) = self.moves.pop() {
            let side = self.to_move();
            self.stones[side] &= !(1 << point.index());
        }
    }

    /// The rows still open to the side to move, less those still open to the opponent.
    fn evaluate(&self) -> i32 {
        let open = |side: Stone| LINES.iter().filter(|line| self.stones[side.other()] & **line == 0).count();
        open(self.to_move()) as i32 - open(self.to_move().other()) as i32
    }

    fn key(&self) -> u64 {
        u64::from(self.stones.black) | u64::from(self.stones.white) << 9
    }
}

impl Playout for TicTacToe {
    /// Wins if it can, else blocks if it must, else anywhere.
    fn playout_move(&mut self, random: &mut Random) -> Option<Move> {
        let side = self.to_move();
        let forced = self.completion(side).or_else(|| self.completion(side.other()));
        let empty = self.empty();
        forced.or_else(|| points_of(empty).nth(random.below(empty.count_ones() as usize))).map(move_to)
    }
}

/// The whole game, for tests of searches.
#[cfg(test)]
pub(super) mod exhaustive {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    /// Every position that play can reach, each once, the shortest games first.
    pub(in crate::search) fn reachable() -> Vec<TicTacToe> {
        let mut seen = BTreeSet::from([TicTacToe::default().key()]);
        let mut found = vec![TicTacToe::default()];
        let mut next = 0;
        while next < found.len() {
            let position = found[next].clone();
            next += 1;
            for played in position.moves() {
                let mut after = position.clone();
                after.play(played);
                if seen.insert(after.key()) {
                    found.push(after);
                }
            }
        }
        found
    }

    /// A game that a player loses with one side, by some replies of the opponent, beginning from the
    /// empty board or after any first move; `None` when there is no such game.
    pub(in crate::search) fn lost_game(
        side: Stone,
        mut choose: impl FnMut(&TicTacToe) -> Move,
    ) -> Option<Vec<Move>> {
        let mut chosen = BTreeMap::new();
        let empty = TicTacToe::default();
        let mut starts = vec![empty.clone()];
        starts.extend(empty.moves().into_iter().map(|played| {
            let mut start = empty.clone();
            start.play(played);
            start
        }));
        starts.iter().find_map(|start| lost_from(start, side, &mut chosen, &mut choose))
    }

    fn lost_from(
        position: &TicTacToe,
        side: Stone,
        chosen: &mut BTreeMap<u64, Move>,
        choose: &mut impl FnMut(&TicTacToe) -> Move,
    ) -> Option<Vec<Move>> {
        match position.outcome() {
            Some(Outcome::Win(winner)) if winner != side => return Some(position.moves.clone()),
            Some(_) => return None,
            None => {}
        }
        let moves = if position.to_move() == side {
            vec![*chosen.entry(position.key()).or_insert_with(|| choose(position))]
        } else {
            position.moves()
        };
        moves.into_iter().find_map(|played| {
            assert!(position.moves().contains(&played), "{played:?} is not legal");
            let mut after = position.clone();
            after.play(played);
            lost_from(&after, side, chosen, choose)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_game_has_its_known_size() {
        // 958 ended positions, 626 of them won by the first side: the UCI data set "Tic-Tac-Toe
        // Endgame" (<https://archive.ics.uci.edu/dataset/101>).
        let positions = exhaustive::reachable();
        let ended_with = |outcome| positions.iter().filter(|position| position.outcome() == outcome).count();
        assert_eq!(positions.len(), 5478);
        assert_eq!(ended_with(Some(Outcome::Win(Stone::Black))), 626);
        assert_eq!(ended_with(Some(Outcome::Win(Stone::White))), 316);
        assert_eq!(ended_with(Some(Outcome::Draw)), 16);
    }

    #[test]
    fn its_games_have_their_known_number() {
        /// Games won by Black, won by White, drawn.
        fn games(position: &mut TicTacToe) -> [u32; 3] {
            match position.outcome() {
                Some(Outcome::Win(Stone::Black)) => return [1, 0, 0],
                Some(Outcome::Win(Stone::White)) => return [0, 1, 0],
                Some(Outcome::Draw) => return [0, 0, 1],
                None => {}
            }
            let mut sums = [0; 3];
            for played in position.moves() {
                position.play(played);
                let counts = games(position);
                position.undo();
                sums = std::array::from_fn(|index| sums[index] + counts[index]);
            }
            sums
        }
        // 255,168 games in all (H. Bottomley, "How many Tic-Tac-Toe games are possible?", 2001).
        assert_eq!(games(&mut TicTacToe::default()), [131_184, 77_904, 46_080]);
    }

    #[test]
    fn moves_end_with_the_game_and_undo_restores() {
        for mut position in exhaustive::reachable() {
            assert_eq!(position.moves().is_empty(), position.outcome().is_some());
            let before = position.clone();
            for played in before.moves() {
                position.play(played);
                assert_ne!(position, before);
                position.undo();
                assert_eq!(position, before);
            }
        }
    }

    #[test]
    fn playouts_win_at_once_and_block() {
        let mut random = Random::new(1);
        for mut position in exhaustive::reachable() {
            let side = position.to_move();
            let wins = |position: &TicTacToe, side: Stone| -> Vec<Move> {
                let completes = |played: &Move| {
                    let mut after = position.clone();
                    after.stones[side] |= 1 << played.point().unwrap().index();
                    after.outcome() == Some(Outcome::Win(side))
                };
                position.moves().into_iter().filter(completes).collect()
            };
            let (own, threatened) = (wins(&position, side), wins(&position, side.other()));
            if position.outcome().is_some() {
                continue;
            }
            let played = position.playout_move(&mut random).unwrap();
            assert!(position.moves().contains(&played));
            assert!(own.is_empty() || own.contains(&played));
            assert!(!own.is_empty() || threatened.is_empty() || threatened.contains(&played));
        }
    }
}
