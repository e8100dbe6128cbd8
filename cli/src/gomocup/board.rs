//! A board that a manager imposes, as a game that could have led there.

use tengen_core::board::{Grid, Point, Size, Stone};
use tengen_core::rules::Move;
use tengen_core::rules::five::{FiveError, FivePosition, FiveRule, is_win};

use super::command::Coordinates;

/// Whose a stone is, as the lines after `BOARD` say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Owner {
    /// Field 1.
    Own,
    /// Field 2.
    Opponent,
}

/// How many moves are tried to find an order without a win or a foul on the way. Orders that fail
/// are rare (an overline that has to be filled from within), so this is never met in a real game.
const TRIALS: usize = 20_000;

/// Why a board is none to play on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum BoardError {
    #[error("{coordinates} is not on a board of {size}")]
    OffBoard { coordinates: Coordinates, size: Size },
    #[error("two stones on {coordinates}")]
    Twice { coordinates: Coordinates },
    #[error("{own} own and {opponent} other stones: it is not this brain's turn")]
    Counts { own: usize, opponent: usize },
    #[error("the game on this board is over")]
    Over,
    #[error("no order of moves leads to this board")]
    Order,
    #[error(transparent)]
    Rules(#[from] FiveError),
}

/// The position with these stones, the brain to move. As many stones of both sides make it Black,
/// one more of the opponent makes it White. Any order of stones will do.
pub(super) fn arrange(
    rule: FiveRule,
    size: Size,
    stones: &[(Coordinates, Owner)],
) -> Result<FivePosition, BoardError> {
    let of = |owner| stones.iter().filter(move |stone| stone.1 == owner);
    let (own, opponent) = (of(Owner::Own).count(), of(Owner::Opponent).count());
    let own_colour = match opponent.checked_sub(own) {
        Some(0) => Stone::Black,
        Some(1) => Stone::White,
        _ => return Err(BoardError::Counts { own, opponent }),
    };
    let mut grid = Grid::new(size);
    let mut waiting = Waiting::default();
    for &(coordinates, owner) in stones {
        let point =
            size.point(coordinates.x, coordinates.y).ok_or(BoardError::OffBoard { coordinates, size })?;
        let colour = if owner == Owner::Own { own_colour } else { own_colour.other() };
        if grid.set(point, Some(colour)).is_some() {
            return Err(BoardError::Twice { coordinates });
        }
        waiting.of(colour).push(point);
    }
    let won = |point| grid.get(point).is_some() && is_win(&grid, rule, point);
    if grid.is_full() || size.points().any(won) {
        return Err(BoardError::Over);
    }
    let mut position = FivePosition::new(rule, size)?;
    let mut trials = TRIALS;
    if play_all(&mut position, &mut waiting, &mut trials) { Ok(position) } else { Err(BoardError::Order) }
}

/// The stones not yet on the board, in the order in which they were sent.
#[derive(Default)]
struct Waiting {
    black: Vec<Point>,
    white: Vec<Point>,
}

impl Waiting {
    fn of(&mut self, colour: Stone) -> &mut Vec<Point> {
        match colour {
            Stone::Black => &mut self.black,
            Stone::White => &mut self.white,
        }
    }
}

/// Plays all waiting stones such that none of them ends the game; false, with the position as
/// before, when that can't be done or the trials are used up.
fn play_all(position: &mut FivePosition, waiting: &mut Waiting, trials: &mut usize) -> bool {
    let colour = position.to_move();
    if waiting.of(colour).is_empty() {
        return true;
    }
    for index in 0..waiting.of(colour).len() {
        if *trials == 0 {
            return false;
        }
        *trials -= 1;
        let point = waiting.of(colour).remove(index);
        if position.play(Move::Place(point)).is_ok() {
            if position.ending().is_none() && play_all(position, waiting, trials) {
                return true;
            }
            position.undo();
        }
        waiting.of(colour).insert(index, point);
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use Owner::{Opponent, Own};

    fn stones(list: &[(i32, i32, Owner)]) -> Vec<(Coordinates, Owner)> {
        list.iter().map(|&(x, y, owner)| (Coordinates { x, y }, owner)).collect()
    }

    fn fifteen() -> Size {
        Size::square(15).unwrap()
    }

    #[test]
    fn the_counts_tell_the_colour() {
        let list = [(7, 7, Own), (8, 7, Opponent), (9, 9, Own), (8, 8, Opponent)];
        let as_black = arrange(FiveRule::Freestyle, fifteen(), &stones(&list)).unwrap();
        assert_eq!(as_black.to_move(), Stone::Black);
        assert_eq!(as_black.grid().get(fifteen().point(7, 7).unwrap()), Some(Stone::Black));
        let list = [(7, 7, Opponent), (8, 7, Own), (9, 9, Opponent)];
        let as_white = arrange(FiveRule::Freestyle, fifteen(), &stones(&list)).unwrap();
        assert_eq!(as_white.to_move(), Stone::White);
        assert_eq!(as_white.grid().get(fifteen().point(7, 7).unwrap()), Some(Stone::Black));
        let list = stones(&[(7, 7, Own), (8, 7, Own)]);
        let error = arrange(FiveRule::Freestyle, fifteen(), &list).unwrap_err();
        assert_eq!(error, BoardError::Counts { own: 2, opponent: 0 });
    }

    #[test]
    fn an_overline_of_the_standard_rule_is_filled_from_within() {
        let row = (0..6).map(|x| (x, 0, Own));
        let others = (0..6).map(|x| (2 * x, 5, Opponent));
        let list: Vec<_> = row.chain(others).collect();
        let position = arrange(FiveRule::Standard, fifteen(), &stones(&list)).unwrap();
        assert_eq!(position.grid().stones(), 12);
        assert_eq!(position.ending(), None);
        assert_eq!(arrange(FiveRule::Freestyle, fifteen(), &stones(&list)).unwrap_err(), BoardError::Over);
    }

    #[test]
    fn the_blocks_of_a_caro_five_come_before_it() {
        let mut list: Vec<_> = (3..8).map(|x| (x, 4, Own)).collect();
        list.extend([
            (0, 0, Opponent),
            (0, 2, Opponent),
            (0, 4, Opponent),
            (2, 4, Opponent),
            (8, 4, Opponent),
        ]);
        let position = arrange(FiveRule::Caro, fifteen(), &stones(&list)).unwrap();
        assert_eq!(position.ending(), None);
        assert_eq!(position.grid().stones(), 10);
    }

    #[test]
    fn bad_boards_are_named() {
        let says = |list: &[(i32, i32, Owner)]| {
            arrange(FiveRule::Renju, fifteen(), &stones(list)).unwrap_err().to_string()
        };
        assert_eq!(says(&[(15, 0, Own), (1, 1, Opponent)]), "15,0 is not on a board of 15x15");
        assert_eq!(says(&[(1, 1, Own), (1, 1, Opponent)]), "two stones on 1,1");
    }
}
