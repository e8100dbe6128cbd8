//! A position with its history: whose turn it is, ko and superko, passing and the end.

use super::{GoBoard, GoRules, HANDICAPS, HandicapError, KoRule};
use crate::board::{BySide, Grid, Point, Size, Stone, key_of_side};
use crate::rules::Move;

/// How play ended; a result comes after counting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GoEnding {
    /// Two passes in a row: time to count, or to resume if the players disagree.
    TwoPasses,
    /// A position came back under rules that call this no result.
    NoResult,
}

/// Why a move is not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GoError {
    /// Play has ended.
    #[error("play is over")]
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
    /// The ko was taken just now.
    #[error("the ko may not be retaken at once")]
    Ko {
        /// Where.
        point: Point,
    },
    /// An earlier position would come back.
    #[error("the position after move {after} would come back")]
    Superko {
        /// Where.
        point: Point,
        /// After which move the position stood before; 0 for the beginning.
        after: usize,
    },
    /// The stone would have no liberty and take nothing.
    #[error("suicide is not allowed")]
    Suicide {
        /// Where.
        point: Point,
    },
    /// Stones given without a liberty.
    #[error("a chain stands without liberty")]
    NoLiberty {
        /// One of its stones.
        point: Point,
    },
}

/// What a move changed, so that it can be taken back.
#[derive(Clone, Debug)]
struct Turn {
    played: Move,
    by: Stone,
    emptied: Vec<Point>,
    ko_before: Option<Point>,
    /// The run of passes before it.
    passes_before: u32,
    /// The key of the stones after it.
    key: u64,
}

/// A game of Go on the board: the stones, the moves that led there, the side to move.
#[derive(Clone, Debug)]
pub struct GoPosition {
    rules: GoRules,
    board: Box<GoBoard>,
    to_move: Stone,
    handicap: u32,
    first_key: u64,
    first_to_move: Stone,
    turns: Vec<Turn>,
    moves: Vec<Move>,
    /// Passes in a row since the last stone or resumption.
    passes: u32,
    ending: Option<GoEnding>,
}

impl GoPosition {
    /// An empty board, Black to move.
    pub fn new(rules: GoRules, size: Size) -> Self {
        Self::with_board(rules, GoBoard::new(size), Stone::Black)
    }

    /// Stones that stand on the board without moves that led there.
    ///
    /// # Errors
    /// When a chain has no liberty.
    pub fn set_up(rules: GoRules, grid: &Grid, to_move: Stone) -> Result<Self, GoError> {
        Ok(Self::with_board(rules, GoBoard::from_grid(grid)?, to_move))
    }

    /// A board with handicap stones, White to move: [`fixed_handicap`](super::fixed_handicap)'s
    /// points or any others.
    ///
    /// # Errors
    /// When there are fewer than 2 or more than 9, or two on one point.
    pub fn with_handicap(rules: GoRules, size: Size, points: &[Point]) -> Result<Self, HandicapError> {
        let stones = points.len() as u32;
        if !HANDICAPS.contains(&stones) {
            return Err(HandicapError::Free { stones: points.len() });
        }
        let mut board = GoBoard::new(size);
        for (index, &point) in points.iter().enumerate() {
            let is_free = size.contains(point) && board.get(point).is_none();
            // On the smallest boards handicap stones could smother themselves.
            if !is_free || board.is_suicide(point, Stone::Black) {
                return Err(HandicapError::Point { number: index + 1 });
            }
            board.play(point, Stone::Black);
        }
        Ok(Self { handicap: stones, ..Self::with_board(rules, board, Stone::White) })
    }

    /// The same with so many handicap stones to be paid for, however they came there.
    pub fn with_handicap_count(self, handicap: u32) -> Self {
        Self { handicap, ..self }
    }

    fn with_board(rules: GoRules, board: GoBoard, to_move: Stone) -> Self {
        Self {
            rules,
            to_move,
            handicap: 0,
            first_key: board.key(),
            first_to_move: to_move,
            board: Box::new(board),
            turns: Vec::new(),
            moves: Vec::new(),
            passes: 0,
            ending: None,
        }
    }

    /// The rules.
    pub const fn rules(&self) -> &GoRules {
        &self.rules
    }

    /// The board's size.
    pub const fn size(&self) -> Size {
        self.board.size()
    }

    /// The stones with their chains.
    pub const fn board(&self) -> &GoBoard {
        &self.board
    }

    /// The side whose turn it is; after the end, the side that would be next.
    pub const fn to_move(&self) -> Stone {
        self.to_move
    }

    /// Handicap stones that White may be paid for.
    pub const fn handicap(&self) -> u32 {
        self.handicap
    }

    /// The moves so far, in order from the beginning.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Who played a move, by its index.
    pub fn played_by(&self, index: usize) -> Option<Stone> {
        self.turns.get(index).map(|turn| turn.by)
    }

    /// The points that the last move emptied: captures, or a suicide's.
    pub fn last_emptied(&self) -> &[Point] {
        self.turns.last().map_or(&[], |turn| &turn.emptied)
    }

    /// How play ended, or `None` while it goes on.
    pub const fn ending(&self) -> Option<GoEnding> {
        self.ending
    }

    /// The prisoners that each side has made, those handed over by passing included.
    pub fn prisoners(&self) -> BySide<u32> {
        let lost = self.board.lost();
        let [black, white] = self.passes_to_pay();
        BySide::new(lost.white + white, lost.black + black)
    }

