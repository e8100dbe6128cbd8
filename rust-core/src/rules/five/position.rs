//! A position with its history: who is to move, what may be played, how it ended.

use super::{FiveRule, Foul, SIDES, foul, winning_line, would_win};
use crate::board::{Grid, Point, Size, Stone, key_of_side};
use crate::rules::Move;

/// What happens when Black plays a forbidden point under renju.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FoulPolicy {
    /// The move is refused with its reason.
    #[default]
    Refused,
    /// The move is played and loses.
    Loses,
}

/// How a game of five in a row ended on the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// A winning line.
    Five {
        /// Who made it.
        winner: Stone,
        /// Its points, in order.
        line: Vec<Point>,
    },
    /// Black played a forbidden point and loses.
    Foul {
        /// Where.
        point: Point,
        /// What was forbidden about it.
        foul: Foul,
    },
    /// No empty point is left: a draw.
    FullBoard,
    /// Two passes in a row: a draw.
    TwoPasses,
}

impl Ending {
    /// The winner, or `None` for a draw.
    pub const fn winner(&self) -> Option<Stone> {
        match self {
            Self::Five { winner, .. } => Some(*winner),
            Self::Foul { .. } => Some(Stone::White),
            Self::FullBoard | Self::TwoPasses => None,
        }
    }
}

/// Why a move is not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FiveError {
    /// A side out of range.
    #[error("five in a row is played on boards from 5x5 to 25x25, not on {size}")]
    Size {
        /// The size asked for.
        size: Size,
    },
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// No point of this board.
    #[error("point {index} is not on a board of {size}")]
    OffBoard {
        /// The row-major index asked for.
        index: usize,
        /// The board.
        size: Size,
    },
    /// A stone stands there.
    #[error("a stone stands there already")]
    Occupied {
        /// Where.
        point: Point,
    },
    /// Forbidden to Black.
    #[error("forbidden to Black: {foul:?}")]
    Foul {
        /// Where.
        point: Point,
        /// Why.
        foul: Foul,
    },
    /// Passing is not part of this rule.
    #[error("this rule knows no pass")]
    NoPass,
}

/// A game of five in a row on the board: the stones, the moves that led there, the side to move.
///
/// Setup moves of an opening are ordinary moves; openings that place several stones in a row or
/// exchange the sides are [`super::super::openings`]'s business.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FivePosition {
    rule: FiveRule,
    foul_policy: FoulPolicy,
    grid: Grid,
    to_move: Stone,
    moves: Vec<Move>,
    ending: Option<Ending>,
}

impl FivePosition {
    /// An empty board, Black to move.
    ///
    /// # Errors
    /// When a side is shorter than 5.
    pub fn new(rule: FiveRule, size: Size) -> Result<Self, FiveError> {
        if !SIDES.contains(&(size.width() as u8)) || !SIDES.contains(&(size.height() as u8)) {
            return Err(FiveError::Size { size });
        }
        Ok(Self {
            rule,
            foul_policy: FoulPolicy::default(),
            grid: Grid::new(size),
            to_move: Stone::Black,
            moves: Vec::new(),
            ending: None,
        })
    }

    /// Stones that stand on the board without moves that led there. It starts undecided unless the
    /// board is full: a line that is already won is not looked for.
    ///
    /// # Errors
    /// When a side of the board is shorter than 5.
    pub fn set_up(rule: FiveRule, grid: Grid, to_move: Stone) -> Result<Self, FiveError> {
        let ending = grid.is_full().then_some(Ending::FullBoard);
        let empty = Self::new(rule, grid.size())?;
        Ok(Self { grid, to_move, ending, ..empty })
    }

    /// The same position with another answer to fouls.
    pub fn with_foul_policy(self, foul_policy: FoulPolicy) -> Self {
        Self { foul_policy, ..self }
    }

    /// The rule.
    pub const fn rule(&self) -> FiveRule {
        self.rule
    }

