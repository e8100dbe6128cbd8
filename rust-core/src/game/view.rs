//! The complete picture of a game, so that a screen computes no rules.

use std::time::Duration;

use super::clock::ClockReading;
use super::config::{GameConfig, Participant};
use super::tree::Action;
use crate::board::{Point, Stone};
use crate::rules::five::Foul;
use crate::rules::go::Counting;
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
    /// The move number of each stone, from 1, passes counted; 0 where none stands, and for handicap
    /// stones.
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
    /// What only Go has; `None` in five in a row.
    pub go: Option<GoView>,
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
    /// Nobody in particular: the stones of a game of Go are marked as dead and alive.
    Scoring,
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
    /// Black's points less White's in half points, where a count decided.
    pub half_points: Option<i32>,
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
    /// Both sides accepted the count.
    Count,
    /// A long cycle, which the rules call no result; nobody wins.
    NoResult,
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
    /// The stones that it has captured so far.
    pub captures: u32,
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

/// What a game of Go shows beyond the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoView {
    /// How far the game is.
    pub phase: GoPhase,
    /// The handicap stones that Black must still place.
    pub handicap_missing: u32,
    /// The point of a ko that was taken just now, where the simple ko rule forbids retaking.
    pub ko: Option<Point>,
    /// The count: while it is discussed, and after a game that it decided.
    pub scoring: Option<Scoring>,
}

/// How far a game of Go is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GoPhase {
    /// Black places handicap stones.
    PlacingHandicap,
    /// The sides move in turn.
    Playing,
    /// Both have passed: dead stones are marked.
    Scoring,
    /// The game has ended.
    Over,
}

/// A count with the marks that it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scoring {
    /// Whether the first proposal of dead stones is still being worked out.
    pub judging: bool,
    /// The stones that count as dead, in reading order.
    pub dead: Vec<Point>,
    /// Whom each point counts for, row by row: 0 nobody, 1 Black, 2 White.
    pub owners: Vec<u8>,
    /// What counts.
    pub counting: Counting,
    /// Black's count.
    pub black: SideCount,
    /// White's count.
    pub white: SideCount,
    /// Black's total less White's, in half points.
    pub half_points: i32,
    /// The result as records write it: "B+3.5", "W+0.5", "0".
    pub result: String,
}

/// The count of one side, with every figure that goes into it. By area, territory, stones, handicap
/// bonus and komi add up to the total; by territory, territory, dead stones, prisoners and komi do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideCount {
    /// Points that the side surrounds, those under the other's dead stones included.
    pub territory: u32,
    /// Its living stones.
    pub stones: u32,
    /// The other side's dead stones, which it takes off the board now.
    pub dead: u32,
    /// The stones that it captured in play.
    pub prisoners: u32,
    /// Points for the other's handicap stones.
    pub handicap_bonus: u32,
    /// The komi in half points; 0 for Black.
    pub komi: i32,
    /// The total in half points.
    pub total: i32,
}
