//! The tuned numbers of the levels.

use std::time::Duration;

/// No level thinks longer about a move, however slow the device.
pub(super) const LONGEST: Duration = Duration::from_millis(300);

/// Medium's depth in plies.
pub(super) const MEDIUM_DEPTH: u32 = 2;
/// Medium's nodes a move: about what its depth takes on a full board.
pub(super) const MEDIUM_NODES: u64 = 4_000;
/// Hard's depth in plies.
pub(super) const HARD_DEPTH: u32 = 5;
/// Hard's nodes a move: some 50 ms on a phone's core.
pub(super) const HARD_NODES: u64 = 40_000;

/// Up to this many stones a level varies its moves.
pub(super) const OPENING_STONES: usize = 6;
/// How much worse, in the engine's units, a varied move may be.
pub(super) const OPENING_MARGIN: i32 = 40;
/// Nodes that choosing among opening moves may take.
pub(super) const OPENING_NODES: u64 = 4_000;

/// How often, in thousandths, Easy overlooks a row or column for one move.
pub(super) const EASY_OVERLOOKS_STRAIGHT: u32 = 110;
/// How often, in thousandths, Easy overlooks a diagonal: people miss them more often.
pub(super) const EASY_OVERLOOKS_DIAGONAL: u32 = 220;
/// How often, in thousandths, Easy fails to see a five even on a line that it overlooks.
pub(super) const EASY_MISSES_FIVE: u32 = 350;
/// Easy chooses among moves whose promise is at least this share, in thousandths, of the best.
pub(super) const EASY_SHARE: i32 = 900;

/// Depth, in plies, at which hints and heat maps read each candidate.
pub(super) const ADVICE_DEPTH: u32 = 3;
/// Nodes that a hint may take.
pub(super) const ADVICE_NODES: u64 = 60_000;
/// Nodes that an opening decision may take to judge a position.
pub(super) const EVALUATION_NODES: u64 = 3_000;
