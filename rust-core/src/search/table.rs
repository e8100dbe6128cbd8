//! The transposition table: what earlier searches found out about a position.

use std::sync::atomic::{AtomicU64, Ordering};

/// How a stored value bounds the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Bound {
    /// The true value is at most this.
    Upper = 1,
    /// The true value is at least this.
    Lower = 2,
    /// The true value.
    Exact = 3,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The best move as a point's index, if one was found.
    pub best: Option<u16>,
    /// The value to the side to move.
    pub value: i16,
    /// The depth of the search that found it, in plies, from -128 to 127.
    pub depth: i8,
    /// How the value bounds the true one.
    pub bound: Bound,
}

/// A table of a fixed size, shared by threads without locks: each slot holds the data and the key
/// mixed with the data, so that a torn write is taken for another position (Hyatt and Mann, 2002).
#[derive(Debug)]
pub struct TranspositionTable {
    slots: Vec<[AtomicU64; 2]>,
    generation: u8,
}

/// The slots that a position may take.
const NEIGHBOURS: usize = 4;
const NO_MOVE: u16 = u16::MAX;

impl TranspositionTable {
    /// An empty table of about `mebibytes` MiB, at least 64 KiB.
    pub fn new(mebibytes: usize) -> Self {
        let count = (mebibytes << 20).max(1 << 16) / size_of::<[AtomicU64; 2]>();
        let count = (count / NEIGHBOURS) * NEIGHBOURS;
        Self { slots: (0..count).map(|_| [AtomicU64::new(0), AtomicU64::new(0)]).collect(), generation: 0 }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        for slot in &mut self.slots {
            *slot[0].get_mut() = 0;
            *slot[1].get_mut() = 0;
        }
        self.generation = 0;
    }

    /// Begins a new search: entries of earlier ones stay, but give way first.
    pub fn age(&mut self) {
        self.generation = self.generation.wrapping_add(1);
    }

    /// What is known of a position.
    pub fn probe(&self, key: u64) -> Option<Entry> {
        self.bucket(key).iter().find_map(|slot| {
            let data = slot[1].load(Ordering::Relaxed);
            (slot[0].load(Ordering::Relaxed) ^ data == key).then(|| unpack(data)).flatten()
        })
    }

    /// Keeps an entry, in the place of the same position's, else of the least useful of its bucket:
    /// of an older search, then of less depth.
    pub fn store(&self, key: u64, entry: Entry) {
        let bucket = self.bucket(key);
        let worth = |slot: &[AtomicU64; 2]| {
            let data = slot[1].load(Ordering::Relaxed);
            let same = data != 0 && slot[0].load(Ordering::Relaxed) ^ data == key;
            let current = (data >> 48) as u8 == self.generation;
            let depth = if data == 0 { i32::MIN } else { i32::from((data >> 32) as i8) };
            (!same, current, depth)
        };
        let Some(slot) = bucket.iter().min_by_key(|slot| worth(slot)) else { return };
        let data = pack(entry, self.generation);
        slot[0].store(key ^ data, Ordering::Relaxed);
        slot[1].store(data, Ordering::Relaxed);
    }

    fn bucket(&self, key: u64) -> &[[AtomicU64; 2]] {
        let buckets = self.slots.len() / NEIGHBOURS;
        let index = ((u128::from(key) * buckets as u128) >> 64) as usize * NEIGHBOURS;
        &self.slots[index..index + NEIGHBOURS]
    }
}

fn pack(entry: Entry, generation: u8) -> u64 {
    u64::from(entry.best.unwrap_or(NO_MOVE))
        | u64::from(entry.value as u16) << 16
        | u64::from(entry.depth as u8) << 32
        | u64::from(entry.bound as u8) << 40
        | u64::from(generation) << 48
}

fn unpack(data: u64) -> Option<Entry> {
    let bound = match (data >> 40) as u8 {
        1 => Bound::Upper,
        2 => Bound::Lower,
        3 => Bound::Exact,
        _ => return None,
    };
    let best = data as u16;
    Some(Entry {
        best: (best != NO_MOVE).then_some(best),
        value: (data >> 16) as i16,
        depth: (data >> 32) as i8,
        bound,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENTRY: Entry = Entry { best: Some(7), value: -31, depth: -3, bound: Bound::Lower };

    #[test]
    fn what_is_stored_is_found() {
        let mut table = TranspositionTable::new(0);
        assert_eq!(table.probe(0), None);
        for key in [0, 1, u64::MAX, 0x1234_5678_9ABC_DEF0] {
            table.store(key, ENTRY);
            assert_eq!(table.probe(key), Some(ENTRY));
            let exact = Entry { best: None, value: i16::MIN, depth: 127, bound: Bound::Exact };
            table.store(key, exact);
            assert_eq!(table.probe(key), Some(exact));
        }
        table.clear();
        assert_eq!(table.probe(1), None);
    }

    #[test]
    fn old_entries_give_way_before_shallow_ones() {
        let mut table = TranspositionTable::new(0);
        for key in 1..=NEIGHBOURS as u64 {
            table.store(key, Entry { depth: 10 + key as i8, ..ENTRY });
        }
        table.age();
        table.store(1, Entry { depth: 1, ..ENTRY });
        table.store(99, ENTRY);
        assert!(table.probe(1).is_some(), "of this search, though shallow");
        assert!(table.probe(99).is_some());
        assert_eq!(table.probe(2), None, "the shallowest of the search before");
    }
}