    /// The key of the stones, the side to move and the ko; earlier positions are not in it.
    pub fn key(&self) -> u64 {
        let ko =
            self.board.ko().map_or(0, |point| (point.index() as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        self.board.key() ^ key_of_side(self.to_move) ^ ko
    }

    /// Whether a move may be played, with the reason if not.
    ///
    /// # Errors
    /// The reason.
    pub fn check(&self, played: Move) -> Result<(), GoError> {
        if self.ending.is_some() {
            return Err(GoError::Over);
        }
        let Move::Place(point) = played else { return Ok(()) };
        if !self.size().contains(point) {
            return Err(GoError::OffBoard { index: point.index(), size: self.size() });
        }
        if self.board.get(point).is_some() {
            return Err(GoError::Occupied { point });
        }
        if self.board.is_suicide(point, self.to_move) && !self.may_die_at(point) {
            return Err(GoError::Suicide { point });
        }
        match self.rules.ko {
            KoRule::Simple if self.board.ko() == Some(point) => Err(GoError::Ko { point }),
            KoRule::Simple => Ok(()),
            KoRule::Positional | KoRule::Situational => self.check_superko(point),
        }
    }

    /// Plays a move of the side to move.
    ///
    /// # Errors
    /// When it may not be played; the position is then unchanged.
    pub fn play(&mut self, played: Move) -> Result<(), GoError> {
        self.check(played)?;
        self.play_unchecked(played);
        Ok(())
    }

    /// Plays a move for one side, out of turn if need be, as records and protocols do.
    ///
    /// # Errors
    /// When it may not be played; the position is then unchanged.
    pub fn play_as(&mut self, stone: Stone, played: Move) -> Result<(), GoError> {
        let to_move = std::mem::replace(&mut self.to_move, stone);
        self.play(played).inspect_err(|_| self.to_move = to_move)
    }

    /// Takes the last move back and returns it, or `None` at the beginning.
    pub fn undo(&mut self) -> Option<Move> {
        let turn = self.turns.pop()?;
        self.moves.pop();
        match turn.played {
            Move::Place(point) => self.board.take_back(point, turn.by, &turn.emptied, turn.ko_before),
            Move::Pass => self.board.set_ko(turn.ko_before),
        }
        self.to_move = turn.by;
        self.passes = turn.passes_before;
        self.ending = None;
        Some(turn.played)
    }

    /// Goes on after two passes, for players who disagree about what is dead: as before the passes
    /// if nobody says otherwise, with the given side to move. Nothing while play goes on or after
    /// another ending.
    pub fn resume(&mut self, to_move: Stone) {
        if self.ending == Some(GoEnding::TwoPasses) {
            self.ending = None;
            self.passes = 0;
            self.to_move = to_move;
        }
    }

    fn play_unchecked(&mut self, played: Move) {
        let (by, ko_before, passes_before) = (self.to_move, self.board.ko(), self.passes);
        let emptied = match played {
            Move::Place(point) => {
                self.passes = 0;
                self.board.play(point, by)
            }
            Move::Pass => {
                self.passes += 1;
                self.board.pass();
                Vec::new()
            }
        };
        self.to_move = by.other();
        self.ending = match played {
            Move::Pass => (self.passes >= 2).then_some(GoEnding::TwoPasses),
            Move::Place(_) => {
                (self.rules.cycle_is_no_result && self.closes_a_cycle()).then_some(GoEnding::NoResult)
            }
        };
        self.turns.push(Turn { played, by, emptied, ko_before, passes_before, key: self.board.key() });
        self.moves.push(played);
    }

    /// Whether the rules allow this suicide. A single stone's leaves the board as it was: only
    /// situational superko, to which the turn matters, has room for it.
    fn may_die_at(&self, point: Point) -> bool {
        let is_alone = !self.board.has_beside(point, self.to_move);
        self.rules.suicide && (!is_alone || self.rules.ko == KoRule::Situational)
    }

    fn check_superko(&self, point: Point) -> Result<(), GoError> {
        let key = self.board.key_after(point, self.to_move);
        let next = self.to_move.other();
        let matters = |to_move| self.rules.ko == KoRule::Positional || to_move == next;
        let last = self.turns.iter().rposition(|turn| turn.key == key && matters(turn.by.other()));
        let after = match last {
            Some(index) => index + 1,
            None if self.first_key == key && matters(self.first_to_move) => 0,
            None => return Ok(()),
        };
        let is_ko = self.board.ko() == Some(point);
        Err(if is_ko { GoError::Ko { point } } else { GoError::Superko { point, after } })
    }

    /// Whether the stones now on the board stood there before with the same side to move, stones
    /// alone having been played since. Asked before the turn is written down.
    fn closes_a_cycle(&self) -> bool {
        let key = self.board.key();
        let is_same = |stones, to_move| stones == key && to_move == self.to_move;
        for turn in self.turns.iter().rev() {
            if is_same(turn.key, turn.by.other()) {
                return true;
            }
            if turn.played == Move::Pass {
                return false;
            }
        }
        is_same(self.first_key, self.first_to_move)
    }

    fn passes_to_pay(&self) -> [u32; 2] {
        let by = |stone| {
            let passes = self.turns.iter().filter(|turn| turn.played == Move::Pass && turn.by == stone);
            passes.count() as u32
        };
        let is_over = self.ending == Some(GoEnding::TwoPasses);
        let moved_last = self.turns.last().filter(|_| is_over).map(|turn| turn.by);
        self.rules.passes_to_pay(Stone::BOTH.map(by), moved_last)
    }
}
