//! Reads a file: every game in it, each in its own encoding.

use encoding_rs::{Encoding, GB18030, GBK, ISO_2022_JP, UTF_8, UTF_16BE, UTF_16LE};

use super::build::{Built, build};
use super::encoding;
use super::faults::{Faults, Warnings};
use super::replay::{RecordRules, find_breaches};
use super::root::shorten;
use super::scan::{RawNode, Scan, find_game, scan};
use super::warning::{Fault, Warning};
use crate::record::tree::{GameKind, GameTree, NodeId};
use crate::rules::go::GoRules;

/// What a file holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SgfFile {
    /// The games: at least one.
    pub games: Vec<SgfGame>,
    /// What is wrong with the file, in its order: at most 1,000 faults.
    pub warnings: Vec<Warning>,
    /// How many more faults there are.
    pub omitted_warnings: usize,
}

/// A game of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SgfGame {
    /// The moves with all that was said about them.
    pub tree: GameTree,
    /// The encoding that it was read with, by its name in the Encoding Standard.
    pub encoding: &'static str,
}

/// Why nothing can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SgfError {
    /// Nothing in it looks like a game.
    #[error("no game tree found")]
    NoGame,
    /// A file larger than any record of a game.
    #[error("{bytes} bytes are too many for a record: at most {LARGEST}")]
    TooLarge {
        /// The size of the file.
        bytes: usize,
    },
}

/// The largest file that is read, in bytes; large collections of openings have a third of it.
const LARGEST: usize = 16 * 1024 * 1024;

/// How many times the length of a file may be scanned again to find out its encodings. Twice a game is
/// usual; only a file made to be slow asks for more.
const RESCANS: usize = 8;

/// Reads the games of a file. What is damaged is named in warnings, and the rest is read. Moves are
/// judged by the rules that each game names.
///
/// # Errors
/// When the file holds no game or is too large.
pub fn read(bytes: &[u8]) -> Result<SgfFile, SgfError> {
    read_under(bytes, None)
}

/// The same with all games of Go judged by one rule set.
///
/// # Errors
/// When the file holds no game or is too large.
pub fn read_under(bytes: &[u8], rules: Option<GoRules>) -> Result<SgfFile, SgfError> {
    if bytes.len() > LARGEST {
        return Err(SgfError::TooLarge { bytes: bytes.len() });
    }
    if let Some((encoding, text)) = encoding::read_utf16(bytes) {
        let warnings = Warnings::new(text.as_bytes(), Some(bytes.len()));
        return Reader::new(text.as_bytes(), Some(encoding), rules, warnings).read();
    }
    let marked = bytes.starts_with(BOM).then_some(UTF_8);
    Reader::new(bytes, marked, rules, Warnings::new(bytes, None)).read()
}

/// The byte order mark in UTF-8.
const BOM: &[u8] = b"\xEF\xBB\xBF";

struct Reader<'a> {
    bytes: &'a [u8],
    /// The encoding of the whole file when its first bytes tell.
    marked: Option<&'static Encoding>,
    /// The rules of Go instead of those that the games name.
    rules: Option<GoRules>,
    warnings: Warnings<'a>,
    games: Vec<SgfGame>,
    /// The bytes that may still be scanned a second time.
    rescans: usize,
}

impl<'a> Reader<'a> {
    /// For bytes that extend ASCII; a file in UTF-16 has been turned into UTF-8.
    fn new(
        bytes: &'a [u8],
        marked: Option<&'static Encoding>,
        rules: Option<GoRules>,
        warnings: Warnings<'a>,
    ) -> Self {
        Self { bytes, marked, rules, warnings, games: Vec::new(), rescans: RESCANS * bytes.len() }
    }

    fn read(mut self) -> Result<SgfFile, SgfError> {
        let mut at = 0;
        while let Some(start) = find_game(self.bytes, at) {
            self.pass_text(at, start);
            at = self.read_tree(start);
        }
        self.pass_text(at, self.bytes.len());
        if self.games.is_empty() {
            return Err(SgfError::NoGame);
        }
        let (warnings, omitted_warnings) = self.warnings.finish();
        Ok(SgfFile { games: self.games, warnings, omitted_warnings })
    }

    /// Names text that stands outside of the games.
    fn pass_text(&mut self, from: usize, to: usize) {
        let mut from = from;
        if self.bytes[from..to].starts_with(BOM) {
            from += BOM.len();
        }
        let is_text = |byte: &u8| !byte.is_ascii_whitespace();
        if let Some(blanks) = self.bytes[from..to].iter().position(is_text) {
            let mut faults = Faults::default();
            faults.add(from + blanks, Fault::TextOutside);
            self.warnings.add(None, faults, UTF_8);
        }
    }

