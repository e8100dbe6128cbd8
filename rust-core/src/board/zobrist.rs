//! Keys of positions after Zobrist: a fixed random number for each stone on each point.

use super::{MAX_SIDE, Point, Stone};

const POINTS: usize = MAX_SIDE as usize * MAX_SIDE as usize;

/// The next output of `SplitMix64` (Steele, Lea, Flood, 2014) for a counter.
const fn split_mix(index: u64) -> u64 {
    let mut z = index.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

static STONES: [[u64; POINTS]; 2] = {
    let mut table = [[0; POINTS]; 2];
    let mut index = 0;
    while index < POINTS {
        table[0][index] = split_mix(2 * index as u64);
        table[1][index] = split_mix(2 * index as u64 + 1);
        index += 1;
    }
    table
};

/// The key of a stone on a point; the same on every machine and in every version.
pub fn key_of_stone(point: Point, stone: Stone) -> u64 {
    STONES[stone.index()][point.index()]
}

/// The key of the side to move: 0 for Black.
pub const fn key_of_side(to_move: Stone) -> u64 {
    match to_move {
        Stone::Black => 0,
        Stone::White => split_mix(2 * POINTS as u64),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_keys_differ_and_stay() {
        let mut keys: Vec<u64> = STONES.iter().flatten().copied().collect();
        keys.push(key_of_side(Stone::White));
        let count = keys.len();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), count);
        // The first output of SplitMix64 for the seed 0, as published with the generator.
        assert_eq!(key_of_stone(Point::from_index(0), Stone::Black), 0xE220_A839_7B1D_CDAF);
    }
}
