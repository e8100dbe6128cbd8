//! What the search leaves out or reads less deeply, and by how much: the numbers and their sources.
//!
//! All margins are [`Value`]s. They were set by matches against the version before, which
//! docs/measurements.md lists.

use once_cell::sync::OnceCell;

use super::value::Value;

/// Up to this depth a position far above the window counts as good enough.
const STANDING_DEPTH: i32 = 3;
/// How far above, for each ply left.
const STANDING_MARGIN: Value = 150;
/// Up to this depth a position far below the window is only read for a row of fours.
const RAZOR_DEPTH: i32 = 2;
/// How far below, for each ply left.
const RAZOR_MARGIN: Value = 250;
/// Up to this depth quiet moves of a position below the window are left out.
const FUTILITY_DEPTH: i32 = 4;
/// How far below, for each ply left.
const FUTILITY_MARGIN: Value = 120;
/// Up to this depth only so many quiet moves are looked at.
const COUNT_DEPTH: i32 = 4;
/// The largest depth and place in the list that the table of reductions knows.
const LARGEST: usize = 64;

/// Whether a position stands so far above the window that reading on is needless.
pub(super) const fn stands(value: Value, beta: Value, depth: i32) -> bool {
    depth <= STANDING_DEPTH && value - STANDING_MARGIN * depth >= beta
}

/// Whether a position lies so far below the window that only a row of fours could save it.
pub(super) const fn is_razored(value: Value, alpha: Value, depth: i32) -> bool {
    depth <= RAZOR_DEPTH && value + RAZOR_MARGIN * depth <= alpha
}

/// Whether a quiet move can hardly bring the value back into the window.
pub(super) const fn is_futile(value: Value, alpha: Value, depth: i32) -> bool {
    depth <= FUTILITY_DEPTH && value + FUTILITY_MARGIN * depth <= alpha
}

/// Whether a quiet move comes too late in the list, counted from 0, to be looked at.
pub(super) const fn is_late(depth: i32, index: usize) -> bool {
    depth <= COUNT_DEPTH && index >= (4 + 2 * depth * depth) as usize
}

/// How many plies less the quiet move at a place in the list, counted from 0, is read at first:
/// growing with the logarithms of both, as in Stockfish.
pub(super) fn reduction(depth: i32, index: usize) -> i32 {
    static TABLE: OnceCell<Vec<u8>> = OnceCell::new();
    let table = TABLE.get_or_init(|| {
        let logarithm = |number: usize| libm::log((number.max(1)) as f64);
        (0..LARGEST * LARGEST)
            .map(|at| (0.3 + logarithm(at / LARGEST) * logarithm(at % LARGEST + 1) / 2.0) as u8)
            .collect()
    });
    let (depth, index) = ((depth.max(0) as usize).min(LARGEST - 1), index.min(LARGEST - 2));
    i32::from(table[depth * LARGEST + index])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reductions_grow_with_depth_and_place() {
        assert_eq!(reduction(1, 40), 0);
        assert_eq!(reduction(9, 0), 0);
        assert!(reduction(8, 12) > reduction(4, 4));
        assert!(reduction(1_000, 1_000) < 20);
    }
}
