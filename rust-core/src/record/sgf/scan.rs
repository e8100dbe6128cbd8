//! Finds nodes, properties and values in the bytes of a file, whatever stands between them.

use encoding_rs::Encoding;

use super::encoding;
use super::faults::Faults;
use super::warning::Fault;

/// The longest name of a property that is looked for at the beginning of a game, in bytes.
const LONGEST_NAME: usize = 64;

/// A node as it stands in the file.
#[derive(Debug, Default)]
pub(super) struct RawNode {
    pub(super) offset: usize,
    /// The index of the node above.
    pub(super) parent: Option<usize>,
    pub(super) properties: Vec<RawProperty>,
}

/// A property as it stands in the file.
#[derive(Debug)]
pub(super) struct RawProperty {
    pub(super) offset: usize,
    /// Capital letters and digits.
    pub(super) name: String,
    pub(super) has_small_letters: bool,
    pub(super) values: Vec<RawValue>,
}

/// What stands between brackets, escapes and all.
#[derive(Debug)]
pub(super) struct RawValue {
    pub(super) offset: usize,
    pub(super) text: String,
}

/// What was found from an opening parenthesis to the one that closes it.
#[derive(Debug, Default)]
pub(super) struct Scan {
    /// Parents before children. Several roots are several games.
    pub(super) nodes: Vec<RawNode>,
    /// The first byte after it.
    pub(super) end: usize,
    pub(super) faults: Faults,
    /// Where the first value stands that can't be decoded, and how many there are.
    pub(super) undecodable: Option<(usize, usize)>,
}

/// Where the next game begins at or after `from`: a parenthesis before a node.
pub(super) fn find_game(bytes: &[u8], from: usize) -> Option<usize> {
    let mut at = from;
    loop {
        let start = at + bytes.get(at..)?.iter().position(|&byte| byte == b'(')?;
        let is_between = |byte: u8| byte == b'(' || byte.is_ascii_whitespace();
        at = start + bytes[start..].iter().take_while(|&&byte| is_between(byte)).count();
        let rest = &bytes[at..];
        let name = rest.iter().take(LONGEST_NAME).take_while(|byte| byte.is_ascii_alphanumeric()).count();
        let is_property = name > 0 && rest[..name].iter().any(u8::is_ascii_uppercase);
        if rest.first() == Some(&b';') || is_property && rest.get(name) == Some(&b'[') {
            return Some(start);
        }
    }
}

/// Reads the game whose parenthesis stands at `start`.
pub(super) fn scan(bytes: &[u8], start: usize, encoding: &'static Encoding) -> Scan {
    let mut scanner =
        Scanner { bytes, encoding, at: start, open: Vec::new(), current: None, scan: Scan::default() };
    scanner.run();
    scanner.finish()
}

/// A parenthesis that is open.
struct Open {
    offset: usize,
    /// The node before it.
    before: Option<usize>,
    has_node: bool,
}

struct Scanner<'a> {
    bytes: &'a [u8],
    encoding: &'static Encoding,
    at: usize,
    open: Vec<Open>,
    current: Option<usize>,
    scan: Scan,
}