    /// What a foul does.
    pub const fn foul_policy(&self) -> FoulPolicy {
        self.foul_policy
    }

    /// The board's size.
    pub const fn size(&self) -> Size {
        self.grid.size()
    }

    /// The stones.
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The side whose turn it is; after the end, the side that would be next.
    pub const fn to_move(&self) -> Stone {
        self.to_move
    }

    /// The moves so far, in order from the empty board or from [`Self::set_up`].
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// How the game ended, or `None` while it goes on.
    pub const fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// The key of the stones and the side to move; passes before are not in it.
    pub const fn key(&self) -> u64 {
        self.grid.key() ^ key_of_side(self.to_move)
    }

    /// Whether a move may be played, with the reason if not.
    ///
    /// # Errors
    /// The reason.
    pub fn check(&self, played: Move) -> Result<(), FiveError> {
        self.examine(played).map(|_| ())
    }

    /// The first move that may be played: a point in reading order, else a pass; `None` when there is
    /// no move.
    pub fn any_move(&self) -> Option<Move> {
        let points = self.grid.empty_points().map(Move::Place);
        points.chain([Move::Pass]).find(|&played| self.check(played).is_ok())
    }

    /// The foul that the side to move would commit on an empty point, if any.
    pub fn foul_at(&self, point: Point) -> Option<Foul> {
        (self.rule == FiveRule::Renju && self.to_move == Stone::Black)
            .then(|| foul(&self.grid, point))
            .flatten()
    }

    /// Plays a move of the side to move.
    ///
    /// # Errors
    /// When it may not be played; the position is then unchanged.
    pub fn play(&mut self, played: Move) -> Result<(), FiveError> {
        let foul = self.examine(played)?;
        self.ending = match played {
            Move::Place(point) => {
                self.grid.set(point, Some(self.to_move));
                self.ending_of_stone(point, foul)
            }
            Move::Pass => (self.moves.last() == Some(&Move::Pass)).then_some(Ending::TwoPasses),
        };
        self.moves.push(played);
        self.to_move = self.to_move.other();
        Ok(())
    }

    /// Takes the last move back and returns it, or `None` at the beginning.
    pub fn undo(&mut self) -> Option<Move> {
        let undone = self.moves.pop()?;
        if let Move::Place(point) = undone {
            self.grid.set(point, None);
        }
        self.ending = None;
        self.to_move = self.to_move.other();
        Some(undone)
    }

    /// Whether a stone of the side to move on an empty point would win at once.
    pub fn wins_at(&self, point: Point) -> bool {
        would_win(&self.grid, self.rule, point, self.to_move)
    }

    /// The foul that an allowed move is (it then loses), or why it is not allowed.
    fn examine(&self, played: Move) -> Result<Option<Foul>, FiveError> {
        if self.ending.is_some() {
            return Err(FiveError::Over);
        }
        let Move::Place(point) = played else {
            return if self.rule == FiveRule::Renju { Ok(None) } else { Err(FiveError::NoPass) };
        };
        if !self.size().contains(point) {
            return Err(FiveError::OffBoard { index: point.index(), size: self.size() });
        }
        if !self.grid.is_empty(point) {
            return Err(FiveError::Occupied { point });
        }
        match self.foul_at(point) {
            Some(foul) if self.foul_policy == FoulPolicy::Refused => Err(FiveError::Foul { point, foul }),
            foul => Ok(foul),
        }
    }

    /// How the stone just put on a point ends the game, if it does.
    fn ending_of_stone(&self, point: Point, foul: Option<Foul>) -> Option<Ending> {
        if let Some(foul) = foul {
            return Some(Ending::Foul { point, foul });
        }
        match winning_line(&self.grid, self.rule, point) {
            Some(line) => Some(Ending::Five { winner: self.to_move, line }),
            None => self.grid.is_full().then_some(Ending::FullBoard),
        }
    }
}
