//! The engine's tuned numbers.

/// How playouts choose, how the tree weighs, and when the engine passes and resigns.
///
/// Values whose source is "guess" have not been measured against others.
#[derive(Clone, Debug, PartialEq)]
pub struct Parameters {
    /// The weight of the unknown in UCB1 without RAVE: 1.4 (near the root of 2, Auer 2002) to 2.0.
    pub exploration: f32,
    /// The weight of the unknown with RAVE; near zero (Gelly and Silver 2011).
    pub rave_exploration: f32,
    /// The visits at which a move's own results weigh as much as RAVE's. 0 turns RAVE off.
    pub rave_equivalence: f32,
    /// Visits of a node before its moves become nodes; guess, saves memory.
    pub expand_at: u32,
    /// Visits worth of an even result that a new move begins with; Fuego and Pachi have about as many.
    pub prior_even: u32,
    /// Visits worth of wins for a capture, an escape or an atari beside the last move; guess.
    pub prior_tactical: u32,
    /// Visits worth of wins for a pattern beside the last moves; guess.
    pub prior_pattern: u32,
    /// Visits worth of losses for a self-atari; guess.
    pub prior_self_atari: u32,
    /// Visits worth of losses for the first line away from stones; half of it for the second; as
    /// wins for the third and fourth; guess.
    pub prior_line: u32,
    /// Visits worth of wins for a point two or less from the last move; guess.
    pub prior_near: u32,
    /// Visits worth of losses for a pass; guess.
    pub prior_pass: u32,
    /// The chance in thousandths that a playout looks for captures and escapes beside the last move.
    pub capture_chance: u32,
    /// The chance in thousandths that it looks for ataris on the last stone's chain; guess.
    pub atari_chance: u32,
    /// The chance in thousandths that it looks for patterns around the last two moves.
    pub pattern_chance: u32,
    /// The longest playout, in moves for each point of the board.
    pub longest_playout: usize,
    /// Playouts that decide whether anything is left to play for.
    pub settling_playouts: u32,
    /// The share of playouts, in thousandths, in which a settled point has the same owner.
    pub settled: i32,
    /// Playouts at most that look for points where the game is decided; guess.
    pub point_playouts: u64,
    /// The share of wins below which a game is hopeless.
    pub hopeless: f32,
    /// How surely, in thousandths, the other side must have a chain's points for it to be dead.
    pub dead: i32,
    /// The playouts that a judgement of dead stones takes.
    pub judging_playouts: u32,
}

impl Default for Parameters {
    fn default() -> Self {
        Self {
            exploration: 1.4,
            rave_exploration: 0.02,
            rave_equivalence: 3000.0,
            expand_at: 4,
            prior_even: 14,
            prior_tactical: 20,
            prior_pattern: 8,
            prior_self_atari: 20,
            prior_line: 8,
            prior_near: 5,
            prior_pass: 20,
            capture_chance: 900,
            atari_chance: 300,
            pattern_chance: 900,
            longest_playout: 3,
            settling_playouts: 300,
            settled: 900,
            point_playouts: 2000,
            hopeless: 0.08,
            dead: 300,
            judging_playouts: 2000,
        }
    }
}
