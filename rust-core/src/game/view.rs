//! The complete picture of a game, so that a screen computes no rules.

use std::time::Duration;

use super::clock::ClockReading;
use super::config::{GameConfig, Participant};
use super::tree::Action;
use crate::board::{Point, Stone};
use crate::rules::five::Foul;
use crate::rules::openings::{OpeningChoice, Seat};

/// What a screen shows.
#[derive(Clone, Debug, PartialEq)]
#[allow(clippy::struct_excessive_bools, reason = "each is one thing on the screen, and all combine")]
pub struct GameView {
    /// What an intent on this picture must carry.
    pub revision: u64,
    /// What the game was set up with; the seed moves on with each restart.
    pub config: GameConfig,
    /// The number of columns.
    pub width: u32,
    /// The number of rows.
    pub height: u32,
    /// The points, row by row from the top left: 0 empty, 1 black, 2 white.
    pub cells: Vec<u8>,
    /// The move number of each stone, from 1; 0 where none stands.
    pub numbers: Vec<u16>,
    /// Whose turn it is.
    pub turn: Turn,
    /// The colour of the next stone.
    pub to_move: Stone,
    /// Whether the computer works on its action at this moment.
    pub thinking: bool,
    /// Whether the computer gave no legal action and waits for an undo, a restart or the app's
    /// return.
    pub opponent_failed: bool,
    /// Whether the app is at the game; else clock and thinking stand still and nothing is accepted.
    pub active: bool,
    /// Where the last stone was played; `None` before the first and after a pass.
    pub last_move: Option<Point>,
    /// The line on the board, in order.
    pub log: Vec<LogEntry>,
    /// Whether undo would do something.
    pub can_undo: bool,
    /// Whether redo would do something.
    pub can_redo: bool,
    /// Whether a person may pass now.
    pub can_pass: bool,
    /// Whether a person may resign now.
    pub can_resign: bool,
    /// The points forbidden to Black, while Black is to move under renju.
    pub forbidden: Vec<ForbiddenPoint>,
    /// How the game ended, or `None` while it goes on.
    pub outcome: Option<Outcome>,
    /// The first seat.
    pub first: SeatView,
    /// The second seat.
    pub second: SeatView,
    /// What the opening asks for, until it is over.
    pub opening: Option<OpeningTask>,
    /// What the computer thought of its last action on this line, where it knew.
    pub evaluation: Option<Evaluation>,
}

impl GameView {
    /// The picture of a seat.
    pub const fn seat(&self, seat: Seat) -> &SeatView {
        match seat {
            Seat::First => &self.first,
            Seat::Second => &self.second,
        }
    }
}

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// A person acts: plays, or does what the opening asks for.
    Person {
        /// On which seat.
        seat: Seat,
    },
    /// The computer acts.
    Computer {
        /// On which seat.
        seat: Seat,
    },
    /// Nobody: the game has ended.
    Over,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct LogEntry {
    /// The number among stones and passes, from 1; `None` for what adds neither.
    pub number: Option<u32>,
    /// What was done.
    pub action: Action,
    /// Who did it.
    pub seat: Seat,
    /// The colour of the stone or pass; of a choice or an offer the colour to move.
    pub stone: Stone,
    /// The point as players write it, "H8"; empty without a point.
    pub label: String,
    /// How long it took.
    pub thinking_time: Duration,
}

/// A point that Black must not play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ForbiddenPoint {
    /// Where.
    pub point: Point,
    /// Why.
    pub foul: Foul,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The seat that won, or `None` for a draw.
    pub winner: Option<Seat>,
    /// The colour that won, or `None` for a draw.
    pub winning_stone: Option<Stone>,
    /// Why.
    pub reason: OutcomeReason,
    /// The points of the winning line in order; empty where there is none.
    pub line: Vec<Point>,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OutcomeReason {
    /// A winning line.
    Five,
    /// Black played a forbidden point.
    Foul {
        /// Where.
        point: Point,
        /// What was forbidden about it.
        foul: Foul,
    },
    /// No empty point is left.
    FullBoard,
    /// Both sides passed.
    TwoPasses,
    /// The loser gave up.
    Resignation,
    /// The loser's time ran out.
    Time,
}

/// What belongs to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatView {
    /// Who sits there.
    pub participant: Participant,
    /// The colour that the seat holds now.
    pub stone: Stone,
    /// Its clock, unless the game has none.
    pub clock: Option<ClockReading>,
}

/// What an opening asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningTask {
    /// Who must do it.
    pub seat: Seat,
    /// What it is.
    pub kind: OpeningTaskKind,
    /// The points that are accepted, row by row from the top left; none for a choice.
    pub allowed: Vec<Point>,
    /// The options of a choice, in the order in which menus show them; else none.
    pub choices: Vec<OpeningChoice>,
    /// The fifth moves offered so far, in order.
    pub offered: Vec<Point>,
    /// How many fifth moves must still be offered, the next one included; else 0.
    pub missing: u32,
}

/// The kinds of task of an opening. Points are answered with `play`, choices with `choose`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OpeningTaskKind {
    /// Place a stone of the colour to move on an allowed point.
    Place,
    /// Take one of the choices.
    Choose,
    /// Offer one more fifth move.
    Offer,
    /// Take one of the offered fifth moves.
    Pick,
}

/// What the computer thought.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Evaluation {
    /// Which seat thought so.
    pub seat: Seat,
    /// The chance that this seat wins, from 0 to 1.
    pub win_rate: f32,
    /// The number of log entries at that moment, its own action included.
    pub entry: u32,
}