    /// Reads the tree at `start`, which usually is one game, and returns where it ends.
    fn read_tree(&mut self, start: usize) -> usize {
        let (encoding, scanned) = self.scan(start);
        let Scan { nodes, end, mut faults, .. } = scanned;
        let games = by_root(nodes);
        let number = self.games.len() + 1;
        let game = (!games.is_empty()).then_some(number);
        for nodes in games {
            let Built { tree, offsets } = build(nodes, &mut faults);
            for (id, fault) in self.judge(&tree) {
                faults.add(offsets.get(id.index()).copied().unwrap_or(start), fault);
            }
            let encoding = self.marked.unwrap_or(encoding).name();
            self.games.push(SgfGame { tree, encoding });
        }
        self.warnings.add(game, faults, encoding);
        end
    }

    fn judge(&self, tree: &GameTree) -> Vec<(NodeId, Fault)> {
        let rules = match (tree.kind(), self.rules) {
            (GameKind::Go, Some(rules)) => Some(RecordRules::Go(rules)),
            _ => RecordRules::of(tree),
        };
        rules.map_or_else(Vec::new, |rules| find_breaches(tree, rules))
    }

    /// Scans a tree in the encoding that suits it.
    fn scan(&mut self, start: usize) -> (&'static Encoding, Scan) {
        let declared = encoding::declared(self.bytes, start);
        let mut faults = Faults::default();
        let known = declared.as_ref().and_then(|(offset, label)| {
            let known = encoding::by_label(label);
            if known.is_none() {
                faults.add(*offset, Fault::UnknownEncoding { label: shorten(label) });
            }
            known
        });
        let place = declared.map_or(start, |(offset, _)| offset);
        // A file in UTF-16 is UTF-8 by now.
        let first = if self.marked.is_some() { UTF_8 } else { known.unwrap_or(UTF_8) };
        let (used, mut scanned) = self.scan_twice(start, first);
        let real = self.marked.unwrap_or(used);
        if let Some(declared) = known.filter(|&declared| !is_same(declared, real)) {
            faults.add(place, Fault::EncodingOverruled { declared: declared.name(), used: real.name() });
        }
        if let Some((offset, _)) = scanned.undecodable {
            faults.add(offset, Fault::Undecodable { encoding: real.name() });
        }
        scanned.faults.extend(faults);
        (used, scanned)
    }

    /// Scans a tree, and if its encoding turns out to be wrong scans it in a better one.
    fn scan_twice(&mut self, start: usize, encoding: &'static Encoding) -> (&'static Encoding, Scan) {
        let first = scan(self.bytes, start, encoding);
        let faulty = |scan: &Scan| scan.undecodable.map_or(0, |(_, count)| count);
        let extends_ascii = encoding.is_ascii_compatible() || encoding == ISO_2022_JP;
        let is_readable = extends_ascii && faulty(&first) == 0;
        let length = first.end - start;
        if is_readable || self.marked.is_some() || self.rescans < length {
            return (encoding, first);
        }
        let detected = encoding::detect(&self.bytes[start..first.end]);
        if detected == encoding {
            return (encoding, first);
        }
        let second = scan(self.bytes, start, detected);
        self.rescans = self.rescans.saturating_sub(length.max(second.end - start));
        if !extends_ascii || faulty(&second) < faulty(&first) {
            (detected, second)
        } else {
            (encoding, first)
        }
    }
}

/// Whether two encodings go by one name or read alike: GBK is read as its successor, and "UTF-16" leaves
/// the order of bytes open.
fn is_same(one: &'static Encoding, other: &'static Encoding) -> bool {
    let family = |encoding| match encoding {
        _ if encoding == GBK => GB18030,
        _ if encoding == UTF_16BE => UTF_16LE,
        _ => encoding,
    };
    family(one) == family(other)
}

/// The nodes of each game: a tree whose first parenthesis holds no node may be several.
fn by_root(nodes: Vec<RawNode>) -> Vec<Vec<RawNode>> {
    let mut games: Vec<Vec<RawNode>> = Vec::new();
    let mut first = 0;
    for (index, mut node) in nodes.into_iter().enumerate() {
        if let (Some(parent), Some(game)) = (node.parent, games.last_mut()) {
            node.parent = Some(parent - first);
            game.push(node);
        } else {
            first = index;
            games.push(vec![node]);
        }
    }
    games
}
