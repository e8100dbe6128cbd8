//! Random numbers that are the same on every machine.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// A seeded generator: xoshiro256++ (Blackman and Vigna, 2019).
#[derive(Clone, Debug)]
pub struct Random(Xoshiro256PlusPlus);

impl Random {
    /// The generator of a seed.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// The next 64 random bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number from 0 to `bound - 1`; 0 when `bound` is 0. Bias below `bound / 2^64`
    /// (Lemire's multiplication without the rejection).
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.next_u64()) * bound as u128) >> 64) as usize
    }

    /// True once in `of` times on average; always for `of` 0 and 1.
    pub fn one_in(&mut self, of: usize) -> bool {
        self.below(of) == 0
    }

    /// True with a chance of `thousandths / 1000`.
    pub fn chance(&mut self, thousandths: u32) -> bool {
        self.below(1000) < thousandths as usize
    }

    /// An index drawn in proportion to its weight; `None` when all weights are 0 or there is none.
    pub fn weighted(&mut self, weights: impl Iterator<Item = u32> + Clone) -> Option<usize> {
        let total: usize = weights.clone().map(|weight| weight as usize).sum();
        if total == 0 {
            return None;
        }
        let mut left = self.below(total);
        for (index, weight) in weights.enumerate() {
            if left < weight as usize {
                return Some(index);
            }
            left -= weight as usize;
        }
        None
    }

    /// Puts a slice into a random order (Fisher and Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_fixes_the_sequence() {
        // xoshiro256++ seeded by SplitMix64, as the crate's documentation gives it for seed 0.
        let mut random = Random::new(0);
        assert_eq!(random.next_u64(), 5_987_356_902_031_041_503);
    }

    #[test]
    fn weights_are_kept() {
        let mut random = Random::new(7);
        let mut counts = [0; 3];
        for _ in 0..6000 {
            counts[random.weighted([1, 0, 2].into_iter()).unwrap()] += 1;
        }
        assert_eq!(counts[1], 0);
        assert!((1800..2200).contains(&counts[0]), "{counts:?}");
        assert_eq!(random.weighted([0, 0].into_iter()), None);
    }

    #[test]
    fn a_shuffle_keeps_every_item() {
        let mut random = Random::new(3);
        let mut items: Vec<usize> = (0..50).collect();
        random.shuffle(&mut items);
        assert_ne!(items, (0..50).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..50).collect::<Vec<_>>());
    }
}
