//! The complete picture of a game.

use std::time::Duration;

use super::config::{GameConfig, Participant, Seat, Stone};
use super::mirrored;
use super::scoring::GoView;
use crate::{game, rules};

/// What a screen shows. Points are row-major indices from the top left.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
#[allow(clippy::struct_excessive_bools, reason = "each is one thing on the screen, and all combine")]
pub struct GameView {
    /// What an intent on this picture must carry.
    pub revision: u64,
    /// What the game was set up with; the seed moves on with each restart.
    pub config: GameConfig,
    /// The points, row by row from the top left: 0 empty, 1 black, 2 white.
    pub cells: Vec<u8>,
    /// The move number of each stone, from 1, passes counted; 0 where none stands, and for handicap
    /// stones. Two bytes a point, the higher first:
    /// bytes cross at once, a list number by number.
    pub numbers: Vec<u8>,
    /// Whose turn it is.
    pub turn: Turn,
    /// The colour of the next stone.
    pub to_move: Stone,
    /// Whether the computer works on its action at this moment.
    pub thinking: bool,
    /// Whether the computer gave no legal action and waits for an undo, a restart or the app's return.
    pub opponent_failed: bool,
    /// Whether the app is at the game; else clock and thinking stand still and nothing is accepted.
    pub active: bool,
    /// Where the last stone was played; none before the first and after a pass.
    pub last_move: Option<u32>,
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
    /// How the game ended; none while it goes on.
    pub outcome: Option<Outcome>,
    /// The first seat.
    pub first: SeatView,
    /// The second seat.
    pub second: SeatView,
    /// What the opening asks for, until it is over.
    pub opening: Option<OpeningTask>,
    /// What the computer thought of its last action on this line, where it knew.
    pub evaluation: Option<Evaluation>,
    /// What only Go has; none in five in a row.
    pub go: Option<GoView>,
}

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
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

/// One step of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum GameAction {
    /// A stone.
    Place {
        /// Where.
        point: u32,
    },
    /// No stone.
    Pass,
    /// A choice that an opening asks for.
    Choose {
        /// What was chosen.
        choice: OpeningChoice,
    },
    /// A fifth move offered; it is not on the board yet.
    Offer {
        /// Where.
        point: u32,
    },
    /// One of the offered fifth moves taken.
    Pick {
        /// Where.
        point: u32,
    },
    /// A seat gave the game up.
    Resign {
        /// Which.
        seat: Seat,
    },
    /// The time of the seat to act was over.
    FlagFall,
    /// Both sides accepted the count of a game of Go.
    Agree,
    /// Play went on after both sides had passed.
    Resume,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct LogEntry {
    /// The number among stones and passes, from 1; none for what adds neither.
    pub number: Option<u32>,
    /// What was done.
    pub action: GameAction,
    /// Who did it.
    pub seat: Seat,
    /// The colour of the stone or pass; of a choice or an offer the colour to move.
    pub stone: Stone,
    /// The point as players write it, "H8"; empty without a point.
    pub label: String,
    /// How long it took.
    pub thinking_time: Duration,
}

mirrored! {
    /// Why a point is forbidden to Black.
    Foul = rules::five::Foul {
        /// Two or more open threes at once.
        DoubleThree,
        /// Two or more fours at once.
        DoubleFour,
        /// Six or more in a row.
        Overline,
    }
}

/// A point that Black must not play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct ForbiddenPoint {
    /// Where.
    pub point: u32,
    /// Why.
    pub foul: Foul,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Outcome {
    /// The seat that won; none for a draw.
    pub winner: Option<Seat>,
    /// The colour that won; none for a draw.
    pub winning_stone: Option<Stone>,
    /// Why.
    pub reason: OutcomeReason,
    /// The points of the winning line in order; empty where there is none.
    pub line: Vec<u32>,
    /// Black's points less White's in half points, where a count decided.
    pub half_points: Option<i32>,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum OutcomeReason {
    /// A winning line.
    Five,
    /// Black played a forbidden point.
    ForbiddenMove {
        /// Where.
        point: u32,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
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

/// What a side's clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct ClockReading {
    /// The time left: of the move, of the main time, or of the period.
    pub remaining: Duration,
    /// The periods left in byo-yomi, the one that runs included, else 0.
    pub periods: u32,
    /// The stones still due in a Canadian period, else 0.
    pub stones: u32,
    /// Whether `remaining` is that of a period.
    pub in_period: bool,
    /// Whether this clock runs now.
    pub running: bool,
}

/// What an opening asks for.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct OpeningTask {
    /// Who must do it.
    pub seat: Seat,
    /// What it is.
    pub kind: OpeningTaskKind,
    /// The points that are accepted, row by row from the top left; none for a choice.
    pub allowed: Vec<u32>,
    /// The options of a choice, in the order in which menus show them; else none.
    pub choices: Vec<OpeningChoice>,
    /// The fifth moves offered so far, in order.
    pub offered: Vec<u32>,
    /// How many fifth moves must still be offered, the next one included; else 0.
    pub missing: u32,
}

mirrored! {
    /// The kinds of task of an opening. Points are answered with `play`, choices with `choose`.
    OpeningTaskKind = game::OpeningTaskKind {
        /// Place a stone of the colour to move on an allowed point.
        Place,
        /// Take one of the choices.
        Choose,
        /// Offer one more fifth move.
        Offer,
        /// Take one of the offered fifth moves.
        Pick,
    }
}

/// An option of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum OpeningChoice {
    /// Hold this colour from now on.
    Play {
        /// The colour.
        stone: Stone,
    },
    /// Place a white and a black stone, and leave the choice of colour to the other (swap2).
    PlaceTwoMore,
    /// Hold Black and offer ten fifth moves (Taraguchi-10).
    OfferTen,
    /// There will be this many fifth moves (Soosorv-8).
    FifthMoves {
        /// From 1 to 8.
        count: u8,
    },
}

/// What the computer thought.
#[derive(Clone, Copy, Debug, PartialEq, uniffi::Record)]
pub struct Evaluation {
    /// Which seat thought so.
    pub seat: Seat,
    /// The chance that this seat wins, from 0 to 1.
    pub win_rate: f32,
    /// The number of log entries at that moment, its own action included.
    pub entry: u32,
}
