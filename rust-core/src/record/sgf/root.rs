//! What the root says about how to read a game: which game, which board, which version.

use super::faults::Faults;
use super::scan::{RawNode, RawProperty};
use super::text;
use super::vocabulary::Content;
use super::warning::Fault;
use crate::board::Size;
use crate::record::letters;
use crate::record::property::Value;
use crate::record::tree::GameKind;

/// The properties of the root that the tree holds in fields of its own or that go without saying.
pub(super) const HELD: [&str; 4] = ["FF", "GM", "SZ", "CA"];

/// The head of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Head {
    pub(super) kind: GameKind,
    /// `None` for a board that Tengen has not.
    pub(super) size: Option<Size>,
    /// The version of SGF.
    pub(super) version: u32,
}

/// The newest version.
const NEWEST: u32 = 4;

/// The sides of Go and of five in a row when the file names none.
const GO: u32 = 19;
const FIVE: u32 = 15;

/// Reads the head of a game from its nodes, the root first.
pub(super) fn read(nodes: &[RawNode], faults: &mut Faults) -> Head {
    let version = version(nodes, faults);
    let kind = kind(nodes, faults);
    Head { kind, size: size(kind, nodes, faults), version }
}

fn find<'a>(nodes: &'a [RawNode], name: &str) -> Option<&'a RawProperty> {
    nodes.first()?.properties.iter().find(|property| property.name == name)
}

/// The trimmed text of a property's first value, with its place.
fn value(nodes: &[RawNode], name: &str) -> Option<(usize, String)> {
    let value = find(nodes, name)?.values.first()?;
    Some((value.offset, value.text.trim().to_owned()))
}

fn version(nodes: &[RawNode], faults: &mut Faults) -> u32 {
    // SGF without FF is of the first version.
    let Some((offset, text)) = value(nodes, "FF") else { return 1 };
    if let Ok(version @ 1..=NEWEST) = text.parse() {
        return version;
    }
    faults.add(offset, Fault::UnknownVersion { version: shorten(&text) });
    NEWEST
}

fn kind(nodes: &[RawNode], faults: &mut Faults) -> GameKind {
    let Some((offset, text)) = value(nodes, "GM") else { return GameKind::Go };
    let Ok(number) = text.parse() else {
        faults.add(offset, Fault::BadValue { property: "GM".to_owned(), value: shorten(&text) });
        return GameKind::Go;
    };
    let kind = GameKind::from_number(number);
    if matches!(kind, GameKind::Other(_)) {
        faults.add(offset, Fault::UnknownGame { number });
    }
    kind
}

fn size(kind: GameKind, nodes: &[RawNode], faults: &mut Faults) -> Option<Size> {
    let usual = match kind {
        GameKind::Go => Size::square(GO).ok()?,
        GameKind::Five => Size::square(if longest_reach(nodes) > FIVE { GO } else { FIVE }).ok()?,
        GameKind::Other(_) => return None,
    };
    let Some((offset, value)) = value(nodes, "SZ") else {
        if kind == GameKind::Five {
            faults.add(nodes.first().map_or(0, |root| root.offset), Fault::MissingSize { used: usual });
        }
        return Some(usual);
    };
    let Some((width, height)) = sides(&value) else {
        faults.add(offset, Fault::BadSize { value: shorten(&value), used: usual });
        return Some(usual);
    };
    if value.contains(':') && width == height {
        faults.add(offset, Fault::BadValue { property: "SZ".to_owned(), value: shorten(&value) });
    }
    let size = Size::new(width, height).ok();
    if size.is_none() {
        faults.add(offset, Fault::LargeSize { width, height });
    }
    size
}

/// The two sides that "19", "13:9" and, though wrong, "19x19" name; `None` for what letters can't name.
fn sides(text: &str) -> Option<(u32, u32)> {
    let (width, height) = text.split_once([':', 'x']).unwrap_or((text, text));
    let side = |text: &str| text.trim().parse().ok().filter(|side| (1..=letters::LONGEST).contains(side));
    Some((side(width)?, side(height)?))
}

/// The side of the smallest square board that has all the moves.
fn longest_reach(nodes: &[RawNode]) -> u32 {
    let moves = nodes
        .iter()
        .flat_map(|node| &node.properties)
        .filter(|property| matches!(property.name.as_str(), "B" | "W" | "AB" | "AW"));
    let points = moves.flat_map(|property| &property.values).filter_map(|value| {
        match text::read(&value.text, Content::Points).0 {
            Value::Text(text) | Value::Pair(_, text) => letters::read_pair(&text),
        }
    });
    // A pass may be written as the point tt.
    let points = points.filter(|&point| point != (19, 19));
    points.map(|(column, row)| column.max(row) + 1).max().unwrap_or(0)
}

/// At most 40 characters of a value, for a warning.
pub(super) fn shorten(text: &str) -> String {
    text.chars().take(40).collect()
}
