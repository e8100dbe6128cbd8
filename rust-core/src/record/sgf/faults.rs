//! Collects what is wrong with a file, and finds out where it stands.

use encoding_rs::{Encoding, UTF_8};

use super::encoding;
use super::warning::{Fault, Warning};
use crate::record::place::Place;

/// The faults of one game by their offset in the bytes that are scanned.
#[derive(Debug, Default)]
pub(super) struct Faults {
    found: Vec<(usize, Fault)>,
    /// Those that are too many to keep.
    omitted: usize,
}

/// The most faults that are kept of a game: a file of noise has one at every other byte.
const MOST: usize = 1000;

impl Faults {
    pub(super) fn add(&mut self, offset: usize, fault: Fault) {
        if self.found.len() < MOST {
            self.found.push((offset, fault));
        } else {
            self.omitted += 1;
        }
    }

    pub(super) fn extend(&mut self, others: Self) {
        others.found.into_iter().for_each(|(offset, fault)| self.add(offset, fault));
        self.omitted += others.omitted;
    }

    pub(super) fn remove(&mut self, fault: &Fault) {
        self.found.retain(|(_, known)| known != fault);
    }
}

/// All warnings of a file, in its order.
#[derive(Debug)]
pub(super) struct Warnings<'a> {
    found: Vec<Warning>,
    omitted: usize,
    locator: Locator<'a>,
}

impl<'a> Warnings<'a> {
    /// For a file that was read as it is, or turned from UTF-16 into UTF-8: then with its own length.
    pub(super) fn new(bytes: &'a [u8], utf16_length: Option<usize>) -> Self {
        let locator = Locator { bytes, at: 0, place: Place::START, last_break: None, utf16_length };
        Self { found: Vec::new(), omitted: 0, locator }
    }

    /// Adds the faults of a game (or of what stands before one); games come in their order.
    pub(super) fn add(&mut self, game: Option<usize>, mut faults: Faults, encoding: &'static Encoding) {
        faults.found.sort_by_key(|&(offset, _)| offset);
        for (offset, fault) in faults.found {
            if self.found.len() < MOST {
                let place = self.locator.find(offset, encoding);
                self.found.push(Warning { game, place, fault });
            } else {
                self.omitted += 1;
            }
        }
        self.omitted += faults.omitted;
    }

    /// The warnings, and how many more there were.
    pub(super) fn finish(self) -> (Vec<Warning>, usize) {
        (self.found, self.omitted)
    }
}

/// Turns offsets into places, walking through the file once.
#[derive(Debug)]
struct Locator<'a> {
    bytes: &'a [u8],
    at: usize,
    place: Place,
    /// The line break just passed: with a different one it is the same break.
    last_break: Option<char>,
    /// The bytes of a file that was UTF-16.
    utf16_length: Option<usize>,
}

impl Locator<'_> {
    /// The place of an offset that is not before the last one asked for.
    fn find(&mut self, offset: usize, encoding: &'static Encoding) -> Place {
        let end = offset.clamp(self.at, self.bytes.len());
        let part = &self.bytes[self.at..end];
        let encoding = if self.utf16_length.is_some() { UTF_8 } else { encoding };
        let (text, _) = encoding::decode(part, encoding);
        for character in text.chars() {
            self.pass(character);
        }
        if self.utf16_length.is_none() {
            self.place.offset += part.len();
        }
        self.at = end;
        self.place
    }

    fn pass(&mut self, character: char) {
        if let Some(length) = self.utf16_length {
            // Half a character at the end became a whole one.
            self.place.offset = length.min(self.place.offset + 2 * character.len_utf16());
        }
        match character {
            '\n' | '\r' if self.last_break.is_some_and(|last| last != character) => self.last_break = None,
            '\n' | '\r' => {
                self.place.line += 1;
                self.place.column = 1;
                self.last_break = Some(character);
            }
            // A byte order mark has no width.
            '\u{FEFF}' => {}
            _ => {
                self.place.column += 1;
                self.last_break = None;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(
        text: &[u8],
        utf16_length: Option<usize>,
        encoding: &'static Encoding,
    ) -> Vec<(usize, usize, usize)> {
        let mut warnings = Warnings::new(text, utf16_length);
        let mut faults = Faults::default();
        let marked = text.iter().enumerate().filter(|&(_, &byte)| byte == b'!');
        marked.for_each(|(offset, _)| faults.add(offset, Fault::TwoMoves));
        warnings.add(Some(1), faults, encoding);
        let (found, _) = warnings.finish();
        found.iter().map(|found| (found.place.offset, found.place.line, found.place.column)).collect()
    }

    #[test]
    fn lines_end_in_four_ways_and_columns_count_characters() {
        let text = "!\n!\r!\r\n!\n\r!\n\n\u{e9}!";
        let expected = [(0, 1, 1), (2, 2, 1), (4, 3, 1), (7, 4, 1), (10, 5, 1), (15, 7, 2)];
        assert_eq!(places(text.as_bytes(), None, UTF_8), expected);
        let (bytes, _, _) = encoding_rs::GBK.encode("\u{53e4}\u{529b}!");
        assert_eq!(places(&bytes, None, encoding_rs::GBK), [(4, 1, 3)]);
    }

    #[test]
    fn offsets_in_utf16_count_two_bytes_a_unit() {
        assert_eq!(places("\u{feff}a!\u{1f600}!".as_bytes(), Some(11), UTF_8), [(4, 1, 2), (10, 1, 4)]);
        // A file of an odd length ends within a character.
        assert_eq!(places("a\u{fffd}!".as_bytes(), Some(3), UTF_8), [(3, 1, 3)]);
    }

    #[test]
    fn what_is_too_much_is_counted() {
        let noise = vec![b'!'; 3 * MOST];
        let mut warnings = Warnings::new(&noise, None);
        let mut faults = Faults::default();
        (0..noise.len()).for_each(|offset| faults.add(offset, Fault::TwoMoves));
        warnings.add(None, faults, UTF_8);
        let (found, omitted) = warnings.finish();
        assert_eq!((found.len(), omitted), (MOST, 2 * MOST));
    }
}