impl Scanner<'_> {
    fn run(&mut self) {
        while let Some(&byte) = self.bytes.get(self.at) {
            let offset = self.at;
            match byte {
                b'(' => {
                    self.at += 1;
                    self.open.push(Open { offset, before: self.current, has_node: false });
                }
                b')' => {
                    self.at += 1;
                    self.close();
                    if self.open.is_empty() {
                        return;
                    }
                }
                b';' => {
                    self.at += 1;
                    self.begin_node(offset);
                }
                b'[' => {
                    self.read_values();
                    self.scan.faults.add(offset, Fault::ValueWithoutName);
                }
                _ if byte.is_ascii_alphabetic() => self.read_property(),
                _ if byte.is_ascii_whitespace() => self.at += 1,
                _ => self.pass_unexpected(offset),
            }
        }
        self.scan.faults.add(self.bytes.len(), Fault::UnclosedTree);
    }

    fn close(&mut self) {
        let Some(open) = self.open.pop() else { return };
        if !open.has_node {
            self.scan.faults.add(open.offset, Fault::TreeWithoutNode);
        }
        self.current = open.before;
    }

    fn begin_node(&mut self, offset: usize) {
        if let Some(open) = self.open.last_mut() {
            open.has_node = true;
        }
        let node = RawNode { offset, parent: self.current, properties: Vec::new() };
        self.current = Some(self.scan.nodes.len());
        self.scan.nodes.push(node);
    }

    fn read_property(&mut self) {
        let offset = self.at;
        let mut name = String::new();
        let mut has_small_letters = false;
        while let Some(&byte) = self.bytes.get(self.at).filter(|byte| byte.is_ascii_alphanumeric()) {
            if byte.is_ascii_lowercase() {
                has_small_letters = true;
            } else if !(name.is_empty() && byte.is_ascii_digit()) {
                name.push(char::from(byte));
            }
            self.at += 1;
        }
        let name_end = self.at;
        self.pass_blanks();
        if self.bytes.get(self.at) != Some(&b'[') {
            self.at = name_end;
            let fault = if has_small_letters || name.is_empty() {
                let found = String::from_utf8_lossy(&self.bytes[offset..name_end]);
                Fault::UnexpectedText { found: found.chars().take(LONGEST_NAME).collect() }
            } else {
                Fault::PropertyWithoutValue { property: name }
            };
            self.scan.faults.add(offset, fault);
            return;
        }
        let values = self.read_values();
        if name.is_empty() {
            self.scan.faults.add(offset, Fault::ValueWithoutName);
            return;
        }
        if self.at > self.bytes.len() {
            let property = name.clone();
            self.scan.faults.add(self.bytes.len(), Fault::UnclosedValue { property });
        }
        if self.open.last().is_some_and(|open| !open.has_node) {
            self.scan.faults.add(offset, Fault::MissingSemicolon);
            self.begin_node(offset);
        }
        let property = RawProperty { offset, name, has_small_letters, values };
        if let Some(node) = self.current.and_then(|index| self.scan.nodes.get_mut(index)) {
            node.properties.push(property);
        }
    }

    /// Reads the values that follow each other; the first bracket is the next byte. Ends one byte after
    /// the file when the last value isn't closed.
    fn read_values(&mut self) -> Vec<RawValue> {
        let mut values = Vec::new();
        loop {
            let offset = self.at + 1;
            let end = encoding::value_end(self.bytes, offset, self.encoding);
            let (text, is_faulty) = encoding::decode(&self.bytes[offset..end], self.encoding);
            if is_faulty {
                let (first, count) = self.scan.undecodable.unwrap_or((offset, 0));
                self.scan.undecodable = Some((first, count + 1));
            }
            values.push(RawValue { offset, text });
            self.at = end + 1;
            let after_value = self.at;
            self.pass_blanks();
            if self.bytes.get(self.at) != Some(&b'[') {
                self.at = after_value;
                return values;
            }
        }
    }

    fn pass_blanks(&mut self) {
        while self.bytes.get(self.at).is_some_and(u8::is_ascii_whitespace) {
            self.at += 1;
        }
    }

    /// Passes over characters that stand for nothing.
    fn pass_unexpected(&mut self, offset: usize) {
        let means_something = |byte: &u8| {
            byte.is_ascii_alphabetic()
                || byte.is_ascii_whitespace()
                || matches!(byte, b'(' | b')' | b';' | b'[')
        };
        let rest = &self.bytes[offset..];
        let length = rest.iter().position(means_something).unwrap_or(rest.len());
        self.at += length;
        let (text, _) = encoding::decode(&rest[..length.min(LONGEST_NAME)], self.encoding);
        self.scan.faults.add(offset, Fault::UnexpectedText { found: text });
    }

    fn finish(mut self) -> Scan {
        self.scan.end = self.at.min(self.bytes.len());
        // Properties that no semicolon follows at all are no game.
        if let [node] = &self.scan.nodes[..]
            && self.bytes[node.offset] != b';'
        {
            let offset = node.offset;
            self.scan.nodes.clear();
            self.scan.faults.remove(&Fault::MissingSemicolon);
            self.scan.faults.add(offset, Fault::TreeWithoutNode);
        }
        self.scan
    }
}
